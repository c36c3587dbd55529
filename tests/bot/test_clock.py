"""The clock: sleep is free, the bank pays for the rest, days away do not count; what happens at zero."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simcord import MemberActor

from bot.away import MOST, going, spans_of
from bot.clock import ClockRule, after_commit, counted, rule_of, runs_out
from bot.hours import next_due
from bot.store import ClockRow, MemberSettings
from games.core.errors import Refused
from tests.bot.parlour import Parlour, text_of

DAY = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
RULE = ClockRule(24 * HOUR, "computer")
hours = st.integers(0, 400).map(lambda n: n * HOUR)
spans = st.lists(st.tuples(hours, hours).map(lambda pair: (DAY + min(pair), DAY + max(pair))), max_size=4)


def test_sleep_is_free_and_the_rest_is_paid() -> None:
    """Of a wait of 15 hours the first 10 are free; the bank loses 5."""
    (row,) = after_commit(RULE, [ClockRow(0, 24 * 3600, DAY)], DAY + 15 * HOUR, [], [], {})
    assert (row.bank, row.since, row.due_at) == (19 * 3600, None, None)


def test_days_away_do_not_count() -> None:
    """Three days of which two were announced: one day less ten hours is paid."""
    away = [(DAY + 6 * HOUR, DAY + 54 * HOUR)]
    rows = after_commit(RULE, [ClockRow(0, 24 * 3600, DAY)], DAY + 72 * HOUR, [], [], {0: away})
    assert rows[0].bank == 10 * 3600


def test_who_is_waited_for_all_along_goes_on() -> None:
    rows = [ClockRow(0, 100, DAY), ClockRow(1, 100)]
    first, second = after_commit(RULE, rows, DAY + 5 * HOUR, [0, 1], [0], {})
    assert first.since == DAY and second.since == DAY + 5 * HOUR
    assert second.due_at == DAY + 15 * HOUR + timedelta(seconds=100)


@given(spans=spans, wait=hours)
def test_a_clock_runs_out_just_when_its_time_is_used_up(
    spans: list[tuple[datetime, datetime]], wait: timedelta
) -> None:
    """At the moment of `runs_out` grace and bank are spent, and not before."""
    row = ClockRow(0, int(wait.total_seconds()), DAY)
    at = runs_out(RULE, row, spans)
    assert at is not None
    assert counted(DAY, at, spans) == RULE.grace + wait
    assert counted(DAY, at - timedelta(seconds=1), spans) <= RULE.grace + wait


@given(spans=spans, later=hours)
def test_nobody_waits_longer_than_the_clock_on_the_wall(
    spans: list[tuple[datetime, datetime]], later: timedelta
) -> None:
    assert timedelta(0) <= counted(DAY, DAY + later, spans) <= later


def test_a_rule_comes_back_as_it_was_kept() -> None:
    assert rule_of(RULE.as_json()) == RULE
    assert rule_of(None) is None


def test_leave_is_limited() -> None:
    """21 days within 90; coming back early gives the rest back."""
    gone = going(MemberSettings(1), DAY, 20)
    with pytest.raises(Refused):
        going(gone, DAY + 20 * 24 * HOUR, 2)
    back = going(gone, DAY + 24 * HOUR, 0)
    assert back.away_until is None and spans_of(back) == [(DAY, DAY + 24 * HOUR)]
    assert going(back, DAY + 48 * HOUR, MOST.days - 1).away_until is not None


def test_no_reminder_while_away_or_in_quiet_hours() -> None:
    """Away: the first hour after it. Every 4 hours: not from 22 to 8 of the member's own day."""
    away = MemberSettings(1, away_until=DAY + 72 * HOUR)
    assert next_due(DAY, away, None) == datetime(2026, 5, 4, 18, tzinfo=UTC)
    often = MemberSettings(1, time_zone="Asia/Taipei", extra={"every": 4, "quiet_from": 22, "quiet_to": 8})
    at = datetime(2026, 5, 1, 11, tzinfo=UTC)
    assert next_due(at - 3 * HOUR, often, None) == datetime(2026, 5, 1, 12, tzinfo=UTC)
    assert next_due(at, often, None) == datetime(2026, 5, 2, 0, tzinfo=UTC)


async def begin(parlour: Parlour, at_zero: str) -> str:
    await parlour.open(seats=2, clock="day", at_zero=at_zero)
    await parlour.bob.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    return await parlour.game_id()


async def play(parlour: Parlour, member: MemberActor) -> None:
    choices = await member.autocomplete(parlour.channel, "move", "move", "")
    card = next(one for one in choices if one["name"].startswith("Card"))
    await member.slash(parlour.channel, "move", move=card["value"])


async def pass_hours(parlour: Parlour, count: int) -> None:
    for _ in range(count // 6):
        await parlour.env.advance_time(6 * 3600)


async def test_the_lobby_says_how_the_clock_runs(parlour: Parlour) -> None:
    card = (await parlour.open(seats=2, clock="three-days", at_zero="vote")).response
    assert card is not None and "Clock: 72 h" in text_of(card) and "vote" in text_of(card)


async def test_the_computer_answers_once_when_time_is_up(parlour: Parlour) -> None:
    """34 hours after the start bob's card is played for him, said once, and the game goes on."""
    game_id = await begin(parlour, "computer")
    await play(parlour, parlour.alice)
    await pass_hours(parlour, 30)
    assert (await parlour.bot.house.tables.sit(game_id)).table.state.rounds == 3
    await pass_hours(parlour, 6)
    assert (await parlour.bot.house.tables.sit(game_id)).table.state.rounds == 2
    assert parlour.said().count("The time of bob was up") == 1


async def test_a_nudge_is_given_once(parlour: Parlour) -> None:
    game_id = await begin(parlour, "nudge")
    await play(parlour, parlour.alice)
    await pass_hours(parlour, 60)
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [1]
    assert parlour.said().count("bob, your time is up") == 1


async def test_the_others_vote_when_time_is_up(parlour: Parlour) -> None:
    game_id = await begin(parlour, "vote")
    await play(parlour, parlour.alice)
    await pass_hours(parlour, 36)
    posts = reversed(parlour.channel.history())
    vote = next(one for one in posts if "Shall the seat be opened" in text_of(one))
    await parlour.alice.click(vote, label="Agree")
    assert (await parlour.bot.house.tables.sit(game_id)).seats[1].kind == "open"


async def test_leave_stops_clock_and_reminders(parlour: Parlour) -> None:
    """Two days away: neither a reminder nor the clock; back again, both."""
    game_id = await begin(parlour, "computer")
    await play(parlour, parlour.alice)
    answer = (await parlour.bob.slash(parlour.channel, "away", days=2)).response
    assert answer is not None and "You are away until" in text_of(answer)
    await pass_hours(parlour, 48)
    assert "a reminder" not in parlour.said() and "was up" not in parlour.said()
    await pass_hours(parlour, 36)
    assert "a reminder" in parlour.said()
    assert (await parlour.bot.house.tables.sit(game_id)).table.state.rounds == 2
