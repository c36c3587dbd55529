"""What the icons of a picture mean, in words: the same table in the pictures of all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import INK, SHEET, SOFT
from render.kit.layers import tile
from render.kit.text import Role, TextStyle
from render.kit.words import Rich

if TYPE_CHECKING:
    from render.scene import Scene

TYPE = 25.0
"""The size of the words, in units."""
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


@dataclass(frozen=True)
class Legend:
    """All icons of a game with the messages that say what they mean, in columns by the kind of sheet."""

    icons: tuple[tuple[Rich, str], ...]
    full: int
    narrow: int = 4
    large: int = 2

    def height(self, scene: Scene) -> float:
        """How high the legend is."""
        return legend_height(len(self.icons), self._columns(scene), TYPE)

    def draw(self, scene: Scene, canvas: Canvas, box: Box) -> None:
        """Draw every icon with its meaning."""
        meanings = [(icon, scene.say(key)) for icon, key in self.icons]
        legend(canvas, box, meanings, self._columns(scene), TYPE)

    def _columns(self, scene: Scene) -> int:
        return self.large if scene.large else self.narrow if scene.narrow else self.full


def _face(canvas: Canvas, box: Box, meanings: Sequence[Meaning], columns: int, size: float) -> None:
    canvas.rect(box, SHEET, SOFT, 1.5, EDGE)
    rows = ceil(len(meanings) / columns)
    cells = [column.rows(rows) for column in box.inset(10, EDGE).columns(columns, 12)]
    for place, (icon, meaning) in enumerate(meanings):
        mark, rest = cells[place // rows][place % rows].cut_left(size * 1.82, 6)
        canvas.text(mark, icon, TextStyle(Face.NUMBER, Role.NOTE, size * 1.09, INK, "centre", lines=1))
        canvas.text(rest, meaning, TextStyle(Face.LABEL, Role.NOTE, size, SOFT, lines=1))
