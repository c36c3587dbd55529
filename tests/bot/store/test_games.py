"""Lobbies, seats, and finding games."""

import asyncio
from datetime import datetime

import pytest

from bot.store import ChannelBusy, NewGame, NewSeat, NoSeat, SeatTaken, Store, UnknownGame, WrongStatus
from bot.store import games as games_module
from tests.bot.store.house import NOON, House


def new_game(channel: int = 5) -> NewGame:
    return NewGame("toy", 3, channel, created_by=1, options={"long": True, "maps": ["a", "b"]})


async def test_a_new_game_is_a_lobby_at_version_0(store: Store) -> None:
    game = await store.create_game(new_game(), at=NOON, new_id=lambda: "abc")
    assert game == await store.game("abc")
    assert (game.status, game.version, game.created_at) == ("lobby", 0, NOON)
    assert game.options == {"long": True, "maps": ["a", "b"]}


async def test_drawn_ids_are_short_and_differ(store: Store) -> None:
    ids = {(await store.create_game(new_game(channel), at=NOON)).id for channel in range(5)}
    assert len(ids) == 5
    assert all(1 <= len(game_id) <= 8 and game_id.isalnum() for game_id in ids)


async def test_an_id_in_use_is_drawn_again(store: Store) -> None:
    ids = iter(["same", "same", "other"])
    await store.create_game(new_game(1), at=NOON, new_id=lambda: next(ids))
    assert (await store.create_game(new_game(2), at=NOON, new_id=lambda: next(ids))).id == "other"


async def test_an_id_too_long_for_a_button_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="1 to 8"):
        await store.create_game(new_game(), at=NOON, new_id=lambda: "ninechars")


async def test_a_channel_has_one_active_game(store: Store, house: House) -> None:
    first = await house.lobby(channel=5)
    with pytest.raises(ChannelBusy) as busy:
        await store.create_game(new_game(5), at=NOON)
    assert (busy.value.channel_id, busy.value.game_id) == (5, first.id)


async def test_a_running_game_keeps_its_channel_and_an_ended_one_frees_it(store: Store, house: House) -> None:
    game = await house.running(channel=5)
    with pytest.raises(ChannelBusy):
        await house.lobby(channel=5)
    await store.end(game.id, 1, at=NOON, result={"why": "agreed"})
    assert (await house.lobby(channel=5)).status == "lobby"


async def test_of_two_games_opened_at_once_in_a_channel_one_wins(store: Store, second_store: Store) -> None:
    outcomes = await asyncio.gather(
        store.create_game(new_game(), at=NOON),
        second_store.create_game(new_game(), at=NOON),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["ChannelBusy", "GameRow"]


async def test_the_active_game_is_found_by_channel_and_by_thread(store: Store, house: House) -> None:
    game = await house.running(channel=5)
    await store.set_thread(game.id, 50)
    for place in (5, 50):
        found = await store.active_game_in(place)
        assert found is not None
        assert found.id == game.id
    assert await store.active_game_in(6) is None


async def test_a_lobby_can_be_broken_off(store: Store, house: House) -> None:
    game = await house.lobby(channel=5)
    assert await store.end(game.id, 0, at=NOON) == 1
    assert (await store.game(game.id)).finished_at == NOON
    assert await store.active_game_in(5) is None


async def test_seats_fill_up_in_order_until_the_table_is_full(store: Store, house: House) -> None:
    game = await house.lobby(seats=2, taken=0)
    robot = NewSeat("Robot", kind="computer")
    assert (await store.add_seat(game.id, NewSeat("Ann", 1), at=NOON)).seat == 0
    assert (await store.add_seat(game.id, robot, at=NOON)).seat == 1
    with pytest.raises(NoSeat):
        await store.add_seat(game.id, NewSeat("Bob", 2), at=NOON)
    assert [(seat.name, seat.kind) for seat in await store.seats_of(game.id)] == [
        ("Ann", "human"),
        ("Robot", "computer"),
    ]
    assert (await store.game(game.id)).version == 2


async def test_nobody_sits_down_twice(store: Store, house: House) -> None:
    game = await house.lobby(taken=1)
    with pytest.raises(SeatTaken):
        await store.add_seat(game.id, NewSeat("Ann again", 1), at=NOON)


async def test_two_who_join_at_once_get_two_seats(store: Store, second_store: Store, house: House) -> None:
    game = await house.lobby(taken=1)
    joined = await asyncio.gather(
        store.add_seat(game.id, NewSeat("Bob", 2), at=NOON),
        second_store.add_seat(game.id, NewSeat("Cy", 3), at=NOON),
    )
    assert sorted(seat.seat for seat in joined) == [1, 2]


async def test_those_behind_move_up_when_somebody_leaves(store: Store, house: House) -> None:
    game = await house.lobby(taken=3)
    left = await store.remove_seat(game.id, 1, at=NOON)
    assert [(seat.seat, seat.user_id) for seat in left] == [(0, 1), (1, 3)]
    with pytest.raises(NoSeat):
        await store.remove_seat(game.id, 2, at=NOON)


async def test_seats_come_and_go_only_in_a_lobby(store: Store, house: House) -> None:
    game = await house.running()
    with pytest.raises(WrongStatus):
        await store.add_seat(game.id, NewSeat("Cy", 3), at=NOON)
    with pytest.raises(WrongStatus):
        await store.remove_seat(game.id, 0, at=NOON)


async def test_an_unknown_game_is_called_unknown(store: Store) -> None:
    with pytest.raises(UnknownGame):
        await store.game("nope")
    with pytest.raises(UnknownGame):
        await store.load("nope")
    with pytest.raises(UnknownGame):
        await store.add_seat("nope", NewSeat("Ann", 1), at=NOON)
    with pytest.raises(UnknownGame):
        await store.commit_move("nope", 1, at=NOON)
    with pytest.raises(UnknownGame):
        await store.set_thread("nope", 1)


async def test_the_games_of_a_user_are_the_active_ones_unless_asked(store: Store, house: House) -> None:
    over, running, lobby = await house.running(), await house.running(), await house.lobby(taken=1)
    await store.finish(over.id, 1, {"winner": 0}, at=NOON)
    assert [game.id for game in await store.games_of_user(1)] == [running.id, lobby.id]
    assert [game.id for game in await store.games_of_user(2)] == [running.id]
    assert [game.id for game in await store.games_of_user(1, ["finished"])] == [over.id]


async def test_the_games_of_a_server_are_those_that_run(store: Store, house: House) -> None:
    first, second = await house.running(), await house.running()
    await house.lobby()
    await store.finish(second.id, 1, {}, at=NOON)
    assert [game.id for game in await store.games_of_guild(7)] == [first.id]
    assert await store.games_of_guild(8) == []


async def test_running_games_come_in_pages_between_which_one_may_write(
    store: Store, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_module, "PAGE", 2)
    started = [(await house.running()).id for _ in range(5)]
    await house.lobby()
    seen = []
    async for game in store.running_games():
        seen.append(game.id)
        await store.commit_move(game.id, game.version, at=NOON)
    assert seen == sorted(started)


async def test_the_seed_does_not_show_in_a_log(house: House) -> None:
    game = await house.running()
    assert game.seed == "secret"
    assert "secret" not in repr(game)


async def test_a_naive_time_is_refused(store: Store) -> None:
    with pytest.raises(Exception, match="aware times only"):
        await store.create_game(new_game(), at=datetime(2026, 1, 1))
