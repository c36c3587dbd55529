"""Clocks: how much time has been free to a seat since others acted, and whether it has taken back since."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("clocks", sa.Column("used", sa.Integer, nullable=False, server_default="0"))
    op.add_column("clocks", sa.Column("back", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away again."""
    op.drop_column("clocks", "back")
    op.drop_column("clocks", "used")
