"""A whole game as text: `> player question answer`, below it what happened in public, the end at the foot."""

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from games.core.players import greedy_value
from games.core.record import value_from_json, value_to_json
from games.core.table import Answer, Table
from games.innovation import GAME
from games.innovation.state import InnovationState
from games.innovation.view import InnovationView
from render.words import Words, words_for

NAMES = ("Ada", "Bo", "Cy", "Di")
InnovationTable: TypeAlias = Table[InnovationState, InnovationView]


def record(seats: int, seed: str, options: Mapping[str, str]) -> str:
    """Let computer players play a game and return its text."""
    table: InnovationTable = Table.start(GAME, seats, dict(options), seed)
    source = random.Random(seed)
    while not table.finished:
        decision = table.asked[0]
        table.answer(decision, greedy_value(table, decision, source))
    return text(table, options)


def replay(golden: str) -> str:
    """Feed the answers of a golden game to a new table (laws checked at every event); return its text."""
    head = golden.splitlines()[0].removeprefix("# ").split("; ")
    seats, seed, *rest = (part.partition(" ")[2] for part in head)
    options = dict(one.split("=") for one in rest[0].split(",") if one)
    table: InnovationTable = Table.start(GAME, int(seats), options, seed, watched=True)
    for line in golden.splitlines():
        if line.startswith("> "):
            name, key, value = line[2:].split(" ", 2)
            decision = next(one for one in table.asked if one.seat == NAMES.index(name))
            if decision.key != key:
                raise AssertionError(f"asked {decision.key}, not {key}")
            table.answer(decision, value_from_json(value))
    return text(table, options)


def text(table: InnovationTable, options: Mapping[str, str]) -> str:
    """Return the text of a finished game."""
    words, state = words_for(GAME, "en"), table.state
    chosen = ",".join(f"{name}={choice}" for name, choice in options.items())
    lines = [f"# players {state.seats}; seed {state.seed}; options {chosen}"]
    lines += [line for answer in table.answers for line in _lines(answer, words)]
    lines += [f"= {line}" for line in _end(table, words)]
    return "\n".join([*lines, ""])


def _lines(answer: Answer, words: Words) -> Iterable[str]:
    if answer.seat >= 0:
        yield f"> {NAMES[answer.seat]} {answer.key} {value_to_json(answer.value)}"
    for event in answer.events:
        yield "  " * (event.depth + 1) + words.put(event.text, NAMES)


def _end(table: InnovationTable, words: Words) -> Iterator[str]:
    """Give the score sheet and the whole position in words."""
    sheet = GAME.score(table.state)
    for line in (*sheet.lines, *sheet.ties):
        yield f"{words.put(line.text)}: {', '.join(map(str, line.points))}"
    yield f"winners: {', '.join(NAMES[seat] for seat in sheet.winners)}"
    yield from (words.put(line, NAMES) for line in GAME.status(table.view(None)))
