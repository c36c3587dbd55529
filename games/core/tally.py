"""What a balance report counts in one game."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from games.core.events import Event
from games.core.question import Decision, Value
from games.core.state import State

S = TypeVar("S", bound=State)


class Tally(Generic[S]):
    """Counts what happens in one game; a game with figures of its own returns a subclass from `tally`."""

    def note(self, state: S, decision: Decision, value: Value) -> None:
        """See an answer just before it is given. Do not change the state."""

    def figures(self, state: S, events: Sequence[Event]) -> Mapping[str, float]:
        """Return named figures of the finished game from its last state and everything that happened.

        Names are `group.thing` (`inventions.round-1`); the report gives the mean and quartiles of each. A
        figure left out in a game is left out of the mean: give 0 for what did not happen.
        """
        return {}
