"""Opening, migrating, checking and backing up a database."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from bot.store import Store, StoreError, UnknownGame, migrate
from bot.store.engine import connect
from bot.store.schema import metadata
from tests.bot.store.house import NOON, House, answered, values

ONLY_SQLITE = pytest.mark.parametrize("database", ["sqlite"])


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_an_empty_database_is_migrated_to_what_the_model_says(empty_address: str) -> None:
    store = await Store.open(empty_address)
    async with store.reading() as connection:
        assert await connection.run_sync(differences) == []
    await store.check()
    await store.close()


async def test_the_comparison_with_the_model_sees_a_missing_index(store: Store) -> None:
    """Shows that the test above can fail."""
    async with store.engine.connect() as connection:
        await connection.execute(text("DROP INDEX ix_posts_game_id"))
        assert len(await connection.run_sync(differences)) == 1
        await connection.rollback()


async def test_a_database_is_kept_when_opened_again(store: Store, house: House, address: str) -> None:
    game = await house.running()
    again = await Store.open(address)
    assert await again.game(game.id) == game
    await again.close()


async def set_revision(address: str, revision: str) -> None:
    engine = connect(address)
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))
    await engine.dispose()


@pytest.fixture
async def from_the_future(address: str) -> AsyncIterator[str]:
    """Give the address of a database that a later version of the bot has migrated."""
    await set_revision(address, "9999")
    yield address
    await set_revision(address, str(migrate.newest()))


async def test_a_database_of_a_newer_version_is_refused(from_the_future: str) -> None:
    with pytest.raises(StoreError, match="newer version of Eureka"):
        await Store.open(from_the_future)


async def test_a_check_tells_which_schema_is_needed(store: Store, from_the_future: str) -> None:
    with pytest.raises(StoreError, match=f"has schema 9999, .* needs {migrate.newest()}"):
        await store.check()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nonsense", "no database address"),
        ("mysql://x/y", "must be SQLite or PostgreSQL, not mysql"),
        ("sqlite+aiosqlite://", "needs a file"),
        ("sqlite+aiosqlite:////no/such/folder/eureka.db", "folder /no/such/folder .* does not exist"),
        ("postgresql+asyncpg://me:hush@127.0.0.1:1/x", r"//me:\*\*\*@127.0.0.1:1/x cannot be used: .*onnect"),
    ],
)
async def test_a_database_that_cannot_be_used_is_reported_in_a_sentence(address: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as error:
        await Store.open(address)
    assert "hush" not in str(error.value)


async def test_a_file_that_is_no_database_is_reported_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "eureka.db").write_text("This is a letter to my aunt, not a database." * 50)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path / 'eureka.db'}")


@pytest.fixture
def locked(tmp_path: Path, migrated_file: Path) -> Iterator[Path]:
    """Give a database on which somebody else holds an unfinished write for the whole test."""
    path = tmp_path / "locked.db"
    path.write_bytes(migrated_file.read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield path


async def test_a_database_locked_by_another_program_is_reported(
    locked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.engine.PRAGMAS", ("busy_timeout=1",))
    with pytest.raises(StoreError, match="database is locked"):
        await Store.open(f"sqlite:///{locked}")


@ONLY_SQLITE
async def test_a_table_that_is_gone_is_a_store_error(store: Store) -> None:
    async with store.writing() as connection:
        await connection.execute(text("DROP TABLE servers"))
    with pytest.raises(StoreError, match="no such table"):
        await store.server(1)


@ONLY_SQLITE
async def test_sqlite_syncs_every_commit_and_checks_references(store: Store) -> None:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def settings(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    found = await store.read(settings)
    async with store.writing() as connection:
        assert await connection.run_sync(settings) == found
    assert found == ["wal", 2, 1, 10_000]


async def test_a_backup_holds_what_was_committed(
    store: Store, house: House, tmp_path: Path, database: str
) -> None:
    target = tmp_path / "copy.db"
    if database != "sqlite":
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(target)
        return
    game = await house.running()
    await store.commit_move(game.id, 1, at=NOON, answers=answered("a"))
    await store.backup(target)
    later = await house.running()
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]
    copy = await Store.open(f"sqlite:///{target}")
    assert values(await copy.history(game.id)) == ["a"]
    with pytest.raises(UnknownGame):
        await copy.game(later.id)
    await copy.close()


@ONLY_SQLITE
async def test_a_backup_neither_overwrites_the_database_nor_leaves_a_piece(
    store: Store, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match="overwrite the database"):
        await store.backup(tmp_path / "eureka.db")
    with pytest.raises(StoreError, match="cannot be written"):
        await store.backup(tmp_path / "no" / "copy.db")
    await store.check()
