"""The store: taking a game up, committing an answer, reminders of many games, memory."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.bench.figures import Figure, in_milliseconds
from bot.past import archive
from bot.past.replay import tables_of
from bot.past.shown import answers_of
from bot.sitting import Sitting
from bot.store import NewGame, NewReminder, NewSeat, Start, Store
from bot.tables import Tables
from games.core.chance import seed_hash
from games.core.players import random_value

OPEN = 1000
"""Open games whose memory is measured."""
REMINDED = 10_000
ANSWERS = 300
EARLY = 6
"""Answers in each of the open games."""
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Tables]:
    """Give the games of a database, with a clock that stands still."""
    store = await Store.open(url)
    try:
        yield Tables(store, lambda: NOON, lambda: "bench", random.Random("bench"))
    finally:
        await store.close()


async def answers(url: str, game_id: str, seats: int) -> list[Figure]:
    """Measure commits of answers and cold loads, in one long game of people only."""
    commits: list[float] = []
    loads: list[float] = []
    async with opened(url) as tables:
        tables.store.commit_move = _timed(tables.store.commit_move, commits)  # type: ignore[method-assign, assignment]
        sitting = await begun(tables, game_id, seats, 1)
        source = random.Random("bench")
        while len(commits) < ANSWERS:
            if sitting.table.finished:
                sitting = await begun(tables, game_id, seats, len(commits) + 2)
            sitting = await _one_answer(tables, sitting, source)
            loads.append(await _cold(tables, sitting.id))
    return [*in_milliseconds("commit", commits, 5), *in_milliseconds("cold load", loads, 2)]


async def begun(tables: Tables, game_id: str, seats: int, channel: int) -> Sitting:
    """Return a game just begun by people in a channel."""
    row = await tables.new_lobby(game_id, channel, None, 1, "Ada", seats, {}, "en")
    for user in range(2, seats + 1):
        await tables.join(row.id, user, f"P{user}")
    return await tables.start(row.id)


async def memory(url: str, game_id: str, seats: int) -> Figure:
    """Measure the resident memory of a bot that has taken up so many open games, in its own process."""
    async with opened(url) as tables:
        source = random.Random("bench")
        for number in range(OPEN):
            sitting = await begun(tables, game_id, seats, 1_000_000 + number)
            for _ in range(EARLY):
                sitting = await _one_answer(tables, sitting, source)
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-m", "bot.bench.resident", url], capture_output=True, check=True
    )
    return Figure(f"memory with {OPEN} open games", float(json.loads(done.stdout)), "MB", 200)


async def sweep(url: str, game_id: str) -> Figure:
    """Measure the look for due reminders when so many open games wait, the longest of five."""
    async with opened(url) as tables:
        for number in range(REMINDED):
            new = NewGame(game_id, 2, 2_000_000 + number, 1)
            row = await tables.store.create_game(new, at=NOON, seats=[NewSeat("Ada", 1)])
            await tables.store.start_game(
                row.id,
                0,
                Start("bench", seed_hash("bench"), "1"),
                at=NOON,
                answers=(),
                snapshots=(),
                outbox=(),
                reminders=[NewReminder(0, NOON + timedelta(minutes=number))],
            )
        times = [await _seconds(tables.store.due(NOON + timedelta(minutes=20))) for _ in range(5)]
    return Figure(f"reminder sweep over {REMINDED} games", round(max(times) * 1000, 2), "ms", 50)


async def record(url: str, game_id: str, seats: int) -> list[Figure]:
    """Measure what is read of a whole game: the digest of a turn post, a replay to its end, an export."""
    async with opened(url) as tables:
        sitting, source = await begun(tables, game_id, seats, 1), random.Random("bench")
        while not sitting.table.finished:
            sitting = await _one_answer(tables, sitting, source)
        digests = [await _seconds(tables.told(sitting, [0, 1])) for _ in range(50)]
        answers = await answers_of(tables.store, sitting.id)
        begin = time.perf_counter()
        *_, table = tables_of(sitting, answers)
        replay = time.perf_counter() - begin
        begin = time.perf_counter()
        size = len(archive.written(sitting, answers))
        export = time.perf_counter() - begin
    return [
        *in_milliseconds("digest", digests),
        Figure(f"replay of a game of {table.number} entries", round(replay * 1000, 1), "ms"),
        Figure("export", round(export * 1000, 1), "ms"),
        Figure("export size", round(size / 1000, 1), "kB"),
    ]


def measured(folder: Path, game_id: str, seats: int, *, quick: bool) -> list[Figure]:
    """Return all figures of the store, on SQLite files in a folder; `quick` leaves the big ones out."""

    def url(name: str) -> str:
        return f"sqlite+aiosqlite:///{folder / name}.db"

    found = asyncio.run(answers(url("answers"), game_id, seats))
    found += asyncio.run(record(url("record"), game_id, seats))
    if not quick:
        found.append(asyncio.run(memory(url("memory"), game_id, seats)))
        found.append(asyncio.run(sweep(url("sweep"), game_id)))
    return found


async def _one_answer(tables: Tables, sitting: Sitting, source: random.Random) -> Sitting:
    decision = sitting.table.asked[0]
    return await tables.answer(
        sitting.id, decision.seat, decision.fingerprint, random_value(decision, source)
    )


async def _cold(tables: Tables, game_id: str) -> float:
    tables.forget(game_id)
    return await _seconds(tables.sit(game_id))


async def _seconds(work: Awaitable[object]) -> float:
    begun = time.perf_counter()
    await work
    return time.perf_counter() - begun


def _timed(work: Callable[..., Awaitable[int]], times: list[float]) -> Callable[..., Awaitable[int]]:
    async def timed(*args: object, **named: object) -> int:
        begun = time.perf_counter()
        result = await work(*args, **named)
        times.append(time.perf_counter() - begun)
        return result

    return timed
