"""What every picture of the game shares: its accent, the sheet with the seats' plates, headings, tiles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from render.age_of_innovation.glyphs import TINTS
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.frame import Plate, Size, open_sheet
from render.kit.ink import BRASS_PALE, FAINT, INK, SEATS, SHEET, SOFT, Colour, SeatInk, mix, rgb
from render.kit.text import Role, TextStyle
from render.kit.words import Inline, Rich
from render.marking import marked
from render.sheet import framed, plate_of

if TYPE_CHECKING:
    from games.age_of_innovation.state import Side
    from games.age_of_innovation.view import AgeView
    from render.scene import Scene

ACCENT = rgb("#2F5F63")
OCTAGON = TINTS["octagon"]
USED = mix(SHEET, FAINT, 0.55)
MAGNIFIED = 1.2
"""How much larger than the smallest size texts beside the map are on a phone, where they are many."""
HEADING = 1.36
"""The size of a heading, in units of text."""


def view_of(scene: Scene) -> AgeView:
    """The scene's view as this game's own."""
    from games.age_of_innovation.view import AgeView

    assert isinstance(scene.view, AgeView)
    return scene.view


def side_of(scene: Scene, seat: int) -> Side:
    """A player's things."""
    return view_of(scene).sides[seat].side


def type_width(scene: Scene) -> int:
    """The width that sizes of text are shares of: with large type still that of a phone's sheet."""
    return (Size.PHONE if scene.large else scene.size).value.width


def opened(scene: Scene, body: float) -> tuple[Canvas, Box]:
    """The sheet of a picture with room, `body` units high, for what it shows."""
    plates = tuple(_plate(scene, seat) for seat in range(len(scene.names)))
    return open_sheet(framed(scene, plates, ACCENT), body)


def opened_beside(scene: Scene, body: float) -> tuple[Canvas, Box]:
    """The same for what lies beside the map, its texts measured by `unit`."""
    canvas, box = opened(scene, body)
    canvas.measure = unit(scene) / Role.NOTE.value
    return canvas, box


def closed(scene: Scene, canvas: Canvas) -> Canvas:
    """The finished picture with the marks of its scene, which are measured like the map."""
    canvas.measure = type_width(scene)
    return marked(scene, canvas)


def _plate(scene: Scene, seat: int) -> Plate:
    return plate_of(scene, seat, SEATS[seat], _note(scene, seat))


def _note(scene: Scene, seat: int) -> Rich:
    """Coins, tools, scholars in hand and power to spend; a flag for those who have passed.

    Before round 1 what has been chosen.
    """
    side = side_of(scene, seat)
    if not view_of(scene).round:
        return " · ".join(scene.say(f"name-{one}") for one in (side.home, side.faction) if one)
    goods = (("coin", side.coins), ("hammer", side.tools), ("graduation-cap", side.scholars))
    parts: list[str | Inline] = []
    for icon, count in (*goods, ("bolt", side.bowls[2])):
        parts += [Inline(icon), f"{count} "]
    return (*parts, Inline("flag", OCTAGON)) if seat in view_of(scene).passed() else tuple(parts)


def heading(scene: Scene, canvas: Canvas, box: Box, text: Rich) -> Box:
    """A heading with a rule over the width of a box; gives back what is below."""
    size = canvas.size(Role.NOTE) * HEADING
    head, rest = box.cut_top(size * 1.4, heading_height(scene) - size * 1.4)
    style = TextStyle(Face.LABEL_BOLD, Role.NOTE, size, SOFT, tracking=0.04, lines=1)
    ink = canvas.text(head, text, style)
    y = head.centre[1]
    canvas.line([(ink.right + 16, y), (head.right, y)], FAINT, 2)
    return rest


def heading_height(scene: Scene) -> float:
    """How high a heading is."""
    return unit(scene) * HEADING * 1.6 + _room_for_numbers(scene)


def row_gap(scene: Scene) -> float:
    """The room between two rows of tiles."""
    return 10.0 + _room_for_numbers(scene)


def _room_for_numbers(scene: Scene) -> float:
    """In a preview numbers stand at the upper edges of tiles: there they shall hide nothing."""
    return unit(scene) * 2.0 if scene.numbers else 0.0


def asked_of(scene: Scene, *sorts: str) -> Scene:
    """The scene of a part with these sorts of pieces: without numbers where none of them stands on it."""
    numbered = {ref.partition(":")[0] for refs in scene.numbers for ref in refs}
    return scene if numbered.intersection(sorts) else replace(scene, numbers=())


def tiled(scene: Scene, box: Box, columns: int, rows: int, gap: float) -> list[Box]:
    """Places for rows of tiles, `gap` apart from left to right."""
    return [cell for row in box.rows(rows, row_gap(scene)) for cell in row.columns(columns, gap)]


def unit(scene: Scene) -> float:
    """The smallest size of text beside the map, by which tiles are measured."""
    return type_width(scene) * Role.NOTE.value * (MAGNIFIED if scene.narrow else 1.0)


def across(scene: Scene, width: float, *steps: tuple[float, int]) -> int:
    """How many things stand side by side: by the first step met.

    A step says from how many units of text on there are how many things. The last step must hold from 0 on.
    """
    return next(count for least, count in steps if width >= least * unit(scene))


def badge(canvas: Canvas, box: Box, seat: SeatInk, radius: float = 5) -> None:
    """A seat's colour, pattern and letter in a small box."""
    pieces.swatch(canvas, box, seat, "", radius)
    size = max(canvas.size(Role.NOTE), min(box.w, box.h) * 0.7)
    canvas.text(box, seat.letter, TextStyle(Face.NUMBER, Role.NOTE, size, seat.text, "centre", lines=1))


def note(canvas: Canvas, scale: float = 1.0, colour: Colour = INK, **more: Any) -> TextStyle:
    """The style of small text, `scale` times the smallest size."""
    return TextStyle(Face.LABEL, Role.NOTE, canvas.size(Role.NOTE) * scale, colour, **more)


def number(canvas: Canvas, scale: float = 1.0, colour: Colour = INK, **more: Any) -> TextStyle:
    """The style of numbers and icons on one line, `scale` times the smallest size."""
    return TextStyle(Face.NUMBER, Role.NOTE, canvas.size(Role.NOTE) * scale, colour, lines=1, **more)


def plaque(canvas: Canvas, box: Box, *, used: bool = False, active: bool = False) -> None:
    """The ground of a tile: plain, used up, or active now."""
    ground = USED if used else BRASS_PALE if active else SHEET
    canvas.rect(box, ground, SOFT if used else INK, 2, 8)


def crossed(canvas: Canvas, box: Box, *, under: bool = False) -> None:
    """The X of a used action, in the middle of a box; pale where a text goes over it."""
    size = min(box.w, box.h) * (0.84 if under else 0.62)
    colour = mix(USED, OCTAGON, 0.5) if under else OCTAGON
    x, y = box.centre
    for sign in (1, -1):
        canvas.line([(x - size / 2, y - sign * size / 2), (x + size / 2, y + sign * size / 2)], colour, 7)
