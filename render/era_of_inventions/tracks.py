"""The patent track and the influence track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from games.era_of_inventions.content import PATENTS, TRACK, TRACK_LENGTH
from render.era_of_inventions.goods import influence, spread, token
from render.era_of_inventions.look import label, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_PALE, FAINT, INK, SEATS, SHEET, SOFT
from render.kit.layers import tile
from render.kit.text import Role

if TYPE_CHECKING:
    from render.era_of_inventions.look import Reader
    from render.scene import Scene

PRICES = 40.0
NARROW = 66.0
"""In a cell narrower than this the price stands above the influence."""
CELL = 34.0
RADIUS = 18.0
LANE = 2 * RADIUS + 3
NUMBERS = 30.0


@dataclass(frozen=True)
class Group:
    """Pawns on one square: the square's middle, where the first disc begins, the lane above the squares."""

    seats: tuple[int, ...]
    middle: float
    left: float
    lane: int

    @property
    def width(self) -> float:
        """How wide the discs are side by side."""
        return len(self.seats) * (2 * RADIUS + 2)


@dataclass(frozen=True)
class Line:
    """A line of the influence track: number, how many squares, pawns, whether it is the last line."""

    number: int
    across: int
    groups: tuple[Group, ...]
    last: bool


def patents(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the six spaces of the patent track with the seats' markers; claims `track:patent`."""
    at = tuple(player.patent for player in view_of(scene).players)
    place = tile(canvas, box, ("era-patents", at), lambda on, inner: patent_track(on, inner, at), 10)
    canvas.claim("track:patent", place)


def patent_track(canvas: Canvas, box: Box, at: tuple[int, ...] = ()) -> None:
    """The start and the six spaces, with the markers of the seats that stand `at` them."""
    canvas.rect(box, SHEET, INK, 2, 10)
    for number, cell in enumerate(box.columns(len(PATENTS) + 1)):
        low, room = cell.inset(3, 4).cut_bottom(PRICES if cell.w >= NARROW else PRICES * 1.55, 0)
        if number:
            canvas.line([(cell.x, cell.y + 2), (cell.x, cell.bottom - 2)], INK, 2)
            track_price(canvas, low, *PATENTS[number - 1])
        here = [seat for seat, spaces in enumerate(at) if spaces == number]
        if not number and len(here) < 3:
            canvas.icon("stamp", low.centre, 30, FAINT)
        _crowd(canvas, room if number or len(here) < 3 else cell.inset(3, 4), here)


def track_price(canvas: Canvas, box: Box, price: int, points: int) -> None:
    """What a space of the patent track costs and brings."""
    left, right = box.rows(2) if box.w < NARROW - 6 else box.cut_right(34, 0)[::-1]
    spread(canvas, left, [("coin", price)], 25.0, "centre")
    influence(canvas, right.centre, 34, points)


def _crowd(canvas: Canvas, box: Box, seats: list[int]) -> None:
    """Discs of several seats in a box: in a grid as large as letters allow, else fanned out."""
    least = int(canvas.size(Role.NOTE) / 1.2) + 1
    for radius in range(int(RADIUS), least - 1, -1):
        side = 2 * radius + 1
        across = min(len(seats), int(box.w // side)) or 1
        rows = ceil(len(seats) / across)
        if rows * side <= box.h:
            _grid(canvas, box, seats, radius, across)
            return
    _fan(canvas, box, seats, least)


def _grid(canvas: Canvas, box: Box, seats: list[int], radius: int, across: int) -> None:
    side, rows = 2 * radius + 1, ceil(len(seats) / across)
    left, top = box.centre[0] - side * across / 2, box.centre[1] - side * rows / 2
    for number, seat in enumerate(seats):
        row, column = divmod(number, across)
        centre = left + (column + 0.5) * side, top + (row + 0.5) * side
        pieces.disc(canvas, centre, radius, SEATS[seat])


def _fan(canvas: Canvas, box: Box, seats: list[int], radius: int) -> None:
    """Discs that overlap, up and down in turn."""
    step = (box.w - 2 * radius) / (len(seats) - 1)
    lift = min(box.h / 2 - radius, radius * 0.9)
    for number, seat in enumerate(seats):
        y = box.centre[1] + (lift if number % 2 else -lift)
        pieces.disc(canvas, (box.x + radius + number * step, y), radius, SEATS[seat])


def _lines(scene: Scene) -> tuple[int, list[int]]:
    """How many squares stand in a line, and which lines have a pawn or lie between pawns."""
    across = 25 if scene.narrow else 50
    used = [player.ip % TRACK_LENGTH // across for player in view_of(scene).players]
    return across, list(range(min(used), max(used) + 1))


def _groups(scene: Scene, line: int, across: int) -> tuple[Group, ...]:
    """The pawns of a line, those of one square together, in lanes so that none covers another."""
    form = scene.form
    wide = form.width - 2 * form.margin
    squares: dict[int, list[int]] = {}
    for seat, player in enumerate(view_of(scene).players):
        square = player.ip % TRACK_LENGTH
        if square // across == line:
            squares.setdefault(square % across, []).append(seat)
    ends: list[float] = []
    found = []
    for square, seats in sorted(squares.items()):
        middle = (square + 0.5) * wide / across
        room = len(seats) * (2 * RADIUS + 2)
        left = min(max(0.0, middle - room / 2), wide - room)
        lane = next((number for number, end in enumerate(ends) if end <= left), len(ends))
        ends[lane : lane + 1] = [left + room]
        found.append(Group(tuple(seats), middle, left, lane))
    return tuple(found)


def track_height(scene: Scene) -> float:
    """How much room the influence track needs."""
    across, lines = _lines(scene)
    return sum(_line_height(_groups(scene, line, across)) for line in lines) + 8


def _line_height(groups: Sequence[Group]) -> float:
    return (max((one.lane for one in groups), default=-1) + 1) * LANE + CELL + NUMBERS + 14


def influence_track(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the lines of the influence track that have pawns."""
    across, lines = _lines(scene)
    y = box.y
    for number in lines:
        line = Line(number, across, _groups(scene, number, across), number == lines[-1])
        place = Box(box.x, y, box.w, _line_height(line.groups))
        key = ("era-track", scene.words.language, line)
        tile(canvas, place, key, lambda on, at, one=line: _line(scene, on, at, one))  # type: ignore[misc]
        y += place.h


def _line(scene: Scene, canvas: Canvas, box: Box, line: Line) -> None:
    squares = Box(box.x, box.bottom - NUMBERS - CELL - 4, box.w, CELL)
    for group in sorted(line.groups, key=lambda one: -one.lane):
        _pawns(canvas, squares, group)
    row_of_squares(scene, canvas, squares, line.number * line.across, line.across)
    if line.last:
        name = Box(box.right - 200, squares.bottom + 2, 200, NUMBERS - 2)
        canvas.text(name, scene.say("era-track"), label(scene, 25, SOFT, align="right"))


def _pawns(canvas: Canvas, squares: Box, group: Group) -> None:
    """Discs side by side, on a bar if there are several, with a stem down to their square."""
    y, stem = squares.y - (group.lane + 0.5) * LANE - 7, squares.x + group.middle
    first = squares.x + group.left + RADIUS + 1
    canvas.line([(stem, y), (stem, squares.y)], INK, 3)
    if len(group.seats) > 1:
        foot = y + RADIUS + 1
        canvas.line([(min(first, stem), foot), (first + group.width - 2 * RADIUS - 2, foot)], INK, 3)
    for number, seat in enumerate(group.seats):
        pieces.disc(canvas, (first + number * (2 * RADIUS + 2), y), RADIUS, SEATS[seat])


def row_of_squares(scene: Reader, canvas: Canvas, box: Box, first: int, across: int) -> None:
    """Squares side by side from number `first` on, with what they pay; every tenth has its number below."""
    for number, cell in enumerate(box.columns(across), first):
        pays = number in TRACK
        place = Box(cell.x, cell.y, min(cell.w + 2, box.right - cell.x), cell.h)
        canvas.rect(place, BRASS_PALE if pays else SHEET, INK, 2)
        if pays:
            token(canvas, (place.centre[0], place.centre[1]), min(cell.w - 4, 26), TRACK[number])
        if number % 10 == 0:
            left = max(box.x, cell.centre[0] - 30)
            align = "left" if left == box.x else "centre"
            style = label(scene, 22, SOFT, face=Face.LABEL, align=align)
            canvas.text(Box(left, box.bottom + 2, 60, NUMBERS - 2), str(number), style)
