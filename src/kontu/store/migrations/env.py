"""Where Alembic runs the steps: in the connection that the store hands it."""

from alembic import context

from kontu.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
