"""The score sheet: every category by seat, totals, tie-break, the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.chart import Row, table
from render.kit.ink import BRASS, SEATS
from render.kit.words import Inline
from render.south_tigris.look import opened

if TYPE_CHECKING:
    from games.core.score import ScoreLine
    from render.scene import Scene

LINE = 78.0


def score(scene: Scene) -> Canvas:
    """Draw the scene's score sheet."""
    sheet = scene.sheet
    assert sheet is not None
    rows = [_row(scene, line) for line in sheet.lines]
    total = (Inline("trophy", BRASS), " ", scene.say("picture-total"))
    rows.append(Row(total, tuple(str(one) for one in sheet.totals), total=True))
    rows += [_row(scene, line) for line in sheet.ties]
    canvas, body = opened(scene, (len(rows) + 2) * LINE + 20)
    heads = list(zip(SEATS, scene.names, strict=False))
    table(canvas, Box(body.x, body.y + 10, body.w, body.h - 20), heads, rows)
    return canvas


def _row(scene: Scene, line: ScoreLine) -> Row:
    return Row(scene.put(line.text), tuple(str(points) for points in line.points))
