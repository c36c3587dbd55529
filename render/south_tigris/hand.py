"""The own hand with what each card gives and scores; for the eyes of its owner."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from games.core.text import say
from games.south_tigris.almanac import condition_text, gains
from games.south_tigris.content import DEVICE_CARDS
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import SOFT, rgb
from render.kit.text import Role, TextStyle
from render.marking import marked
from render.south_tigris.card import device_card
from render.south_tigris.look import label, opened, view_of
from render.south_tigris.river import research

if TYPE_CHECKING:
    from render.scene import Scene

CARD = 330.0
BESIDE = 166.0
"""The height of a card below its name where its words stand beside its face, with large type."""
HEAD = 64.0
LINE = 56.0
GAP = 18.0
BROWN = rgb("#7A4A22")


def hand(scene: Scene, seat: int) -> Canvas:
    """Draw the hand of a seat: its cards for their owner, their number for others (R2.6)."""
    one = view_of(scene).players[seat]
    own = view_of(scene).seat == seat
    cards = one.board.hand if own else []
    seen = [*one.board.offered, *one.board.drawn] if own else []
    across = 1 if scene.large else 2 if scene.narrow else 3
    lines, high = ceil(len(cards) / across), HEAD + BESIDE if scene.large else CARD
    canvas, body = opened(scene, LINE * (1 + len(seen)) + lines * (high + GAP))
    head, rest = body.cut_top(LINE, 4)
    canvas.text(head, scene.say("st-hand", n=one.hand_size), label(36, SOFT))
    for thing in seen:
        line, rest = rest.cut_top(LINE)
        name, icons = line.cut_left(line.w * 0.5, 10)
        canvas.text(name, scene.say(f"name-{thing}"), label(32, face=Face.DISPLAY_BOLD))
        if thing in one.board.drawn:
            canvas.text(icons, research(thing), label(32, face=Face.NUMBER))
    for number, card in enumerate(cards):
        row, column = divmod(number, across)
        cell = rest.columns(across, GAP)[column]
        _card(scene, canvas, Box(cell.x, rest.y + row * (high + GAP), cell.w, high), card)
    return marked(scene, canvas)


def _card(scene: Scene, canvas: Canvas, box: Box, thing: str) -> None:
    """A card of the hand: name, values as icons, and in words what it gives and scores."""
    canvas.claim(f"card:{thing}", box)
    inside = pieces.card(canvas, box, scene.say(f"name-{thing}"), HEAD, BROWN, 38).inset(12, 10)
    face, words = inside.cut_left(inside.w * 0.46, 14) if scene.large else inside.cut_top(132, 8)
    device_card(canvas, face, thing)
    style = TextStyle(Face.LABEL, Role.NOTE, 26, leading=1.02, paragraph=True)
    upper, lower = words.cut_top(words.h * 0.44, 2)
    played = say("card-played", gain=gains(DEVICE_CARDS[thing].effects))
    canvas.text(upper, scene.put(played), style)
    canvas.text(lower, scene.put(condition_text(thing)), style)
