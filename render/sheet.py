"""The score sheet of any game: every category by seat, totals, tie-breaks, in the game's own frame."""

from collections.abc import Callable, Sequence

from games.core.score import ScoreLine
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.chart import Row, table
from render.kit.ink import BRASS, SeatInk
from render.kit.words import Inline
from render.scene import Scene

LINE = 78.0

Opened = Callable[[Scene, float], tuple[Canvas, Box]]
"""Opens a game's frame with room, so many units high, for what the picture shows."""


def score_sheet(scene: Scene, opened: Opened, inks: Sequence[SeatInk]) -> Canvas:
    """Return the scene's score sheet, its seats in these colours."""
    sheet = scene.sheet
    assert sheet is not None
    total = (Inline("trophy", BRASS), " ", scene.say("picture-total"))
    rows = [_row(scene, line) for line in sheet.lines]
    rows.append(Row(total, tuple(map(str, sheet.totals)), total=True))
    rows += [_row(scene, line) for line in sheet.ties]
    canvas, body = opened(scene, (len(rows) + 2) * LINE + 20)
    heads = list(zip(inks, scene.names, strict=False))
    table(canvas, Box(body.x, body.y + 10, body.w, body.h - 20), heads, rows)
    return canvas


def _row(scene: Scene, line: ScoreLine) -> Row:
    return Row(scene.put(line.text), tuple(map(str, line.points)))
