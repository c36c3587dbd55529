"""The pictures of Era of Inventions: the board, one piece, one player's mat, the score sheet."""

from render.era_of_inventions.board import board
from render.era_of_inventions.card import card
from render.era_of_inventions.mat import mat
from render.era_of_inventions.score import score

__all__ = ["board", "card", "mat", "score"]
