"""One piece in full, for /card: an invention, an inventor, a team or a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.legendary_inventors.content import INVENTIONS, TEAMS, TOKENS
from games.legendary_inventors.view import InventionView
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import INK, seat_of_hue
from render.legendary_inventors.cards import CARD, invention_face
from render.legendary_inventors.look import token
from render.legendary_inventors.teams import TILE, fresh, inventor_face
from render.sheet import Face, lone_piece

if TYPE_CHECKING:
    from render.scene import Look

SCALE = 2.0


def card(look: Look) -> Canvas | None:
    """Draw a piece as it is before anybody has touched it."""
    return lone_piece(look, FACES, SCALE)


def _invention(look: Look, canvas: Canvas, box: Box) -> None:
    one = INVENTIONS[look.name]
    view = InventionView(
        id=one.id,
        category=one.category,
        points=one.points,
        slots=list(one.slots),
        free=list(one.slots),
        cubes=[],
        tokens=["", ""],
        card=True,
        ranking=[],
    )
    invention_face(look, canvas, box, view)


def _inventor(look: Look, canvas: Canvas, box: Box, name: str = "") -> None:
    inventor_face(look, canvas, box, fresh(name or look.name))


def _team(look: Look, canvas: Canvas, box: Box) -> None:
    canvas.rect(box, seat_of_hue(look.name).tint, INK, 2, 10)
    for cell, name in zip(box.inset(12).grid(2, 2, 12), TEAMS[look.name], strict=True):
        _inventor(look, canvas, cell, name)


def _token(look: Look, canvas: Canvas, box: Box) -> None:
    token(canvas, box.centre, box.h / 2, next(face for face in TOKENS if face == look.name))


FACES: dict[str, Face] = {
    "invention": (360.0, CARD, _invention),
    "inventor": (330.0, TILE, _inventor),
    "team": (520.0, 2 * TILE + 36, _team),
    "token": (110.0, 110.0, _token),
}
