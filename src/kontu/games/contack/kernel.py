"""Whose turn it is, what may be done, what it brings and when a hand ends: every rule of a turn, once.

Plain Python that Cython compiles as it stands; ``kernel.pxd`` beside it holds the C types.
Tiles are indices into the set, seats count from 0, cells are the numbers of ``layout.py``.
The module decides and remembers; making structs and sentences of its numbers happens above it.
"""

import cython

from kontu.games.contack.box import Box, Terms
from kontu.games.contack.layout import Layout, beyond

if not cython.compiled:
    from kontu.games.contack.bits import popcount

COMPILED = bool(cython.compiled)

DEALER: int = cython.declare(cython.int, -1)
OVER: int = cython.declare(cython.int, -2)

VERDICTS = (
    "legal", "match-over", "deal-first", "already-dealt", "tile-not-in-hand", "drawn-must-be-played",
    "opening-tile", "opening-cell", "cell-beyond", "cell-taken", "no-neighbour", "contact-fails",
    "must-touch-last", "reserve-empty", "hand-full", "must-play", "can-play", "must-draw",
)  # fmt: skip
ENDINGS = ("", "out", "blocked", "enclosed", "rounds", "target", "limit")


class Turns(Layout):
    """A match in progress and every rule about it; the methods that act change it.

    ``hold`` is a hand as a mask of tiles; ``bound`` says that the tile just drawn must be placed (C-28).
    Counting the plays leaves two things for finding one: ``choice``, the tiles of which one may be played,
    and ``until``, how many of the plays go to the first so many targets, from none of them up to four.
    """

    def __init__(self, box: Box, terms: Terms) -> None:
        """The match before the first deal."""
        if not cython.compiled:
            self.order, self.held, self.holds, self.hold = [0] * 64, [0] * 35, [0] * 7, [0] * 7
            self.score, self.deduction, self.total = [0] * 7, [0] * 7, [0] * 7
            self.until, self.choice = [0] * 5, 0
        Layout.__init__(self, box, terms)
        for i in range(64):
            self.order[i] = 0
        self._restart()

    def _restart(self) -> None:
        """Back to before the first deal, which will clear the table."""
        self.hand, self.turn, self.opener, self.drawn, self.bound = 0, DEALER, -1, -1, False
        self.passes, self.ended, self.finished, self.dealt = 0, 0, 0, self.box.count
        self.until[0] = 0
        for i in range(7):
            self.holds[i] = self.score[i] = self.deduction[i] = self.total[i] = 0
            self.hold[i] = 0

    # --- what may be done ------------------------------------------------------------------------

    def _leads(self) -> int:
        """C-13: the tiles the opener may lead, as a mask. Of several lowest he chooses (C-12)."""
        if not self.terms.lowest:
            return self.hold[self.turn]
        least, leads = self._lowest(self.turn), 0
        for i in range(self.holds[self.turn]):
            tile = self.held[self.turn * 5 + i]
            leads |= self.box.bit[tile] & -(1 if self.box.size[tile] == least else 0)
        return leads

    def _lowest(self, seat: int) -> int:
        """The size of the lowest tile in a hand."""
        least = 99
        for i in range(self.holds[seat]):
            least = min(least, self.box.size[self.held[seat * 5 + i]])
        return least

    def _choice(self) -> int:
        """The tiles of which the seat to act may play one where it fits, as a mask."""
        if self.bound:
            return self.box.bit[self.drawn]
        return self.hold[self.turn] if self.laid else self._leads()

    def _plays(self) -> int:
        """How many legal plays there are; ``until`` and ``choice`` are right for finding one of them."""
        count, choice = 0, self._choice()
        self.choice = choice
        for i in range(4):
            count += popcount(self.fits[i] & choice)
            self.until[i + 1] = count
        return count + (self._further_plays(choice) if self.targets > 4 else 0)

    def _further_plays(self, choice: int) -> int:
        """How many of the plays go to the fifth target and those after it."""
        count = 0
        for i in range(4, self.targets):
            count += popcount(self._fit(self.target[i]) & choice)
        return count

    def _nth_place(self, nth: int) -> int:
        """The ``nth`` of the plays just counted, from 0, as spot * 64 + tile; there must be so many."""
        at = 0
        for i in range(4):
            at += 1 if self.until[i + 1] <= nth else 0
        nth -= self.until[at]
        fit = self.fits[at & 3] & self.choice
        if at == 4:
            fit = self._fit(self.target[at]) & self.choice
            while nth >= popcount(fit):
                nth -= popcount(fit)
                at += 1
                fit = self._fit(self.target[at]) & self.choice
        return self.target[at] * 64 + self._nth_held(fit, nth)

    def _nth_play(self, nth: int) -> int:
        """The ``nth`` of the plays just counted, from 0, as a number; there must be so many."""
        place = self._nth_place(nth)
        return self.spot_cell[place >> 6] * 64 + (place & 63)

    def _nth_held(self, fit: int, nth: int) -> int:
        """The ``nth`` tile in the hand of the seat to act that is one of ``fit``; there must be so many."""
        first = self.turn * 5
        at, until = first, 0
        # Where four do not reach it, it is the fifth: no need to know where the hand ends.
        for i in range(4):
            until += (fit >> self.held[first + i]) & 1
            at += 1 if until <= nth else 0
        return self.held[at]

    def _can_draw(self) -> bool:
        """C-27: nobody ever holds more than five, and the reserve must have a tile."""
        return (self._bars_draw(0) & 6) == 0

    def _verdict_play(self, tile: int, cell: int) -> int:
        """Which of VERDICTS a play would get."""
        if tile >= self.box.count or not self.hold[self.turn] & self.box.bit[tile]:
            return 4
        if self.bound and tile != self.drawn:
            return 5
        if self.laid == 0:
            if cell != self.spot_cell[self.target[0]]:
                return 7  # C-14
            return 0 if self._leads() & self.box.bit[tile] else 6
        if beyond(cell):
            return 8
        spot = self._find(cell)
        if spot < 0:
            return 10
        if not self._empty(spot):
            return 9
        if not self._fit(spot) & self.box.bit[tile]:
            return 11
        # C-23: on the last tile, unless it is an opportunity play (C-24).
        for i in range(self.targets):
            if self.target[i] == spot:
                return 0
        return 12

    def _bars_draw(self, plays: int) -> int:
        """What keeps a seat that has so many ``plays`` from drawing, as bits."""
        bars = 1 if self.bound else 0
        bars += 2 if self.holds[self.turn] >= 5 else 0  # C-27
        bars += 4 if self.dealt >= self.box.count else 0
        # C-26: who can play must; under EU he may draw instead.
        return bars + 8 * (self.terms.must_play & (plays != 0))

    def _bars_pass(self, plays: int) -> int:
        """What keeps a seat that has so many ``plays`` from passing, as bits."""
        # C-29: only when unable to play and unable to draw.
        bars = (1 if self.bound else 0) + (2 if plays else 0)
        return bars + (4 if self._can_draw() else 0)

    def _verdict_draw(self, plays: int) -> int:
        """What drawing would get from a seat that has so many ``plays``."""
        bars = self._bars_draw(plays)
        if bars & 1:
            return 5
        if bars & 2:
            return 14
        if bars & 4:
            return 13
        return 15 if bars else 0

    def _verdict_pass(self, plays: int) -> int:
        """What passing would get from a seat that has so many ``plays``."""
        bars = self._bars_pass(plays)
        if bars & 1:
            return 5
        if bars & 2:
            return 15 if self.terms.must_play else 16
        return 17 if bars else 0

    # --- what it brings --------------------------------------------------------------------------

    def _beside(self, spot: int, colour: int) -> int:
        """The number that a spot's neighbour shows it in a colour; 0 where none lies."""
        return (self.need[spot] >> 4 * colour) & 15

    def _contact_points(self, spot: int, tile: int, colour: int) -> int:
        """What one contact brings: C-30 its total when it counts; C-31 for the rest."""
        number = self._beside(spot, colour)
        # Two neighbours or three: of both numbers the upper bit is set.
        if self.terms.all_contacts and number and self.need[spot] & 8192:
            return number + self.box.side[tile * 3 + colour]
        return self.box.worth[(tile * 3 + colour) * 16 + number]

    def _points(self, spot: int, tile: int) -> int:
        """C-30: the contacts of one play are added."""
        points = self._contact_points(spot, tile, 0)
        return points + self._contact_points(spot, tile, 1) + self._contact_points(spot, tile, 2)

    def _credit(self, seat: int, points: int) -> None:
        """C-30 adds the points, or C-61 has the others pay them."""
        if self.terms.counters:
            self._collect(seat, points)
        else:
            self.score[seat] += points

    def _collect(self, seat: int, points: int) -> None:
        """C-61 collects the points from each other player at once."""
        for other in range(self.terms.seats):
            if other == seat or (self.terms.pairs and (other ^ seat) & 1 == 0):
                continue  # C-63: with partnerships each opponent pays.
            paid = points
            left = self.total[other] + self.score[other]
            if not self.terms.debt and paid > left:
                paid = max(0, left)  # C-63: the smaller of n and what is left.
            self.score[other] -= paid
            self.score[seat] += paid

    def _end_hand(self, ending: int) -> None:
        """C-32 takes the leftovers off; C-34 sees whether the match is over."""
        self.ended = ending
        self.drawn, self.bound = -1, False
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
        self.drawn, self.bound = -1, False
        self.turn = self.terms.after[self.turn]

    # --- acting: these trust that the verdict was 0 ------------------------------------------------

    def _take(self, seat: int, tile: int) -> None:
        """Take a tile out of a hand; the others keep their order."""
        keep = seat * 5
        for i in range(5):
            other = self.held[seat * 5 + i]
            self.held[keep] = other
            keep += 1 if other != tile else 0
        self.holds[seat] -= 1
        self.hold[seat] ^= self.box.bit[tile]

    def _play(self, tile: int, cell: int) -> None:
        self._play_at(tile, self._spot(cell))

    def _play_at(self, tile: int, spot: int) -> None:
        seat = self.turn
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
        self.hold[self.turn] |= self.box.bit[self.drawn]
        self._bind()

    def _bind(self) -> None:
        """C-28, the turn's first point: just drew, ``play_drawn=forced``, and that tile fits."""
        self.bound = False
        if self.terms.forced and self.drawn >= 0:
            self.bound = self._fits_somewhere(self.box.bit[self.drawn])

    def _pass(self) -> None:
        self.passes += 1
        if self.passes >= self.terms.seats:
            self._end_hand(2)  # C-41
        else:
            self._next_turn()

    def _act_by_chance(self, word: int) -> int:
        """Do what a ``word`` of 64 bits chooses of all that is legal; which action it was, as a number."""
        plays = self._plays()
        ways = plays + (1 if self._bars_draw(plays) == 0 else 0)
        # The upper half of a product is a fair share of the ways, and needs no division.
        nth = (word >> 32) * ways >> 32
        if nth < plays:
            place = self._nth_place(nth)
            self._play_at(place & 63, place >> 6)
            return self.spot_cell[place >> 6] * 64 + (place & 63)
        if ways:
            self._draw()
            return -1
        # Who can neither play nor draw may always pass.
        self._pass()
        return -2

    def _sizes(self, seat: int) -> int:
        """The sizes of a hand of five from the lowest up, as the digits of one number in base 32."""
        sizes = 0
        for i in range(5):
            size = self.box.size[self.held[seat * 5 + i]]
            above = 0
            for j in range(5):
                # Of equal ones the later stands above: each has a digit of its own.
                above += 5 if 8 * self.box.size[self.held[seat * 5 + j]] + j > 8 * size + i else 0
            sizes += size << above
        return sizes

    def _deal(self) -> None:
        """C-10: five tiles of ``order`` to each seat, the rest is the reserve."""
        seats = self.terms.seats
        self._clear_layout()
        self.dealt = 5 * seats
        for i in range(5 * seats):
            self.held[i] = self.order[i]
        for seat in range(seats):
            self.holds[seat], self.hold[seat] = 5, 0
            for i in range(5):
                self.hold[seat] |= self.box.bit[self.held[seat * 5 + i]]
            self.score[seat] = self.deduction[seat] = 0
            if self.hand == 0 and self.terms.counters:
                self.total[seat] = self.terms.stake  # C-60
        # C-11: the lowest tile begins; C-12: tied, the next lowest decides, and so on, and at last the
        # turn order from seat 1.
        self.opener, lowest = 0, self._lowest(0)
        for i in range(1, seats):
            seat = i if self.terms.step > 0 else seats - i
            least = self._lowest(seat)
            if least < lowest or (least == lowest and self._sizes(seat) < self._sizes(self.opener)):
                self.opener, lowest = seat, least
        self.hand += 1
        self.turn = self.opener
        self.drawn, self.bound = -1, False
        self.passes = self.ended = 0
