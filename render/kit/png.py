"""Pictures as small palette PNG files, the same bytes every time."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

FLAT_SHARE = 1 / 20000
FLAT_MOST = 96
Colour = tuple[int, int, int]


def palette_of(image: Image.Image, colours: int = 256) -> list[Colour]:
    """At most `colours` colours for an RGB image: its large flat surfaces exactly, the rest by median cut."""
    sample = image.resize((image.width // 2, image.height // 2), Image.Resampling.NEAREST)
    least = sample.width * sample.height * FLAT_SHARE
    counted = sample.getcolors(1 << 20) or []
    flats: list[Colour] = []
    for count, colour in sorted(counted, reverse=True)[:FLAT_MOST]:
        if count >= least and isinstance(colour, tuple):
            flats.append((colour[0], colour[1], colour[2]))
    rest = image.reduce(6).quantize(colours - len(flats), Image.Quantize.MEDIANCUT).getpalette() or []
    blends = [(rest[i], rest[i + 1], rest[i + 2]) for i in range(0, len(rest) - 2, 3)]
    return (flats + [one for one in dict.fromkeys(blends) if not _near(one, flats)])[:colours]


def _near(colour: Colour, others: list[Colour]) -> bool:
    return any(max(abs(a - b) for a, b in zip(colour, one, strict=True)) < 8 for one in others)


def encode(image: Image.Image, colours: int = 256) -> bytes:
    """The image as a palette PNG."""
    chart = Image.new("P", (1, 1))
    chart.putpalette([part for colour in palette_of(image, colours) for part in colour])
    small = image.quantize(palette=chart, dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", compress_level=4, optimize=False)
    return out.getvalue()
