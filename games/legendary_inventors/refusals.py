"""Why an answer is not allowed, with the rule's number."""

from games.core.question import Decision, Value
from games.core.text import Text, say
from games.legendary_inventors import knowledge
from games.legendary_inventors import names as words
from games.legendary_inventors.content import (
    AVAILABILITY,
    INVENTIONS,
    INVENTORS,
    PROGRESS,
    TEAMS,
    TOKENS,
)
from games.legendary_inventors.state import InventorsState, names, project

Reason = tuple[Text, str] | None


def reason(state: InventorsState, decision: Decision, value: Value) -> Reason:
    """Return (text, rule) if there is something special to say about this refused value."""
    if decision.key == "slots":
        return say("refused-slots-all"), "R4.3" if decision.rule == "R4.4" else "R10.5"
    if decision.key == "extra":
        return say("refused-extra", least=decision.least, most=decision.most), "R10.5"
    if not isinstance(value, str):
        return None
    ask = _REASONS.get(decision.key)
    return ask(state, decision.seat, value) if ask else None


def _team(state: InventorsState, seat: int, value: str) -> Reason:
    return (say("refused-team-taken", team=words.team(value)), "R2.2") if value in TEAMS else None


def _turn(state: InventorsState, seat: int, value: str) -> Reason:
    if value.startswith("send."):
        return _send(state, seat, value.removeprefix("send."))
    if value == "refresh":
        return say("refused-nothing-busy"), "R5.1"
    if value == "pass":
        return say("refused-pass"), "R6.1"
    if value == AVAILABILITY:
        return _availability(state, seat)
    return None


def _availability(state: InventorsState, seat: int) -> Reason:
    if AVAILABILITY not in state.tokens[seat]:
        return say("refused-no-token", token=words.token(AVAILABILITY)), "R10.1"
    return say("refused-nothing-busy"), "R10.4"


def _send(state: InventorsState, seat: int, name: str) -> Reason:
    if name not in INVENTORS:
        return None
    inventor = words.inventor(name)
    if name not in names(state, seat):
        return say("refused-not-yours", inventor=inventor), "R4.1"
    if state.busy[seat][INVENTORS[name].place]:
        return say("refused-busy", inventor=inventor), "R4.1"
    if not state.reserve[seat]:
        return say("refused-no-cubes"), "R4.4"
    return say("refused-no-cube-placed", inventor=inventor), "R4.2"


def _invention(state: InventorsState, seat: int, value: str) -> Reason:
    if value not in INVENTIONS:
        return None
    if project(state, value) is None:
        return say("refused-not-open", invention=words.invention(value)), "R4.1"
    return say("refused-no-slot", invention=words.invention(value)), "R4.2"


def _reward(state: InventorsState, seat: int, value: str) -> Reason:
    return (say("refused-reward-taken"), "R7.3") if value in ("card", "token0", "token1") else None


def _place(state: InventorsState, seat: int, value: str) -> Reason:
    put = knowledge.read(value)
    if put is None or put.face not in TOKENS or put.inventor not in INVENTORS:
        return None
    if put.face not in state.tokens[seat]:
        return say("refused-no-token", token=words.token(put.face)), "R10.1"
    if put.inventor not in names(state, seat):
        return say("refused-not-yours", inventor=words.inventor(put.inventor)), "R9.2"
    level = state.levels[seat][INVENTORS[put.inventor].place][put.discipline]
    if put.flipped:
        return say("refused-field-full", level=level), "R10.7"
    if put.face not in PROGRESS:
        return say("refused-not-progress", token=words.token(put.face)), "R10.7"
    need = PROGRESS[put.face] - 1
    return say("refused-level", level=PROGRESS[put.face], need=need, now=level), "R9.2"


_REASONS = {
    "team": _team,
    "turn": _turn,
    "invention": _invention,
    "reward": _reward,
    "place": _place,
    "flip": _place,
}
