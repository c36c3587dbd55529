"""Coins, gears, resources and influence as tokens that can be counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.era_of_inventions.content import KINDS
from render.kit.box import Box, Point, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, FAINT, INK, SHEET, Colour, rgb, text_on
from render.kit.layers import tile
from render.kit.text import Role, TextStyle

COLOURS: dict[str, Colour] = {
    "coin": BRASS_PALE,
    "gear": rgb("#2F6690"),
    "wood": rgb("#8A5A33"),
    "coal": rgb("#2B2620"),
    "metal": rgb("#A9ADB0"),
    "tech": rgb("#6B4384"),
    "tools": SHEET,
}
ICONS = {
    "coin": "coin",
    "gear": "gear",
    "wood": "tree",
    "coal": "fire",
    "metal": "layers",
    "tech": "atom",
    "tools": "wrench",
    "bonus_disc": "plus",
}
GROUP, STEP, DIGIT = 0.28, 1.06, 0.62
"""The gap between two kinds, from a token to the next, and the room of a number, in token widths."""


def token(canvas: Canvas, centre: Point, size: float, kind: str) -> None:
    """One token `size` wide: resources are square, coins and gears round; `any` is a good of free choice."""
    box, key = around(centre, size), ("era-token", kind)
    tile(canvas, box, key, lambda on, at: _token(on, at, kind), _radius(size, kind))


def _radius(size: float, kind: str) -> float:
    return size / 2 if kind in ("coin", "gear", "bonus_disc") else size * 0.2


def _token(canvas: Canvas, box: Box, kind: str) -> None:
    fill = COLOURS.get(kind, INK if kind == "bonus_disc" else SHEET)
    line = BRASS if kind == "coin" else INK
    canvas.rect(box, fill, line, max(1.5, box.w * 0.06), _radius(box.w, kind))
    icon = ICONS.get(kind, "question")
    canvas.icon(icon, box.centre, box.w * (0.5 if icon == "question" else 0.62), text_on(fill))


def influence(canvas: Canvas, centre: Point, size: float, points: int) -> None:
    """Influence points: a brass shield with their number."""
    canvas.icon("shield-plain", centre, size * 1.08, INK)
    canvas.icon("shield-plain", centre, size * 0.96, BRASS)
    style = TextStyle(Face.NUMBER, Role.NOTE, size * 0.72, text_on(BRASS), "centre", lines=1)
    canvas.text(around((centre[0], centre[1] - size * 0.04), size), str(points), style)


def listed(amounts: Mapping[str, int], any_goods: int = 0) -> list[tuple[str, int]]:
    """Kinds with how many, in the usual order, influence first; `any` stands for goods of free choice."""
    many = {**amounts, "any": any_goods}
    return [(kind, many[kind]) for kind in ("ip", *KINDS, "any", "bonus_disc") if many.get(kind)]


def width(many: Sequence[tuple[str, int]], size: float, most: int = 99) -> float:
    """How wide `spread` draws these at this size of token, kinds with more than `most` as a number."""
    wide = sum(_wide(kind, n, most) for kind, n in many)
    return size * (wide + max(0, len(many) - 1) * GROUP)


def _wide(kind: str, n: int, most: int) -> float:
    if kind == "ip":
        return STEP
    return n * STEP if n <= most else STEP + DIGIT


def spread(
    canvas: Canvas, box: Box, many: Sequence[tuple[str, int]], size: float, align: str = "left"
) -> float:
    """Tokens one by one in a line; gives back the x where they end.

    If the box is too narrow, kinds with three or more, or two or more, become a number and a token, whatever
    leaves the tokens largest.
    """
    sizes = {most: min(size, size * box.w / max(1.0, width(many, size, most))) for most in (99, 2, 1)}
    most = max(sizes, key=lambda one: round(sizes[one]))
    size = sizes[most]
    wide = width(many, size, most)
    x = {"left": box.x, "centre": box.centre[0] - wide / 2, "right": box.right - wide}[align]
    for kind, n in many:
        if n > most and kind != "ip":
            place = Box(x, box.y, DIGIT * size, box.h)
            style = TextStyle(Face.NUMBER, Role.NOTE, size * 0.88, align="centre", lines=1)
            canvas.text(place, str(n), style)
            x += DIGIT * size
        for _ in range(1 if kind == "ip" or n > most else n):
            _piece(canvas, (x + size / 2, box.centre[1]), size, kind, n)
            x += size * STEP
        x += size * GROUP
    return x


def _piece(canvas: Canvas, at: Point, size: float, kind: str, n: int) -> None:
    if kind == "ip":
        influence(canvas, at, size, n)
    else:
        token(canvas, at, size, kind)


def counted(canvas: Canvas, box: Box, kind: str, n: int, size: float) -> None:
    """One token and how many there are; faint when there are none."""
    at = (box.x + size / 2, box.centre[1])
    if n:
        token(canvas, at, size, kind)
    else:
        canvas.rect(around(at, size), None, FAINT, 2, _radius(size, kind))
        canvas.icon(ICONS[kind], at, size * 0.56, FAINT)
    style = TextStyle(Face.NUMBER, Role.NOTE, size * 0.95, INK if n else FAINT, lines=1)
    canvas.text(Box(box.x + size * 1.2, box.y, box.w - size * 1.2, box.h), str(n), style)
