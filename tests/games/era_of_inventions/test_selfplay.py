"""Whole games with all laws checked."""

import pytest

from games.core.selfplay import Pace, play_game
from games.era_of_inventions import GAME
from games.era_of_inventions.scoring import sheet


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_whole_game_keeps_the_laws(seats: int, policy: str, seed: str) -> None:
    table, _ = play_game(GAME, seats, {}, seed, Pace(policy, every=7))
    assert table.state.phase == "finished"
    assert table.state.round == {3: 9, 4: 8, 5: 10}[seats]


@pytest.mark.parametrize(("seats", "least"), [(3, 50), (4, 32), (5, 30)])
def test_the_greedy_player_is_no_beginner(seats: int, least: int) -> None:
    """Its mean score is three times that of chance, and near what the balance report gives."""

    def mean(policy: str) -> float:
        totals = [
            total
            for seed in range(6)
            for total in sheet(
                play_game(GAME, seats, {}, f"m{seed}", Pace(policy, fast=True))[0].state
            ).totals
        ]
        return sum(totals) / len(totals)

    greedy = mean("greedy")
    assert greedy > least
    assert greedy > 3 * mean("random")
