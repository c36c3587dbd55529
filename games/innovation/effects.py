"""What an effect is to the engine: a generator for one executor (R6.3, R14.2)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.core.play import Play, Step
from games.innovation.content import CARDS
from games.innovation.dogma import roles
from games.innovation.icons import highest_top
from games.innovation.state import InnovationState
from games.innovation.zones import draw


@dataclass(frozen=True, slots=True)
class Turn:
    """One execution: `you` carries the effect out, `attacker` activated the card (R6)."""

    play: Play[InnovationState]
    you: int
    attacker: int

    @property
    def state(self) -> InnovationState:
        """The state in play."""
        return self.play.state


Effect = Callable[[Turn], Step]


def activate(
    play: Play[InnovationState], active: int, card: str, effects: Mapping[str, tuple[Effect, ...]]
) -> Step:
    """Carry out a dogma action: every effect by all its executors, then the share bonus (R6.2-R6.9)."""
    now, bonus = roles(play.state, active, card), False
    for kind, effect in zip(CARDS[card].effects, effects[card], strict=True):
        for seat in now.executors(kind):
            before = play.state.changes
            yield from effect(Turn(play, seat, active))
            bonus |= kind == "share" and seat != active and play.state.changes > before
    if bonus:
        draw(play.state, active, highest_top(play.state.players[active]))
