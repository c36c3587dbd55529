"""A player's holdings as a compact mat."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TYPE_CHECKING

from games.era_of_inventions.content import ALL_FACTORIES, BOXES, KINDS
from games.era_of_inventions.view import PlayerView
from render.era_of_inventions.goods import DIGIT, counted, listed
from render.era_of_inventions.inventions import seal
from render.era_of_inventions.look import GOLD, INVENTIONS, SILVER, label, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, INK, SEATS, SeatInk, mix
from render.kit.layers import tile
from render.kit.words import Inline

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 18.0
LINE = 48.0
BADGE = 50.0
PLATE = 40.0
WORKS, STEP = 94.0, 66.0
"""Room for the number of factories, and for one kind of what they make."""


def height(scene: Scene) -> float:
    """How much room the mats need."""
    rows = ceil(len(view_of(scene).players) / _across(scene))
    return rows * (_high(scene) + GAP) - GAP


def mats(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the mats of all seats, side by side on a phone."""
    across, high = _across(scene), _high(scene)
    for seat in range(len(view_of(scene).players)):
        row, column = divmod(seat, across)
        cell = box.columns(across, GAP)[column]
        compact(scene, canvas, Box(cell.x, cell.y + row * (high + GAP), cell.w, high), seat)


def _across(scene: Scene) -> int:
    return 2 if scene.narrow and not scene.large else 1


def _high(scene: Scene) -> float:
    return _lines(scene) * LINE + 14


def _lines(scene: Scene) -> int:
    """Lines of a mat: three on a narrow sheet where somebody's factories and inventions fill a line each."""
    if not scene.narrow:
        return 1
    room = (scene.form.width - 2 * scene.form.margin) / _across(scene) - BADGE - 40
    players = view_of(scene).players
    return 2 if max(_works_width(one) + (PLATE + 6) * len(one.boxes) for one in players) < room else 3


def _works_width(player: PlayerView) -> float:
    return WORKS + STEP * len(output(player))


def compact(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Draw the mat of `seat` and claim it."""
    player, starts = view_of(scene).players[seat], view_of(scene).start == seat
    key = ("era-mat", scene.words.language, seat, starts, player.model_dump_json())
    canvas.claim(f"seat:{seat}", tile(canvas, box, key, lambda on, at: _mat(scene, on, at, seat), 10))


def _mat(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    ink, player = SEATS[seat], view_of(scene).players[seat]
    canvas.rect(box, ink.tint, INK, 2, 10)
    badge, rest = box.cut_left(BADGE, 10)
    pieces.swatch(canvas, badge, ink, radius=10)
    rest = rest.inset(0, 6).cut_right(8)[1]
    stock, works, boxes = _stacked(scene, rest, player) if scene.narrow else _line(scene, canvas, rest, seat)
    goods(canvas, stock, player)
    _works(scene, canvas, works, player)
    _boxes(canvas, boxes, player)


def _stacked(scene: Scene, box: Box, player: PlayerView) -> tuple[Box, ...]:
    """Room for goods, factories and inventions; discs and flag stand in the plates at the top."""
    if _lines(scene) == 3:
        return tuple(box.rows(3))
    upper, made = box.rows(2)
    return upper, *made.cut_left(max(_works_width(player), made.w * 0.4), 10)


def _line(scene: Scene, canvas: Canvas, box: Box, seat: int) -> tuple[Box, ...]:
    """Room for goods, factories and inventions, beside the discs, which are drawn."""
    ink, player = SEATS[seat], view_of(scene).players[seat]
    discs, stock = box.cut_left(200, 8)
    stock, made = stock.cut_left(478, 12)
    works, boxes = made.cut_left(_share(player, made.w), 10)
    for x in (stock.x - 8, works.x - 8, boxes.x - 8):
        canvas.line([(x, box.y + 4), (x, box.bottom - 4)], mix(ink.tint, INK, 0.25), 1.5)
    _discs(canvas, discs, player, ink, view_of(scene).start == seat)
    return stock, works, boxes


def _share(player: PlayerView, wide: float) -> float:
    """How much of the width what the factories make may have: more for more kinds."""
    return min(wide * 0.7, max(wide * 0.4, WORKS + 60.0 * len(output(player))))


def _discs(canvas: Canvas, box: Box, player: PlayerView, ink: SeatInk, starts: bool) -> None:
    """Action discs in hand, bonus discs, and the start player's flag."""
    for number in range(player.discs):
        pieces.disc(canvas, (box.x + 14 + number * 31, box.centre[1]), 14, ink, "")
    counted(canvas, Box(box.x + 100, box.y, 70, box.h), "bonus_disc", player.bonus, 30)
    if starts:
        canvas.icon("flag", (box.right - 16, box.centre[1]), 26, BRASS)


def goods(canvas: Canvas, box: Box, player: PlayerView, size: float = 34.0) -> None:
    """Draw how many of each kind a player holds: in columns, or closer where two digits need more room."""
    parts = [1.44 + DIGIT * len(str(player.stock[kind])) for kind in KINDS]
    size = min(size, box.w / sum(parts))
    cells = box.columns(len(KINDS))
    if max(parts) * size > cells[0].w:
        spare = (box.w - size * sum(parts)) / len(KINDS)
        x = [box.x + sum(parts[:number]) * size + number * spare for number in range(len(KINDS))]
        cells = [Box(left, box.y, part * size, box.h) for left, part in zip(x, parts, strict=True)]
    for cell, kind in zip(cells, KINDS, strict=True):
        counted(canvas, cell, kind, player.stock[kind], size)


def _works(scene: Scene, canvas: Canvas, box: Box, player: PlayerView) -> None:
    """How many factories there are, and what a run of all of them makes."""
    head, rest = box.cut_left(WORKS - 10, 6)
    text = (Inline("factory"), f" {len(player.factories)}")
    canvas.text(head, text, label(scene, 30, face=Face.NUMBER))
    made = listed(output(player))
    step = min(STEP, rest.w / max(1, len(made)))
    for number, (kind, n) in enumerate(made):
        place = Box(rest.x + number * step, rest.y, step - 2, rest.h)
        counted(canvas, place, kind, n, min(30.0, step * 0.52))


def output(player: PlayerView) -> Counter[str]:
    """What one run of all factories makes."""
    made = Counter[str]()
    for one in player.factories:
        made.update(ALL_FACTORIES[one].output)
    return made


def _boxes(canvas: Canvas, box: Box, player: PlayerView) -> None:
    """The inventions as small plates in gold or silver, patented ones with a seal."""
    owned = [one for one in BOXES if one in player.boxes]
    if not owned:
        pieces.slot(canvas, Box(box.x, box.centre[1] - PLATE / 2, PLATE, PLATE), "drawing-compass")
    size = min(PLATE, (box.w - 4) / max(1, len(owned)) - 5)
    for number, box_id in enumerate(owned):
        place = Box(box.x + number * (size + 6), box.centre[1] - size / 2, size, size)
        plate(canvas, place, box_id, box_id in player.patented)


def plate(canvas: Canvas, box: Box, box_id: str, patented: bool) -> None:
    """A marked place as a small plate."""
    one = BOXES[box_id]
    canvas.rect(box, GOLD if one.level == "gold" else SILVER, INK, 2, 6)
    canvas.icon(INVENTIONS[one.invention], box.centre, box.w * 0.62, INK)
    if patented:
        seal(canvas, (box.right - 4, box.bottom - 4), box.w * 0.5)
