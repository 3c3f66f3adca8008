"""Kontrakt: contract rummy, seven contracts, buying, jokers."""
