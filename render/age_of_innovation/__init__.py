"""The pictures of Age of Innovation: the map, the displays, one player's mat, and the score sheet."""

from render.age_of_innovation.board import board
from render.age_of_innovation.display import display
from render.age_of_innovation.mat import mat
from render.age_of_innovation.score import score

__all__ = ["board", "display", "mat", "score"]
