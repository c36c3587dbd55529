"""A move is one transaction, guarded by the version of its game."""

import asyncio
from datetime import timedelta

import pytest

from bot.store import (
    NewReminder,
    NoSeat,
    Repeated,
    SeatRow,
    SeatTaken,
    Stale,
    Start,
    Store,
    WrongStatus,
)
from tests.bot.store.house import NOON, House, answered, post, snapshot, values

START = Start("secret", "hash", "1")


async def test_a_start_keeps_seed_snapshot_answers_and_posts(store: Store, house: House) -> None:
    lobby = await house.lobby(seats=4, taken=2)
    version = await store.start_game(
        lobby.id, 0, START, at=NOON, answers=answered("shuffle"), snapshots=[snapshot(0)], outbox=[post()]
    )
    record = await store.load(lobby.id)
    assert version == record.game.version == 1
    assert (record.game.status, record.game.seed_hash, record.game.started_at) == ("running", "hash", NOON)
    assert record.game.seats == 2
    assert values(record.tail) == ["shuffle"]
    assert [entry.kind for entry in await store.outbox_of(lobby.id)] == ["turn"]


async def test_a_game_starts_once(store: Store, house: House) -> None:
    game = await house.running()
    with pytest.raises(Stale):
        await store.start_game(game.id, 0, START, at=NOON)
    with pytest.raises(WrongStatus):
        await store.start_game(game.id, 1, START, at=NOON)


async def test_a_move_raises_the_version_and_numbers_its_answers(store: Store, house: House) -> None:
    game = await house.running()
    assert await store.commit_move(game.id, 1, at=NOON, answers=answered("a", "b")) == 2
    assert await store.commit_move(game.id, 2, at=NOON, answers=answered("c")) == 3
    history = await store.history(game.id)
    assert [(row.number, row.version, row.value) for row in history] == [
        (0, 2, "a"),
        (1, 2, "b"),
        (2, 3, "c"),
    ]
    assert (await store.game(game.id)).changed_at == NOON


@pytest.mark.parametrize("value", ["x", 3, True, None, ["a", "b"], {"coin": 2}])
async def test_every_kind_of_value_comes_back(store: Store, house: House, value: object) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered(value))  # type: ignore[arg-type]
    assert values(await store.history(game.id)) == [value]


async def test_an_old_version_is_stale_and_changes_nothing(store: Store, house: House) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered("a"))
    with pytest.raises(Stale) as stale:
        await store.commit_move(game.id, 1, at=NOON, answers=answered("b"), outbox=[post()])
    assert (stale.value.expected, stale.value.actual) == (1, 2)
    assert values(await store.history(game.id)) == ["a"]
    assert await store.outbox_of(game.id) == []


async def test_of_two_moves_at_once_one_wins_and_the_other_is_stale(store: Store, house: House) -> None:
    game = await house.running()
    outcomes = await asyncio.gather(
        *(store.commit_move(game.id, 1, at=NOON, answers=answered(name)) for name in "ab"),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "int"]
    assert len(await store.history(game.id)) == 1


async def test_of_many_moves_from_two_processes_one_wins_each_version(
    store: Store, second_store: Store, house: House
) -> None:
    game = await house.running()
    for version in range(1, 11):
        outcomes = await asyncio.gather(
            *(
                place.commit_move(game.id, version, at=NOON, answers=answered(version))
                for place in (store, second_store)
            ),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "int"]
    assert values(await store.history(game.id)) == list(range(1, 11))


async def test_a_repeated_interaction_counts_once(store: Store, house: House) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered("a"), interaction_id=99)
    for version in (1, 2):
        with pytest.raises(Repeated):
            await store.commit_move(game.id, version, at=NOON, answers=answered("b"), interaction_id=99)
    assert (await store.game(game.id)).version == 2
    assert values(await store.history(game.id)) == ["a"]


async def test_an_interaction_delivered_twice_at_once_counts_once(
    store: Store, second_store: Store, house: House
) -> None:
    game = await house.running()
    outcomes = await asyncio.gather(
        *(place.commit_move(game.id, 1, at=NOON, interaction_id=99) for place in (store, second_store)),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Repeated", "int"]


async def test_a_stale_interaction_may_be_tried_again(store: Store, house: House) -> None:
    """What was refused was not carried out, so its id is not used up."""
    game = await house.running()
    with pytest.raises(Stale):
        await store.commit_move(game.id, 0, at=NOON, interaction_id=99)
    assert await store.commit_move(game.id, 1, at=NOON, interaction_id=99) == 2


async def test_a_move_that_fails_half_way_leaves_no_trace(store: Store, house: House) -> None:
    game = await house.running()
    before = await store.load(game.id)
    with pytest.raises(ValueError, match="beyond"):
        await store.commit_move(
            game.id, 1, at=NOON, answers=answered("a"), snapshots=[snapshot(2)], interaction_id=99
        )
    assert await store.load(game.id) == before
    assert await store.commit_move(game.id, 1, at=NOON, interaction_id=99) == 2


async def test_undo_drops_answers_and_later_snapshots_but_keeps_them_for_audit(
    store: Store, house: House
) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered("a", "b"), snapshots=[snapshot(2)])
    await store.commit_move(game.id, 2, at=NOON, answers=answered("c"), snapshots=[snapshot(3)])
    await store.commit_move(game.id, 3, at=NOON, undo_to=1)
    record = await store.load(game.id)
    assert record.snapshot is not None
    assert (record.snapshot.number, values(record.tail)) == (0, ["a"])
    assert values(await store.undone(game.id, 4)) == ["b", "c"]
    marks = [(trace.version, trace.undone_at_version) for trace in await store.traces(game.id)]
    assert marks == [(2, None), (2, 4), (3, 4)]


async def test_the_snapshot_at_the_point_of_an_undo_stays(store: Store, house: House) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered("a"), snapshots=[snapshot(1)])
    await store.commit_move(game.id, 2, at=NOON, answers=answered("b"))
    await store.commit_move(game.id, 3, at=NOON, undo_to=1)
    record = await store.load(game.id)
    assert record.snapshot is not None
    assert (record.snapshot.number, record.tail) == (1, ())


async def test_an_undone_number_is_given_again(store: Store, house: House) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered("a", "b"))
    await store.commit_move(game.id, 2, at=NOON, undo_to=1, answers=answered("c"), snapshots=[snapshot(2)])
    await store.commit_move(game.id, 3, at=NOON, undo_to=1, answers=answered("d"))
    assert [(row.number, row.value) for row in await store.history(game.id)] == [(0, "a"), (1, "d")]
    assert values(await store.undone(game.id, 3)) == ["b"]
    assert values(await store.undone(game.id, 4)) == ["c"]


@pytest.mark.parametrize("back", [-1, 2])
async def test_what_was_not_played_cannot_be_undone(store: Store, house: House, back: int) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered("a"))
    with pytest.raises(ValueError, match="can be undone"):
        await store.commit_move(game.id, 2, at=NOON, undo_to=back)


async def test_a_result_finishes_the_game(store: Store, house: House) -> None:
    game = await house.running()
    later = NOON + timedelta(hours=1)
    await store.commit_move(game.id, 1, at=later, answers=answered("a"), finished={"scores": [3, 5]})
    over = await store.game(game.id)
    assert (over.status, over.result, over.finished_at) == ("finished", {"scores": [3, 5]}, later)
    with pytest.raises(WrongStatus):
        await store.commit_move(game.id, 2, at=later)
    with pytest.raises(WrongStatus):
        await store.end(game.id, 2, at=later)


async def test_a_move_can_hand_over_a_seat_and_tell_the_new_player(store: Store, house: House) -> None:
    game = await house.running()
    new = SeatRow(1, 9, "Nine", "human")
    await store.commit_move(game.id, 1, at=NOON, seats=[new], outbox=[post("welcome", seat=1)])
    assert (await store.seats_of(game.id))[1] == new
    assert [entry.seat for entry in await store.outbox_of(game.id)] == [1]


async def test_a_seat_is_given_to_the_computer_and_back(store: Store, house: House) -> None:
    game = await house.running()
    assert await store.set_seat(game.id, 1, SeatRow(0, None, "Robot", "computer"), at=NOON) == 2
    assert await store.set_seat(game.id, 2, SeatRow(0, 1, "Player 1", "human"), at=NOON) == 3
    assert (await store.seats_of(game.id))[0] == SeatRow(0, 1, "Player 1", "human")


async def test_a_seat_goes_neither_to_one_already_seated_nor_beyond_the_table(
    store: Store, house: House
) -> None:
    game = await house.running()
    with pytest.raises(SeatTaken):
        await store.set_seat(game.id, 1, SeatRow(1, 1, "Player 1", "human"), at=NOON)
    with pytest.raises(NoSeat):
        await store.set_seat(game.id, 1, SeatRow(2, 3, "Player 3", "human"), at=NOON)
    assert (await store.game(game.id)).version == 1


async def test_a_move_replaces_the_reminders_of_older_versions(store: Store, house: House) -> None:
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, reminders=[NewReminder(0, NOON), NewReminder(1, NOON)])
    await store.commit_move(game.id, 2, at=NOON, reminders=[NewReminder(1, NOON)])
    assert [(row.version, row.seat) for row in await store.due(NOON)] == [(3, 1)]
    assert await store.cancel_outdated() == 0
