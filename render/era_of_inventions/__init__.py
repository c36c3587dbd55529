"""The pictures of Era of Inventions: the board, one player's mat, and the score sheet."""

from render.era_of_inventions.board import board
from render.era_of_inventions.mat import mat
from render.era_of_inventions.score import score

__all__ = ["board", "mat", "score"]
