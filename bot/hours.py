"""When a daily reminder is due: at an hour of the member's own day, whatever the clocks do."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store import MemberSettings, ServerSettings

HOUR = 18
ZONE = "UTC"
PAUSE = timedelta(hours=2)
"""No reminder comes sooner than this after the ping."""


def next_due(now: datetime, member: MemberSettings, server: ServerSettings | None) -> datetime:
    """Return the next time (UTC) of the member's reminder hour, at least PAUSE after `now`."""
    hour = _first(member.reminder_hour, server.reminder_hour if server else None, HOUR)
    zone = zone_named(member.time_zone or (server.time_zone if server else None) or ZONE)
    day = (now + PAUSE).astimezone(zone).date()
    for ahead in range(3):
        local = datetime.combine(day + timedelta(days=ahead), time(hour), zone)
        due = local.astimezone(UTC)
        if due >= now + PAUSE:
            return due
    raise AssertionError("a day within three has the hour")


def zone_named(name: str) -> ZoneInfo:
    """Return an IANA time zone; UTC for a name that is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo(ZONE)


def _first(*hours: int | None) -> int:
    return next(hour for hour in hours if hour is not None)
