"""Colours: paper, inks, the accent of a game and the five seats (colour + pattern + letter)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a `#RRGGBB` code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`first` with `share` (0–1) of `second` mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


PAPER = rgb("#F3EAD6")
SHEET = rgb("#FBF6EA")
GRID = rgb("#E9DDC3")
FAINT = rgb("#CDBFA3")
SOFT = rgb("#6A6052")
INK = rgb("#2B2620")
BLACK = rgb("#15110C")
BRASS = rgb("#B58124")
BRASS_DEEP = rgb("#7C5510")
BRASS_PALE = rgb("#F6DFA6")
GAIN = rgb("#2F6B45")
LOSS = rgb("#A8321F")
DEFAULT_ACCENT = rgb("#8A3B2A")


def luminance(colour: Colour) -> float:
    """Relative luminance (0 black – 1 white) after WCAG 2."""
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio (1–21) of two colours after WCAG 2."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def text_on(ground: Colour) -> Colour:
    """Ink or sheet white, whichever reads better on `ground`; black where neither reaches 4.5:1."""
    best = max((INK, SHEET), key=lambda colour: contrast(colour, ground))
    return best if contrast(best, ground) >= 4.5 else BLACK


class Pattern(StrEnum):
    """What a seat's surface is ruled with."""

    HATCH = "hatch"
    DOTS = "dots"
    GRID = "grid"
    WAVES = "waves"
    CHECKS = "checks"
    BRICKS = "bricks"
    NONE = "none"


@dataclass(frozen=True)
class SeatInk:
    """How a seat looks: a colour, a pattern and a letter."""

    hue: str
    colour: Colour
    pattern: Pattern
    letter: str

    @property
    def text(self) -> Colour:
        """The colour of text on the seat's colour."""
        return text_on(self.colour)

    @property
    def ruling(self) -> Colour:
        """The colour of the pattern: near the ground, so that text on it stays readable."""
        return mix(self.colour, self.text, 0.2 if self.text == SHEET else 0.24)

    @property
    def tint(self) -> Colour:
        """A pale version for large surfaces under ink."""
        return mix(SHEET, self.colour, 0.16)


SEATS: tuple[SeatInk, ...] = (
    SeatInk("blue", rgb("#7FB2DC"), Pattern.HATCH, "A"),
    SeatInk("red", rgb("#C1440E"), Pattern.DOTS, "B"),
    SeatInk("green", rgb("#1F6B55"), Pattern.GRID, "C"),
    SeatInk("yellow", rgb("#E3B93C"), Pattern.WAVES, "D"),
    SeatInk("purple", rgb("#5B3375"), Pattern.CHECKS, "E"),
)
NOBODY = SeatInk("nobody", rgb("#8C8577"), Pattern.NONE, "–")
"""What no player has, or a player who has no colour yet."""


def seat_of_hue(hue: str) -> SeatInk:
    """The seat ink called `hue` (blue, red, green, yellow, purple); KeyError if there is none."""
    return {ink.hue: ink for ink in SEATS}[hue]
