"""Whole games without the pictures on the way: these have tests of their own."""

import pytest

from render.pictures import draw
from render.scene import Scene
from tests.bot.parlour import Parlour, text_of


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
