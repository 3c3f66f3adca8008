"""C-70: one search after the other, each with the tiles in another order, until one of them knows.

A search is quick nine times in ten and endless else, so an attempt that takes long is given up for another.
Attempts grow, so that in the end one is long enough to try everything: then it is known that there is no way.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from kontu.games.contack.solitaire import Filling, Placement, Tables
from kontu.games.contack.solitaire_search import Prospect, Search, TrailError
from kontu.games.contack.tiles import Tile

FIRST_STEPS: Final = 1_000
"""How long the first attempt is; each next one is half as long again."""

MOST_ATTEMPTS: Final = 60


class Standing(msgspec.Struct, frozen=True):
    """Where a solver stands: at which ``attempt``, its ``steps`` in it, and the ``trail`` of the search."""

    attempt: int = 0
    steps: int = 0
    trail: tuple[int, ...] = ()


def mixed(tiles: Sequence[Tile], attempt: int) -> tuple[Tile, ...]:
    """The order in which an attempt tries the tiles: as they are in the first, then always shuffled alike."""
    if not attempt:
        return tuple(tiles)
    places = sorted(range(len(tiles)), key=lambda i: hashlib.sha256(f"{attempt} {i}".encode()).digest())
    return tuple(tiles[i] for i in places)


def longest(attempt: int) -> int:
    """After how many steps an attempt is given up."""
    return int(FIRST_STEPS * 3**attempt // 2**attempt)


class Solver:
    """Finds out whether a filling can be finished; ``run`` goes on, ``verdict`` says what is known.

    ``steps`` counts those since it was made.
    """

    def __init__(self, filling: Filling, standing: Standing | None = None) -> None:
        """Goes on where ``standing`` says; TrailError when no solver of this filling can stand there."""
        at = standing or Standing()
        if not 0 <= at.attempt < MOST_ATTEMPTS or not 0 <= at.steps <= longest(at.attempt):
            raise TrailError(at)
        self._filling = filling
        self._attempt = at.attempt
        self._before = at.steps
        self.steps = 0
        self._search = self._begin(at.trail)

    def run(self, steps: int) -> Prospect:
        """The verdict after at most so many more steps."""
        ends = self.steps + steps
        while self.verdict is Prospect.UNKNOWN and self.steps < ends:
            left = longest(self._attempt) - self._before
            if not left:
                self._attempt, self._before = self._attempt + 1, 0
                self._search = self._begin(())
                continue
            done = self._search.steps
            self._search.run(min(left, ends - self.steps))
            self.steps += self._search.steps - done
            self._before += self._search.steps - done
        return self.verdict

    @property
    def verdict(self) -> Prospect:
        """What is known."""
        return self._search.verdict

    @property
    def standing(self) -> Standing:
        """Where it stands, for another solver to go on."""
        return Standing(self._attempt, self._before, self._search.trail)

    @property
    def explored(self) -> float:
        """How much of the attempt's search is behind it, from 0 to 1."""
        return self._search.explored

    @property
    def found(self) -> tuple[Placement, ...]:
        """The placements that finish the filling; empty unless it is FINISHABLE."""
        return self._search.found

    def _begin(self, trail: Sequence[int]) -> Search:
        tables = self._filling.tables
        mixing = Tables(tables.shape, mixed(tables.tiles, self._attempt))
        return Search(Filling(mixing, self._filling.laid), trail)
