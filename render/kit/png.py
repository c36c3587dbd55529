"""Pictures as small palette PNG files, the same bytes every time."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.kit.ink import Colour

FLAT_SHARE = 1 / 20000


def palette_of(image: Image.Image, colours: int = 256) -> list[Colour]:
    """At most `colours` (8–256) colours: the image's large flat surfaces exactly, others by median cut."""
    flats = _flats(image, colours // 2)
    rest = image.reduce(10).quantize(colours - len(flats), Image.Quantize.MEDIANCUT).getpalette() or []
    blends = [(rest[i], rest[i + 1], rest[i + 2]) for i in range(0, len(rest) - 2, 3)]
    return flats + [blend for blend in blends if not _displaces(blend, flats)]


def _flats(image: Image.Image, most: int) -> list[Colour]:
    sample = image.resize((image.width // 3, image.height // 3), Image.Resampling.NEAREST)
    least = sample.width * sample.height * FLAT_SHARE
    flats: list[Colour] = []
    # Pillow makes a table as large as the number of colours that it is to count: few are the rule.
    counted = sample.getcolors(1 << 14) or sample.getcolors(1 << 20) or []
    for count, colour in sorted(counted, reverse=True)[:most]:
        if count >= least and isinstance(colour, tuple):
            red, green, blue = colour[:3]
            if not _displaces((red, green, blue), flats):
                flats.append((red, green, blue))
    return flats


def _displaces(colour: Colour, flats: list[Colour]) -> bool:
    # Pillow looks the nearest colour up once for each 4 × 4 × 4 cell, from the cell's corner: a colour that
    # lies nearer to that corner than the flat colour inside the cell would take its place.
    near = (flat for flat in flats if abs(flat[0] - colour[0]) < 9 and abs(flat[1] - colour[1]) < 9)
    for flat in near:
        corner = flat[0] & ~3, flat[1] & ~3, flat[2] & ~3
        if _distance(colour, corner) <= _distance(flat, corner):
            return True
    return False


def _distance(one: Colour, two: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, two, strict=True))


MOST = 245_000
"""A file larger than this is written again with half the colours."""
LEAST_COLOURS = 64


def encode(image: Image.Image, colours: int = 256) -> bytes:
    """The image as a palette PNG, with fewer colours where it would be too large to post lightly."""
    chart = Image.new("P", (1, 1))
    chart.putpalette([part for colour in palette_of(image, colours) for part in colour])
    small = image.quantize(palette=chart, dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", compress_level=3, optimize=False)
    if out.tell() > MOST and colours > LEAST_COLOURS:
        return encode(image, colours // 2)
    return out.getvalue()
