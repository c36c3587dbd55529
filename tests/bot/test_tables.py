"""Tables over a real store: what a failing rule, a changed rule and a resignation leave behind."""

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.sitting import Sitting, answers_since
from bot.store import Store
from bot.tables import Tables
from games.core.errors import Refused
from games.core.question import Decision

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ALICE, BOB, CAROL = 1, 2, 3


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Return tables on an empty database."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'eureka.db'}")
    yield Tables(store, lambda: NOW, lambda: "seed", random.Random(1))
    await store.close()


async def begun(tables: Tables) -> Sitting:
    """Return a game of High Card begun by Alice and Bob."""
    row = await tables.new_lobby("high_card", 7, None, ALICE, "Alice", 3, {}, "en")
    await tables.join(row.id, BOB, "Bob")
    return await tables.start(row.id)


async def played(tables: Tables, sitting: Sitting, decision: Decision) -> Sitting:
    """Answer with the default."""
    return await tables.answer(sitting.id, decision.seat, decision.fingerprint, decision.legal_default())


async def test_a_rule_that_breaks_leaves_the_stored_game_as_it_was(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table left half-way by an error is not used again."""
    sitting = await begun(tables)
    sitting = await played(tables, sitting, sitting.table.asked[0])
    before = sitting.table.state.model_dump_json()
    decision = sitting.table.asked[0]

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault in the rules")

    with monkeypatch.context() as patch, pytest.raises(RuntimeError):
        patch.setattr("games.core.play.Play.log", broken)
        await played(tables, sitting, decision)
    again = await tables.sit(sitting.id)
    assert again.table.state.model_dump_json() == before
    assert (await played(tables, again, decision)).table.state.rounds == 2


async def test_answers_that_no_longer_fit_leave_the_record_with_the_next_answer(tables: Tables) -> None:
    """After a change of the rules the game goes on, and can be loaded again."""
    sitting = await begun(tables)
    sitting = await played(tables, sitting, sitting.table.asked[0])
    history = await tables.store.history(sitting.id)
    await tables.store.commit_move(sitting.id, sitting.version, at=NOW, undo_to=len(history) - 1)
    row = sitting.row
    stale = [answer for answer in sitting.table.answers if answer.seat == 0]
    stale[-1].fingerprint = "0000000000"
    await tables.store.commit_move(
        row.id, sitting.version + 1, at=NOW, answers=answers_since(sitting.table, len(history) - 1)
    )
    waiting = await tables.sit(row.id)
    assert len(waiting.table.void) == 1
    assert waiting.owing() == [0, 1]
    await played(tables, waiting, waiting.table.asked[1])
    fresh = Tables(tables.store, lambda: NOW, lambda: "seed", random.Random(1))
    again = await fresh.sit(row.id)
    assert again.table.void == []
    assert again.owing() == [0]


async def test_a_seat_given_up_is_played_on_and_can_be_claimed(tables: Tables) -> None:
    """The computer answers for an open seat at once; the one who claims it sees that seat."""
    sitting = await begun(tables)
    sitting = await tables.resign(sitting.id, 0)
    assert sitting.owing() == [1]
    assert sitting.seat_of(ALICE) is None
    sitting = await tables.claim(sitting.id, 0, CAROL, "Carol")
    assert sitting.seat_of(CAROL) == 0
    with pytest.raises(Refused):
        await tables.claim(sitting.id, 1, 4, "Dave")


async def test_undo_reaches_back_over_a_reload(tables: Tables) -> None:
    """A pending answer is taken back from a table that was loaded afresh."""
    sitting = await begun(tables)
    await played(tables, sitting, sitting.table.asked[0])
    fresh = Tables(tables.store, lambda: NOW, lambda: "seed", random.Random(1))
    assert (await fresh.undo(sitting.id, 0)).owing() == [0, 1]
