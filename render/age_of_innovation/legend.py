"""What the icons of the displays mean, in words."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from render.age_of_innovation.glyphs import rich
from render.age_of_innovation.look import across, note, number, unit
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import SHEET, SOFT
from render.kit.layers import tile as kept
from render.kit.text import Role

if TYPE_CHECKING:
    from render.scene import Scene

ICONS = (
    ("{hand}", "aoi-income"),
    ("{octagon}", "aoi-special"),
    ("{flag}", "aoi-pass"),
    ("1×", "aoi-once"),
    ("{star}", "aoi-vp"),
    ("{coin}", "aoi-coin"),
    ("{hammer}", "aoi-tool"),
    ("{graduation-cap}", "aoi-scholar"),
    ("{book}", "aoi-book"),
    ("{bolt}", "aoi-power"),
    ("{spade}", "aoi-spade"),
    ("{arrow-up}", "aoi-level"),
    ("*", "aoi-free"),
    ("≠", "aoi-differ"),
    ("{workshop}", "name-workshop"),
    ("{guild}", "name-guild"),
    ("{school}", "name-school"),
    ("{university}", "name-university"),
    ("{palace}", "name-palace"),
    ("{watchtower}", "name-tower"),
    ("{monument}", "name-monument"),
    ("{annex}", "name-annex"),
    ("{city}", "aoi-city"),
    ("{layers}", "aoi-group"),
    ("{house}", "aoi-building"),
    ("{bridge}", "aoi-bridge"),
    ("{ship}", "aoi-sailing"),
    ("{scroll}", "aoi-competency"),
    ("{edge}", "aoi-edge"),
    ("{water}", "aoi-river"),
)
"""Icon and message."""


def legend_height(scene: Scene, width: float) -> float:
    """How high the legend is."""
    return ceil(len(ICONS) / _columns(scene, width)) * unit(scene) * 1.7 + 16


def _columns(scene: Scene, width: float) -> int:
    return across(scene, width, (66, 6), (50, 5), (0, 3))


def legend(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw every icon with its meaning, column by column."""
    words = tuple(scene.say(key) for _, key in ICONS)
    kept(canvas, box, ("aoi-legend", words), partial(_face, words=words, columns=_columns(scene, box.w)), 8)


def _face(canvas: Canvas, box: Box, words: tuple[str, ...], columns: int) -> None:
    canvas.rect(box, SHEET, SOFT, 1.5, 8)
    size = canvas.size(Role.NOTE)
    rows = ceil(len(ICONS) / columns)
    cells = [column.rows(rows) for column in box.inset(10, 8).columns(columns, 12)]
    for place, ((icon, _), meaning) in enumerate(zip(ICONS, words, strict=True)):
        mark, rest = cells[place // rows][place % rows].cut_left(size * 2.0, 6)
        canvas.text(mark, rich(icon), number(canvas, 1.2, align="centre"))
        canvas.text(rest, meaning, note(canvas, 1.1, SOFT, lines=1))
