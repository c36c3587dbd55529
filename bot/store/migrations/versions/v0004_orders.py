"""Standing orders: what a seat has ordered ahead, and when its next rule is to answer."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "orders",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON(none_as_null=True)),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_orders"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_orders_game_id_games", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_orders_due_at", "orders", ["due_at"])


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("orders")
