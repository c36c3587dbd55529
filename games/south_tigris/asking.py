"""Ways to put this game's questions so that free actions may change their options meanwhile (R3.8)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.core import ask
from games.core.play import Play, Step, Steps
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say
from games.south_tigris.state import TigrisState

Tigris = Play[TigrisState]

DECLINE = "no"
Params = dict[str, "int | str | Text | tuple[Text, ...]"]


def name(thing: str) -> Text:
    """Return the message that names a component."""
    return say(f"name-{thing}")


def named(option_id: str, thing: str = "", detail: Text | None = None, *refs: str) -> Option:
    """Return an option labelled with the name of a component."""
    return Option(option_id, f"name-{thing or option_id}", refs=refs, detail=detail)


def pick(
    seat: int,
    key: str,
    rule: str,
    build: Callable[[], list[Option]],
    *,
    decline: bool = False,
    auto: bool | Callable[[], bool] = False,
    params: Params | None = None,
    default: str | None = None,
) -> Steps[str]:
    """Ask for one of the options `build` returns, built anew after each free action.

    Returns its id, or '' if there is none or (with `decline`) the seat wants none (R3.6).
    """

    def question() -> Decision | None:
        options = build()
        if not options:
            return None
        extra = [Option(DECLINE, "option-decline")] if decline else []
        every, sure = [*options, *extra], auto() if callable(auto) else auto
        return Decision(seat, key, Kind.ONE, every, params or {}, rule=rule, default=default, auto=sure)

    value = yield from ask.live(question)
    return "" if value is None or value == DECLINE else str(value)


@dataclass(frozen=True, slots=True)
class Piece:
    """One of several effects that may be taken in any order: its option id, label and what it does."""

    id: str
    text: Text
    run: Callable[[], Step]


def any_order(seat: int, pieces: Sequence[Piece]) -> Step:
    """Carry out all pieces in the order the seat likes, equal ones offered once (R3.1, R3.9)."""
    left = list(pieces)
    while left:
        different = _different(left)
        piece = different[0] if len(different) == 1 else (yield from _next_piece(seat, different))
        left.remove(piece)
        yield from piece.run()


def _different(pieces: Sequence[Piece]) -> list[Piece]:
    """Return the first of each lot of pieces that say the same."""
    found: dict[tuple[str, str], Piece] = {}
    for piece in pieces:
        found.setdefault((piece.text.key, repr(piece.text.params)), piece)
    return list(found.values())


def _next_piece(seat: int, left: list[Piece]) -> Steps[Piece]:
    options = [Option(piece.id, piece.text.key, piece.text.params) for piece in left]
    chosen = yield from pick(seat, "effect", "R3.1", lambda: options)
    return next(piece for piece in left if piece.id == chosen)
