"""Whole games kept as text: every answer and everything that happened must come out again."""

import pytest

from tests.games.age_of_innovation.transcript import GAMES, GOLDEN, replayed, story


@pytest.mark.parametrize("seats", GAMES)
def test_golden_game(seats: int) -> None:
    """The answers of a kept game, given again, tell the same story to the same end."""
    lines = (GOLDEN / f"{seats}-players.txt").read_text(encoding="utf-8").splitlines()
    table = replayed(seats, lines)
    assert table.finished
    assert story(table) == lines
