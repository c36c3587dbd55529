"""Legendary Inventors: teams of scholars fill inventions with cubes of knowledge over three ages."""

from games.legendary_inventors.rules import GAME

__all__ = ["GAME"]
