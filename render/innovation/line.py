"""What everybody may know of a player beside the piles: backs of hand and score pile, achievements."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.innovation.look import view_of
from render.innovation.piles import slim, slim_width
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_DEEP, BRASS_PALE, FAINT, INK, SOFT
from render.kit.text import Role, TextStyle
from render.kit.words import Inline

if TYPE_CHECKING:
    from games.innovation.view import SeatView
    from render.scene import Scene

HIGH = 34.0
GAP = 8.0
NAME = 0.2
"""The share of the width that the name has at least where everything stands in one line."""
LABEL = 36.0
"""Room for the icon before a row of backs."""
AFTER = 10.0
BETWEEN = 5.0
"""Between two backs."""
COUNTER = 66.0
"""Room for one count of this turn."""

Row = dict[str, float]
"""What stands side by side, and how wide each must be."""


def line_height(player: SeatView, width: float) -> float:
    """How high the line of a player is when it is `width` wide."""
    lines = len(_rows(player, width))
    return lines * HIGH + (lines - 1) * GAP


def line(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Name, values of hand and score pile, achievements: what everybody may know of them (R13.1).

    Where many values would be small in one line the backs stand below the name and the achievements.
    """
    player = view_of(scene).players[seat]
    rows = _rows(player, box.w)
    first, *below = box.rows(len(rows), GAP)
    first = _counters(canvas, first, player)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 31, INK, leading=0.9)
    spare = first.w - sum(rows[0].values()) - AFTER
    needed = max(box.w * NAME, canvas.text_width(scene.names[seat], style) + 4)
    name, rest = first.cut_left(spare if below else min(needed, spare), AFTER)
    canvas.text(name, scene.names[seat], style)
    for row, place in zip(rows, (rest, *below), strict=True):
        for what, part in _parts(place, row).items():
            _part(canvas, part, what, seat, player)


def _rows(player: SeatView, width: float) -> list[Row]:
    held, scored = Counter(player.hand_values), Counter(player.score_values)
    backs = {"hand": _backs_width(held), "score": _backs_width(scored)}
    row = backs | {"awards": LABEL + AFTER + (HIGH + 4) * len(player.achievements)}
    if sum(row.values()) <= width * (1 - NAME) - AFTER - COUNTER * len(_counts(player)):
        return [row]
    below = [backs] if sum(backs.values()) <= width else [{what: wide} for what, wide in backs.items()]
    return [{"awards": row["awards"]}, *below]


def _parts(box: Box, row: Row) -> dict[str, Box]:
    """Places side by side: equally wide where that is enough, so that they stand under each other."""
    equal = box.w / len(row)
    spare = (box.w - sum(row.values())) / len(row)
    even = all(wide <= equal for wide in row.values())
    places, x = {}, box.x
    for what, wide in row.items():
        room = equal if even else wide + spare
        places[what] = Box(x, box.y, room - AFTER, box.h)
        x += room
    return places


def _counts(player: SeatView) -> list[tuple[str, int]]:
    return [(icon, n) for icon, n in (("layers", player.scored), ("arrow-down", player.tucked)) if n]


def _counters(canvas: Canvas, box: Box, player: SeatView) -> Box:
    """How many cards were scored and tucked this turn, which counts for the Monument; gives back the rest."""
    counts = _counts(player)
    if not counts:
        return box
    parts = tuple(part for icon, n in counts for part in (Inline(icon, SOFT, 0.8), f" +{n}  "))
    place, rest = box.cut_right(COUNTER * len(counts), 4)
    canvas.text(place, parts, TextStyle(Face.LABEL_BOLD, Role.NOTE, 27, SOFT, "right", lines=1))
    return rest


def _part(canvas: Canvas, box: Box, what: str, seat: int, player: SeatView) -> None:
    if what == "awards":
        _awards(canvas, box, player.achievements)
        return
    canvas.claim(f"{what}:{seat}", box)
    values = player.hand_values if what == "hand" else player.score_values
    _backs(canvas, box, "hand" if what == "hand" else "layers", Counter(values))


def _backs_width(values: Counter[int]) -> float:
    return LABEL + AFTER + sum(slim_width(age, count, HIGH) + BETWEEN for age, count in values.items())


def _backs(canvas: Canvas, box: Box, icon: str, values: Counter[int]) -> None:
    canvas.icon(icon, (box.x + 14, box.centre[1]), 26, SOFT if values else FAINT)
    scale = min(1.0, (box.w - LABEL) / (_backs_width(values) - LABEL - AFTER)) if values else 1.0
    x, high = box.x + LABEL, HIGH * scale
    for age in sorted(values):
        wide = slim_width(age, values[age], high)
        slim(canvas, Box(x, box.centre[1] - high / 2, wide, high), age, values[age])
        x += wide + BETWEEN * scale


def _awards(canvas: Canvas, box: Box, achievements: list[str]) -> None:
    canvas.icon("trophy", (box.x + 14, box.centre[1]), 26, BRASS_DEEP if achievements else FAINT)
    for number, one in enumerate(achievements):
        centre = box.x + LABEL + HIGH / 2 + number * (HIGH + 4), box.centre[1]
        if one.isdigit():
            pieces.token(canvas, centre, HIGH / 2, one, BRASS_PALE)
        else:
            pieces.token(canvas, centre, HIGH / 2, fill=BRASS_PALE, icon="star")
