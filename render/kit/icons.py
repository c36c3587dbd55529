"""Named icons: glyphs of Font Awesome Free Solid, and a few drawn here that it lacks."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from render.kit.drawings import DRAWN, Layer
from render.kit.fonts import icon_path

GLYPHS: dict[str, int] = {
    "anchor": 0xF13D, "arrow-down": 0xF063, "arrow-left": 0xF060, "arrow-right": 0xF061,
    "arrow-up": 0xF062, "atom": 0xF5D2, "ban": 0xF05E, "bell": 0xF0F3, "bolt": 0xF0E7,
    "book": 0xF02D, "book-open": 0xF518, "bridge": 0xE4C8, "brush": 0xF1FC, "car": 0xF1B9,
    "cards": 0xF24D, "castle": 0xF447, "check": 0xF00C, "city": 0xF64F, "clock": 0xF017, "coin": 0xF51E,
    "comment": 0xF075, "compass": 0xF14E, "cow": 0xF6C8, "crossed-tools": 0xF7D9, "crown": 0xF521,
    "dice": 0xF522, "droplet": 0xF043, "drum": 0xF569, "drawing-compass": 0xF568, "envelope": 0xF0E0,
    "eye": 0xF06E, "eye-slash": 0xF070, "factory": 0xF275, "feather": 0xF52D, "fire": 0xF06D,
    "fish": 0xF578, "flag": 0xF024, "flask": 0xF0C3, "gavel": 0xF0E3, "gear": 0xF013, "gears": 0xF085,
    "gem": 0xF3A5, "gift": 0xF06B, "globe": 0xF0AC, "graduation-cap": 0xF19D, "hammer": 0xF6E3,
    "hand": 0xF256, "heart": 0xF004, "horse": 0xF6F0, "hourglass": 0xF254, "hourglass-half": 0xF252,
    "house": 0xF015, "key": 0xF084, "landmark": 0xF66F, "layers": 0xF5FD, "leaf": 0xF06C,
    "lightbulb": 0xF0EB, "lock": 0xF023, "unlock": 0xF09C, "magnet": 0xF076, "masks": 0xF630,
    "medal": 0xF5A2, "microscope": 0xF610, "minus": 0xF068, "moon": 0xF186, "mosque": 0xF678,
    "mountain": 0xF6FC, "mug": 0xF7B6, "coffee": 0xF0F4, "music": 0xF001, "newspaper": 0xF1EA,
    "pen": 0xF5AD, "plane": 0xF072,
    "play": 0xF04B, "plus": 0x2B, "question": 0x3F, "road": 0xF018, "robot": 0xF544, "rocket": 0xF135,
    "rotate": 0xF2F1, "route": 0xF4D7, "scales": 0xF24E, "scroll": 0xF70E, "seedling": 0xF4D8,
    "shield": 0xF3ED, "ship": 0xF21A, "shop": 0xF54F, "skull": 0xF54C, "snowflake": 0xF2DC,
    "star": 0xF005, "stopwatch": 0xF2F2, "sun": 0xF185, "swap": 0xF0EC, "swords": 0xF66D, "train": 0xF238,
    "trash": 0xF1F8, "tree": 0xF1BB, "triangle-down": 0xF0D7, "triangle-right": 0xF0DA,
    "triangle-up": 0xF0D8, "trophy": 0xF091, "undo": 0xF0E2, "user": 0xF007, "user-tie": 0xF508,
    "users": 0xF0C0, "warning": 0xF071, "water": 0xF773, "wheat": 0xE2CD, "wine": 0xF4E3,
    "wrench": 0xF0AD, "cross": 0xF00D, "bicycle": 0xF206, "camera": 0xF030, "cash-register": 0xF788,
    "certificate": 0xF0A3, "gauge": 0xF624, "glasses": 0xF530, "keyboard": 0xF11C, "oil-can": 0xF613,
    "phone": 0xF095, "printer": 0xF02F, "record": 0xF8D9, "scissors": 0xF0C4, "stamp": 0xF5BF,
    "staff": 0xE579, "stapler": 0xE5AF, "tent": 0xF6BB, "tower": 0xF519, "warehouse": 0xF494,
}  # fmt: skip

SUBJECTS = {
    "physics": "lightbulb",
    "chemistry": "flask",
    "mechanics": "nut",
    "mathematics": "drawing-compass",
}


class UnknownIconError(KeyError):
    """An icon was asked for by a name that the kit does not know."""


def known() -> list[str]:
    """Every icon name, sorted."""
    return sorted({*GLYPHS, *DRAWN, *SUBJECTS})


@lru_cache(maxsize=2048)
def mask(name: str, pixels: int) -> Image.Image:
    """The icon as a coverage mask cropped to its ink and at most `pixels` wide and high.

    Raises UnknownIconError for a name that is not in `known()`.
    """
    name = SUBJECTS.get(name, name)
    if name in DRAWN:
        return _drawn(DRAWN[name], pixels)
    if name not in GLYPHS:
        raise UnknownIconError(name)
    return _glyph(chr(GLYPHS[name]), pixels)


def _glyph(char: str, pixels: int) -> Image.Image:
    trial = _ink(char, 256)
    return _ink(char, 256 * pixels / max(trial.size))


def _ink(char: str, size: float) -> Image.Image:
    font = ImageFont.truetype(str(icon_path()), size)
    left, top, right, bottom = font.getbbox(char)
    image = Image.new("L", (round(right - left) + 4, round(bottom - top) + 4))
    ImageDraw.Draw(image).text((2 - left, 2 - top), char, font=font, fill=255)
    return image.crop(image.getbbox())


def _drawn(layers: list[Layer], pixels: int) -> Image.Image:
    spots = [spot for _, outline in layers for spot in outline]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    side = max(max(x for x, _ in spots) - left, max(y for _, y in spots) - top)
    unit = (pixels * 8 - 1) / side
    large = Image.new("L", (pixels * 8, pixels * 8))
    draw = ImageDraw.Draw(large)
    for filled, outline in layers:
        shape = [((x - left) * unit, (y - top) * unit) for x, y in outline]
        draw.polygon(shape, fill=255 if filled else 0)
    small = large.reduce(8)
    return small.crop(small.getbbox())
