"""The patent track and the influence track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.era_of_inventions.content import PATENTS, TRACK, TRACK_LENGTH
from render.era_of_inventions.goods import influence, spread, token
from render.era_of_inventions.look import label, phone, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_PALE, FAINT, INK, SEATS, SHEET, SOFT
from render.kit.layers import tile

if TYPE_CHECKING:
    from render.scene import Scene

PATENT = 132.0
CELL = 34.0
RADIUS = 18.0
LANE = 2 * RADIUS + 3
NUMBERS = 26.0


def patents(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the six spaces of the patent track with the seats' markers; claims `track:patent`."""
    canvas.claim("track:patent", box)
    tile(canvas, box, ("era-patents",), _spaces, 10)
    players = view_of(scene).players
    for number, cell in enumerate(box.columns(len(PATENTS) + 1), 0):
        here = [seat for seat, player in enumerate(players) if player.patent == number]
        room = cell.inset(5, 4).cut_bottom(46)[1] if number else cell.inset(5, 6)
        _crowd(canvas, room, here)


def _spaces(canvas: Canvas, box: Box) -> None:
    canvas.rect(box, SHEET, INK, 2, 10)
    for number, cell in enumerate(box.columns(len(PATENTS) + 1)):
        if not number:
            canvas.icon("stamp", cell.centre, 44, FAINT)
            continue
        price, points = PATENTS[number - 1]
        canvas.line([(cell.x, cell.y + 2), (cell.x, cell.bottom - 2)], INK, 2)
        low = cell.inset(5, 4).cut_bottom(42)[0]
        spread(canvas, low.cut_right(36, 2)[1], [("coin", price)], 24.0)
        influence(canvas, (low.right - 17, low.centre[1]), 34, points)


def _crowd(canvas: Canvas, box: Box, seats: list[int]) -> None:
    """Discs of several seats in a box: side by side, then in a second row."""
    rows = 1 if len(seats) * 2 * RADIUS <= box.w else 2
    first = -(-len(seats) // rows)
    for line, part in zip(box.rows(rows), (seats[:first], seats[first:]), strict=False):
        step = min(2 * RADIUS + 2, (box.w - 2 * RADIUS) / max(1, len(part) - 1))
        start = line.centre[0] - step * (len(part) - 1) / 2
        for number, seat in enumerate(part):
            pieces.disc(canvas, (start + number * step, line.centre[1]), RADIUS, SEATS[seat])


def _lines(scene: Scene) -> tuple[int, list[int]]:
    """How many squares stand in a line, and which lines have a pawn or lie between pawns."""
    across = 25 if phone(scene) else 50
    used = [player.ip % TRACK_LENGTH // across for player in view_of(scene).players]
    return across, list(range(min(used), max(used) + 1))


def _lanes(scene: Scene, line: int, across: int, step: float) -> list[tuple[int, int]]:
    """Seat and lane of each pawn on a line, so that no pawn covers another."""
    ends: list[float] = []
    found = []
    at = {seat: player.ip % TRACK_LENGTH for seat, player in enumerate(view_of(scene).players)}
    for seat in sorted(at, key=lambda one: at[one]):
        if at[seat] // across != line:
            continue
        x = (at[seat] % across) * step
        lane = next((number for number, end in enumerate(ends) if end <= x), len(ends))
        ends[lane : lane + 1] = [x + 2 * RADIUS + 2]
        found.append((seat, lane))
    return found


def track_height(scene: Scene) -> float:
    """How much room the influence track needs."""
    return sum(_line_height(scene, line) for line in _lines(scene)[1])


def _line_height(scene: Scene, line: int) -> float:
    across = _lines(scene)[0]
    lanes = [lane for _, lane in _lanes(scene, line, across, _step(scene))]
    return (max(lanes, default=-1) + 1) * LANE + CELL + NUMBERS + 6


def _step(scene: Scene) -> float:
    form = scene.size.value
    return (form.width - 2 * form.margin) / _lines(scene)[0]


def influence_track(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the lines of the influence track that have pawns; claims the squares that pay."""
    across, lines = _lines(scene)
    y = box.y
    for line in lines:
        high = _line_height(scene, line)
        _line(scene, canvas, Box(box.x, y, box.w, high), line, across)
        y += high


def _line(scene: Scene, canvas: Canvas, box: Box, line: int, across: int) -> None:
    step = box.w / across
    squares = Box(box.x, box.bottom - NUMBERS - CELL - 6, box.w, CELL + NUMBERS)
    key = ("era-track", line, across)
    tile(canvas, squares, key, lambda on, at: _squares(scene, on, at, line * across, across))
    for number in range(line * across, (line + 1) * across):
        if number in TRACK:
            at = squares.x + (number % across) * step
            canvas.claim(f"square:{number}", Box(at, squares.y, step, CELL))
    players = view_of(scene).players
    for seat, lane in _lanes(scene, line, across, step):
        x = squares.x + (players[seat].ip % across + 0.5) * step
        y = squares.y - (lane + 0.5) * LANE
        pieces.disc(canvas, (x, y), RADIUS, SEATS[seat])
        canvas.polygon([(x - 6, squares.y - 9), (x + 6, squares.y - 9), (x, squares.y - 1)], INK)


def _squares(scene: Scene, canvas: Canvas, box: Box, first: int, across: int) -> None:
    for number, cell in enumerate(Box(box.x, box.y, box.w, CELL).columns(across), first):
        pays = number in TRACK
        canvas.rect(Box(cell.x, cell.y, cell.w + 2, cell.h), BRASS_PALE if pays else SHEET, INK, 2)
        if pays:
            token(canvas, (cell.centre[0] + 1, cell.centre[1]), min(cell.w - 4, 26), TRACK[number])
        if number % 10 == 0:
            place = Box(max(box.x, cell.centre[0] - 30), box.y + CELL + 1, 60, NUMBERS - 2)
            align = "left" if cell.centre[0] - 30 < box.x else "centre"
            canvas.text(place, str(number), label(scene, 22, SOFT, face=Face.LABEL, align=align))
