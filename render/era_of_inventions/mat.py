"""One player in full."""

from __future__ import annotations

from render.era_of_inventions.board import board


def mat(scene, seat):  # type: ignore
    return board(scene)
