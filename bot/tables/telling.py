"""What has happened, for those who were away."""

import json
from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise

from bot.sitting import Sitting
from bot.store import (
    ActRow,
    LoggedEvents,
)
from bot.tables.keeper import Keeper
from games.core.events import Event
from games.core.record import events_from_json
from games.core.text import say

PAGE = 50
"""How many answers of a record are read at once."""


LIVELY = 4
"""How many answers in a row must come within BRISK for a game to be live."""
A_SECOND, BRISK = timedelta(seconds=1), timedelta(minutes=3)


class Telling(Keeper):
    """Reading the record."""

    async def told(self, sitting: Sitting, seats: Sequence[int], *, own: bool = False) -> list[Event]:
        """Return what happened since the last answer of whichever of the seats has waited longest.

        With `own` what came of that answer itself is told too. Private wordings are still inside.
        """
        last = await self.store.latest(sitting.id, seats)
        numbers = [last[seat].number + (not own) if seat in last else 0 for seat in seats]
        return _events(await self.store.events(sitting.id, min(numbers, default=sitting.table.number)))

    async def is_live(self, game_id: str) -> bool:
        """Tell whether those at the table answer each other within minutes now.

        Answers in the very same second are those of computers and of orders, and count for nothing.
        """
        if (await self.house_rules(await self.store.game(game_id))).live == "off":
            return False
        times = await self.store.latest_times(game_id, LIVELY + 1)
        pauses = [(late - early) for early, late in pairwise(when for _, when in times)]
        seats = {seat for seat, _ in times}
        brisk = len(pauses) == LIVELY and all(A_SECOND <= pause <= BRISK for pause in pauses)
        return brisk and len(seats) > 1 and self.now() - times[-1][1] <= BRISK

    @staticmethod
    def first_events(rows: Sequence[LoggedEvents]) -> list[tuple[LoggedEvents, Event]]:
        """Return each entry that tells something, with the first thing it tells."""
        return [(row, events[0]) for row in rows if (events := _events([row]))]

    async def log(self, sitting: Sitting, count: int) -> list[Event]:
        """Return the newest `count` events or a few more, oldest first; private wordings still inside."""
        found: list[tuple[int, Event]] = []
        before = sitting.table.number
        while before > 0 and len(found) < count:
            since = max(0, before - PAGE)
            rows = await self.store.events(sitting.id, since, before)
            found = [(row.version, event) for row in rows for event in _events([row])] + found
            before = since
        first = found[0][0] if before and found else 0
        acts = [act for act in await self.store.acts(sitting.id) if act.version >= first]
        # What was done stands before the answers that came of it.
        done = [(act.version, _done(act)) for act in acts]
        return [event for _, event in sorted([*done, *found], key=lambda one: one[0])]


def _done(act: ActRow) -> Event:
    """Return what somebody did beside answering as an event that all may read."""
    return Event(say(f"bot-act-{act.kind}", who=act.who, number=act.number or 0), act.seat)


def _events(rows: Sequence[LoggedEvents]) -> list[Event]:
    return [event for row in rows if row.events for event in events_from_json(json.dumps(row.events))]
