"""One player on the board: hand, score pile and achievements, then the five piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.innovation.content import COLORS
from games.innovation.view import SeatView
from render.innovation.faces import Measure
from render.innovation.line import line, line_height
from render.innovation.look import view_of
from render.innovation.piles import high, need, stack
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import INK, SEATS

if TYPE_CHECKING:
    from render.scene import Scene

SMALL = Measure(chip=36, head=34, title=27, gap=6)
LARGE = Measure(chip=42, head=42, title=33, gap=8)
BADGE = 54.0
ABOVE = 4.0
BELOW = 41.0
"""Room under the line for the number of a mark."""
GAP = 12.0
SIDES = (0.78, 0.68, 0.58)
"""How wide a strip at the side of a pile is, in chips: the widest with which the piles fit into a line."""
WIDEST = 1.4
"""A card is at most so many times as wide as it must be."""


def measure_of(scene: Scene) -> Measure:
    """The measures of the cards on a board."""
    return SMALL if scene.narrow else LARGE


Row = list[tuple[str, float]]
"""Colors with the widths of their piles."""


@dataclass(frozen=True)
class Plan:
    """The piles of a board in one line, or in two where the splays take much room; a strip is `side` wide."""

    rows: list[Row]
    side: float


def plan(scene: Scene, canvas: Canvas, width: float, player: SeatView) -> Plan:
    """Lay out a board in `width` units."""
    measure = measure_of(scene)
    plans = [_broken(scene, canvas, width, player, measure.chip * share) for share in SIDES]
    best = next((one for one in plans if len(one.rows) == 1), plans[0])
    return Plan([_stretched(row, width, player) for row in best.rows], best.side)


def _broken(scene: Scene, canvas: Canvas, width: float, player: SeatView, side: float) -> Plan:
    measure, rows = measure_of(scene), [Row()]
    for color in COLORS:
        wide = need(scene, canvas, player.board[color], player.splay[color], measure, side)
        if rows[-1] and sum(one for _, one in rows[-1]) + wide + GAP * len(rows[-1]) > width:
            rows.append(Row())
        rows[-1].append((color, min(wide, width)))
    return Plan(rows, side)


def _stretched(row: Row, width: float, player: SeatView) -> Row:
    """Share what is left of the width among the piles, as far as it does them good."""
    left = width - sum(wide for _, wide in row) - GAP * (len(row) - 1)
    full = [color for color, _ in row if player.board[color]]
    share = left / max(1, len(full))
    return [(color, wide + (min(share, wide * (WIDEST - 1)) if color in full else 0)) for color, wide in row]


def block_height(scene: Scene, canvas: Canvas, width: float, player: SeatView) -> float:
    """How high a player's part of the board is."""
    rows = plan(scene, canvas, _room(width), player).rows
    piles = sum(_row_height(scene, player, row) + GAP for row in rows)
    return ABOVE + line_height(player, _room(width)) + BELOW + piles + 4


def _room(width: float) -> float:
    return width - BADGE - 2 * GAP


def _row_height(scene: Scene, player: SeatView, row: Row) -> float:
    measure = measure_of(scene)
    return max(high(player.board[color], player.splay[color], measure) for color, _ in row)


def block(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Draw one player's part of the board and claim what lies on it."""
    player, ink = view_of(scene).players[seat], SEATS[seat]
    canvas.claim(f"seat:{seat}", box)
    canvas.rect(box, ink.tint, INK, 2, 10)
    badge, rest = box.cut_left(BADGE, GAP)
    pieces.swatch(canvas, badge, ink, radius=10)
    rest = rest.cut_right(GAP)[1].cut_top(ABOVE)[1]
    top, rest = rest.cut_top(line_height(player, rest.w), BELOW)
    line(scene, canvas, top, seat)
    y, planned = rest.y, plan(scene, canvas, _room(box.w), player)
    for row in planned.rows:
        x = rest.x
        for color, wide in row:
            stack(scene, canvas, Box(x, y, wide, 0), seat, color, measure_of(scene), planned.side)
            x += wide + GAP
        y += _row_height(scene, player, row) + GAP
