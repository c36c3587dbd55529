"""Guilds, worker places and tents: five spires with tent space, pass tile, raised tents and places below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.south_tigris.content import GUILD_VP, GUILDS, PASS_TILES, SPACES, TENT_SPACES, Cost
from games.south_tigris.state import DUMMY
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, FAINT, INK, LOSS, PAPER, SHEET, SOFT, mix
from render.kit.layers import tile
from render.kit.words import Inline
from render.south_tigris.look import (
    COLOURS,
    SYMBOLS,
    cost,
    dark,
    effects,
    ink_of,
    label,
    rich,
    swatches,
    view_of,
)

if TYPE_CHECKING:
    from games.south_tigris.view import TigrisView
    from render.scene import Scene

SPIRE = 236.0
PLACE = 52.0
COUNTS = 42.0
"""Room for a second line of pieces in a guild."""
RIGHT = ("hire_camel", "refresh_craftspeople", "advance_ship")
COURTS = ("open_lamp_court", "open_market_court")
BELOW = {
    "blue": ("blue_influence_2", "blue_influence_1_silver_1", "blue_influence_2_silver_1"),
    "orange": ("orange_influence_2", "orange_influence_1_craftsperson", "orange_influence_2_craftsperson"),
    "charcoal": (
        "charcoal_influence_2",
        "charcoal_influence_1_discard_card",
        "charcoal_influence_2_discard_card",
    ),
    "envoy": RIGHT,
    "hire_camel": COURTS,
}
"""The worker places drawn under each spire."""
ICONS = {**SYMBOLS, "envoy": "user-tie", "hire_camel": "camel"}


def height(scene: Scene, number: int) -> float:
    """How high a tent area with its worker places is."""
    return _tall(scene, number) + (0 if _beside(scene, number) else 40 + 3 * (PLACE + 8) - 8)


def _tall(scene: Scene, number: int) -> float:
    """How high a tent area is: with large type the pieces of four seats need two lines in a guild."""
    return SPIRE + (COUNTS if number <= len(GUILDS) and _two_lines(scene) else 0)


def _two_lines(scene: Scene) -> bool:
    return scene.large and len(view_of(scene).players) > 3


def _beside(scene: Scene, number: int) -> bool:
    """Whether the worker places stand beside the area: on a phone those of envoy and camel, which is wide."""
    return scene.narrow and not scene.large and number > len(GUILDS)


def spire(scene: Scene, canvas: Canvas, box: Box, number: int) -> None:
    """Draw one of the five tent areas (1-5) with the worker places below it."""
    view, area = view_of(scene), TENT_SPACES[number - 1]
    shown = {
        "influence": [one.board.influence.get(area) for one in view.players],
        "dummy": view.dummy and view.dummy.model_dump(),
        "raised": view.areas.get(str(number)),
        "tent": view.tents.get(str(number)),
        "tile": view.pass_tiles[number - 1 : number],
        "workers": [view.spaces.get(space) for space in BELOW[area]],
    }
    key = ("st-spire", scene.words.language, number, repr(shown))
    tile(canvas, box, key, lambda on, at: _spire(scene, on, at, number))


def _spire(scene: Scene, canvas: Canvas, box: Box, number: int) -> None:
    view = view_of(scene)
    area = TENT_SPACES[number - 1]
    canvas.rect(box, PAPER)
    if _beside(scene, number):
        top, places = box.cut_left(box.w / 2 - 5, 10)
    else:
        top, places = box.cut_top(_tall(scene, number), 8)
    colour = COLOURS.get(area, BRASS)
    canvas.rect(top, mix(SHEET, colour, 0.14), INK, 2, 12)
    canvas.rect(top.cut_top(8)[0].inset(2, 2), colour, radius=8)
    name, rest = top.inset(12, 12).cut_top(36)
    shade = dark(area) if area in COLOURS else INK
    title = (Inline(ICONS[area], shade, 1.25), " ", scene.say(f"st-area-{area}"))
    canvas.text(name, title, label(30, shade))
    if area in GUILDS:
        first, second = GUILD_VP[area]
        canvas.text(name, f"{first} / {second}", label(26, SOFT, face=Face.NUMBER, align="right"))
    influence, rest = rest.cut_top(48 + _tall(scene, number) - SPIRE, 6)
    if area in GUILDS:
        _influence(scene, canvas, influence, area)
    else:
        canvas.text(influence, scene.say(f"st-gives-{area}"), label(25, SOFT, face=Face.LABEL))
    raised, rest = rest.cut_top(46, 6)
    _raised(canvas, raised, view, number)
    _standing(scene, canvas, rest, number)
    _places(scene, canvas, places, area)


def _influence(scene: Scene, canvas: Canvas, box: Box, guild: str) -> None:
    """Pieces in a guild, counted by seat, most first; the dummy's too."""
    view = view_of(scene)
    counts = {seat: one.board.influence[guild] for seat, one in enumerate(view.players)}
    if view.dummy is not None:
        counts[DUMMY] = view.dummy.influence[guild]
    held = sorted((seat for seat in counts if counts[seat]), key=lambda seat: -counts[seat])
    cells = box.grid(2, 2, 4) if _two_lines(scene) else box.columns(max(3, len(counts)), 4)
    for cell, seat in zip(cells, held, strict=False):
        size = min(37.0, cell.w * 0.58)
        pieces.swatch(canvas, Box(cell.x, cell.centre[1] - size / 2, size, size), ink_of(seat), radius=5)
        number = Box(cell.x + size + 3, cell.y, cell.w - size - 3, cell.h)
        canvas.text(number, str(counts[seat]), label(32, face=Face.NUMBER))


def _raised(canvas: Canvas, box: Box, view: TigrisView, number: int) -> None:
    """Tents raised into the area, and its free places with what they give."""
    seats = view.areas.get(str(number), [])
    for place, cell in enumerate(box.columns(4, 6)):
        if place < len(seats):
            canvas.rect(cell, mix(SHEET, ink_of(seats[place]).colour, 0.45), INK, 2, 6)
            tent(canvas, cell, seats[place], 37)
        else:
            pieces.slot(canvas, cell, "tent", FAINT)


def tent(canvas: Canvas, box: Box, seat: int, size: float) -> None:
    """A tent of a seat: its swatch with a tent on it."""
    x, y = box.centre
    pieces.swatch(canvas, Box(x - size / 2, y - size / 2, size, size), ink_of(seat), radius=6)


def _standing(scene: Scene, canvas: Canvas, box: Box, number: int) -> None:
    """The tent space with its pass tile."""
    view = view_of(scene)
    canvas.claim(f"tent:{number}", box)
    canvas.rect(box, SHEET, INK, 2, 8)
    here, rest = box.inset(6, 4).cut_left(50, 6)
    seat = view.tents.get(str(number))
    if seat is None:
        left, right = here.columns(2)
        canvas.text(left, str(number), label(24, SOFT, face=Face.NUMBER))
        canvas.icon("tent", right.centre, 26, FAINT)
    else:
        tent(canvas, here, seat, 44)
    if number <= len(view.pass_tiles):
        words = rich(effects(PASS_TILES[view.pass_tiles[number - 1]]))
        canvas.text(rest, words, label(32, face=Face.NUMBER, align="centre"))


def _places(scene: Scene, canvas: Canvas, box: Box, area: str) -> None:
    heading, rest = box.cut_top(28, 4)
    sample = SPACES[BELOW[area][0]]
    if area in GUILDS:
        canvas.text(heading, rich(effects(sample.effects)), label(27, SOFT, face=Face.NUMBER))
    else:
        key = "st-places" if area == "envoy" else "st-courts"
        canvas.text(heading, scene.say(key), label(25, SOFT))
    for number, space in enumerate(BELOW[area]):
        place = Box(rest.x, rest.y + number * (PLACE + 8), rest.w, PLACE)
        _place(scene, canvas, place, space, whole=area not in GUILDS)


def _place(scene: Scene, canvas: Canvas, box: Box, space: str, *, whole: bool) -> None:
    """A worker place: its cost (and effects, if they are its own), and who stands there."""
    view, known = view_of(scene), SPACES[space]
    canvas.claim(f"space:{space}", box)
    here = view.spaces.get(space, [])
    closed = view.dummy is not None and space in view.dummy.blocked
    canvas.rect(box, SHEET if not closed else mix(SHEET, FAINT, 0.6), INK, 2, 8)
    words, workers = box.inset(8, 4).cut_right(min(130.0, max(1, len(here)) * 46.0), 4)[::-1]
    due = cost(_dearer(view, space))
    parts = (
        [*due, " ", Inline("triangle-right", SOFT, 0.8), " ", *effects(known.effects)]
        if whole and due
        else due
    )
    parts = effects(known.effects) if whole and not due else parts
    canvas.text(words, rich(parts), label(29, face=Face.NUMBER))
    if closed:
        canvas.icon("ban", workers.centre, 38, LOSS)
    elif here:
        swatches(canvas, workers, here, 42)
    elif known.capacity:
        pieces.round_slot(canvas, (workers.right - 23, workers.centre[1]), 21, "pawn")


def _dearer(view: TigrisView, space: str) -> Cost:
    due = SPACES[space].cost
    if view.dummy is None or view.dummy.extra != space:
        return due
    influence = dict(due.influence)
    influence[view.dummy.extra_guild] = influence.get(view.dummy.extra_guild, 0) + 1
    return Cost(due.silver, tuple(influence.items()), 0, due.discard_card, due.exhaust_craftsperson)
