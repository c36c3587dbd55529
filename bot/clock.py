"""The clock of a game by post: a bank of time for the whole game, and a free part of every wait.

Sleep costs nothing: only what a wait lasts beyond the `grace` is taken from the bank, and days for which
somebody has said to be away do not count at all. Each question is a wait of its own; but for who takes an
answer back all are one until somebody else has acted, else taking back would make time.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from bot.store import ClockRow, Json

Zero = Literal["nudge", "computer", "vote"]
"""What happens when a bank is empty: a ping, an answer by the computer, a vote to open the seat."""

Span = tuple[datetime, datetime]

GRACE = timedelta(hours=10)
BANKS = {"day": timedelta(days=1), "three-days": timedelta(days=3), "week": timedelta(days=7)}


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How a table's clock runs."""

    bank: timedelta
    zero: Zero
    grace: timedelta = GRACE

    def as_json(self) -> Json:
        """Return the rule as it is kept."""
        return {"bank": self.bank.total_seconds(), "grace": self.grace.total_seconds(), "zero": self.zero}


def rule_of(kept: Json) -> ClockRule | None:
    """Return the rule that was kept; None for a game without a clock."""
    if not isinstance(kept, Mapping):
        return None
    zeros: dict[object, Zero] = {"nudge": "nudge", "computer": "computer", "vote": "vote"}
    zero = zeros.get(kept.get("zero"), "nudge")
    return ClockRule(_seconds(kept.get("bank")), zero, _seconds(kept.get("grace")))


def counted(since: datetime, now: datetime, aways: Iterable[Span]) -> timedelta:
    """Return how long somebody has been waited for, days away left out."""
    waited = now - since
    for begun, until in _joined(aways):
        waited -= max(timedelta(0), min(now, until) - max(since, begun))
    return waited


def runs_out(rule: ClockRule, row: ClockRow, aways: Iterable[Span]) -> datetime | None:
    """Return when a seat's bank is empty if it goes on waiting; None if nobody waits for it."""
    if row.since is None:
        return None
    at = row.since + _free(rule, row) + timedelta(seconds=row.bank)
    for begun, until in _joined(aways):
        if begun < at and until > row.since:
            at += until - max(begun, row.since)
    return at


def left(rule: ClockRule, row: ClockRow, now: datetime, aways: Iterable[Span]) -> timedelta:
    """Return what a seat's bank would hold if its wait ended now."""
    return timedelta(seconds=_stopped(rule, row, now, aways).bank)


def after_commit(
    rule: ClockRule,
    rows: Sequence[ClockRow],
    now: datetime,
    owing: Sequence[int],
    waited: Sequence[int],
    aways: Mapping[int, Sequence[Span]],
    *,
    moved: Collection[int] = (),
    back: int | None = None,
) -> list[ClockRow]:
    """Return every seat's clock after a commit.

    `owing` are the people who must act now, `waited` those of them who have been waited for all along;
    `aways` their days away by seat. `moved` are the seats that have acted, `back` the one that has taken
    an answer back.
    """
    found = []
    for row in rows:
        spans = aways.get(row.seat, ())
        going = row if row.seat in waited else _stopped(rule, row, now, spans)
        if any(seat != row.seat for seat in moved):
            going = replace(going, used=0, back=False)
        elif row.seat == back:
            going = replace(going, back=True)
        if row.seat in owing and going.since is None:
            going = replace(going, since=now)
        due = runs_out(rule, going, spans)
        rung = row.seat in waited and row.due_at is None and due is not None and due <= now
        found.append(replace(going, due_at=None if rung else due))
    return found


def _free(rule: ClockRule, row: ClockRow) -> timedelta:
    """Return how much of the grace a seat has for the question that it is to answer."""
    return max(timedelta(0), rule.grace - timedelta(seconds=row.used if row.back else 0))


def _stopped(rule: ClockRule, row: ClockRow, now: datetime, spans: Iterable[Span]) -> ClockRow:
    if row.since is None:
        return row
    lasted = counted(row.since, now, spans)
    paid = max(timedelta(0), lasted - _free(rule, row))
    return replace(
        row,
        bank=max(0, row.bank - round(paid.total_seconds())),
        since=None,
        used=row.used + round((lasted - paid).total_seconds()),
    )


def _joined(spans: Iterable[Span]) -> list[Span]:
    """Return the spans in order, overlapping ones as one."""
    found: list[Span] = []
    for begun, until in sorted(spans):
        if found and begun <= found[-1][1]:
            found[-1] = (found[-1][0], max(until, found[-1][1]))
        elif until > begun:
            found.append((begun, until))
    return found


def _seconds(kept: object) -> timedelta:
    return timedelta(seconds=float(kept)) if isinstance(kept, int | float) else timedelta(0)
