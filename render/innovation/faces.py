"""A card as it lies on a table: head with its color's shape, age, four icons; and the strip a splay shows."""

from __future__ import annotations

from dataclasses import dataclass

from games.innovation.content import CARDS, HEX
from render.innovation.look import COLORS, DRAWINGS, ICON_INKS, SYMBOLS
from render.kit.box import Box, Point, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import INK, SHEET, SOFT, mix, text_on
from render.kit.path import hexagon
from render.kit.text import Role, TextStyle

TINT = 0.2
RADIUS = 8.0


@dataclass(frozen=True)
class Measure:
    """The measures of a card in units: icon chips, head, title, the gap between things."""

    chip: float
    head: float
    title: float
    gap: float = 6

    @property
    def width(self) -> float:
        """The narrowest card: three chips side by side."""
        return 3 * self.chip + 4 * self.gap

    @property
    def height(self) -> float:
        """Head, two rows of chips."""
        return self.head + 2 * self.chip + 3 * self.gap

    @property
    def rows(self) -> tuple[float, float]:
        """The middles of the two rows of chips, from the top of the card."""
        first = self.head + self.gap + self.chip / 2
        return first, first + self.chip + self.gap


def chip(canvas: Canvas, centre: Point, size: float, icon: str, color: str) -> None:
    """One icon place of a card: the icon on white, or the empty hexagon."""
    if icon == HEX:
        canvas.polygon(hexagon(centre, size * 0.44, pointy=False), None, COLORS[color], 2)
        return
    canvas.rect(around(centre, size), SHEET, mix(SHEET, INK, 0.55), 1.5, size * 0.2)
    canvas.icon(DRAWINGS[icon], centre, size * 0.74, ICON_INKS[icon])


def ground(canvas: Canvas, box: Box, color: str) -> None:
    """The body of a card without anything on it."""
    canvas.rect(box, mix(SHEET, COLORS[color], TINT), INK, 2, RADIUS)


def face(canvas: Canvas, box: Box, card: str, name: str, count: int, measure: Measure) -> None:
    """The top card of a pile of `count` cards."""
    one = CARDS[card]
    head(canvas, box, card, name, measure)
    upper, lower = (box.y + row for row in measure.rows)
    left = box.x + measure.gap + measure.chip / 2
    chip(canvas, (left, upper), measure.chip, one.icons[0], one.color)
    for centre, icon in zip(bottoms(box, measure, lower), one.icons[1:], strict=True):
        chip(canvas, centre, measure.chip, icon, one.color)
    row = Box(box.x, upper - measure.chip / 2, box.w - measure.gap - 2, measure.chip)
    age = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, measure.chip * 1.02, INK, "right", lines=1)
    used = canvas.text(row.cut_left(row.w * 0.5)[1], str(one.age), age)
    if count > 1:
        words = TextStyle(Face.LABEL_BOLD, Role.NOTE, measure.chip * 0.6, SOFT, "centre", lines=1)
        start = left + measure.chip / 2
        canvas.text(Box(start, row.y, used.x - start, row.h), f"×{count}", words)


def head(canvas: Canvas, box: Box, card: str, name: str, measure: Measure) -> None:
    """The body of a card and its head: the shape of its color, and its name."""
    color = CARDS[card].color
    fill = COLORS[color]
    ground(canvas, box, color)
    top, _ = box.cut_top(measure.head)
    canvas.rect(top, fill, INK, 2, RADIUS)
    square = Box(top.x, top.centre[1], top.w, top.h / 2)
    canvas.rect(square, fill)
    for x in (top.x + 1, top.right - 1):
        canvas.line([(x, square.y), (x, square.bottom)], INK, 2)
    canvas.line([(top.x, top.bottom), (top.right, top.bottom)], INK, 2)
    size = measure.title * 0.62
    canvas.icon(SYMBOLS[color], (top.x + 8 + size / 2, top.centre[1]), size, text_on(fill))
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, measure.title, text_on(fill), leading=0.92)
    left = 8 + size + max(6, size * 0.3)
    canvas.text(top.cut_left(left)[1].cut_right(6)[1], name, style)


def bottoms(box: Box, measure: Measure, y: float) -> list[Point]:
    """The middles of the three bottom icon places."""
    edge = measure.gap + measure.chip / 2
    return [(box.x + edge, y), (box.centre[0], y), (box.right - edge, y)]
