"""Every rule of play in Contack, once.

Plain Python that Cython compiles as it stands; ``kernel.pxd`` beside it holds the C types.
Tiles are indices into the set, seats count from 0, cells are the numbers of ``box.py``.
The module decides and remembers; making structs and sentences of its numbers happens above it.
"""

import cython

from kontu.games.contack.box import Box, Terms, beyond, counts, neighbour

COMPILED = bool(cython.compiled)

DEALER: int = cython.declare(cython.int, -1)
OVER: int = cython.declare(cython.int, -2)
EMPTY: int = cython.declare(cython.int, 255)
ORIGIN: int = cython.declare(cython.int, 36 * 128 + 36)

VERDICTS = (
    "legal", "match-over", "deal-first", "already-dealt", "tile-not-in-hand", "drawn-must-be-played",
    "opening-tile", "opening-cell", "cell-beyond", "cell-taken", "no-neighbour", "contact-fails",
    "must-touch-last", "reserve-empty", "hand-full", "must-play", "can-play", "must-draw",
)  # fmt: skip
ENDINGS = ("", "out", "blocked", "enclosed", "rounds", "target", "limit")


class Turns:
    """A match in progress and every rule about it; the methods that act change it.

    A *spot* is a cell that holds a tile or touches one; ``need`` has its neighbours' numbers by
    colour (0 where none lies), so what fits a spot and what it would score are look-ups.
    ``target`` lists the spots where a tile may go: first the openings (two or three neighbours,
    C-24), then the free sides of the last tile that touch nothing else (C-23).
    """

    def __init__(self, box: Box, terms: Terms) -> None:
        """The match before the first deal."""
        if not cython.compiled:
            self.order, self.held, self.holds = [0] * 64, [0] * 35, [0] * 7
            self.spot_cell, self.spot_tile, self.need = [0] * 132, [0] * 132, [0] * 396
            self.slot, self.laid_spot, self.laid_seat = [0] * 256, [0] * 64, [0] * 64
            self.target = [0] * 72
            self.score, self.deduction, self.total = [0] * 7, [0] * 7, [0] * 7
        self.box, self.terms = box, terms
        for i in range(64):
            self.order[i] = 0
        self._restart()

    def _restart(self) -> None:
        """Back to before the first deal."""
        self.hand, self.turn, self.opener, self.drawn = 0, DEALER, -1, -1
        self.passes, self.ended, self.finished, self.dealt = 0, 0, 0, self.box.count
        for i in range(7):
            self.holds[i] = self.score[i] = self.deduction[i] = self.total[i] = 0
        self._clear_layout()

    # --- the layout -----------------------------------------------------------------------------

    def _clear_layout(self) -> None:
        for i in range(256):
            self.slot[i] = 0
        self.spots = self.laid = self.openings = 0
        self.unlaid = self.box.every
        # C-14: the first tile goes to the middle; nothing lies beside it.
        self.target[0] = self._touch(ORIGIN)
        self.targets = 1

    def _find(self, cell: int) -> int:
        """The spot of a cell; -1 when no tile lies in or beside it."""
        h = (cell + 29 * (cell >> 7)) & 255
        while self.slot[h]:
            if self.spot_cell[self.slot[h] - 1] == cell:
                return self.slot[h] - 1
            h = (h + 1) & 255
        return -1

    def _touch(self, cell: int) -> int:
        """The spot of a cell, made when there was none."""
        spot = self._find(cell)
        if spot >= 0:
            return spot
        h = (cell + 29 * (cell >> 7)) & 255
        while self.slot[h]:
            h = (h + 1) & 255
        spot = self.spots
        self.spots += 1
        self.slot[h] = self.spots
        self.spot_cell[spot] = cell
        self.spot_tile[spot] = EMPTY
        self.need[spot * 3] = self.need[spot * 3 + 1] = self.need[spot * 3 + 2] = 0
        return spot

    def _contacts(self, spot: int) -> int:
        """How many tiles lie beside a spot."""
        need = 3 * spot
        blue = 1 if self.need[need] else 0
        red = 1 if self.need[need + 1] else 0
        return blue + red + (1 if self.need[need + 2] else 0)

    def _fit(self, spot: int) -> int:
        """C-22: the tiles whose every contact in a spot is matching or counting, as a mask."""
        blue = self.box.fit[self.need[spot * 3]]
        red = self.box.fit[11 + self.need[spot * 3 + 1]]
        return blue & red & self.box.fit[22 + self.need[spot * 3 + 2]]

    def _fits_at(self, tile: int, spot: int) -> bool:
        return (self._fit(spot) & self.box.bit[tile]) != 0

    def _lay(self, tile: int, spot: int, seat: int) -> None:
        """Put a tile down and find the targets of the next turn."""
        cell = self.spot_cell[spot]
        self.spot_tile[spot] = tile
        self.laid_spot[self.laid] = spot
        self.laid_seat[self.laid] = seat
        self.laid += 1
        self.unlaid ^= self.box.bit[tile]
        keep = 0
        for i in range(self.openings):
            if self.target[i] != spot:
                self.target[keep] = self.target[i]
                keep += 1
        for colour in range(3):
            beside = neighbour(cell, colour)
            if beyond(beside):
                continue
            other = self._touch(beside)
            # C-02: touching sides always agree in colour.
            self.need[other * 3 + colour] = self.box.side[tile * 3 + colour]
            if self.spot_tile[other] == EMPTY and self._contacts(other) == 2:
                self.target[keep] = other
                keep += 1
        self.openings = keep
        for colour in range(3):
            other = self._find(neighbour(cell, colour))
            if other >= 0 and self.spot_tile[other] == EMPTY and self._contacts(other) == 1:
                self.target[keep] = other
                keep += 1
        self.targets = keep

    # --- what may be done ------------------------------------------------------------------------

    def _may_lead(self, tile: int) -> bool:
        """C-13: whether the opener may lead a tile. Of several lowest he chooses (C-12)."""
        if self.terms.lowest:
            for i in range(self.holds[self.turn]):
                if self.box.size[self.held[self.turn * 5 + i]] < self.box.size[tile]:
                    return False
        return True

    def _must_place_drawn(self) -> bool:
        """C-28, the turn's first point: just drew, ``play_drawn=forced``, and that tile fits."""
        if self.terms.forced and self.drawn >= 0:
            for i in range(self.targets):
                if self._fits_at(self.drawn, self.target[i]):
                    return True
        return False

    def _nth_play(self, nth: int) -> int:
        """The ``nth`` legal play (from 0) as a number; ``-1 - plays`` when there are not so many."""
        count = 0
        only = self.drawn if self._must_place_drawn() else -1
        for i in range(self.targets):
            spot = self.target[i]
            fit = self._fit(spot)
            for t in range(self.holds[self.turn]):
                tile = self.held[self.turn * 5 + t]
                if not fit & self.box.bit[tile] or (only >= 0 and tile != only):
                    continue
                if self.laid == 0 and not self._may_lead(tile):
                    continue
                if count == nth:
                    return self.spot_cell[spot] * 64 + tile
                count += 1
        return -1 - count

    def _can_draw(self) -> bool:
        """C-27: nobody ever holds more than five, and the reserve must have a tile."""
        return self.holds[self.turn] < 5 and self.dealt < self.box.count

    def _holds(self, tile: int) -> bool:
        for i in range(self.holds[self.turn]):
            if self.held[self.turn * 5 + i] == tile:
                return True
        return False

    def _verdict_play(self, tile: int, cell: int) -> int:
        """Which of VERDICTS a play would get."""
        if not self._holds(tile):
            return 4
        if tile != self.drawn and self._must_place_drawn():
            return 5
        if self.laid == 0:
            if cell != ORIGIN:
                return 7  # C-14
            return 0 if self._may_lead(tile) else 6
        if beyond(cell):
            return 8
        spot = self._find(cell)
        if spot < 0:
            return 10
        if self.spot_tile[spot] != EMPTY:
            return 9
        if not self._fits_at(tile, spot):
            return 11
        # C-23: on the last tile, unless it is an opportunity play (C-24).
        for i in range(self.targets):
            if self.target[i] == spot:
                return 0
        return 12

    def _verdict_draw(self) -> int:
        if self._must_place_drawn():
            return 5
        if self.holds[self.turn] >= 5:
            return 14
        if self.dealt >= self.box.count:
            return 13
        # C-26: who can play must; under EU he may draw instead.
        return 15 if self.terms.must_play and self._nth_play(0) >= 0 else 0

    def _verdict_pass(self) -> int:
        if self._must_place_drawn():
            return 5
        # C-29: only when unable to play and unable to draw.
        if self._nth_play(0) >= 0:
            return 15 if self.terms.must_play else 16
        return 17 if self._can_draw() else 0

    # --- what it brings --------------------------------------------------------------------------

    def _contact_points(self, spot: int, tile: int, colour: int) -> int:
        """What one contact brings: C-30 its total when it counts; C-31 for the rest."""
        need = self.need[spot * 3 + colour]
        side = self.box.side[tile * 3 + colour]
        if need == 0:
            return 0
        if counts(side, need) or (self.terms.all_contacts and self._contacts(spot) >= 2):
            return need + side
        return 0

    def _points(self, spot: int, tile: int) -> int:
        """C-30: the contacts of one play are added."""
        points = self._contact_points(spot, tile, 0)
        return points + self._contact_points(spot, tile, 1) + self._contact_points(spot, tile, 2)

    def _credit(self, seat: int, points: int) -> None:
        """C-30 adds the points; C-61 collects them from each other player at once."""
        if not self.terms.counters:
            self.score[seat] += points
            return
        for other in range(self.terms.seats):
            if other == seat or (self.terms.pairs and (other ^ seat) & 1 == 0):
                continue  # C-63: with partnerships each opponent pays.
            paid = points
            left = self.total[other] + self.score[other]
            if not self.terms.debt and paid > left:
                paid = max(0, left)  # C-63: the smaller of n and what is left.
            self.score[other] -= paid
            self.score[seat] += paid

    def _enclosed(self) -> bool:
        """C-42: the last tile has no empty side and no tile anywhere fits any opening."""
        cell = self.spot_cell[self.laid_spot[self.laid - 1]]
        for colour in range(3):
            spot = self._find(neighbour(cell, colour))
            if spot >= 0 and self.spot_tile[spot] == EMPTY:
                return False
        for i in range(self.openings):
            if self._fit(self.target[i]) & self.unlaid:
                return False
        return True

    def _end_hand(self, ending: int) -> None:
        """C-32 takes the leftovers off; C-34 sees whether the match is over."""
        self.ended = ending
        self.drawn = -1
        self.turn = DEALER
        for seat in range(self.terms.seats):
            self.deduction[seat] = self.terms.penalty * self.holds[seat]
            self.score[seat] -= self.deduction[seat]
            self.total[seat] += self.score[seat]
        for seat in range(self.terms.seats):
            side = self.total[seat]
            if self.terms.pairs:  # C-50: partners' totals are added.
                side += self.total[seat ^ 2]
            if self.terms.target and side >= self.terms.target:
                self.finished = 5
        if not self.finished and self.hand >= self.terms.hands:
            self.finished = 6 if self.terms.target else 4
        if self.finished:
            self.turn = OVER

    def _next_turn(self) -> None:
        """C-15."""
        self.drawn = -1
        self.turn = (self.turn + self.terms.step + self.terms.seats) % self.terms.seats

    # --- acting: these trust that the verdict was 0 ------------------------------------------------

    def _take(self, seat: int, tile: int) -> None:
        """Take a tile out of a hand; the others keep their order."""
        keep = 0
        for i in range(self.holds[seat]):
            if self.held[seat * 5 + i] != tile:
                self.held[seat * 5 + keep] = self.held[seat * 5 + i]
                keep += 1
        self.holds[seat] = keep

    def _play(self, tile: int, cell: int) -> None:
        seat = self.turn
        spot = self._find(cell)
        points = self._points(spot, tile)
        self._take(seat, tile)
        self._lay(tile, spot, seat)
        self._credit(seat, points)
        self.passes = 0
        if self.terms.going_out and self.holds[seat] == 0:
            self._end_hand(1)  # C-40
        elif self.terms.enclosed_ends and self._enclosed():
            self._end_hand(3)
        else:
            self._next_turn()

    def _draw(self) -> None:
        self.drawn = self.order[self.dealt]
        self.dealt += 1
        self.held[self.turn * 5 + self.holds[self.turn]] = self.drawn
        self.holds[self.turn] += 1

    def _pass(self) -> None:
        self.passes += 1
        if self.passes >= self.terms.seats:
            self._end_hand(2)  # C-41
        else:
            self._next_turn()

    def _nth_size(self, seat: int, nth: int) -> int:
        """The size of a seat's ``nth`` lowest tile (from 0)."""
        for i in range(self.holds[seat]):
            size = self.box.size[self.held[seat * 5 + i]]
            before = 0
            for j in range(self.holds[seat]):
                other = self.box.size[self.held[seat * 5 + j]]
                if other < size or (other == size and j < i):
                    before += 1
            if before == nth:
                return size
        return 0

    def _opens_before(self, seat: int, other: int) -> bool:
        """C-11 the lowest tile begins; C-12 tied, the next lowest decides, and so on."""
        for nth in range(5):
            mine = self._nth_size(seat, nth)
            theirs = self._nth_size(other, nth)
            if mine != theirs:
                return mine < theirs
        return False

    def _deal(self) -> None:
        """C-10: five tiles of ``order`` to each seat, the rest is the reserve."""
        seats = self.terms.seats
        self._clear_layout()
        self.dealt = 5 * seats
        for i in range(5 * seats):
            self.held[i] = self.order[i]
        for seat in range(seats):
            self.holds[seat] = 5
            self.score[seat] = self.deduction[seat] = 0
            if self.hand == 0 and self.terms.counters:
                self.total[seat] = self.terms.stake  # C-60
        # C-12: the last resort is the turn order from seat 1.
        self.opener = 0
        for i in range(1, seats):
            seat = i if self.terms.step > 0 else seats - i
            if self._opens_before(seat, self.opener):
                self.opener = seat
        self.hand += 1
        self.turn = self.opener
        self.drawn = -1
        self.passes = self.ended = 0
