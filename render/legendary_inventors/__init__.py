"""The pictures of Legendary Inventors: the board, one team in full, and the score sheet."""

from render.legendary_inventors.board import board
from render.legendary_inventors.mat import mat
from render.legendary_inventors.score import score

__all__ = ["board", "mat", "score"]
