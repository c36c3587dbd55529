"""Whole three-player games of Legendary Inventors, from the lobby to the final score."""

import random

import pytest

from tests.bot.parlour import Parlour
from tests.bot.to_the_end import by_commands, by_taps

GAME = "legendary_inventors"
LEAST = 50
"""Fewer answers than this are no game."""
MOVES = 400


pytestmark = pytest.mark.usefixtures("only_the_last_picture")


async def test_a_game_of_three_with_buttons_only(parlour: Parlour) -> None:
    card = (await parlour.open(game=GAME, seats=3)).response
    assert card is not None
    for member in (parlour.bob, parlour.carol):
        await member.click(card, label="Join")
    await parlour.alice.click(card, label="Start")
    game_id = await parlour.game_id()
    assert await by_taps(parlour, game_id, random.Random(3), MOVES) >= LEAST


async def test_a_game_of_three_with_slash_commands_only(parlour: Parlour) -> None:
    """The game's own commands are enough for every question; /move is needed for none of them."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    used = await by_commands(parlour, game_id, random.Random(4), MOVES)
    assert set(used) >= {"team", "send", "refresh", "reward", "place"}
    assert "move" not in used
