"""One piece or part of the board in full, for /card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.era_of_inventions.content import BOXES, SOURCES
from games.era_of_inventions.view import BoxView, PlaceView
from render.era_of_inventions.inventions import HEAD, PLACE, cells, frame
from render.era_of_inventions.london import area_face, stocked
from render.era_of_inventions.offers import CARD, FACTORY, card_face, factory
from render.era_of_inventions.tracks import patent_track
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import BRASS, INK
from render.kit.layers import tile
from render.sheet import Face, lone_piece

if TYPE_CHECKING:
    from render.scene import Look

SCALE = 3.0


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


FACES: dict[str, Face] = {
    "box": (190.0, HEAD + 2 * PLACE + 10, _box),
    "card": (212.0, CARD, _card),
    "factory": (150.0, FACTORY, _factory),
    "area": (530.0, 100.0, _area),
    "place": (190.0, 104.0, _place),
    "track": (460.0, 92.0, _track),
}
