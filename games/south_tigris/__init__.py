"""Inventors of the South Tigris with Era of Experts."""

from games.south_tigris.rules import SouthTigris

GAME = SouthTigris()
