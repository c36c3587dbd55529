"""The score sheet: every category by seat, totals, the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.innovation.look import opened
from render.kit.ink import SEATS
from render.sheet import score_sheet

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from render.scene import Scene


def score(scene: Scene) -> Canvas:
    """Draw the scene's score sheet."""
    return score_sheet(scene, opened, SEATS)
