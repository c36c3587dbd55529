"""Connections: which driver, how SQLite is tuned, and what is said when the database does not answer."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import StoreError

T = TypeVar("T")

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class _Cursor(Protocol):
    def execute(self, statement: str) -> object: ...
    def close(self) -> None: ...


class _Connection(Protocol):
    isolation_level: str | None

    def cursor(self) -> _Cursor: ...


class Connected:
    """A database with its two ways in: `reading` and `writing`, each one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(writing=True)
        # aiosqlite goes to its thread and back some three times a statement. What is done at every move
        # is therefore one function that goes there once, on a plain engine of the same file.
        self._threaded = _threaded(engine) if engine.dialect.name == "sqlite" else None
        # SQLite has one writer at a time; a queue here is faster than its polling on a busy file.
        self._turn: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what `work` reads in one transaction. Raises StoreError as `reading` does."""
        if self._threaded is None:
            async with self.reading() as connection:
                return await connection.run_sync(work)
        with _said_plainly(self.engine.url):
            return await asyncio.to_thread(_in_transaction, self._threaded, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out `work` in one transaction that is kept whole or not at all; return what it returns."""
        if self._threaded is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        writer = self._threaded.execution_options(writing=True)
        with _said_plainly(self.engine.url):
            async with self._turn:
                return await asyncio.to_thread(_in_transaction, writer, work)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self._threaded is not None:
            self._threaded.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection for reads that belong together. Raises StoreError if none is to be had."""
        with _said_plainly(self.engine.url):
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose changes are kept together when the block ends, or not at all."""
        with _said_plainly(self.engine.url):
            async with self._turn, self._writer.begin() as connection:
                yield connection


class _said_plainly:  # noqa: N801 - reads as a statement
    """Turn an error of the driver into a StoreError; a broken constraint goes through unchanged."""

    def __init__(self, url: URL) -> None:
        self.url = url

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IntegrityError):
            return
        if isinstance(error, (DBAPIError, OSError)):
            raise unreachable(self.url, error) from error


def unreachable(url: URL, error: BaseException) -> StoreError:
    """Return the StoreError that says which database did not answer, and why; without its password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    reason = str(cause).strip().split("\n")[0] or type(cause).__name__
    return StoreError(f"The database {url.render_as_string(hide_password=True)} cannot be used: {reason}")


def connect(address: str) -> AsyncEngine:
    """Return an engine for a database address, not yet opened. Raises StoreError if it makes no sense."""
    url = _url(address)
    try:
        engine = create_async_engine(url)
    except ModuleNotFoundError as error:
        raise StoreError(f"The driver {error.name} is missing; install the extra 'postgres'.") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _tune)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _threaded(engine: AsyncEngine) -> Engine:
    plain = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(plain, "connect", _tune)
    event.listen(plain, "begin", _begin)
    return plain


def _in_transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise StoreError(
            "That is no database address; one looks like sqlite+aiosqlite:///eureka.db "
            "or postgresql+asyncpg://user:password@host/name."
        ) from error
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in DRIVERS.values():
        raise StoreError(f"The database must be SQLite or PostgreSQL, not {url.drivername}.")
    if url.get_backend_name() == "sqlite":
        _check_file(url.database)
    return url


def _check_file(database: str | None) -> None:
    if database in (None, "", ":memory:"):
        raise StoreError("The SQLite database needs a file, for example sqlite+aiosqlite:///eureka.db.")
    folder = Path(str(database)).absolute().parent
    if not folder.is_dir():
        raise StoreError(f"The folder {folder} for the database does not exist.")


def _tune(connection: _Connection, record: object) -> None:
    # The driver would open transactions late and by itself; `_begin` opens them instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A read that turns into a write can fail as busy at once; a writer therefore says so from the start.
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
