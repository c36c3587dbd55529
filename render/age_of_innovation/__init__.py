"""The pictures of Age of Innovation: the map, the displays, one player's mat, and the score sheet."""

from render.age_of_innovation.board import board

__all__ = ["board"]
