"""The melds on the table: what may be added to one, and which joker may be taken out of one.

Plain Python that Cython compiles as it stands; ``lying.pxd`` beside it holds the C types.
A meld's number is ``4 * seat + place``. A run goes from position ``low`` to ``high``, where 1 is a low
ace and 14 a high one; ``mask`` has the positions that are jokers. A group has its rank in ``low``.
"""

import cython

from kontu.games.kontrakt.terms import Terms

# Verdicts, as numbers of VERDICTS in verdicts.py.
GROUP_JOKER_NAMED: int = cython.declare(cython.int, 28)
JOKER_UNNAMED: int = cython.declare(cython.int, 30)
RUN_WRAPS: int = cython.declare(cython.int, 33)
ACE_END: int = cython.declare(cython.int, 34)
JOKERS_MANY: int = cython.declare(cython.int, 38)
JOKERS_BESIDE: int = cython.declare(cython.int, 39)
NOT_THE_RANK: int = cython.declare(cython.int, 51)
NOT_THE_SUIT: int = cython.declare(cython.int, 52)
NOT_NEXT: int = cython.declare(cython.int, 53)
RUN_HAS_IT: int = cython.declare(cython.int, 54)
END_NEEDLESS: int = cython.declare(cython.int, 55)

JOKER: int = cython.declare(cython.int, 52)


class Lying:
    """The melds of a round; the methods that act trust that the verdict was 0."""

    def __init__(self, terms: Terms) -> None:
        """An empty table."""
        if not cython.compiled:
            self.meld_count, self.group = [0] * 8, [False] * 32
            self.suit, self.low, self.high = [0] * 32, [0] * 32, [0] * 32
            self.jokers, self.mask, self.naturals = [0] * 32, [0] * 32, [0] * 128
        self.terms = terms
        self._clear_table()

    def _clear_table(self) -> None:
        for seat in range(8):
            self.meld_count[seat] = 0

    def _is_meld(self, meld: int) -> bool:
        """Whether a meld of this number lies on the table."""
        return 0 <= meld < 32 and (meld & 3) < self.meld_count[meld >> 2]

    def _size(self, meld: int) -> int:
        """How many cards lie in a meld."""
        if not self.group[meld]:
            return self.high[meld] - self.low[meld] + 1
        size = self.jokers[meld]
        for suit in range(4):
            size += self.naturals[meld * 4 + suit]
        return size

    def _position(self, meld: int, card: int, end: int) -> int:
        """Where in a run ``card`` would go: a position, or a verdict below 0.

        K-074: at either end, the next card of its suit. ``end`` is 1 for a low ace, 2 for a high one, 0
        where nothing was said.
        """
        rank = card % 13 + 1
        if card // 13 != self.suit[meld]:
            return -NOT_THE_SUIT
        low = self.low[meld]
        high = self.high[meld]
        if rank == 1:
            if end == 0 and low == 2 and high == 13:
                return -ACE_END
            if low == 2 and end != 2:
                return 1
            if high == 13 and end != 1:
                return 14
            if (low == 1 and end != 2) or (high == 14 and end != 1):
                return -RUN_HAS_IT
            return -NOT_NEXT
        if end:
            return -END_NEEDLESS
        if rank == low - 1 or rank == high + 1:
            return rank
        if low <= rank <= high:
            return -RUN_HAS_IT  # O-12, O-13
        # K-034, O-06, O-22: an ace closes its end.
        if (rank == 13 and low == 1) or (rank == 2 and high == 14):
            return -RUN_WRAPS
        return -NOT_NEXT

    def _verdict_on(self, meld: int, card: int, stands: int, end: int) -> int:
        """The verdict on laying ``card`` on a meld; a joker on a run ``stands`` for a card (else -1).

        0 or more is where it goes; a verdict is below 0.
        """
        size = self._size(meld) + 1
        is_group = self.group[meld]
        if card != JOKER:
            if not is_group:
                return self._position(meld, card, end)
            if end:
                return -END_NEEDLESS
            return 0 if card % 13 + 1 == self.low[meld] else -NOT_THE_RANK  # K-073
        if is_group and stands >= 0:
            return -GROUP_JOKER_NAMED  # O-19
        position = 0
        if not is_group:
            if stands < 0:
                return -JOKER_UNNAMED  # K-093
            position = self._position(meld, stands, end)
            if position < 0:
                return position
            if not self.terms.adjacent and self._joker_beside(meld, position):
                return -JOKERS_BESIDE  # O-18
        elif end:
            return -END_NEEDLESS
        if not self.terms.jokers_fit(is_group, size, self.jokers[meld] + 1):
            return -JOKERS_MANY  # O-16
        return position

    def _joker_at(self, meld: int, position: int) -> bool:
        return 1 <= position <= 14 and (self.mask[meld] & self.terms.bit[position]) != 0

    def _joker_beside(self, meld: int, position: int) -> bool:
        return self._joker_at(meld, position - 1) or self._joker_at(meld, position + 1)

    def _put(self, meld: int, card: int, position: int) -> None:
        """Lay a card, or a joker, on a meld at the position that the verdict gave."""
        if card == JOKER:
            self.jokers[meld] += 1
        if self.group[meld]:
            if card != JOKER:
                self.naturals[meld * 4 + card // 13] += 1
            return
        if card == JOKER:
            self.mask[meld] |= self.terms.bit[position]
        if position < self.low[meld]:
            self.low[meld] = position
        else:
            self.high[meld] = position

    def _take_back(self, meld: int, card: int, position: int) -> None:
        """Undo ``_put``."""
        if card == JOKER:
            self.jokers[meld] -= 1
        if self.group[meld]:
            if card != JOKER:
                self.naturals[meld * 4 + card // 13] -= 1
            return
        if card == JOKER:
            self.mask[meld] ^= self.terms.bit[position]
        if position == self.low[meld]:
            self.low[meld] = position + 1
        else:
            self.high[meld] = position - 1

    def _joker_for(self, meld: int, card: int, end: int) -> int:
        """K-096: the position in a run where a joker stands for ``card``, 0 for none, -1 for either ace."""
        if card // 13 != self.suit[meld]:
            return 0
        rank = card % 13 + 1
        if rank != 1:
            return rank if end == 0 and self._joker_at(meld, rank) else 0
        at_low = self._joker_at(meld, 1)
        at_high = self._joker_at(meld, 14)
        if at_low and at_high and end == 0:
            return -1
        if at_low and end != 2:
            return 1
        return 14 if at_high and end != 1 else 0

    def _free(self, meld: int, position: int) -> None:
        """A natural card takes the place of the joker."""
        self.mask[meld] ^= self.terms.bit[position]
        self.jokers[meld] -= 1

    def _unfree(self, meld: int, position: int) -> None:
        """Undo ``_free``."""
        self.mask[meld] ^= self.terms.bit[position]
        self.jokers[meld] += 1

    def _fits_anywhere(self, card: int) -> bool:
        """Whether a card, a joker as anything, may be laid off on some meld."""
        for meld in range(32):
            if self._is_meld(meld) and self._fits(meld, card):
                return True
        return False

    def _fits(self, meld: int, card: int) -> bool:
        if card != JOKER or self.group[meld]:
            return self._verdict_on(meld, card, -1, 0) >= 0 or self._verdict_on(meld, card, -1, 1) >= 0
        below = self.low[meld] - 1
        above = self.high[meld] + 1
        if (
            below >= 1
            and self._verdict_on(meld, card, self._card_at(meld, below), 1 if below == 1 else 0) > 0
        ):
            return True
        if above > 14:
            return False
        return self._verdict_on(meld, card, self._card_at(meld, above), 2 if above == 14 else 0) > 0

    def _wants(self, meld: int) -> int:
        """The kinds of card that may find a place on a meld, a joker always; the verdict tells whether."""
        found = self.terms.kind[JOKER]
        if self.group[meld]:
            return found | self.terms.rank[self.low[meld] - 1]
        if self.low[meld] > 1:
            found |= self.terms.kind[self._card_at(meld, self.low[meld] - 1)]
        if self.high[meld] < 14:
            found |= self.terms.kind[self._card_at(meld, self.high[meld] + 1)]
        return found

    def _card_at(self, meld: int, position: int) -> int:
        """The card that belongs at a position of a run."""
        return self.suit[meld] * 13 + (position - 1) % 13
