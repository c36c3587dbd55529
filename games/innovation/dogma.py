"""Who shares and who is vulnerable when a card is activated (R6.2-R6.5)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.innovation.content import CARDS, ICONS
from games.innovation.icons import Counts, totals
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
    return roles_by([totals(player) for player in state.players], active, card)


def roles_by(counts: Sequence[Counts], active: int, card: str) -> Roles:
    """Return the roles by the icons that each player shows (R6.2)."""
    place = _FEATURED[card]
    return _split(tuple([count[place] for count in counts]), active)


@lru_cache(maxsize=1 << 14)
def _split(counts: tuple[int, ...], active: int) -> Roles:
    """Return the roles by each player's count of the featured icon; the same counts come often."""
    seats, least = len(counts), counts[active]
    around = [(active + step) % seats for step in range(1, seats)]
    sharing = tuple(seat for seat in around if counts[seat] >= least)
    return Roles(active, sharing, tuple(seat for seat in around if seat not in sharing))


_FEATURED = {card.id: ICONS.index(card.featured) for card in CARDS.values()}
