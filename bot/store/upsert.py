"""INSERT … ON CONFLICT, which both databases understand but SQLAlchemy spells once for each."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_into(connection: Connection | AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an INSERT that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
