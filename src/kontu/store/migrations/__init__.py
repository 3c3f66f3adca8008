"""The steps that brought the database to its present form. A step that was released never changes."""
