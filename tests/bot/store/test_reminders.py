"""A reminder is sent once per (game, version, seat, time)."""

import asyncio
from datetime import timedelta

from sqlalchemy import insert, text
from sqlalchemy.dialects import sqlite

from bot.store import NewReminder, Reminder, Store
from bot.store.reminders import due_query
from bot.store.schema import games, reminders
from tests.bot.store.house import NOON, House, post

DAY = timedelta(days=1)


async def reminded(store: Store, house: House) -> Reminder:
    """Start a game whose seat 0 is to be reminded at noon."""
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, reminders=[NewReminder(0, NOON)])
    return Reminder(game.id, 2, 0, NOON)


async def test_a_reminder_is_due_from_its_time_on(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    assert await store.due(NOON - timedelta(microseconds=1)) == []
    assert await store.due(NOON) == [reminder]


async def test_the_longest_overdue_come_first_up_to_the_limit(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    older = Reminder(reminder.game_id, 2, 1, NOON - DAY)
    await store.set_due(older)
    assert await store.due(NOON) == [older, reminder]
    assert await store.due(NOON, limit=1) == [older]


async def test_a_reminder_is_marked_sent_once(store: Store, second_store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    marks = await asyncio.gather(*(place.mark_sent(reminder, at=NOON) for place in (store, second_store)))
    assert sorted(marks) == [False, True]
    assert await store.due(NOON) == []


async def test_planning_a_sent_reminder_again_does_not_send_it_again(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    await store.mark_sent(reminder, at=NOON)
    await store.set_due(reminder)
    assert await store.due(NOON) == []


async def test_post_and_next_reminder_come_with_the_mark(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    assert await store.mark_sent(reminder, at=NOON, post=post("reminder"), then={0: NOON + DAY})
    assert not await store.mark_sent(reminder, at=NOON, post=post("reminder"), then={0: NOON + 2 * DAY})
    assert [entry.kind for entry in await store.outbox_of(reminder.game_id)] == ["reminder"]
    (tomorrow,) = await store.due(NOON + 9 * DAY)
    assert tomorrow.due_at == NOON + DAY


async def test_the_next_days_reminder_of_the_same_turn_is_another_post(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    await store.mark_sent(reminder, at=NOON, post=post("reminder"), then={0: NOON + DAY})
    (tomorrow,) = await store.due(NOON + DAY)
    await store.mark_sent(tomorrow, at=NOON + DAY, post=post("reminder"))
    keys = {entry.key for entry in await store.outbox_of(reminder.game_id)}
    assert len(keys) == 2


async def test_reminders_of_one_game_go_out_in_one_post(store: Store, house: House) -> None:
    first = await reminded(store, house)
    second = Reminder(first.game_id, 2, 1, NOON)
    await store.set_due(second)
    then = {0: NOON + DAY, 1: NOON + 2 * DAY}
    assert await store.mark_sent(first, second, at=NOON, post=post("reminder"), then=then)
    assert [entry.kind for entry in await store.outbox_of(first.game_id)] == ["reminder"]
    assert [(one.seat, one.due_at) for one in await store.due(NOON + 9 * DAY)] == list(then.items())


async def test_a_seat_that_is_still_waited_for_keeps_its_time(store: Store, house: House) -> None:
    """Whatever the others do meanwhile: else the busier they are, the later the reminder."""
    reminder = await reminded(store, house)
    later = [NewReminder(0, NOON + DAY, waited=True), NewReminder(1, NOON + DAY, waited=True)]
    await store.commit_move(reminder.game_id, 2, at=NOON, reminders=later)
    due = await store.due(NOON + 9 * DAY)
    assert [(one.seat, one.due_at) for one in due] == [(0, NOON), (1, NOON + DAY)]
    await store.commit_move(reminder.game_id, 3, at=NOON, reminders=[NewReminder(0, NOON + DAY)])
    assert [one.due_at for one in await store.due(NOON + 9 * DAY)] == [NOON + DAY]


async def test_a_reminder_put_off_takes_the_place_of_the_one_planned(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    await store.put_off(Reminder(reminder.game_id, 2, 0, NOON + DAY))
    assert [one.due_at for one in await store.due(NOON + 9 * DAY)] == [NOON + DAY]


async def test_a_reminder_dies_with_its_version(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    await store.commit_move(reminder.game_id, 2, at=NOON)
    await store.set_due(reminder)
    assert await store.due(NOON) == []
    assert not await store.mark_sent(reminder, at=NOON, post=post("reminder"))
    assert await store.outbox_of(reminder.game_id) == []


async def test_a_finished_game_reminds_nobody(store: Store, house: House) -> None:
    reminder = await reminded(store, house)
    await store.finish(reminder.game_id, 2, {}, at=NOON)
    late = Reminder(reminder.game_id, 3, 0, NOON)
    await store.set_due(late)
    assert await store.due(NOON) == []
    assert not await store.mark_sent(late, at=NOON)


async def test_outdated_reminders_are_cancelled_and_others_kept(store: Store, house: House) -> None:
    kept = await reminded(store, house)
    await store.set_due(Reminder(kept.game_id, 1, 0, NOON))
    assert await store.cancel_outdated() == 1
    assert await store.due(NOON) == [kept]


async def fill(store: Store, count: int) -> None:
    """Insert running games with a reminder each, one minute apart."""
    columns = {"channel_id": 0, "game": "toy", "seats": 2, "status": "running", "version": 1}
    rest = {"language": "en", "created_by": 1, "created_at": NOON, "changed_at": NOON}
    rows = [columns | rest | {"id": f"g{n}", "channel_id": n} for n in range(count)]
    times = [
        {"game_id": f"g{n}", "version": 1, "seat": 0, "due_at": NOON + timedelta(minutes=n)}
        for n in range(count)
    ]
    async with store.writing() as connection:
        await connection.execute(insert(games), rows)
        await connection.execute(insert(reminders), times)


async def test_the_sweep_over_10_000_open_games_reads_an_index(store: Store, database: str) -> None:
    await fill(store, 10_000)
    assert [row.game_id for row in await store.due(NOON + timedelta(minutes=2))] == ["g0", "g1", "g2"]
    if database == "sqlite":
        plan = await explain(store)
        assert any("ix_reminders_unsent" in line for line in plan)
        assert not any(line.startswith("SCAN") for line in plan)


async def explain(store: Store) -> list[str]:
    query = due_query(NOON, 100).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    async with store.reading() as connection:
        return [row.detail for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
