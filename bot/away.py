"""Days for which a member has said to be away: no reminders, no clock; within limits."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.clock import Span
from bot.store import MemberSettings
from games.core.errors import refuse

MOST = timedelta(days=21)
"""Most days away within WITHIN; a new leave that goes beyond them is refused."""
WITHIN = timedelta(days=90)


def spans_of(member: MemberSettings) -> list[Span]:
    """Return when the member was, is and will be away."""
    kept = member.extra.get("aways") if isinstance(member.extra, Mapping) else None
    if not isinstance(kept, list | tuple):
        return []
    return [
        (datetime.fromisoformat(str(one[0])), datetime.fromisoformat(str(one[1])))
        for one in kept
        if isinstance(one, list | tuple)
    ]


def going(member: MemberSettings, now: datetime, days: int) -> MemberSettings:
    """Return the settings of a member who is away from now for so many days; 0 means back again.

    Raises Refused beyond MOST days within WITHIN.
    """
    before = [(begun, min(until, now)) for begun, until in spans_of(member) if begun < now]
    recent = [(begun, until) for begun, until in before if until > now - WITHIN]
    until = now + timedelta(days=days)
    taken = sum((end - begun for begun, end in recent), timedelta(0))
    if days and taken + timedelta(days=days) > MOST:
        raise refuse("bot-away-too-long", most=MOST.days, left=max(0, (MOST - taken).days), span=WITHIN.days)
    spans = [*recent, (now, until)] if days else recent
    extra = dict(member.extra) if isinstance(member.extra, Mapping) else {}
    extra["aways"] = [[begun.isoformat(), end.isoformat()] for begun, end in spans]
    return replace(member, away_until=until if days else None, extra=extra)
