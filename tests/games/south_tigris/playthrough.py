"""Writes and tells whole games for the golden tests. Run as a program to write them anew."""

import json
import random
from pathlib import Path
from typing import Any

from games.core.chance import CHANCE
from games.core.selfplay import choose
from games.core.table import Answer, Table
from games.core.text import Text
from games.south_tigris import GAME

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "game-2-players": (2, {"rounds": "four", "era": "off"}),
    "game-3-players": (3, {"rounds": "three", "era": "off"}),
    "game-4-players": (4, {"rounds": "three", "era": "on"}),
}


def plain(value: Any) -> str:
    """Return a Text, or a parameter of one, as a short line."""
    if isinstance(value, Text):
        params = " ".join(plain(one) for one in value.params.values())
        return f"{value.key}({params})" if params else value.key
    if isinstance(value, tuple):
        return "[" + " ".join(plain(one) for one in value) + "]"
    return str(value)


def told(entry: Answer) -> list[str]:
    """Return what an entry of the record says, chance and answers first, events indented."""
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    head = f"{who}: {entry.key} {json.dumps(entry.value)}"
    return [head, *(f"  {plain(event.text)}" for event in entry.events)]


def ending(table: Table[Any, Any]) -> list[str]:
    """Return the last lines of a golden game: its score sheet."""
    sheet = GAME.score(table.state)
    lines = [f"{line.text.key} {list(line.points)}" for line in sheet.lines]
    return [*lines, f"totals {list(sheet.totals)} winners {list(sheet.winners)}"]


def story(table: Table[Any, Any]) -> list[str]:
    """Return the whole game, line by line."""
    return [*(line for entry in table.answers for line in told(entry)), *ending(table)]


def write(name: str) -> None:
    """Play a game with the greedy player and keep it."""
    seats, options = GAMES[name]
    table: Table[Any, Any] = Table.start(GAME, seats, options, name)
    source = random.Random(name)
    while not table.finished:
        table.answer(*choose(table, source, "greedy"))
    head = json.dumps({"seats": seats, "options": options, "seed": name})
    (GOLDEN / f"{name}.txt").write_text("\n".join([head, *story(table)]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in GAMES:
        write(each)
