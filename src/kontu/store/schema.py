"""The tables of the database, as the migrations leave them."""

from typing import Final

from sqlalchemy import Column, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA: Final = MetaData()

EVENTS: Final = Table(
    "table_event",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String(128), nullable=True),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "command", name="uq_table_event_command"),
)
"""One row an event; the primary key is the compare-and-swap, the constraint keeps a command single."""

OPERATIONS: Final = Table(
    "sheet_operation",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String(128), nullable=True),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "command", name="uq_sheet_operation_command"),
)
"""The same of score sheets: ``table_id`` is the sheet, ``command`` the operation's own id."""
