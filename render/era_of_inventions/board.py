"""The board: the town, inventions, offers and tracks, then every player as a compact mat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.era_of_inventions import inventions, london, offers, players, tracks
from render.era_of_inventions.look import heading, label, opened, view_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import SOFT
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

TITLE = 46.0
GAP = 12.0


def board(scene: Scene) -> Canvas:
    """Draw the board, which is the same for every reader."""
    parts = [
        london.height(scene),
        TITLE + inventions.height(scene),
        TITLE + offers.cards_height(scene),
        _works_height(scene),
        tracks.track_height(scene),
        players.height(scene),
    ]
    canvas, body = opened(scene, sum(parts) + GAP * (len(parts) - 1))
    boxes = []
    for part in parts:
        place, body = body.cut_top(part, GAP)
        boxes.append(place)
    london.london(scene, canvas, boxes[0])
    inventions.inventions(scene, canvas, heading(scene, canvas, boxes[1], "era-inventions"))
    _cards(scene, canvas, boxes[2])
    _works(scene, canvas, boxes[3])
    tracks.influence_track(scene, canvas, boxes[4])
    players.mats(scene, canvas, boxes[5])
    return marked(replace(scene, marks=tuple(_telling(canvas, move) for move in scene.marks)), canvas)


def _works_height(scene: Scene) -> float:
    """Factories and patents side by side; one above the other with large type."""
    one = TITLE + offers.works_height(scene)
    return 2 * one + GAP + offers.LEAVE if scene.large else one + offers.LEAVE


def _telling(canvas: Canvas, move: tuple[str, ...]) -> tuple[str, ...]:
    """What a move touched, without the mat of its player where the board shows something better."""
    better = tuple(ref for ref in move if ref in canvas.places and not ref.startswith("seat:"))
    return better or move


def _cards(scene: Scene, canvas: Canvas, box: Box) -> None:
    view = view_of(scene)
    piles = scene.say("era-piles", draw=view.draw, discard=len(view.discard), aside=len(view.aside))
    note = "" if scene.narrow else piles
    spare = offers.cards(scene, canvas, heading(scene, canvas, box, "era-cards", note), view.display)
    if spare is not None:
        style = label(scene, 26, SOFT, face=Face.LABEL, align="centre", lines=5)
        canvas.text(spare.cut_bottom(offers.LEAVE)[1].inset(12, 4), piles, style)


def _works(scene: Scene, canvas: Canvas, box: Box) -> None:
    view = view_of(scene)
    high = TITLE + offers.works_height(scene) + offers.LEAVE
    if scene.large:
        left, right = box.cut_top(high, GAP)
    else:
        left, right = box.cut_left(box.w * (0.57 if scene.narrow else 0.5) - 10, 20)
    note = scene.say("era-pile", n=view.factory_pile)
    offers.factories(scene, canvas, heading(scene, canvas, left, "era-factories", note), view.row)
    note = scene.say("era-supply", n=view.pool_bonus)
    place = heading(scene, canvas, right, "era-patents", note)
    tracks.patents(scene, canvas, Box(place.x, place.y, place.w, offers.works_height(scene)))
