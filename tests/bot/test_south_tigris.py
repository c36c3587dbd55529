"""A whole three-player game of South Tigris with Era of Experts, from the lobby to the final score."""

import random

import pytest

from tests.bot.parlour import Parlour
from tests.bot.to_the_end import by_taps

GAME = "south_tigris"
LEAST = 50
"""Fewer answers than this are no game."""
MOVES = 3000


pytestmark = pytest.mark.usefixtures("only_the_last_picture")


@pytest.mark.deep
async def test_a_game_of_three_with_buttons_only(parlour: Parlour) -> None:
    """Three rounds with the expansion, by taps alone, without a dead end."""
    await parlour.open(game=GAME, seats=3, options="rounds=three, era=on")
    for member in (parlour.bob, parlour.carol):
        await member.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    game_id = await parlour.game_id()
    assert await by_taps(parlour, game_id, random.Random(3), MOVES) >= LEAST
