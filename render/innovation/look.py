"""What every picture of the game shares: colours and icons of the cards, the sheet with the icon totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.innovation.content import CARDS, ICONS
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.frame import Plate, open_sheet
from render.kit.ink import BRASS, BRASS_PALE, FAINT, INK, SEATS, SOFT, Colour, rgb
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.sheet import framed, plate_of

if TYPE_CHECKING:
    from games.innovation.view import InnovationView, SeatView
    from render.scene import Scene

ACCENT = rgb("#2F5D62")
COLORS: dict[str, Colour] = {
    "blue": rgb("#2A6DB0"),
    "red": rgb("#C0392B"),
    "green": rgb("#3B7A35"),
    "yellow": rgb("#C9A227"),
    "purple": rgb("#4E2A66"),
}
SYMBOLS = {"blue": "disc", "red": "square", "green": "triangle", "yellow": "diamond", "purple": "star4"}
"""The shape that says a card's color without color."""
DRAWINGS = {
    "castle": "keep",
    "crown": "diadem",
    "leaf": "blade",
    "lightbulb": "lamp",
    "factory": "works",
    "clock": "dial",
}
ICON_INKS: dict[str, Colour] = {
    "castle": rgb("#4A4A4A"),
    "crown": rgb("#8A5E00"),
    "leaf": rgb("#2E6B2E"),
    "lightbulb": rgb("#6A2F86"),
    "factory": rgb("#9C2B1F"),
    "clock": rgb("#1F4F86"),
}
SIDE_BY_SIDE = 62.0
"""From this width on an icon and its total stand side by side in a plate."""
NB = "\N{NO-BREAK SPACE}"
ROOM = {True: 50.0, False: 76.0}


def view_of(scene: Scene) -> InnovationView:
    """The scene's view as this game's own."""
    from games.innovation.view import InnovationView

    assert isinstance(scene.view, InnovationView)
    return scene.view


def card_name(scene: Scene, card: str) -> str:
    """The name of a card in the reader's words."""
    return scene.say(f"card-{card}")


def by_age(cards: list[str]) -> list[str]:
    """Cards from the highest age down, those of an age by color and name."""
    order = list(COLORS)
    return sorted(cards, key=lambda card: (-CARDS[card].age, order.index(CARDS[card].color), card))


def opened(scene: Scene, body: float) -> tuple[Canvas, Box]:
    """The sheet of a picture with room, `body` units high, for what it shows; icon totals in the plates."""
    view = view_of(scene)
    plates = tuple(_plate(scene, view, seat) for seat in range(len(view.players)))
    beside = _cell(scene, len(plates)) >= SIDE_BY_SIDE
    canvas, box = open_sheet(framed(scene, plates, ACCENT, deep=ROOM[beside]), body)
    for seat, player in enumerate(view.players):
        totals(canvas, canvas.places[f"plate-room:{SEATS[seat].hue}"], player, view.players)
    return canvas, box


def _cell(scene: Scene, seats: int) -> float:
    form = scene.form
    columns = form.columns[seats - 1]
    return ((form.width - 2 * form.margin) / columns - form.plate * 0.58 - 46) / len(ICONS)


def _plate(scene: Scene, view: InnovationView, seat: int) -> Plate:
    player = view.players[seat]
    held, achieved = len(player.hand_values), f"{len(player.achievements)}/{view.goal}"
    note = (Inline("hand"), f"{NB}{held}{NB * 2}", Inline("trophy", BRASS), f"{NB}{achieved}")
    return plate_of(scene, seat, SEATS[seat], note)


def totals(canvas: Canvas, box: Box, player: SeatView, players: list[SeatView]) -> None:
    """The six icons of a board with their totals; whoever has most of one has it framed in brass."""
    for icon, cell in zip(ICONS, box.cut_bottom(6)[1].columns(len(ICONS), 4), strict=True):
        count = player.icons[icon]
        if count and count == max(other.icons[icon] for other in players):
            canvas.rect(cell, BRASS_PALE, BRASS, 3, 8)
        ink = ICON_INKS[icon] if count else FAINT
        figure = INK if count else SOFT
        if cell.w + 4 >= SIDE_BY_SIDE:
            size = 22 if count > 9 else 28
            canvas.icon(DRAWINGS[icon], (cell.x + 5 + size / 2, cell.centre[1]), size, ink)
            place, align = cell.cut_left(9 + size)[1].cut_right(1)[1], "left"
        else:
            upper, place = cell.cut_top(cell.h * 0.5)
            canvas.icon(DRAWINGS[icon], (cell.centre[0], upper.centre[1] + 2), 28, ink)
            align = "centre"
        style = TextStyle(Face.NUMBER, Role.NOTE, 34, figure, align, lines=1)  # type: ignore[arg-type]
        canvas.text(place, str(count), style)
