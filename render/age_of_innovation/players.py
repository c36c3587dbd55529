"""What every player owns, a line each, in the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.age_of_innovation.content import AREA_TILES, FIELDS
from render.age_of_innovation.glyphs import FIELD_COLOURS, FIELD_ICONS, rich
from render.age_of_innovation.look import OCTAGON, badge, note, number, unit, view_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import FAINT, INK, NOBODY, SEATS, SHEET, SOFT
from render.kit.text import Role
from render.kit.words import Inline, Rich

if TYPE_CHECKING:
    from games.age_of_innovation.view import SideView
    from render.scene import Scene

HEADS: tuple[tuple[str, float], ...] = (
    ("{coin}", 1.0),
    ("{hammer}", 1.0),
    ("{graduation-cap}", 1.25),
    *((f"{{{FIELD_ICONS[field]}}}", 0.8) for field in FIELDS),
    ("I", 0.8),
    ("II", 0.8),
    ("III", 0.8),
    ("{ship}", 0.8),
    ("{spade}", 1.1),
    ("{key}", 1.15),
    ("{bridge}", 0.8),
)
"""Columns: heading and share of the width. Books by discipline stand under the discipline's icon."""


NARROW = 50
"""Up to this width, in units of text, the numbers stand close."""


def players_height(scene: Scene, width: float) -> float:
    """How high the table is."""
    return unit(scene) * (1.9 + 2.0 * _lines(scene))


def _lines(scene: Scene) -> int:
    return len(scene.names) + bool(view_of(scene).neutral_levels)


def next_order(scene: Scene) -> str:
    """The letters of those who have passed: they begin the next round in this order (R15.4)."""
    passed = view_of(scene).passed()
    letters = " ".join(SEATS[seat].letter for seat in passed)
    return "  ·  " + scene.say("aoi-next-order", who=letters) if passed else ""


def players(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw goods, books, bowls, tracks, keys and bridges of all; the order of play from top to bottom."""
    view = view_of(scene)
    size = canvas.size(Role.NOTE)
    canvas.rect(box, SHEET, INK, 2, 8)
    head, rest = box.inset(10, 4).cut_top(size * 1.7)
    order = view.order or list(range(len(scene.names)))
    for cell, (words, _) in zip(_cells(head, size), HEADS, strict=True):
        canvas.text(cell, rich(words), number(canvas, 1.3, SOFT, align="centre"))
    rows = rest.rows(_lines(scene))
    for row in rows:
        canvas.line([(row.x, row.y), (row.right, row.y)], FAINT, 1.5)
    for row, seat in zip(rows, order, strict=False):
        _line(scene, canvas, row, seat)
    if view.neutral_levels:
        _absent(scene, canvas, rows[-1])


def _absent(scene: Scene, canvas: Canvas, box: Box) -> None:
    """The faction that nobody plays: its largest area, once the tile is turned up (R19.2)."""
    size = canvas.size(Role.NOTE)
    tile = view_of(scene).area_tile
    badge(canvas, Box(box.x, box.y + 4, size * 2.0, box.h - 8), NOBODY, 6)
    words = scene.say("aoi-absent", n=AREA_TILES[tile]) if tile else scene.say("aoi-absent-hidden")
    style = note(canvas, 1.2, SOFT, lines=1)
    canvas.text(box.cut_left(size * 3.2)[1], words, style)


def _cells(box: Box, size: float) -> list[Box]:
    rest = box.cut_left(size * 3.2)[1]
    share = rest.w / sum(part for _, part in HEADS)
    cells, x = [], rest.x
    for _, part in HEADS:
        cells.append(Box(x, box.y, part * share, box.h))
        x += part * share
    return cells


def _line(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    size = canvas.size(Role.NOTE)
    view = view_of(scene).sides[seat]
    mark = Box(box.x, box.y + 4, size * 2.0, box.h - 8)
    badge(canvas, mark, SEATS[seat], 6)
    if seat in view_of(scene).passed():
        canvas.icon("flag", (mark.right + size * 0.65, mark.centre[1]), size * 0.9, OCTAGON)
    scale = 1.3 if box.w < size * NARROW else 1.45
    for cell, (words, colour) in zip(_cells(box, size), _values(view), strict=True):
        canvas.text(cell, words, number(canvas, scale, colour, align="centre"))


def _values(view: SideView) -> list[tuple[Rich, tuple[int, int, int]]]:
    side = view.side
    plain: list[Rich] = [str(side.coins), str(side.tools), f"{side.scholars} / {view.scholar_supply}"]
    found = [(one, INK) for one in plain]
    found += [(str(side.books[field]), FIELD_COLOURS[field]) for field in FIELDS]
    found += [(str(tokens), INK) for tokens in side.bowls]
    tools: Rich = (str(3 - side.track), Inline("hammer", SOFT))
    keys: Rich = f"{view.free_keys} / {len(side.city_tiles)}"
    return [*found, (str(side.sailing), INK), (tools, INK), (keys, INK), (str(side.bridges), INK)]
