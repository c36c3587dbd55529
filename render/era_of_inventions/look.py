"""What every picture of the game shares: its accent, its icons, and the sheet with the seats' plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.era_of_inventions.content import CARDS
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.frame import Plate, open_sheet
from render.kit.ink import BRASS, INK, SEATS, SOFT, Colour, rgb
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.sheet import framed, plate_of

if TYPE_CHECKING:
    from games.era_of_inventions.view import EraView
    from render.scene import Look, Scene

    Reader = Scene | Look

ACCENT = rgb("#1F5C66")
GOLD = rgb("#E0B44A")
SILVER = rgb("#C3C8CC")
RIVER = rgb("#C9DADB")
BRICK = rgb("#8C4A34")
AREAS = {
    "build": "hammer",
    "factories": "factory",
    "buy": "ship",
    "market": "scales",
    "invent": "drawing-compass",
    "produce": "gears",
}
"""The icon of each action area."""
INVENTIONS = {
    "cash_register": "cash-register",
    "sewing_machine": "scissors",
    "typewriter": "keyboard",
    "telephone": "phone",
    "gramophone": "record",
    "camera": "camera",
    "car": "car",
    "steam_engine": "train",
    "plane": "plane",
}
STARTERS = {
    "start_light_bulb": "lightbulb",
    "start_pocket_watch": "stopwatch",
    "start_kerosene_lamp": "oil-can",
    "start_barometer": "gauge",
    "start_padlock": "lock",
    "start_bicycle": "bicycle",
    "start_telegraph": "tower",
    "start_microscope": "microscope",
    "start_music_box": "music",
    "start_spectacles": "glasses",
    "start_stapler": "stapler",
    "start_printing_press": "printer",
}


def view_of(scene: Scene) -> EraView:
    """The scene's view as this game's own."""
    from games.era_of_inventions.view import EraView

    assert isinstance(scene.view, EraView)
    return scene.view


def card_icon(card: str) -> str:
    """The icon of a production card."""
    return INVENTIONS.get(CARDS[card].invention) or STARTERS[card]


def opened(scene: Scene, body: float) -> tuple[Canvas, Box]:
    """The sheet of a picture with room, `body` units high, for what it shows."""
    view = view_of(scene)
    plates = tuple(_plate(scene, view, seat) for seat in range(len(view.players)))
    block = ((scene.say("era-round"), f"{view.round}/{view.rounds}"),)
    return open_sheet(framed(scene, plates, ACCENT, block=block), body)


def _plate(scene: Scene, view: EraView, seat: int) -> Plate:
    player = view.players[seat]
    bonus = (Inline("disc-plus"), f" {player.bonus}")
    note: tuple[str | Inline, ...] = (Inline("disc"), f" {player.discs}   ", *bonus)
    if view.start == seat:
        note = (*note, "   ", Inline("flag", BRASS))
    return plate_of(scene, seat, SEATS[seat], note)


def label(
    scene: Reader,
    size: float,
    colour: Colour = INK,
    *,
    face: Face = Face.LABEL_BOLD,
    align: str = "left",
    lines: int = 1,
) -> TextStyle:
    """A style for small words: `size` units on the full sheet, a little more on a phone."""
    grown = size * (1.12 if scene.narrow else 1.0)
    assert align in ("left", "centre", "right")
    return TextStyle(face, Role.NOTE, grown, colour, align, lines=lines, leading=1.0)  # type: ignore[arg-type]


def heading(scene: Scene, canvas: Canvas, box: Box, key: str, note: str = "") -> Box:
    """A heading over a part of the board, with a note at its right end; gives back the room below."""
    head, rest = box.cut_top(38, 8)
    canvas.text(head, scene.say(key), label(scene, 27, SOFT))
    if note:
        canvas.text(head, note, label(scene, 25, SOFT, face=Face.LABEL, align="right"))
    return rest
