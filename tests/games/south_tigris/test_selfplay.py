import pytest

from games.core.selfplay import Pace, play_game
from games.south_tigris import GAME

OPTIONS = ({}, {"rounds": "three"}, {"era": "on"})


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=("full", "short", "era"))
@pytest.mark.parametrize("policy", ("random", "greedy"))
def test_whole_games_keep_the_laws(seats: int, options: dict[str, str], policy: str) -> None:
    """R2-R24: whole games end, conserve every component, replay and hide what is hidden."""
    table, count = play_game(GAME, seats, options, "laws", Pace(policy, every=60))
    assert table.finished
    assert count > 100
