"""What the pictures of all games share: the frame with the seats' plates, the score sheet, a single piece."""

from collections.abc import Callable, Mapping, Sequence

from games.core.score import ScoreLine
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.chart import Row, table
from render.kit.frame import Plate, Sheet
from render.kit.ink import BRASS, DEFAULT_ACCENT, Colour, SeatInk
from render.kit.words import Inline, Rich
from render.scene import Look, Scene

LINE = 78.0
MARGIN = 12.0

Opened = Callable[[Scene, float], tuple[Canvas, Box]]
"""Opens a game's frame with room, so many units high, for what the picture shows."""

Face = tuple[float, float, Callable[[Look, Canvas, Box], None]]
"""Width and height of a sort of piece, in units, and what draws it into its box."""


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


def plate_of(scene: Scene, seat: int, ink: SeatInk, note: Rich) -> Plate:
    """Return a seat's plate: its name and points, a note below, whether it is to move or has won."""
    mark = scene.say("picture-to-move") if seat in scene.owing else ""
    if scene.view.finished and seat in scene.view.winners:
        mark = scene.say("picture-winner")
    return Plate(ink, scene.names[seat], str(scene.view.scores[seat]), note, mark)


def framed(
    scene: Scene,
    plates: tuple[Plate, ...],
    accent: Colour = DEFAULT_ACCENT,
    *,
    block: tuple[tuple[str, str], ...] = (),
    deep: float = 0,
) -> Sheet:
    """Return the frame of a scene's picture; `block` stands in its corner where the scene names none."""
    return Sheet(
        scene.title,
        scene.caption or scene.put(scene.view.headline),
        scene.block or block,
        plates,
        scene.foot,
        accent,
        scene.size,
        scene.script,
        scene.strict,
        scene.large,
        deep,
    )


def lone_piece(look: Look, faces: Mapping[str, Face], scale: float) -> Canvas:
    """Return a piece as it is before anybody has touched it, by the face of its sort."""
    wide, high, draw = faces[look.kind]
    size = round(wide + 2 * MARGIN), round(high + 2 * MARGIN)
    canvas = Canvas(*size, scale=scale, script=look.script, strict=look.strict)
    draw(look, canvas, canvas.claim(look.card.id, canvas.box.inset(MARGIN)))
    return canvas
