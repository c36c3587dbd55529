"""Whole games in which everybody has plenty: every corner of the rules is reached, every law kept."""

import random

import pytest

from games.age_of_innovation import GAME
from games.age_of_innovation.gains import ALL_SCHOLARS
from games.age_of_innovation.state import AgeState
from games.age_of_innovation.view import AgeView
from games.core.question import Decision, Value
from games.core.selfplay import choose
from games.core.snapshot import pack
from games.core.table import Table

AgeTable = Table[AgeState, AgeView]
PASSING = 0.07
"""How often a random player passes who could do something else."""


def endowed(at: AgeTable) -> AgeTable:
    """Return the table with gifts for everybody, at the same point between two turns."""
    state = at.state.model_copy(deep=True)
    for side in state.sides:
        side.coins += 40
        side.tools += 25
        side.scholars = min(ALL_SCHOLARS - side.scholars_out, side.scholars + 3)
        side.books = {field: n + 4 for field, n in side.books.items()}
        side.bowls = [0, 2, side.tokens - 2]
    return Table.load(GAME, pack(state, at.number), [])


def pick(at: AgeTable, source: random.Random) -> tuple[Decision, Value]:
    """Return a random answer of a player who likes to act."""
    decision, value = choose(at, source)
    others = [option.id for option in decision.options if option.id not in ("pass", "skip")]
    if value in ("pass", "skip") and others and source.random() > PASSING:
        value = source.choice(others)
    return decision, value


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"map": "small", "setup": "draft"}), (5, {"balance": "sept_2024", "palaces": "more"})],
)
def test_games_of_plenty_keep_the_laws(seats: int, options: dict[str, str]) -> None:
    """R1: nothing is lost or made twice; the game ends; cities, innovations and tracks are used up."""
    source = random.Random(seats)
    at: AgeTable = Table.start(GAME, seats, options, f"plenty {seats}")
    gifts = 0
    while not at.finished:
        if at.state.round > gifts and [one.key for one in at.asked] == ["action"]:
            gifts, at = at.state.round, endowed(at)
        at.answer(*pick(at, source))
        GAME.check(at.state)
    sides = at.state.sides
    assert sum(len(side.city_tiles) for side in sides) > 0
    assert sum(len(side.innovations) for side in sides) > seats
    assert max(max(side.levels.values()) for side in sides) > 8
    assert max(side.track for side in sides) == 2
