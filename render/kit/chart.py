"""Score sheets and score curves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import pieces
from render.kit.box import Box, Point
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import FAINT, GRID, INK, SHEET, SOFT, SeatInk, mix
from render.kit.marks import figure_size
from render.kit.text import Role, TextStyle
from render.kit.words import Rich


@dataclass(frozen=True)
class Curve:
    """A seat's values at the steps 0, 1, 2, …"""

    seat: SeatInk
    values: tuple[int, ...]


def _nice(span: float) -> int:
    steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]
    return next((step for step in steps if span / step <= 5), round(span / 5) or 1)


def line_chart(canvas: Canvas, box: Box, curves: Sequence[Curve], labels: Sequence[str]) -> None:
    """Curves over the steps named by `labels` ("" for a step without a name), a seat's disc at each end."""
    highest = max((value for curve in curves for value in curve.values), default=1)
    lowest = min((0, *(value for curve in curves for value in curve.values)))
    step = _nice(max(1, highest - lowest))
    top, bottom = -(-highest // step) * step or step, lowest // step * step
    note = figure_size(canvas)
    plot = Box(box.x + note * 2.4, box.y + note, box.w - note * 4.6, box.h - note * 2.9)
    canvas.rect(plot, SHEET)
    for value in range(bottom, top + 1, step):
        y = plot.bottom - (value - bottom) / (top - bottom) * plot.h
        canvas.line([(plot.x, y), (plot.right, y)], INK if value == bottom else GRID, 2)
        place = Box(box.x, y - note * 0.7, note * 2, note * 1.4)
        canvas.text(place, str(value), TextStyle(Face.LABEL, Role.NOTE, note, SOFT, "right", lines=1))
    _step_names(canvas, plot, labels)
    _curves(canvas, plot, curves, max(2, len(labels)), (bottom, top))


def _step_names(canvas: Canvas, plot: Box, labels: Sequence[str]) -> None:
    note = figure_size(canvas)
    wide = plot.w / max(1, len(labels) - 1)
    style = TextStyle(Face.LABEL, Role.NOTE, note, SOFT, "centre", "top", lines=1)
    for number, label in enumerate(labels):
        x = plot.x + number * wide
        if label:
            canvas.line([(x, plot.bottom), (x, plot.bottom + 7)], INK, 2)
            canvas.text(Box(x - note * 2, plot.bottom + 12, note * 4, note * 1.3), label, style)


def _curves(canvas: Canvas, plot: Box, curves: Sequence[Curve], steps: int, span: tuple[int, int]) -> None:
    ends: list[tuple[float, float, SeatInk]] = []
    for curve in curves:
        points: list[Point] = [
            (
                plot.x + number / (steps - 1) * plot.w,
                plot.bottom - (value - span[0]) / (span[1] - span[0]) * plot.h,
            )
            for number, value in enumerate(curve.values)
        ]
        if len(points) > 1:
            canvas.line(points, INK, 7)
            canvas.line(points, curve.seat.colour, 4)
        if points:
            ends.append((*points[-1], curve.seat))
    _end_discs(canvas, ends)


def _end_discs(canvas: Canvas, ends: Sequence[tuple[float, float, SeatInk]]) -> None:
    radius = figure_size(canvas) * 0.86
    last = float("-inf")
    for x, y, seat in sorted(ends, key=lambda end: (end[1], end[2].letter)):
        last = max(y, last + 2 * radius + 2)
        pieces.disc(canvas, (x + radius + 8, last), radius, seat)


@dataclass(frozen=True)
class Row:
    """A line of a score sheet: what it counts and a cell for each seat; `total` rows are set bold."""

    label: Rich
    cells: tuple[str, ...]
    total: bool = False


NARROWEST = 102
"""How wide a seat's column is at least."""
FIGURE = 36
"""The least size of words, in units: on the narrow sheet of large type they are as high as on a phone's."""


def table(canvas: Canvas, box: Box, heads: Sequence[tuple[SeatInk, str]], rows: Sequence[Row]) -> None:
    """A score sheet: a column for each seat, a row for each thing that scores."""
    first = min(box.w * 0.34, box.w - len(heads) * NARROWEST)
    top, rest = box.cut_top(box.h * 2 / (len(rows) + 2))
    lines = [top, *rest.rows(len(rows))]
    canvas.rect(box, SHEET, radius=8)
    for cell, (seat, name) in zip(lines[0].cut_left(first)[1].columns(len(heads)), heads, strict=True):
        _head(canvas, cell.inset(8, 9), seat, name)
    for number, (line, row) in enumerate(zip(lines[1:], rows, strict=True)):
        if row.total:
            canvas.rect(line.inset(2, 1), mix(SHEET, FAINT, 0.35))
        canvas.line([(line.x, line.y), (line.right, line.y)], INK if row.total or not number else GRID, 2)
        _row(canvas, line, first, row)
    canvas.rect(box, None, INK, 2, 8)


def _head(canvas: Canvas, cell: Box, seat: SeatInk, name: str) -> None:
    badge, rest = cell.cut_top(cell.h * 0.42, 4)
    wide = min(badge.h * 2, cell.w)
    pieces.swatch(canvas, Box(cell.centre[0] - wide / 2, badge.y, wide, badge.h), seat)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, _figure(canvas) * 0.8, align="centre", leading=0.98)
    canvas.text(rest, name, style)


def _row(canvas: Canvas, line: Box, first: float, row: Row) -> None:
    size = min(line.h * 0.52, _figure(canvas))
    label_face, face = (Face.LABEL_BOLD, Face.NUMBER) if row.total else (Face.LABEL, Face.LABEL_BOLD)
    label, rest = line.cut_left(first)
    canvas.text(label.inset(14, 2), row.label, TextStyle(label_face, Role.NOTE, size * 0.94, leading=1.0))
    style = TextStyle(face, Role.NOTE, size * 1.12, align="centre", lines=1)
    for cell, value in zip(rest.columns(len(row.cells)), row.cells, strict=True):
        canvas.text(cell.inset(6, 2), value, style)


def _figure(canvas: Canvas) -> float:
    """The size of a score sheet's words: large enough to be read on a phone before it is tapped."""
    return max(FIGURE, 12 + canvas.size(Role.NOTE) * 1.7)
