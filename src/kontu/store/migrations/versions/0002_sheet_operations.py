"""The operations of score sheets."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The table of operations is there."""
    op.create_table(
        "sheet_operation",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.String(128), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="uq_sheet_operation_command"),
    )


def downgrade() -> None:
    """The table of operations is gone, and every sheet with it."""
    op.drop_table("sheet_operation")
