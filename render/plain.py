"""Pictures of a game that has none of its own: its status in words, and a score table."""

from collections.abc import Sequence

from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.frame import Sheet, Size, open_sheet
from render.kit.ink import INK, SEATS, SeatInk
from render.kit.text import Role, TextStyle
from render.scene import Scene
from render.sheet import framed, plate_of, score_sheet

LINE = {Size.FULL: 44, Size.PHONE: 60}


def board(scene: Scene) -> Canvas:
    """Return the whole position as lines of words."""
    lines = [scene.put(text) for text in scene.game.status(scene.view)]
    step = LINE[scene.size]
    canvas, body = open_sheet(sheet(scene), step * 2 * max(1, len(lines)))
    for number, line in enumerate(lines):
        row = Box(body.x, body.y + number * step * 2, body.w, step * 2)
        canvas.text(row, line, TextStyle(Face.LABEL, Role.BODY, step * 0.62, INK))
    for seat in range(len(scene.names)):
        canvas.claim(f"seat:{seat}", Box(body.x, body.y + seat * step * 2, body.w, step * 2))
    return canvas


def score(scene: Scene) -> Canvas:
    """Return the score sheet: categories by seats, tie-breaks, totals."""
    return score_sheet(scene, lambda one, room: open_sheet(sheet(one), room), SEATS)


def sheet(scene: Scene, inks: Sequence[SeatInk] = SEATS) -> Sheet:
    """Return the frame of any picture of this scene: title, caption, block, plates with who is to move."""
    plates = tuple(plate_of(scene, seat, inks[seat], "") for seat in range(len(scene.names)))
    return framed(scene, plates)
