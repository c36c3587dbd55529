"""The town: six action areas on both banks of the river, ships on it and warehouses at the quay."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from games.era_of_inventions.content import TRADES
from games.era_of_inventions.view import PlaceView
from render.era_of_inventions.goods import counted, listed, spread, token, width
from render.era_of_inventions.look import ACCENT, AREAS, BRICK, RIVER, label, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, INK, SEATS, SHEET, SOFT, mix
from render.kit.layers import tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.era_of_inventions.look import Reader
    from render.scene import Scene

BANKS = (("produce", "factories", "build"), ("invent", "market", "buy"))
GAP = 12.0
SEAT = 28.0
BADGE = 60.0
STEPS = 36.0
"""How wide the picture of an area is, and how high the count of steps below it."""


def height(scene: Scene) -> float:
    """How much room the town needs."""
    return 2 * _bank(scene) + _water(scene) + 2 * GAP


def _bank(scene: Scene) -> float:
    """How high an action area is: with large type its discs lie below its name."""
    return 138.0 if scene.large else 86.0 if scene.narrow else 100.0


def _water(scene: Scene) -> float:
    return 106.0 if scene.narrow else 118.0


def london(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the town, `height` units high, and claim areas and places."""
    upper, rest = box.cut_top(_bank(scene), GAP)
    water, lower = rest.cut_top(_water(scene), GAP)
    for bank, areas in zip((upper, lower), BANKS, strict=True):
        for cell, area in zip(bank.columns(3, GAP), areas, strict=True):
            _area(scene, canvas, cell, area)
    tile(canvas, water, ("era-river",), _river, 12)
    side, gap = (4, 4) if scene.large else (16, 10)
    for cell, place in zip(water.inset(side, 0).columns(6, gap), view_of(scene).places, strict=True):
        _place(scene, canvas, cell, place)


def _area(scene: Scene, canvas: Canvas, box: Box, area: str) -> None:
    view = view_of(scene)
    action = view.action if view.action is not None and view.action.area == area else None
    going = None if action is None else (action.done, action.bonus)
    seats = tuple(view.areas[area])
    key = ("era-area", scene.words.language, area, seats, going)
    place = tile(canvas, box, key, lambda on, at: area_face(scene, on, at, area, seats, going), 12)
    canvas.claim(f"area:{area}", place)


def area_face(
    reader: Reader,
    canvas: Canvas,
    box: Box,
    area: str,
    seats: Sequence[int] = (),
    going: tuple[int, bool] | None = None,
) -> None:
    """An area with its discs; framed if an action goes on there: steps done, whether with a bonus disc."""
    _ground(reader, canvas, box, area)
    badge = Box(box.x, box.y, BADGE, box.h)
    if going is not None:
        badge, steps = badge.cut_bottom(STEPS)[::-1]
        canvas.rect(box, None, BRASS, 6, 12)
        _steps(reader, canvas, Box(steps.x + 6, steps.y - 2, steps.w - 8, steps.h - 4), *going)
    canvas.icon(AREAS[area], badge.centre, min(40.0, badge.h - 12), ACCENT)
    middle = box.bottom - SEAT - 8 if reader.large else box.centre[1]
    for number in range(2):
        centre = (box.right - SEAT - 12 - (1 - number) * (2 * SEAT + 8), middle)
        if number < len(seats):
            pieces.disc(canvas, centre, SEAT, SEATS[seats[number]])
        else:
            canvas.circle(centre, SEAT - 4, SHEET, mix(SHEET, SOFT, 0.5), 2)


def _steps(reader: Reader, canvas: Canvas, box: Box, done: int, bonus: bool) -> None:
    """How many steps of the action are done; for a bonus disc whether its only one is (R10.3)."""
    left, right = box.cut_left(box.w / 2)
    if bonus:
        token(canvas, left.centre, 26, "bonus_disc")
        if done:
            canvas.icon("check", right.centre, 22, BRASS)
        return
    canvas.icon("check", left.centre, 22, BRASS)
    canvas.text(right, str(done), label(reader, 30, face=Face.NUMBER, align="centre"))


def _ground(reader: Reader, canvas: Canvas, box: Box, area: str) -> None:
    canvas.rect(box, SHEET, INK, 2, 12)
    badge, rest = box.cut_left(BADGE)
    canvas.rect(Box(badge.x + 2, badge.y + 2, badge.w, badge.h - 4), mix(SHEET, ACCENT, 0.16), radius=10)
    words = rest.inset(12, 8).cut_right(4 * SEAT + 26, 6)[1]
    if reader.large:
        words = rest.inset(9, 8).cut_bottom(2 * SEAT, 6)[1]
    if reader.narrow:
        text = reader.say(f"area-{area}")
        canvas.text(words, text, label(reader, 28, face=Face.DISPLAY_BOLD, lines=1 if len(text) < 5 else 2))
        return
    name, below = words.cut_top(words.h * 0.56)
    canvas.text(name, reader.say(f"area-{area}"), label(reader, 30, face=Face.DISPLAY_BOLD, lines=2))
    if area == "market":
        _rates(canvas, below)
    else:
        canvas.text(below, reader.say(f"era-limit-{area}"), label(reader, 23, SOFT, face=Face.LABEL, lines=2))


def _rates(canvas: Canvas, box: Box) -> None:
    """The fixed exchanges: what is given, an arrow, what is taken."""
    x = box.x
    for trade in (TRADES["coins_to_gear"], TRADES["coins_to_ip"], TRADES["coins_to_bonus_disc"]):
        x = spread(canvas, Box(x, box.y, 200, box.h), listed(trade.give), 18.0)
        both = trade.id == "coins_to_gear"
        canvas.icon("swap" if both else "arrow-right", (x + 2, box.centre[1]), 13, SOFT)
        x = spread(canvas, Box(x + 12, box.y, 200, box.h), listed(trade.get), 25.0) + 4


def _river(canvas: Canvas, box: Box) -> None:
    """Water on the left, the quay with its planks on the right."""
    canvas.rect(box, RIVER, INK, 2, 12)
    for row in range(6):
        y = box.y + 20 + row * (box.h - 36) / 5
        across = range(int(box.x) + 8, int(box.centre[0]), 6)
        points = [(x, y + 3 * sin(2 * pi * (x + row * 23) / 74)) for x in across]
        canvas.line(points, mix(RIVER, ACCENT, 0.28), 1.6)
    quay = Box(box.centre[0] + 4, box.y + 2, box.w / 2 - 6, box.h - 4)
    canvas.rect(quay, mix(SHEET, BRICK, 0.22), radius=10)
    for step in range(1, int(quay.w // 26)):
        x = quay.x + 26 * step
        canvas.line([(x, quay.y + 4), (x, quay.bottom - 4)], mix(SHEET, BRICK, 0.34), 1)
    canvas.line([(quay.x, quay.y), (quay.x, quay.bottom)], INK, 5)


def _place(scene: Scene, canvas: Canvas, box: Box, place: PlaceView) -> None:
    key = ("era-place", scene.words.language, place.model_dump_json())
    here = tile(canvas, box.inset(4, 7), key, lambda on, at: stocked(scene, on, at, place), 8)
    canvas.claim(f"place:{place.id}", here)


def stocked(reader: Reader, canvas: Canvas, box: Box, place: PlaceView) -> None:
    """A ship or warehouse with what lies there."""
    if place.id.startswith("ship"):
        _hull(canvas, box)
    else:
        _shed(canvas, box)
    _cargo(reader, canvas, box.cut_bottom(38)[1].inset(10, 2), place)


def _hull(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, RIVER)
    deck, keel = box.bottom - 36, box.bottom - 6
    outline = [(box.x + 4, deck), (box.right - 4, deck), (box.right - 30, keel), (box.x + 34, keel)]
    canvas.polygon(outline, mix(BRICK, INK, 0.25), INK, 2.5)
    canvas.line([(box.x + 14, deck + 9), (box.right - 14, deck + 9)], BRASS_PALE, 3)
    canvas.icon("anchor", (box.right - 52, box.bottom - 17), 16, BRASS_PALE)


def _shed(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, mix(SHEET, BRICK, 0.22))
    floor = box.bottom - 36
    canvas.rect(Box(box.x + 6, floor, box.w - 12, 32), BRICK, INK, 2.5, 3)
    for row, shift in ((11, 0), (22, 12)):
        canvas.line([(box.x + 9, floor + row), (box.right - 9, floor + row)], mix(BRICK, SHEET, 0.35), 1)
        for step in range(int((box.w - 30) // 24)):
            x = box.x + 20 + shift + step * 24
            canvas.line([(x, floor + row - 10), (x, floor + row)], mix(BRICK, SHEET, 0.35), 1)


def _cargo(reader: Reader, canvas: Canvas, box: Box, place: PlaceView) -> None:
    """What lies there: tokens one by one, in two rows when there are many, and their number."""
    if reader.narrow:
        inset, size = (-7, 40.0) if reader.large else (14, 46.0)
        counted(canvas, box.inset(inset, 0), place.resource, place.amount, size)
        return
    size = 34.0
    number, tokens = box.cut_right(40, 2)
    if not place.amount:
        style = label(reader, 24, SOFT, face=Face.DISPLAY_ITALIC, align="centre")
        canvas.text(box, reader.say("era-empty"), style)
        return
    canvas.text(number, str(place.amount), label(reader, 36, face=Face.NUMBER, align="right"))
    one_row = width([(place.resource, place.amount)], size) <= tokens.w
    rows = 1 if one_row else 2
    first = place.amount if one_row else -(-place.amount // 2)
    for row, n in zip(tokens.rows(rows), (first, place.amount - first), strict=False):
        spread(canvas, row, [(place.resource, n)], size if one_row else 31.0)
