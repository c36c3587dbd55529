import random

import pytest

from games.core.question import Decision
from games.core.selfplay import choose
from games.core.table import Table
from games.south_tigris import GAME
from games.south_tigris.free import CLOSED
from games.south_tigris.state import TigrisState
from games.south_tigris.view import TigrisView


def questions(seed: str) -> list[tuple[Decision, tuple[str, ...], TigrisState]]:
    """Play a game by chance; return each question with the free actions around it and the state."""
    source = random.Random(seed)
    table: Table[TigrisState, TigrisView] = Table.start(GAME, 3, {"era": "on"}, seed)
    found = []
    while not table.finished:
        state = table.state.model_copy(deep=True)
        found += [(one, tuple(free.key for free in table.free), state) for one in table.asked]
        table.answer(*choose(table, source))
    return found


@pytest.fixture(scope="module")
def played() -> list[tuple[Decision, tuple[str, ...], TigrisState]]:
    return [one for seed in ("a", "b", "c") for one in questions(seed)]


def test_cards_may_be_played_around_every_question_of_the_own_turn(played) -> None:
    """R17.1, R3.8: between any two steps of the own turn, but not inside an atomic step."""
    seen = set()
    for decision, free, state in played:
        mine = state.phase == "turn" and decision.seat == state.active and state.players[decision.seat].hand
        assert ("free_play_card" in free) == bool(mine and decision.key not in CLOSED)
        seen |= {decision.key} if mine else set()
    assert {"turn", "craft", "row", "brighten", "refresh", "effect", "ability", "end"} <= seen


def test_two_cards_may_be_discarded_around_every_question_of_the_own_turn(played) -> None:
    """R17.2: needs two cards in hand."""
    for decision, free, state in played:
        mine = state.phase == "turn" and decision.seat == state.active
        many = len(state.players[decision.seat].hand) > 1
        assert ("free_discard_two" in free) == bool(mine and many and decision.key not in CLOSED)


def test_nothing_is_free_on_another_players_turn(played) -> None:
    """R17.4: the inventor's share of a build allows no free actions."""
    others = [free for one, free, state in played if state.phase != "turn" or one.seat != state.active]
    assert others
    assert not any(others)


def test_a_colour_bonus_may_be_taken_before_costs_are_paid(played) -> None:
    """R14.1: at any moment of the action after placing."""
    around = {one.key for one, free, _ in played if "colour_bonus" in free}
    assert around & {"craft", "play_card", "discard_card", "pay"}
