"""Pictures as small palette PNG files, the same bytes every time."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

FLAT_SHARE = 1 / 20000
Colour = tuple[int, int, int]


def palette_of(image: Image.Image, colours: int = 256) -> list[Colour]:
    """At most `colours` (8–256) colours for an RGB image: its large flat surfaces exactly, the rest by median cut."""
    sample = image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)
    least = sample.width * sample.height * FLAT_SHARE
    counted = sample.getcolors(1 << 20) or []
    flats: list[Colour] = []
    for count, colour in sorted(counted, reverse=True)[: colours // 2]:
        if count >= least and isinstance(colour, tuple):
            _add(flats, (colour[0], colour[1], colour[2]), flats)
    rest = image.reduce(6).quantize(colours - len(flats), Image.Quantize.MEDIANCUT).getpalette() or []
    chosen = list(flats)
    for i in range(0, len(rest) - 2, 3):
        _add(chosen, (rest[i], rest[i + 1], rest[i + 2]), flats)
    return chosen[:colours]


def _add(chosen: list[Colour], colour: Colour, flats: list[Colour]) -> None:
    # Pillow looks the nearest colour up once for each 4 × 4 × 4 cell, from the cell's corner: a colour that
    # lies nearer to that corner than the flat colour inside the cell would take its place.
    for flat in flats:
        corner = flat[0] & ~3, flat[1] & ~3, flat[2] & ~3
        if _distance(colour, corner) <= _distance(flat, corner):
            return
    chosen.append(colour)


def _distance(one: Colour, two: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, two, strict=True))


def encode(image: Image.Image, colours: int = 256) -> bytes:
    """The image as a palette PNG."""
    chart = Image.new("P", (1, 1))
    chart.putpalette([part for colour in palette_of(image, colours) for part in colour])
    small = image.quantize(palette=chart, dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", compress_level=4, optimize=False)
    return out.getvalue()
