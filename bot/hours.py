"""When a daily reminder is due: at an hour of the member's own day, whatever the clocks do."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store import MemberSettings, ServerSettings

HOUR = 18
ZONE = "UTC"
QUIET = (22, 8)
"""From and to which hour somebody who is reminded often is left alone, unless they set others."""
PAUSE = timedelta(hours=2)
"""No reminder comes sooner than this after the ping."""


def next_due(now: datetime, member: MemberSettings, server: ServerSettings | None) -> datetime:
    """Return when the member is to be reminded next (UTC), at least PAUSE after `now`.

    That is at the hour of their own day, or every so many hours if they want it more often; after the quiet
    hours if it falls into those that they have set; and never while they are away.
    """
    zone = zone_named(member.time_zone or (server.time_zone if server else None) or ZONE)
    since = max(now, member.away_until) if member.away_until is not None else now
    habits = habits_of(member)
    if habits.every is not None:
        return _after_quiet(since + max(PAUSE, timedelta(hours=habits.every)), zone, habits)
    hour = _first(member.reminder_hour, server.reminder_hour if server else None, HOUR)
    due = _next_hour(since + PAUSE, zone, hour)
    return _after_quiet(due, zone, habits) if habits.quiet else due


@dataclass(frozen=True, slots=True)
class Habits:
    """How often somebody wants to be reminded, and during which hours of the day never."""

    every: int | None = None
    quiet_from: int = QUIET[0]
    quiet_to: int = QUIET[1]
    quiet: bool = False
    """Whether they have set quiet hours; if not, they hold for those reminded often alone."""
    heads_up: bool = False
    """Whether to be told in private that one's turn comes next."""


def habits_of(member: MemberSettings) -> Habits:
    """Return what a member has set; by default once a day."""
    extra = member.extra if isinstance(member.extra, Mapping) else {}
    wanted = ("every", "quiet_from", "quiet_to")
    numbers = {key: value for key in wanted if isinstance(value := extra.get(key), int)}
    return Habits(
        every=numbers.get("every"),
        quiet_from=numbers.get("quiet_from", QUIET[0]),
        quiet_to=numbers.get("quiet_to", QUIET[1]),
        quiet="quiet_from" in numbers or "quiet_to" in numbers,
        heads_up=bool(extra.get("heads_up")),
    )


def _next_hour(earliest: datetime, zone: ZoneInfo, hour: int) -> datetime:
    """Return the first time the zone's clocks show the hour from `earliest` on."""
    day = earliest.astimezone(zone).date()
    for ahead in range(3):
        due = datetime.combine(day + timedelta(days=ahead), time(hour), zone).astimezone(UTC)
        if due >= earliest:
            return due
    raise AssertionError("a day within three has the hour")


def _after_quiet(due: datetime, zone: ZoneInfo, habits: Habits) -> datetime:
    """Return the time itself, or the end of the quiet hours that it falls into."""
    hour, begun, ended = due.astimezone(zone).hour, habits.quiet_from, habits.quiet_to
    inside = begun <= hour < ended if begun <= ended else hour >= begun or hour < ended
    return _next_hour(due, zone, ended) if inside else due.astimezone(UTC)


def zone_named(name: str) -> ZoneInfo:
    """Return an IANA time zone; UTC for a name that is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo(ZONE)


def _first(*hours: int | None) -> int:
    return next(hour for hour in hours if hour is not None)
