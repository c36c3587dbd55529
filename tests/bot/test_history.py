"""How much of a game's record is read for a post, a panel or a page of the log."""

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.sitting import Sitting
from bot.store import LoggedEvents, Store
from bot.tables import PAGE, Tables

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


class CountingStore(Store):
    """A store that counts the answers read for their events."""

    read_events = 0

    async def events(
        self, game_id: str, since_number: int = 0, before_number: int | None = None
    ) -> tuple[LoggedEvents, ...]:
        rows = await super().events(game_id, since_number, before_number)
        self.read_events += len(rows)
        return rows

    async def history(self, *_: object, **__: object) -> tuple[()]:
        pytest.fail("the whole history was read")


@pytest.fixture
async def five_rounds(tmp_path: Path) -> AsyncIterator[tuple[Tables, Sitting]]:
    """Return a game of High Card of two with five rounds, just begun."""
    store = await CountingStore.open(f"sqlite+aiosqlite:///{tmp_path / 'eureka.db'}")
    tables = Tables(store, lambda: NOW, lambda: "seed", random.Random(1))
    row = await tables.new_lobby("high_card", 7, None, 1, "Alice", 2, {"hand": "five"}, "en")
    await tables.join(row.id, 2, "Bob")
    sitting = await tables.start(row.id)
    yield tables, sitting
    await store.close()


async def played(tables: Tables, sitting: Sitting, seat: int) -> Sitting:
    """Let a seat play its first card."""
    decision = next(one for one in sitting.table.asked if one.seat == seat)
    return await tables.answer(sitting.id, seat, decision.fingerprint, decision.legal_default())


async def test_the_digest_reads_what_came_after_the_seats_last_answer(
    five_rounds: tuple[Tables, Sitting],
) -> None:
    """Three rounds are played; whoever owes since the last has to be told of nothing older."""
    tables, sitting = five_rounds
    for _ in range(3):
        sitting = await played(tables, sitting, 0)
        sitting = await played(tables, sitting, 1)
    store = tables.store
    assert isinstance(store, CountingStore)
    store.read_events = 0
    assert [event.text.key for event in await tables.told(sitting, [0])] == ["log-won"]
    assert await tables.told(sitting, [1]) == []
    assert store.read_events == 1


async def test_who_has_waited_longest_decides_what_a_common_post_tells(
    five_rounds: tuple[Tables, Sitting],
) -> None:
    tables, sitting = five_rounds
    assert [event.text.key for event in await tables.told(sitting, [0, 1])] == ["log-dealt"]
    sitting = await played(tables, sitting, 0)
    sitting = await played(tables, sitting, 1)
    assert [event.text.key for event in await tables.told(sitting, [1, 0])] == ["log-won"]
    assert [event.text.key for event in await tables.told(sitting, [1], own=True)] == ["log-won"]


async def test_the_log_reads_back_only_as_far_as_its_page(
    five_rounds: tuple[Tables, Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, sitting = five_rounds
    for _ in range(4):
        sitting = await played(tables, sitting, 0)
        sitting = await played(tables, sitting, 1)
    store = tables.store
    assert isinstance(store, CountingStore)
    monkeypatch.setattr("bot.tables.telling.PAGE", 2)
    store.read_events = 0
    assert [event.text.key for event in await tables.log(sitting, 2)] == ["log-won", "log-won"]
    assert store.read_events == 4
    everything = await tables.log(sitting, 1000)
    assert [event.text.key for event in everything] == ["log-dealt", *["log-won"] * 4]
    assert PAGE >= 12
