"""The science display: levels of every seat in the four disciplines, and scholar spaces left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from games.age_of_innovation.content import FIELDS, LEVEL_POWER, SCIENCE_INCOME
from games.age_of_innovation.gains import LOCKED, TOP
from games.age_of_innovation.income import INCOME_LEVEL
from render.age_of_innovation.glyphs import FIELD_COLOURS, FIELD_ICONS, amount, rich
from render.age_of_innovation.look import across, badge, note, number, unit, view_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import BRASS_PALE, FAINT, INK, NOBODY, SEATS, SHEET, SOFT, Colour, SeatInk, mix
from render.kit.layers import tile as kept
from render.kit.text import Role

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 12.0
HEAD = 1.75
NARROW = 24
"""Up to this width, in units of text, the scholar spaces stand below the name of a discipline."""


def lines(scene: Scene) -> int:
    """How many markers each discipline has."""
    return len(scene.names) + bool(view_of(scene).neutral_levels)


def _columns(scene: Scene, width: float) -> int:
    return across(scene, width, (40, 2), (0, 1))


def science_height(scene: Scene, width: float) -> float:
    """How high the display is."""
    rows = len(FIELDS) // _columns(scene, width)
    heads = HEAD * _heads(unit(scene), width / _columns(scene, width))
    return rows * unit(scene) * (1.95 + heads + 1.62 * lines(scene)) + (rows - 1) * GAP


def _heads(size: float, width: float) -> int:
    """On how many lines a discipline's name, income and scholar spaces stand."""
    return 1 if width > size * NARROW else 2


def science(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the four disciplines."""
    columns = _columns(scene, box.w)
    view = view_of(scene)
    for field, cell in zip(FIELDS, box.grid(columns, len(FIELDS) // columns, GAP), strict=True):
        canvas.claim(f"science:{field}", cell)
        seats = [(SEATS[seat], one.side.levels[field]) for seat, one in enumerate(view.sides)]
        if view.neutral_levels:
            seats.append((NOBODY, view.neutral_levels[field]))
        spaces = tuple(view.scholar_spaces[field])
        key = "aoi-science", field, tuple(level for _, level in seats), spaces, scene.words.language
        draw = partial(_field, name=scene.say(f"name-{field}"), field=field, seats=seats, spaces=spaces)
        kept(canvas, cell, key, draw, 8)


def _field(
    canvas: Canvas,
    box: Box,
    name: str,
    field: str,
    seats: list[tuple[SeatInk, int]],
    spaces: tuple[int, ...],
) -> None:
    size = canvas.size(Role.NOTE)
    colour = FIELD_COLOURS[field]
    canvas.rect(box, SHEET, INK, 2, 8)
    canvas.rect(Box(box.x + 2, box.y + 2, size * 0.34, box.h - 4), colour, radius=4)
    inside = Box(box.x + size * 0.8, box.y + size * 0.35, box.w - size * 1.3, box.h - size * 0.6)
    head, rest = inside.cut_top(size * HEAD * _heads(size, box.w))
    _head(canvas, head, name, field, spaces)
    scale, rows = rest.cut_top(size * 1.15)
    left = size * 1.9
    _scale(canvas, scale.cut_left(left)[1].columns(TOP))
    for row, (seat, level) in zip(rows.rows(len(seats)), seats, strict=True):
        _row(canvas, row, seat, level, left, colour)


def _head(canvas: Canvas, box: Box, name: str, field: str, free_spaces: tuple[int, ...]) -> None:
    """Icon and name, the income of level 9, the scholar spaces."""
    size = canvas.size(Role.NOTE)
    if _heads(size, box.w) > 1:
        rest, low = box.rows(2)
        spaces = low.inset(size * 0.5, 0)
    else:
        spaces, rest = box.cut_right(size * 8.6, size * 0.4)
    canvas.icon(FIELD_ICONS[field], (rest.x + size * 0.8, rest.centre[1]), size * 1.5, FIELD_COLOURS[field])
    title, income = rest.cut_left(size * 1.9)[1].cut_left(rest.w * 0.5)
    canvas.text(title, name, number(canvas, 1.35))
    words = rich("9: {hand} " + amount(SCIENCE_INCOME[field]))
    canvas.text(income, words, number(canvas, 1.2, SOFT))
    left = list(free_spaces)
    for cell, value in zip(spaces.columns(4, size * 0.25), (3, 2, 2, 2), strict=True):
        free = value in left
        if free:
            left.remove(value)
        _space(canvas, cell.inset(0, size * 0.1), value, free=free)


def _space(canvas: Canvas, box: Box, value: int, *, free: bool) -> None:
    """A scholar space: what it is worth, or that it is taken."""
    if free:
        canvas.rect(box, BRASS_PALE, INK, 1.6, 6)
        canvas.text(box, rich(f"{value}{{arrow-up}}"), number(canvas, 1.1, align="centre"))
    else:
        canvas.rect(box, mix(SHEET, FAINT, 0.6), FAINT, 1.6, 6)
        canvas.icon("graduation-cap", box.centre, min(box.w, box.h) * 0.62, SOFT)


def _scale(canvas: Canvas, steps: list[Box]) -> None:
    """What reaching a level brings: power, the lock, income."""
    for level, cell in enumerate(steps, start=1):
        mark = f"{LEVEL_POWER[level]}{{bolt}}" if level in LEVEL_POWER else ""
        mark = "{lock}" if level == LOCKED else "{hand}" if level == INCOME_LEVEL else mark
        if mark:
            canvas.text(cell.inset(-4, 0), rich(mark), number(canvas, 1.0, SOFT, align="centre"))


def _row(canvas: Canvas, box: Box, seat: SeatInk, level: int, left: float, colour: Colour) -> None:
    """A seat's level as a bar of steps, its number at the end."""
    mark, rest = box.cut_left(left)
    badge(canvas, Box(mark.x, mark.y + 2, left * 0.72, mark.h - 4), seat)
    cells = rest.columns(TOP)
    for step, cell in enumerate(cells, start=1):
        place = cell.inset(1.5, box.h * 0.16)
        if step <= level:
            canvas.rect(place, seat.colour, INK, 1.4, 3)
        else:
            locked = step >= LOCKED
            canvas.rect(place, mix(SHEET, colour, 0.16 if locked else 0.05), FAINT, 1.2, 3)
    if level:
        cell = cells[level - 1]
        canvas.text(cell, str(level), number(canvas, 1.05, seat.text, align="centre"))
    else:
        canvas.text(cells[0], "0", note(canvas, 1.05, SOFT, align="centre", lines=1))
