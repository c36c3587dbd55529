"""Whole games kept as text: every answer and everything that happened must come out again."""

import json
import sys
from pathlib import Path

import pytest

from games.core.table import Table
from games.south_tigris import GAME

sys.path.insert(0, str(Path(__file__).parent))
from playthrough import GAMES, GOLDEN, story


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    """The answers of a kept game, given again, tell the same story to the same end."""
    head, *lines = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    start = json.loads(head)
    table = Table.start(GAME, start["seats"], start["options"], start["seed"])
    for line in lines:
        if line.startswith("seat "):
            who, _, rest = line.partition(": ")
            key, _, value = rest.partition(" ")
            wanted = json.loads(value)
            fit = [d for d in table.decisions(int(who.removeprefix("seat "))) if d.key == key]
            table.answer(fit[0], wanted)
    assert story(table) == lines
    assert table.finished


def test_golden_games_cover_every_number_of_players_and_every_length() -> None:
    """Two with the dummy, three, four; four rounds, three rounds, Era of Experts."""
    assert {seats for seats, _ in GAMES.values()} == set(GAME.seats)
    assert {(o["rounds"], o["era"]) for _, o in GAMES.values()} >= {
        ("four", "off"),
        ("three", "off"),
        ("three", "on"),
    }
