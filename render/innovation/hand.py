"""The own hand with every effect written out, and the own score pile; for the eyes of its owner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from games.innovation.content import CARDS
from render.innovation.faces import Measure
from render.innovation.look import COLORS, SYMBOLS, by_age, card_name, opened, phone, view_of
from render.innovation.piles import slim
from render.innovation.written import Effect, Form, card_face, card_height, effects_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import INK, SHEET, SOFT, mix
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

FORM = Form(Measure(chip=44, head=50, title=37, gap=9), 27)
GAP = 16.0
TITLE = 50.0
LINE = 46.0


def hand(scene: Scene, seat: int) -> Canvas:
    """Draw the hand and score pile of a seat: its cards for their owner, their values for others (R13)."""
    player = view_of(scene).players[seat]
    own = view_of(scene).seat == seat
    cards = by_age(player.hand) if own else []
    texts = {card: effects_of(scene, card, view_of(scene).edition) for card in cards}
    heights = _heights(scene, cards, texts)
    listed = ceil(len(player.score) / _columns(scene)) if own else 1
    below = 2 * (TITLE + GAP) + max(1, listed) * LINE + (0 if cards else LINE)
    canvas, body = opened(scene, sum(high + GAP for high in heights) + below)
    rest = _title(canvas, body, scene.say("in-hand", n=len(player.hand_values)))
    rest = _cards(scene, canvas, rest, cards, texts, heights)
    if not cards:
        line, rest = rest.cut_top(LINE)
        _values(scene, canvas, line, player.hand_values)
    rest = _title(canvas, rest, scene.say("in-score", n=player.points))
    if own and player.score:
        _score(scene, canvas, rest.cut_top(listed * LINE)[0], by_age(player.score))
    else:
        _values(scene, canvas, rest.cut_top(LINE)[0], player.score_values)
    return marked(scene, canvas)


def _columns(scene: Scene) -> int:
    return 2 if phone(scene) else 3


def _width(scene: Scene) -> float:
    form = scene.size.value
    return (form.width - 2 * form.margin - GAP * (_columns(scene) - 1)) / _columns(scene)


def _heights(scene: Scene, cards: Sequence[str], texts: dict[str, list[Effect]]) -> list[float]:
    """How high each row of cards is."""
    ruler = Canvas(scene.size.value.width, 1, script=scene.script)
    each = [card_height(ruler, texts[card], _width(scene), FORM) for card in cards]
    step = _columns(scene)
    return [max(each[start : start + step]) for start in range(0, len(each), step)]


def _title(canvas: Canvas, box: Box, words: str) -> Box:
    line, rest = box.cut_top(TITLE, GAP)
    canvas.text(line, words, TextStyle(Face.LABEL_BOLD, Role.BODY, 34, SOFT, valign="bottom", lines=1))
    return rest


def _cards(
    scene: Scene,
    canvas: Canvas,
    box: Box,
    cards: Sequence[str],
    texts: dict[str, list[Effect]],
    heights: Sequence[float],
) -> Box:
    y = box.y
    for row, high in enumerate(heights):
        for column, card in enumerate(cards[row * _columns(scene) :][: _columns(scene)]):
            place = Box(box.x + column * (_width(scene) + GAP), y, _width(scene), high)
            card_face(canvas, canvas.claim(f"card:{card}", place), scene, card, texts[card], FORM)
        y += high + GAP
    return Box(box.x, y, box.w, box.bottom - y)


def _score(scene: Scene, canvas: Canvas, box: Box, cards: Sequence[str]) -> None:
    rows = ceil(len(cards) / _columns(scene))
    for cell, card in zip(box.grid(_columns(scene), rows, 8), cards, strict=False):
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
