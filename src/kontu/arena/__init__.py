"""Many matches at once: bots against bots, counted."""

from kontu.arena.shelf import Shelf
from kontu.arena.simulate import Contest, simulate
from kontu.arena.tally import SeatTally, Tally

__all__ = ["Contest", "SeatTally", "Shelf", "Tally", "simulate"]
