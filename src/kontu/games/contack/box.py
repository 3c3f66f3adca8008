"""What never changes during a match: the lattice, the tiles of the box, the terms of play.

Plain Python that Cython compiles as it stands; ``box.pxd`` beside it holds the C types.
Tiles are indices into the set; a cell is the number ``(y + 36) * 128 + x + 36``.
"""

from collections.abc import Sequence

import cython


def points_up(cell: int) -> bool:
    """C-02: a cell points up when x + y is even; both offsets are even, so the code's parity tells."""
    return ((cell ^ (cell >> 7)) & 1) == 0


def beyond(cell: int) -> bool:
    """C-02: |x| and |y| stay within 35."""
    x = (cell & 127) - 36
    y = (cell >> 7) - 36
    return x < -35 or x > 35 or y < -35 or y > 35


def neighbour(cell: int, colour: int) -> int:
    """C-02: the cell along the blue (0), red (1) or orange (2) side."""
    step = 1 if points_up(cell) else -1
    if colour == 0:
        return cell - 128 * step
    if colour == 1:
        return cell + step
    return cell - step


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

    ``fit[colour * 11 + number]`` is the mask of the tiles that may touch ``number`` with ``colour``.
    """

    def __init__(self, tiles: Sequence[tuple[int, int, int]]) -> None:
        """``tiles`` are triples of blue, red, orange, each 1..10, at most 64 of them."""
        if not cython.compiled:
            self.side, self.size = [0] * 192, [0] * 64
            self.bit, self.fit = [0] * 64, [0] * 33
        self.count = len(tiles)
        self.every = 0
        for tile in range(self.count):
            # Never 1 << tile: in C that is a 32-bit shift, and tile 32 would become tile 0.
            self.bit[tile] = 1 if tile == 0 else 2 * self.bit[tile - 1]
            self.every |= self.bit[tile]
            self.size[tile] = sum(tiles[tile])
            for colour in range(3):
                self.side[tile * 3 + colour] = tiles[tile][colour]
        for colour in range(3):
            # Number 0 is "no tile lies there": it forbids nothing.
            self.fit[colour * 11] = self.every
            for number in range(1, 11):
                self.fit[colour * 11 + number] = 0
                for tile in range(self.count):
                    if goes_with(self.side[tile * 3 + colour], number):
                        self.fit[colour * 11 + number] |= self.bit[tile]


class Terms:
    """The rule choices as numbers; ``ContackRules`` says what each means."""

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
        self.seats = seats
        self.step = 1 if clockwise else -1  # C-15
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
