"""What a hand is gathered for: how far it is from the contract, what helps it, and what it can spare.

No rule stands here. Plain Python that Cython compiles as it stands; ``planning.pxd`` holds the C types.
Plans are made for playing on quickly: what was found out is kept as long as it is likely to hold.
"""

import cython

from kontu.games.kontrakt.finder import Finder
from kontu.games.kontrakt.match import Match
from kontu.games.kontrakt.suits import Suits
from kontu.games.kontrakt.terms import Terms

if not cython.compiled:
    from kontu.games.kontrakt.bits import lowest

JOKER: int = cython.declare(cython.int, 52)
FAR: int = cython.declare(cython.int, 99)
PLAY: int = cython.declare(cython.int, 9)

WHIM: int = cython.declare(cython.int, 12)
"""The most that chance adds to what speaks for a discard, in quarters of a point."""

# What a card is kept for, in quarters of a point: a card of its rank, a neighbour and a next but one of its
# suit; that somebody could lay it off; that it is a joker.
PAIR: int = cython.declare(cython.int, 60)
NEIGHBOUR: int = cython.declare(cython.int, 30)
NEXT_BUT_ONE: int = cython.declare(cython.int, 20)
GIFT: int = cython.declare(cython.int, 80)
KEPT: int = cython.declare(cython.int, 400)


class Planning(Match):
    """A match in which every seat has a plan for its hand.

    ``away`` says how far each hand is from the contract, ``loose`` the kinds that its plan can spare,
    ``tight`` those that were found to be wanted, ``useless`` the cards that were found not to help. Where it
    is ``quick``, ``suits`` measures a whole hand, and the finder is asked only when nothing seems to lack.
    Chance is a xorshift generator of its own, so that equal seeds play alike in every build.
    """

    def __init__(self, terms: Terms, finder: Finder, whole: bool) -> None:
        """``finder`` measures how far a hand is; ``whole`` says that the whole hand is to be laid."""
        super().__init__(terms)
        if not cython.compiled:
            self.away, self.loose = [0] * 8, [0] * 8
            self.useless, self.tight = [0] * 8, [0] * 8
        self.finder, self.fewest, self.whole = finder, finder.fewest, whole
        self.quick = whole and finder.demand.possible and finder.demand.group_count == 0
        self.wild = self.loaded = self.more = self.less = 0
        if self.quick:
            self.suits = Suits(finder.demand, finder.shortfall.spans)
        self.groups, self.runs = finder.demand.group_count, finder.demand.run_count
        self.open_groups = self.open_runs = 0
        self.pair, self.neighbour, self.next_but_one = PAIR, NEIGHBOUR, NEXT_BUT_ONE
        self.all_bits = 0xFFFFFFFFFFFFFFFF
        self.factor = 0x2545F4914F6CDD1D
        self.word = 0x9E3779B97F4A7C15

    def _below(self, most: int) -> int:
        """A number from 0 to ``most`` - 1, each as likely to within one in a hundred million."""
        word = self.word
        word ^= word >> 12
        word ^= (word << 25) & self.all_bits
        word ^= word >> 27
        self.word = word
        return ((word * self.factor & self.all_bits) >> 32) * most >> 32

    def _load(self, seat: int, more: int, less: int) -> None:
        """A hand is measured next: a seat's, with a card ``more`` and one ``less`` (-1 for none)."""
        if self.quick:
            for copies in range(4):
                self.suits.layer[copies] = self.plane[seat * 4 + copies]
            self.wild = self.hand[seat * 53 + JOKER]
            if more >= 0:
                self._shift(more, self.hand[seat * 53 + more], 1)
            if less >= 0:
                self._shift(less, self.hand[seat * 53 + less] - 1, -1)
        self.loaded, self.more, self.less = seat, more, less

    def _shift(self, card: int, copies: int, by: int) -> None:
        """What is measured has a card more, or less, after (before) so many."""
        if card == JOKER:
            self.wild += by
        elif copies < 4:
            self.suits.layer[copies] = self.suits.layer[copies] ^ self.terms.kind[card]

    def _far(self, places: int, limit: int, goal: int) -> int:
        """How many cards the loaded hand is short of the contract; of so many places, if all must be laid.

        It is ``limit`` if it is not less; any number that is not above ``goal`` may be said.
        """
        if self.whole and places < self.fewest:
            places = self.fewest
        if self.quick and places <= self.suits.most:
            far = self.suits._open(self.loaded, places) - self.wild
            if far > 0:
                return min(limit, far)
            # What the suits say may be too low, and whether the hand can be laid has to be right.
            limit = min(limit, 1)
        for card in range(53):
            self.finder.hand[card] = self.hand[self.loaded * 53 + card]
        if self.more >= 0:
            self.finder.hand[self.more] = self.finder.hand[self.more] + 1
        if self.less >= 0:
            self.finder.hand[self.less] = self.finder.hand[self.less] - 1
        return self.finder._away(places, limit, goal)

    def _spared(self) -> int:
        """The kinds that the contract found last leaves over, as a mask; none if all must be laid."""
        found = self.all_bits & 0
        if self.whole:
            return found
        for suit in range(4):
            found |= self.terms.kind[suit * 13] * self.finder.shortfall.spare[suit]
        return found

    def _measure(self, seat: int) -> None:
        """A seat knows how far its hand is from the contract, and what it can spare."""
        self.away[seat] = 0
        self.loose[seat] = self.useless[seat] = self.tight[seat] = 0
        if self.down[seat] == 0:
            self._load(seat, -1, -1)
            drawn = 1 if self.phase == PLAY and seat == self.active else 0
            self.away[seat] = self._far(self.held[seat] + 1 - drawn, FAR, 0)
            self.loose[seat] = self._spared()

    def _helps(self, seat: int, card: int) -> bool:
        """Whether a card would bring a hand nearer to the contract."""
        kind = self.terms.kind[card]
        if self.away[seat] == 0 or self.useless[seat] & kind:
            return False
        if card != JOKER and self.hand[seat * 53 + card] >= self.terms.decks:
            return False
        self._load(seat, card, -1)
        if self._far(self.held[seat] + 1, self.away[seat], self.away[seat] - 1) < self.away[seat]:
            return True
        self.useless[seat] |= kind
        return False

    def _gained(self, seat: int, card: int) -> None:
        """The plan takes in a card that came into the hand: it helps, or it can be spared."""
        if self.down[seat]:
            return
        self.loose[seat] |= self.terms.kind[card]
        if self.away[seat] == 0:
            return
        self._load(seat, -1, -1)
        found = self._far(self.held[seat], self.away[seat], self.away[seat] - 1)
        if found < self.away[seat]:
            self.away[seat] = found
            self.loose[seat] = self._spared()
            self.useless[seat] = self.tight[seat] = 0
        elif card != JOKER:
            # With it others may help that did not before.
            suit = card // 13
            kinds = self.terms.rank[card % 13] | (self.terms.kind[suit * 13] * 8191)
            self.useless[seat] &= ~kinds
            self.tight[seat] &= ~kinds

    def _can_spare(self, seat: int, card: int) -> bool:
        """Whether a hand is no farther from the contract without a card."""
        if self.loose[seat] & self.terms.kind[card]:
            return True
        self._load(seat, -1, card)
        if self._far(self.held[seat], self.away[seat] + 1, self.away[seat]) > self.away[seat]:
            return False
        self.loose[seat] = self._spared()
        return True

    def _lost(self, seat: int, card: int) -> None:
        """The plan of a hand knows that a card went."""
        gone = self.terms.rank[card % 13] if self.groups and card != JOKER else self.terms.kind[card]
        if self.loose[seat] & self.terms.kind[card]:
            self.loose[seat] &= ~gone
        else:
            self._measure(seat)

    def _table(self) -> int:
        """The kinds of card that melds on the table may take."""
        found = self.all_bits & 0
        for seat in range(self.terms.seats):
            for meld in range(seat * 4, seat * 4 + self.meld_count[seat]):
                found |= self._wants(meld)
        return found

    def _loneliest(self, seat: int, kinds: int) -> int:
        """Of these kinds the card that a hand can lose best; -1 where there is none."""
        best, chosen = -1_000_000, -1
        down = self.down[seat]
        gifts = self._table()
        if not down:
            self._look(seat)
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            worth = 4 * self.terms.points[card] + self._below(WHIM)
            if gifts & self.terms.kind[card]:
                worth -= GIFT
            if not down:
                worth -= self._ties(seat, card)
            if worth > best:
                best, chosen = worth, card
        return chosen

    def _look(self, seat: int) -> None:
        """How many groups and runs a hand still wants."""
        at = seat * 53
        groups = 0
        runs = 0
        for rank in range(13):
            held = self.hand[at + rank] + self.hand[at + 13 + rank]
            held += self.hand[at + 26 + rank] + self.hand[at + 39 + rank]
            if held >= 3:
                groups += 1
        hand = self.plane[seat * 4]
        for _suit in range(4):
            some = hand & 8191
            some |= (some & 1) * 8192
            if some & (some >> 1) & (some >> 2) & (some >> 3):
                runs += 1
            hand >>= 13
        self.open_groups = self.groups - groups
        self.open_runs = self.runs - runs
        if self.whole:
            # Any run may grow.
            self.open_runs = 1

    def _ties(self, seat: int, card: int) -> int:
        """What a card that the plan can spare may still be good for, times four."""
        if card == JOKER:
            return KEPT
        at = seat * 53
        suit = card // 13
        rank = card % 13
        found = 0
        if self.open_groups > 0:
            held = self.hand[at + rank] + self.hand[at + 13 + rank]
            held += self.hand[at + 26 + rank] + self.hand[at + 39 + rank]
            if held == 2 or held == 3:
                found += self.pair
        if self.open_runs > 0:
            at += suit * 13
            if self.hand[at + (rank + 1) % 13]:
                found += self.neighbour
            if self.hand[at + (rank + 12) % 13]:
                found += self.neighbour
            if rank < 12 and self.hand[at + (rank + 2) % 13]:
                found += self.next_but_one
            if rank > 1 and self.hand[at + rank - 2]:
                found += self.next_but_one
        return found

    # --- for Python ---------------------------------------------------------------------------------

    def tune(self, pair: int, neighbour: int, next_but_one: int) -> None:
        """Other weights of what a card is kept for, in quarters of a point."""
        self.pair, self.neighbour, self.next_but_one = pair, neighbour, next_but_one
