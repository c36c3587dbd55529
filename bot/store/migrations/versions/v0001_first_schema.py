"""The first schema: games and their moves, posts and reminders, settings."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

TABLES = (
    "games",
    "seats",
    "answers",
    "snapshots",
    "posts",
    "outbox",
    "reminders",
    "members",
    "servers",
    "seen_interactions",
)


def upgrade() -> None:
    """Create all tables."""
    for create in (
        _games,
        _seats,
        _answers,
        _snapshots,
        _posts,
        _outbox,
        _reminders,
        _members,
        _servers,
        _seen_interactions,
    ):
        create()


def downgrade() -> None:
    """Drop all tables."""
    for table in reversed(TABLES):
        op.drop_table(table)


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("seed", sa.Text(), nullable=True),
        sa.Column("seed_hash", sa.Text(), nullable=True),
        sa.Column("rules_version", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index("ix_games_channel_id", "games", ["channel_id"], unique=False)
    op.create_index("ix_games_guild_id", "games", ["guild_id"], unique=False)
    op.create_index("ix_games_status_id", "games", ["status", "id"], unique=False)
    op.create_index("ix_games_thread_id", "games", ["thread_id"], unique=False)
    op.create_index(
        "uq_games_active_channel",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'running')"),
        postgresql_where=sa.text("status IN ('lobby', 'running')"),
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("game_id", "user_id", name=op.f("uq_seats_game_id_user_id")),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"], unique=False)


def _answers() -> None:
    op.create_table(
        "answers",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("step", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("value", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("free", sa.Boolean(), nullable=False),
        sa.Column("reveals", sa.Boolean(), nullable=False),
        sa.Column("events", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone_at_version", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_answers_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", "version", name=op.f("pk_answers")),
    )
    op.create_index(
        "uq_answers_live_number",
        "answers",
        ["game_id", "number"],
        unique=True,
        sqlite_where=sa.text("undone_at_version IS NULL"),
        postgresql_where=sa.text("undone_at_version IS NULL"),
    )


def _snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rules_version", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("sha256", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_snapshots_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_snapshots")),
    )


def _posts() -> None:
    op.create_table(
        "posts",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_posts_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_posts")),
    )
    op.create_index("ix_posts_game_id", "posts", ["game_id", "live"], unique=False)


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target_kind", sa.Text(), nullable=False),
        sa.Column("target_id", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("not_before", sa.DateTime(timezone=True), nullable=False),
        sa.Column("lease_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("last_error", sa.Text(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("done_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_outbox_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("key", name=op.f("uq_outbox_key")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_game_id", "outbox", ["game_id"], unique=False)
    op.create_index(
        "ix_outbox_pending",
        "outbox",
        ["target_kind", "target_id", "id"],
        unique=False,
        sqlite_where=sa.text("done_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL"),
    )


def _reminders() -> None:
    op.create_table(
        "reminders",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_reminders_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "version", "seat", "due_at", name=op.f("pk_reminders")),
    )
    op.create_index(
        "ix_reminders_unsent",
        "reminders",
        ["due_at"],
        unique=False,
        sqlite_where=sa.text("sent_at IS NULL"),
        postgresql_where=sa.text("sent_at IS NULL"),
    )


def _members() -> None:
    op.create_table(
        "members",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("time_zone", sa.Text(), nullable=True),
        sa.Column("reminder_hour", sa.Integer(), nullable=True),
        sa.Column("remind_in", sa.Text(), nullable=True),
        sa.Column("away_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("extra", sa.JSON(none_as_null=True), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_members")),
    )


def _servers() -> None:
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("time_zone", sa.Text(), nullable=True),
        sa.Column("reminder_hour", sa.Integer(), nullable=True),
        sa.Column("extra", sa.JSON(none_as_null=True), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )


def _seen_interactions() -> None:
    op.create_table(
        "seen_interactions",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_seen_interactions_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("interaction_id", name=op.f("pk_seen_interactions")),
    )
    op.create_index("ix_seen_interactions_at", "seen_interactions", ["at"], unique=False)
