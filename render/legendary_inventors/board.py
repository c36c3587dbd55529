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
from render.legendary_inventors.cards import CARD, project
from render.legendary_inventors.look import inks, opened, view_of
from render.legendary_inventors.teams import row, row_height
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 20.0
LINE = 40.0
BELOW = 18.0
"""Room under the line for the number of a mark."""


def board(scene: Scene) -> Canvas:
    """Draw the board as the scene's reader may see it."""
    view = view_of(scene)
    columns = _columns(scene, len(view.row))
    lines = ceil(len(view.row) / columns)
    cards = lines * (CARD + GAP) + (10 if lines else 0)
    canvas, body = opened(scene, LINE + BELOW + cards + len(view.players) * (row_height(scene) + GAP))
    head, rest = body.cut_top(LINE, BELOW)
    _head(scene, canvas, head)
    grid, mats = rest.cut_top(cards)
    for number, one in enumerate(view.row):
        wide = (grid.w - (columns - 1) * GAP) / columns
        line, column = divmod(number, columns)
        place = Box(grid.x + column * (wide + GAP), grid.y + line * (CARD + GAP), wide, CARD)
        project(scene, canvas, place, one)
    high = row_height(scene)
    for seat in range(len(inks(view))):
        row(scene, canvas, Box(mats.x, mats.y + seat * (high + GAP), mats.w, high), seat)
    return marked(scene, canvas)


def _columns(scene: Scene, count: int) -> int:
    most = 2 if scene.large else 3 if scene.narrow else 4
    return max(most - 1, ceil(count / ceil(count / most))) if count else 1


def _head(scene: Scene, canvas: Canvas, box: Box) -> None:
    view, say = view_of(scene), scene.say
    style = TextStyle(Face.LABEL_BOLD, Role.BODY, 30, SOFT, lines=1)
    left, right = box.columns(2, GAP)
    canvas.text(left, say("li-open", age=view.age, n=len(view.row)), style)
    leader = scene.names[view.leonardo]
    text: Rich = (Inline("user-tie", BRASS), f" {leader}   ", Inline("bag"), f" {view.bag}")
    canvas.text(right, text, TextStyle(Face.LABEL_BOLD, Role.BODY, 30, SOFT, "right", lines=1))
