"""The drawing surface: anti-aliased shapes and text in logical units, and a record of what was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from PIL import Image

from render.kit import icons, masks, patterns
from render.kit.box import Box, Point
from render.kit.fonts import Run, Script
from render.kit.ink import INK, PAPER, Colour, Pattern
from render.kit.path import dashes
from render.kit.text import (
    CAPITAL,
    Layout,
    Line,
    Role,
    TextFitError,
    TextStyle,
    fit,
    icon_pixels,
    ink_of,
    layout,
    run_mask,
)
from render.kit.words import Inline, Rich


@dataclass(frozen=True)
class TextMark:
    """A text that was drawn: its words, the box promised to it, where its ink is, size in units, role."""

    text: str
    box: Box
    ink: Box
    size: float
    role: Role


class Canvas:
    """A picture `width` × `height` logical units large, `scale` pixels to the unit.

    `strict` makes a text that does not fit an error (tests); otherwise it is set smaller than the rule.
    `measure` is the width that sizes of text are shares of, where the canvas is a piece of a larger one.
    """

    def __init__(
        self,
        width: int,
        height: int,
        *,
        scale: float = 1.0,
        ground: Colour = PAPER,
        script: Script = Script.TRADITIONAL,
        strict: bool = False,
        measure: float = 0,
    ) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.script, self.strict, self.measure = script, strict, measure or width
        self.image = Image.new("RGB", (round(width * scale), round(height * scale)), ground)
        self.texts: list[TextMark] = []
        self.lines: list[Box] = []
        self.icons: list[Box] = []
        self.places: dict[str, Box] = {}
        self.outlines: dict[str, tuple[Point, ...]] = {}

    def lay(self, piece: Canvas, place: Box, shape: float | Image.Image = 0) -> None:
        """Put a finished piece at `place`, with the records of its texts, their lines, icons and places.

        Its `shape` is a rectangle whose corners have this radius, or a mask.
        """
        x, y = round(place.x * self.scale), round(place.y * self.scale)
        if isinstance(shape, Image.Image):
            self.image.paste(piece.image, (x, y), shape)
        else:
            self._lay(piece.image, x, y, shape)
        for one in piece.texts:
            moved = one.box.moved(place.x, place.y), one.ink.moved(place.x, place.y)
            self.texts.append(TextMark(one.text, *moved, one.size, one.role))
        self.lines += [one.moved(place.x, place.y) for one in piece.lines]
        self.icons += [one.moved(place.x, place.y) for one in piece.icons]
        for name, box in piece.places.items():
            self.claim(name, box.moved(place.x, place.y))

    def _lay(self, image: Image.Image, x: int, y: int, radius: float) -> None:
        wide, high = image.size
        corner = min(round(radius * self.scale), wide // 2, high // 2)
        middle = (0, corner, wide, high - corner)
        self.image.paste(image.crop(middle), (x, y + corner))
        if corner:
            for top in (0, high - corner):
                band = image.crop((0, top, wide, top + corner))
                self.image.paste(band, (x, y + top), masks.band(wide, corner, upper=top == 0))

    @property
    def box(self) -> Box:
        """The whole picture."""
        return Box(0, 0, self.width, self.height)

    def claim(self, name: str, box: Box, outline: Sequence[Point] = ()) -> Box:
        """Remember where the piece called `name` lies, so that marks can find it; gives the box back.

        A piece that is no rectangle (a hexagon) has an outline besides.
        """
        self.places[name] = box
        if outline:
            self.outlines[name] = tuple(outline)
        return box

    def size(self, role: Role) -> float:
        """The smallest size of a role on this canvas, in units."""
        return self.measure * role.value

    # -- surfaces ---------------------------------------------------------------------------------

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        x, y = round(box.x * self.scale), round(box.y * self.scale)
        right, bottom = round(box.right * self.scale), round(box.bottom * self.scale)
        return x, y, max(1, right - x), max(1, bottom - y)

    def _pen(self, weight: float) -> int:
        return max(1, round(weight * self.scale))

    def stamp(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """Colour the pixels under a coverage mask whose corner is at pixel (x, y)."""
        self.image.paste(colour, (x, y), mask)

    def rect(
        self,
        box: Box,
        fill: Colour | None = None,
        line: Colour | None = None,
        weight: float = 2,
        radius: float = 0,
    ) -> None:
        """A rectangle, with round corners when `radius` is given; the line lies inside the box."""
        area = self._pixels(box)
        corner = min(round(radius * self.scale), area[2] // 2, area[3] // 2)
        if fill is not None:
            self._filled(area, corner, fill)
        if line is not None:
            self._framed(area, corner, self._pen(weight), line)

    def _filled(self, area: tuple[int, int, int, int], corner: int, colour: Colour) -> None:
        x, y, w, h = area
        self._corners(masks.quarters(corner), area, colour)
        self.image.paste(colour, (x, y + corner, x + w, y + h - corner))
        if corner:
            self.image.paste(colour, (x + corner, y, x + w - corner, y + corner))
            self.image.paste(colour, (x + corner, y + h - corner, x + w - corner, y + h))

    def _framed(self, area: tuple[int, int, int, int], corner: int, pen: int, colour: Colour) -> None:
        x, y, w, h = area
        reach = max(corner, pen)
        if min(w, h) < 2 * reach:
            self.stamp(masks.ring(w, h, corner, pen), x, y, colour)
            return
        self._corners(masks.quarters(corner, pen), area, colour)
        for top in (y, y + h - pen):
            self.image.paste(colour, (x + reach, top, x + w - reach, top + pen))
        for left in (x, x + w - pen):
            self.image.paste(colour, (left, y + reach, left + pen, y + h - reach))

    def _corners(self, four: Sequence[Image.Image], area: tuple[int, int, int, int], colour: Colour) -> None:
        """Stamp the masks of four corners: top left, top right, bottom left, bottom right."""
        x, y, w, h = area
        for number, mask in enumerate(four):
            right, low = number % 2, number // 2
            self.stamp(mask, x + right * (w - mask.width), y + low * (h - mask.height), colour)

    def ruled(self, box: Box, pattern: Pattern, colour: Colour, radius: float = 0, pitch: float = 14) -> None:
        """Rule a (rounded) rectangle with a pattern that repeats every `pitch` units."""
        x, y, w, h = self._pixels(box)
        step, corner = max(4, 2 * round(pitch * self.scale / 2)), round(radius * self.scale)
        self.stamp(patterns.rounded(pattern, (w, h), step, corner), x, y, colour)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour | None = None,
        line: Colour | None = None,
        weight: float = 2,
        pattern: tuple[Pattern, Colour] | None = None,
    ) -> None:
        """A polygon; `pattern` is ruled over its fill."""
        (x, y), outline, size = masks.quantised(self._scaled(points), weight * self.scale)
        if fill is not None:
            self.stamp(masks.polygon(outline, size), x, y, fill)
        if pattern is not None:
            surface = patterns.ruled(pattern[0], size, max(4, 2 * round(7 * self.scale)))
            self.stamp(masks.both(surface, masks.polygon(outline, size)), x, y, pattern[1])
        if line is not None:
            self.stamp(masks.stroke(outline, size, self._fine(weight), True), x, y, line)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _fine(self, weight: float) -> int:
        return max(masks.FINE, round(weight * self.scale * masks.FINE))

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        weight: float = 2,
    ) -> None:
        """A disc; its line lies inside the radius."""
        if line is not None:
            self._disc(centre, radius, line)
            radius -= weight
        if fill is not None or line is not None:
            self._disc(centre, radius, PAPER if fill is None else fill)

    def _disc(self, centre: Point, radius: float, colour: Colour) -> None:
        left, top = (centre[0] - radius) * self.scale, (centre[1] - radius) * self.scale
        x, y = int(left // 1), int(top // 1)
        offset = round((left - x) * masks.FINE), round((top - y) * masks.FINE)
        diameter = max(1, round(2 * radius * self.scale * masks.FINE))
        self.stamp(masks.disc(diameter, offset, diameter // masks.FINE + 2), x, y, colour)

    def line(
        self,
        points: Sequence[Point],
        colour: Colour = INK,
        weight: float = 2,
        dash: tuple[float, ...] = (),
        closed: bool = False,
    ) -> None:
        """A line through the points; `dash` gives lengths of ink and gap in turn, in units."""
        if dash:
            path = [*points, points[0]] if closed else points
            for piece in dashes(path, dash):
                self.line(piece, colour, weight)
            return
        (x0, y0), (x1, y1) = points[0], points[-1]
        if len(points) == 2 and (x0 == x1 or y0 == y1):
            self._straight(x0, y0, x1, y1, colour, weight)
            return
        (x, y), outline, size = masks.quantised(self._scaled(points), weight * self.scale)
        self.stamp(masks.stroke(outline, size, self._fine(weight), closed), x, y, colour)

    def _straight(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, weight: float) -> None:
        pen = self._pen(weight)
        if x0 == x1:
            x, top, bottom = round(x0 * self.scale - pen / 2), min(y0, y1), max(y0, y1)
            self.image.paste(colour, (x, round(top * self.scale), x + pen, round(bottom * self.scale)))
        else:
            y, left, right = round(y0 * self.scale - pen / 2), min(x0, x1), max(x0, x1)
            self.image.paste(colour, (round(left * self.scale), y, round(right * self.scale), y + pen))

    def icon(self, name: str, centre: Point, size: float, colour: Colour = INK) -> None:
        """The named icon, at most `size` units wide and high, its ink centred on a point."""
        mask = icons.mask(name, max(4, round(size * self.scale)))
        x = round(centre[0] * self.scale - mask.width / 2)
        y = round(centre[1] * self.scale - mask.height / 2)
        self.stamp(mask, x, y, colour)
        self.icons.append(Box(*(part / self.scale for part in (x, y, mask.width, mask.height))))

    # -- text -------------------------------------------------------------------------------------

    def text(self, box: Box, rich: Rich, style: TextStyle) -> Box:
        """Set a text inside a box and give back where its ink is, in units.

        Raises TextFitError on a strict canvas when it does not fit at the role's smallest size.
        """
        if not rich:
            return Box(box.x, box.y, 0, 0)
        found = self._fitted(box, rich, style)
        ink = self._set(box, found, style)
        plain = rich if isinstance(rich, str) else "".join(part for part in rich if isinstance(part, str))
        self.texts.append(TextMark(plain, box, ink, found.pixels / self.scale, style.role))
        return ink

    def text_width(self, rich: Rich, style: TextStyle) -> float:
        """How wide a text is on one line at its full size, in units."""
        pixels = round((style.size or self.size(style.role)) * self.scale)
        return layout(rich, style, pixels, 0, self.script, wrap=False).width / self.scale

    def text_height(self, rich: Rich, style: TextStyle, width: float) -> float:
        """How high a text is at its full size, wrapped to `width` units."""
        pixels = round((style.size or self.size(style.role)) * self.scale)
        found = layout(rich, style, pixels, width * self.scale, self.script, wrap=True)
        return found.height / self.scale

    def _fitted(self, box: Box, rich: Rich, style: TextStyle) -> Layout:
        least = -int(-self.size(style.role) * self.scale // 1)
        most = max(least, round((style.size or 0) * self.scale))
        room = box.w * self.scale, box.h * self.scale
        found = fit(rich, style, most, least, room, self.script)
        if found is None and self.strict:
            raise TextFitError(f"{rich!r} does not fit {box} at {least} px")
        found = found or fit(rich, style, least, 4, room, self.script)
        return found or layout(rich, style, 4, room[0], self.script, wrap=True)

    def _set(self, box: Box, found: Layout, style: TextStyle) -> Box:
        x, y, w, h = (value * self.scale for value in box)
        capitals = CAPITAL * found.pixels + found.lead * (len(found.lines) - 1)
        baseline = {
            "top": y + found.lines[0].above,
            "middle": y + (h - capitals) / 2 + CAPITAL * found.pixels,
            "bottom": y + h - found.lead * (len(found.lines) - 1) - found.lines[-1].below,
        }[style.valign]
        lowest = y + h - found.lead * (len(found.lines) - 1) - found.lines[-1].below
        baseline = round(max(y + found.lines[0].above, min(baseline, lowest)))
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[style.align]
        drawn = []
        for number, line in enumerate(found.lines):
            start, low = x + (w - line.width) * share, round(baseline + number * found.lead)
            ink = self._line(line, start, low, found.pixels, style.colour)
            drawn.append(Box(*(value / self.scale for value in ink)))
        self.lines += drawn
        return reduce(Box.union, drawn)

    def _line(self, line: Line, x: float, baseline: float, pixels: int, colour: Colour) -> Box:
        left, right = x + line.width, x
        for piece in line.pieces:
            at = x + piece.x
            if isinstance(piece.what, Inline):
                start, end = self._inline(piece.what, at, baseline, pixels, colour)
            else:
                start, end = self._run(piece.what, at, baseline, pixels, colour)
            left, right = min(left, start), max(right, end)
        return Box(left, baseline - line.above, right - left, line.above + line.below)

    def _inline(
        self, icon: Inline, x: float, baseline: float, pixels: int, colour: Colour
    ) -> tuple[float, float]:
        mask = icons.mask(icon.name, icon_pixels(icon, pixels))
        y = round(baseline - CAPITAL / 2 * pixels - mask.height / 2)
        self.stamp(mask, round(x), y, icon.colour or colour)
        return x, x + mask.width

    def _run(self, run: Run, x: float, baseline: float, pixels: int, colour: Colour) -> tuple[float, float]:
        mask, (left, top) = run_mask(run, pixels)
        self.stamp(mask, round(x) + left, round(baseline) + top, colour)
        start, _, end, _ = ink_of(run.text, run.source, pixels)
        return x + start, x + end
