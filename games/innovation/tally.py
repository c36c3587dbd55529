"""The figures of the balance report."""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core.events import Event
from games.core.question import Decision, Value
from games.core.tally import Tally
from games.innovation.state import InnovationState

KINDS = ("draw", "meld", "dogma", "achieve")
ENDINGS = ("achievements", "score", "card")
_COUNTED = {
    "event-bonus": "share-bonuses",
    "event-proof": "hands-shown",
    "event-execute": "executions",
    "event-splay": "splays",
    "event-pass": "passes",
    "event-nothing": "empty-executions",
    "event-remove-all": "fissions",
}
"""Events that are counted in the whole game."""


class InnovationTally(Tally[InnovationState]):
    """Counts actions by kind and the questions of effects, those to players not on turn apart."""

    def __init__(self) -> None:
        self._actions = Counter[str]()
        self._own = self._foreign = 0

    def note(self, state: InnovationState, decision: Decision, value: Value) -> None:
        """Count an action, or a question of an effect."""
        if decision.key == "action":
            self._actions[str(value).partition(".")[0]] += 1
        elif state.turns and decision.seat == state.turn:
            self._own += 1
        elif state.turns:
            self._foreign += 1

    def figures(self, state: InnovationState, events: Sequence[Event]) -> Mapping[str, float]:
        """Return turns, questions, shares of the actions, endings, and what effects did."""
        told = Counter(event.text.key for event in events)
        total = max(1, self._actions.total())
        taken = [one for player in state.players for one in player.achievements]
        figures: dict[str, float] = {
            "turns": state.turns,
            "questions.on-turn": self._own,
            "questions.off-turn": self._foreign,
            "achievements.normal": sum(one.isdigit() for one in taken),
            "achievements.special": sum(not one.isdigit() for one in taken),
        }
        figures |= {f"actions.{kind}": self._actions[kind] / total for kind in KINDS}
        figures |= {f"ends.{by}": float(state.ended_by == by) for by in ENDINGS}
        return figures | {name: float(told[key]) for key, name in _COUNTED.items()}
