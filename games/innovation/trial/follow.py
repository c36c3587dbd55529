"""Does what a scenario says: actions and answers in the order in which the rules must ask (R17.2)."""

from collections.abc import Callable, Iterator
from typing import Any

from games.core.chance import outcome
from games.core.errors import Refused
from games.core.question import Decision, Kind, Value
from games.innovation.content import CARDS
from games.innovation.state import InnovationState
from games.innovation.trial.scene import LETTERS, Scene, Unknown, seat_of

Op = dict[str, Any]
"""One entry of `do`."""
Compare = Callable[[Scene], str]
"""Returns how the scene at the end differs from what is expected, "" if it does not."""

SEEDS = 500


class Lost(Exception):  # noqa: N818 - said of a reader
    """The rules ask something else than the scenario says."""


def follow(scene: Scene, ops: list[Op], compare: Compare) -> str:
    """Do the operations, then compare; return why the scenario fails, "" if it passes.

    Where an answer may be either one that the scenario leaves out because it is forced, or the next one
    it names, both readings are tried. Raises Lost if none fits.
    """
    while ops and not scene.table.finished:
        decision = scene.table.asked[0]
        if "choose" not in ops[0] and decision.key in ("action", "first-meld"):
            _act(scene, ops.pop(0))
            continue
        readings = list(_readings(scene.state, decision, ops))
        if len(readings) > 1:
            return _either(scene, decision, readings, ops[0], compare)
        _answer(scene, decision, readings, ops)
    if ops and not all("all" in op for op in ops):
        raise Lost(f"the game is over before {ops[0]}")
    _finish(scene)
    return compare(scene)


def _answer(scene: Scene, decision: Decision, readings: list[tuple[Value, list[Op]]], ops: list[Op]) -> None:
    if not readings:
        raise Lost(f"{LETTERS[decision.seat]} is asked {decision.key} {_ids(decision)}, not {ops[0]}")
    named = ops[0].get("choose")
    value, ops[:] = readings[0]
    _give(scene, decision, value, named)


def _either(
    scene: Scene, decision: Decision, readings: list[tuple[Value, list[Op]]], head: Op, compare: Compare
) -> str:
    """Try one reading after the other; return the first failure if none passes."""
    failures = []
    for value, rest in readings:
        trial = scene.copy()
        try:
            _give(trial, decision, value, head.get("choose"))
            why = follow(trial, rest, compare)
        except (Lost, Refused) as lost:
            why = str(lost)
        if not why:
            return ""
        failures.append(why)
    return failures[0]


def _finish(scene: Scene) -> None:
    """Answer the forced questions that are still open, as the scenario leaves them out."""
    while not scene.table.finished:
        decision = scene.table.asked[0]
        if decision.key in ("action", "first-meld") or (value := forced(decision)) is None:
            return
        if not any(option.id != "pass" for option in decision.options):
            return
        scene.table.answer(decision, value)


def _act(scene: Scene, op: Op) -> None:
    """Carry out an action of the player whose turn it is."""
    if "all" in op:
        return _all(scene)
    seat = seat_of(op["by"])
    if "initial_meld" in op:
        decision = next(one for one in scene.table.asked if one.seat == seat)
        scene.table.answer(decision, op["initial_meld"])
        return None
    decision = scene.table.asked[0]
    if decision.seat != seat:
        raise Lost(f"it is the turn of {LETTERS[decision.seat]}, not of {op['by']}")
    if op["action"] == "end_turn":
        scene.skip_turn()
        if "next" in op and scene.state.turn != seat_of(op["next"]):
            raise Lost(f"{LETTERS[scene.state.turn]} is next, not {op['next']}")
        return None
    what = op.get("card", op.get("age"))
    scene.table.answer(decision, op["action"] if what is None else f"{op['action']}.{what}")
    return None


def _all(scene: Scene) -> None:
    """Let everybody meld the first card of the hand, which is the one the scenario names."""
    for decision in list(scene.table.asked):
        if decision.key == "first-meld":
            scene.table.answer(decision, scene.state.players[decision.seat].hand[0])


def forced(decision: Decision) -> Value | None:
    """Return the answer that a scenario may leave out: the only one, or an order without a choice."""
    value = decision.only_answer()
    if value is not None:
        return value
    if decision.kind is Kind.ORDER and decision.least == decision.most == len(decision.options):
        return tuple(option.id for option in decision.options)
    return None


def _readings(state: InnovationState, decision: Decision, ops: list[Op]) -> Iterator[tuple[Value, list[Op]]]:
    """Give each way to read the next answer: (value, what is left to do)."""
    head, rest = ops[0], ops[1:]
    if "choose" in head and seat_of(head["by"]) == decision.seat:
        for value, left in _values(state, decision, head["choose"]):
            yield value, [{**head, "choose": left}, *rest] if left else rest
    elif "choose" not in head and decision.key != "action" and "action" not in head:
        raise Unknown(str(head))
    if (only := forced(decision)) is not None:
        yield only, ops


def _values(state: InnovationState, decision: Decision, chosen: Any) -> Iterator[tuple[Value, list[Any]]]:
    """Give each (answer, part of the list that is left) that a `choose` may mean to this question."""
    chosen = _listed(chosen)
    if decision.kind is Kind.YESNO:
        yield bool(chosen), [one for one in chosen if one != "yes"]
        if chosen:
            yield True, []
    elif decision.kind is Kind.NUMBER:
        yield from [(int(chosen[0]), chosen[1:])] if chosen else []
    elif decision.kind is Kind.ONE:
        yield from _one(state, decision, chosen)
    else:
        yield from _several(decision, chosen)


def _listed(chosen: list[Any] | str) -> list[Any]:
    """Return a choice as a list: nothing for "no" and "pass", one thing for any other single word."""
    things = [chosen] if isinstance(chosen, str) else chosen
    return [] if things in (["no"], ["pass"]) else things


def _one(state: InnovationState, decision: Decision, chosen: list[Any]) -> Iterator[tuple[Value, list[Any]]]:
    ids = _ids(decision)
    if not chosen and "pass" in ids:
        yield "pass", []
    for one in _names(state, chosen[0]) if chosen else ():
        if one in ids:
            yield one, chosen[1:]


def _names(state: InnovationState, token: Any) -> Iterator[str]:
    """Give the option ids that a token may stand for: itself, a player, owner and value of a card."""
    yield str(token)
    if token in tuple(LETTERS):
        yield str(seat_of(token))
    for seat, player in enumerate(state.players):
        if token in player.score:
            yield f"{seat}.{CARDS[token].age}"


def _several(decision: Decision, chosen: list[Any]) -> Iterator[tuple[Value, list[Any]]]:
    """Give the whole list, then its beginnings: the rest may answer what is asked next."""
    ids = _ids(decision)
    for count in range(len(chosen), -1, -1):
        part = [str(one) for one in chosen[:count]]
        fits = decision.least <= count <= decision.most and all(one in ids for one in part)
        if fits and (count or not chosen):
            yield tuple(part), chosen[count:]


def _give(scene: Scene, decision: Decision, value: Value, named: list[Any] | str | None) -> None:
    """Answer; of face-down cards (R13.5) let chance take the one that the scenario names."""
    group = decision.key == "face-down" and isinstance(value, str) and value.split(".")
    if group and isinstance(named, list) and named:
        pile = [card for card in scene.state.players[int(group[0])].score if CARDS[card].age == int(group[1])]
        scene.state.seed = lucky_seed(scene.state.chances, len(pile), pile.index(named[0]))
    scene.table.answer(decision, value)


def _ids(decision: Decision) -> list[str]:
    return [option.id for option in decision.options]


def lucky_seed(chances: int, size: int, place: int) -> str:
    """Return a seed by which the next draw of one out of `size` takes this place."""
    for number in range(SEEDS):
        if outcome(str(number), chances, size, 1)[0] == place:
            return str(number)
    raise Lost(f"no seed draws {place} of {size}")
