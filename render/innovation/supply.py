"""What all share: the supply piles with the achievement of each age, and the special achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.innovation.content import SPECIALS
from games.innovation.view import InnovationView
from render.innovation.look import view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_DEEP, BRASS_PALE, FAINT, INK, SEATS, SHEET, SOFT, mix
from render.kit.text import Role, TextStyle
from render.kit.words import Inline

if TYPE_CHECKING:
    from render.scene import Scene

BACK = 64.0
AWARD = 48.0
SPECIAL = 50.0
GAP = 8.0
POINTS_PER_AGE = 5


def supply_height(scene: Scene) -> float:
    """How high the supply is, with what is left free below it."""
    lines = 2 if scene.large else 1
    return lines * (BACK + AWARD + SPECIAL + 3 * GAP) + 12


def supply(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the ten ages, then the special achievements."""
    view = view_of(scene)
    lines = 2 if scene.large else 1
    ages, rest = box.cut_top(lines * (BACK + AWARD + 2 * GAP) - GAP, GAP + 4)
    for age, column in enumerate(ages.grid(10 // lines, lines, GAP), start=1):
        back, award = column.cut_top(BACK, GAP)
        _back(canvas, canvas.claim(f"supply:{age}", back), age, view.supply[age])
        if age <= 9:
            _award(canvas, canvas.claim(f"achievement:{age}", award), view, age)
    across = 3 if scene.large else len(SPECIALS)
    cells = rest.cut_top(lines * (SPECIAL + GAP) - GAP)[0].grid(across, lines, GAP)
    for special, cell in zip(SPECIALS, cells, strict=False):
        _special(scene, canvas, canvas.claim(f"achievement:{special}", cell), view, special)


def owner(view: InnovationView, achievement: str) -> int | None:
    """The seat that has an achievement."""
    seats = (seat for seat, player in enumerate(view.players) if achievement in player.achievements)
    return next(seats, None)


def _back(canvas: Canvas, box: Box, age: int, count: int) -> None:
    if count:
        canvas.rect(box, mix(SHEET, FAINT, 0.6), INK, 2, 8)
    else:
        pieces.slot(canvas, box)
    value, number = box.inset(6, 2).cut_left(box.w * 0.5)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 44, INK if count else SOFT, lines=1)
    canvas.text(value, str(age), style)
    size = min(27.0, box.w * 0.25)
    words = TextStyle(Face.LABEL_BOLD, Role.NOTE, size, INK if count else SOFT, "right", lines=1)
    canvas.text(number, f"×{count}", words)


def _award(canvas: Canvas, box: Box, view: InnovationView, age: int) -> None:
    taken = owner(view, str(age))
    if taken is not None:
        canvas.icon("trophy", (box.x + 22, box.centre[1]), 26, FAINT)
        pieces.swatch(canvas, Box(box.right - 44, box.y + 4, 42, box.h - 8), SEATS[taken])
        return
    canvas.rect(box, BRASS_PALE, BRASS, 3, box.h / 2)
    canvas.icon("trophy", (box.x + 24, box.centre[1]), 24, BRASS_DEEP)
    words = TextStyle(Face.NUMBER, Role.NOTE, 30, INK, "centre", lines=1)
    canvas.text(Box(box.x + 34, box.y, box.w - 42, box.h), str(POINTS_PER_AGE * age), words)


def _special(scene: Scene, canvas: Canvas, box: Box, view: InnovationView, special: str) -> None:
    taken = owner(view, special)
    name = scene.say(f"achievement-{special}")
    rest = box.inset(12, 2)
    if taken is None:
        canvas.rect(box, BRASS_PALE, BRASS, 3, 8)
    else:
        canvas.rect(box, None, FAINT, 2, 8)
        badge, rest = rest.cut_right(40, 4)
        pieces.swatch(canvas, badge.inset(0, 4), SEATS[taken])
    ink = SOFT if taken is not None else INK
    words = (Inline("star", FAINT if taken is not None else BRASS_DEEP), f" {name}")
    canvas.text(rest, words, TextStyle(Face.LABEL_BOLD, Role.NOTE, 29, ink, "centre", lines=1))
