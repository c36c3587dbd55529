"""What the icons of a picture mean, in words: the same table in the pictures of all games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import INK, SHEET, SOFT
from render.kit.layers import tile
from render.kit.text import Role, TextStyle
from render.kit.words import Rich

Meaning = tuple[Rich, str]
"""An icon and what it means."""
LINE = 1.7
"""How high a line is, in heights of its words."""
EDGE = 8.0


def legend_height(count: int, columns: int, size: float) -> float:
    """How high a legend of so many icons is, its words so large."""
    return ceil(count / columns) * size * LINE + 2 * EDGE


def legend(canvas: Canvas, box: Box, meanings: Sequence[Meaning], columns: int, size: float) -> None:
    """Draw every icon with its meaning, column by column."""
    face = partial(_face, meanings=meanings, columns=columns, size=size)
    tile(canvas, box, ("legend", tuple(meanings), columns, size), face, EDGE)


def _face(canvas: Canvas, box: Box, meanings: Sequence[Meaning], columns: int, size: float) -> None:
    canvas.rect(box, SHEET, SOFT, 1.5, EDGE)
    rows = ceil(len(meanings) / columns)
    cells = [column.rows(rows) for column in box.inset(10, EDGE).columns(columns, 12)]
    for place, (icon, meaning) in enumerate(meanings):
        mark, rest = cells[place // rows][place % rows].cut_left(size * 1.82, 6)
        canvas.text(mark, icon, TextStyle(Face.NUMBER, Role.NOTE, size * 1.09, INK, "centre", lines=1))
        canvas.text(rest, meaning, TextStyle(Face.LABEL, Role.NOTE, size, SOFT, lines=1))
