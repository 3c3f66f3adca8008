"""The database is brought to the form this program expects, step by step."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select

MIGRATIONS = Path(__file__).parent / "migrations"

MIGRATING: Final = 0x6B6F6E7475
"""The number of the lock under which a PostgreSQL database is brought up to date."""


def migrate(connection: Connection) -> None:
    """Every step that the database has not yet taken is taken, in the transaction of ``connection``."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Processes that start together take the steps one after the other: the first all, the rest none.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    command.upgrade(config, "head")
