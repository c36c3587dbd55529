"""One piece or part of the board in full, for /card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.era_of_inventions.content import AWARDS, BOXES, SOURCES, TRACK_LENGTH
from games.era_of_inventions.view import BoxView, PlaceView
from render.era_of_inventions.goods import influence
from render.era_of_inventions.inventions import HEAD, PLACE, cells, frame
from render.era_of_inventions.london import area_face, stocked
from render.era_of_inventions.look import AREAS, label
from render.era_of_inventions.offers import CARD, FACTORY, card_face, factory
from render.era_of_inventions.tracks import CELL, NUMBERS, patent_track, row_of_squares
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face as Letters
from render.kit.ink import BRASS, BRASS_PALE, INK
from render.kit.layers import tile
from render.kit.words import Inline
from render.sheet import Face, lone_piece

if TYPE_CHECKING:
    from render.scene import Look

SCALE = 3.0
ACROSS = 20
"""Squares of the influence track in a line."""
LINE = CELL + NUMBERS + 6
MEASURED = {"patents": "stamp", "research": "gear", "industry": AREAS["factories"]}
"""The icon of what an award compares."""


def card(look: Look) -> Canvas | None:
    """Draw a piece as it is before anybody has touched it."""
    return lone_piece(look, FACES, SCALE)


def _box(look: Look, canvas: Canvas, box: Box) -> None:
    """The whole invention, the place in question framed."""
    name = BOXES[look.name].invention
    own = [one.id for one in BOXES.values() if one.invention == name]
    frame(look, canvas, box, name, [BoxView(id=one, owner=None, patented=False) for one in own])
    here = cells(look, box)[own.index(look.name)]
    canvas.rect(here.inset(-3), None, BRASS, 5, 9)


def _card(look: Look, canvas: Canvas, box: Box) -> None:
    card_face(look, canvas, box, look.name)


def _factory(look: Look, canvas: Canvas, box: Box) -> None:
    factory(canvas, box, look.name)


def _area(look: Look, canvas: Canvas, box: Box) -> None:
    area_face(look, canvas, box, look.name)


def _place(look: Look, canvas: Canvas, box: Box) -> None:
    one = SOURCES[look.name]
    full = PlaceView(id=one.id, resource=one.resource, amount=one.full)
    tile(canvas, box, ("era-place-full", one.id), lambda on, at: stocked(look, on, at, full), 8)
    canvas.rect(box, None, INK, 2, 8)


def _track(_: Look, canvas: Canvas, box: Box) -> None:
    patent_track(canvas, box)


def _influence(look: Look, canvas: Canvas, box: Box) -> None:
    for number, line in enumerate(box.rows(TRACK_LENGTH // ACROSS)):
        row_of_squares(look, canvas, line.cut_top(CELL)[0], number * ACROSS, ACROSS)


def _award(look: Look, canvas: Canvas, box: Box) -> None:
    """What is compared, and what each gets of so many that are level."""
    canvas.rect(box, BRASS_PALE, BRASS, 4, 10)
    head, rest = box.inset(12, 10).cut_top(44, 8)
    icon, words = head.cut_left(44, 12)
    canvas.icon(MEASURED[look.name], icon.centre, 38, INK)
    canvas.text(words, look.put(look.card.name), label(look, 30, face=Letters.DISPLAY_BOLD))
    for cell, (tied, points) in zip(rest.columns(len(AWARDS)), AWARDS.items(), strict=True):
        upper, lower = cell.cut_top(32, 6)
        canvas.text(upper, (f"{tied} ", Inline("pawn")), label(look, 26, align="centre"))
        influence(canvas, lower.centre, 44, points)


FACES: dict[str, Face] = {
    "box": (190.0, HEAD + 2 * PLACE + 10, _box),
    "card": (212.0, CARD, _card),
    "factory": (150.0, FACTORY, _factory),
    "area": (530.0, 100.0, _area),
    "place": (190.0, 104.0, _place),
    "track": (460.0, 92.0, _track),
    "influence": (ACROSS * 33.0, TRACK_LENGTH // ACROSS * LINE, _influence),
    "award": (360.0, 160.0, _award),
}
