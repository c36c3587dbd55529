"""The score sheet: every category by seat, totals, the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.age_of_innovation.look import opened
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.chart import Row, table
from render.kit.ink import BRASS, SEATS
from render.kit.words import Inline

if TYPE_CHECKING:
    from games.core.score import ScoreLine
    from render.scene import Scene

LINE = 78.0


def score(scene: Scene) -> Canvas:
    """Draw the scene's score sheet."""
    sheet = scene.sheet
    assert sheet is not None
    rows = [_row(scene, line) for line in sheet.lines]
    cells = tuple(str(total) for total in sheet.totals)
    rows.append(Row((Inline("trophy", BRASS), " ", scene.say("picture-total")), cells, total=True))
    rows += [_row(scene, line) for line in sheet.ties]
    canvas, body = opened(scene, (len(rows) + 2) * LINE + 20)
    heads = [(SEATS[seat], name) for seat, name in enumerate(scene.names)]
    table(canvas, Box(body.x, body.y + 10, body.w, body.h - 20), heads, rows)
    return canvas


def _row(scene: Scene, line: ScoreLine) -> Row:
    return Row(scene.put(line.text), tuple(str(points) for points in line.points))
