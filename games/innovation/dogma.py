"""Who shares and who is vulnerable when a card is activated (R6.2-R6.5)."""

from dataclasses import dataclass

from games.innovation.content import CARDS
from games.innovation.icons import visible
from games.innovation.state import InnovationState


@dataclass(frozen=True, slots=True)
class Roles:
    """The snapshot of one dogma action; opponents clockwise from the active player's left (R6.2)."""

    active: int
    sharing: tuple[int, ...]
    vulnerable: tuple[int, ...]

    def executors(self, kind: str) -> tuple[int, ...]:
        """Return who executes a "demand" or "share" effect, in order (R6.4, R6.5)."""
        return self.vulnerable if kind == "demand" else (*self.sharing, self.active)


def roles(state: InnovationState, active: int, card: str) -> Roles:
    """Count the featured icon of the card on every board, now, and return the roles (R6.2)."""
    icon = CARDS[card].featured
    counts = [visible(player, icon) for player in state.players]
    around = [(active + step) % state.seats for step in range(1, state.seats)]
    sharing = tuple(seat for seat in around if counts[seat] >= counts[active])
    return Roles(active, sharing, tuple(seat for seat in around if seat not in sharing))
