"""Things on a board: swatches, cubes, pawns, discs, dice, empty slots, arrows, banners, cards, tracks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.box import Box, Point, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, FAINT, INK, SHEET, SOFT, Colour, Pattern, SeatInk, mix, text_on
from render.kit.path import arrow_head, between, hexagon, regular
from render.kit.text import Role, TextStyle
from render.kit.words import Rich

PEN = 2.0
NO_DASH: tuple[float, ...] = ()


def swatch(canvas: Canvas, box: Box, seat: SeatInk, letter: str | None = None, radius: float = 8) -> None:
    """The seat's colour and pattern with its letter (or another text; "" for none)."""
    canvas.rect(box, seat.colour, INK, PEN, radius)
    canvas.ruled(box.inset(PEN), seat.pattern, seat.ruling, radius - PEN)
    _letter(canvas, box, seat, seat.letter if letter is None else letter, 0.62)


def _letter(canvas: Canvas, box: Box, seat: SeatInk, letter: str, share: float) -> None:
    size = min(box.w, box.h) * share
    if letter and size >= canvas.size(Role.NOTE):
        style = TextStyle(Face.NUMBER, Role.NOTE, size, seat.text, "centre", lines=1)
        canvas.text(box, letter, style)


def cube(canvas: Canvas, centre: Point, size: float, seat: SeatInk, letter: bool = True) -> None:
    """A cube seen from the front, `size` wide: face with pattern and letter, lit top, dark side."""
    x, y = centre[0] - size / 2, centre[1] - size / 2
    depth = size * 0.2
    face = Box(x, y + depth, size - depth, size - depth)
    top = [(x, face.y), (x + depth, y), (x + size, y), (face.right, face.y)]
    side = [(face.right, face.y), (x + size, y), (x + size, y + size - depth), (face.right, face.bottom)]
    canvas.polygon(top, mix(seat.colour, SHEET, 0.45), INK, PEN)
    canvas.polygon(side, mix(seat.colour, INK, 0.35), INK, PEN)
    canvas.rect(face, seat.colour, INK, PEN, 1)
    canvas.ruled(face.inset(PEN), seat.pattern, seat.ruling, pitch=10)
    if letter:
        _letter(canvas, face, seat, seat.letter, 0.82)


def disc(canvas: Canvas, centre: Point, radius: float, seat: SeatInk, letter: str | None = None) -> None:
    """A round counter of a seat."""
    canvas.circle(centre, radius, seat.colour, INK, PEN)
    canvas.circle(centre, radius * 0.82, seat.colour, seat.ruling, PEN)
    _letter(canvas, around(centre, 2 * radius), seat, seat.letter if letter is None else letter, 0.6)


def pawn(canvas: Canvas, foot: Point, height: float, seat: SeatInk) -> None:
    """A pawn that stands with the middle of its foot on a point."""
    x, y = foot
    half = height * 0.34
    neck, hip = y - height * 0.58, y - height * 0.16
    body = [(x - half * 0.35, neck), (x + half * 0.35, neck), (x + half * 0.72, hip)]
    body += [(x + half, y), (x - half, y), (x - half * 0.72, hip)]
    canvas.polygon(body, seat.colour, INK, PEN, (seat.pattern, seat.ruling))
    canvas.circle((x, y - height * 0.76), height * 0.24, seat.colour, INK, PEN)


def token(
    canvas: Canvas,
    centre: Point,
    radius: float,
    text: Rich = "",
    fill: Colour = SHEET,
    line: Colour = INK,
    icon: str | None = None,
) -> None:
    """A round token with a double rim that shows a short text or an icon."""
    canvas.circle(centre, radius, fill, line, PEN)
    canvas.circle(centre, radius - 4, fill, mix(fill, line, 0.45), 1)
    if icon:
        canvas.icon(icon, centre, radius * 1.02, text_on(fill))
    if text:
        style = TextStyle(Face.NUMBER, Role.NOTE, radius * 1.05, text_on(fill), "centre", lines=1)
        canvas.text(around(centre, radius * 1.72), text, style)


def slot(canvas: Canvas, box: Box, icon: str | None = None, colour: Colour = SOFT, radius: float = 6) -> None:
    """An empty place: a dotted frame, and faintly what belongs there."""
    _dotted(canvas, box, colour, radius)
    if icon:
        canvas.icon(icon, box.centre, min(box.w, box.h) * 0.62, mix(SHEET, colour, 0.55))


def _dotted(canvas: Canvas, box: Box, colour: Colour, radius: float) -> None:
    left, top, right, bottom, r = box.x + 1, box.y + 1, box.right - 1, box.bottom - 1, radius * 0.6
    corner = [(left, top + r), (left + r, top), (right - r, top), (right, top + r)]
    corner += [(right, bottom - r), (right - r, bottom), (left + r, bottom), (left, bottom - r)]
    canvas.line(corner, mix(SHEET, colour, 0.75), 1.6, (4, 5), closed=True)


def round_slot(canvas: Canvas, centre: Point, radius: float, icon: str | None = None) -> None:
    """An empty round place."""
    canvas.line(regular(centre, radius - 1, 36), mix(SHEET, SOFT, 0.75), 1.6, (4, 5), closed=True)
    if icon:
        canvas.icon(icon, centre, radius * 1.1, FAINT)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(canvas: Canvas, box: Box, value: int, fill: Colour = SHEET, spent: bool = False) -> None:
    """A six-sided die showing `value` (1–6); a spent one is faint."""
    ink = FAINT if spent else text_on(fill)
    canvas.rect(box, SHEET if spent else fill, FAINT if spent else INK, PEN, box.w * 0.18)
    x, y = box.centre
    for across, down in PIPS[value]:
        canvas.circle((x + across * box.w * 0.25, y + down * box.h * 0.25), box.w * 0.095, ink)


def pips(canvas: Canvas, box: Box, filled: int, of: int, colour: Colour = INK) -> None:
    """`of` small discs in a row, the first `filled` of them full."""
    radius = min(box.h / 2, box.w / of * 0.38)
    for number, cell in enumerate(box.columns(of)):
        full = number < filled
        canvas.circle(cell.centre, radius, colour if full else SHEET, colour if full else FAINT, PEN)


def arrow(
    canvas: Canvas,
    tail: Point,
    tip: Point,
    colour: Colour = INK,
    weight: float = 3,
    head: float = 18,
    dash: tuple[float, ...] = NO_DASH,
) -> None:
    """A straight arrow."""
    outline = arrow_head(tail, tip, head)
    canvas.line([tail, between(outline[1], outline[2], 0.5)], colour, weight, dash)
    canvas.polygon(outline, colour)


def hex_tile(
    canvas: Canvas,
    centre: Point,
    radius: float,
    fill: Colour = SHEET,
    pattern: tuple[Pattern, Colour] | None = None,
    line: Colour = INK,
    pointy: bool = True,
) -> None:
    """A hexagon of a map."""
    canvas.polygon(hexagon(centre, radius, pointy), fill, line, PEN, pattern)


def banner(canvas: Canvas, box: Box, text: Rich, fill: Colour = BRASS, size: float | None = None) -> None:
    """A ribbon with swallow tails and a text in its middle."""
    notch = box.h * 0.36
    middle = box.y + box.h / 2
    outline = [(box.x, box.y), (box.right, box.y), (box.right - notch, middle), (box.right, box.bottom)]
    outline += [(box.x, box.bottom), (box.x + notch, middle)]
    canvas.polygon(outline, fill, INK, PEN)
    style = TextStyle(
        Face.LABEL_BOLD, Role.NOTE, size or box.h * 0.66, text_on(fill), "centre", tracking=0.04
    )
    canvas.text(box.inset(notch * 1.5, 3), text, style)


def card(canvas: Canvas, box: Box, title: Rich, head: float, colour: Colour, size: float = 0) -> Box:
    """A card with a coloured head `head` units high; gives back the inside below the head."""
    radius = 10.0
    canvas.rect(box, colour, INK, PEN, radius)
    lower = Box(box.x + PEN, box.y + head, box.w - 2 * PEN, box.h - head - PEN)
    canvas.rect(lower, mix(SHEET, colour, 0.14), radius=radius - PEN)
    canvas.rect(Box(lower.x, lower.y, lower.w, radius), mix(SHEET, colour, 0.14))
    canvas.line([(box.x, lower.y), (box.right, lower.y)], INK, PEN)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, size or head * 0.6, text_on(colour), leading=1.0)
    canvas.text(Box(box.x, box.y, box.w, head).inset(12, 3), title, style)
    return lower


@dataclass(frozen=True)
class Standing:
    """A seat's place on a track."""

    seat: SeatInk
    step: int


def track(canvas: Canvas, box: Box, labels: Sequence[str], standings: Sequence[Standing] = ()) -> None:
    """A row of numbered steps; counters that share a step are fanned out above its number."""
    cells = box.columns(len(labels))
    number = canvas.size(Role.NOTE) * 1.25
    for cell, label in zip(cells, labels, strict=True):
        canvas.rect(Box(cell.x, cell.y, cell.w + PEN, cell.h), SHEET, INK, PEN)
        below = cell.cut_bottom(number)[0].inset(2, 1)
        canvas.text(below, label, TextStyle(Face.LABEL, Role.NOTE, colour=SOFT, align="centre"))
    for step in sorted({one.step for one in standings}):
        here = [one.seat for one in standings if one.step == step]
        _fan(canvas, cells[step].cut_bottom(number)[1].inset(5, 4), here)


def _fan(canvas: Canvas, box: Box, seats: Sequence[SeatInk]) -> None:
    radius = min(box.h / 2, box.w / 2)
    spread = min(2 * radius + 3, (box.w - 2 * radius) / max(1, len(seats) - 1))
    start = box.centre[0] - spread * (len(seats) - 1) / 2
    for number, seat in enumerate(seats):
        crowded = spread < 2 * radius and number < len(seats) - 1
        disc(canvas, (start + number * spread, box.centre[1]), radius, seat, "" if crowded else None)
