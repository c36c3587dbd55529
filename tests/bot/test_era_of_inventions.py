"""Whole three-player games of Era of Inventions, from the lobby to the final score."""

import random

import pytest

from tests.bot.commanding import move_by_command
from tests.bot.parlour import Parlour
from tests.bot.thumbs import answer_by_taps
from tests.bot.to_the_end import is_over

GAME = "era_of_inventions"
MOVES = 600


pytestmark = pytest.mark.usefixtures("only_the_last_picture")


async def test_a_game_of_three_with_buttons_only(parlour: Parlour) -> None:
    """Placing, every area, bonus discs and forfeits, without a dead end."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    source, moves = random.Random(3), 0
    while not await is_over(parlour, game_id) and moves < MOVES:
        sitting = await parlour.bot.house.tables.sit(game_id)
        moves += await answer_by_taps(parlour, game_id, source.choice(sitting.owing()), source)
    assert await is_over(parlour, game_id)


async def test_a_game_of_three_with_slash_commands_only(parlour: Parlour) -> None:
    """The game's own commands answer every question: /move is never needed."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    source, used = random.Random(4), []
    while not await is_over(parlour, game_id) and len(used) < MOVES:
        used.append(await move_by_command(parlour, game_id, source))
    assert await is_over(parlour, game_id)
    assert set(used) >= {"place", "build", "run", "buy", "market", "invent", "produce", "bonus"}
    assert "move" not in used
