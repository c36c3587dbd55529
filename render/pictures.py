"""Pictures of any game: finds the module that draws it, encodes what it draws."""

import importlib
import importlib.util
from collections.abc import Sequence
from functools import cache
from types import ModuleType

from games.core.question import Decision
from games.core.text import seat_text
from render import plain
from render.kit.canvas import Canvas
from render.kit.ink import SEATS, SeatInk
from render.kit.png import encode
from render.scene import Look, Scene

ALT_LENGTH = 1000


def draw(scene: Scene, what: str = "board", seat: int | None = None) -> bytes:
    """Return a picture as PNG: `what` is one of `kinds`; `seat` whose mat or hand it is."""
    return encode(canvas_of(scene, what, seat).image)


def canvas_of(scene: Scene, what: str = "board", seat: int | None = None) -> Canvas:
    """Return the canvas of a picture, before encoding. Raises LookupError for a kind not drawn."""
    module = _module(scene.game.id)
    if what not in kinds(scene.game.id):
        raise LookupError(what)
    drawn = getattr(module, what, None) or getattr(plain, what)
    canvas = drawn(scene) if what in ("board", "score") else drawn(scene, seat or 0)
    assert isinstance(canvas, Canvas)
    return canvas


def preview(scene: Scene, decision: Decision, chosen: Sequence[str] = (), seat: int = 0) -> bytes | None:
    """Return the picture that shows most of a question's options, numbered in their order, as PNG.

    `chosen` are ids of options, which are outlined. None if no picture shows any of them. For the eyes of the
    asked `seat` only: options are private.
    """
    asking = scene.asking(decision, chosen)
    drawn = [canvas_of(asking, what, seat) for what in kinds(scene.game.id) if what != "score"]
    shown = [sum(not places.isdisjoint(one.refs) for one in decision.options) for places in map(_refs, drawn)]
    best = max(range(len(drawn)), key=lambda number: shown[number])
    return encode(drawn[best].image) if shown[best] else None


def _refs(canvas: Canvas) -> set[str]:
    return set(canvas.places)


def draw_card(look: Look) -> bytes | None:
    """Return the picture of one card as PNG; None where the game draws none of it: its words must do."""
    drawn = card_canvas(look)
    return None if drawn is None else encode(drawn.image)


def card_canvas(look: Look) -> Canvas | None:
    """Return the canvas of a card's picture, before encoding, or None.

    A game's pictures may have `card(look)`, which gives None for sorts of cards that it does not draw.
    """
    own = getattr(_module(look.game.id), "card", None)
    drawn = own(look) if own is not None else None
    assert drawn is None or isinstance(drawn, Canvas)
    return drawn


def seat_inks(scene: Scene) -> Sequence[SeatInk]:
    """Return how each seat looks in this game's pictures; a game may have its own `seat_inks(scene)`."""
    own = getattr(_module(scene.game.id), "seat_inks", None)
    return SEATS if own is None else tuple(own(scene))


@cache
def kinds(game_id: str) -> tuple[str, ...]:
    """Return which pictures there are: always board and score; mat, hand and more where drawn."""
    own = [name for name in ("mat", "hand", "display") if hasattr(_module(game_id), name)]
    return ("board", "score", *own)


def alt_text(scene: Scene) -> str:
    """Return what matters on the board in words: points and who is to move, then as much as fits.

    At most 1,000 characters, in whole lines; nothing is said twice.
    """
    lines = [scene.put(scene.view.headline)]
    lines += [
        scene.say("picture-seat", who=seat_text(seat), points=points)
        for seat, points in enumerate(scene.view.scores)
    ]
    if scene.owing:
        lines.append(scene.say("picture-waits", who=[seat_text(seat) for seat in scene.owing]))
    lines += [scene.put(text) for text in scene.game.status(scene.view)]
    lines = list(dict.fromkeys(lines))
    while len("\n".join(lines)) > ALT_LENGTH and len(lines) > 1:
        lines.pop()
    return "\n".join(lines)[:ALT_LENGTH]


@cache
def _module(game_id: str) -> ModuleType:
    name = f"render.{game_id}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else plain
