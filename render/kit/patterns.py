"""The rulings of the seats as coverage masks, tiled over a surface of any size."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin

from PIL import Image, ImageDraw

from render.kit import masks
from render.kit.ink import Pattern

FINE = 4


def _hatch(draw: ImageDraw.ImageDraw, side: int, pen: int) -> None:
    for start in range(-2 * side, 2 * side, side // 2):
        draw.line((start, side + pen, start + side + 2 * pen, -pen), fill=255, width=pen)


def _dots(draw: ImageDraw.ImageDraw, side: int, pen: int) -> None:
    reach = pen * 1.15
    for x, y in ((side / 4, side / 4), (side * 3 / 4, side * 3 / 4)):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)


def _grid(draw: ImageDraw.ImageDraw, side: int, pen: int) -> None:
    for at in (side // 4, side * 3 // 4):
        draw.line((at, 0, at, side), fill=255, width=pen)
        draw.line((0, at, side, at), fill=255, width=pen)


def _waves(draw: ImageDraw.ImageDraw, side: int, pen: int) -> None:
    for middle in (side / 4, side * 3 / 4):
        points = [(x, middle + sin(2 * pi * x / side) * side / 10) for x in range(-pen, side + 2 * pen, FINE)]
        draw.line(points, fill=255, width=pen, joint="curve")


def _checks(draw: ImageDraw.ImageDraw, side: int, _pen: int) -> None:
    half = side // 2
    draw.rectangle((0, 0, half - 1, half - 1), fill=255)
    draw.rectangle((half, half, side, side), fill=255)


def _bricks(draw: ImageDraw.ImageDraw, side: int, pen: int) -> None:
    half = side // 2
    for y in (pen // 2, half + pen // 2):
        draw.line((0, y, side, y), fill=255, width=pen)
    draw.line((side // 4, 0, side // 4, half), fill=255, width=pen)
    draw.line((side * 3 // 4, half, side * 3 // 4, side), fill=255, width=pen)


RULINGS = {
    Pattern.HATCH: _hatch,
    Pattern.DOTS: _dots,
    Pattern.GRID: _grid,
    Pattern.WAVES: _waves,
    Pattern.CHECKS: _checks,
    Pattern.BRICKS: _bricks,
}


@lru_cache(maxsize=64)
def _tile(pattern: Pattern, pitch: int) -> Image.Image:
    side = pitch * FINE
    large = Image.new("L", (side, side))
    RULINGS[pattern](ImageDraw.Draw(large), side, max(FINE, round(side / 11)))
    return large.reduce(FINE)


@lru_cache(maxsize=256)
def rounded(pattern: Pattern, size: tuple[int, int], pitch: int, radius: int) -> Image.Image:
    """The same with round corners."""
    return masks.both(ruled(pattern, size, pitch), masks.rounded(*size, radius))


@lru_cache(maxsize=256)
def ruled(pattern: Pattern, size: tuple[int, int], pitch: int) -> Image.Image:
    """A mask of `size` pixels covered with the pattern, which repeats every `pitch` pixels (even, ≥ 4)."""
    mask = Image.new("L", size)
    if pattern is Pattern.NONE:
        return mask
    tile = _tile(pattern, pitch)
    for y in range(0, size[1], pitch):
        for x in range(0, size[0], pitch):
            mask.paste(tile, (x, y))
    return mask
