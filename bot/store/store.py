"""The store: one place for everything that must survive."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Self

from sqlalchemy import Select, delete, func, select

from bot.store import migrate
from bot.store.backup import copy_sqlite
from bot.store.clocks import Clocks
from bot.store.engine import connect, unreachable
from bot.store.errors import StoreError
from bot.store.games import Games
from bot.store.moves import Moves
from bot.store.orders import StandingOrders
from bot.store.outbox import Outbox
from bot.store.past import Past
from bot.store.record import Record
from bot.store.reminders import Reminders
from bot.store.schema import clocks, games, orders, outbox, reminders, seen_interactions
from bot.store.settings import Settings
from bot.store.votes import Votes


class Store(Games, Moves, Record, Past, Outbox, Reminders, Settings, Votes, Clocks, StandingOrders):
    """Games, moves, posts, reminders and settings in SQLite or PostgreSQL.

    Every method is one transaction; what it returns is committed. Times come from the caller, aware.
    """

    @classmethod
    async def open(cls, address: str) -> Self:
        """Open a database and bring its schema up to date.

        The address is like `sqlite+aiosqlite:///eureka.db` or `postgresql+asyncpg://user@host/name`.
        Raises StoreError with a sentence for the operator if that cannot be done.
        """
        store = cls(connect(address))
        try:
            async with store.writing() as connection:
                await connection.run_sync(migrate.upgrade)
        except StoreError:
            await store.close()
            raise
        except Exception as error:
            # asyncpg's own errors on connecting have no common class with the others.
            await store.close()
            raise unreachable(store.engine.url, error) from error
        return store

    async def check(self) -> None:
        """Raise StoreError if the database does not answer or is not at this version's schema."""
        async with self.reading() as connection:
            have = await connection.run_sync(migrate.current)
        if have != (wanted := migrate.newest()):
            raise StoreError(f"The database has schema {have}, this version of Eureka needs {wanted}.")

    async def backup(self, path: Path) -> None:
        """Write a copy of the database to a file while it is in use. Raises StoreError."""
        if self.engine.dialect.name != "sqlite":
            raise StoreError("This is a PostgreSQL database; use pg_dump to back it up.")
        await asyncio.to_thread(copy_sqlite, Path(str(self.engine.url.database)), path)

    async def next_wake(self) -> datetime | None:
        """Return when the next reminder or waiting post is due (perhaps past); None if none waits."""
        async with self.reading() as connection:
            soonest = [
                await connection.scalar(select(func.min(column)).where(pending))
                for column, pending in (
                    (reminders.c.due_at, reminders.c.sent_at.is_(None)),
                    (outbox.c.not_before, outbox.c.done_at.is_(None)),
                    (clocks.c.due_at, clocks.c.game_id.in_(_open_games())),
                    (orders.c.due_at, orders.c.game_id.in_(_open_games())),
                )
            ]
        return min((when for when in soonest if when is not None), default=None)

    async def prune(self, before: datetime) -> None:
        """Forget interactions, delivered posts and sent reminders from before that time."""
        async with self.writing() as connection:
            for column in (seen_interactions.c.at, outbox.c.done_at, reminders.c.sent_at):
                await connection.execute(delete(column.table).where(column < before))


def _open_games() -> Select[str]:
    return select(games.c.id).where(games.c.finished_at.is_(None))
