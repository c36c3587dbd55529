"""The own hand with every effect written out, and the own score pile; for the eyes of its owner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from games.innovation.content import CARDS
from render.innovation.faces import RADIUS, Measure
from render.innovation.look import COLORS, SYMBOLS, by_age, card_name, opened, view_of
from render.innovation.piles import slim
from render.innovation.written import Effect, Form, card_face, card_height, effects_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import INK, SHEET, SOFT, mix
from render.kit.layers import tile
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

NORMAL = Form(Measure(chip=44, head=50, title=37, gap=9), 27)
SMALL = Form(Measure(chip=38, head=44, title=32, gap=8), 23)
MANY = 6
"""More cards are set smaller, in one column more."""
TOO_MANY = 16
"""More cards show no effects: nobody would find anything on so long a sheet."""
GAP = 16.0
TITLE = 50.0
LINE = 46.0


@dataclass(frozen=True)
class Spread:
    """The cards of a hand in columns: how each is set, and where it lies, from the top left of the hand."""

    form: Form
    places: dict[str, Box]
    texts: dict[str, list[Effect]]

    @property
    def height(self) -> float:
        """How high the hand is, with a gap below it."""
        return max((place.bottom + GAP for place in self.places.values()), default=0.0)


def hand(scene: Scene, seat: int) -> Canvas:
    """Draw the hand and score pile of a seat: its cards for their owner, their values for others (R13)."""
    player = view_of(scene).players[seat]
    own = view_of(scene).seat == seat
    spread = _spread(scene, by_age(player.hand) if own else [])
    listed = max(1, ceil(len(player.score) / _columns(scene, 0))) if own else 1
    below = 2 * (TITLE + GAP) + listed * LINE + (0 if spread.places else LINE)
    canvas, body = opened(scene, spread.height + below)
    rest = _title(canvas, body, scene.say("in-hand", n=len(player.hand_values)))
    _cards(scene, canvas, rest, spread)
    rest = rest.cut_top(spread.height)[1]
    if not spread.places:
        line, rest = rest.cut_top(LINE)
        _values(scene, canvas, line, player.hand_values)
    rest = _title(canvas, rest, scene.say("in-score", n=player.points))
    if own and player.score:
        _score(scene, canvas, rest.cut_top(listed * LINE)[0], by_age(player.score))
    else:
        _values(scene, canvas, rest.cut_top(LINE)[0], player.score_values)
    return marked(scene, canvas)


def _columns(scene: Scene, cards: int) -> int:
    return (1 if scene.large else 2 if scene.narrow else 3) + (cards > MANY)


def _spread(scene: Scene, cards: Sequence[str]) -> Spread:
    """Put each card into the column that is shortest so far."""
    measures, columns = scene.form, _columns(scene, len(cards))
    form = SMALL if len(cards) > MANY else NORMAL
    edition, written = view_of(scene).edition, len(cards) <= TOO_MANY
    texts = {card: effects_of(scene, card, edition) if written else [] for card in cards}
    ruler = Canvas(measures.width, 1, script=scene.script)
    wide = (measures.width - 2 * measures.margin - GAP * (columns - 1)) / columns
    ends, places = [0.0] * columns, {}
    for card in cards:
        column = ends.index(min(ends))
        high = card_height(ruler, texts[card], wide, form)
        places[card] = Box(column * (wide + GAP), ends[column], wide, high)
        ends[column] += high + GAP
    return Spread(form, places, texts)


def _title(canvas: Canvas, box: Box, words: str) -> Box:
    line, rest = box.cut_top(TITLE, GAP)
    canvas.text(line, words, TextStyle(Face.LABEL_BOLD, Role.BODY, 34, SOFT, valign="bottom", lines=1))
    return rest


def _cards(scene: Scene, canvas: Canvas, box: Box, spread: Spread) -> None:
    for card, place in spread.places.items():
        told = bool(spread.texts[card]) and view_of(scene).edition
        key = ("innovation-written", card, scene.words.language, told, spread.form)
        draw = partial(_card, scene, card, spread)
        canvas.claim(f"card:{card}", tile(canvas, place.moved(box.x, box.y), key, draw, RADIUS))


def _card(scene: Scene, card: str, spread: Spread, canvas: Canvas, box: Box) -> None:
    card_face(canvas, box, scene, card, spread.texts[card], spread.form)


def _score(scene: Scene, canvas: Canvas, box: Box, cards: Sequence[str]) -> None:
    columns = _columns(scene, 0)
    for cell, card in zip(box.grid(columns, ceil(len(cards) / columns), 8), cards, strict=False):
        color = CARDS[card].color
        canvas.rect(canvas.claim(f"card:{card}", cell), mix(SHEET, COLORS[color], 0.2), INK, 2, 6)
        value, name = cell.inset(12, 2).cut_left(44, 6)
        canvas.text(value, str(CARDS[card].age), TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 32, INK, lines=1))
        words = (Inline(SYMBOLS[color], COLORS[color], 0.8), f" {card_name(scene, card)}")
        canvas.text(name, words, TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 29, INK, lines=1))


def _values(scene: Scene, canvas: Canvas, box: Box, values: Sequence[int]) -> None:
    if not values:
        style = TextStyle(Face.DISPLAY_ITALIC, Role.NOTE, 32, SOFT, lines=1)
        canvas.text(box, scene.say("in-no-cards"), style)
        return
    counted = Counter(values)
    step = min(96.0, box.w / len(counted))
    for number, age in enumerate(sorted(counted)):
        slim(canvas, Box(box.x + number * step, box.y, step - 4, box.h), age, counted[age])
