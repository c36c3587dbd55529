"""Daily reminders as members get them, by the clock on their wall, whatever crashes."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from simcord import MemberActor

from bot.store import OutboxEntry, ServerSettings, Store
from tests.bot.parlour import Parlour, text_of

HOUR = 60 * 60
DAY = 24 * HOUR
MODERATOR = {"manage_guild": True}


def jump_to(parlour: Parlour, moment: datetime) -> None:
    """Set the clock forward, as if the bot had not run meanwhile."""
    parlour.env.backend.advance_clock((moment - parlour.env.now()).total_seconds())


async def play(parlour: Parlour, *members: MemberActor) -> None:
    """Let each of these play a card."""
    for member in members:
        choices = await member.autocomplete(parlour.channel, "move", "move", "Card")
        await member.slash(parlour.channel, "move", move=choices[0]["value"])


def reminders(parlour: Parlour) -> Iterator[tuple[datetime, list[int]]]:
    """Give the time and the pinged users of every reminder in the channel."""
    for message in parlour.channel.history():
        if "a reminder" in text_of(message):
            mentioned = [user for user in parlour.members if f"<@{user.id}>" in text_of(message)]
            yield message.created_at, [user.id for user in mentioned]


def times(parlour: Parlour, zone: str = "UTC") -> list[str]:
    """Return when the channel's reminders came, on the wall of a zone."""
    local = (at.astimezone(ZoneInfo(zone)) for at, _ in reminders(parlour))
    return [f"{at:%m-%d %H:%M}" for at in sorted(local)]


async def test_the_servers_hour_holds_for_whoever_has_set_none(parlour: Parlour) -> None:
    await parlour.bot.house.store.put_server(
        ServerSettings(parlour.guild.id, time_zone="Asia/Taipei", reminder_hour=20)
    )
    await parlour.started(parlour.bob)
    await parlour.env.advance_time(2 * DAY)
    assert times(parlour, "Asia/Taipei") == ["01-01 20:00", "01-02 20:00"]


async def test_all_who_are_to_be_reminded_at_once_are_called_by_one_post(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, parlour.carol)
    await parlour.env.advance_time(DAY)
    ((at, users),) = reminders(parlour)
    assert at.hour == 18
    assert users == [parlour.alice.id, parlour.bob.id, parlour.carol.id]


async def test_a_member_has_an_hour_and_a_zone_of_their_own(parlour: Parlour) -> None:
    await parlour.bob.slash(parlour.channel, "settings", hour=7, time_zone="America/New_York")
    await parlour.started(parlour.bob)
    await parlour.env.advance_time(DAY)
    found = {user: at for at, users in reminders(parlour) for user in users}
    assert found[parlour.bob.id].astimezone(ZoneInfo("America/New_York")).hour == 7
    assert found[parlour.alice.id].hour == 18


async def test_an_hour_set_while_the_game_waits_holds_at_once(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await parlour.bob.slash(parlour.channel, "settings", hour=9)
    await parlour.env.advance_time(12 * HOUR)
    ((at, users),) = reminders(parlour)
    assert (at.hour, users) == (9, [parlour.bob.id])


async def test_an_hour_set_for_the_server_holds_at_once_too(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    commands = await parlour.bot.tree.fetch_commands()
    setup = next(one for one in commands if one.name == "setup")
    import discord

    role = parlour.guild.create_role("mods", permissions=discord.Permissions(**MODERATOR))
    judge = parlour.guild.add_member(parlour.env.create_user("judge"), roles=[role])
    assert setup.default_member_permissions == discord.Permissions(**MODERATOR)
    await judge.slash(parlour.channel, "setup", hour=10)
    await parlour.env.advance_time(12 * HOUR)
    assert times(parlour) == ["01-01 10:00"]


async def test_no_reminder_comes_soon_after_the_ping(parlour: Parlour) -> None:
    """Started at 17:30, the first reminder is due next day, not half an hour later."""
    jump_to(parlour, datetime(2026, 1, 1, 17, 30, tzinfo=UTC))
    await parlour.started(parlour.bob)
    await parlour.env.advance_time(DAY + HOUR)
    assert times(parlour) == ["01-02 18:00"]


async def test_who_has_answered_is_not_reminded(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    await parlour.env.advance_time(DAY)
    assert [users for _, users in reminders(parlour)] == [[parlour.bob.id]]


async def test_what_others_do_puts_no_reminder_off(parlour: Parlour) -> None:
    """Carol plays an hour before the reminder of Bob, who has been waited for since midnight."""
    await parlour.started(parlour.bob, parlour.carol)
    await parlour.env.advance_time(17 * HOUR)
    await play(parlour, parlour.alice, parlour.carol)
    await parlour.env.advance_time(2 * HOUR)
    assert [(f"{at:%H:%M}", users) for at, users in reminders(parlour)] == [("18:00", [parlour.bob.id])]


async def test_quiet_hours_hold_for_the_daily_reminder_too(parlour: Parlour) -> None:
    """18:00, when all are reminded, lies in bob's quiet hours: he is reminded when they are over."""
    shown = (await parlour.bob.slash(parlour.channel, "settings", quiet_from=17, quiet_to=20)).response
    assert shown is not None and "from 17:00 to 20:00" in text_of(shown)
    await parlour.started(parlour.bob)
    await parlour.env.advance_time(DAY)
    found = {user: at.hour for at, users in reminders(parlour) for user in users}
    assert found == {parlour.alice.id: 18, parlour.bob.id: 20}


async def test_who_wants_it_more_often_is_reminded_by_day_alone(parlour: Parlour) -> None:
    """Every four hours, but not from 22 to 8 by the clock on bob's wall."""
    habits = {"every": 4, "quiet_from": 22, "quiet_to": 8, "time_zone": "Asia/Taipei"}
    await parlour.bob.slash(parlour.channel, "settings", **habits)
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    for _ in range(9):
        await parlour.env.advance_time(4 * HOUR)
    days = {"01-01": (12, 16, 20), "01-02": (8, 12, 16, 20)}
    by_day = [f"{day} {hour:02}:00" for day, hours in days.items() for hour in hours]
    assert times(parlour, "Asia/Taipei") == by_day


async def test_after_a_week_of_downtime_every_game_reminds_once(parlour: Parlour) -> None:
    """Also of those who want it every hour: what fell due meanwhile is not made up for."""
    await parlour.bob.slash(parlour.channel, "settings", every=1, quiet_from=0, quiet_to=0)
    rooms = [parlour.guild.create_text_channel(f"room-{number}") for number in range(3)]
    for room in rooms:
        await parlour.alice.slash(room, "game new", game="high_card", seats=2)
        await parlour.bob.slash(room, "game join")
        await parlour.alice.slash(room, "game start")
    jump_to(parlour, datetime(2026, 1, 8, 12, tzinfo=UTC))
    await parlour.restart()
    await parlour.env.settle()
    for room in rooms:
        told = [text_of(post) for post in room.history() if "a reminder" in text_of(post)]
        assert len(told) == 1
        assert f"<@{parlour.alice.id}>" in told[0] and f"<@{parlour.bob.id}>" in told[0]


CHANGES = [
    ("Europe/Berlin", datetime(2026, 3, 28)),
    ("Europe/Berlin", datetime(2026, 10, 24)),
    ("America/New_York", datetime(2026, 3, 7)),
    ("America/New_York", datetime(2026, 10, 31)),
    ("Australia/Sydney", datetime(2026, 4, 4)),
    ("Australia/Sydney", datetime(2026, 10, 3)),
    ("Australia/Lord_Howe", datetime(2026, 4, 4)),
    ("Australia/Lord_Howe", datetime(2026, 10, 3)),
]


@pytest.mark.parametrize(("zone", "eve"), CHANGES, ids=lambda value: str(value)[:20])
async def test_over_a_change_of_the_clocks_the_hour_on_the_wall_stays(
    parlour: Parlour, zone: str, eve: datetime
) -> None:
    """The clocks change in the night between the two reminders."""
    jump_to(parlour, eve.replace(tzinfo=ZoneInfo(zone)))
    await parlour.bob.slash(parlour.channel, "settings", hour=8, time_zone=zone)
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    await parlour.env.advance_time(DAY + 12 * HOUR)
    days = [eve, eve + timedelta(days=1)]
    assert times(parlour, zone) == [f"{day:%m-%d} 08:00" for day in days]


async def test_after_a_week_of_downtime_there_is_one_reminder_and_then_the_usual(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    jump_to(parlour, datetime(2026, 1, 8, 12, tzinfo=UTC))
    await parlour.restart()
    await parlour.env.settle()
    assert times(parlour) == ["01-08 12:00"]
    await parlour.env.advance_time(DAY)
    assert times(parlour) == ["01-08 12:00", "01-08 18:00"]


@contextmanager
def dying_in(monkeypatch: pytest.MonkeyPatch, name: str, *, after: bool) -> Iterator[None]:
    """Let the bot die in a method of the store, before it has done its work or after."""
    whole = getattr(Store, name)

    async def dying(store: Store, *args: object, **kwargs: object) -> object:
        if after:
            await whole(store, *args, **kwargs)
        raise RuntimeError("the power is cut")

    with monkeypatch.context() as patch:
        patch.setattr(Store, name, dying)
        yield


async def crashing(parlour: Parlour, monkeypatch: pytest.MonkeyPatch, name: str, *, after: bool) -> None:
    """Let the bot die so when the reminder of 18:00 is due, and start it again."""
    with dying_in(monkeypatch, name, after=after):
        await parlour.env.advance_time(18 * HOUR + 10)
    await parlour.restart()
    await parlour.env.advance_time(10 * 60)


@pytest.mark.faulty
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("name", ["mark_sent", "claim_due", "mark_done"])
async def test_a_crash_between_due_and_sent_neither_loses_nor_repeats_it(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, name: str, after: bool
) -> None:
    await parlour.started(parlour.bob)
    await crashing(parlour, monkeypatch, name, after=after)
    assert len(times(parlour)) == 1


@pytest.mark.faulty
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("name", ["claim_due", "mark_done"])
async def test_a_crash_between_a_move_and_its_post_neither_loses_nor_repeats_the_post(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, name: str, after: bool
) -> None:
    """Bob's card, which ends the first round, is kept; then the bot dies, before or after it has posted."""
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    with dying_in(monkeypatch, name, after=after):
        await play(parlour, parlour.bob)
    await parlour.restart()
    await parlour.env.advance_time(10 * 60)
    posts = [text_of(post) for post in parlour.channel.history() if "to move" in text_of(post)]
    assert len(posts) == 2
    assert sum("wins" in post for post in posts) == 1


@pytest.mark.simcord(settle_timeout=5)
async def test_a_reminder_that_was_overtaken_is_not_sent(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is queued, but Discord does not answer until both have played."""
    await parlour.started(parlour.bob)
    path = f"/channels/{parlour.channel.id}/messages"
    parlour.env.inject_error("POST", path, status=500, times=5)
    await parlour.env.advance_time(18 * HOUR + 5)
    waiting: list[OutboxEntry] = await parlour.bot.house.store.outbox_of(await parlour.game_id())
    assert [entry.state for entry in waiting if entry.kind == "reminder"] == ["waiting"]
    await play(parlour, parlour.alice, parlour.bob)
    await parlour.env.advance_time(HOUR)
    assert times(parlour) == []
