"""Devices: boards with sockets, test slots, card, invention tile and roles, in three columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.south_tigris.content import BOARDS, DEVICE_CARDS, INVENTIONS, Slot
from games.south_tigris.legality import PUBLISH_VALUE
from games.south_tigris.state import Device
from render.kit import pieces
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_PALE, FAINT, INK, PAPER, SHEET, SOFT, mix, text_on
from render.kit.layers import tile
from render.kit.words import Inline
from render.south_tigris.look import (
    COLOURS,
    SYMBOLS,
    TRADES,
    dark,
    die,
    effects,
    guild_icon,
    ink_of,
    label,
    rich,
    view_of,
)

if TYPE_CHECKING:
    from render.scene import Look, Scene

    Reader = Scene | Look

DEVICE = 150.0
SLOT = 50.0
ROLES = (("inventor", "lightbulb"), ("builder", "hammer"), ("publisher", "book"))


def height(reader: Reader) -> float:
    """How high a device is: with large type its slots lie in one line, the narrow sheet is its own."""
    return 122.0 if reader.large else DEVICE


def device(scene: Scene, canvas: Canvas, box: Box, one: Device) -> None:
    """Draw a device and claim its place."""
    key = ("st-device", scene.words.language, one.model_dump_json())
    place = tile(canvas, box, key, lambda on, at: device_face(scene, on, at, one), 10)
    canvas.claim(f"device:{one.board}", place)


def device_face(reader: Reader, canvas: Canvas, box: Box, one: Device) -> None:
    """Draw a device: slots at the left, name and card, what it costs now, what it gives, who holds it."""
    canvas.rect(box, SHEET if one.column == 1 else mix(SHEET, BRASS_PALE, 0.25 * one.column), INK, 2, 10)
    _sockets(canvas, box, one)
    slots, title, price, roles = _cells(reader, box)
    _slots(canvas, slots, one)
    _title(reader, canvas, title, one)
    _price(canvas, price, one)
    _gains(canvas, roles, one)


def _cells(reader: Reader, box: Box) -> tuple[Box, Box, Box, Box]:
    """Room for slots, name, price and roles, left of the joints."""
    inside = box.inset(10, 8).cut_right(46)[1]
    if reader.large:
        upper, lower = inside.cut_top(SLOT + 12, 6)
        return *upper.cut_left(4 * (SLOT + 8), 10), *lower.cut_left(inside.w * 0.5, 6)
    slots, rest = inside.cut_left(2 * SLOT + 8, 14)
    title, lower = rest.cut_top(62, 2)
    return slots, title, *lower.cut_top(34, 2)


def _sockets(canvas: Canvas, box: Box, one: Device) -> None:
    """The joints at the right edge, and the card's half beside each."""
    plugs = DEVICE_CARDS[one.card].plugs if one.card else (None, None)
    for share, socket, plug in zip((0.27, 0.73), BOARDS[one.board].sockets, plugs, strict=True):
        left, right = around((box.right - 24, box.y + box.h * share), 40, 40).columns(2)
        joint(canvas, left, socket)
        joint(canvas, right, plug)


def joint(canvas: Canvas, box: Box, guild: str | None) -> None:
    """Half a joint in a guild's colour with its sign; empty paper without one."""
    canvas.rect(box, COLOURS[guild] if guild else PAPER, INK, 2, 4)
    if guild:
        canvas.icon(SYMBOLS[guild], box.centre, 15, text_on(COLOURS[guild]))


def _slots(canvas: Canvas, box: Box, one: Device) -> None:
    across = 4 if box.w > 4 * SLOT else 2
    places = [divmod(number, across) for number in range(4)]
    cells = [Box(box.x + x * (SLOT + 8), box.y + y * (SLOT + 18), SLOT, SLOT + 12) for y, x in places]
    for number, (cell, slot) in enumerate(zip(cells, BOARDS[one.board].slots, strict=True), 1):
        code = one.tests.get(str(number))
        if code:
            die(canvas, around(cell.centre, SLOT - 2), code)
        else:
            _slot(canvas, cell, slot)


def _slot(canvas: Canvas, cell: Box, slot: Slot) -> None:
    """An empty slot: its colour as a band, the ship's way, and an influence if it gives one."""
    canvas.rect(cell, mix(SHEET, COLOURS[slot.colour], 0.18), dark(slot.colour), 2, 7)
    band = cell.cut_bottom(19)[0].inset(2, 2)
    canvas.rect(band, COLOURS[slot.colour], radius=4)
    canvas.icon(SYMBOLS[slot.colour], band.centre, 13, text_on(COLOURS[slot.colour]))
    upper = cell.cut_bottom(18)[1]
    words: tuple[str | Inline, ...] = (str(slot.ship), Inline("ship", INK, 0.8))
    if slot.influence:
        first, second = upper.inset(0, 2).cut_top(23)
        canvas.text(first, words, label(24, align="centre"))
        canvas.icon("landmark", second.centre, 18, dark(slot.influence))
    else:
        canvas.text(upper, words, label(24, align="centre"))


def _title(reader: Reader, canvas: Canvas, box: Box, one: Device) -> None:
    words = reader.say(f"name-{one.board}")
    if one.card:
        words = reader.say("device-name", board=words, card=reader.say(f"name-{one.card}"))
    colour = INK if one.card else SOFT
    canvas.text(box, words, label(32, colour, face=Face.DISPLAY_BOLD, lines=2))


def _price(canvas: Canvas, box: Box, one: Device) -> None:
    """What the next step needs: dice and cards, dice and people, or nothing more."""
    board = BOARDS[one.board]
    parts: list[str | Inline] = []
    if not one.card:
        parts = [Inline("lightbulb", SOFT, 0.9), f" {board.invent_value}+", "  "]
        parts += [Inline("cards", SOFT)] * board.invent_discard
    elif one.column == 1:
        parts = [Inline("hammer", SOFT, 0.9), f" {DEVICE_CARDS[one.card].build_value}+", "  "]
        parts += [Inline(TRADES[trade]) for trade in board.build_craft]
    elif one.column == 2:
        parts = [Inline("book", SOFT, 0.9), f" {PUBLISH_VALUE}+", "  "]
        parts += [Inline(TRADES[trade]) for trade in INVENTIONS[one.tile].craft]
    if one.column == 3:
        parts = condition(one.card)
    canvas.text(box, rich(parts), label(29, face=Face.NUMBER))


CONDITIONS = {
    "own_influence": "landmark",
    "workshop_tiles_on_board": "shop",
    "own_research_influence": "book-open",
    "own_invention_tiles_placed": "lightbulb",
    "devices_you_built": "hammer",
    "devices_you_published": "book",
    "different_test_colours_on_this_device": "dice",
    "craftspeople_at_level_5_or_higher": "tower",
    "royalties_spaces": "scroll",
}


def condition(card: str) -> list[str | Inline]:
    """What a card scores at the end: points, for how many of what, and the most."""
    known = DEVICE_CARDS[card]
    icon = guild_icon(known.guild) if known.guild else Inline(CONDITIONS[known.what])
    per = f"/{known.per}" if known.per > 1 else "/"
    return [Inline("star", SOFT, 0.8), f" {known.vp}{per}", icon, f" ≤{known.most}"]


def _gains(canvas: Canvas, box: Box, one: Device) -> None:
    """Roles held, and beside them what building gives, or else the condition."""
    held = [(icon, getattr(one, role)) for role, icon in ROLES if getattr(one, role) is not None]
    x = box.x
    for icon, seat in held:
        canvas.icon(icon, (x + 11, box.centre[1]), 22, SOFT)
        pieces.swatch(canvas, Box(x + 26, box.centre[1] - 18, 36, 36), ink_of(seat), radius=6)
        x += 70
    rest = Box(x + 4, box.y, box.right - x - 4, box.h)
    if one.tile and one.column == 1:
        canvas.text(
            rest, rich(effects(INVENTIONS[one.tile].effects)), label(28, face=Face.NUMBER, align="right")
        )
    elif one.card and one.column == 2:
        canvas.text(rest, rich(condition(one.card)), label(26, SOFT, face=Face.NUMBER, align="right"))


def columns(scene: Scene, number: int) -> list[Device]:
    """The devices of a column, as they lie."""
    return [one for one in view_of(scene).devices if one.column == number]


def empty(canvas: Canvas, box: Box) -> None:
    """A free place of column 2."""
    pieces.slot(canvas, box, "hammer", FAINT)
