"""The questions of the game, built from the state."""

from collections.abc import Sequence

from games.core.orders import Ahead
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text
from games.legendary_inventors import names as words
from games.legendary_inventors.content import (
    AVAILABILITY,
    DISCIPLINES,
    EXTRA,
    INVENTIONS,
    INVENTORS,
    POINTS,
    TEAMS,
)
from games.legendary_inventors.knowledge import can_place, empty_fields, faces, progress_spots, spot
from games.legendary_inventors.ranking import ranked
from games.legendary_inventors.sending import Plan, most_tokens, plan, put_on, senders, targets
from games.legendary_inventors.state import InventorsState, Project, project

MANY = 25
"""More options than this are asked face by face."""


def team_question(state: InventorsState, seat: int) -> Decision:
    """Ask for one of the free teams (R2.2)."""
    free = [name for name in TEAMS if name not in state.teams]
    options = [Option(name, f"team-{name}", refs=(f"team:{name}",)) for name in free]
    return Decision(seat, "team", Kind.ONE, options, rule="R2.2", auto=True)


def turn_question(state: InventorsState) -> Decision:
    """Ask for the action, or an availability token before it (R3.2, R3.3)."""
    seat = state.seat
    ready = senders(state, seat)
    options = [
        Option(
            f"send.{name}",
            "option-send",
            {"inventor": words.inventor(name)},
            (f"inventor:{name}",),
        )
        for name in ready
    ]
    tired = any(state.busy[seat])
    if tired:
        options.append(Option("refresh", "option-refresh", detail=say("detail-refresh"), ends=True))
    if tired and AVAILABILITY in state.tokens[seat]:
        options.append(Option(AVAILABILITY, "option-availability", detail=say("detail-availability")))
    if not options:
        options.append(Option("pass", "option-pass", detail=say("detail-pass"), ends=True))
    forced = all(state.busy[seat]) or not can_place(state, seat)
    return Decision(seat, "turn", Kind.ONE, options, rule="R3.2", auto=forced)


def turns_ahead(state: InventorsState, seat: int) -> Sequence[Ahead]:
    """Return the action of a player's next turn as it would be asked now (R3.2); none outside turns."""
    if state.phase != "turn":
        return ()
    return (Ahead(turn_question(state.model_copy(update={"seat": seat}))),)


def invention_question(state: InventorsState, inventor: str) -> Decision | None:
    """Ask where the inventor goes (R4.1); None if it can go nowhere any more."""
    open_to = targets(state, state.seat, inventor)
    if not open_to:
        return None
    options = [_target(state, inventor, at) for at in open_to]
    params: dict[str, int | str | Text | tuple[Text, ...]] = {"inventor": words.inventor(inventor)}
    return Decision(state.seat, "invention", Kind.ONE, options, params, rule="R4.1")


def _target(state: InventorsState, inventor: str, at: Project) -> Option:
    """Return the option of one invention, with what would come of it."""
    seat = state.seat
    what = plan(state.levels[seat][INVENTORS[inventor].place], at.free, state.reserve[seat], 0)
    after = list(at.cubes)
    after[seat] += what.normal
    done = what.normal == sum(at.free)
    key = "detail-target" if not done else "detail-ends-age" if len(state.row) == 2 else "detail-completes"
    order = [say("rank", who=seat_text(one), n=after[one]) for one in ranked(after, seat)]
    detail = say(
        key,
        cubes=words.listed(words.amounts(what.required)),
        n=what.normal,
        order=words.listed(order),
        left=sum(at.free) - what.normal,
    )
    ends = most_tokens(what.required, at.free, state.reserve[seat], state.tokens[seat].count(EXTRA)) == 0
    return Option(at.id, f"invention-{at.id}", {}, (f"invention:{at.id}",), detail, ends)


def extra_question(state: InventorsState, inventor: str, invention: str) -> Decision | None:
    """Ask how many additional-knowledge tokens go along (R10.5); None if none may."""
    seat, at = state.seat, project(state, invention)
    assert at is not None
    levels, reserve = state.levels[seat][INVENTORS[inventor].place], state.reserve[seat]
    most = most_tokens(levels, at.free, reserve, state.tokens[seat].count(EXTRA))
    if not most:
        return None
    least = 0 if plan(levels, at.free, reserve, 0).normal else 1
    params: dict[str, int | str | Text | tuple[Text, ...]] = {"invention": words.invention(invention)}
    return Decision(seat, "extra", Kind.NUMBER, (), params, least, most, "R10.5", default=least, auto=True)


def slots_question(seat: int, what: Plan, invention: str) -> Decision:
    """Ask which slots get the cubes: on shortage (R4.4) or the extra ones (R10.5)."""
    caps = put_on(what)
    options = [
        Option(DISCIPLINES[place], f"discipline-{DISCIPLINES[place]}", cap=cap)
        for place, cap in enumerate(caps)
        if cap
    ]
    total = what.extra or what.normal
    params: dict[str, int | str | Text | tuple[Text, ...]] = {
        "invention": words.invention(invention),
        "n": total,
    }
    rule = "R10.5" if what.extra else "R4.4"
    return Decision(seat, "slots", Kind.ALLOCATE, options, params, total, total, rule, auto=True)


def reward_question(state: InventorsState, seat: int) -> Decision:
    """Ask for one reward of the completed invention (R7.3)."""
    at = project(state, state.completing)
    assert at is not None
    options = []
    if at.card:
        points = INVENTIONS[at.id].points
        detail = say("detail-card", points=points, category=say(f"category-{INVENTIONS[at.id].category}"))
        options.append(Option("card", f"invention-{at.id}", {}, (f"invention:{at.id}",), detail, ends=True))
    options += [
        Option(f"token{place}", f"token-{face}", {}, (f"token:{face}",), say(f"effect-{face}"), ends=True)
        for place, face in enumerate(at.tokens)
        if face
    ]
    params: dict[str, int | str | Text | tuple[Text, ...]] = {"invention": words.invention(at.id)}
    default = _dearest(at, [option.id for option in options])
    return Decision(seat, "reward", Kind.ONE, options, params, rule="R7.3", default=default, auto=True)


def _dearest(at: Project, ids: list[str]) -> str:
    """Return the reward with most points at once, the card on equality (R16.5)."""

    def worth(pick: str) -> int:
        return INVENTIONS[at.id].points if pick == "card" else POINTS.get(at.tokens[int(pick[-1])], 0)

    return max(ids, key=worth)


def adjust_question(state: InventorsState, seat: int) -> Decision:
    """Ask whether the final adjustment of a seat is over (R11.2)."""
    done = Option("done", "option-done", detail=say("detail-done"), ends=True)
    return Decision(seat, "adjust", Kind.ONE, (done,), rule="R11.2")


def placements(state: InventorsState, seat: int) -> list[Decision]:
    """Return what a seat may place or flip now (R9.3, R10.7), all free."""
    if not state.tokens[seat]:
        return []
    offers = []
    spots = list(progress_spots(state, seat))
    if spots:
        options = [_placement(face, name, place, flipped=False) for face, name, place in spots]
        offers.append(Decision(seat, "place", Kind.ONE, options, rule="R9.2", free=True))
    flips = [
        [_placement(face, name, place, flipped=True) for name, place in empty_fields(state, seat)]
        for face in faces(state, seat)
    ]
    if sum(len(group) for group in flips) <= MANY:
        flips = [[one for group in flips for one in group]]
    offers += [Decision(seat, "flip", Kind.ONE, one, rule="R10.7", free=True) for one in flips if one]
    return offers


def _placement(face: str, name: str, place: int, *, flipped: bool) -> Option:
    words_of: dict[str, int | str | Text | tuple[Text, ...]] = {
        "token": words.token(face),
        "inventor": words.inventor(name),
        "discipline": words.discipline(place),
    }
    label = "option-flip" if flipped else "option-place"
    return Option(spot(face, name, place, flipped=flipped), label, words_of, (f"inventor:{name}",))
