"""Moves: answering, mending."""

import logging
from collections.abc import Callable

from bot.sitting import AnyTable, Sitting
from bot.store import (
    Stale,
    StoreError,
)
from bot.tables.keeper import LONGEST_RUN, Keeper, result_of
from games.core.errors import Refused, Unfit
from games.core.players import greedy_value
from games.core.question import Decision, Value

_log = logging.getLogger(__name__)


class Moves(Keeper):
    """What changes a running game."""

    async def answer(
        self,
        game_id: str,
        seat: int,
        fingerprint: str,
        value: Value,
        *,
        seen: int | None = None,
        interaction_id: int | None = None,
    ) -> Sitting:
        """Answer an open question as the seat saw it at version `seen`; computers go on in the same commit.

        Raises Refused (nothing changed), Stale or Repeated.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if seen is not None and not await self._is_as_seen(sitting, seat, fingerprint, seen):
                raise Stale(seen, sitting.version)
            table = sitting.table.fork()
            table.resolve(seat, fingerprint, value)
            return await self._keep(sitting, table, interaction_id)

    async def demonstrate(self, game_id: str, enough: Callable[[AnyTable, int], bool]) -> Sitting:
        """Let the computer answer for everybody, people too, in one commit.

        It stops when `enough` says so of the table and the number of answers given, or at the end.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            table = sitting.table.fork()
            for number in range(LONGEST_RUN):
                if table.finished or enough(table, number):
                    break
                table.answer(table.asked[0], greedy_value(table, table.asked[0], self._source))
            return await self._keep(sitting, table, None)

    async def still_open(self, sitting: Sitting, decision: Decision, seen: int) -> bool:
        """Tell whether a question that its seat saw at version `seen` is the same one still.

        Another of the same form may have taken its place: after an answer of the seat, or, for what may
        be done besides, after anybody's.
        """
        if seen == sitting.version:
            return True
        last = await self.store.latest(sitting.id, [decision.seat])
        return not decision.free and (decision.seat not in last or last[decision.seat].version <= seen)

    async def _is_as_seen(self, sitting: Sitting, seat: int, fingerprint: str, seen: int) -> bool:
        if seen == sitting.version:
            return True
        try:
            decision = sitting.table.find(seat, fingerprint)
        except Refused:
            return False
        return await self.still_open(sitting, decision, seen)

    async def mend(self, game_id: str) -> None:
        """Take answers that no longer fit the rules off the record, and call those who must answer anew.

        A game whose taking up was broken off between its last answer and its end is closed.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if sitting.table.void:
                await self._keep(sitting, sitting.table.fork(), None)
            elif sitting.table.finished:
                await self.store.finish(game_id, sitting.version, result_of(sitting.table), at=self.now())

    async def mend_all(self) -> None:
        """Do so for every running game; one that cannot be read is left as it is, and logged."""
        async for row in self.store.running_games():
            try:
                await self.mend(row.id)
            except (Refused, Unfit, StoreError):
                _log.exception("The game %s cannot be taken up.", row.id)
