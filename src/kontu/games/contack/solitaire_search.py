"""C-70: whether a filling can be finished: an exact search that can be stopped and taken up again.

It tries the tiles that fit in the narrowest cell one by one, first those that only one cell can take,
and turns back as soon as a cell or (where every tile is needed) a tile has no place left. There is no chance
and no clock in it: equal puzzles take equal steps, and where it stands is a list of tiles, its ``trail``.
"""

from collections.abc import Sequence
from enum import StrEnum

from kontu.games.contack.solitaire import Filling, Placement


class Prospect(StrEnum):
    """What a search knows: there is a way to finish, there is none, or not yet."""

    FINISHABLE = "finishable"
    IMPOSSIBLE = "impossible"
    UNKNOWN = "unknown"


class TrailError(ValueError):
    """A trail was given that this search can never have left."""


class _Branch:
    """A cell being tried: the tile in it, the ``choices`` left, and what its neighbours could take before."""

    def __init__(self, cell: int, choices: int) -> None:
        self.cell = cell
        self.choices = choices
        self.size = choices.bit_count()
        self.tried = 0
        self.tile = -1
        self.before: list[tuple[int, int]] = []


class Search:
    """A search from a filling; ``run`` goes on with it, ``verdict`` says what is known.

    ``steps`` counts the tiles tried since it was made.
    """

    def __init__(self, filling: Filling, trail: Sequence[int] = ()) -> None:
        """``trail`` is where an earlier search of this filling stopped; TrailError when none can have."""
        tables = filling.tables
        self._tables = tables
        self._every = len(tables.cells) == len(tables.tiles)
        self._left = sum(1 << tables.index[tile] for tile in filling.left)
        self._free = {tables.place[cell] for cell in filling.empty}
        everything = (1 << len(tables.tiles)) - 1
        self._can = [everything] * len(tables.cells)
        for tile, cell in filling.laid:
            self._narrow(tables.place[cell], tables.index[tile])
        self._branches: list[_Branch] = []
        self.verdict = Prospect.UNKNOWN
        self.steps = 0
        self._open()
        for number in trail:
            self._retrace(number)

    def run(self, steps: int) -> Prospect:
        """The verdict after at most so many more steps."""
        ends = self.steps + steps
        while self.verdict is Prospect.UNKNOWN and self.steps < ends:
            self.steps += 1
            self._advance()
        return self.verdict

    @property
    def trail(self) -> tuple[int, ...]:
        """The tiles in the cells being tried, as their numbers in the set, the first choice first."""
        return tuple(branch.tile for branch in self._branches if branch.tile >= 0)

    @property
    def explored(self) -> float:
        """How much of the search is behind it, from 0 to 1, as if all branches were equally large."""
        if self.verdict is not Prospect.UNKNOWN:
            return 1.0
        done, share = 0.0, 1.0
        for branch in self._branches:
            share /= branch.size
            done += share * max(0, branch.tried - 1)
        return done

    @property
    def found(self) -> tuple[Placement, ...]:
        """The placements that finish the filling, those with the least choice first, if FINISHABLE."""
        if self.verdict is not Prospect.FINISHABLE:
            return ()
        tables = self._tables
        return tuple((tables.tiles[branch.tile], tables.cells[branch.cell]) for branch in self._branches)

    def _advance(self) -> None:
        """The next tile is tried; IMPOSSIBLE when none is left to be tried.

        It never stops between taking back and laying, so that the trail always says where it stands.
        """
        while self._branches:
            branch = self._branches[-1]
            self._take_back(branch)
            if branch.choices:
                self._lay(branch, branch.choices & -branch.choices)
                self._open()
                return
            self._branches.pop()
        self.verdict = Prospect.IMPOSSIBLE

    def _lay(self, branch: _Branch, bit: int) -> None:
        branch.choices ^= bit
        branch.tried += 1
        branch.tile = bit.bit_length() - 1
        self._left ^= bit
        self._free.discard(branch.cell)
        branch.before = self._narrow(branch.cell, branch.tile)

    def _take_back(self, branch: _Branch) -> None:
        if branch.tile < 0:
            return
        for cell, could in branch.before:
            self._can[cell] = could
        self._free.add(branch.cell)
        self._left ^= 1 << branch.tile
        branch.tile = -1

    def _narrow(self, cell: int, tile: int) -> list[tuple[int, int]]:
        """The neighbours of ``cell`` take only what goes with ``tile``; what they could take before."""
        tables = self._tables
        side = tables.side[tile]
        before = []
        for other, colour in tables.beside[cell]:
            if other in self._free:
                before.append((other, self._can[other]))
                self._can[other] &= tables.fit[colour][side[colour]]
        return before

    def _open(self) -> None:
        """A branch for the next cell, or the verdict; no branch where some cell or tile has no place."""
        if not self._free:
            self.verdict = Prospect.FINISHABLE
            return
        left, once, twice = self._left, 0, 0
        best, fewest = -1, 99
        for cell in self._free:
            can = self._can[cell] & left
            if not can:
                return
            twice |= once & can
            once |= can
            count = can.bit_count()
            if count < fewest or (count == fewest and cell < best):
                best, fewest = cell, count
        if self._every:
            if once != left:
                return
            if fewest > 1 and (lone := once & ~twice):
                tile = lone & -lone
                best = next(cell for cell in self._free if self._can[cell] & tile)
                self._branches.append(_Branch(best, tile))
                return
        self._branches.append(_Branch(best, self._can[best] & left))

    def _retrace(self, tile: int) -> None:
        """The step of an earlier search that led to ``tile``; raises TrailError where there is none."""
        branch = self._branches[-1] if self._branches else None
        if branch is None or branch.tile >= 0 or tile < 0 or not branch.choices & (1 << tile):
            raise TrailError(tile)
        passed = branch.choices & ((1 << tile) - 1)
        branch.choices ^= passed
        branch.tried += passed.bit_count()
        self._lay(branch, 1 << tile)
        self._open()
