"""The six round tiles with the final tile, and the actions that all share."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from games.age_of_innovation.content import BOOK_ACTIONS, FINAL_TILES, POWER_ACTIONS, ROUND_TILES
from render.age_of_innovation.glyphs import amount, left_half, rich, right_half
from render.age_of_innovation.look import across, crossed, number, plaque, row_gap, tiled, unit, view_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import BRASS, FAINT, INK, SOFT
from render.kit.layers import tile as kept
from render.kit.marks import halo
from render.kit.text import Role

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 10.0
APART = 18.0
"""Room between two halves side by side."""
BESIDE = 17.0
"""From this width on, in units of text, the halves of a round tile stand side by side."""
BOOKS = {"book_guild_upgrade": "{workshop} → {guild}", "book_guild_vp": "2{star}/{guild}"}
"""Book actions whose effect is no plain gain."""


def rounds_height(scene: Scene, width: float) -> float:
    """How high the round tiles are."""
    lines = 6 // _columns(scene, width)
    high = 3.4 if width / _columns(scene, width) > unit(scene) * BESIDE else 5.2
    return lines * unit(scene) * high + (lines - 1) * row_gap(scene)


def _columns(scene: Scene, width: float) -> int:
    return across(scene, width, (66, 6), (0, 3))


def rounds(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw what each round scores and pays: past ones faint, the present one in brass."""
    view = view_of(scene)
    columns = _columns(scene, box.w)
    cells = tiled(scene, box, columns, 6 // columns, GAP)
    for place, (cell, tile) in enumerate(zip(cells, view.round_tiles, strict=False), start=1):
        canvas.claim(f"round:{tile}", cell)
        final = view.final_tile if place == view.rounds else ""
        if final:
            canvas.claim(f"final:{final}", final_place(cell, unit(scene)))
        now, past = place == view.round and not view.finished, place < view.round or view.finished
        if now:
            halo(canvas, cell, 8)
        draw = partial(_round, place=place, tile=tile, final=final, now=now, past=past)
        kept(canvas, cell, ("aoi-round", place, tile, final, now, past), draw, 8)


def _round(canvas: Canvas, box: Box, place: int, tile: str, final: str, *, now: bool, past: bool) -> None:
    plaque(canvas, box, used=past, active=now)
    ink = SOFT if past else INK
    badge, rest = box.inset(10, 8).cut_left(canvas.size(Role.NOTE) * 1.4, 8)
    canvas.text(badge, str(place), number(canvas, 1.7, BRASS if now else SOFT))
    halves = _halves(rest, wide=box.w > canvas.size(Role.NOTE) * (BESIDE - 1))
    _divide(canvas, rest, halves[1])
    second = left_half(FINAL_TILES[final]) if final else right_half(ROUND_TILES[tile])
    for half, words in zip(halves, (left_half(ROUND_TILES[tile]), second), strict=True):
        canvas.text(half, rich(words), number(canvas, 1.5, ink))


def _divide(canvas: Canvas, box: Box, second: Box) -> None:
    """The line between the halves of a box, before its second half."""
    if second.x > box.x:
        x = second.x - APART / 2
        canvas.line([(x, box.y), (x, box.bottom)], FAINT, 1.5)
    else:
        y = second.y - 2
        canvas.line([(box.x, y), (box.right, y)], FAINT, 1.5)


def _halves(box: Box, *, wide: bool) -> list[Box]:
    """The halves of a round tile: side by side where it is wide, else one below the other."""
    return box.columns(2, APART) if wide else box.rows(2, 4)


def final_place(cell: Box, size: float) -> Box:
    """Where the final tile lies on the tile of the last round, at this size of text."""
    return _halves(cell, wide=cell.w > size * (BESIDE - 1))[1]


def actions_height(scene: Scene, width: float) -> float:
    """How high the actions are."""
    rows = _action_lines(scene, width)
    return rows * unit(scene) * 4.5 + (rows - 1) * row_gap(scene)


def _action_lines(scene: Scene, width: float) -> int:
    return across(scene, width, (54, 1), (0, 2))


def actions(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the power and book actions with their price; those used this round under an X."""
    view = view_of(scene)
    things = [("power", one) for one in POWER_ACTIONS] + [("book", one) for one in view.book_actions]
    lines = _action_lines(scene, box.w)
    cells = tiled(scene, box, ceil(len(things) / lines), lines, GAP)
    for (kind, action), cell in zip(things, cells, strict=False):
        used = action in view.used
        canvas.claim(f"{kind}:{action}", cell)
        draw = partial(_action, kind=kind, action=action, used=used)
        kept(canvas, cell, ("aoi-action", action, used), draw, 8)


def _action(canvas: Canvas, box: Box, kind: str, action: str, *, used: bool) -> None:
    plaque(canvas, box, used=used)
    if used:
        crossed(canvas, box, under=True)
    upper, lower = box.inset(8, 8).cut_top(box.h * 0.36, 4)
    price, effect = price_and_effect(kind, action)
    ink = INK
    canvas.text(upper, rich(price), number(canvas, 1.35, ink, align="centre"))
    canvas.line([(box.x + 14, lower.y), (box.right - 14, lower.y)], FAINT, 1.5)
    canvas.text(lower, rich(effect), number(canvas, 1.75, ink, align="centre"))


def price_and_effect(kind: str, action: str) -> tuple[str, str]:
    """Price and effect of an action as templates."""
    if kind == "power":
        price, gain = POWER_ACTIONS[action]
        return f"{price}{{bolt}}", amount(gain)
    price, gain = BOOK_ACTIONS[action]
    return f"{price}{{book}}", amount(gain) or BOOKS[action]
