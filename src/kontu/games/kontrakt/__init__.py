"""Kontrakt: contract rummy, seven contracts, buying, jokers."""

from kontu.games.kontrakt.game import GAME

__all__ = ["GAME"]
