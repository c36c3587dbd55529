"""A team as a compact mat: four inventors with levels and goals, tokens, cards, cubes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.legendary_inventors.content import DISCIPLINES, INVENTIONS, TOKENS, TOP_LEVEL
from games.legendary_inventors.view import InventorView
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, FAINT, INK, SHEET, SOFT, mix
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.legendary_inventors.look import AGES, inks, token, view_of

if TYPE_CHECKING:
    from render.scene import Scene

INVENTOR = 172.0
GOODS = 66.0


def row_height(scene: Scene) -> float:
    """How high a compact mat is, in units."""
    return INVENTOR + GOODS


def row(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Draw one team and claim its places."""
    view = view_of(scene)
    ink = inks(view)[seat]
    canvas.claim(f"seat:{seat}", box)
    canvas.rect(box, ink.tint, INK, 2, 10)
    badge, rest = box.cut_left(58, 10)
    pieces.swatch(canvas, badge, ink)
    upper, lower = rest.inset(0, 6).cut_top(INVENTOR - 10, 4)
    cells = upper.cut_right(8)[1].columns(4, 8)
    for cell, one in zip(cells, view.players[seat].inventors, strict=False):
        inventor(scene, canvas, cell, one)
    goods(scene, canvas, lower, seat)


def inventor(scene: Scene, canvas: Canvas, box: Box, one: InventorView) -> None:
    """Draw an inventor: levels filled, goal levels ringed in brass, points of the goal; grey when busy."""
    busy = one.busy
    canvas.claim(f"inventor:{one.id}", box)
    canvas.rect(box, mix(SHEET, FAINT, 0.7) if busy else SHEET, SOFT if busy else INK, 2, 8)
    head, rest = box.inset(8, 4).cut_top(58)
    goal, head = head.cut_right(66, 4)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 27, SOFT if busy else INK, leading=0.95)
    canvas.text(head, scene.say(f"inventor-{one.id}"), style)
    text = (Inline("check" if one.reached else "flag", BRASS), f" {one.points}")
    canvas.text(goal, text, TextStyle(Face.NUMBER, Role.NOTE, 27, INK, "right", lines=1))
    if busy:
        rest, label = rest.cut_left(rest.w - 74, 2)
        words = (Inline("rotate"), " ", scene.say("li-busy"))
        canvas.text(label, words, TextStyle(Face.LABEL_BOLD, Role.NOTE, 22, SOFT, "centre"))
    for column, discipline, level, need in zip(
        rest.columns(4), DISCIPLINES, one.levels, one.goal, strict=True
    ):
        _level(canvas, column, discipline, level, need)


def _level(canvas: Canvas, box: Box, discipline: str, level: int, need: int) -> None:
    icon, bars = box.cut_bottom(30, 2)
    canvas.icon(discipline, icon.centre, 24, INK if level or need else FAINT)
    for number, cell in enumerate(reversed(bars.inset(box.w * 0.16, 1).rows(TOP_LEVEL, 3))):
        wanted = number < need
        empty = BRASS_PALE if wanted else SHEET
        canvas.rect(cell, INK if number < level else empty, BRASS if wanted else FAINT, 2, 3)


def goods(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Draw what a seat owns: cubes in reserve, tokens with how many of each, cards by category."""
    view = view_of(scene)
    style = TextStyle(Face.NUMBER, Role.NOTE, 28, INK, lines=1)
    middle = box.centre[1]
    pieces.cube(canvas, (box.x + 20, middle), 36, inks(view)[seat], letter=False)
    canvas.text(Box(box.x + 44, box.y, 44, box.h), str(view.players[seat].reserve), style)
    held = Counter(view.players[seat].tokens)
    x = box.x + 116
    for face in (face for face in TOKENS if held[face]):
        token(canvas, (x, middle), 24, face)
        if held[face] > 1:
            canvas.text(Box(x + 27, box.y, 40, box.h), f"×{held[face]}", style)
        x += 62 if held[face] == 1 else 92
    _owned(canvas, box, sorted(view.players[seat].cards, key=lambda card: INVENTIONS[card].category), x)


def _owned(canvas: Canvas, box: Box, cards: list[str], start: float) -> None:
    step = min(44.0, (box.right - 16 - start) / max(1, len(cards)))
    for number, card in enumerate(reversed(cards)):
        place = Box(box.right - 50 - number * step, box.y + 4, 38, box.h - 8)
        canvas.rect(place, AGES[INVENTIONS[card].age], INK, 2, 5)
        text = str(INVENTIONS[card].category)
        canvas.text(place, text, TextStyle(Face.NUMBER, Role.NOTE, 30, SHEET, "centre", lines=1))
