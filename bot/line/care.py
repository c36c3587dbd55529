"""`eureka verify`, `doctor`, `backup`: looking after a database and an installation."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.sitting import loaded, restored
from bot.store import AnswerRow, GameRow, Store, StoreError
from games.core.errors import Refused, Unfit
from games.core.registry import game_named
from games.core.table import Table


async def verify(url: str) -> tuple[int, list[str]]:
    """Load and replay every running game; return how many there are and what no longer matches."""
    store = await Store.open(url)
    faults: list[str] = []
    count = 0
    try:
        async for row in store.running_games():
            count += 1
            faults += [f"{row.id} ({row.game}): {fault}" for fault in await _faults(store, row)]
    finally:
        await store.close()
    return count, faults


async def _faults(store: Store, row: GameRow) -> list[str]:
    history = await store.history(row.id)
    try:
        record = await store.load(row.id)
        if record.snapshot is None:
            return ["has no snapshot"]
        table = loaded(game_named(row.game), record.snapshot, record.tail)
        if table.void:
            return [f"{len(table.void)} answers no longer fit, the first is {table.void[0].key}"]
        return list(_replayed(row, history, table.state.model_dump_json()))
    except (Unfit, StoreError, Refused) as error:
        return [str(error)]


def _replayed(row: GameRow, history: tuple[AnswerRow, ...], now: str) -> Iterator[str]:
    """Replay a game from its beginning and compare with the state now."""
    options = {str(k): str(v) for k, v in (row.options if isinstance(row.options, dict) else {}).items()}
    table = Table.start(game_named(row.game), row.seats, options, row.seed or "")
    for answer in restored(history):
        if answer.seat >= 0:
            table.resolve(answer.seat, answer.fingerprint, answer.value)
    if table.state.model_dump_json() != now:
        yield "the replay from the start leads to another state"


async def backup(url: str, path: Path) -> None:
    """Copy the database to a file while it is in use. Raises StoreError."""
    store = await Store.open(url)
    try:
        await asyncio.wait_for(store.backup(path), 600)
    finally:
        await store.close()


async def doctor(url: str, token: str | None) -> list[tuple[str, str]]:
    """Return (what was looked at, what is wrong or empty)."""
    return [
        ("token", "" if token else "Set EUREKA_TOKEN, or EUREKA_TOKEN_FILE to a file that holds it."),
        ("database", await _database(url)),
        ("fonts", _fonts()),
    ]


async def _database(url: str) -> str:
    try:
        store = await Store.open(url)
    except StoreError as error:
        return str(error)
    await store.close()
    return ""


def _fonts() -> str:
    from render.kit.canvas import Canvas
    from render.kit.text import TextStyle

    canvas = Canvas(200, 60)
    canvas.text(canvas.box, "發明 Eureka", TextStyle())
    return ""
