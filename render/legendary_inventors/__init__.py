"""The pictures of Legendary Inventors: the board, one team in full, one piece, the score sheet."""

from render.legendary_inventors.board import board
from render.legendary_inventors.card import card
from render.legendary_inventors.look import seat_inks
from render.legendary_inventors.mat import mat
from render.legendary_inventors.score import score

__all__ = ["board", "card", "mat", "score", "seat_inks"]
