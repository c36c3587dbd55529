"""One player on the board: hand, score pile and achievements in a line, then the five piles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.innovation.content import COLORS
from games.innovation.view import SeatView
from render.innovation.faces import Measure
from render.innovation.look import view_of
from render.innovation.piles import high, need, slim, stack
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_DEEP, BRASS_PALE, FAINT, INK, SEATS, SOFT
from render.kit.text import Role, TextStyle
from render.kit.words import Inline

if TYPE_CHECKING:
    from render.scene import Scene

SMALL = Measure(chip=36, head=34, title=27, gap=6)
LARGE = Measure(chip=42, head=42, title=33, gap=8)
BADGE = 54.0
LINE = 42.0
BELOW = 18.0
"""Room under the line for the number of a mark."""
GAP = 12.0
SIDES = (0.78, 0.68, 0.58)
"""How wide a strip at the side of a pile is, in chips: the widest with which the piles fit into a line."""
COUNTER = 66.0
"""Room for one count of this turn."""
LABEL = 46.0
"""Room for the icon before a row of backs, and the gap after it."""
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
    return LINE + BELOW + sum(_row_height(scene, player, row) + GAP for row in rows) + 4


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
    top, rest = rest.cut_right(GAP)[1].cut_top(LINE, BELOW)
    line(scene, canvas, top.inset(0, 4), seat)
    y, planned = rest.y, plan(scene, canvas, _room(box.w), player)
    for row in planned.rows:
        x = rest.x
        for color, wide in row:
            stack(scene, canvas, Box(x, y, wide, 0), seat, color, measure_of(scene), planned.side)
            x += wide + GAP
        y += _row_height(scene, player, row) + GAP


def line(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Name, values of hand and score pile, achievements: what everybody may know of them (R13.1)."""
    player = view_of(scene).players[seat]
    name, rest = box.cut_left(box.w * 0.2, 10)
    rest = _counters(canvas, rest, player)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 31, INK, leading=0.9)
    canvas.text(name, scene.names[seat], style)
    held, scored = Counter(player.hand_values), Counter(player.score_values)
    backs = [sum(_widths(values, rest.h)) for values in (held, scored)]
    wide = [*backs, (rest.h + 4) * len(player.achievements)]
    hand, score, awards = _parts(rest, wide)
    _backs(canvas, canvas.claim(f"hand:{seat}", hand), "hand", held)
    _backs(canvas, canvas.claim(f"score:{seat}", score), "layers", scored)
    _awards(canvas, awards, player.achievements)


def _counters(canvas: Canvas, box: Box, player: SeatView) -> Box:
    """How many cards were scored and tucked this turn, which counts for the Monument; gives back the rest."""
    counts = (("layers", player.scored), ("arrow-down", player.tucked))
    parts = [part for icon, n in counts if n for part in (Inline(icon, SOFT, 0.8), f" +{n}  ")]
    if not parts:
        return box
    place, rest = box.cut_right(COUNTER * len(parts) / 2, 4)
    style = TextStyle(Face.LABEL_BOLD, Role.NOTE, 27, SOFT, "right", lines=1)
    canvas.text(place, tuple(parts), style)
    return rest


def _parts(box: Box, needs: list[float]) -> list[Box]:
    """Three parts side by side: of fixed widths where that is enough, so that they stand under each other."""
    widths = [box.w * share for share in (0.34, 0.34, 0.32)]
    if any(LABEL + need > width for need, width in zip(needs, widths, strict=True)):
        room = box.w - LABEL * len(needs)
        spare = max(0.0, room - sum(needs)) / len(needs)
        scale = min(1.0, room / sum(needs))
        widths = [LABEL + need * scale + spare for need in needs]
    starts = [box.x + sum(widths[:number]) for number in range(len(widths))]
    return [Box(x, box.y, width - 10, box.h) for x, width in zip(starts, widths, strict=True)]


def _widths(values: Counter[int], height: float) -> list[float]:
    return [height * (0.74 if values[age] == 1 else 1.5) + 6 for age in sorted(values)]


def _backs(canvas: Canvas, box: Box, icon: str, values: Counter[int]) -> None:
    canvas.icon(icon, (box.x + 14, box.centre[1]), 26, SOFT if values else FAINT)
    rest = box.cut_left(36)[1]
    wide = _widths(values, box.h)
    scale = min(1.0, rest.w / max(1.0, sum(wide)))
    x = rest.x
    for age, one in zip(sorted(values), wide, strict=True):
        height = box.h * scale
        slim(canvas, Box(x, box.centre[1] - height / 2, one * scale - 2, height), age, values[age])
        x += one * scale


def _awards(canvas: Canvas, box: Box, achievements: list[str]) -> None:
    canvas.icon("trophy", (box.x + 14, box.centre[1]), 26, BRASS_DEEP if achievements else FAINT)
    rest = box.cut_left(34)[1]
    step = min(box.h + 4, rest.w / max(1, len(achievements)))
    for number, one in enumerate(achievements):
        centre = rest.x + step / 2 + number * step, box.centre[1]
        if one.isdigit():
            pieces.token(canvas, centre, step / 2 - 2, one, BRASS_PALE)
        else:
            pieces.token(canvas, centre, step / 2 - 2, fill=BRASS_PALE, icon="star")
