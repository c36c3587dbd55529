"""Clocks: what each seat has left, since when it is waited for, when that runs out."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, select, update

from bot.store.engine import Connected
from bot.store.outbox import queue
from bot.store.rows import ClockRow, DueClock, NewPost
from bot.store.schema import clocks, games
from bot.store.upsert import insert_into


class Clocks(Connected):
    """The clocks of running games."""

    async def clocks_of(self, game_id: str) -> list[ClockRow]:
        """Return the clocks of a game by seat; none for a game without them."""
        return await self.read(lambda connection: _read(connection, game_id))

    async def put_clocks(self, game_id: str, rows: Sequence[ClockRow]) -> None:
        """Keep the clocks of a game whose times have changed without a move."""
        await self.write(lambda connection: replace_clocks(connection, game_id, rows))

    async def clocks_due(self, now: datetime, limit: int = 100) -> list[DueClock]:
        """Return the clocks that have run out in running games, the longest ago first."""
        query = select(clocks.c.game_id, clocks.c.seat, clocks.c.due_at).join(games)
        query = query.where(clocks.c.due_at <= now, games.c.finished_at.is_(None))
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(clocks.c.due_at).limit(limit))
            return [DueClock(**row) for row in rows.mappings()]

    async def clock_rung(self, due: DueClock, version: int, posts: Sequence[NewPost], at: datetime) -> bool:
        """Note that a clock has run out, and queue what is said of it; False if that was noted before."""

        def work(connection: Connection) -> bool:
            here = (clocks.c.game_id == due.game_id) & (clocks.c.seat == due.seat)
            change = update(clocks).where(here, clocks.c.due_at == due.due_at).values(due_at=None)
            if not connection.execute(change).rowcount:
                return False
            queue(connection, due.game_id, version, posts, at)
            return True

        return await self.write(work)


def replace_clocks(connection: Connection, game_id: str, rows: Sequence[ClockRow]) -> None:
    """Keep these clocks of a game."""
    for row in rows:
        values = asdict(row)
        put = insert_into(connection, clocks).values(game_id=game_id, **values)
        connection.execute(put.on_conflict_do_update(index_elements=["game_id", "seat"], set_=values))


def _read(connection: Connection, game_id: str) -> list[ClockRow]:
    columns = [column for column in clocks.c if column.name != "game_id"]
    query = select(*columns).where(clocks.c.game_id == game_id).order_by(clocks.c.seat)
    return [ClockRow(**row) for row in connection.execute(query).mappings()]
