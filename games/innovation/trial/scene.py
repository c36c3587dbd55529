"""A position of a scenario on a real table."""

from dataclasses import dataclass, field
from typing import TypeAlias

from games.core.events import Event
from games.core.game import Game
from games.core.snapshot import pack
from games.core.table import Table
from games.innovation.state import InnovationState
from games.innovation.turns import end_turn
from games.innovation.view import InnovationView

LETTERS = "ABCD"

Innovations: TypeAlias = Game[InnovationState, InnovationView]
InnovationTable: TypeAlias = Table[InnovationState, InnovationView]


class Unknown(Exception):  # noqa: N818 - said of a wording
    """A wording that is not known here."""


@dataclass(slots=True)
class Scene:
    """The table, what happened on it before its last snapshot, and the piles that nothing follows (R17.1)."""

    table: InnovationTable
    exact: tuple[int, ...] = ()
    before: list[Event] = field(default_factory=list)

    @property
    def state(self) -> InnovationState:
        """The state now."""
        return self.table.state

    def events(self) -> list[Event]:
        """Return all that has happened."""
        return [*self.before, *self.table.events()]

    def copy(self) -> "Scene":
        """Return an independent scene at the same point."""
        return Scene(self.table.fork(), self.exact, list(self.before))

    def skip_turn(self) -> None:
        """End the turn, whatever actions are left (`end_turn` of R17.2)."""
        state = self.state.model_copy(deep=True)
        end_turn(state)
        self.before = self.events()
        self.table = placed(self.table.game, state)


def placed(game: Innovations, state: InnovationState) -> InnovationTable:
    """Return a table with this state, at its first question."""
    return Table.load(game, pack(state, 0), [])


def seat_of(letter: str) -> int:
    """Return the seat of a player's letter; raise Unknown if it is none."""
    if letter not in tuple(LETTERS):
        raise Unknown(f"player {letter}")
    return LETTERS.index(letter)
