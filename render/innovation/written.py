"""A card with its effects written out, and the effects alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.innovation.content import CARDS
from render.innovation.faces import Measure, bottoms, chip, head
from render.innovation.look import DRAWINGS, ICON_INKS
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import GAIN, INK, LOSS, SHEET, SOFT, Colour, mix
from render.kit.text import Role, TextStyle
from render.kit.words import Inline

if TYPE_CHECKING:
    from render.scene import Look, Scene

KINDS: dict[str, Colour] = {"demand": LOSS, "share": GAIN}
GAP = 12.0
PAD = 10.0


@dataclass(frozen=True)
class Effect:
    """An effect ready to be set: its kind, the word for it, its sentences."""

    kind: str
    label: str
    sentences: str


def effects_of(reader: Scene | Look, card: str, edition: str) -> list[Effect]:
    """The effects of a card in an edition (R0.2)."""
    one = CARDS[card]
    own = "-second" if edition == "second" and one.second else ""
    return [
        Effect(kind, reader.say(f"in-{kind}"), reader.say(f"effect-{card}-{number}{own}"))
        for number, kind in enumerate(one.kinds(edition), start=1)
    ]


def style_of(size: float) -> TextStyle:
    """How the sentences of an effect are set."""
    return TextStyle(Face.LABEL, Role.NOTE, size, INK, valign="top", leading=1.14, paragraph=True)


def effects_height(canvas: Canvas, effects: Sequence[Effect], width: float, size: float) -> float:
    """How high effects are when they are set `width` wide."""
    return sum(_height(canvas, one, width, size) for one in effects) + GAP * max(0, len(effects) - 1)


def _height(canvas: Canvas, effect: Effect, width: float, size: float) -> float:
    words = canvas.text_height(effect.sentences, style_of(size), width - 2 * PAD)
    return words + size * 1.5 + 2 * PAD + 6


def effects(canvas: Canvas, box: Box, card: str, texts: Sequence[Effect], size: float) -> None:
    """Set the effects of a card from the top of a box: each with its icon and whether it is a demand."""
    y = box.y
    for one in texts:
        place = Box(box.x, y, box.w, _height(canvas, one, box.w, size))
        colour = KINDS[one.kind]
        canvas.rect(place, mix(SHEET, colour, 0.09), mix(SHEET, colour, 0.5), 2, 6)
        canvas.rect(Box(place.x, place.y, 6, place.h), colour, radius=3)
        line, rest = place.inset(PAD, PAD).cut_top(size * 1.3, size * 0.2)
        label = (Inline(_drawing(card), ICON_INKS[CARDS[card].featured], 1.15), f" {one.label}")
        style = TextStyle(Face.LABEL_BOLD, Role.NOTE, size * 0.9, colour, tracking=0.04, lines=1)
        canvas.text(line.cut_left(4)[1], label, style)
        canvas.text(rest.cut_left(4)[1], one.sentences, style_of(size))
        y = place.bottom + GAP


def _drawing(card: str) -> str:
    return DRAWINGS[CARDS[card].featured]


@dataclass(frozen=True)
class Form:
    """How a card with its effects is set: its measures, and the size of the sentences."""

    measure: Measure
    size: float


def card_height(canvas: Canvas, texts: Sequence[Effect], width: float, form: Form) -> float:
    """How high a card with its effects written out is."""
    gap = form.measure.gap
    return form.measure.height + effects_height(canvas, texts, width - 2 * gap - 4, form.size) + gap


def card_face(
    canvas: Canvas, box: Box, reader: Scene | Look, card: str, texts: Sequence[Effect], form: Form
) -> None:
    """Draw a card with its effects between the icon at its top and those along its bottom."""
    measure, one = form.measure, CARDS[card]
    head(canvas, box, card, reader.say(f"card-{card}"), measure)
    lower = box.bottom - measure.gap - measure.chip / 2
    for centre, icon in zip(bottoms(box, measure, lower), one.icons[1:], strict=True):
        chip(canvas, centre, measure.chip, icon, one.color)
    _age(canvas, box, reader, card, measure)
    top = box.y + measure.head + measure.chip + 2 * measure.gap
    room = Box(box.x + measure.gap + 2, top, box.w - 2 * measure.gap - 4, 0)
    effects(canvas, room, card, texts, form.size)


def _age(canvas: Canvas, box: Box, reader: Scene | Look, card: str, measure: Measure) -> None:
    one, upper = CARDS[card], box.y + measure.rows[0]
    left = box.x + measure.gap + measure.chip / 2
    chip(canvas, (left, upper), measure.chip, one.icons[0], one.color)
    row = Box(box.x, upper - measure.chip / 2, box.w - 12, measure.chip)
    age = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, measure.chip * 1.1, INK, "right", lines=1)
    used = canvas.text(row.cut_left(row.w * 0.7)[1], str(one.age), age)
    era = reader.say("in-era", age=one.age, era=reader.say(f"age-{one.age}"))
    words = TextStyle(Face.DISPLAY_ITALIC, Role.NOTE, measure.chip * 0.62, SOFT, lines=1)
    start = left + measure.chip / 2 + 14
    canvas.text(Box(start, row.y, used.x - start - 8, row.h), era, words)
