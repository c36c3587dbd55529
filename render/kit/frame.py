"""The sheet that every picture is drawn on: a patent drawing with title, figure caption and seat plates."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import ceil

from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Script
from render.kit.ink import BRASS, DEFAULT_ACCENT, FAINT, GRID, INK, SHEET, SOFT, Colour, SeatInk, text_on
from render.kit.marks import halo
from render.kit.text import Role, TextStyle
from render.kit.words import Rich


@dataclass(frozen=True)
class Form:
    """The measures of a sheet, in units."""

    width: int
    margin: int
    title: int
    caption: int
    cell: int
    value: int
    label: int
    plate: int
    name: int
    points: int
    note: int
    columns: tuple[int, ...]
    """How many plates stand side by side for 1, 2, … seats."""


class Size(Enum):
    """A sheet for the full width, and one for a phone: bigger type on fewer things."""

    FULL = Form(1600, 52, 74, 36, 132, 38, 22, 112, 40, 58, 27, (1, 2, 3, 4, 5))
    PHONE = Form(1080, 40, 64, 36, 116, 38, 25, 124, 46, 68, 30, (1, 2, 3, 2, 3))


LARGE = Form(790, 42, 56, 35, 104, 36, 24, 120, 44, 64, 30, (1, 2, 2, 2, 2))
"""The measures of a sheet for readers who want larger type: narrower, so that all of it comes out larger."""


@dataclass(frozen=True)
class Plate:
    """One seat in the score strip. `mark` hangs from it, e.g. that the seat is to move."""

    seat: SeatInk
    name: str
    points: str
    note: Rich = ""
    mark: str = ""


@dataclass(frozen=True)
class Sheet:
    """What stands on a sheet besides the board; every text is already worded for the reader."""

    title: str
    caption: Rich
    block: tuple[tuple[str, str], ...]
    plates: tuple[Plate, ...]
    foot: tuple[Rich, Rich] = ("", "")
    accent: Colour = DEFAULT_ACCENT
    size: Size = Size.FULL
    script: Script = Script.TRADITIONAL
    strict: bool = False
    large: bool = False
    deep: float = 0
    """Room at the foot of each plate for the game to draw in, claimed as `plate-room:<hue>`."""

    @property
    def form(self) -> Form:
        """The measures of the sheet."""
        return LARGE if self.large else self.size.value

    @property
    def plate_height(self) -> float:
        """How high a plate is."""
        return self.form.plate + self.deep


GAP = 20
RULE = 34
PENNANT = 36
FOOT = 44


def _strip_rows(sheet: Sheet) -> int:
    count = len(sheet.plates)
    return ceil(count / sheet.form.columns[count - 1]) if count else 0


def _steps(sheet: Sheet) -> list[float]:
    """How far it is from the top of each row of plates to the next: a mark needs room below its row."""
    form, rows = sheet.form, _strip_rows(sheet)
    columns = form.columns[len(sheet.plates) - 1] if rows else 1
    marked = [any(one.mark for one in sheet.plates[row * columns :][:columns]) for row in range(rows)]
    room = [PENNANT + 8 if mark or row == rows - 1 else 20 for row, mark in enumerate(marked)]
    return [sheet.plate_height + below for below in room]


def _header(sheet: Sheet) -> float:
    form = sheet.form
    return form.title * 0.95 + form.caption * 1.45


def open_sheet(sheet: Sheet, body: float) -> tuple[Canvas, Box]:
    """A sheet with frame, title, block and plates, and the box, `body` units high, left for the board."""
    form = sheet.form
    strip = sum(_steps(sheet))
    foot = FOOT if any(sheet.foot) else 8
    height = round(form.margin * 2 + _header(sheet) + RULE + strip + GAP + body + foot)
    canvas = _ground(sheet, height)
    inside = canvas.box.inset(form.margin)
    head, rest = inside.cut_top(_header(sheet), RULE)
    _head(canvas, sheet, head)
    plates, rest = rest.cut_top(strip, GAP)
    _strip(canvas, sheet, plates)
    _foot(canvas, sheet, inside)
    return canvas, Box(inside.x, rest.y, inside.w, body)


def _ground(sheet: Sheet, height: int) -> Canvas:
    form = sheet.form
    canvas = Canvas(form.width, height, script=sheet.script, strict=sheet.strict)
    inner = canvas.box.inset(30)
    for step in range(1, int(inner.w // 40) + 1):
        canvas.line([(inner.x + 40 * step, inner.y), (inner.x + 40 * step, inner.bottom)], GRID, 1)
    for step in range(1, int(inner.h // 40) + 1):
        canvas.line([(inner.x, inner.y + 40 * step), (inner.right, inner.y + 40 * step)], GRID, 1)
    canvas.rect(canvas.box.inset(16), None, INK, 5)
    canvas.rect(canvas.box.inset(27), None, INK, 2)
    _ticks(canvas, canvas.box.inset(16))
    _title(canvas, sheet)
    return canvas


def _ticks(canvas: Canvas, box: Box) -> None:
    x, y = box.centre
    for start, end in (
        ((x, box.y - 10), (x, box.y + 22)),
        ((x, box.bottom - 22), (x, box.bottom + 10)),
        ((box.x - 10, y), (box.x + 22, y)),
        ((box.right - 22, y), (box.right + 10, y)),
    ):
        canvas.line([start, end], INK, 2)


def _block_width(sheet: Sheet) -> float:
    return sheet.form.cell * len(sheet.block)


def _title(canvas: Canvas, sheet: Sheet) -> None:
    form = sheet.form
    room = canvas.width - 2 * form.margin - _block_width(sheet) - (30 if sheet.block else 0)
    box = Box(form.margin, form.margin, room, form.title * 0.95)
    style = TextStyle(Face.DISPLAY_BOLD, Role.HEADLINE, form.title, INK, tracking=0.05, lines=1)
    canvas.text(box, sheet.title, style)


def _head(canvas: Canvas, sheet: Sheet, head: Box) -> None:
    form = sheet.form
    room = head.w - _block_width(sheet) - (30 if sheet.block else 0)
    top = head.y + form.title * 0.95
    caption = Box(head.x, top, room, form.caption * 1.4)
    canvas.text(
        caption, sheet.caption, TextStyle(Face.DISPLAY_ITALIC, Role.BODY, form.caption, SOFT, lines=1)
    )
    if sheet.block:
        _block(canvas, sheet, head)
    rule = head.bottom + 6
    canvas.line([(head.x, rule), (head.right, rule)], sheet.accent, 5)
    canvas.line([(head.x, rule + 7), (head.right, rule + 7)], INK, 1)


def _block(canvas: Canvas, sheet: Sheet, head: Box) -> None:
    form = sheet.form
    box = head.cut_right(_block_width(sheet))[0].cut_top(head.h - 12)[0]
    canvas.rect(box, SHEET, INK, 2)
    for number, (cell, (label, value)) in enumerate(
        zip(box.columns(len(sheet.block)), sheet.block, strict=True)
    ):
        if number:
            canvas.line([(cell.x, cell.y), (cell.x, cell.bottom)], INK, 1)
        upper, lower = cell.inset(8, 7).cut_top(form.label * 1.25, 2)
        canvas.text(upper, label, TextStyle(Face.LABEL, Role.NOTE, form.label, SOFT, "centre", lines=1))
        value_style = TextStyle(Face.NUMBER, Role.BODY, form.value, INK, "centre", lines=1)
        canvas.text(lower, value, value_style)


def _strip(canvas: Canvas, sheet: Sheet, strip: Box) -> None:
    form = sheet.form
    if not sheet.plates:
        return
    columns = form.columns[len(sheet.plates) - 1]
    wide = (strip.w - GAP * (columns - 1)) / columns
    for number, plate in enumerate(sheet.plates):
        row, column = divmod(number, columns)
        top = strip.y + sum(_steps(sheet)[:row])
        box = Box(strip.x + column * (wide + GAP), top, wide, sheet.plate_height)
        _plate(canvas, sheet, plate, canvas.claim(f"plate:{plate.seat.hue}", box))


def _plate(canvas: Canvas, sheet: Sheet, plate: Plate, box: Box) -> None:
    form = sheet.form
    if plate.mark:
        halo(canvas, box, 12)
    canvas.rect(box, SHEET, INK, 2, 12)
    badge, rest = box.cut_left(form.plate * 0.58, 14)
    pieces.swatch(canvas, badge, plate.seat, radius=12)
    upper, room = rest.cut_right(12)[1].cut_top(form.plate)
    if sheet.deep:
        canvas.claim(f"plate-room:{plate.seat.hue}", room)
    _plate_texts(canvas, form, plate, upper.inset(0, 7))
    if plate.mark:
        _pennant(canvas, form, plate.mark, box)


NARROW = 330


def _plate_texts(canvas: Canvas, form: Form, plate: Plate, box: Box) -> None:
    style = TextStyle(Face.NUMBER, Role.KEY, form.points, INK, "right", lines=1)
    points = canvas.text_width(plate.points, style) + 2
    if box.w < NARROW:
        name, lower = box.cut_top(box.h * 0.48)
        score, note = lower.cut_right(points, 8)
    else:
        score, left = box.cut_right(points, 14)
        name, note = left.cut_top(box.h * 0.58)
    canvas.text(score, plate.points, style)
    canvas.text(name, plate.name, TextStyle(Face.DISPLAY_BOLD, Role.NOTE, form.name, INK, leading=0.98))
    canvas.text(note, plate.note, TextStyle(Face.LABEL, Role.NOTE, form.note, SOFT, leading=1.0))


def _pennant(canvas: Canvas, form: Form, mark: str, box: Box) -> None:
    size = form.note * 0.94
    style = TextStyle(Face.LABEL_BOLD, Role.NOTE, size, text_on(BRASS), "centre", tracking=0.05, lines=1)
    wide = min(box.w - 30, canvas.text_width(mark, style) + 52)
    ribbon = Box(box.centre[0] - wide / 2, box.bottom + 1, wide, PENNANT)
    canvas.rect(ribbon, BRASS, INK, 2, 7)
    canvas.text(ribbon.inset(14, 3), mark, style)


def _foot(canvas: Canvas, sheet: Sheet, inside: Box) -> None:
    if not any(sheet.foot):
        return
    line = Box(inside.x, inside.bottom - FOOT + 18, inside.w, FOOT - 12)
    canvas.line([(line.x, line.y), (line.right, line.y)], FAINT, 1)
    left, right = line.columns(2, 20)
    style = TextStyle(Face.LABEL, Role.NOTE, sheet.form.label, SOFT, lines=1)
    canvas.text(left, sheet.foot[0], style)
    canvas.text(right, sheet.foot[1], TextStyle(Face.LABEL, Role.NOTE, style.size, SOFT, "right", lines=1))
