"""Contack: 36 triangular tiles, 1939."""

from kontu.games.contack.game import GAME

__all__ = ["GAME"]
