"""A whole game as text, and the game played again from it.

`python -m tests.games.age_of_innovation.transcript` writes the golden games anew.
"""

import json
import random
from pathlib import Path
from typing import Any

from games.age_of_innovation import GAME
from games.age_of_innovation.state import AgeState
from games.age_of_innovation.view import AgeView
from games.core.chance import CHANCE
from games.core.selfplay import choose
from games.core.table import Answer, Table
from games.core.text import Text

AgeTable = Table[AgeState, AgeView]
GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[int, dict[str, str]] = {
    2: {"setup": "bundles", "palaces": "more"},
    3: {"setup": "draft", "map": "small", "books": "twelve"},
    4: {"setup": "draft", "balance": "sept_2024"},
    5: {"setup": "bundles"},
}
"""Options by number of players."""
ADVISED = 0.9
"""How often the computer player's advice is taken; else a move is made at random."""


def plain(value: Any) -> str:
    """Return a Text, or a parameter of one, as a short line."""
    if isinstance(value, Text):
        params = " ".join(f"{name}={plain(one)}" for name, one in value.params.items())
        return f"{value.key}({params})" if params else value.key
    if isinstance(value, tuple):
        return "[" + " ".join(plain(one) for one in value) + "]"
    return str(value)


def told(entry: Answer) -> list[str]:
    """Return what an entry of the record says, answer first, events indented."""
    who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
    events = [f"{'  ' * (event.depth + 1)}{plain(event.text)}" for event in entry.events]
    return [f"{who}: {entry.key} {json.dumps(entry.value)}", *events]


def story(table: AgeTable) -> list[str]:
    """Return a finished game as lines, the score last."""
    sheet = GAME.score(table.state)
    lines = [f"{plain(line.text)} {list(line.points)}" for line in sheet.lines]
    ending = f"totals {list(sheet.totals)} winners {list(sheet.winners)}"
    return [*(line for entry in table.answers for line in told(entry)), *lines, ending]


def played(seats: int) -> AgeTable:
    """Return a game played to its end, mostly by advice."""
    source = random.Random(seats)
    table: AgeTable = Table.start(GAME, seats, GAMES[seats], f"golden {seats}")
    while not table.finished:
        policy = "greedy" if source.random() < ADVISED else "random"
        table.answer(*choose(table, source, policy))
    return table


def replayed(seats: int, lines: list[str]) -> AgeTable:
    """Return the game that comes of the answers in these lines, its laws checked at every event."""
    table: AgeTable = Table.start(GAME, seats, GAMES[seats], f"golden {seats}", watched=True)
    for line in lines:
        if line.startswith("seat "):
            who, _, rest = line.partition(": ")
            key, _, value = rest.partition(" ")
            seat = int(who.removeprefix("seat "))
            decision = next(one for one in table.decisions(seat) if one.key == key)
            table.answer(decision, json.loads(value))
    return table


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for number in GAMES:
        text = "\n".join(story(played(number)))
        (GOLDEN / f"{number}-players.txt").write_text(f"{text}\n", encoding="utf-8")
