"""Taken back and brought again fifty times at random points, a game is the same to the last card."""

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.sitting import Sitting
from bot.store import Store
from bot.tables import Tables
from games.core.chance import CHANCE
from games.core.errors import Refused
from games.core.registry import AnyGame, all_games
from games.core.selfplay import choose, random_options
from tests.bot.conftest import HASTY

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
GAMES = [game for _, game in sorted(all_games().items()) if game.credits.designer != "nobody"]
TIMES, DEEPEST = 50, 3
OPENING = 25
"""How many answers are given before it begins; a few more follow between one time and the next."""
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.deep) for seed in range(1, 8))]


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    """Return tables on an empty database."""
    monkeypatch.setattr("bot.store.engine.PRAGMAS", HASTY)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'eureka.db'}")
    yield Tables(store, lambda: NOW, lambda: "back and forth", random.Random(1))
    await store.close()


async def begun(tables: Tables, game: AnyGame, source: random.Random) -> str:
    """Begin a game of people, the last seat perhaps a computer's, and play it on a little; return its id."""
    seats = source.choice(game.seats)
    row = await tables.new_lobby(
        game.id, 7, None, 100, "P0", max(2, seats), random_options(game, seats, source), "en"
    )
    for seat in range(1, row.seats):
        if seat == row.seats - 1 and source.random() < 0.5:
            await tables.add_computer(row.id)
        else:
            await tables.join(row.id, 100 + seat, f"P{seat}")
    await tables.start(row.id)
    await play_on(tables, row.id, source, OPENING)
    return row.id


async def play_on(tables: Tables, game_id: str, source: random.Random, count: int) -> None:
    """Give so many random answers, but none that ends the game; a computer's answer may."""
    for _ in range(count):
        sitting = await tables.sit(game_id)
        if sitting.table.finished:
            return
        decision, value = choose(sitting.table, source)
        trial = sitting.table.fork()
        trial.answer(decision, value)
        if not trial.finished:
            await tables.answer(game_id, decision.seat, decision.fingerprint, value)


async def everything(tables: Tables, game_id: str) -> list[object]:
    """Return all that makes the game what it is: state, snapshot, record, and every draw in it."""
    record = await tables.store.load(game_id)
    assert record.snapshot is not None
    history = await tables.store.history(game_id)
    sitting = await tables.sit(game_id)
    return [
        sitting.table.state.model_dump_json(),
        (record.snapshot.number, record.snapshot.sha256, record.snapshot.state),
        [(row.number, row.seat, row.key, row.fingerprint, row.value, row.events) for row in history],
        [(row.key, row.value) for row in history if row.seat == CHANCE],
        [sitting.table.view(seat).model_dump_json() for seat in range(sitting.row.seats)],
        [decision.fingerprint for decision in (*sitting.table.asked, *sitting.table.free)],
    ]


async def back(tables: Tables, sitting: Sitting, source: random.Random) -> tuple[str, int | None]:
    """Take something back: one's own last answer where that is free, else to any point by one of two ways."""
    last = max(seat for seat in range(sitting.row.seats) if sitting.seats[seat].kind == "human")
    seat = source.randint(0, last)
    if source.random() < 0.5:
        try:
            await tables.undo(sitting.id, seat)
            return "undo", seat
        except Refused:
            pass
    kind = source.choice(("agreed", "rollback"))
    number = source.randrange(1, sitting.table.number)
    await tables.back_to(sitting.id, number, kind, "somebody", seat=seat if kind == "agreed" else None)
    return kind, seat


async def forth(tables: Tables, game_id: str, kind: str, seat: int | None) -> None:
    """Bring it back in the way that belongs to it."""
    if kind == "agreed":
        assert seat is not None
        await tables.redo_agreed(game_id, seat, "somebody")
    else:
        await tables.redo(game_id, seat, "somebody", moderator=kind == "rollback")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
async def test_fifty_times_back_and_forth_at_random_points(tables: Tables, game: AnyGame, seed: int) -> None:
    """Up to three steps back, as many forth: snapshot, record, hands and every draw are the same."""
    source = random.Random(f"{game.id}/{seed}")
    game_id = await begun(tables, game, source)
    ways: set[str] = set()
    changed = 0
    for _ in range(TIMES):
        await play_on(tables, game_id, source, source.randint(0, 1))
        if (await tables.sit(game_id)).table.finished:
            game_id = await begun(tables, game, source)
        before = await everything(tables, game_id)
        done = []
        while len(done) < source.randint(1, DEEPEST) and (now := await tables.sit(game_id)).table.number > 1:
            done.append(await back(tables, now, source))
        changed += (await everything(tables, game_id))[2] != before[2]
        for kind, seat in reversed(done):
            await forth(tables, game_id, kind, seat)
        assert await everything(tables, game_id) == before
        ways |= {kind for kind, _ in done}
    assert ways >= {"agreed", "rollback"}
    assert changed > TIMES / 2, "going back to a draw makes it anew, going back to an answer takes it away"
