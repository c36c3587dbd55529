"""The score sheet: every category by seat, totals, tie-breaks, the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.legendary_inventors.look import opened, seat_inks
from render.sheet import score_sheet

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from render.scene import Scene


def score(scene: Scene) -> Canvas:
    """Draw the scene's score sheet."""
    return score_sheet(scene, opened, seat_inks(scene))
