"""Age of Innovation by slash commands to its end, and by buttons through setup and two rounds."""

import random

import pytest

from games.age_of_innovation.state import AgeState
from tests.bot.commanding import move_by_command
from tests.bot.parlour import Parlour
from tests.bot.thumbs import answer_by_taps

GAME = "age_of_innovation"
MOVES = 500
OWN = {"build", "upgrade", "scholar", "power", "pass", "convert"}
"""Commands that every game of some length needs."""


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have tests of their own; here it counts what is played."""
    monkeypatch.setattr("bot.scene.draw", lambda *_: b"\x89PNG\r\n\x1a\n")
    monkeypatch.setattr("bot.scene.alt_text", lambda *_: "a picture")


async def state_of(parlour: Parlour, game_id: str) -> AgeState:
    state = (await parlour.bot.house.tables.sit(game_id)).table.state
    assert isinstance(state, AgeState)
    return state


async def test_a_game_by_slash_commands(parlour: Parlour) -> None:
    """The group's commands, /move for the questions within; every answer leads on."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    source, used = random.Random(4), []
    while (await state_of(parlour, game_id)).phase != "over" and len(used) < MOVES:
        used.append(await move_by_command(parlour, game_id, source))
    assert (await parlour.bot.house.store.game(game_id)).status == "finished"
    assert set(used) >= OWN


async def test_two_rounds_of_four_by_buttons(parlour: Parlour) -> None:
    """Setup and two rounds with taps alone."""
    game_id = await parlour.started(parlour.bob, parlour.carol, parlour.dave, game=GAME)
    source = random.Random(5)
    while (state := await state_of(parlour, game_id)).round < 3 and state.phase != "over":
        sitting = await parlour.bot.house.tables.sit(game_id)
        assert await answer_by_taps(parlour, game_id, source.choice(sitting.owing()), source)
    assert state.round == 3
