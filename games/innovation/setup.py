"""Setup and the start player (R2, R3.2)."""

from collections.abc import Sequence

from games.core.play import Play
from games.innovation.content import CARDS, CONTENT
from games.innovation.state import InnovationState, Seat


def deal(play: Play[InnovationState]) -> None:
    """Shuffle the ten piles, set the normal achievements aside, deal two cards each (R2.1-R2.4)."""
    state = play.state
    for age in range(1, 11):
        state.supply[age] = play.shuffle(f"age-{age}", CONTENT.of_age(age))
    state.normal = list(range(1, 10))
    state.normal_cards = {age: state.supply[age].pop(0) for age in state.normal}
    state.players = [Seat(hand=[state.supply[1].pop(0) for _ in range(2)]) for _ in range(state.seats)]


def start_player(melds: Sequence[str]) -> int:
    """Return the seat whose first meld has the alphabetically first English title (R2.6)."""
    return min(range(len(melds)), key=lambda seat: CARDS[melds[seat]].name)


def first_actions(seats: int, place: int) -> int:
    """Return the actions on the first turn of the player in a place of the turn order, 0 first (R3.2)."""
    return 1 if place == 0 or (seats == 4 and place == 1) else 2
