"""The tiles on the table: where one may go, what fits there and what it brings.

Plain Python that Cython compiles as it stands; ``layout.pxd`` beside it holds the C types.
A cell is the number ``(y + 36) * 128 + x + 36``; whose turn it is, is not known here.
"""

import cython

from kontu.games.contack.box import Box, Terms

EMPTY: int = cython.declare(cython.int, 255)
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
    step = 1 if points_up(cell) else -1
    if colour == 0:
        return cell - 128 * step
    if colour == 1:
        return cell + step
    return cell - step


class Layout:
    """The tiles laid so far, and the targets of the next play.

    A *spot* is a cell that holds a tile or touches one; ``need`` is what its neighbours show it, so that
    what fits a spot is a look-up in the box. ``around`` has the spots beside the last tile by colour.
    ``target`` lists the spots where a tile may go: first the openings (two or three neighbours,
    C-24), then the free sides of the last tile that touch nothing else (C-23).
    """

    def __init__(self, box: Box, terms: Terms) -> None:
        """An empty table."""
        if not cython.compiled:
            self.spot_cell, self.spot_tile, self.need = [0] * 132, [0] * 132, [0] * 132
            self.slot, self.laid_spot, self.laid_seat = [0] * 256, [0] * 64, [0] * 64
            self.target, self.around = [0] * 72, [0] * 3
        self.box, self.terms = box, terms
        self._clear_layout()

    def _clear_layout(self) -> None:
        for i in range(256):
            self.slot[i] = 0
        self.spots = self.laid = self.openings = 0
        self.unlaid = self.box.every
        self.around[0] = self.around[1] = self.around[2] = -1
        # C-14: the first tile goes to the middle; nothing lies beside it.
        self.target[0] = self._touch(ORIGIN)
        self.targets = 1

    def _find(self, cell: int) -> int:
        """The spot of a cell; -1 when no tile lies in or beside it."""
        place = (cell + 29 * (cell >> 7)) & 255
        while self.slot[place]:
            spot = self.slot[place] - 1
            if self.spot_cell[spot] == cell:
                return spot
            place = (place + 1) & 255
        return -1

    def _touch(self, cell: int) -> int:
        """The spot of a cell, made when there was none."""
        place = (cell + 29 * (cell >> 7)) & 255
        while self.slot[place]:
            spot = self.slot[place] - 1
            if self.spot_cell[spot] == cell:
                return spot
            place = (place + 1) & 255
        spot = self.spots
        self.spots += 1
        self.slot[place] = self.spots
        self.spot_cell[spot] = cell
        self.spot_tile[spot] = EMPTY
        self.need[spot] = 0
        return spot

    def _empty(self, spot: int) -> bool:
        return self.spot_tile[spot] == EMPTY

    def _touches(self, spot: int, tiles: int) -> bool:
        """Whether a spot is empty and has so many neighbours."""
        return self._empty(spot) & (self.box.contacts[self.need[spot]] == tiles)

    def _fit(self, spot: int) -> int:
        """C-22: the tiles whose every contact in a spot is matching or counting, as a mask."""
        return self.box.fit[self.need[spot]]

    def _fits_somewhere(self, tiles: int) -> bool:
        """Whether one of the ``tiles``, a mask, may go to one of the targets."""
        fit = 0
        for i in range(self.targets):
            fit |= self._fit(self.target[i])
        return (fit & tiles) != 0

    def _lay(self, tile: int, spot: int, seat: int) -> None:
        """Put a tile down and find the targets of the next turn."""
        cell = self.spot_cell[spot]
        self.spot_tile[spot] = tile
        self.laid_spot[self.laid] = spot
        self.laid_seat[self.laid] = seat
        self.laid += 1
        self.unlaid ^= self.box.bit[tile]
        keep = 0
        # No processor can guess what is kept: adding 1 or 0 costs less than jumping.
        for i in range(self.openings):
            opening = self.target[i]
            self.target[keep] = opening
            keep += 1 if opening != spot else 0
        for colour in range(3):
            beside = neighbour(cell, colour)
            other = -1 if beyond(beside) else self._touch(beside)
            self.around[colour] = other
            if other < 0:
                continue
            # C-02: touching sides always agree in colour.
            self.need[other] += self.box.place[colour] * self.box.side[tile * 3 + colour]
            self.target[keep] = other
            keep += 1 if self._touches(other, 2) else 0
        self.openings = keep
        for colour in range(3):
            other = self.around[colour]
            if other < 0:
                continue
            self.target[keep] = other
            keep += 1 if self._touches(other, 1) else 0
        self.targets = keep

    def _enclosed(self) -> bool:
        """C-42: the last tile has no empty side and no tile anywhere fits any opening."""
        for colour in range(3):
            spot = self.around[colour]
            if spot >= 0 and self._empty(spot):
                return False
        for i in range(self.openings):
            if self._fit(self.target[i]) & self.unlaid:
                return False
        return True

    def _beside(self, spot: int, colour: int) -> int:
        """The number that a spot's neighbour shows it in a colour; 0 where none lies."""
        need = self.need[spot]
        if colour == 0:
            return need % 11
        return need // 11 % 11 if colour == 1 else need // 121

    def _contact_points(self, spot: int, tile: int, colour: int) -> int:
        """What one contact brings: C-30 its total when it counts; C-31 for the rest."""
        number = self._beside(spot, colour)
        side = self.box.side[tile * 3 + colour]
        if self.terms.all_contacts and number and self.box.contacts[self.need[spot]] >= 2:
            return number + side
        return self.box.worth[number * 11 + side]

    def _points(self, spot: int, tile: int) -> int:
        """C-30: the contacts of one play are added."""
        points = self._contact_points(spot, tile, 0)
        return points + self._contact_points(spot, tile, 1) + self._contact_points(spot, tile, 2)
