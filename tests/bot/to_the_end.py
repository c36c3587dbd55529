"""Whole games without the pictures on the way: these have tests of their own."""

import random

import pytest

from render.pictures import draw
from render.scene import Scene
from tests.bot.commanding import move_by_command
from tests.bot.parlour import Parlour, text_of
from tests.bot.thumbs import answer_by_taps


@pytest.fixture
def only_the_last_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the final score alone."""

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


async def by_taps(parlour: Parlour, game_id: str, source: random.Random, most: int) -> int:
    """Let whoever must act tap, in any order, until the game is over; return how many answers that took."""
    moves = 0
    while not await is_over(parlour, game_id):
        assert moves < most
        sitting = await parlour.bot.house.tables.sit(game_id)
        given = await answer_by_taps(parlour, game_id, source.choice(sitting.owing()), source)
        assert given
        moves += given
    return moves


async def by_commands(parlour: Parlour, game_id: str, source: random.Random, most: int) -> list[str]:
    """Let whoever must act use commands until the game is over; return those used."""
    used: list[str] = []
    while not await is_over(parlour, game_id):
        assert len(used) < most
        used.append(await move_by_command(parlour, game_id, source))
    return used
