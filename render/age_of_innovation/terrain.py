"""The seven terrains as engraved surfaces, and the rivers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, sin

from render.age_of_innovation.ground import TALL
from render.kit.box import Point
from render.kit.canvas import Canvas
from render.kit.ink import INK, SHEET, Colour, mix, rgb
from render.kit.path import hexagon

WATER = rgb("#CCDEE2")
FLOW = rgb("#8BABB6")
GROUNDS: dict[str, Colour] = {
    "desert": rgb("#EAD27A"),
    "plains": rgb("#BB915B"),
    "swamp": rgb("#9B9D95"),
    "lake": rgb("#8ABFE6"),
    "forest": rgb("#A8C380"),
    "mountain": rgb("#F1F0EA"),
    "wasteland": rgb("#D08070"),
}
"""The flat colour of each terrain."""
PEN = 0.034
WAVES = 12
Stroke = tuple[Point, ...]


@dataclass(frozen=True)
class Engraver:
    """Draws strokes given in shares of a hex's radius around its centre."""

    canvas: Canvas
    centre: Point
    radius: float
    colour: Colour

    def stroke(self, *points: Point, weight: float = PEN) -> None:
        """A line through the points."""
        x, y = self.centre
        path = [(x + a * self.radius, y + b * self.radius) for a, b in points]
        self.canvas.line(path, self.colour, max(1.2, weight * self.radius))

    def dot(self, at: Point, size: float = 0.035) -> None:
        """A full disc."""
        x, y = self.centre
        middle = x + at[0] * self.radius, y + at[1] * self.radius
        self.canvas.circle(middle, size * self.radius, self.colour)

    def solid(self, *points: Point, fill: Colour | None = None) -> None:
        """A filled polygon with the engraver's line."""
        x, y = self.centre
        path = [(x + a * self.radius, y + b * self.radius) for a, b in points]
        self.canvas.polygon(path, fill or self.colour, self.colour, max(1.2, PEN * self.radius))


def wave(start: Point, length: float, rise: float, crests: float = 1.0) -> Stroke:
    """A wavy line from a point to the right."""
    steps = range(WAVES + 1)
    return tuple(
        (start[0] + length * i / WAVES, start[1] - rise * sin(2 * pi * crests * i / WAVES)) for i in steps
    )


def _desert(pen: Engraver) -> None:
    for x, y, long in ((-0.62, -0.42, 0.7), (0.02, -0.62, 0.5), (-0.54, 0.48, 0.55), (0.12, 0.36, 0.6)):
        pen.stroke(*wave((x, y), long, 0.1, 0.5))
    for spot in ((-0.3, -0.66), (0.5, -0.36), (-0.66, 0.1), (0.68, 0.06)):
        pen.dot(spot)


def _plains(pen: Engraver) -> None:
    for x, y in ((-0.46, -0.36), (0.38, -0.4), (-0.58, 0.36), (0.54, 0.42)):
        pen.stroke((x - 0.1, y - 0.17), (x, y), (x + 0.1, y - 0.17))
        pen.stroke((x, y), (x, y - 0.23))


def _swamp(pen: Engraver) -> None:
    for x, y in ((-0.42, -0.42), (0.42, -0.38), (-0.56, 0.32), (0.52, 0.36)):
        pen.stroke((x - 0.2, y), (x + 0.2, y))
        pen.stroke((x - 0.1, y + 0.1), (x + 0.16, y + 0.1))
        for reed in (-0.08, 0.06):
            pen.stroke((x + reed, y), (x + reed * 1.4, y - 0.2))


def _lake(pen: Engraver) -> None:
    for x, y, long in ((-0.62, -0.34, 0.6), (0.06, -0.5, 0.5), (-0.56, 0.44, 0.5), (0.14, 0.34, 0.54)):
        pen.stroke(*wave((x, y), long, 0.06, 1.5))


def _forest(pen: Engraver) -> None:
    for x, y in ((-0.46, -0.26), (0.46, -0.28), (-0.54, 0.42), (0.54, 0.42)):
        pen.solid((x - 0.15, y), (x, y - 0.33), (x + 0.15, y))
        pen.stroke((x, y), (x, y + 0.09))


def _mountain(pen: Engraver) -> None:
    for x, y, high in ((-0.42, -0.2, 0.36), (0.36, -0.3, 0.4), (-0.5, 0.48, 0.3), (0.5, 0.46, 0.32)):
        half = high * 0.62
        pen.stroke((x - half, y), (x, y - high), (x + half, y))
        pen.solid((x, y - high), (x + half, y), (x + half * 0.2, y), (x + half * 0.12, y - high * 0.45))


def _wasteland(pen: Engraver) -> None:
    pen.stroke((-0.7, -0.3), (-0.46, -0.36), (-0.34, -0.56), (-0.06, -0.56), (0.04, -0.72))
    pen.stroke((-0.34, -0.56), (-0.24, -0.38))
    pen.stroke((0.72, -0.2), (0.5, -0.32), (0.42, -0.5))
    pen.stroke((-0.7, 0.36), (-0.5, 0.3), (-0.42, 0.48), (-0.3, 0.54))
    pen.stroke((0.7, 0.3), (0.48, 0.36), (0.42, 0.52))


ENGRAVINGS: dict[str, Callable[[Engraver], None]] = {
    "desert": _desert,
    "plains": _plains,
    "swamp": _swamp,
    "lake": _lake,
    "forest": _forest,
    "mountain": _mountain,
    "wasteland": _wasteland,
}


def lines(terrain: str) -> Colour:
    """The colour of a terrain's engraving."""
    return mix(GROUNDS[terrain], INK, 0.36)


def land(canvas: Canvas, centre: Point, radius: float, terrain: str) -> None:
    """Draw a land hex."""
    canvas.polygon(hexagon(centre, radius), GROUNDS[terrain], INK, max(1.5, radius * 0.035))
    lit = hexagon(centre, radius * 0.94)[2:]
    canvas.line(lit, mix(GROUNDS[terrain], SHEET, 0.6), radius * 0.03)
    ENGRAVINGS[terrain](Engraver(canvas, centre, radius, lines(terrain)))


def river(canvas: Canvas, centre: Point, radius: float) -> None:
    """Draw a river hex: water without borders, its lines running on into the next hex."""
    canvas.polygon(hexagon(centre, radius * 1.02), WATER)
    pen = Engraver(canvas, centre, radius, FLOW)
    half = TALL / 2
    for y, reach in ((-0.5, 1.0), (0.0, 1.0), (0.5, 1.0)):
        pen.stroke(*wave((-half * reach, y), 2 * half * reach, 0.045, 2.0 * reach), weight=0.026)
