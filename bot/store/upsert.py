"""INSERT … ON CONFLICT, which both databases understand but SQLAlchemy spells once for each."""

from functools import cache

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_into(connection: Connection | AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an INSERT that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return _insert_into(connection.dialect.name, table)


def insert_new(connection: Connection | AsyncConnection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an INSERT, built once, that leaves out what is there already."""
    return _insert_new(connection.dialect.name, table)


@cache
def _insert_new(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    return _insert_into(dialect, table).on_conflict_do_nothing()


def _insert_into(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
