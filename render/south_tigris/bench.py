"""The workshops and the invention rack of a mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.south_tigris.content import CELLS, HOME, INVENTIONS, RACK_COLUMNS, ROWS
from games.south_tigris.state import Player
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, FAINT, INK, SHEET, SOFT, mix
from render.kit.layers import tile
from render.kit.words import Inline
from render.south_tigris.look import COLOURS, TRADES, dice_row, effects, label, rich
from render.south_tigris.river import tile_face

if TYPE_CHECKING:
    from render.scene import Scene

ROW = 132.0
DICE = 150.0
BAR = 56.0
"""Room for the letter and the dice of a row above its cells."""
SLOT = 96.0


def height(scene: Scene) -> float:
    """How high the workshops are: with large type the dice of a row lie above its cells."""
    return len(ROWS) * (_row(scene) + 8)


def _row(scene: Scene) -> float:
    return ROW + BAR if scene.large else ROW


def workshops(scene: Scene, canvas: Canvas, box: Box, board: Player, seat: int) -> None:
    """Three rows: the printed ability, four cells, and the dice that lie in the row."""
    for number, row in enumerate(ROWS):
        strip = Box(box.x, box.y + number * (_row(scene) + 8), box.w, _row(scene))
        canvas.claim(f"row:{seat}:{row}", strip)
        letter, cells, dice = _split(scene, strip)
        canvas.rect(letter, COLOURS[HOME[row]], INK, 2, 8)
        white = SHEET if HOME[row] != "orange" else INK
        canvas.text(letter, row.upper(), label(32, white, face=Face.NUMBER, align="centre"))
        _cells(scene, canvas, cells, board, row, seat)
        _dice(canvas, dice, board.dice[f"workshop_{row}"], f"workshop_{row}")


def _split(scene: Scene, strip: Box) -> tuple[Box, Box, Box]:
    """Room for the letter of a row, for its cells and for its dice."""
    if scene.large:
        head, cells = strip.cut_top(BAR - 4, 4)
        letter, dice = head.cut_left(head.h, 6)
        return letter, cells, dice
    letter, rest = strip.cut_left(44, 6)
    return letter, *rest.cut_left(rest.w - DICE, 8)


def _dice(canvas: Canvas, box: Box, dice: list[str], place: str) -> None:
    if dice:
        canvas.rect(box, mix(SHEET, BRASS, 0.25), INK, 2, 10)
        dice_row(canvas, box.inset(11, min(8, box.h * 0.08)), dice, 58, 8, place)
    else:
        pieces.slot(canvas, box, "dice", FAINT)


def _cells(scene: Scene, canvas: Canvas, box: Box, board: Player, row: str, seat: int) -> None:
    columns = min(len(tiles) for tiles in board.rows.values())
    names = not scene.narrow
    for column, cell in enumerate(box.columns(5, 6)):
        tiles = [f"printed_{row}", *board.rows[row]]
        if column < len(tiles):
            thing = tiles[column]
            title = scene.say(f"name-{thing}") if names and column else ""
            key = ("st-bench", thing, title)
            tile(canvas, cell, key, lambda on, at, t=thing, w=title: _face(on, at, t, w), 8)  # type: ignore[misc]
        else:
            canvas.claim(f"cell:{seat}:{row}{column}", cell)
            _free(canvas, cell, row, column, max(0, column - 1 - columns))
        if not column:
            canvas.claim(f"printed:{seat}:{row}", cell)


def _face(canvas: Canvas, box: Box, thing: str, title: str) -> None:
    """A tile with its name under what it gives."""
    tile_face(canvas, box, thing, title=title)


def _free(canvas: Canvas, box: Box, row: str, column: int, cost: int) -> None:
    """A free cell: what it costs now and what covering it gives."""
    pieces.slot(canvas, box)
    upper, lower = box.inset(8, 8).cut_top(32, 2)
    if cost:
        canvas.text(upper, (str(cost), Inline("coin", BRASS)), label(27, SOFT, face=Face.NUMBER))
    words = rich(effects(CELLS[row, column]))
    canvas.text(lower, words, label(30, SOFT, face=Face.NUMBER, align="centre", lines=2))


def rack(scene: Scene, canvas: Canvas, box: Box, board: Player, seat: int) -> None:
    """The invention rack: tiles left, free slots with their points, and each column's effect."""
    for cell, (column, gained) in zip(box.columns(3, 16), RACK_COLUMNS.items(), strict=True):
        tiles = board.rack[str(column)]
        for number, slot in enumerate(cell.cut_bottom(40, 4)[1].rows(2, 8)):
            if number < len(tiles):
                canvas.claim(f"invention:{seat}:{tiles[number]}", slot)
                _invention(scene, canvas, slot, tiles[number])
            else:
                pieces.slot(canvas, slot)
                canvas.text(
                    slot, ("2", Inline("star", BRASS, 0.8)), label(34, SOFT, face=Face.NUMBER, align="centre")
                )
        done = () if tiles else (Inline("check", SOFT), " ")
        words = (*done, *effects(gained), "   2", Inline("star", BRASS, 0.8))
        canvas.text(cell.cut_bottom(40)[0], words, label(28, SOFT, face=Face.NUMBER, align="centre"))


def _invention(scene: Scene, canvas: Canvas, box: Box, thing: str) -> None:
    known = INVENTIONS[thing]
    canvas.rect(box, SHEET, INK, 2, 8)
    upper, lower = box.inset(10, 6).rows(2, 2)
    canvas.text(upper, scene.say(f"name-{thing}"), label(28, face=Face.DISPLAY_BOLD))
    left, right = lower.columns(2)
    canvas.text(left, rich(effects(known.effects)), label(30, face=Face.NUMBER))
    people = [Inline(TRADES[trade], SOFT) for trade in known.craft]
    canvas.text(right, (Inline("book", FAINT, 0.9), " ", *people), label(28, SOFT, align="right"))
