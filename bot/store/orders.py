"""Standing orders of seats, as they are kept."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, func, select

from bot.store.engine import Connected
from bot.store.rows import OrdersRow
from bot.store.schema import games, orders
from bot.store.upsert import insert_into


class StandingOrders(Connected):
    """What seats have ordered ahead. They are secret: each is for its own seat alone."""

    async def orders_of(self, game_id: str) -> dict[int, OrdersRow]:
        """Return the orders of a game by seat."""
        return await self.read(lambda connection: _read(connection, game_id))

    async def put_orders(self, game_id: str, row: OrdersRow) -> None:
        """Keep a seat's orders in place of earlier ones."""
        await self.write(lambda connection: replace_orders(connection, game_id, [row]))

    async def next_rule(self) -> datetime | None:
        """Return when the next rule of any seat is to answer, None if none is."""
        soonest = select(func.min(orders.c.due_at))
        return await self.read(lambda connection: connection.scalar(soonest))

    async def orders_due(self, now: datetime, limit: int = 100) -> list[tuple[str, int]]:
        """Return (game, seat) of rules that are to answer now, in running games."""
        query = select(orders.c.game_id, orders.c.seat).join(games)
        query = query.where(orders.c.due_at <= now, games.c.finished_at.is_(None))
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(orders.c.due_at).limit(limit))
            return [(row.game_id, row.seat) for row in rows]


def replace_orders(connection: Connection, game_id: str, rows: Sequence[OrdersRow]) -> None:
    """Keep these orders of a game."""
    for row in rows:
        put = insert_into(connection, orders).values(game_id=game_id, **asdict(row))
        values = {"data": row.data, "due_at": row.due_at}
        connection.execute(put.on_conflict_do_update(index_elements=["game_id", "seat"], set_=values))


def _read(connection: Connection, game_id: str) -> dict[int, OrdersRow]:
    columns = (orders.c.seat, orders.c.data, orders.c.due_at)
    rows = connection.execute(select(*columns).where(orders.c.game_id == game_id)).mappings()
    return {row["seat"]: OrdersRow(**row) for row in rows}
