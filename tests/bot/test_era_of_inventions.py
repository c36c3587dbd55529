"""Whole three-player games of Era of Inventions, from the lobby to the final score."""

import random

import pytest

from tests.bot.parlour import Parlour
from tests.bot.to_the_end import by_commands, by_taps

GAME = "era_of_inventions"
LEAST = 50
"""Fewer answers than this are no game."""
MOVES = 600


pytestmark = pytest.mark.usefixtures("only_the_last_picture")


async def test_a_game_of_three_with_buttons_only(parlour: Parlour) -> None:
    """Placing, every area, bonus discs and forfeits, without a dead end."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    assert await by_taps(parlour, game_id, random.Random(3), MOVES) >= LEAST


async def test_a_game_of_three_with_slash_commands_only(parlour: Parlour) -> None:
    """The game's own commands answer every question: /move is never needed."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    used = await by_commands(parlour, game_id, random.Random(4), MOVES)
    assert set(used) >= {"place", "build", "run", "buy", "market", "invent", "produce", "bonus"}
    assert "move" not in used
