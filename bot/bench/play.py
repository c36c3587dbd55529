"""Rules and pictures: decisions per second, the slowest question, drawing time and size."""

import random
import time
from collections.abc import Iterator
from typing import Any

from bot.bench.figures import Figure
from games.core.registry import AnyGame
from games.core.selfplay import Pace, choose, play_game
from games.core.table import Table
from render.kit.frame import Size
from render.pictures import draw
from render.scene import Scene
from render.words import words_for

SECONDS = 3.0
"""How long each game is played for its figure."""
DRAWN = 5
NAMES = ("Ada", "Bo", "Cy", "Di", "Eli")

AnyTable = Table[Any, Any]


def rules(game: AnyGame) -> Iterator[Figure]:
    """Measure a game's rules with the most players: decisions per CPU second, and the slowest answer."""
    yield Figure(f"{game.id} decisions", _decisions_per_second(game), "/s", up=True)
    slowest = max(_slowest(game, f"bench/{number}") for number in range(3))
    yield Figure(f"{game.id} slowest answer", round(slowest * 1000, 1), "ms", 100)


def pictures(game: AnyGame) -> Iterator[Figure]:
    """Measure the full-size board late in a game of the most players: CPU and bytes."""
    scene = _late(game)
    draw(scene)
    times, size = [], 0
    for _ in range(DRAWN):
        begun = time.process_time()
        size = len(draw(scene))
        times.append(time.process_time() - begun)
    yield Figure(f"{game.id} picture", round(min(times) * 1000, 1), "ms CPU", 60)
    yield Figure(f"{game.id} picture size", round(size / 1000, 1), "kB", 250)


def _decisions_per_second(game: AnyGame) -> float:
    seats, count, number, begun = game.seats.stop - 1, 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        count += play_game(game, seats, {}, f"bench/{number}", Pace(fast=True))[1]
        number += 1
    return round(count / spent)


def _slowest(game: AnyGame, seed: str) -> float:
    """Return the longest time from an answer to the next questions in one game, as it is played for real."""
    source, slowest = random.Random(seed), 0.0
    table: AnyTable = Table.start(game, game.seats.stop - 1, {}, seed)
    while not table.finished:
        decision, value = choose(table, source)
        begun = time.process_time()
        table.answer(decision, value)
        slowest = max(slowest, time.process_time() - begun)
    return slowest


def _late(game: AnyGame) -> Scene:
    """Return the scene of a position after nine tenths of a game."""
    seats, source = game.seats.stop - 1, random.Random("bench")
    moves = play_game(game, seats, {}, "bench", Pace(fast=True))[1] * 9 // 10
    table: AnyTable = Table.start(game, seats, {}, "bench")
    for _ in range(moves):
        if not table.finished:
            table.answer(*choose(table, source))
    words = words_for(game, "en")
    return Scene(game, table.view(None), words, NAMES[:seats], Size.FULL, foot=("bench", str(table.number)))
