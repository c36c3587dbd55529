"""Buildings by their shape: the owner's colour, pattern and letter; neutral ones pale; annexes beside."""

from __future__ import annotations

from games.age_of_innovation.ground import kind
from render.kit.box import Box, Point, around
from render.kit.canvas import Canvas
from render.kit.drawings import BUILDINGS
from render.kit.fonts import Face
from render.kit.ink import INK, SHEET, Colour, SeatInk
from render.kit.text import Role, TextStyle

SHAPES = {"tower": "watchtower"}
"""Pieces whose icon is called otherwise."""
WIDE = {
    "workshop": 0.84,
    "guild": 1.02,
    "school": 1.0,
    "university": 1.1,
    "palace": 1.16,
    "tower": 0.96,
    "monument": 1.06,
}
"""How wide a piece is, in radii of a hex."""
GROUND_LINE = 24.0
BODY = {"workshop": 0.66, "guild": 0.7, "school": 0.72, "university": 0.72, "palace": 0.76, "tower": 0.74}
"""How far down the letter stands, in heights of the piece."""


def icon_of(piece: str) -> str:
    """The name of a piece's icon."""
    return SHAPES.get(kind(piece), kind(piece))


def stand(
    canvas: Canvas, foot: Point, radius: float, piece: str, seat: SeatInk, *, annex: bool = False
) -> None:
    """Draw a building that stands with the middle of its ground line on a point."""
    what = kind(piece)
    wide = WIDE[what] * radius
    own = what == piece and what not in ("tower", "monument")
    if annex:
        _shape(canvas, (foot[0] + wide * 0.62, foot[1]), radius * 0.5, "annex", SHEET, None)
        foot = foot[0] - radius * 0.16, foot[1]
    _shape(canvas, foot, wide, icon_of(piece), seat.colour if own else SHEET, seat if own else None, seat)
    _letter(canvas, foot, wide, what, seat, own=own)


def _shape(
    canvas: Canvas,
    foot: Point,
    wide: float,
    icon: str,
    fill: Colour,
    pattern: SeatInk | None,
    rim: SeatInk | None = None,
) -> None:
    unit = wide / GROUND_LINE
    points = [(foot[0] + (x - 12) * unit, foot[1] + (y - 24) * unit) for x, y in BUILDINGS[icon]]
    halo = max(3.0, wide * 0.1)
    canvas.polygon(points, SHEET, SHEET, halo * 2)
    ruling = (pattern.pattern, pattern.ruling) if pattern else None
    canvas.polygon(points, fill, INK, max(1.8, wide * 0.04), ruling)
    if rim is not None and pattern is None:
        canvas.line(points, rim.colour, max(2.5, wide * 0.07), closed=True)
        canvas.line(points, INK, max(1.0, wide * 0.02), closed=True)


def _letter(canvas: Canvas, foot: Point, wide: float, what: str, seat: SeatInk, *, own: bool) -> None:
    size = max(canvas.size(Role.NOTE), wide * 0.42)
    middle = foot[1] - wide * (1 - BODY.get(what, 0.72))
    place = around((foot[0], middle), wide, size * 1.1)
    style = TextStyle(Face.NUMBER, Role.NOTE, size, seat.text if own else INK, "centre", lines=1)
    canvas.text(place, seat.letter, style)


def silhouette(canvas: Canvas, box: Box, piece: str, colour: Colour, *, empty: bool = False) -> None:
    """A small piece for mats: full, or only its outline where it has left the board."""
    side = min(box.w, box.h)
    unit = side / GROUND_LINE
    left, top = box.centre[0] - side / 2, box.centre[1] - side / 2
    points = [(left + x * unit, top + y * unit) for x, y in BUILDINGS[icon_of(piece)]]
    canvas.polygon(points, None if empty else colour, colour if empty else INK, 1.6)
