"""What never changes during a match: the tiles of the box and the terms of play.

Plain Python that Cython compiles as it stands; ``box.pxd`` beside it holds the C types.
Tiles are indices into the set.
"""

from collections.abc import Sequence

import cython


def matches(number: int, other: int) -> bool:
    """C-20: the same number."""
    return number == other


def counts(number: int, other: int) -> bool:
    """C-21: a total of 5, 10, 15 or 20; 5:5 and 10:10 both match and count."""
    return (number + other) % 5 == 0


def goes_with(number: int, other: int) -> bool:
    """C-22: touching sides match or count."""
    return matches(number, other) or counts(number, other)


class Box:
    """A set of tiles, with the tables that make every question about fitting a look-up.

    The *need* of a cell is the numbers that its neighbours show it, as the digits of one number in base 16:
    blue is the last one, then red, then orange, 0 where none lies. ``fit[need]`` is the mask of the tiles
    that may go there, ``place[colour]`` is what a colour counts in a need, ``shows[tile * 3 + colour]`` what
    a side adds to one.
    ``worth[(tile * 3 + colour) * 16 + number]`` is what a side brings that meets a number: the total of a
    contact that counts, else 0.
    """

    def __init__(self, tiles: Sequence[tuple[int, int, int]]) -> None:
        """``tiles`` are triples of blue, red, orange, each 1..10, at most 64 of them."""
        if not cython.compiled:
            self.side, self.size, self.bit = [0] * 192, [0] * 64, [0] * 64
            self.fit, self.place, self.worth, self.shows = [0] * 4096, [0] * 3, [0] * 3072, [0] * 192
        self.place[0], self.place[1], self.place[2] = 1, 16, 256
        self.count = len(tiles)
        self.every = 0
        for tile in range(self.count):
            # Never 1 << tile: in C that is a 32-bit shift, and tile 32 would become tile 0.
            self.bit[tile] = 1 if tile == 0 else 2 * self.bit[tile - 1]
            self.every |= self.bit[tile]
            self.size[tile] = sum(tiles[tile])
            for colour in range(3):
                self.side[tile * 3 + colour] = tiles[tile][colour]
                self.shows[tile * 3 + colour] = tiles[tile][colour] * self.place[colour]
        for need in range(4096):
            self.fit[need] = self.every
        for number in range(1, 11):
            for colour in range(3):
                self._touching(colour, number)

    def _touching(self, colour: int, number: int) -> None:
        """Enter one contact in the tables: in every need that has ``number`` in ``colour``."""
        fit = 0
        for tile in range(self.count):
            side = self.side[tile * 3 + colour]
            if goes_with(side, number):
                fit |= self.bit[tile]
            self.worth[(tile * 3 + colour) * 16 + number] = side + number if counts(side, number) else 0
        for need in range(4096):
            if need // self.place[colour] % 16 == number:
                self.fit[need] &= fit


class Terms:
    """The rule choices as numbers; ``ContackRules`` says what each means.

    ``after[seat]`` is whose turn comes after that of a seat.
    """

    def __init__(
        self,
        *,
        seats: int,
        clockwise: bool,
        lowest: bool,
        must_play: bool,
        forced: bool,
        all_contacts: bool,
        penalty: int,
        going_out: bool,
        enclosed_ends: bool,
        counters: bool,
        stake: int,
        debt: bool,
        pairs: bool,
        hands: int,
        target: int,
    ) -> None:
        """``hands`` ends the match at the latest; ``target`` 0 means that no total ends it."""
        if not cython.compiled:
            self.after = [0] * 7
        self.seats = seats
        self.step = 1 if clockwise else -1  # C-15
        for seat in range(seats):
            self.after[seat] = (seat + seats + self.step) % seats
        self.lowest = lowest
        self.must_play = must_play
        self.forced = forced
        self.all_contacts = all_contacts
        self.penalty = penalty
        self.going_out = going_out
        self.enclosed_ends = enclosed_ends
        self.counters = counters
        self.stake = stake
        self.debt = debt
        self.pairs = pairs
        self.hands = hands
        self.target = target
