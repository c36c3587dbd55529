"""The pictures of Inventors of the South Tigris: the main board, a player's mat, the score sheet."""

from render.south_tigris.board import board
from render.south_tigris.mat import mat
from render.south_tigris.score import score

__all__ = ["board", "mat", "score"]
