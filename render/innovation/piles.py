"""A pile on a board: the top card, and of the covered ones the strips that the splay shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.innovation.content import CARDS, SHOWN
from render.innovation.faces import Measure, bottoms, chip, face, ground
from render.innovation.look import COLORS, SYMBOLS, card_name, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import FAINT, INK, SHEET, mix
from render.kit.layers import tile
from render.kit.text import Role, TextStyle

if TYPE_CHECKING:
    from render.scene import Scene

EDGES = 3
EDGE = 4.0
EMPTY = 54.0
SNUG = 5.0
"""So far within its edge a splayed card is claimed: its frame, when it is marked, hides no icon beside it."""
BACK = (0.74, 0.92)
"""How wide a back is, in heights: with one figure, with two."""
COUNT = (0.8, 1.1)
"""How wide the number of backs is, in heights: with one figure, with two."""


def foot(measure: Measure) -> float:
    """How high a strip of a pile splayed up is."""
    return measure.chip * 0.86


def need(scene: Scene, canvas: Canvas, pile: list[str], splay: str, measure: Measure, side: float) -> float:
    """How wide a pile must be: its card with a legible name, and its strips, `side` wide each."""
    if not pile:
        return EMPTY
    wide = top_width(scene, canvas, pile[0], measure)
    return wide + (len(pile) - 1) * side if splay in ("left", "right") else wide + EDGE * EDGES


def top_width(scene: Scene, canvas: Canvas, card: str, measure: Measure) -> float:
    """How wide a top card must be."""
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, measure.title * 0.8)
    title = canvas.text_width(card_name(scene, card), style) + measure.title * 0.62 + 24
    return max(measure.width, title)


def high(pile: list[str], splay: str, measure: Measure) -> float:
    """How high a pile is."""
    below = {"": EDGE * EDGES, "up": (len(pile) - 1) * foot(measure)}
    return measure.height + below.get(splay, 0)


def stack(
    scene: Scene, canvas: Canvas, box: Box, seat: int, color: str, measure: Measure, side: float
) -> None:
    """Draw a pile at the top left of a box as wide as the box, and claim it and its cards."""
    player = view_of(scene).players[seat]
    cards, splay = player.board[color], player.splay[color]
    if not cards:
        empty = canvas.claim(f"pile:{seat}.{color}", Box(box.x, box.y, box.w, measure.height))
        pieces.slot(canvas, empty, radius=10)
        canvas.icon(SYMBOLS[color], empty.centre, 24, mix(SHEET, COLORS[color], 0.45))
        return
    whole = Box(box.x, box.y, box.w, high(cards, splay, measure))
    canvas.claim(f"pile:{seat}.{color}", whole)
    top, strips = _laid(whole, len(cards), splay, measure, side)
    if not splay:
        _edges(canvas, top, min(EDGES, len(cards) - 1), color)
        strips = [top] * (len(cards) - 1)
    for card, strip in reversed(list(zip(cards[1:], strips, strict=True))):
        canvas.claim(f"card:{card}", strip.inset(SNUG) if splay else strip)
        if splay:
            _strip(canvas, strip, card, splay, measure)
    _top(scene, canvas, top, cards, measure)
    canvas.claim(f"card:{cards[0]}", top.inset(SNUG) if splay else top)


def _laid(box: Box, count: int, splay: str, measure: Measure, side: float) -> tuple[Box, list[Box]]:
    """The place of the top card, and those of the strips from the one next to it to the deepest."""
    covered = count - 1
    if splay in ("left", "right") and covered:
        wide = min(side, (box.w - measure.width) / covered)
        across = Box(box.x, box.y, box.w, measure.height)
        if splay == "left":
            top, rest = across.cut_left(box.w - wide * covered)
            return top, rest.columns(covered)
        top, rest = across.cut_right(box.w - wide * covered)
        return top, list(reversed(rest.columns(covered)))
    top, below = box.cut_top(measure.height)
    if splay == "up" and covered:
        return top, below.rows(covered)
    return Box(box.x, box.y, box.w - EDGE * EDGES, measure.height), []


def _edges(canvas: Canvas, top: Box, count: int, color: str) -> None:
    for number in range(count, 0, -1):
        canvas.rect(top.moved(EDGE * number, EDGE * number), mix(SHEET, COLORS[color], 0.5), INK, 2, 8)


def _strip(canvas: Canvas, box: Box, card: str, splay: str, measure: Measure) -> None:
    """Draw what a covered card shows, its icons where they lie on the card (R8.3)."""
    color, icons = CARDS[card].color, [CARDS[card].icons[place] for place in SHOWN[splay]]
    if splay == "up":
        ground(canvas, Box(box.x, box.y - 10, box.w, box.h + 10), color)
        for centre, icon in zip(bottoms(box, measure, box.centre[1]), icons, strict=True):
            chip(canvas, centre, box.h - 5, icon, color)
        return
    ground(canvas, Box(box.x - (10 if splay == "left" else 0), box.y, box.w + 10, box.h), color)
    rows = measure.rows[1:] if splay == "left" else measure.rows
    for row, icon in zip(rows, icons, strict=True):
        chip(canvas, (box.centre[0], box.y + row), box.w - 4, icon, color)


def _top(scene: Scene, canvas: Canvas, box: Box, cards: list[str], measure: Measure) -> None:
    card, name = cards[0], card_name(scene, cards[0])
    key = ("innovation-card", card, name, len(cards), measure)
    tile(canvas, box, key, lambda on, at: face(on, at, card, name, len(cards), measure), 8)


def slim_width(value: int, count: int, height: float) -> float:
    """How wide backs of a value are, with how many there are."""
    return height * (BACK[value > 9] + (COUNT[count > 9] if count > 1 else 0))


def slim(canvas: Canvas, box: Box, value: int, count: int) -> None:
    """The back of a card: the value that it shows to everybody, and how many there are."""
    back = Box(box.x, box.y, box.h * BACK[value > 9], box.h)
    canvas.rect(back, mix(SHEET, FAINT, 0.6), INK, 2, 5)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, box.h * 0.68, INK, "centre", lines=1)
    canvas.text(back, str(value), style)
    if count > 1:
        words = TextStyle(Face.LABEL_BOLD, Role.NOTE, box.h * 0.6, INK, lines=1)
        canvas.text(box.cut_left(back.w + 3)[1], f"×{count}", words)
