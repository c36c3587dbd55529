"""A player's holdings as a compact mat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.era_of_inventions.content import ALL_FACTORIES, BOXES, KINDS
from games.era_of_inventions.view import PlayerView
from render.era_of_inventions.goods import counted, listed, token
from render.era_of_inventions.inventions import seal
from render.era_of_inventions.look import GOLD, INVENTIONS, SILVER, label, phone, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, FAINT, INK, SEATS, SHEET, SOFT, SeatInk
from render.kit.words import Inline

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 12.0
LINE = 50.0


def height(scene: Scene) -> float:
    """How much room one mat needs."""
    return (3 if phone(scene) else 2) * LINE + 14


def compact(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Draw the mat of `seat` and claim it."""
    ink, player = SEATS[seat], view_of(scene).players[seat]
    canvas.claim(f"seat:{seat}", box)
    canvas.rect(box, ink.tint, INK, 2, 10)
    badge, rest = box.cut_left(50, 10)
    pieces.swatch(canvas, badge, ink)
    rest = rest.inset(0, 7).cut_right(8)[1]
    if phone(scene):
        head, stock, made = rest.rows(3)
        name, discs = head.cut_left(head.w * 0.5, 10)
    else:
        upper, made = rest.rows(2)
        head, stock = upper.cut_left(upper.w * 0.42, 10)
        name, discs = head.cut_left(head.w * 0.5, 8)
    _name(scene, canvas, name, seat)
    _discs(scene, canvas, discs, player, ink)
    goods(canvas, stock, player)
    works, boxes = made.cut_left(made.w * 0.42, 10)
    _works(scene, canvas, works, player)
    _boxes(canvas, boxes, player)


def _name(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    flag = (Inline("flag", BRASS), " ") if view_of(scene).start == seat else ()
    style = label(scene, 32, face=Face.DISPLAY_BOLD, lines=2)
    canvas.text(box, (*flag, scene.names[seat]), style)


def _discs(scene: Scene, canvas: Canvas, box: Box, player: PlayerView, ink: SeatInk) -> None:
    """Action discs in hand, then bonus discs."""
    x = box.x + 18
    for _ in range(player.discs):
        pieces.disc(canvas, (x, box.centre[1]), 17, ink, "")
        x += 38
    x = max(x, box.x + 18 + 3 * 38)
    counted(canvas, Box(x - 14, box.y, 100, box.h), "bonus_disc", player.bonus, 32)


def goods(canvas: Canvas, box: Box, player: PlayerView, size: float = 34.0) -> None:
    """Draw how many of each kind a player holds."""
    for cell, kind in zip(box.columns(len(KINDS), 4), KINDS, strict=True):
        counted(canvas, cell, kind, player.stock[kind], min(size, cell.w * 0.46))


def _works(scene: Scene, canvas: Canvas, box: Box, player: PlayerView) -> None:
    """How many factories there are, and what a run of all of them makes."""
    text = (Inline("factory"), f" {len(player.factories)}")
    head, rest = box.cut_left(84, 6)
    canvas.text(head, text, label(scene, 30, face=Face.NUMBER))
    made = Counter[str]()
    for one in player.factories:
        made.update(ALL_FACTORIES[one].output)
    step = min(72.0, rest.w / max(1, len(made)))
    for number, (kind, n) in enumerate(listed(made)):
        place = Box(rest.x + number * step, rest.y, step, rest.h)
        counted(canvas, place, kind, n, min(30.0, step * 0.46))


def _boxes(canvas: Canvas, box: Box, player: PlayerView) -> None:
    """The inventions as small plates in gold or silver, patented ones with a seal."""
    owned = [one for one in BOXES if one in player.boxes]
    if not owned:
        pieces.slot(canvas, Box(box.x, box.y + 5, 40, box.h - 10), "drawing-compass")
    size = min(42.0, box.w / max(1, len(owned)) - 4)
    for number, box_id in enumerate(owned):
        place = Box(box.x + number * (size + 5), box.centre[1] - size / 2, size, size)
        plate(canvas, place, box_id, box_id in player.patented)


def plate(canvas: Canvas, box: Box, box_id: str, patented: bool) -> None:
    """A marked place as a small plate."""
    one = BOXES[box_id]
    canvas.rect(box, GOLD if one.level == "gold" else SILVER, INK, 2, 6)
    canvas.icon(INVENTIONS[one.invention], box.centre, box.w * 0.62, INK)
    if patented:
        seal(canvas, (box.right - 5, box.bottom - 5), box.w * 0.5)


__all__ = ["FAINT", "SHEET", "SOFT", "compact", "goods", "height", "plate", "token"]
