"""The figures of the balance report."""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core.events import Event
from games.core.question import Decision, Value
from games.core.tally import Tally
from games.era_of_inventions.content import AREAS, BOXES, FACTORIES
from games.era_of_inventions.scoring import sheet
from games.era_of_inventions.state import EraState

_COUNTED = {
    "log-forfeit": "forfeits",
    "log-royalty": "royalties",
    "log-square": "track-squares",
    "log-patent": "patents.assigned",
    "log-patent-none": "patents.unassigned",
    "log-buy": "places-bought",
    "log-trade": "exchanges",
    "log-gear": "free-gears",
}
"""Events that are counted in the whole game."""


class EraTally(Tally[EraState]):
    """Counts which areas are used; the rest is read from the events and the last state."""

    def __init__(self) -> None:
        self._discs = Counter[str]()
        self._bonus = Counter[str]()

    def note(self, state: EraState, decision: Decision, value: Value) -> None:
        """Count an action that begins, normal or with a bonus disc."""
        if isinstance(value, str) and value in AREAS:
            counter = {"disc": self._discs, "bonus": self._bonus}.get(decision.key, Counter[str]())
            counter[value] += 1

    def figures(self, state: EraState, events: Sequence[Event]) -> Mapping[str, float]:
        """Return shares of the areas, inventions by round, what was built, and wins by order of play."""
        figures = _areas("areas", self._discs) | _areas("bonus-areas", self._bonus)
        figures |= {"bonus-discs-used": self._bonus.total()}
        figures |= _events(state, events) | _holdings(state) | _wins(state)
        return figures


def _areas(group: str, counter: Counter[str]) -> dict[str, float]:
    """Return each area's share of the actions done."""
    return {f"{group}.{area}": counter[area] / max(counter.total(), 1) for area in AREAS}


def _events(state: EraState, events: Sequence[Event]) -> dict[str, float]:
    figures = dict.fromkeys(_COUNTED.values(), 0.0)
    figures |= {f"inventions.round-{number}": 0.0 for number in range(1, state.rounds + 1)}
    figures |= {f"produced.{kind}": 0.0 for kind in ("start", "official", "copy")}
    number = 1
    for event in events:
        key = event.text.key
        if key in _COUNTED:
            figures[_COUNTED[key]] += 1
        elif key == "log-round":
            number += 1
        elif key == "log-invent":
            figures[f"inventions.round-{number}"] += 1
        elif key == "log-produce":
            figures[f"produced.{_kind(event)}"] += 1
    return figures


def _kind(event: Event) -> str:
    """Return the kind of the card produced: the message that names it says so."""
    name = event.text.params["card"]
    assert not isinstance(name, int | str | tuple)
    return name.key.removeprefix("card-").partition("_")[0]


def _holdings(state: EraState) -> dict[str, float]:
    boxes = [box for player in state.players for box in player.boxes]
    built = [card for player in state.players for card in player.factories]
    levels = Counter(BOXES[box].level for box in boxes)
    figures: dict[str, float] = {
        "inventions.gold": levels["gold"],
        "inventions.silver": levels["silver"],
        "factories-per-player": len(built) / state.seats,
        "patents-per-player": sum(player.patent for player in state.players) / state.seats,
        "bonus-discs-left": sum(player.bonus for player in state.players),
    }
    figures |= {f"box.{box}": float(box in boxes) for box in BOXES}
    return figures | {f"factory.{card}": float(card in built) for card in FACTORIES}


def _wins(state: EraState) -> dict[str, float]:
    """Return the share of the win by order of play in the first round."""
    first = (state.start - state.rounds + 1) % state.seats
    winners = sheet(state).winners
    return {
        f"wins.order-{place + 1}": ((first + place) % state.seats in winners) / len(winners)
        for place in range(state.seats)
    }
