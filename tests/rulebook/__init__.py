"""The rulebook: its format, and that everything it states is so."""
