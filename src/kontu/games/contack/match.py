"""A match as Python sees it: numbered actions, copies, and everything there is to look at.

No rule stands here; they are in ``kernel.py``. ``match.pxd`` holds the C types.
"""

from collections.abc import Sequence

import cython

from kontu.games.contack.kernel import Turns

# Actions as numbers: a play is cell * 64 + tile.
DRAW = -1
PASS = -2

MOST_APART = 30
"""The kernel has room for so many tiles that lie apart: each is a spot and makes three more."""


class Match(Turns):
    """A match in progress. ``act`` and ``deal`` change it; ``copy`` first to keep the old one."""

    def verdict(self, action: int) -> int:
        """Which of VERDICTS the numbered ``action`` of the seat to act would get; 0 is legal."""
        if self.turn < 0:
            return 1 if self.turn == -2 else 2
        if action == DRAW:
            return self._verdict_draw(self._plays())
        if action == PASS:
            return self._verdict_pass(self._plays())
        return self._verdict_play(action & 63, action >> 6)

    def legal(self) -> list[int]:
        """The legal actions as numbers, plays first; empty when no player is to act."""
        if self.turn < 0:
            return []
        plays = self._plays()
        found = [self._nth_play(nth) for nth in range(plays)]
        if self._verdict_draw(plays) == 0:
            found.append(DRAW)
        if self._verdict_pass(plays) == 0:
            found.append(PASS)
        return found

    def act(self, action: int) -> None:
        """Do what ``verdict`` has passed."""
        if action == DRAW:
            self._draw()
        elif action == PASS:
            self._pass()
        else:
            self._play(action & 63, action >> 6)

    def deal(self, order: Sequence[int]) -> None:
        """Deal a permutation of the box, when DEALER is to act."""
        for i in range(self.box.count):
            self.order[i] = order[i]
        self._deal()

    def copy(self) -> "Match":
        """An equal match that shares nothing that changes."""
        if cython.compiled:
            # Nothing need be cleared that is written next.
            new = Match.__new__(Match)
            new.box, new.terms = self.box, self.terms
        else:
            new = Match(self.box, self.terms)
        new._become(self)
        return new

    def _become(self, other: "Match") -> None:
        """Be as ``other`` is, which has the same box and terms."""
        self.hand, self.turn, self.opener, self.drawn = other.hand, other.turn, other.opener, other.drawn
        self.passes, self.ended, self.finished = other.passes, other.ended, other.finished
        self.dealt, self.bound = other.dealt, other.bound
        for i in range(7):
            self.holds[i], self.hold[i], self.score[i] = other.holds[i], other.hold[i], other.score[i]
            self.deduction[i], self.total[i] = other.deduction[i], other.total[i]
        for i in range(35):
            self.held[i] = other.held[i]
        for i in range(64):
            self.order[i] = other.order[i]
        self.unlaid, self.laid = other.unlaid, other.laid
        self.openings, self.targets, self.far = other.openings, other.targets, other.far
        for i in range(256):
            self.spot_cell[i] = other.spot_cell[i]
        for i in range(256):
            self.spot_tile[i] = other.spot_tile[i]
        for i in range(256):
            self.need[i] = other.need[i]
        for i in range(3):
            self.around[i] = other.around[i]
        for i in range(4):
            self.fits[i] = other.fits[i]
        for i in range(self.laid):
            self.laid_spot[i], self.laid_seat[i] = other.laid_spot[i], other.laid_seat[i]
        for i in range(self.targets):
            self.target[i] = other.target[i]

    def set_up(
        self,
        turn: tuple[int, int, int, int, int, int, int],
        laid: Sequence[tuple[int, int, int]],
        held: Sequence[Sequence[int]],
        reserve: Sequence[int],
        points: Sequence[tuple[int, int, int]],
    ) -> None:
        """Make a new match the one described.

        ``turn`` is hand, seat to act, opener, tile drawn, passes, ending of the hand, of the match;
        ``laid`` has (tile, cell, seat) in order, at most ``MOST_APART`` of them touching no other;
        ``points`` has (score, deduction, total) a seat.
        """
        self._clear_layout()
        self.far = 35
        for tile, cell, seat in laid:
            # Whoever asks about a real table need not have laid the tiles in order, nor all of them.
            self._lay(tile, self._touch(cell), seat)
        for seat in range(self.terms.seats):
            self.score[seat], self.deduction[seat], self.total[seat] = points[seat]
            self.holds[seat] = len(held[seat])
            self.hold[seat] = 0
            for i in range(self.holds[seat]):
                self.held[seat * 5 + i] = held[seat][i]
                self.hold[seat] |= self.box.bit[held[seat][i]]
        self.dealt = self.box.count - len(reserve)
        for i in range(self.dealt, self.box.count):
            self.order[i] = reserve[i - self.dealt]
        self.hand, self.turn, self.opener, self.drawn = turn[0], turn[1], turn[2], turn[3]
        self.passes, self.ended, self.finished = turn[4], turn[5], turn[6]
        self._bind()

    def layout(self) -> list[tuple[int, int, int]]:
        """(tile, cell, seat) of every tile laid, in order."""
        return [
            (self.spot_tile[self.laid_spot[i]], self.spot_cell[self.laid_spot[i]], self.laid_seat[i])
            for i in range(self.laid)
        ]

    def hands(self) -> list[list[int]]:
        """The tiles each seat holds, drawn ones last."""
        return [[self.held[s * 5 + i] for i in range(self.holds[s])] for s in range(self.terms.seats)]

    def reserve(self) -> list[int]:
        """The tiles not yet drawn, the next one first."""
        return [self.order[i] for i in range(self.dealt, self.box.count)]

    def points(self) -> list[tuple[int, int, int]]:
        """(score of the hand, deduction in it, total) of each seat."""
        return [(self.score[s], self.deduction[s], self.total[s]) for s in range(self.terms.seats)]

    def gains(self, before: "Match") -> list[tuple[int, int]]:
        """(seat, points) of each seat that a play brought or cost points, deductions apart."""
        found: list[tuple[int, int]] = []
        for seat in range(self.terms.seats):
            gained = self.score[seat] + self.deduction[seat] - before.score[seat]
            if gained:
                found.append((seat, gained))
        return found

    def left(self) -> int:
        """How many tiles are not yet drawn."""
        return self.box.count - self.dealt

    def opening_cells(self) -> list[int]:
        """The empty cells with two or three neighbours (C-24)."""
        return [self.spot_cell[self.target[i]] for i in range(self.openings)]

    def open_sides(self) -> list[int]:
        """The empty cells beside the last tile (C-23)."""
        found: list[int] = []
        for colour in range(3):
            spot = self.around[colour]
            if spot >= 0 and self._empty(spot):
                found.append(self.spot_cell[spot])
        return found

    def tile_at(self, cell: int) -> int:
        """The tile that lies in a cell; -1 when it is empty."""
        spot = self._find(cell)
        return -1 if spot < 0 or self._empty(spot) else self.spot_tile[spot]

    def contacts(self, tile: int, cell: int) -> list[tuple[int, int, int, int, bool]]:
        """The contacts a tile would make in a cell: colour, its number, the other, points, whether legal."""
        spot = self._find(cell)
        found: list[tuple[int, int, int, int, bool]] = []
        for colour in range(3):
            other = self._beside(spot, colour) if spot >= 0 else 0
            if other:
                fits = (self.box.fit[other * self.box.place[colour]] & self.box.bit[tile]) != 0
                points = self._contact_points(spot, tile, colour)
                found.append((colour, self.box.side[tile * 3 + colour], other, points, fits))
        return found
