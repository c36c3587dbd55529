import random

import pytest

from games.core.players import random_value
from games.core.selfplay import Pace, play_game
from games.core.table import Table
from games.south_tigris import GAME
from games.south_tigris.state import TigrisState
from games.south_tigris.view import TigrisView

OPTIONS = ({}, {"rounds": "three"}, {"era": "on"})


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=("full", "short", "era"))
@pytest.mark.parametrize("policy", ("random", "greedy"))
def test_whole_games_keep_the_laws(seats: int, options: dict[str, str], policy: str) -> None:
    """R2-R24: whole games end, conserve every component, replay and hide what is hidden."""
    table, count = play_game(GAME, seats, options, "laws", Pace(policy, every=60))
    assert table.finished
    assert count > 100


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("chance", (0.0, 0.5))
def test_seats_that_never_answer_do_not_hold_the_game_up(seats: int, chance: float) -> None:
    """R13.1: with the default answers alone, or mixed with random ones, every game ends."""
    source = random.Random(seats)
    table: Table[TigrisState, TigrisView] = Table.start(GAME, seats, {"era": "on"}, f"absent-{seats}")
    for _ in range(4000):
        if table.finished:
            break
        decision = table.asked[0]
        absent = source.random() >= chance
        value = decision.legal_default() if absent else random_value(decision, source)
        table.answer(decision, value)
    assert table.finished
