"""The pictures of Innovation: the board, one player in full, the own hand, one card, the score sheet."""

from render.innovation.board import board
from render.innovation.card import card
from render.innovation.hand import hand
from render.innovation.mat import mat
from render.innovation.score import score

__all__ = ["board", "card", "hand", "mat", "score"]
