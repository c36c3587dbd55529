"""A turn (R3): send (R4), refresh (R5) or pass (R6)."""

from collections.abc import Sequence

from games.core import ask
from games.core.play import Play, Step, Steps
from games.core.text import seat_text
from games.legendary_inventors import names as words
from games.legendary_inventors.ages import abandon, close_age
from games.legendary_inventors.asking import (
    extra_question,
    invention_question,
    slots_question,
    turn_question,
)
from games.legendary_inventors.awards import complete
from games.legendary_inventors.content import AVAILABILITY, DISCIPLINES, EXTRA, INVENTORS
from games.legendary_inventors.sending import Plan, next_seat, plan, put
from games.legendary_inventors.state import InventorsState, Project, names, project


def turn(play: Play[InventorsState]) -> Step:
    """Play the turn of the active seat to its end, with all that follows from it (R3.4)."""
    state = play.state
    acting = True
    while acting:
        choice = str((yield from ask.live(lambda: turn_question(state))))
        if choice.startswith("send."):
            acting = not (yield from send(play, choice.removeprefix("send.")))
        elif choice == AVAILABILITY:
            use_availability(play)
        elif choice == "refresh":
            refresh(play)
            acting = False
        else:
            forced_pass(play)
            acting = False
    if state.phase == "turn":
        state.seat = next_seat(state)
        if len(state.row) == 1:
            close_age(play)


def wake(state: InventorsState) -> list[str]:
    """Make all busy inventors of the active seat ready (R5.2); return them."""
    seat = state.seat
    woken = [name for place, name in enumerate(names(state, seat)) if state.busy[seat][place]]
    state.busy[seat] = [False] * len(state.busy[seat])
    return woken


def refresh(play: Play[InventorsState]) -> None:
    """Make all own busy inventors ready: the whole turn (R5)."""
    seat = play.state.seat
    woken = wake(play.state)
    play.state.passes = 0
    refs = [f"inventor:{name}" for name in woken]
    play.log("log-refresh", seat=seat, refs=refs, who=seat_text(seat), n=len(woken))


def use_availability(play: Play[InventorsState]) -> None:
    """Spend an availability token: refresh, and the action still follows (R10.4)."""
    state, seat = play.state, play.state.seat
    woken = wake(state)
    state.tokens[seat].remove(AVAILABILITY)
    state.box_tokens.append(AVAILABILITY)
    refs = [f"inventor:{name}" for name in woken]
    play.log("log-availability", seat=seat, refs=refs, who=seat_text(seat), n=len(woken))


def forced_pass(play: Play[InventorsState]) -> None:
    """Pass, since nothing can be done; as many passes as players abandon an invention (R6)."""
    state, seat = play.state, play.state.seat
    state.passes += 1
    play.log("log-pass", seat=seat, who=seat_text(seat))
    if state.passes >= state.seats:
        abandon(play)


def send(play: Play[InventorsState], inventor: str) -> Steps[bool]:
    """Send an inventor (R4); return False if a token flipped meanwhile left it nowhere to go."""
    state = play.state
    target = yield from ask.live(lambda: invention_question(state, inventor))
    at = project(state, str(target))
    if at is None:
        return False
    declared = yield from ask.live(lambda: extra_question(state, inventor, at.id))
    tokens = declared if isinstance(declared, int) else 0
    levels = state.levels[state.seat][INVENTORS[inventor].place]
    what = plan(levels, at.free, state.reserve[state.seat], tokens)
    cubes = yield from _slots(state, at, what)
    _carry_out(play, inventor, at, cubes, tokens)
    if not any(at.free):
        yield from complete(play, at)
    return True


def _slots(state: InventorsState, at: Project, what: Plan) -> Steps[Sequence[int]]:
    """Return the cubes per discipline, asking where there is a choice (R4.4, R10.5, R16.2)."""
    if not what.extra and what.normal == sum(what.required):
        return what.required
    shares = yield from ask.shares(slots_question(state.seat, what, at.id))
    chosen = [shares.get(name, 0) for name in DISCIPLINES]
    if not what.extra:
        return chosen
    return [need + more for need, more in zip(what.required, chosen, strict=True)]


def _carry_out(
    play: Play[InventorsState], inventor: str, at: Project, cubes: Sequence[int], tokens: int
) -> None:
    """Place the cubes, spend the tokens, turn the inventor (R4.3, R4.5, R10.5)."""
    state, seat = play.state, play.state.seat
    put(state, seat, at, cubes)
    for _ in range(tokens):
        state.tokens[seat].remove(EXTRA)
        state.box_tokens.append(EXTRA)
    state.busy[seat][INVENTORS[inventor].place] = True
    state.passes = 0
    play.log(
        "log-send",
        seat=seat,
        refs=[f"inventor:{inventor}", f"invention:{at.id}"],
        who=seat_text(seat),
        inventor=words.inventor(inventor),
        invention=words.invention(at.id),
        cubes=words.amounts(cubes),
    )
    if tokens:
        play.log("log-extra", seat=seat, who=seat_text(seat), n=tokens)
