"""Whole games of computer players, with the laws of the core checked on the way."""

import pytest

from games.core.selfplay import Pace, play_game
from games.legendary_inventors import GAME


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("teams", ["choose", "random"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_end_lawfully(seats: int, teams: str, policy: str) -> None:
    """R16.4 and the laws hold at every question of a whole game."""
    table, _ = play_game(GAME, seats, {"teams": teams}, f"{seats}-{teams}", Pace(policy, every=40))
    assert table.state.phase == "finished"
    assert all(1 <= done <= seats + 2 for done in table.state.completed)
    assert table.state.drawn == 6 * (seats + 3)
