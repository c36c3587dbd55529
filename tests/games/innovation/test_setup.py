"""Setup, turn lengths and roles of Innovation."""

import pytest

from games.core.chance import outcome
from games.core.play import Play
from games.innovation.content import CARDS, COLORS
from games.innovation.dogma import roles
from games.innovation.setup import deal, first_actions, start_player
from games.innovation.state import InnovationState, Seat


def board(*cards: str) -> Seat:
    """Return a player with these cards on the board."""
    piles: dict[str, list[str]] = {color: [] for color in COLORS}
    for card in cards:
        piles[CARDS[card].color].append(card)
    return Seat(board=piles)


@pytest.mark.parametrize(
    ("melds", "start"), [(["the_wheel", "tools", "writing"], 0), (["metalworking", "city_states"], 1)]
)
def test_alphabetical_start(melds: list[str], start: int) -> None:
    """R2.6: the first English title starts, "The" included."""
    assert start_player(melds) == start


@pytest.mark.parametrize(("seats", "actions"), [(2, [1, 2]), (3, [1, 2, 2]), (4, [1, 1, 2, 2])])
def test_first_turns(seats: int, actions: list[int]) -> None:
    """R3.2: the start player has one action, with four players the second one too."""
    assert [first_actions(seats, place) for place in range(seats)] == actions


def test_roles_and_order() -> None:
    """R6.2, R6.4, R6.5: as many icons share, fewer are vulnerable; clockwise, the active player last."""
    state = InnovationState(
        seats=4, seed="s", players=[board("tools"), board("archery"), board(), board("masonry")]
    )
    now = roles(state, 1, "archery")
    assert (now.sharing, now.vulnerable) == ((3,), (2, 0))
    assert now.executors("share") == (3, 1)
    assert now.executors("demand") == (2, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deal(seats: int) -> None:
    """R2.2, R2.4, R1.6: supply sizes after the deal; each of the 105 cards is in one place."""
    state = InnovationState(seats=seats, seed="s")
    deal(Play(state, lambda why, size, count: outcome("s", size, size, count)))
    sizes = [len(state.supply[age]) for age in range(1, 11)]
    assert sizes == [14 - 2 * seats, *[9] * 8, 10]
    hands = [card for player in state.players for card in player.hand]
    places = [*hands, *state.normal_cards.values(), *(c for pile in state.supply.values() for c in pile)]
    assert len(hands) == 2 * seats and sorted(places) == sorted(CARDS)
