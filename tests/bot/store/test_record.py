"""Reading a game back."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.store import Latest, Start, Store, StoreError
from bot.store.schema import snapshots
from tests.bot.store.house import NOON, House, answered, snapshot, values


async def played(store: Store, house: House, moves: int) -> str:
    """Play a game of `moves` answers with a snapshot after each second one."""
    game = await house.running()
    for number in range(1, moves + 1):
        kept = [snapshot(number)] if number % 2 == 0 else []
        await store.commit_move(game.id, number, at=NOON, answers=answered(number), snapshots=kept)
    return game.id


async def kept_numbers(store: Store, game_id: str, upto: int) -> list[int]:
    """Return which snapshots exist, found by loading every position."""
    found = {(await store.load(game_id, number)).snapshot for number in range(upto + 1)}
    return sorted(snapshot.number for snapshot in found if snapshot)


async def test_a_game_loads_as_newest_snapshot_and_tail(store: Store, house: House) -> None:
    record = await store.load(await played(store, house, 5))
    assert record.snapshot is not None
    assert (record.snapshot.number, record.snapshot.state) == (4, '{"answers":4}')
    assert values(record.tail) == [5]
    assert [seat.user_id for seat in record.seats] == [1, 2]


async def test_an_earlier_position_loads_too(store: Store, house: House) -> None:
    record = await store.load(await played(store, house, 7), upto=3)
    assert record.snapshot is not None
    assert (record.snapshot.number, values(record.tail)) == (2, [3])


async def test_a_lobby_loads_without_snapshot(store: Store, house: House) -> None:
    record = await store.load((await house.lobby()).id)
    assert (record.snapshot, record.tail) == (None, ())


async def test_the_last_30_snapshots_and_the_first_are_kept(store: Store, house: House) -> None:
    game_id = await played(store, house, 64)
    assert await kept_numbers(store, game_id, 64) == [0, *range(6, 65, 2)]
    await store.prune_snapshots(game_id, keep=2)
    assert await kept_numbers(store, game_id, 64) == [0, 62, 64]
    assert len(await store.history(game_id)) == 64


async def test_the_first_snapshot_is_kept_whatever_its_number(store: Store, house: House) -> None:
    """A game's first snapshot comes after the entry that opens its record: number 1, not 0."""
    game = await house.lobby()
    await store.start_game(
        game.id, 0, Start("seed", "hash", "1"), at=NOON, answers=answered("start"), snapshots=[snapshot(1)]
    )
    for number in range(1, 35):
        await store.commit_move(
            game.id, number, at=NOON, answers=answered(number), snapshots=[snapshot(number + 1)]
        )
    assert await kept_numbers(store, game.id, 35) == [1, *range(6, 36)]


async def test_a_snapshot_of_the_same_number_replaces_the_old_one(store: Store, house: House) -> None:
    game_id = await played(store, house, 2)
    again = type(snapshot(2))(2, "2", '{"answers":2,"more":1}')
    await store.commit_move(game_id, 3, at=NOON, snapshots=[again])
    record = await store.load(game_id)
    assert record.snapshot is not None
    assert (record.snapshot.rules_version, record.snapshot.state) == ("2", again.state)


@pytest.mark.faulty
async def test_a_damaged_snapshot_costs_only_a_longer_replay(store: Store, house: House) -> None:
    game_id = await played(store, house, 5)
    await damage(store, snapshots.c.number == 4)
    record = await store.load(game_id)
    assert record.snapshot is not None
    assert (record.snapshot.number, values(record.tail)) == (2, [3, 4, 5])


@pytest.mark.faulty
async def test_without_a_sound_snapshot_the_game_is_reported_damaged(store: Store, house: House) -> None:
    game_id = await played(store, house, 3)
    await damage(store, snapshots.c.number >= 0)
    with pytest.raises(StoreError, match="damaged"):
        await store.load(game_id)


async def damage(store: Store, which: object) -> None:
    async with store.writing() as connection:
        await connection.execute(update(snapshots).where(which).values(state="{}"))  # type: ignore[arg-type]


async def test_events_since_an_answer_are_those_of_live_answers(store: Store, house: House) -> None:
    game_id = await played(store, house, 4)
    await store.commit_move(game_id, 5, at=NOON, undo_to=3, answers=answered("new"))
    events = await store.events(game_id, 2)
    assert [(event.number, event.seat, event.events) for event in events] == [
        (2, 0, [{"took": 3}]),
        (3, 0, [{"took": "new"}]),
    ]


async def test_events_before_an_answer_are_a_page_of_the_record(store: Store, house: House) -> None:
    game_id = await played(store, house, 5)
    assert [event.number for event in await store.events(game_id, 1, 3)] == [1, 2]
    assert [row.number for row in await store.history(game_id, 3)] == [3, 4]


async def test_a_seats_latest_answer_is_found_by_number_and_version(store: Store, house: House) -> None:
    """Answers of others and of chance are passed over, and those taken back do not count."""
    game_id = await played(store, house, 3)
    others = [replace(answered("other")[0], seat=1), replace(answered("dice")[0], seat=-1)]
    await store.commit_move(game_id, 4, at=NOON, answers=others)
    assert await store.latest(game_id, [0, 1, 2]) == {0: Latest(2, 4), 1: Latest(3, 5)}
    await store.commit_move(game_id, 5, at=NOON, undo_to=2)
    assert await store.latest(game_id, [0, 1]) == {0: Latest(1, 3)}
    assert await store.latest(game_id, []) == {}
