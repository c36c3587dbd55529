"""The pictures of Inventors of the South Tigris: board, mat, hand, score sheet, single components."""

from render.south_tigris.board import board
from render.south_tigris.card import card
from render.south_tigris.hand import hand
from render.south_tigris.mat import mat
from render.south_tigris.score import score

__all__ = ["board", "card", "hand", "mat", "score"]
