"""Standing orders at work: what they answer to an open question, and why a queued move is dropped.

Nothing here keeps or sends anything: orders come in, orders, answers and notices go out. Notices tell what
was done for a seat and are for that seat alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.errors import Refused, refuse
from games.core.game import Game
from games.core.orders import Ahead, Intent, Orders, Routine, Rule, Wish, meaning
from games.core.question import Decision, Value
from games.core.snapshot import Snapshot
from games.core.table import Answer, Table
from games.core.text import Text, say

AnyGame = Game[Any, Any]
AnyTable = Table[Any, Any]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat's orders say to a question: the answer (None = ask), what is left of them, notices."""

    orders: Orders
    value: Value | None = None
    notices: tuple[Text, ...] = ()


@dataclass(slots=True)
class Outcome:
    """What was done by orders: seat and question of each answer, notices by seat, orders that are left."""

    orders: dict[int, Orders]
    answers: list[Answer] = field(default_factory=list)
    notices: list[tuple[int, Text]] = field(default_factory=list)


def wish(decision: Decision, wanted: Sequence[Value], *, strict: bool = True, optional: bool = False) -> Wish:
    """Return a wish for a question as it stands; if `strict`, it holds while its answers say the same.

    Raises Refused if an answer is not legal as things stand.
    """
    values = [decision.check(value) for value in wanted]
    seen = [meaning(decision, value) for value in values] if strict else []
    return Wish(key=decision.key, wanted=values, seen=seen, optional=optional)


def queue(game: AnyGame, table: AnyTable, seat: int, orders: Orders, intent: Intent) -> Orders:
    """Return the orders with a move queued at the end.

    Raises Refused if the game does not let this seat answer one of its questions ahead, or not first.
    """
    offered = {one.decision.key: one for one in ahead(game, table, seat)}
    for number, one in enumerate(intent.wishes):
        if one.key not in offered or not (number or offered[one.key].first):
            raise refuse("refused-not-ahead")
    return orders.model_copy(update={"queue": [*orders.queue, intent]}, deep=True)


def ahead(game: AnyGame, table: AnyTable, seat: int) -> Sequence[Ahead]:
    """Return the questions that a seat may answer ahead, as they would be asked now."""
    return [] if table.finished else game.ahead(table.state, seat)


def ruled(game: AnyGame, orders: Orders, rule: Rule) -> Orders:
    """Return the orders with a rule in the place of an earlier one of its sort.

    Raises Refused if the game has no such routine, or an answer or the order of the bands does not fit.
    """
    routine = _routine(game, rule.routine)
    limits = [band.up_to for band in rule.bands]
    last = [limit for limit in limits if limit is not None]
    if None in limits[:-1] or last != sorted(set(last)) or (last and not routine.measure):
        raise refuse("refused-rule-bands")
    if any(band.answer is not None and band.answer not in routine.answers for band in rule.bands):
        raise refuse("refused-rule-answer")
    kept = [one for one in orders.rules if one.routine != rule.routine]
    return orders.model_copy(update={"rules": [*kept, rule]}, deep=True)


def rehearse(
    game: AnyGame, rule: Rule, past: Iterable[tuple[Decision, Value]]
) -> list[tuple[Decision, Value, Value | None]]:
    """Return past questions of a rule's sort with what was answered and what the rule would answer."""
    routine = _routine(game, rule.routine)
    return [
        (decision, given, rule.answer(routine.amount(decision)))
        for decision, given in past
        if decision.key == routine.key
    ]


def past_questions(
    game: AnyGame, start: Snapshot, record: Iterable[Answer], seat: int
) -> list[tuple[Decision, Value]]:
    """Return the questions that a seat has answered since a snapshot, with its answers, oldest first."""
    table: AnyTable = Table.load(game, start, [])
    found = []
    for entry in record:
        if entry.seat < 0:
            continue
        decision = table.find(entry.seat, entry.fingerprint)
        if entry.seat == seat:
            found.append((decision, entry.value))
        table.answer(decision, entry.value)
    return found


def consult(game: AnyGame, table: AnyTable, decision: Decision, orders: Orders) -> Advice:
    """Return what a seat's orders answer to an open question of its: the queue first, then rules."""
    queued = _from_queue(game, table, decision, orders)
    if queued.value is not None:
        return queued
    value = _by_rule(game, decision, queued.orders)
    if value is None:
        return queued
    return Advice(queued.orders, value, (*queued.notices, say("notice-ruled", ask=decision.text)))


def carry_out(table: AnyTable, orders: Mapping[int, Orders]) -> Outcome:
    """Answer open questions by the seats' orders until none applies; return what was done.

    The table is changed. Free actions are never taken. At the end queued moves that have become impossible
    are dropped, so that their seats hear of it before their turn.
    """
    outcome = Outcome(dict(orders))
    while (found := _next(table, outcome)) is not None:
        outcome.answers.append(table.answer(*found))
    for seat, mine in list(outcome.orders.items()):
        advice = review(table.game, table, seat, mine)
        outcome.orders[seat] = advice.orders
        outcome.notices += [(seat, notice) for notice in advice.notices]
    return outcome


def review(game: AnyGame, table: AnyTable, seat: int, orders: Orders) -> Advice:
    """Return the orders without their queue if its first move is offered in none of the wanted ways now."""
    if not orders.queue or orders.queue[0].begun:
        return Advice(orders)
    first = orders.queue[0].wishes[0]
    firsts = [one.decision for one in ahead(game, table, seat) if one.first]
    offered = next((decision for decision in firsts if decision.key == first.key), None)
    if offered is None:
        return Advice(orders)
    reasons = [_lapsed(offered, first, number) for number in range(len(first.wanted))]
    lapsed = [reason for reason in reasons if reason is not None]
    return _dropped(orders, lapsed[0]) if len(lapsed) == len(reasons) else Advice(orders)


def _lapsed(decision: Decision, wanted: Wish, number: int) -> Text | None:
    """Return why a wanted answer has lapsed, None if it holds."""
    if not _legal(decision, wanted.wanted[number]):
        return say("dropped-gone", ask=decision.text)
    if wanted.seen and meaning(decision, wanted.wanted[number]) != wanted.seen[number]:
        return say("dropped-changed", ask=decision.text)
    return None


def _next(table: AnyTable, outcome: Outcome) -> tuple[Decision, Value] | None:
    for decision in table.asked:
        if decision.seat not in outcome.orders:
            continue
        advice = consult(table.game, table, decision, outcome.orders[decision.seat])
        outcome.orders[decision.seat] = advice.orders
        outcome.notices += [(decision.seat, notice) for notice in advice.notices]
        if advice.value is not None:
            return decision, advice.value
    return None


def _from_queue(game: AnyGame, table: AnyTable, decision: Decision, orders: Orders) -> Advice:
    """Return what the first queued move says: its answer, nothing yet, or that all are dropped."""
    while orders.queue and _is_over(orders.queue[0], decision.key):
        orders = _with(orders, orders.queue[1:])
    if not orders.queue:
        return Advice(orders)
    intent = orders.queue[0]
    place = _place(intent, decision.key)
    if place is not None:
        return _tried(game, table, decision, orders, place)
    if intent.begun:
        return _dropped(orders, say("dropped-other-question", ask=decision.text))
    return Advice(orders)


def _is_over(intent: Intent, key: str) -> bool:
    """Tell whether a move that has begun needs nothing more, now that a question `key` comes."""
    return intent.begun and all(one.optional and one.key != key for one in intent.wishes)


def _place(intent: Intent, key: str) -> int | None:
    """Return which wish answers a question `key`: the first one, or one that only optional ones precede."""
    for place, one in enumerate(intent.wishes):
        if one.key == key:
            return place
        if not (one.optional and intent.begun):
            return None
    return None


def _tried(game: AnyGame, table: AnyTable, decision: Decision, orders: Orders, place: int) -> Advice:
    """Return the first answer of a wish that still holds; if none does, the reason against the first."""
    intent = orders.queue[0]
    wanted, reasons = intent.wishes[place], []
    for number, value in enumerate(wanted.wanted):
        why = _objection(game, table, decision, wanted, number)
        if why is None:
            return _given(orders, intent.wishes[place + 1 :], decision, value)
        reasons.append(why)
    return _dropped(orders, reasons[0])


def _objection(game: AnyGame, table: AnyTable, decision: Decision, wanted: Wish, number: int) -> Text | None:
    """Return why a wanted answer cannot be given, in the game's own words if it has any; None if it can."""
    value = wanted.wanted[number]
    why = _lapsed(decision, wanted, number)
    if why is None or _legal(decision, value):
        return why
    reason = game.explain(table.state, decision, value)
    return why if reason is None else reason[0]


def _given(orders: Orders, rest: list[Wish], decision: Decision, value: Value) -> Advice:
    left = [Intent(wishes=rest, begun=True), *orders.queue[1:]] if rest else orders.queue[1:]
    return Advice(_with(orders, left), value, (say("notice-queued", ask=decision.text),))


def _dropped(orders: Orders, why: Text) -> Advice:
    """Drop the whole queue: what comes later was planned after the move that fails."""
    count = len(orders.queue)
    return Advice(_with(orders, []), None, (say("notice-dropped", n=count, why=why),))


def _with(orders: Orders, intents: list[Intent]) -> Orders:
    return orders.model_copy(update={"queue": intents}, deep=True)


def _by_rule(game: AnyGame, decision: Decision, orders: Orders) -> Value | None:
    """Return the answer of a rule or the only answer there is, None to ask the player."""
    for rule in orders.rules:
        routine = next((one for one in game.routines() if one.id == rule.routine), None)
        if routine is not None and routine.key == decision.key:
            value = rule.answer(routine.amount(decision))
            if value is not None and _legal(decision, value):
                return value
    return decision.only_answer() if orders.forced else None


def _legal(decision: Decision, value: Value) -> bool:
    try:
        decision.check(value)
    except Refused:
        return False
    return True


def _routine(game: AnyGame, routine_id: str) -> Routine:
    for one in game.routines():
        if one.id == routine_id:
            return one
    raise refuse("refused-no-routine")
