"""Kontu: the table, rulebook, referee and score sheet for Contack and Kontrakt."""

__version__ = "0.1.0"
