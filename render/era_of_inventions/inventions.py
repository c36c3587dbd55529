"""The nine inventions, each with its gold and its silver place: price, influence, royalty and marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.era_of_inventions.content import BOXES
from games.era_of_inventions.content import INVENTIONS as NAMES
from games.era_of_inventions.view import BoxView
from render.era_of_inventions.goods import influence, listed, spread
from render.era_of_inventions.look import GOLD, INVENTIONS, SILVER, label, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_DEEP, INK, SEATS, SHEET, SOFT, Colour, mix
from render.kit.layers import tile

if TYPE_CHECKING:
    from render.era_of_inventions.look import Reader
    from render.scene import Scene

GAP = 12.0
HEAD = 52.0
PLACE = 80.0
NAME = 42.0
MARKER = 24.0


def height(scene: Scene) -> float:
    """How much room the inventions need."""
    if scene.large:
        return 3 * (NAME + 2 * PLACE + 10) + 2 * GAP
    return 3 * (NAME + PLACE + 6) + 2 * GAP if scene.narrow else HEAD + 2 * PLACE + 10


def inventions(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw all nine and claim them and their places."""
    cells = box.grid(3, 3, GAP) if scene.narrow else box.columns(9, GAP)
    places = {one.id: one for one in view_of(scene).boxes}
    for cell, name in zip(cells, NAMES, strict=True):
        own = [places[box_id] for box_id, one in BOXES.items() if one.invention == name]
        _invention(scene, canvas, cell, name, own)


def _invention(scene: Scene, canvas: Canvas, box: Box, name: str, places: list[BoxView]) -> None:
    key = ("era-invention", scene.words.language, name, *((one.owner, one.patented) for one in places))
    here = tile(canvas, box, key, lambda on, at: frame(scene, on, at, name, places), 10)
    canvas.claim(f"invention:{name}", here)


def cells(scene: Reader, box: Box) -> list[Box]:
    """Where the gold and the silver place lie on an invention."""
    if scene.large:
        return box.cut_top(NAME)[1].inset(4, 3).rows(2, 4)
    if scene.narrow:
        return box.cut_top(NAME)[1].inset(4, 3).columns(2, 4)
    return box.cut_top(HEAD)[1].inset(4, 3).rows(2, 4)


def frame(scene: Reader, canvas: Canvas, box: Box, name: str, places: list[BoxView]) -> None:
    """Draw an invention: its name, its two places with price, influence and royalty, markers on them."""
    canvas.rect(box, SHEET, INK, 2, 10)
    wide, inset, gap = (32, 8, 6) if scene.large else (34, 12, 11) if scene.narrow else (20, 4, 2)
    icon, words = box.cut_top(NAME if scene.narrow else HEAD)[0].inset(inset, 3).cut_left(wide, gap)
    canvas.icon(INVENTIONS[name], icon.centre, wide - 1, INK)
    style = label(scene, 25, face=Face.DISPLAY_BOLD, lines=1 if scene.narrow else 2)
    canvas.text(words.cut_right(4)[1], scene.say(f"invention-{name}"), style)
    for cell, one in zip(cells(scene, box), places, strict=True):
        _place(canvas, canvas.claim(f"box:{one.id}", cell), one.id, 1.2 if scene.large else 1.0)
        _marker(canvas, cell, one)


def _place(canvas: Canvas, box: Box, box_id: str, grown: float) -> None:
    one = BOXES[box_id]
    ground: Colour = GOLD if one.level == "gold" else SILVER
    canvas.rect(box, mix(SHEET, ground, 0.62), mix(ground, INK, 0.45), 2, 7)
    left, right = box.inset(5, 5).cut_left(2 * MARKER, 5)
    pieces.round_slot(canvas, (left.x + MARKER, left.y + MARKER), MARKER - 3)
    price, royalty = right.rows(2, 2)
    spread(canvas, Box(price.x, price.y, price.w - 36, price.h), [("gear", one.gears)], 25.0 * grown)
    influence(canvas, (price.right - 17, price.centre[1]), 34, one.ip)
    canvas.icon("crown", (royalty.x + 11 * grown, royalty.centre[1]), 20 * grown, SOFT)
    many = listed(one.royalty)
    spread(canvas, royalty.cut_left(26 * grown)[1], many, 28.0 * grown)


def _marker(canvas: Canvas, box: Box, one: BoxView) -> None:
    if one.owner is None:
        return
    centre = (box.x + 5 + MARKER, box.y + 5 + MARKER)
    pieces.disc(canvas, centre, MARKER, SEATS[one.owner])
    if one.patented:
        seal(canvas, (box.x + 5 + MARKER * 1.5, box.y + 8 + MARKER * 2), 28)


def seal(canvas: Canvas, centre: tuple[float, float], size: float) -> None:
    """The seal of a patent."""
    canvas.icon("certificate", centre, size * 1.2, SHEET)
    canvas.icon("certificate", centre, size, BRASS_DEEP)
    canvas.icon("check", centre, size * 0.42, SHEET)
