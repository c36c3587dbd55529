"""What is done to a game beside answering: taken back, brought back, a seat opened or taken."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "acts",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "version", name="pk_acts"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_acts_game_id_games", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("acts")
