"""Every game offered, played by three members through /move in the simulator."""

import random

import pytest

from games.core.registry import all_games
from tests.bot.parlour import Parlour, labels, selects

FEW = 25
GAMES = [game.id for game in all_games().values() if 3 in game.seats and game.id not in ("many_ways",)]


async def move(parlour: Parlour, game_id: str, source: random.Random) -> bool:
    """Let somebody who must act take one of the moves that /move offers; False when the game is over.

    A move that wants more than one word (some of many, an order) leads to the panel instead.
    """
    sitting = await parlour.bot.house.tables.sit(game_id)
    if sitting.table.finished:
        return False
    seat = source.choice(sitting.owing())
    member = parlour.members[seat]
    choices = await member.autocomplete(parlour.channel, "move", "move", "")
    assert choices, f"seat {seat} owes {sitting.table.asked[0].key} and is offered nothing"
    number = sitting.table.number
    done = await member.slash(parlour.channel, "move", move=source.choice(choices)["value"])
    if (await parlour.bot.house.tables.sit(game_id)).table.number == number:
        assert done.response is not None
        assert selects(done.response) or "Done" in labels(done.response)
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_of_three_by_commands(parlour: Parlour, game: str) -> None:
    """The first moves with all their pictures; every request conforms."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=game)
    source = random.Random(game)
    played = 0
    while played < FEW and await move(parlour, game_id, source):
        played += 1
    assert parlour.post().attachments
