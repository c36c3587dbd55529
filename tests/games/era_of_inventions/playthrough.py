"""A whole game as text: `> seat key value` for answers, what happened below each, the score at the end."""

import json
from collections.abc import Iterable

from games.core.record import value_from_json, value_to_json
from games.core.selfplay import Pace, play_game
from games.core.table import Answer, Table
from games.core.text import Text
from games.era_of_inventions import GAME
from games.era_of_inventions.state import EraState
from games.era_of_inventions.view import EraView

EraTable = Table[EraState, EraView]


def record(seats: int, seed: str) -> str:
    """Play a greedy game and return its text."""
    table, _ = play_game(GAME, seats, {}, seed, Pace("greedy", every=1000))
    return text(table)


def replay(golden: str, seats: int, seed: str) -> str:
    """Feed the answers of a golden game to a new table (laws checked at every event); return its text."""
    table: EraTable = Table.start(GAME, seats, {}, seed, watched=True)
    for line in golden.splitlines():
        if line.startswith("> "):
            seat, key, value = line[2:].split(" ", 2)
            decision = table.decisions(int(seat))[0]
            if decision.key != key:
                raise AssertionError(f"asked {decision.key}, not {key}")
            table.answer(decision, value_from_json(value))
    return text(table)


def text(table: EraTable) -> str:
    """Return the text of a finished game."""
    lines = [line for answer in table.answers for line in _lines(answer)]
    score = GAME.score(table.state)
    parts = [f"= {line.text.key} {line.points}" for line in score.lines]
    return "\n".join([*lines, *parts, f"= totals {score.totals} winners {score.winners}", ""])


def _lines(answer: Answer) -> Iterable[str]:
    if answer.seat >= 0:
        yield f"> {answer.seat} {answer.key} {value_to_json(answer.value)}"
    for event in answer.events:
        yield "  " * (event.depth + 1) + _plain(event.text)


def _plain(words: Text) -> str:
    return f"{words.key} {json.dumps(_params(words), sort_keys=True)}"


def _params(words: Text) -> dict[str, object]:
    return {name: _param(value) for name, value in words.params.items()}


def _param(value: int | str | Text | tuple[Text, ...]) -> object:
    if isinstance(value, tuple):
        return [_param(one) for one in value]
    if isinstance(value, Text):
        return value.params["n"] if value.key == "seat" else _plain(value) if value.params else value.key
    return value
