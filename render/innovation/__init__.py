"""The pictures of Innovation: the board, one player in full, the own hand, one card."""

from render.innovation.board import board




__all__ = ["board"]
