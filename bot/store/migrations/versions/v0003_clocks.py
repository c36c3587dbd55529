"""Clocks: a rule per game, a bank of time per seat."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Add the rule to the games, and the table."""
    op.add_column("games", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.create_table(
        "clocks",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bank", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True)),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_clocks"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_clocks_game_id_games", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_clocks_due_at", "clocks", ["due_at"])


def downgrade() -> None:
    """Take both away again."""
    op.drop_table("clocks")
    op.drop_column("games", "clock")
