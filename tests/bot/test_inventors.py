"""Whole three-player games of Legendary Inventors, from the lobby to the final score."""

import random

import pytest

from tests.bot.commanding import move_by_command
from tests.bot.parlour import Parlour
from tests.bot.thumbs import answer_by_taps
from tests.bot.to_the_end import is_over

GAME = "legendary_inventors"
MOVES = 400


pytestmark = pytest.mark.usefixtures("only_the_last_picture")


async def test_a_game_of_three_with_buttons_only(parlour: Parlour) -> None:
    card = (await parlour.open(game=GAME, seats=3)).response
    assert card is not None
    for member in (parlour.bob, parlour.carol):
        await member.click(card, label="Join")
    await parlour.alice.click(card, label="Start")
    game_id, source, moves = await parlour.game_id(), random.Random(3), 0
    while not await is_over(parlour, game_id) and moves < MOVES:
        sitting = await parlour.bot.house.tables.sit(game_id)
        given = await answer_by_taps(parlour, game_id, source.choice(sitting.owing()), source)
        assert given
        moves += given
    assert await is_over(parlour, game_id)


async def test_a_game_of_three_with_slash_commands_only(parlour: Parlour) -> None:
    """The game's own commands are enough for every question; /move is needed for none of them."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    source, used = random.Random(4), []
    while not await is_over(parlour, game_id) and len(used) < MOVES:
        used.append(await move_by_command(parlour, game_id, source))
    assert await is_over(parlour, game_id)
    assert set(used) >= {"team", "send", "refresh", "reward", "place"}
    assert "move" not in used
