"""An open invention as a card: slots by discipline, rewards, and who leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.legendary_inventors.content import DISCIPLINES, INVENTIONS
from games.legendary_inventors.view import InventionView
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_DEEP, FAINT, INK, SHEET, SOFT, SeatInk, text_on
from render.kit.layers import tile
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.legendary_inventors.look import AGES, CATEGORIES, inks, token, view_of

if TYPE_CHECKING:
    from render.scene import Look, Scene

CARD = 256.0
HEAD = 62.0
SOCKET = 28.0
STEP = 34.0
SLOTS = 132.0


def project(scene: Scene, canvas: Canvas, box: Box, one: InventionView) -> None:
    """Draw one open invention and claim its place."""
    seats = inks(view_of(scene))
    key = ("li-card", scene.words.language, one.model_dump_json(), tuple(ink.hue for ink in seats))
    place = tile(canvas, box, key, lambda on, at: invention_face(scene, on, at, one, seats), 10)
    canvas.claim(f"invention:{one.id}", place)


def invention_face(
    reader: Scene | Look, canvas: Canvas, box: Box, one: InventionView, seats: Sequence[SeatInk] = ()
) -> None:
    """Draw an invention with its slots, rewards, and the cubes of these seats."""
    invention = INVENTIONS[one.id]
    inside = pieces.card(canvas, box, "", HEAD, AGES[invention.age])
    _title(reader, canvas, box.cut_top(HEAD)[0].inset(12, 3), one)
    slots, low = inside.inset(14, 8).cut_top(SLOTS, 4)
    right, left = slots.cut_right(116, 4)
    _slots(canvas, left, one.slots, one.free)
    _rewards(canvas, right, one)
    _ranking(canvas, low, one, seats)


def _title(reader: Scene | Look, canvas: Canvas, box: Box, one: InventionView) -> None:
    invention = INVENTIONS[one.id]
    ground = AGES[invention.age]
    kind, name = box.cut_right(64, 6)
    words = (Inline(CATEGORIES[invention.category], text_on(ground)), f" {invention.category}")
    canvas.text(kind, words, TextStyle(Face.NUMBER, Role.NOTE, 32, text_on(ground), "right", lines=1))
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 34, text_on(ground), leading=0.92, lines=2)
    canvas.text(name, reader.say(f"invention-{one.id}"), style)


def _slots(canvas: Canvas, box: Box, slots: list[int], free: list[int]) -> None:
    for line, name, count, empty in zip(box.rows(4), DISCIPLINES, slots, free, strict=True):
        canvas.icon(name, (line.x + 14, line.centre[1]), 27, INK if empty else FAINT)
        for number in range(count):
            place = Box(line.x + 38 + number * STEP, line.centre[1] - SOCKET / 2, SOCKET, SOCKET)
            if number < count - empty:
                canvas.rect(place, SOFT, INK, 2, 4)
                canvas.icon("check", place.centre, 17, SHEET)
            else:
                canvas.rect(place, SHEET, INK, 2, 4)


def _rewards(canvas: Canvas, box: Box, one: InventionView) -> None:
    place = Box(box.right - 54, box.y + 4, 54, 64)
    if one.card:
        canvas.rect(place, SHEET, INK, 2, 6)
        style = TextStyle(Face.NUMBER, Role.KEY, 44, BRASS_DEEP, "centre", lines=1)
        canvas.text(place, str(one.points), style)
    else:
        pieces.slot(canvas, place)
    for number, face in enumerate(one.tokens):
        centre = box.right - 27 - (len(one.tokens) - 1 - number) * 58, box.bottom - 27
        if face:
            token(canvas, centre, 27, face)
        else:
            pieces.round_slot(canvas, centre, 27)


def _ranking(canvas: Canvas, box: Box, one: InventionView, seats: Sequence[SeatInk]) -> None:
    canvas.line([(box.x, box.y), (box.right, box.y)], FAINT, 2)
    step = min(box.w / 5, 76.0)
    for number, seat in enumerate(one.ranking):
        x = box.x + 18 + number * step
        pieces.cube(canvas, (x, box.centre[1] + 2), 34, seats[seat])
        place = Box(x + 22, box.y + 3, step - 40, box.h - 3)
        canvas.text(place, str(one.cubes[seat]), TextStyle(Face.NUMBER, Role.NOTE, 30, INK, lines=1))
