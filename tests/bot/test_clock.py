"""The clock: sleep is free, the bank pays for the rest, days away do not count; what happens at zero."""

import random
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simcord import MemberActor

from bot.away import MOST, going, spans_of
from bot.clock import ClockRule, after_commit, counted, rule_of, runs_out
from bot.hours import next_due
from bot.store import ClockRow, MemberSettings
from bot.tables.timing import MOST as ANSWERED
from games.core.errors import Refused
from games.core.registry import AnyGame, all_games
from games.core.selfplay import AnyTable, choose
from games.core.table import Table
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


def test_every_question_has_its_grace() -> None:
    """Of nine hours for each of three questions all are free."""
    rows = [ClockRow(0, 24 * 3600, DAY)]
    for answered in (1, 2, 3):
        rows = after_commit(RULE, rows, DAY + answered * 9 * HOUR, [0], [], {}, moved=[0])
    assert rows[0].bank == 24 * 3600
    assert rows[0].due_at == DAY + 27 * HOUR + 34 * HOUR


def test_who_takes_back_makes_no_time_of_it() -> None:
    """Nine hours, taken back, nine more, answered, nine for the next: ten of all are free."""
    rows = after_commit(RULE, [ClockRow(0, 24 * 3600, DAY)], DAY + 9 * HOUR, [], [], {}, moved=[0])
    rows = after_commit(RULE, rows, DAY + 9 * HOUR, [0], [], {}, back=0)
    assert rows[0].due_at == DAY + 9 * HOUR + 25 * HOUR
    for answered in (2, 3):
        rows = after_commit(RULE, rows, DAY + answered * 9 * HOUR, [0], [], {}, moved=[0])
    assert rows[0].bank == (24 - 17) * 3600


def test_once_somebody_else_has_acted_the_grace_is_whole_again() -> None:
    """Also for a question that is open meanwhile."""
    rows = [
        ClockRow(0, 24 * 3600, None, None, 9 * 3600, True),
        ClockRow(1, 24 * 3600, DAY, None, 9 * 3600, True),
    ]
    first, second = after_commit(RULE, rows, DAY + 2 * HOUR, [0, 1], [1], {}, moved=[2])
    assert (first.used, first.back, first.due_at) == (0, False, DAY + 2 * HOUR + 34 * HOUR)
    assert (second.used, second.since, second.due_at) == (0, DAY, DAY + 34 * HOUR)


def test_a_clock_that_has_rung_does_not_ring_again_for_what_others_do() -> None:
    """Days away that are announced later set it going again."""
    rung = ClockRow(0, 24 * 3600, DAY)
    (still,) = after_commit(RULE, [rung], DAY + 40 * HOUR, [0], [0], {}, moved=[1])
    assert (still.since, still.due_at) == (DAY, None)
    away = {0: [(DAY + 30 * HOUR, DAY + 50 * HOUR)]}
    (later,) = after_commit(RULE, [rung], DAY + 40 * HOUR, [0], [0], away)
    assert later.due_at == DAY + 54 * HOUR


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


async def time_left(parlour: Parlour, member: MemberActor, name: str) -> str:
    """Return what /game status says of somebody's clock."""
    shown = (await member.slash(parlour.channel, "game status")).response
    assert shown is not None
    found = [line for line in text_of(shown).splitlines() if f"Clock of {name}" in line]
    return found[0].partition(": ")[2] if found else ""


async def test_a_night_costs_nothing_and_what_is_beyond_comes_from_the_bank(parlour: Parlour) -> None:
    """Nine hours are free; of the next fifteen five are paid; the status says so all the time."""
    await begin(parlour, "computer")
    await play(parlour, parlour.alice)
    await parlour.env.advance_time(9 * 3600)
    assert (await time_left(parlour, parlour.carol, "bob")).startswith("24 h left; up <t:")
    await play(parlour, parlour.bob)
    await play(parlour, parlour.alice)
    assert await time_left(parlour, parlour.alice, "alice") == "24 h left"
    await parlour.env.advance_time(15 * 3600)
    assert (await time_left(parlour, parlour.alice, "bob")).startswith("19 h left")
    await play(parlour, parlour.bob)
    await parlour.env.advance_time(8 * 3600)
    assert (await time_left(parlour, parlour.bob, "bob")).startswith("19 h left; up <t:")


async def test_what_is_taken_back_brings_no_new_grace(parlour: Parlour) -> None:
    """Nine hours, taken back, nine more: of the eighteen ten are free."""
    await begin(parlour, "computer")
    for command in ("", "game undo"):
        if command:
            await parlour.bob.slash(parlour.channel, command)
        await parlour.env.advance_time(9 * 3600)
        await play(parlour, parlour.bob)
    assert await time_left(parlour, parlour.bob, "bob") == "16 h left"


async def test_without_a_clock_a_game_waits_as_long_as_it_must(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    for _ in range(5):
        await parlour.env.advance_time(24 * 3600)
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [1]
    assert "bob, your time is up" not in parlour.said() and await time_left(parlour, parlour.bob, "bob") == ""


async def test_at_zero_the_legal_default_is_given_and_not_what_a_computer_would_play(
    parlour: Parlour,
) -> None:
    """The computer itself plays its highest card; for who is out of time the first that is legal goes."""
    game_id = await begin(parlour, "computer")
    hand = (await parlour.bot.house.tables.sit(game_id)).table.state.hands[1]
    default = int(str((await parlour.asked(game_id))[1].legal_default()))
    assert default == min(hand) != max(hand)
    await play(parlour, parlour.alice)
    await pass_hours(parlour, 36)
    state = (await parlour.bot.house.tables.sit(game_id)).table.state
    assert state.played[0][1] == default
    log = (await parlour.alice.slash(parlour.channel, "game log")).response
    assert log is not None and "The time of bob was up; the computer answered." in text_of(log)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games().values()])
def test_the_defaults_of_every_game_lead_on_to_somebody_else(game: AnyGame) -> None:
    """Whoever is out of time at any point has answered soon: no default keeps asking for ever."""
    source = random.Random(game.id)
    table: AnyTable = Table.start(game, max(2, game.seats.start), {}, "defaults")
    longest = 0
    for _ in range(80):
        if table.finished:
            break
        trial, seat, count = table.fork(), table.owing()[0], 0
        while not trial.finished and seat in trial.owing() and count <= ANSWERED:
            mine = next(one for one in trial.asked if one.seat == seat)
            trial.answer(mine, mine.legal_default())
            count += 1
        longest = max(longest, count)
        table.answer(*choose(table, source))
    assert 0 < longest < ANSWERED


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


async def test_the_others_may_let_somebody_keep_a_seat(parlour: Parlour) -> None:
    """One no ends the vote; it is not put again for the same wait."""
    game_id = await begin(parlour, "vote")
    await play(parlour, parlour.alice)
    await pass_hours(parlour, 36)
    posts = reversed(parlour.channel.history())
    vote = next(one for one in posts if "Shall the seat be opened" in text_of(one))
    await parlour.alice.click(vote, label="Do not agree")
    await pass_hours(parlour, 72)
    sitting = await parlour.bot.house.tables.sit(game_id)
    assert (sitting.seats[1].kind, sitting.owing()) == ("human", [1])
    asked = [one for one in parlour.channel.history() if "Shall the seat be opened" in text_of(one)]
    assert len(asked) == 1


async def test_who_plays_against_computers_alone_is_only_reminded(parlour: Parlour) -> None:
    """Nobody is there to vote: the time that is up is said, and the seat stays."""
    await parlour.open(seats=2, computers=1, clock="day", at_zero="vote")
    await parlour.alice.slash(parlour.channel, "game start")
    await pass_hours(parlour, 48)
    assert parlour.said().count("alice, your time is up") == 1
    seats = (await parlour.bot.house.tables.sit(await parlour.game_id())).seats
    assert [seat.kind for seat in seats] == ["human", "computer"]


@pytest.mark.parametrize("at_zero", ["nudge", "computer", "vote"])
async def test_time_that_ran_out_while_the_bot_was_down_counts_once(parlour: Parlour, at_zero: str) -> None:
    """A week without the bot: at the next start what the table chose is done, one time."""
    game_id = await begin(parlour, at_zero)
    await play(parlour, parlour.alice)
    before = (await parlour.bot.house.tables.sit(game_id)).table.state.rounds
    parlour.env.backend.advance_clock(timedelta(days=7).total_seconds())
    await parlour.restart()
    await pass_hours(parlour, 12)
    words = {"nudge": "bob, your time is up", "computer": "The time of bob was up", "vote": "Shall the seat"}
    assert parlour.said().count(words[at_zero]) == 1
    after = await parlour.bot.house.tables.sit(game_id)
    assert before - after.table.state.rounds == (at_zero == "computer")


async def test_leave_beyond_the_limits_is_refused_and_the_clock_runs(parlour: Parlour) -> None:
    """Twenty days are granted; back after one, twenty more can be had and not twenty-one."""
    await begin(parlour, "computer")
    await play(parlour, parlour.alice)
    granted = (await parlour.bob.slash(parlour.channel, "away", days=20)).response
    assert granted is not None and "You are away until" in text_of(granted)
    await parlour.env.advance_time(24 * 3600)
    assert (await time_left(parlour, parlour.bob, "bob")).startswith("24 h left")
    back = (await parlour.bob.slash(parlour.channel, "away", days=0)).response
    assert back is not None and "Welcome back" in text_of(back)
    again = (await parlour.bob.slash(parlour.channel, "away", days=21)).response
    assert again is not None
    assert "You can be away for 21 days within 90; 20 are left." in text_of(again)
    await parlour.env.advance_time(12 * 3600)
    assert (await time_left(parlour, parlour.bob, "bob")).startswith("22 h left")


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
