"""Anti-aliased shapes as coverage masks: drawn large, reduced, and kept for the next time they are needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw

from render.kit.box import Point

FINE = 4
Outline = tuple[tuple[int, int], ...]


def quantised(points: Sequence[Point], margin: float) -> tuple[tuple[int, int], Outline, tuple[int, int]]:
    """Pixel origin, outline in quarter pixels relative to it, and pixel size of the area around `points`."""
    left = floor(min(x for x, _ in points) - margin)
    top = floor(min(y for _, y in points) - margin)
    right = ceil(max(x for x, _ in points) + margin)
    bottom = ceil(max(y for _, y in points) + margin)
    outline = tuple((round((x - left) * FINE), round((y - top) * FINE)) for x, y in points)
    return (left, top), outline, (max(1, right - left), max(1, bottom - top))


@lru_cache(maxsize=1024)
def polygon(outline: Outline, size: tuple[int, int]) -> Image.Image:
    """The filled outline (quarter pixels) on a mask of `size` pixels."""
    large = Image.new("L", (size[0] * FINE, size[1] * FINE))
    ImageDraw.Draw(large).polygon(outline, fill=255)
    return large.reduce(FINE)


@lru_cache(maxsize=1024)
def stroke(outline: Outline, size: tuple[int, int], weight: int, closed: bool) -> Image.Image:
    """The outline drawn with a round pen `weight` quarter pixels wide."""
    large = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(large)
    path = [*outline, *outline[:1]] if closed else list(outline)
    draw.line(path, fill=255, width=weight)
    if weight > FINE:
        half = weight / 2
        for x, y in outline:
            draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), fill=255)
    return large.reduce(FINE)


@lru_cache(maxsize=512)
def disc(diameter: int, offset: tuple[int, int], size: int) -> Image.Image:
    """A disc of `diameter` quarter pixels, `offset` quarter pixels into a square of `size` pixels."""
    large = Image.new("L", (size * FINE, size * FINE))
    x, y = offset
    ImageDraw.Draw(large).ellipse((x, y, x + diameter - 1, y + diameter - 1), fill=255)
    return large.reduce(FINE)


@lru_cache(maxsize=128)
def _corner(radius: int) -> Image.Image:
    whole = Image.new("L", (16 * radius, 16 * radius))
    ImageDraw.Draw(whole).ellipse((0, 0, 16 * radius - 1, 16 * radius - 1), fill=255)
    return whole.reduce(8).crop((0, 0, radius, radius))


@lru_cache(maxsize=512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A rectangle with round corners, all in whole pixels, so that its sides are sharp."""
    mask = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius > 0:
        corner = _corner(radius)
        right = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        mask.paste(corner, (0, 0))
        mask.paste(right, (width - radius, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, height - radius))
        mask.paste(right.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (width - radius, height - radius))
    return mask


@lru_cache(maxsize=512)
def ring(width: int, height: int, radius: int, weight: int) -> Image.Image:
    """The frame `weight` pixels wide inside the rounded rectangle."""
    mask = rounded(width, height, radius).copy()
    inner = (width - 2 * weight, height - 2 * weight)
    if min(inner) > 0:
        mask.paste(0, (weight, weight), rounded(*inner, max(0, radius - weight)))
    return mask


@lru_cache(maxsize=256)
def quarters(corner: int, pen: int = 0) -> tuple[Image.Image, ...]:
    """The four corners of a rounded rectangle, or of its frame `pen` pixels wide; none for square corners."""
    reach = max(corner, pen)
    if not reach:
        return ()
    side = 2 * reach
    whole = ring(side, side, corner, pen) if pen else rounded(side, side, corner)
    spots = ((0, 0), (reach, 0), (0, reach), (reach, reach))
    return tuple(whole.crop((x, y, x + reach, y + reach)) for x, y in spots)


@lru_cache(maxsize=256)
def band(width: int, corner: int, *, upper: bool) -> Image.Image:
    """The strip of a rounded rectangle that holds its two upper (or lower) corners."""
    whole = rounded(width, 2 * corner, corner)
    return whole.crop((0, 0, width, corner) if upper else (0, corner, width, 2 * corner))


def both(first: Image.Image, second: Image.Image) -> Image.Image:
    """Where both masks cover."""
    return ImageChops.multiply(first, second)
