"""What a picture must keep to: text inside its box, no text on another, sizes, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from render.kit.canvas import Canvas, TextMark

SLACK = 1.5


def overflowing(canvas: Canvas) -> list[str]:
    """Texts whose ink leaves the box promised to them, or the picture."""
    return [
        f"{mark.text!r} leaves its box {mark.box}: {mark.ink}"
        for mark in canvas.texts
        if not (mark.box.contains(mark.ink, SLACK) and canvas.box.contains(mark.ink))
    ]


def overlapping(canvas: Canvas) -> list[str]:
    """Pairs of texts whose ink lies on each other."""
    return [
        f"{one.text!r} and {two.text!r} overlap"
        for one, two in combinations(canvas.texts, 2)
        if one.ink.overlaps(two.ink, SLACK)
    ]


def too_small(canvas: Canvas) -> list[str]:
    """Texts smaller than their role allows."""
    return [f"{mark.text!r} is {mark.size:.1f} units" for mark in canvas.texts if _small(canvas, mark)]


def _small(canvas: Canvas, mark: TextMark) -> bool:
    return mark.size < canvas.size(mark.role) - 0.01


def leaked(canvas: Canvas, hidden: Iterable[str]) -> list[str]:
    """The hidden words that can be read in the picture."""
    shown = "\n".join(mark.text for mark in canvas.texts).casefold()
    return [word for word in hidden if word.casefold() in shown]


def faults(canvas: Canvas, hidden: Iterable[str] = ()) -> list[str]:
    """Everything wrong with the texts of a picture; empty when all is well."""
    return (
        overflowing(canvas)
        + overlapping(canvas)
        + too_small(canvas)
        + [f"{word!r} should be hidden" for word in leaked(canvas, hidden)]
    )
