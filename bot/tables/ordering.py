"""Orders that a seat gives ahead: rules, queued moves."""

import asyncio
from collections.abc import Sequence

from bot.ordered import kept_orders
from bot.sitting import Sitting, loaded, restored
from bot.store import OrdersRow
from bot.tables.keeper import Keeper
from games.core.errors import Refused, refuse
from games.core.orders import Intent, Orders, Rule
from games.core.question import Decision, Value
from games.core.standing import past_questions, queue, rehearse, ruled, wish

REHEARSED = 5
QUEUED = 10
"""Most moves that a seat may queue."""


class Ordering(Keeper):
    """Keeping and following standing orders."""

    async def orders(self, sitting: Sitting, seat: int) -> Orders:
        """Return what a seat has ordered."""
        row = (await self.store.orders_of(sitting.id)).get(seat)
        return Orders.model_validate(row.data) if row is not None else Orders()

    async def set_rule(self, game_id: str, seat: int, rule: Rule | None, routine: str) -> Orders:
        """Keep a rule for a sort of question, or drop it. Raises Refused if the game has none such."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            mine = await self.orders(sitting, seat)
            kept = [one for one in mine.rules if one.routine != routine]
            mine = mine.model_copy(update={"rules": kept})
            if rule is not None:
                mine = ruled(sitting.game, mine, rule)
            return await self._put(sitting, seat, mine)

    async def set_forced(self, game_id: str, seat: int, *, forced: bool) -> Orders:
        """Have questions with one possible answer answered for a seat, or not."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            mine = await self.orders(sitting, seat)
            return await self._put(sitting, seat, mine.model_copy(update={"forced": forced}))

    async def queue_move(self, game_id: str, seat: int, wanted: Sequence[tuple[Decision, Value]]) -> Orders:
        """Queue a move of one or more answers behind those queued before. Raises Refused if it cannot be."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            mine = await self.orders(sitting, seat)
            if len(mine.queue) >= QUEUED:
                raise refuse("bot-queue-full", most=QUEUED)
            intent = Intent(wishes=[wish(decision, [value]) for decision, value in wanted])
            return await self._put(sitting, seat, queue(sitting.game, sitting.table, seat, mine, intent))

    async def clear_queue(self, game_id: str, seat: int) -> Orders:
        """Forget all queued moves of a seat."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            mine = await self.orders(sitting, seat)
            return await self._put(sitting, seat, mine.model_copy(update={"queue": []}))

    async def rehearsed(
        self, sitting: Sitting, seat: int, rule: Rule
    ) -> list[tuple[Decision, Value, Value | None]]:
        """Return the seat's last questions of a rule's sort, what it answered and what the rule would."""
        return rehearse(sitting.game, rule, await self.past_of(sitting, seat))[-REHEARSED:]

    async def past_of(self, sitting: Sitting, seat: int) -> list[tuple[Decision, Value]]:
        """Return all questions that a seat has answered, with its answers; none once rules have changed."""
        record = await self.store.load(sitting.id, upto=1)
        if record.snapshot is None:
            return []
        table = loaded(sitting.game, record.snapshot, [])
        answers = restored(await self.store.history(sitting.id, record.snapshot.number))
        try:
            first = table.snapshots[record.snapshot.number]
            return await asyncio.to_thread(past_questions, sitting.game, first, answers, seat)
        except Refused:
            return []

    async def follow_rules(self, game_id: str, seat: int) -> None:
        """Let a seat's rules answer what it owes; nothing if they no longer apply."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            rows = await self.store.orders_of(game_id)
            if seat in sitting.owing():
                await self._keep(sitting, sitting.table.fork(), None, ruled=seat)
            elif seat in rows:
                await self.store.put_orders(game_id, OrdersRow(seat, rows[seat].data))

    async def _put(self, sitting: Sitting, seat: int, mine: Orders) -> Orders:
        (row,) = kept_orders(sitting.table, {seat: mine}, {}, self.now(), self._source)
        await self.store.put_orders(sitting.id, row)
        return mine
