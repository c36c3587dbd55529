"""No free action may empty a hand between the start of a payment and its end (R3.8, R15.2)."""

import pytest

from games.core.question import Decision, Kind, Option
from games.core.table import Table
from games.south_tigris import GAME
from games.south_tigris.free import free_for


@pytest.mark.parametrize(("key", "offered"), [("discard_card", False), ("exhaust", False), ("action", True)])
def test_nothing_free_while_a_cost_is_paid(key: str, offered: bool) -> None:
    """R3.8: paying is one step; around other questions cards may be played."""
    table = Table.start(GAME, 2, {}, "window")
    while table.state.phase != "turn":
        table.answer(table.asked[0], table.asked[0].legal_default())
    state = table.state
    asked = [Decision(state.active, key, Kind.ONE, [Option("x", "x")])]
    assert state.players[state.active].hand
    assert bool(free_for(state, asked)) is offered
