"""The dice of a mat: zones and research rack side by side, camels, workers and tents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.south_tigris.content import CAMELS, GUILDS, RACK_EFFECTS
from games.south_tigris.placing import RAISE
from games.south_tigris.state import Player
from render.kit import pieces
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, FAINT, INK, SHEET, SOFT, Colour, mix, rgb
from render.kit.words import Inline
from render.south_tigris.look import (
    COLOURS,
    SYMBOLS,
    dice_row,
    die,
    effects,
    ink_of,
    label,
    rich,
)

if TYPE_CHECKING:
    from render.scene import Scene

ZONE = 88.0
SHADES: dict[str, Colour] = {
    "inspired": rgb("#CFE1F2"),
    "determined": rgb("#BFDDD8"),
    "ready": rgb("#F4E0B4"),
    "exhausted": rgb("#D9CDB8"),
}
"""Sky, sea, lit dunes, shaded dunes."""
RACK = 260.0


def zones(scene: Scene, canvas: Canvas, box: Box, board: Player) -> None:
    """The four zones from Inspired down, each with its dice."""
    for row, (zone, shade) in zip(box.rows(4, 6), SHADES.items(), strict=True):
        canvas.claim(f"zone:{zone}", row)
        canvas.rect(row, shade, INK, 2, 10)
        name, dice = row.inset(12, 4).cut_left(170 if scene.narrow else 190, 8)
        raised = f"  +{RAISE[zone]}" if RAISE.get(zone) else ""
        canvas.text(name, scene.say(f"zone-{zone}") + raised, label(30, lines=2))
        dice_row(canvas, dice, board.dice[zone], 60, 9, zone)


def rack(scene: Scene, canvas: Canvas, box: Box, board: Player) -> None:
    """The research rack, its highest level on top, and below it how many dice there are."""
    *levels, low = box.rows(4, 6)
    for row, level in zip(levels, (3, 2, 1), strict=True):
        _rack(canvas, row, board, level)
    style = label(26, SOFT, face=Face.LABEL, lines=2)
    canvas.text(low, scene.say("st-pool", n=board.dice_total()), style)


def _rack(canvas: Canvas, box: Box, board: Player, level: int) -> None:
    """A level of the research rack: the die of each colour, or what rising there gives."""
    for cell, guild in zip(box.columns(3, 4), GUILDS, strict=True):
        canvas.rect(cell, mix(SHEET, COLOURS[guild], 0.16), INK, 2, 8)
        held = guild[0] in board.dice[f"rack_{level}"]
        gained = RACK_EFFECTS.get((level, guild), ())
        upper, lower = cell.inset(3, 4).cut_top(cell.h * 0.52)
        if held:
            spot = around(upper.centre if gained else cell.centre, 46)
            die(canvas, spot, guild[0])
            canvas.claim(f"die:rack_{level}:{guild[0]}", spot)
        elif not gained:
            canvas.icon(SYMBOLS[guild], cell.centre, 30, mix(SHEET, COLOURS[guild], 0.5))
        if gained:
            where = lower if held else cell
            canvas.text(where, rich(effects(gained)), label(26, face=Face.NUMBER, align="centre"))


def camels(scene: Scene, canvas: Canvas, box: Box, board: Player) -> None:
    """The four camels: dice on them, free, or not open yet."""
    free = board.free_camels()
    cells = box.columns(4, 10) if scene.narrow and not scene.large else box.grid(2, 2, 10)
    for cell, camel in zip(cells, CAMELS, strict=True):
        canvas.claim(f"zone:{camel}", cell)
        taken, ready = board.dice[camel], camel in free
        canvas.rect(cell, BRASS_PALE if ready else SHEET, INK if ready or taken else FAINT, 2, 10)
        icon, rest = cell.inset(8, 4).cut_left(58, 6)
        canvas.icon("camel", icon.centre, 52, INK if ready else FAINT if not taken else SOFT)
        if taken:
            dice_row(canvas, rest, taken, 50, 6, camel)
        elif ready:
            canvas.text(rest, scene.say("st-free"), label(28))
        else:
            canvas.icon("lock", rest.centre, 28, FAINT)


def people(scene: Scene, canvas: Canvas, box: Box, board: Player, seat: int, tented: bool) -> None:
    """Workers, envoy, tents, influence in supply, test dice placed."""
    ink = ink_of(seat)
    top, low = box.columns(2, 12) if scene.narrow and not scene.large else box.rows(2, 6)
    canvas.rect(top, SHEET, INK, 2, 10)
    x = top.x + 32
    for number in range(3):
        foot = (x + number * 46, top.centre[1] + 25)
        if number < board.workers:
            pieces.pawn(canvas, foot, 52, ink)
        else:
            pieces.round_slot(
                canvas, (foot[0], top.centre[1]), 18, "lock" if number >= 3 - board.reserve else None
            )
    if board.envoy:
        colour = BRASS if board.envoy == "available" else FAINT
        canvas.icon("user-tie", (x + 150, top.centre[1]), 44, colour)
    words = (Inline("landmark"), f" {board.supply}   ", Inline("dice"), f" {board.tests}")
    canvas.text(top.inset(10, 4).cut_right(190)[0], words, label(30, SOFT, face=Face.NUMBER, align="right"))
    canvas.rect(low, SHEET, INK, 2, 10)
    for number in range(4):
        centre = low.x + 34 + number * 56, low.centre[1]
        if number < board.tents:
            pieces.swatch(canvas, around(centre, 44), ink, radius=6)
            canvas.icon("tent", centre, 30, ink.text)
        else:
            pieces.slot(canvas, around(centre, 44), "tent", FAINT)
    key = "st-tented" if tented else "st-tents"
    canvas.text(low.inset(10, 4).cut_left(244)[1], scene.say(key, n=board.tents), label(26, SOFT, lines=2))
