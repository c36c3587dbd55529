"""The tables, in SQL that SQLite and PostgreSQL both understand.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from bot.store.rows import Status

ACTIVE: tuple[Status, ...] = ("lobby", "running")
"""The statuses in which a game occupies its channel."""


class UtcTime(TypeDecorator[datetime]):
    """An aware time, kept in UTC. A naive time is refused: nobody knows what it means."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the time in UTC as the driver wants it."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("The store takes aware times only.")
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the stored time as an aware one in UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _json(name: str) -> Column[object]:
    return Column(name, JSON(none_as_null=True))


def _game_id(*, key: bool) -> Column[str]:
    game = ForeignKey("games.id", ondelete="CASCADE")
    return Column("game_id", Text, game, primary_key=key, nullable=False)


games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    _json("options"),
    Column("seed", Text),
    Column("seed_hash", Text),
    Column("rules_version", Text),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("started_at", UtcTime),
    Column("changed_at", UtcTime, nullable=False),
    Column("finished_at", UtcTime),
    _json("result"),
    _json("clock"),
)
_active = games.c.status.in_(ACTIVE)
Index(
    "uq_games_active_channel",
    games.c.channel_id,
    unique=True,
    sqlite_where=_active,
    postgresql_where=_active,
)
Index("ix_games_status_id", games.c.status, games.c.id)
Index("ix_games_channel_id", games.c.channel_id)
Index("ix_games_thread_id", games.c.thread_id)
Index("ix_games_guild_id", games.c.guild_id)

seats = Table(
    "seats",
    metadata,
    _game_id(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    UniqueConstraint("game_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
)

answers = Table(
    "answers",
    metadata,
    _game_id(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("step", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("fingerprint", Text, nullable=False),
    _json("value"),
    Column("free", Boolean, nullable=False),
    Column("reveals", Boolean, nullable=False),
    _json("events"),
    Column("at", UtcTime, nullable=False),
    Column("undone_at_version", Integer),
)
_live = answers.c.undone_at_version.is_(None)
Index(
    "uq_answers_live_number",
    answers.c.game_id,
    answers.c.number,
    unique=True,
    sqlite_where=_live,
    postgresql_where=_live,
)

snapshots = Table(
    "snapshots",
    metadata,
    _game_id(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rules_version", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("sha256", Text, nullable=False),
)

posts = Table(
    "posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    _game_id(key=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("live", Boolean, nullable=False),
    Index("ix_posts_game_id", "game_id", "live"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False),
    _game_id(key=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("target_kind", Text, nullable=False),
    Column("target_id", BigInteger, nullable=False),
    _json("payload"),
    Column("nonce", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("not_before", UtcTime, nullable=False),
    Column("lease_until", UtcTime),
    Column("attempts", Integer, nullable=False),
    Column("last_error", Text),
    Column("message_id", BigInteger),
    Column("done_at", UtcTime),
    UniqueConstraint("key"),
    Index("ix_outbox_game_id", "game_id"),
    sqlite_autoincrement=True,
)
_pending = outbox.c.done_at.is_(None)
Index(
    "ix_outbox_pending",
    outbox.c.target_kind,
    outbox.c.target_id,
    outbox.c.id,
    sqlite_where=_pending,
    postgresql_where=_pending,
)

reminders = Table(
    "reminders",
    metadata,
    _game_id(key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("due_at", UtcTime, primary_key=True),
    Column("sent_at", UtcTime),
)
_unsent = reminders.c.sent_at.is_(None)
Index("ix_reminders_unsent", reminders.c.due_at, sqlite_where=_unsent, postgresql_where=_unsent)

members = Table(
    "members",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("time_zone", Text),
    Column("reminder_hour", Integer),
    Column("remind_in", Text),
    Column("away_until", UtcTime),
    _json("extra"),
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("time_zone", Text),
    Column("reminder_hour", Integer),
    _json("extra"),
)

seen_interactions = Table(
    "seen_interactions",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    _game_id(key=False),
    Column("at", UtcTime, nullable=False),
    Index("ix_seen_interactions_at", "at"),
)

votes = Table(
    "votes",
    metadata,
    Column("id", Integer, primary_key=True),
    _game_id(key=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    UniqueConstraint("game_id", "version", "kind", "seat"),
    sqlite_autoincrement=True,
)

ballots = Table(
    "ballots",
    metadata,
    Column("vote_id", Integer, ForeignKey("votes.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("yes", Boolean, nullable=False),
)

acts = Table(
    "acts",
    metadata,
    _game_id(key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("who", Text, nullable=False),
    Column("number", Integer),
    Column("at", UtcTime, nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    _game_id(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bank", Integer, nullable=False),
    Column("since", UtcTime),
    Column("due_at", UtcTime),
    Column("used", Integer, nullable=False, server_default="0"),
    Column("back", Boolean, nullable=False, server_default=false()),
    Index("ix_clocks_due_at", "due_at"),
)

orders = Table(
    "orders",
    metadata,
    _game_id(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _json("data"),
    Column("due_at", UtcTime),
    Index("ix_orders_due_at", "due_at"),
)
