"""The pictures of Age of Innovation: the map, the displays, one player's mat, the score sheet, and cards."""

from render.age_of_innovation.board import board
from render.age_of_innovation.card import card
from render.age_of_innovation.display import display
from render.age_of_innovation.mat import mat
from render.age_of_innovation.score import score

__all__ = ["board", "card", "display", "mat", "score"]
