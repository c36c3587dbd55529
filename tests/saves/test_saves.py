"""Property 8: what an earlier release has stored is taken up and played to its end."""

import json
import random
from pathlib import Path

import pytest

from games.core.registry import game_named
from games.core.selfplay import choose
from games.core.snapshot import Snapshot
from games.core.table import Table

SAVES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_played_to_its_end(path: Path) -> None:
    """The snapshot fits, its questions can be answered, the game ends with a winner."""
    game = game_named(path.stem.split("-")[0])
    table = Table.load(game, Snapshot(**json.loads(path.read_text("utf-8"))), [])
    source = random.Random(path.stem)
    for _ in range(game.longest):
        if table.finished:
            break
        table.answer(*choose(table, source))
    assert table.finished
    game.check(table.state)
    assert game.score(table.state).winners


def test_there_are_saves() -> None:
    assert SAVES
