"""Brings a database to the schema of this version of the bot."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import StoreError


def current(connection: Connection) -> str | None:
    """Return the revision of the database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """Return the newest revision that this version of the bot knows."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def upgrade(connection: Connection) -> None:
    """Apply the migrations that are missing, within the caller's transaction.

    Raises StoreError if the database was written by a newer version of the bot.
    """
    have = current(connection)
    if have == newest():
        return
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if have is not None and have not in known:
        raise StoreError(f"The database is of a newer version of Eureka (schema {have}); upgrade the bot.")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
