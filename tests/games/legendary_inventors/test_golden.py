"""Whole games kept as text: every answer and everything that happened must come out again."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.core.chance import CHANCE
from games.core.table import Answer, Table
from games.core.text import Text
from games.legendary_inventors import GAME

GOLDEN = Path(__file__).parent / "golden"


def plain(value: Any) -> str:
    """Return a Text, or a parameter of one, as a short line."""
    if isinstance(value, Text):
        params = " ".join(f"{name}={plain(one)}" for name, one in value.params.items())
        return f"{value.key}({params})" if params else value.key
    if isinstance(value, tuple):
        return "[" + " ".join(plain(one) for one in value) + "]"
    return str(value)


def told(entry: Answer) -> list[str]:
    """Return what an entry of the record says, chance and answers first, events indented."""
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    return [f"{who}: {entry.key} {json.dumps(entry.value)}", *(f"  {plain(e.text)}" for e in entry.events)]


def ending(table: Table[Any, Any]) -> str:
    """Return the last line of a golden game."""
    sheet = GAME.score(table.state)
    return f"totals {list(sheet.totals)} winners {list(sheet.winners)}"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    """The answers of a kept game, given again, tell the same story to the same end."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    start = json.loads(head)
    table = Table.start(GAME, start["seats"], start["options"], start["seed"])
    for line in lines:
        if line.startswith("seat "):
            who, _, rest = line.partition(": ")
            key, _, value = rest.partition(" ")
            seat, wanted = int(who.removeprefix("seat ")), json.loads(value)
            fit = [d for d in table.decisions(seat) if d.key == key]
            holds = [d for d in fit if wanted in [option.id for option in d.options]] or fit
            table.answer(holds[0], wanted)
    story = [line for entry in table.answers for line in told(entry)]
    assert [*story, ending(table)] == lines
    assert table.finished


def test_there_are_golden_games() -> None:
    """Two and five players, at least."""
    assert {json.loads(p.read_text().splitlines()[0])["seats"] for p in GOLDEN.glob("*.txt")} >= {2, 5}
