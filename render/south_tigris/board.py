"""The main board: devices in three columns, guild spires and worker places, the river, royalties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.south_tigris.content import LAST
from games.south_tigris.state import Device
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import SOFT
from render.marking import marked
from render.south_tigris import guilds, river
from render.south_tigris.devices import columns, device, empty, height
from render.south_tigris.look import DUMMY_INK, heading, label, opened, view_of

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 14.0
HEAD = 46.0
MOST = 4
"""Devices that column 2 holds."""
STRIP = 44.0
"""How high the line of the dummy is."""
FREE = 56.0
"""How high the free places of column 2 are, side by side."""


@dataclass
class Part:
    """Devices of one of the three columns under a heading, and the free places below them."""

    number: int
    devices: list[Device]
    note: str = ""
    free: int = 0


def board(scene: Scene) -> Canvas:
    """Draw the main board as the scene's reader may see it."""
    parts = [part for part in PARTS if part is not _dummy or view_of(scene).dummy is not None]
    heights = [part(scene, None, Box(0, 0, 0, 0)) for part in parts]
    canvas, body = opened(scene, sum(heights) + GAP * 2 * (len(parts) - 1))
    for part, high in zip(parts, heights, strict=True):
        place, body = body.cut_top(high, GAP * 2)
        part(scene, canvas, place)
    return marked(scene, canvas)


def _devices(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    """Draw the devices of the three columns side by side as far as the sheet is wide. Gives the height."""
    stacks = _stacks(scene)
    if canvas is not None:
        for cell, parts in zip(box.columns(len(stacks), 18), stacks, strict=True):
            rest = cell
            for part in parts:
                place, rest = rest.cut_top(_tall(scene, part))
                _part(scene, canvas, place, part)
    return max(_high(scene, parts) for parts in stacks)


def _stacks(scene: Scene) -> list[list[Part]]:
    """The columns from left to right; published devices go where there is room, one after the other."""
    view = view_of(scene)
    built = columns(scene, 2)
    one = Part(1, columns(scene, 1), scene.say("st-boards-left", n=view.board_deck))
    left = scene.say("st-cards-left", n=view.card_deck, m=len(view.discard))
    two, done = Part(2, built, left, max(0, MOST - len(built))), columns(scene, 3)
    if scene.large:
        return [[one, two, *([Part(3, done)] if done else [])]]
    stacks = [[one], [two]] if scene.narrow else [[one], [two], [Part(3, [])]]
    for published in done:
        _publish(min(reversed(stacks), key=lambda parts: _high(scene, parts)), published)
    return stacks


def _publish(parts: list[Part], device: Device) -> None:
    if parts[-1].number != 3:
        parts.append(Part(3, []))
    parts[-1].devices.append(device)


def _high(scene: Scene, parts: Sequence[Part]) -> float:
    return sum(_tall(scene, part) for part in parts)


def _tall(scene: Scene, part: Part) -> float:
    return HEAD + len(part.devices) * (height(scene) + GAP) + (FREE + GAP if part.free else 0)


def _part(scene: Scene, canvas: Canvas, box: Box, part: Part) -> None:
    rest = heading(scene, canvas, box, f"st-column-{part.number}", part.note)
    for one in part.devices:
        place, rest = rest.cut_top(height(scene), GAP)
        device(scene, canvas, place, one)
    for cell in rest.cut_top(FREE)[0].columns(MOST, 10)[: part.free]:
        empty(canvas, cell)


def _guilds(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    """The five tent areas; on a narrow sheet the guilds above, envoy and camel below."""
    rows = ((1, 2, 3), (4, 5)) if scene.narrow else ((1, 2, 3, 4, 5),)
    top = 0.0
    for numbers in rows:
        high = guilds.height(scene, numbers[0])
        if canvas is not None:
            strip = Box(box.x, box.y + top, box.w, high)
            for cell, number in zip(strip.columns(len(numbers), 12), numbers, strict=True):
                guilds.spire(scene, canvas, cell, number)
        top += high + GAP
    return top - GAP


def _dummy(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    """What the dummy of two-player games has left: pieces in its supply, and cards (R12.2)."""
    if canvas is not None:
        view = view_of(scene)
        assert view.dummy is not None
        badge, words = box.cut_left(box.h, 14)
        pieces.swatch(canvas, badge, DUMMY_INK, radius=6)
        left = scene.say("st-dummy", n=view.dummy.supply, m=view.dummy_deck)
        canvas.text(words, left, label(28, SOFT))
    return STRIP


def _river(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    """Draw the river line by line. Gives the height."""
    across = 5 if scene.large else 6 if scene.narrow else 9
    wide = (scene.form.width - 2 * scene.form.margin - 8 * (across - 1)) / across
    lines = [range(first, min(first + across, LAST + 1)) for first in range(0, LAST + 1, across)]
    heights = [river.height(scene, line, wide) for line in lines]
    if canvas is not None:
        view = view_of(scene)
        decks = [f"{view.research_decks[str(n)]}" for n in (1, 2, 3)]
        rest = heading(scene, canvas, box, "st-river", scene.say("st-research-left", n="/".join(decks)))
        for line, high in zip(lines, heights, strict=True):
            strip, rest = rest.cut_top(high, 10)
            for pos, cell in zip(line, strip.columns(across, 8), strict=False):
                river.space(scene, canvas, cell, pos)
    return HEAD + sum(heights) + 10 * (len(lines) - 1)


def _royalties(scene: Scene, canvas: Canvas | None, box: Box) -> float:
    lines = 3 if scene.large else 2 if scene.narrow else 1
    high = lines * river.royal(scene) + (lines - 1) * 6
    if canvas is not None:
        rest = heading(scene, canvas, box, "st-royalties")
        river.royalties(canvas, Box(rest.x, rest.y, rest.w, high), view_of(scene), lines)
    return HEAD + high


PARTS = (_devices, _guilds, _dummy, _river, _royalties)
"""What the board shows, from top to bottom; the dummy only where there is one."""
