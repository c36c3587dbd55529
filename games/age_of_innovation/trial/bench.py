"""Where a scenario is played: runs the rules' steps and answers their questions as the scenario says."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from games.age_of_innovation.effects import resolve
from games.age_of_innovation.inquiry import offer_questions, settle
from games.age_of_innovation.state import AgeState
from games.age_of_innovation.trial.given import SEATS
from games.age_of_innovation.trial.scripts import ANSWERS, ORDERS, Script, Spades, happened
from games.core.chance import outcome
from games.core.errors import Refused, refuse
from games.core.play import Ask, Play, Reply, Step
from games.core.question import Decision, Value

Item = Mapping[str, Any]


class Bench:
    """One scenario under way.

    A move's step asks; its answers come from the move's own script, then from the scenario's `answer`
    items that follow it, in any order. A question that nothing answers stays open.
    """

    def __init__(self, state: AgeState, items: Sequence[Item], given: Item | None = None) -> None:
        self.play = Play(state, lambda why, size, count: outcome("trial", len(why), size, count))
        self.start = state.model_copy(deep=True)
        self.items, self.given = items, given or {}
        self.fillers = _fillers(state, self.given)
        self.placed: bool | None = None
        self.place = 0
        self.legal: dict[int, bool] = {}
        self.results: list[object] = []
        self.buildable: set[str] = set()
        self.choices: list[int] = []
        self.pending: list[str] = []
        self.spades_left = 0
        self._scripts: dict[int, Script] = {}

    @property
    def state(self) -> AgeState:
        """The state now."""
        return self.play.state

    # -- running steps --------------------------------------------------------------------------------------

    def move(self, build: Callable[["Bench", Item], tuple[Step, Script]], item: Item) -> None:
        """Play a move; a refused one leaves everything as it was."""
        before = self.state.model_copy(deep=True)
        try:
            self.run(*build(self, item))
            self.legal[self.place] = True
        except Refused:
            self.play.state = before
            self.legal[self.place] = False

    def begin_open(self, parts: Sequence[str]) -> None:
        """Start with effects already due (palace 15)."""
        if parts:
            self.state.due = [f"{part}:2" for part in parts]
            self.place = -1
            self.run(resolve(self.play, 0), Script())

    def run(self, step: Step, script: Script) -> None:
        """Run a step to its end, or to a question that nothing answers. Raises Refused."""
        told = len(self.play.events)
        try:
            asked = next(step)
            while (reply := self._reply(asked, script)) is not None:
                asked = step.send(reply)
        except StopIteration:
            pass
        script.check(self.state, self.play.events[told:])
        for one in (script, *self._scripts.values()):
            self.buildable |= one.buildable if isinstance(one, Spades) else set()

    def _reply(self, asked: Ask, script: Script) -> Reply | None:
        decision = next((one for one in asked.build() if one.key != "offer"), None)
        if decision is None:
            return None
        value = script.answer(decision)
        if value is None:
            value = self._from_answers(decision)
        if value is None and decision.key == "next-effect":
            value = self._order(decision)
        if value is None:
            return None
        value = decision.check(value)
        return (decision.seat, decision.key, value) if asked.first else {decision.seat: value}

    def _from_answers(self, decision: Decision) -> Value | None:
        """The value of the first answer item that fits the question and is legal."""
        for place, item in self._pool():
            script = self._scripts.setdefault(place, ANSWERS[item["ask"]](item))
            value = script.answer(decision)
            if value is not None:
                self.legal[place] = _accepted(decision, value)
                if self.legal[place]:
                    return value
        return None

    def _pool(self) -> Iterator[tuple[int, Item]]:
        """Yield the answer items up to the next move, but for those that were refused."""
        for place in range(self.place + 1, len(self.items)):
            item = self.items[place]
            if item["op"] != "answer":
                return
            if item["ask"] != "power_offer" and self.legal.get(place, True):
                yield place, item

    def _order(self, decision: Decision) -> str:
        """What to resolve first: what the next answer is about, else what is suggested."""
        for place, item in self._pool():
            for option in decision.options:
                known = place not in self.legal and option.id.partition(":")[0] in ORDERS.get(item["ask"], ())
                if known:
                    return option.id
        return decision.options[0].id

    # -- answers -------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Answer the power offers; an answer that nothing asked for was legal only if it came true."""
        for place, item in enumerate(self.items):
            if item["op"] != "answer":
                self.legal.setdefault(place, True)
            elif item["ask"] == "power_offer":
                self.legal[place] = self._take_offer(item)
            else:
                self.legal.setdefault(place, happened(item, self.state))

    def _take_offer(self, item: Item) -> bool:
        seat = seat_of(item)
        decision = next((one for one in offer_questions(self.state) if one.seat == seat), None)
        if decision is None:
            return False
        power = decision.params["power"]
        assert isinstance(power, int)
        self.choices = [power, 0]
        wanted = item.get("take", power if item.get("accept") else 0)
        if wanted in self.choices:
            settle(self.play, seat, decision.check("take" if wanted else "decline"))
        return wanted in self.choices


def _fillers(state: AgeState, given: Item) -> set[str]:
    """The hexes of buildings that the scenario counts but does not name."""
    named = {hexagon for seat in SEATS for hexagon in given.get(seat, {}).get("buildings", {})}
    return {hexagon for side in state.sides for hexagon in side.buildings} - named


def _accepted(decision: Decision, value: Value) -> bool:
    try:
        decision.check(value)
    except Refused:
        return False
    return True


def seat_of(item: Item) -> int:
    """Return the seat that an item is about."""
    letter = item.get("by", item.get("to", "A"))
    return SEATS.index(letter) if letter in tuple(SEATS) else 0


def demand(fulfilled: object, rule: str) -> None:
    """Raise Refused unless a condition of the rules holds."""
    if not fulfilled:
        raise refuse("refused-not-offered", rule)
