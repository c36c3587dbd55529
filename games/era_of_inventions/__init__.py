"""Era of Inventions: worker placement with markets, patents and a shared influence track."""

from games.era_of_inventions.game import EraOfInventions

GAME = EraOfInventions()

__all__ = ["GAME"]
