"""A team as a compact mat: four inventors with levels and goals, tokens, cards, cubes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from games.legendary_inventors.content import (
    DISCIPLINES,
    INVENTIONS,
    INVENTORS,
    POINTS,
    PROGRESS,
    TEAMS,
    TOKENS,
    TOP_LEVEL,
)
from games.legendary_inventors.view import InventorView
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, FAINT, GAIN, INK, SHEET, SOFT, SeatInk, mix, seat_of_hue
from render.kit.layers import tile
from render.kit.text import Role, TextStyle
from render.kit.words import Inline, Rich
from render.legendary_inventors.look import CATEGORIES, inks, token, view_of

if TYPE_CHECKING:
    from render.scene import Look, Scene

ROW = 172.0
TOKEN = 23.0
NUMBER_SHARE = 1.04
"""The size of the number on a token, in radii."""
TILE = 156.0
NARROWEST = 176.0
"""Height and width of a tile on which everything has its normal size."""


def row_height(scene: Scene) -> float:
    """How high a seat's team is."""
    return 3 * TILE + 36 if scene.large else ROW


def offer_height(scene: Scene) -> float:
    """How high a team is that nobody has yet."""
    return 2 * TILE + 92 if scene.large else ROW


def row(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Draw the team of a seat that has one and claim its places."""
    view = view_of(scene)
    player = view.players[seat]
    canvas.claim(f"seat:{seat}", box)
    canvas.claim(f"team:{player.team}", box)
    cells, side = _ground(scene, canvas, box, inks(view)[seat])
    _inventors(scene, canvas, cells, player.inventors)
    goods(scene, canvas, side, seat)


def offered(scene: Scene, canvas: Canvas, box: Box, team: str) -> None:
    """Draw a team that nobody has yet and claim its places."""
    canvas.claim(f"team:{team}", box)
    cells, side = _ground(scene, canvas, box, seat_of_hue(team))
    _inventors(scene, canvas, cells, [fresh(name) for name in TEAMS[team]])
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 34, INK, "centre", leading=0.95)
    canvas.text(side.inset(4, 0), scene.say(f"team-{team}"), style)


def fresh(name: str) -> InventorView:
    """An inventor as at the start of a game."""
    one = INVENTORS[name]
    return InventorView(
        id=one.id,
        levels=list(one.start),
        goal=list(one.goal),
        points=one.points,
        reached=False,
        busy=False,
    )


def _ground(scene: Scene, canvas: Canvas, box: Box, ink: SeatInk) -> tuple[Box, Box]:
    """The ground of a team with its badge; the room for its inventors and for what it owns."""
    canvas.rect(box, ink.tint, INK, 2, 10)
    badge, rest = box.cut_left(54, 8)
    pieces.swatch(canvas, badge, ink)
    inside = rest.inset(0, 8)
    if scene.large:
        cells, side = inside.cut_right(8)[1].cut_top(2 * TILE + 8, 8)
    else:
        side, cells = inside.cut_right(200 if scene.narrow else 310, 8)
    return cells, side.cut_right(8)[1]


def _inventors(scene: Scene, canvas: Canvas, box: Box, team: Sequence[InventorView]) -> None:
    across = 2 if scene.large else 4
    for cell, one in zip(box.grid(across, 4 // across, 8), team, strict=True):
        inventor(scene, canvas, cell, one)


def inventor(scene: Scene, canvas: Canvas, box: Box, one: InventorView) -> None:
    """Draw an inventor and claim its place: levels filled, goal levels in brass, the points of the goal."""
    key = ("li-inventor", scene.words.language, one.model_dump_json())
    place = tile(canvas, box, key, lambda on, at: inventor_face(scene, on, at, one), 8)
    canvas.claim(f"inventor:{one.id}", place)


def inventor_face(reader: Scene | Look, canvas: Canvas, box: Box, one: InventorView) -> None:
    """Draw an inventor's tile; everything on it is as large as the tile allows."""
    busy, unit = one.busy, min(box.h / TILE, box.w / NARROWEST)
    ink = SOFT if busy else INK
    canvas.rect(box, mix(SHEET, FAINT, 0.7) if busy else SHEET, ink, 2, 8)
    head, rest = box.inset(8, 4).cut_top(54 * unit)
    goal, head = head.cut_right(58 * unit, 6 * unit)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 27 * unit, ink, leading=0.92)
    canvas.text(head, reader.say(f"inventor-{one.id}"), style)
    text = (Inline("check" if one.reached else "flag", BRASS), f" {one.points}")
    canvas.text(goal, text, TextStyle(Face.NUMBER, Role.NOTE, 29 * unit, INK, "right", lines=1))
    if busy:
        rest = _busy(reader, canvas, rest, unit)
    for column, discipline, level, need in zip(
        rest.columns(4), DISCIPLINES, one.levels, one.goal, strict=True
    ):
        _level(canvas, column, discipline, (level, need), unit)


def _busy(reader: Scene | Look, canvas: Canvas, box: Box, unit: float) -> Box:
    """Say that an inventor is busy, beside the icon or below it; give back the room that is left."""
    beside = box.w >= 240 * unit
    rest, place = box.cut_left(box.w - (78 if beside else 46) * unit, 2)
    words: Rich = (Inline("rotate"), " " if beside else "\n", reader.say("busy"))
    canvas.text(place, words, TextStyle(Face.LABEL_BOLD, Role.NOTE, 24 * unit, SOFT, "centre"))
    return rest


def _level(canvas: Canvas, box: Box, discipline: str, steps: tuple[int, int], unit: float) -> None:
    level, need = steps
    icon, bars = box.cut_bottom(28 * unit, 2)
    size = min(25 * unit, box.w * 0.8)
    canvas.icon(discipline, icon.centre, size, INK if level or need else FAINT)
    for number, cell in enumerate(reversed(bars.inset(box.w * 0.13, 1).rows(TOP_LEVEL, 3))):
        wanted = number < need
        empty = BRASS_PALE if wanted else SHEET
        canvas.rect(cell, INK if number < level else empty, BRASS if wanted else FAINT, 2, 3)


def goods(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Draw what a seat owns: cubes in reserve, tokens with how many of each, cards of each category."""
    view = view_of(scene)
    player = view.players[seat]
    head, rest = box.cut_top(50, 2)
    cubes, name = head.cut_left(66, 4)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 29, INK, leading=0.9)
    canvas.text(name.cut_right(22)[1], scene.names[seat], style)
    words = (Inline("cube"), f" {player.reserve}")
    canvas.text(cubes, words, TextStyle(Face.NUMBER, Role.NOTE, 29, INK, lines=1))
    cards, tokens = rest.cut_bottom(52, 2)
    _tokens(canvas, tokens, Counter(player.tokens))
    _cards(canvas, cards, Counter(INVENTIONS[card].category for card in player.cards))


def _tokens(canvas: Canvas, box: Box, held: Counter[str]) -> None:
    """Every face with how often it is held; if they are too many for the mat, how many of each kind."""
    faces = [face for face in TOKENS if held[face]]
    least = canvas.size(Role.NOTE) / NUMBER_SHARE
    for lines in (1, 2):
        radius = min(TOKEN, box.h / (2 * lines))
        first = ceil(len(faces) / lines)
        parts = faces[:first], faces[first:]
        radius *= min(1.0, box.w / max(1.0, *(_width(part, held, radius) for part in parts)))
        if radius >= least:
            for line, part in zip(box.rows(lines), parts, strict=False):
                _row_of_tokens(canvas, line, part, held, radius)
            return
    _kinds(canvas, box, held)


def _row_of_tokens(canvas: Canvas, line: Box, faces: list[str], held: Counter[str], radius: float) -> None:
    x = line.x
    for face in faces:
        token(canvas, (x + radius, line.centre[1]), radius, face)
        if held[face] > 1:
            _times(canvas, Box(x + 2 * radius + 2, line.y, radius * 1.3, line.h), held[face], radius)
        x += _width([face], held, radius)


def _kinds(canvas: Canvas, box: Box, held: Counter[str]) -> None:
    """The points of all point tokens, the number of progress tokens, the number of all others."""
    points = sum(TOKENS[face].value * held[face] for face in POINTS)
    steps = sum(held[face] for face in PROGRESS)
    others = held.total() - steps - sum(held[face] for face in POINTS)
    radius = min(TOKEN, box.w / 12)
    one, two, three = box.columns(3)
    pieces.token(canvas, (one.x + radius, box.centre[1]), radius, str(points), BRASS)
    for cell, count, fill, icon in ((two, steps, GAIN, "arrow-up"), (three, others, BRASS_PALE, "star")):
        pieces.token(canvas, (cell.x + radius, box.centre[1]), radius, fill=fill, icon=icon)
        _times(canvas, cell.cut_left(2 * radius + 2)[1], count, radius)


def _times(canvas: Canvas, box: Box, count: int, radius: float) -> None:
    canvas.text(box, f"×{count}", TextStyle(Face.NUMBER, Role.NOTE, radius * 1.15, INK, lines=1))


def _width(faces: list[str], held: Counter[str], radius: float) -> float:
    return sum(2 * radius + 4 + (radius * 1.4 if held[face] > 1 else 0) for face in faces)


def _cards(canvas: Canvas, box: Box, owned: Counter[int]) -> None:
    for category, cell in enumerate(box.columns(len(CATEGORIES), 4)):
        count = owned[category]
        canvas.rect(cell, SHEET if count else None, INK if count else FAINT, 2, 5)
        ink = INK if count else FAINT
        if count < 2:
            canvas.icon(CATEGORIES[category], cell.centre, 24, ink)
            continue
        wide = cell.w > cell.h * 1.2
        icon, number = cell.inset(6, 2).columns(2) if wide else cell.inset(0, 3).rows(2)
        canvas.icon(CATEGORIES[category], icon.centre, 24 if wide else 21, ink)
        style = TextStyle(Face.NUMBER, Role.NOTE, 32 if wide else 24, ink, "centre", lines=1)
        canvas.text(number, str(count), style)
