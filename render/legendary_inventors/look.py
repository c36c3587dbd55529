"""What every picture of the game shares: its accent, its icons, and the sheet with the seats' plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.legendary_inventors.content import TOKENS
from render.kit import pieces
from render.kit.box import Box, Point
from render.kit.canvas import Canvas
from render.kit.frame import Plate, open_sheet
from render.kit.ink import BRASS, BRASS_PALE, GAIN, INK, NOBODY, SHEET, Colour, SeatInk, rgb, seat_of_hue
from render.kit.words import Inline, Rich
from render.sheet import framed, plate_of

if TYPE_CHECKING:
    from games.legendary_inventors.view import InventorsView
    from render.scene import Scene

ACCENT = rgb("#8A3B2A")
AGES: dict[int, Colour] = {1: rgb("#7A5A34"), 2: rgb("#3E5C76"), 3: rgb("#7B2F3E")}
CATEGORIES = ("swords", "ship", "comment", "music", "clock", "bolt")
TOKEN_ICONS = {"availability": "coffee", "additional_knowledge": "crate", "classification": "star"}


def view_of(scene: Scene) -> InventorsView:
    """The scene's view as this game's own."""
    from games.legendary_inventors.view import InventorsView

    assert isinstance(scene.view, InventorsView)
    return scene.view


def inks(view: InventorsView) -> tuple[SeatInk, ...]:
    """How each seat looks: in the colour of its team; without a team in no colour that is still to be had."""
    return tuple(seat_of_hue(player.team) if player.team else NOBODY for player in view.players)


def seat_inks(scene: Scene) -> tuple[SeatInk, ...]:
    """How each seat of a scene looks, for pictures that every game has."""
    return inks(view_of(scene))


def opened(scene: Scene, body: float) -> tuple[Canvas, Box]:
    """The sheet of a picture with room, `body` units high, for what it shows."""
    view = view_of(scene)
    seats = inks(view)
    plates = tuple(_plate(scene, view, seat, ink) for seat, ink in enumerate(seats))
    return open_sheet(framed(scene, plates, ACCENT), body)


def _plate(scene: Scene, view: InventorsView, seat: int, ink: SeatInk) -> Plate:
    note: tuple[str | Inline, ...] = (Inline("cube"), f" {view.players[seat].reserve}")
    if view.leonardo == seat:
        note = (*note, "  ", Inline("user-tie", BRASS))
    return plate_of(scene, seat, ink, note)


def token(canvas: Canvas, centre: Point, radius: float, face: str) -> None:
    """A reward token: brass with its points, green with its level, or pale with its icon."""
    one = TOKENS[face]
    if one.kind == "victory_points":
        pieces.token(canvas, centre, radius, str(one.value), BRASS)
    elif one.kind == "progress":
        text: Rich = (Inline("arrow-up", scale=0.8), str(one.value))
        pieces.token(canvas, centre, radius, text, GAIN, INK)
    else:
        pieces.token(
            canvas,
            centre,
            radius,
            fill=BRASS_PALE if face == "classification" else SHEET,
            icon=TOKEN_ICONS[face],
        )
