"""Figures of one game for the balance report: actions, cities, tiles, what each faction and land scored."""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.age_of_innovation.actions import POSSIBLE
from games.age_of_innovation.content import INNOVATIONS
from games.age_of_innovation.flow import PASS
from games.age_of_innovation.state import SOURCES, AgeState
from games.core.events import Event
from games.core.question import Decision, Value
from games.core.tally import Tally


class AgeTally(Tally[AgeState]):
    """Counts the actions taken; the rest is read from the end of the game."""

    def __init__(self) -> None:
        self.actions: Counter[str] = Counter()
        self.taken = 0
        self.offered = 0

    def note(self, state: AgeState, decision: Decision, value: Value) -> None:
        """Count actions and answers to power offers."""
        if decision.key == "action":
            self.actions[str(value)] += 1
        if decision.key == "offer":
            self.offered += 1
            self.taken += value == "take"

    def figures(self, state: AgeState, events: Sequence[Event]) -> Mapping[str, float]:
        """Return figures per player; scores of the factions and lands that took part."""
        seats = state.seats
        found = {f"actions.{one}": self.actions[one] / seats for one in (*POSSIBLE, PASS)}
        found["offers.made"] = self.offered / seats
        found["offers.taken"] = self.taken / seats
        found |= {f"points.{one}": _mean(state, one) for one in SOURCES}
        found["cities"] = sum(len(side.city_tiles) for side in state.sides) / seats
        found["buildings"] = sum(len(side.buildings) for side in state.sides) / seats
        found["bridges"] = len(state.bridges) / seats
        found["palaces"] = sum(bool(side.palace) for side in state.sides) / seats
        found["competencies"] = sum(len(side.competencies) for side in state.sides) / seats
        developed = [tile for side in state.sides for tile in side.innovations]
        found["innovations"] = len(developed) / seats
        found |= {f"innovation.{tile}": float(tile in developed) for tile in INNOVATIONS}
        found |= {f"faction.{side.faction}": float(side.vp) for side in state.sides}
        return found | {f"land.{side.home}": float(side.vp) for side in state.sides}


def _mean(state: AgeState, source: str) -> float:
    return sum(side.points.get(source, 0) for side in state.sides) / state.seats
