"""The events of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The table of events is there."""
    op.create_table(
        "table_event",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.String(128), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="uq_table_event_command"),
    )


def downgrade() -> None:
    """The table of events is gone, and every match with it."""
    op.drop_table("table_event")
