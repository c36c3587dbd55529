"""The board: supply and achievements, then every player's piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.innovation.look import ACCENT, opened, view_of
from render.innovation.players import block, block_height
from render.innovation.supply import supply, supply_height
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.marks import brackets
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 16.0


def board(scene: Scene) -> Canvas:
    """Draw the board as the scene's reader may see it; a card that is being activated stands in brackets."""
    view = view_of(scene)
    form = scene.form
    ruler = Canvas(form.width, 1, script=scene.script)
    wide = form.width - 2 * form.margin
    heights = [block_height(scene, ruler, wide, player) for player in view.players]
    canvas, body = opened(scene, supply_height(scene) + sum(heights) + GAP * len(heights))
    shared, rest = body.cut_top(supply_height(scene))
    supply(scene, canvas, shared)
    y = rest.y
    for seat, height in enumerate(heights):
        block(scene, canvas, Box(rest.x, y, rest.w, height), seat)
        y += height + GAP
    active = f"card:{view.activated}"
    if active in canvas.places:
        brackets(canvas, canvas.places[active].inset(-7), ACCENT, 7)
    return marked(scene, canvas)
