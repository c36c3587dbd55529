"""The main board: devices in three columns, guild spires and worker places, the river, royalties."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from games.south_tigris.content import LAST
from games.south_tigris.state import Device
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.marking import marked
from render.south_tigris import guilds, river
from render.south_tigris.devices import DEVICE, columns, device, empty
from render.south_tigris.look import heading, large, opened, phone, view_of

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 14.0
HEAD = 46.0
MOST = 4
"""Devices that column 2 holds."""


def board(scene: Scene) -> Canvas:
    """Draw the main board as the scene's reader may see it."""
    parts = (_devices, _guilds, _river, _royalties)
    heights = [part(scene, None, Box(0, 0, 0, 0)) for part in parts]
    canvas, body = opened(scene, sum(heights) + GAP * 2 * len(parts))
    for part, height in zip(parts, heights, strict=True):
        place, body = body.cut_top(height, GAP * 2)
        part(scene, canvas, place)
    return marked(scene, canvas)


def _devices(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    """Draw the three columns; published devices that find no room go on below. Gives the height."""
    done, small = columns(scene, 3), phone(scene)
    across = 1 if large(scene) else 2 if small else 3
    beside = 0 if small else MOST
    rest = done[beside:]
    top = sum(_tall(scene, number) for number in (1, 2)) if large(scene) else HEAD + MOST * (DEVICE + GAP)
    title = HEAD if rest else 0
    if canvas is not None:
        _columns(scene, canvas, box, done[:beside])
        low = Box(box.x, box.y + top, box.w, 0)
        low = heading(scene, canvas, low, "st-column-3") if title else low
        for number, one in enumerate(rest):
            line, side = divmod(number, across)
            cell = low.columns(across, 18)[side]
            device(scene, canvas, Box(cell.x, low.y + line * (DEVICE + GAP), cell.w, DEVICE), one)
    return top + title + ceil(len(rest) / across) * (DEVICE + GAP)


def _tall(scene: Scene, number: int) -> float:
    """How high a column is on the narrowest sheet, without free places."""
    return HEAD + max(1, len(columns(scene, number))) * (DEVICE + GAP)


def _columns(scene: Scene, canvas: Canvas, box: Box, beside: list[Device]) -> None:
    view = view_of(scene)
    cells = box.columns(2 if phone(scene) else 3, 18)
    if large(scene):
        cells = [box, box.moved(0, _tall(scene, 1))]
    _column(scene, canvas, cells[0], 1, scene.say("st-boards-left", n=view.board_deck))
    _column(scene, canvas, cells[1], 2, scene.say("st-cards-left", n=view.card_deck, m=len(view.discard)))
    if not phone(scene):
        room = heading(scene, canvas, cells[2], "st-column-3")
        for line, one in enumerate(beside):
            device(scene, canvas, Box(room.x, room.y + line * (DEVICE + GAP), room.w, DEVICE), one)


def _column(scene: Scene, canvas: Canvas, box: Box, number: int, note: str) -> None:
    rest = heading(scene, canvas, box, f"st-column-{number}", note)
    shown = columns(scene, number)
    for line in range(len(shown) if large(scene) else max(len(shown), MOST)):
        place = Box(rest.x, rest.y + line * (DEVICE + GAP), rest.w, DEVICE)
        if line < len(shown):
            device(scene, canvas, place, shown[line])
        elif number == 2:
            empty(canvas, place)


def _guilds(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    across = 2 if large(scene) else 3 if phone(scene) else 5
    rows = [range(first, min(first + across, 6)) for first in range(1, 6, across)]
    high = guilds.HEIGHT * len(rows) + GAP * (len(rows) - 1)
    if canvas is not None:
        for line, numbers in enumerate(rows):
            strip = Box(box.x, box.y + line * (guilds.HEIGHT + GAP), box.w, guilds.HEIGHT)
            for cell, number in zip(strip.columns(len(numbers) or 1, 12), numbers, strict=False):
                guilds.spire(scene, canvas, cell, number)
    return high


def _river(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    across = 5 if large(scene) else 6 if phone(scene) else 9
    lines = ceil((LAST + 1) / across)
    if canvas is not None:
        view = view_of(scene)
        decks = [f"{view.research_decks[str(n)]}" for n in (1, 2, 3)]
        rest = heading(scene, canvas, box, "st-river", scene.say("st-research-left", n="/".join(decks)))
        for pos in range(LAST + 1):
            line, column = divmod(pos, across)
            wide = (rest.w - 8 * (across - 1)) / across
            place = Box(rest.x + column * (wide + 8), rest.y + line * (river.SPACE + 10), wide, river.SPACE)
            river.space(scene, canvas, place, pos)
    return HEAD + lines * (river.SPACE + 10)


def _royalties(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    lines = 3 if large(scene) else 2 if phone(scene) else 1
    high = lines * river.ROYAL + (lines - 1) * 6
    if canvas is not None:
        rest = heading(scene, canvas, box, "st-royalties")
        river.royalties(canvas, Box(rest.x, rest.y, rest.w, high), view_of(scene), lines)
    return HEAD + high
