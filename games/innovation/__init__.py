"""Innovation: piles of inventions, shared and demanded effects, achievements from ten ages."""

from games.innovation.rules import Innovation

GAME = Innovation()

__all__ = ["GAME"]
