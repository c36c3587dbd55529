"""The board: open inventions as cards, then every team as a compact mat."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, SOFT
from render.kit.text import Role, TextStyle
from render.kit.words import Inline, Rich
from render.legendary_inventors.cards import project
from render.legendary_inventors.look import inks, marked, opened, phone, view_of
from render.legendary_inventors.teams import row, row_height

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 24.0
LINE = 46.0
CARD = 300.0


def board(scene: Scene) -> Canvas:
    """Draw the board as the scene's reader may see it."""
    view = view_of(scene)
    columns = _columns(scene, len(view.row))
    lines = ceil(len(view.row) / columns)
    cards = lines * (CARD + GAP)
    high = row_height(scene)
    canvas, body = opened(scene, LINE + cards + len(view.players) * (high + GAP))
    head, rest = body.cut_top(LINE)
    _head(scene, canvas, head)
    grid, mats = rest.cut_top(cards, 0)
    cells = Box(grid.x, grid.y + 8, grid.w, cards - GAP).grid(columns, max(1, lines), GAP)
    for one, cell in zip(view.row, cells, strict=False):
        project(scene, canvas, cell, one)
    for seat in range(len(inks(view))):
        row(scene, canvas, Box(mats.x, mats.y + 10 + seat * (high + GAP), mats.w, high), seat)
    return marked(scene, canvas)


def _columns(scene: Scene, count: int) -> int:
    if phone(scene):
        return 2 if count > 1 else 1
    return 4 if count > 6 or count == 4 else 3


def _head(scene: Scene, canvas: Canvas, box: Box) -> None:
    view, say = view_of(scene), scene.say
    style = TextStyle(Face.LABEL_BOLD, Role.BODY, 30, SOFT, lines=1)
    left, right = box.columns(2, GAP)
    canvas.text(left, say("li-open", age=view.age, n=len(view.row)), style)
    leader = scene.names[view.leonardo]
    text: Rich = (Inline("user-tie", BRASS), f" {leader}   ", Inline("bag"), f" {view.bag}")
    canvas.text(right, text, TextStyle(Face.LABEL_BOLD, Role.BODY, 30, SOFT, "right", lines=1))
