"""The hour of the daily reminder, in every time zone and over both changes of the clocks."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.hours import HOUR, PAUSE, next_due, zone_named
from bot.store import MemberSettings, ServerSettings

ZONES = sorted(available_timezones())
TIMES = st.datetimes(datetime(2024, 1, 1), datetime(2035, 1, 1), timezones=st.just(UTC))
CHANGES = {
    # zone: (day the clocks go forward, day they go back, an hour that the first of them leaves out)
    "Europe/Berlin": (date(2026, 3, 29), date(2026, 10, 25), 2),
    "America/New_York": (date(2026, 3, 8), date(2026, 11, 1), 2),
    "Australia/Sydney": (date(2026, 10, 4), date(2026, 4, 5), 2),
    "Australia/Lord_Howe": (date(2026, 10, 4), date(2026, 4, 5), 2),
}


def member(zone: str | None = None, hour: int | None = None) -> MemberSettings:
    """Return a member who has set this."""
    return MemberSettings(1, time_zone=zone, reminder_hour=hour)


def reminders(zone: str, hour: int, start: date, days: int) -> list[datetime]:
    """Return the local times at which a member is reminded who never answers, from the start of a day on."""
    now = datetime.combine(start, datetime.min.time(), ZoneInfo(zone)).astimezone(UTC) - PAUSE
    found: list[datetime] = []
    while len(found) < days:
        now = next_due(now, member(zone, hour), None)
        found.append(now.astimezone(ZoneInfo(zone)))
    return found


@given(TIMES, st.sampled_from(ZONES), st.integers(0, 23))
def test_the_reminder_is_the_next_such_hour_after_the_pause(now: datetime, zone: str, hour: int) -> None:
    due = next_due(now, member(zone, hour), None)
    assert due.tzinfo is UTC
    assert PAUSE <= due - now <= timedelta(days=1, hours=2) + PAUSE


@given(TIMES, st.sampled_from(ZONES), st.integers(0, 23))
def test_it_comes_at_the_hour_on_the_wall(now: datetime, zone: str, hour: int) -> None:
    """Except where the clocks leave that hour out: then by as much later as they jump."""
    local = next_due(now, member(zone, hour), None).astimezone(ZoneInfo(zone))
    there = local.replace(hour=hour, minute=0, second=0, fold=0)
    assume(there.astimezone(UTC).astimezone(ZoneInfo(zone)).hour == hour)
    assert (local.hour, local.minute, local.second) == (hour, 0, 0)


@settings(max_examples=40)
@given(TIMES, st.sampled_from(ZONES), st.integers(0, 23))
def test_who_never_answers_is_reminded_once_a_day(now: datetime, zone: str, hour: int) -> None:
    days = []
    for _ in range(5):
        now = next_due(now, member(zone, hour), None)
        days.append(now.astimezone(ZoneInfo(zone)).date())
    assert days == [days[0] + timedelta(days=ahead) for ahead in range(5)]


@pytest.mark.parametrize("zone", CHANGES)
@pytest.mark.parametrize("which", [0, 1], ids=["forward", "back"])
@pytest.mark.parametrize("hour", [0, 1, 2, 3, 9, 18, 23])
def test_over_a_change_of_the_clocks(zone: str, which: int, hour: int) -> None:
    """The day before, the day itself and the day after: the same hour on the wall, each once."""
    change = CHANGES[zone][which]
    found = reminders(zone, hour, change - timedelta(days=1), 3)
    assert [one.date() for one in found] == [change + timedelta(days=ahead) for ahead in (-1, 0, 1)]
    missing = which == 0 and hour == CHANGES[zone][2]
    assert [one.hour for one in (found[0], found[2])] == [hour, hour]
    if not missing:
        assert (found[1].hour, found[1].minute) == (hour, 0)
    assert len({one.astimezone(UTC) for one in found}) == 3


@pytest.mark.parametrize(
    ("zone", "late"),
    [("Europe/Berlin", (3, 0)), ("America/New_York", (3, 0)), ("Australia/Lord_Howe", (2, 30))],
)
def test_an_hour_that_the_clocks_leave_out_comes_as_soon_as_they_go_on(
    zone: str, late: tuple[int, int]
) -> None:
    found = reminders(zone, 2, CHANGES[zone][0], 1)[0]
    assert (found.hour, found.minute) == late


def test_an_hour_that_comes_twice_reminds_the_first_time() -> None:
    """02:00 in Berlin on 25 October 2026 is first in summer time, 00:00 UTC."""
    (found,) = reminders("Europe/Berlin", 2, date(2026, 10, 25), 1)
    assert found.astimezone(UTC) == datetime(2026, 10, 25, 0, tzinfo=UTC)


def test_what_the_member_sets_goes_before_the_server_and_that_before_the_bot() -> None:
    now = datetime(2026, 1, 10, 0, 30, tzinfo=UTC)
    server = ServerSettings(7, time_zone="Asia/Taipei", reminder_hour=20)
    assert next_due(now, member(), None) == datetime(2026, 1, 10, HOUR, tzinfo=UTC)
    assert next_due(now, member(), server) == datetime(2026, 1, 10, 12, tzinfo=UTC)
    assert next_due(now, member(hour=21), server) == datetime(2026, 1, 10, 13, tzinfo=UTC)
    assert next_due(now, member("Europe/Berlin"), server) == datetime(2026, 1, 10, 19, tzinfo=UTC)


def test_midnight_is_an_hour_like_any_other() -> None:
    """Hour 0 of a member is not taken for "not set"."""
    now = datetime(2026, 1, 10, 12, tzinfo=UTC)
    server = ServerSettings(7, reminder_hour=20)
    assert next_due(now, member(hour=0), server) == datetime(2026, 1, 11, tzinfo=UTC)


@pytest.mark.parametrize("name", ["", "Nowhere/Land", "../etc/passwd", "Mars"])
def test_a_name_that_is_no_zone_counts_as_utc(name: str) -> None:
    assert zone_named(name) == ZoneInfo("UTC")
