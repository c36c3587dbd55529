"""Whole games with all laws checked, and how well the computer player plays."""

import random

import pytest

from games.core.players import greedy_value, random_value
from games.core.selfplay import Pace, play_game
from games.core.table import Table
from games.innovation import GAME
from games.innovation.content import CONTENT


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("edition", ["third", "second"])
def test_a_whole_game_keeps_the_laws(seats: int, policy: str, edition: str) -> None:
    """R1.6, R11: 105 cards and 14 achievements at every event; the end is one of the three."""
    table, _ = play_game(GAME, seats, {"edition": edition}, f"laws {edition}", Pace(policy, every=20))
    state = table.state
    goal = CONTENT.goals[seats]
    if state.ended_by == "achievements":
        assert [len(state.players[seat].achievements) >= goal for seat in state.winners] == [True]
    else:
        assert state.ended_by in ("score", "card")
        assert all(len(player.achievements) < goal for player in state.players)


def winners(seats: int, seed: str, greedy: int) -> list[int]:
    """Return who wins when one seat takes the game's advice and all others play at random."""
    table = Table.start(GAME, seats, {}, seed, careful=False)
    source = random.Random(seed)
    while not table.finished:
        decision = table.asked[0]
        own = decision.seat == greedy
        table.answer(
            decision, greedy_value(table, decision, source) if own else random_value(decision, source)
        )
    return list(table.state.winners)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_advice_beats_chance(seats: int) -> None:
    """The computer player wins nearly every game against players that move at random."""
    games = [(number % seats, winners(seats, f"duel {number}", number % seats)) for number in range(8)]
    assert sum(seat in won for seat, won in games) >= 6
