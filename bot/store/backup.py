"""A copy of a running SQLite database."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError


def copy_sqlite(source: Path, target: Path) -> None:
    """Write a complete, checked copy of a database in use; `target` appears only when it is whole.

    Raises StoreError if it cannot be written or fails SQLite's own check.
    """
    if target.exists() and target.samefile(source):
        raise StoreError("The backup would overwrite the database itself.")
    part = target.with_name(target.name + ".part")
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
            # The copy is one file again: no log beside it.
            copy.execute("PRAGMA journal_mode=DELETE")
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise StoreError(f"The copy is damaged: {verdict}")
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The backup {target} cannot be written: {error}") from error
    finally:
        part.unlink(missing_ok=True)
