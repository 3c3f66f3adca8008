"""The tiles on the table: where one may go, what fits there and what it brings.

Plain Python that Cython compiles as it stands; ``layout.pxd`` beside it holds the C types.
A cell is the number ``(y + 36) * 128 + x + 36``; whose turn it is, is not known here.
"""

import cython

from kontu.games.contack.box import Box, Terms

NO_CELL: int = cython.declare(cython.int, 0)
ORIGIN: int = cython.declare(cython.int, 36 * 128 + 36)


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
    step = 2 * points_up(cell) - 1
    if colour == 0:
        return cell - 128 * step
    if colour == 1:
        return cell + step
    return cell - step


class Layout:
    """The tiles laid so far, and the targets of the next play.

    A *spot* is the place of a cell in a table of 256; a cell has one when it holds a tile or touches one.
    ``need`` is what its neighbours show it, as the box numbers it, and 4,096 for each of them, and 16,384
    when a tile lies there: what fits, and how many there are, is read off it.
    ``around`` has the spots beside the last tile by colour, its own where the table ends.
    ``target`` lists the spots where a tile may go: first the openings (two or three neighbours,
    C-24), then the free sides of the last tile that touch nothing else (C-23). What ``fits`` the first four
    is kept, 0 where there are not so many: hardly ever are there more.
    ``far`` is 0 on a table that was played, and 35 on one that was described: there a tile may lie anywhere.
    """

    def __init__(self, box: Box, terms: Terms) -> None:
        """An empty table."""
        if not cython.compiled:
            self.spot_cell, self.spot_tile, self.need = [0] * 256, [0] * 256, [0] * 256
            self.laid_spot, self.laid_seat = [0] * 64, [0] * 64
            self.target, self.around, self.fits = [0] * 72, [0] * 3, [0] * 4
        self.box, self.terms = box, terms
        self._clear_layout()

    def _clear_layout(self) -> None:
        for i in range(256):
            self.spot_cell[i] = NO_CELL
        for i in range(256):
            self.need[i] = 0
        self.laid = self.openings = self.far = 0
        self.unlaid = self.box.every
        self.around[0] = self.around[1] = self.around[2] = -1
        # C-14: the first tile goes to the middle; nothing lies beside it.
        self.target[0] = self._touch(ORIGIN)
        self.targets = 1
        self._keep_fits(1)

    def _spot(self, cell: int) -> int:
        """The spot that a cell has or would get."""
        # Two cells that begin at the same place are at least 24 steps apart, so that a game hardly ever
        # looks further; but a table that somebody describes may have such cells.
        spot = (cell + 30 * (cell >> 7)) & 255
        # As a product (NO_CELL is 0): whether a spot is new, no processor can guess.
        while self.spot_cell[spot] * (self.spot_cell[spot] - cell):
            spot = (spot + 1) & 255
        return spot

    def _find(self, cell: int) -> int:
        """The spot of a cell; -1 when no tile lies in or beside it."""
        spot = self._spot(cell)
        return spot if self.spot_cell[spot] != NO_CELL else -1

    def _touch(self, cell: int) -> int:
        """The spot of a cell, which has one from now on."""
        spot = self._spot(cell)
        self.spot_cell[spot] = cell
        return spot

    def _empty(self, spot: int) -> bool:
        return self.need[spot] < 16384

    def _touches(self, spot: int, tiles: int) -> bool:
        """Whether a spot is empty and has so many neighbours."""
        return self.need[spot] >> 12 == tiles

    def _fit(self, spot: int) -> int:
        """C-22: the tiles whose every contact in a spot is matching or counting, as a mask."""
        return self.box.fit[self.need[spot] & 4095]

    def _keep_fits(self, targets: int) -> None:
        """``fits`` is right for so many targets."""
        for i in range(4):
            self.fits[i] = self._fit(self.target[i]) & -(1 if i < targets else 0)

    def _fits_somewhere(self, tiles: int) -> bool:
        """Whether one of the ``tiles``, a mask, may go to one of the targets."""
        fit = self.fits[0] | self.fits[1] | self.fits[2] | self.fits[3]
        for i in range(4, self.targets):
            fit |= self._fit(self.target[i])
        return (fit & tiles) != 0

    def _meet(self, beside: int, shown: int, spot: int, ends: bool) -> int:
        """The cell beside a tile just laid learns what it shows there; its spot, or the tile's if beyond."""
        if ends and beyond(beside):
            return spot
        other = self._touch(beside)
        # C-02: touching sides always agree in colour.
        self.need[other] += shown + 4096
        return other

    def _aim(self, spot: int, tiles: int, targets: int) -> int:
        """One more target, if a spot beside the last tile has so many neighbours; how many there are."""
        self.target[targets] = spot
        return targets + (1 if self._touches(spot, tiles) else 0)

    def _keep_openings(self, spot: int) -> int:
        """The openings are the first targets, without the spot of the last tile; how many there are."""
        at, openings = 0, self.openings
        # No processor can guess what is kept, nor how many openings there are: adding 1 or 0, and going
        # through four places whatever stands there, costs less than jumping.
        for i in range(4):
            opening = self.target[i]
            self.target[at] = opening
            at += 1 if opening != spot else 0
        for i in range(4, openings):
            opening = self.target[i]
            self.target[at] = opening
            at += 1 if opening != spot else 0
        # Of two neighbours and of three, and of no other number, this bit is set: the spot was an opening.
        return openings - ((self.need[spot] >> 13) & 1)

    def _lay(self, tile: int, spot: int, seat: int) -> None:
        """Put a tile down and find the targets of the next turn."""
        cell = self.spot_cell[spot]
        # In play the first tile lies in the middle, and the n-th after it at most n steps from there.
        ends = self.laid + self.far >= 35
        self.need[spot] += 16384
        blue = self._meet(neighbour(cell, 0), self.box.shows[tile * 3], spot, ends)
        red = self._meet(neighbour(cell, 1), self.box.shows[tile * 3 + 1], spot, ends)
        orange = self._meet(neighbour(cell, 2), self.box.shows[tile * 3 + 2], spot, ends)
        self.around[0], self.around[1], self.around[2] = blue, red, orange
        keep = self._keep_openings(spot)
        openings = self._aim(orange, 2, self._aim(red, 2, self._aim(blue, 2, keep)))
        targets = self._aim(orange, 1, self._aim(red, 1, self._aim(blue, 1, openings)))
        self._keep_fits(targets)
        self.openings, self.targets = openings, targets
        self.unlaid ^= self.box.bit[tile]
        # To the compiler, what is written to bytes may change anything: so they come last.
        laid = self.laid
        self.laid = laid + 1
        self.laid_spot[laid] = spot
        self.laid_seat[laid] = seat
        self.spot_tile[spot] = tile

    def _enclosed(self) -> bool:
        """C-42: the last tile has no empty side and no tile anywhere fits any opening."""
        for colour in range(3):
            spot = self.around[colour]
            if self._empty(spot):
                return False
        for i in range(self.openings):
            if self._fit(self.target[i]) & self.unlaid:
                return False
        return True
