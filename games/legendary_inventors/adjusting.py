"""Free placements (R9.3) and the final adjustment (R11.2)."""

from collections.abc import Sequence

from games.core import ask
from games.core.play import Play, Step
from games.core.question import Decision
from games.core.text import seat_text
from games.legendary_inventors import names as words
from games.legendary_inventors.asking import adjust_question, placements
from games.legendary_inventors.knowledge import can_place, place, read
from games.legendary_inventors.state import InventorsState

ATOMIC = frozenset({"extra", "slots"})
"""Questions within a send: its seat places nothing there, for a send is one thing (R16.2)."""


def free(state: InventorsState, asked: Sequence[Decision]) -> list[Decision]:
    """Return every seat's possible placements, at any time (R9.3)."""
    held = {decision.seat for decision in asked if decision.key in ATOMIC}
    return [offer for seat in range(state.seats) if seat not in held for offer in placements(state, seat)]


def put_token(play: Play[InventorsState], seat: int, option: str) -> None:
    """Place or flip a token as the option id says (R9.2, R10.7)."""
    put = read(option)
    assert put is not None
    level = place(play.state, seat, put)
    play.log(
        "log-flip" if put.flipped else "log-place",
        seat=seat,
        refs=[f"inventor:{put.inventor}"],
        who=seat_text(seat),
        token=words.token(put.face),
        inventor=words.inventor(put.inventor),
        discipline=words.discipline(put.discipline),
        level=level,
    )


def adjust(play: Play[InventorsState]) -> Step:
    """Let all who can still place tokens do so, then end the game (R11.2)."""
    state = play.state
    yield from ask.each(
        lambda: [adjust_question(state, seat) for seat in range(state.seats) if can_place(state, seat)]
    )
    state.phase = "finished"
    play.log("log-over")
