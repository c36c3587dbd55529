"""Votes of a table: to take answers back, to open a seat."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Create the two tables."""
    op.create_table(
        "votes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_votes"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_votes_game_id_games", ondelete="CASCADE"),
        sa.UniqueConstraint("game_id", "version", "kind", "seat", name="uq_votes_game_id_version_kind_seat"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "ballots",
        sa.Column("vote_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("yes", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("vote_id", "seat", name="pk_ballots"),
        sa.ForeignKeyConstraint(
            ["vote_id"], ["votes.id"], name="fk_ballots_vote_id_votes", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("ballots")
    op.drop_table("votes")
