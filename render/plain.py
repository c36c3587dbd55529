"""Pictures of a game that has none of its own: its status in words, and a score table."""

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.frame import Sheet, Size, open_sheet
from render.kit.ink import FAINT, INK, SEATS, SeatInk
from render.kit.text import Role, TextStyle
from render.marking import marked
from render.scene import Scene
from render.sheet import framed, plate_of, score_sheet

SIZE = {Size.FULL: 32, Size.PHONE: 34}
PAD = 16.0
"""Room above and below a line of words."""


def board(scene: Scene) -> Canvas:
    """Return the whole position as lines of words; seats are marked on their plates."""
    lines = [scene.put(text) for text in scene.game.status(scene.view)]
    style = TextStyle(Face.LABEL, Role.BODY, SIZE[scene.size], INK, paragraph=True)
    ruler = Canvas(scene.form.width, 1, script=scene.script)
    wide = scene.form.width - 2 * scene.form.margin
    heights = [ruler.text_height(line, style, wide) + 2 * PAD for line in lines]
    canvas, rest = open_sheet(sheet(scene), sum(heights))
    for line, height in zip(lines, heights, strict=True):
        row, rest = rest.cut_top(height)
        canvas.text(row, line, style)
        canvas.line([(row.x, row.bottom), (row.right, row.bottom)], FAINT, 2)
    for seat, _ in enumerate(scene.names):
        canvas.claim(f"seat:{seat}", canvas.places[f"plate:{SEATS[seat].hue}"])
    return marked(scene, canvas)


def score(scene: Scene) -> Canvas:
    """Return the score sheet: categories by seats, tie-breaks, totals."""
    return score_sheet(scene, lambda one, room: open_sheet(sheet(one), room), SEATS)


def sheet(scene: Scene, inks: Sequence[SeatInk] = SEATS) -> Sheet:
    """Return the frame of any picture of this scene: title, caption, block, plates with who is to move."""
    plates = tuple(plate_of(scene, seat, inks[seat], "") for seat in range(len(scene.names)))
    return framed(scene, plates)
