"""How far a hand is from being laid whole in runs, worked out suit by suit: quick, and nearly always exact.

No rule stands here. Plain Python that Cython compiles as it stands; ``suits.pxd`` holds the C types.
A run is of one suit, so what so many runs with so many places lack there depends on the cards of that suit
alone. It is remembered, and the four suits are put together anew for each hand.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.spans import RELATIONS, Spans, stand_together

SUIT: int = cython.declare(cython.int, 8191)
"""The thirteen kinds of a suit."""

FAR: int = cython.declare(cython.int, 99)
MOST_MORE: int = cython.declare(cython.int, 6)
ROW: int = cython.declare(cython.int, 35)
"""The most numbers in a row: of none to four runs, with none to ``MOST_MORE`` places more."""


class Suits:
    """How many places of ``demand``'s runs stay open, for the cards in ``layer``; there are no groups.

    ``layer`` has the kinds of which a hand holds more than none, one, two and three, as four masks. The runs
    have up to ``most`` places together.
    A *row* says of one suit how many places stay open in each number of runs (from none on), with so many
    places more than in as many of the ``shortest`` (from none on). ``row`` has those of the four suits, for
    each seat, of the cards that ``held`` names, and ``joined`` those of two suits together. ``holding`` and
    ``lacks`` remember many, each in the place that the number of its cards falls on.
    ``ranks`` lists the spans that a run may have, shortest first; up to ``until`` they have so many places
    more.

    Left out are limits on jokers, runs made of jokers alone, cards wanted more often than they exist, and
    that slots may be of different lengths: what is said is then too low, never too high.
    """

    def __init__(self, demand: Demand, spans: Spans) -> None:
        """Nothing is remembered yet."""
        if not cython.compiled:
            self.layer, self.holding, self.lacks = [0] * 4, [0] * 16384, [0] * 573440
            self.held, self.row, self.joined, self.fresh = [0] * 32, [0] * 1120, [0] * 560, [0] * 35
            self.beside = [False] * 4096
            self.ranks, self.length, self.low, self.high = [0] * 64, [0] * 64, [0] * 64, [0] * 64
            self.until, self.suit, self.wanted, self.chosen = [0] * 7, [0] * 4, [0] * 20, [0] * 4
            self.alone = [0] * 64
        self.demand, self.spans = demand, spans
        self.relation, self.runs = demand.relation, demand.run_count
        self.own_suit = demand.relation == RELATIONS["different"]
        self.last = self.best = self.enough = self.widest = self.copies = 0
        self.factor = 0x2545F4914F6CDD1D
        self.all_bits = 0xFFFFFFFFFFFFFFFF
        self.shortest = 14
        for i in range(self.runs):
            if self.demand.run_size[i] < self.shortest:
                self.shortest = self.demand.run_size[i]
        self.most = self.runs * self.shortest + MOST_MORE
        self._list()

    def _list(self) -> None:
        """All the spans, and which of them may lie beside each other."""
        count = 0
        for more in range(MOST_MORE + 1):
            length = self.shortest + more
            for low in range(1, 16 - length):
                high = low + length - 1
                positions = self.spans.mask[low * 15 + high]
                self.ranks[count] = (positions & SUIT) | (positions >> 13)
                self.length[count], self.low[count], self.high[count] = length, low, high
                for nth in range(count + 1):
                    stand = stand_together(self.relation, self.low[nth], self.high[nth], low, high)
                    self.beside[nth * 64 + count] = stand
                count += 1
            self.until[more] = count

    def _open(self, seat: int, places: int) -> int:
        """The least number of places that stay open where the runs have so many.

        Any ``seat`` may ask about any hand; it is quicker where little has changed since it last asked.
        """
        more = places - self.runs * self.shortest
        wide = more + 1
        if self._fetch(seat, 0, wide) | self._fetch(seat, 1, wide):
            self._join(seat * 2, wide)
        if self._fetch(seat, 2, wide) | self._fetch(seat, 3, wide):
            self._join(seat * 2 + 1, wide)
        best = FAR
        # A number of runs and of places more in two suits, and what is then left for the other two.
        at = seat * 2 * ROW
        end = at + ROW + self.runs * wide + more
        for here in range(self.runs * wide + wide):
            lacks = self.joined[at + here] + self.joined[end - here]
            if lacks < best:
                best = lacks
        return best

    def _join(self, pair: int, wide: int) -> None:
        """The row of two suits together."""
        into = pair * ROW
        one = into * 2
        two = one + ROW
        for i in range((self.runs + 1) * wide):
            self.joined[into + i] = FAR
        for runs in range(self.runs + 1):
            for more in range(wide):
                here = self.row[one + runs * wide + more]
                if here >= FAR:
                    continue
                at = into + runs * wide + more
                for others in range(self.runs + 1 - runs):
                    for rest in range(wide - more):
                        lacks = here + self.row[two + others * wide + rest]
                        if lacks < self.joined[at + others * wide + rest]:
                            self.joined[at + others * wide + rest] = lacks

    def _fetch(self, seat: int, suit: int, wide: int) -> bool:
        """The row of a suit is that of its cards; False where it is as it was."""
        number = self.all_bits & wide
        for copies in range(4):
            number = number * 8192 + ((self.layer[3 - copies] >> (13 * suit)) & SUIT)
        if number == self.held[seat * 4 + suit]:
            return False
        self.held[seat * 4 + suit] = number
        place = ((number * self.factor) & self.all_bits) >> 50
        found = place * ROW
        if self.holding[place] != number:
            self._work_out(number, wide)
            self.holding[place] = number
            for i in range((self.runs + 1) * wide):
                self.lacks[found + i] = self.fresh[i]
        at = (seat * 4 + suit) * ROW
        new = False
        for i in range((self.runs + 1) * wide):
            if self.row[at + i] != self.lacks[found + i]:
                self.row[at + i] = self.lacks[found + i]
                new = True
        return new

    def _work_out(self, number: int, wide: int) -> None:
        """The row of the cards of a suit is in ``fresh``."""
        cards = 0
        self.copies = 1
        for copies in range(4):
            self.suit[copies] = (number >> (13 * copies)) & SUIT
            if self.suit[copies]:
                cards += self.spans.ones[self.suit[copies]]
                self.copies = copies + 1
        for nth in range(self.until[wide - 1]):
            self.alone[nth] = self._take(0, nth)
        for i in range((self.runs + 1) * wide):
            self.fresh[i] = FAR
        self.fresh[0] = 0
        self.widest = 0
        for more in range(wide):
            self.best = 0
            for runs in range(1, self.runs + 1):
                if more > runs * (14 - self.shortest):
                    continue
                # What one run fewer takes is always taken, as one may lie upon another.
                self.last = runs - 1
                self.enough = cards if runs == 1 else min(cards, runs * self.widest)
                if self.best < self.enough:
                    self._choose(0, 0, more, 0)
                if runs == 1 and self.best > self.widest:
                    self.widest = self.best
                self.fresh[runs * wide + more] = runs * self.shortest + more - self.best
                if self.own_suit:
                    break

    def _choose(self, depth: int, start: int, more: int, before: int) -> None:
        """Choose the runs from ``depth`` on, with so many places more; those before take so many cards."""
        rest = (self.last - depth) * self.widest
        if depth == self.last and more and start < self.until[more - 1]:
            start = self.until[more - 1]
        for nth in range(start, self.until[more]):
            if before + self.alone[nth] + rest <= self.best or not self._stands(depth, nth):
                continue
            taken = self._take(depth * 4, nth)
            if depth == self.last:
                if taken > self.best:
                    self.best = taken
            elif taken + rest > self.best:
                self.chosen[depth] = nth
                self._choose(depth + 1, nth, more + self.shortest - self.length[nth], taken)
            if self.best == self.enough:
                return

    def _take(self, at: int, nth: int) -> int:
        """The cards that one more run takes together with those before, whose ranks are ``wanted`` at ``at``.

        The ranks that more than none, one, two and three of them want stand behind those.
        """
        ranks = self.ranks[nth]
        taken = 0
        for copies in range(self.copies):
            wanted = self.wanted[at + copies] | ranks
            ranks &= self.wanted[at + copies]
            if copies == 1 and self.length[nth] == 14:
                # O-05: both ends are an ace.
                ranks |= wanted & 1
                wanted |= 1
            self.wanted[at + 4 + copies] = wanted
            taken += self.spans.ones[self.suit[copies] & wanted]
        return taken

    def _stands(self, depth: int, nth: int) -> bool:
        """Whether a run may be laid beside those chosen so far (K-052)."""
        stands = True
        for i in range(depth):
            stands = stands and self.beside[self.chosen[i] * 64 + nth]
        return stands

    # --- for Python ---------------------------------------------------------------------------------

    def open_places(self, counts: Sequence[int], places: int, seat: int = 0) -> int:
        """How many of so many ``places`` the cards leave open, given as 53 counts; jokers do not count.

        There are as many places as the runs have at least, and at most ``most``.
        """
        for copies in range(4):
            self.layer[copies] = 0
        kind = self.layer[0] + 1
        for card in range(52):
            for copies in range(counts[card]):
                self.layer[copies] = self.layer[copies] | kind
            kind *= 2
        return self._open(seat, places)
