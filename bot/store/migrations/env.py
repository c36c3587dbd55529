"""Run by Alembic: on the connection that the bot hands over, else (for developers) on the ini file's URL."""

from typing import Literal

from alembic import context
from sqlalchemy import Connection, create_engine

from bot.store.schema import UtcTime, metadata


def _render(kind: str, item: object, autogen_context: object) -> str | Literal[False]:
    """Write our time type into new migrations as what it is in the database."""
    return "sa.DateTime(timezone=True)" if kind == "type" and isinstance(item, UtcTime) else False


def _run(connection: Connection) -> None:
    # render_as_batch: SQLite cannot alter a column; Alembic then copies the table.
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=True, render_item=_render
    )
    with context.begin_transaction():
        context.run_migrations()


def _run_from_ini() -> None:
    engine = create_engine(context.config.get_main_option("sqlalchemy.url") or "")
    with engine.begin() as connection:
        _run(connection)
    engine.dispose()


given = context.config.attributes.get("connection")
if isinstance(given, Connection):
    _run(given)
else:
    _run_from_ini()
