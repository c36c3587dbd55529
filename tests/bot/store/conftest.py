"""The store under test: on SQLite always, on PostgreSQL too where EUREKA_TEST_DATABASE_URL names one."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store
from bot.store.engine import connect
from tests.bot.store.house import House

POSTGRES = os.environ.get("EUREKA_TEST_DATABASE_URL")
DATABASES = ["sqlite", "postgresql"] if POSTGRES else ["sqlite"]


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a migrated, empty SQLite database to be copied."""
    path = tmp_path_factory.mktemp("store") / "migrated.db"

    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(make())
    return path


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """Return the kind of database of this run of the test."""
    return str(request.param)


@pytest.fixture
async def address(database: str, migrated_file: Path, tmp_path: Path) -> str:
    """Return the address of a migrated database without rows."""
    if database == "sqlite":
        shutil.copy(migrated_file, tmp_path / "eureka.db")
        return f"sqlite+aiosqlite:///{tmp_path / 'eureka.db'}"
    assert POSTGRES
    store = await Store.open(POSTGRES)
    async with store.writing() as connection:
        await connection.execute(text("TRUNCATE games, members, servers CASCADE"))
    await store.close()
    return POSTGRES


@pytest.fixture
async def empty_address(database: str, tmp_path: Path) -> str:
    """Return the address of a database without tables."""
    if database == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"
    assert POSTGRES
    engine = connect(POSTGRES)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return POSTGRES


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """Give an open store without rows."""
    opened = await Store.open(address)
    yield opened
    await opened.close()


@pytest.fixture
async def second_store(store: Store, address: str) -> AsyncIterator[Store]:
    """Give another store on the same database, as another process would have it."""
    opened = await Store.open(address)
    yield opened
    await opened.close()


@pytest.fixture
def house(store: Store) -> House:
    """Return a maker of games."""
    return House(store)
