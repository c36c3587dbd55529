"""A whole three-player game of South Tigris with Era of Experts, from the lobby to the final score."""

import random

import pytest

from render.pictures import draw
from render.scene import Scene
from tests.bot.parlour import Parlour, text_of
from tests.bot.thumbs import answer_by_taps

GAME = "south_tigris"
MOVES = 3000


@pytest.fixture(autouse=True)
def only_the_last_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the final score alone: what is played counts here, and the pictures have tests of their own."""

    def sketch(scene: Scene, what: str = "board", seat: int | None = None) -> bytes:
        return draw(scene, what, seat) if scene.view.finished else b"\x89PNG\r\n\x1a\n"

    monkeypatch.setattr("bot.scene.draw", sketch)
    monkeypatch.setattr("bot.scene.alt_text", lambda *_: "a picture")


async def is_over(parlour: Parlour, game_id: str) -> bool:
    """Tell whether the game is over and said so, with its winner, to everybody."""
    row = await parlour.bot.house.store.game(game_id)
    if row.status != "finished":
        return False
    sitting = await parlour.bot.house.tables.sit(game_id)
    sheet = sitting.game.score(sitting.table.state)
    assert all(sitting.names[seat] in text_of(parlour.post()) for seat in sheet.winners)
    assert {"score.png", "board.png"} <= {file.filename for file in parlour.post().attachments}
    return True


@pytest.mark.deep
async def test_a_game_of_three_with_buttons_only(parlour: Parlour) -> None:
    """Three rounds with the expansion, by taps alone, without a dead end."""
    await parlour.open(game=GAME, seats=3, options="rounds=three, era=on")
    for member in (parlour.bob, parlour.carol):
        await member.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    game_id, source, moves = await parlour.game_id(), random.Random(3), 0
    while not await is_over(parlour, game_id) and moves < MOVES:
        sitting = await parlour.bot.house.tables.sit(game_id)
        moves += await answer_by_taps(parlour, game_id, source.choice(sitting.owing()), source)
    assert await is_over(parlour, game_id)
