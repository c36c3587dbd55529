"""An open invention as a card: slots by discipline, rewards, and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.legendary_inventors.content import DISCIPLINES, INVENTIONS
from games.legendary_inventors.view import InventionView
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, FAINT, INK, SHEET, SOFT
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.legendary_inventors.look import AGES, CATEGORIES, inks, token, view_of

if TYPE_CHECKING:
    from render.scene import Scene

HEAD = 58.0
SOCKET = 29.0


def project(scene: Scene, canvas: Canvas, box: Box, one: InventionView) -> None:
    """Draw one open invention and claim its place."""
    invention = INVENTIONS[one.id]
    canvas.claim(f"invention:{one.id}", box)
    name = scene.say(f"invention-{one.id}")
    inside = pieces.card(canvas, box, name, HEAD, AGES[invention.age], 34).inset(14, 8)
    kind, rest = inside.cut_top(34, 4)
    words = (
        Inline(CATEGORIES[invention.category]),
        f" {invention.category} {scene.say(f'li-category-{invention.category}')}",
    )
    canvas.text(kind, words, TextStyle(Face.LABEL, Role.NOTE, 25, SOFT, lines=1))
    slots, low = rest.cut_top(4 * 33, 6)
    right, left = slots.cut_right(120, 8)
    _slots(canvas, left, one.slots, one.free)
    _rewards(canvas, right, one)
    _ranking(scene, canvas, low, one)


def _slots(canvas: Canvas, box: Box, slots: list[int], free: list[int]) -> None:
    for line, name, count, empty in zip(box.rows(4), DISCIPLINES, slots, free, strict=True):
        canvas.icon(name, (line.x + 15, line.centre[1]), 26, INK if empty else FAINT)
        for number in range(count):
            place = Box(line.x + 44 + number * (SOCKET + 7), line.centre[1] - SOCKET / 2, SOCKET, SOCKET)
            if number < count - empty:
                canvas.rect(place, SOFT, INK, 2, 4)
                canvas.icon("check", place.centre, 17, SHEET)
            else:
                canvas.rect(place, SHEET, INK, 2, 4)


def _rewards(canvas: Canvas, box: Box, one: InventionView) -> None:
    place = Box(box.right - 48, box.y, 48, 62)
    if one.card:
        canvas.rect(place, SHEET, INK, 2, 5)
        canvas.text(place, str(one.points), TextStyle(Face.NUMBER, Role.KEY, 42, BRASS, "centre", lines=1))
    else:
        pieces.slot(canvas, place)
    for number, face in enumerate(one.tokens):
        centre = box.x + 26 + number * 60, box.bottom - 30
        if face:
            token(canvas, centre, 27, face)
        else:
            pieces.round_slot(canvas, centre, 27)


def _ranking(scene: Scene, canvas: Canvas, box: Box, one: InventionView) -> None:
    seats = inks(view_of(scene))
    canvas.line([(box.x, box.y), (box.right, box.y)], FAINT, 2)
    for number, seat in enumerate(one.ranking):
        x = box.x + 20 + number * box.w / 5
        pieces.cube(canvas, (x, box.centre[1] + 3), 34, seats[seat], letter=False)
        place = Box(x + 21, box.y + 4, box.w / 5 - 42, box.h - 4)
        canvas.text(place, str(one.cubes[seat]), TextStyle(Face.NUMBER, Role.NOTE, 28, INK, lines=1))
