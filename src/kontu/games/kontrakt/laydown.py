"""A lay-down as declared, and whether it is the contract: every rule about what melds may be laid.

Plain Python that Cython compiles as it stands; ``laydown.pxd`` beside it holds the C types.
A card is written in a code: its number, 52 for a joker of a group, 64 + number for a joker of a run that
stands for a card. Melds are read one after the other; a judged one has the numbers of ``lying.py``.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.terms import Terms

MELD_COUNT: int = cython.declare(cython.int, 25)
MELD_KIND: int = cython.declare(cython.int, 26)
MIXED_RANKS: int = cython.declare(cython.int, 27)
GROUP_JOKER_NAMED: int = cython.declare(cython.int, 28)
MIXED_SUITS: int = cython.declare(cython.int, 29)
JOKER_UNNAMED: int = cython.declare(cython.int, 30)
RUN_TWICE: int = cython.declare(cython.int, 31)
RUN_GAP: int = cython.declare(cython.int, 32)
RUN_WRAPS: int = cython.declare(cython.int, 33)
ACE_END: int = cython.declare(cython.int, 34)
MELD_SHORT: int = cython.declare(cython.int, 35)
MELD_LONG: int = cython.declare(cython.int, 36)
NATURALS_FEW: int = cython.declare(cython.int, 37)
JOKERS_MANY: int = cython.declare(cython.int, 38)
JOKERS_BESIDE: int = cython.declare(cython.int, 39)
RUNS_TOUCH: int = cython.declare(cython.int, 40)
RUNS_NEAR: int = cython.declare(cython.int, 41)
RUNS_ONE_SUIT: int = cython.declare(cython.int, 42)
GROUPS_ONE_RANK: int = cython.declare(cython.int, 43)

JOKER: int = cython.declare(cython.int, 52)
STANDS: int = cython.declare(cython.int, 64)
ROOM: int = cython.declare(cython.int, 224)


class Laying:
    """Up to ``ROOM`` cards in up to eight melds; ``fault_meld`` and ``fault_card`` say what was wrong."""

    def __init__(self, terms: Terms) -> None:
        """Nothing declared yet."""
        if not cython.compiled:
            self.code, self.begin, self.is_group = [0] * 224, [0] * 9, [False] * 8
            self.seen, self.used = [0] * 16, [0] * 53
            self.suit, self.low, self.high = [0] * 8, [0] * 8, [0] * 8
            self.jokers, self.mask, self.naturals = [0] * 8, [0] * 8, [0] * 32
        self.terms = terms
        self._clear()

    def _clear(self) -> None:
        self.melds = self.cards = 0
        self.begin[0] = 0
        self.fault_meld = self.fault_other = self.fault_card = -1
        for card in range(53):
            self.used[card] = 0

    def declare(self, melds: Sequence[tuple[bool, Sequence[int]]]) -> None:
        """Declare melds anew: whether each is a group, and the codes of its cards."""
        self._clear()
        for is_group, codes in melds:
            self._open(is_group)
            for code in codes:
                self._card(code)

    def read(self) -> int:
        """The verdict on every declared meld as a group or run of any size, whatever the contract is."""
        for meld in range(min(self.melds, 8)):
            self.fault_meld = meld
            self.jokers[meld] = self.mask[meld] = 0
            verdict = self._read_group(meld) if self.is_group[meld] else self._read_run(meld)
            if verdict:
                return verdict
        return 0

    def needed(self, card: int) -> int:
        """How many of a kind of card are declared, jokers whatever they stand for."""
        return self.used[card]

    def codes(self, meld: int) -> list[int]:
        """The codes of a meld's cards as they were declared."""
        return [self.code[i] for i in range(self.begin[meld], self.begin[meld + 1])]

    def is_group_at(self, meld: int) -> bool:
        """Whether a meld was declared a group."""
        return bool(self.is_group[meld])

    def span(self, meld: int) -> tuple[bool, int, int, int]:
        """Whether a judged meld is a group, its suit, and the positions (or the rank) from low to high."""
        return bool(self.is_group[meld]), self.suit[meld], self.low[meld], self.high[meld]

    def _open(self, is_group: bool) -> None:
        """Begin the next meld; of more than eight only the number is kept, which is wrong enough."""
        self.melds += 1
        if self.melds <= 8:
            self.is_group[self.melds - 1] = is_group
            self.begin[self.melds] = self.cards

    def _card(self, code: int) -> None:
        """Put the next card into the last meld. No pack has more than ``ROOM``, so the hand cannot either."""
        self.used[JOKER if code >= STANDS else code] += 1
        if self.cards < ROOM:
            self.code[self.cards] = code
            self.cards += 1
            if self.melds <= 8:
                self.begin[self.melds] = self.cards

    def _judge(self, number: int, exact: bool) -> int:
        """The verdict on the melds as the contract of round ``number``, whoever holds the cards."""
        slots = self.terms.slots[number]
        if self.melds != slots:
            return MELD_COUNT  # K-051, K-067, O-76
        # What is there is judged before what is missing, so that one can ask while putting it together.
        for meld in range(slots):
            self.fault_meld = meld
            verdict = self._judge_meld(number, meld, exact) if self._has_cards(meld) else 0
            if verdict:
                return verdict
        for meld in range(slots):
            self.fault_meld = meld
            if not self._has_cards(meld):
                return MELD_SHORT
        for meld in range(slots):
            for other in range(meld):
                self.fault_meld = other
                self.fault_other = meld
                verdict = self._judge_pair(other, meld)
                if verdict:
                    return verdict
        return 0

    def _has_cards(self, meld: int) -> bool:
        return self.begin[meld] < self.begin[meld + 1]

    def _judge_meld(self, number: int, meld: int, exact: bool) -> int:
        is_group = self.terms.is_group(number, meld)
        if self.is_group[meld] != is_group:
            return MELD_KIND  # O-15
        self.jokers[meld] = self.mask[meld] = 0
        verdict = self._read_group(meld) if is_group else self._read_run(meld)
        if verdict:
            return verdict
        size = self.begin[meld + 1] - self.begin[meld]
        if size < self.terms.slot_size[number * 4 + meld]:
            return MELD_SHORT
        if exact and size > self.terms.slot_size[number * 4 + meld]:
            return MELD_LONG  # K-026, K-030, K-065
        if size - self.jokers[meld] < self.terms.min_naturals:
            return NATURALS_FEW  # O-17
        if not self.terms.jokers_fit(is_group, size, self.jokers[meld]):
            return JOKERS_MANY  # O-16
        if not is_group and not self.terms.adjacent:
            for position in range(1, 14):
                both = self.terms.bit[position] | self.terms.bit[position + 1]
                if (self.mask[meld] & both) == both:
                    return JOKERS_BESIDE  # O-18
        return 0

    def _read_group(self, meld: int) -> int:
        """K-025, K-027, K-028: cards of one rank, suits and twins do not matter."""
        for suit in range(4):
            self.naturals[meld * 4 + suit] = 0
        self.low[meld] = 0
        for i in range(self.begin[meld], self.begin[meld + 1]):
            code = self.code[i]
            self.fault_card = code
            if code >= STANDS:
                return GROUP_JOKER_NAMED  # O-19
            if code == JOKER:
                self.jokers[meld] += 1
                continue
            rank = code % 13 + 1
            if self.low[meld] and rank != self.low[meld]:
                return MIXED_RANKS
            self.low[meld] = self.high[meld] = rank
            self.naturals[meld * 4 + code // 13] += 1
        self.fault_card = -1
        if self.low[meld] == 0:
            return NATURALS_FEW  # O-17: jokers alone have no rank
        return 0

    def _read_run(self, meld: int) -> int:
        """K-029: consecutive cards of one suit, in whatever order they are written (O-14)."""
        begin = self.begin[meld]
        end = self.begin[meld + 1]
        if begin == end:
            return MELD_SHORT
        for position in range(16):
            self.seen[position] = 0
        self.suit[meld] = (self.code[begin] % STANDS) // 13
        first_ace = last_ace = -1
        for i in range(begin, end):
            code = self.code[i]
            self.fault_card = code
            if code == JOKER:
                return JOKER_UNNAMED  # K-093
            card = code % STANDS
            if card // 13 != self.suit[meld]:
                return MIXED_SUITS  # K-031
            position = card % 13 + 1
            if position == 1:
                if first_ace < 0:
                    first_ace = i
                elif last_ace < 0:
                    last_ace = i
                else:
                    return RUN_TWICE
                continue
            if self.seen[position]:
                return RUN_TWICE  # O-13
            self.seen[position] = 2 if code >= STANDS else 1
        self.fault_card = -1
        verdict = self._place_aces(meld, first_ace, last_ace)
        return verdict or self._span(meld)

    def _place_aces(self, meld: int, first: int, last: int) -> int:
        """K-032, K-033, O-04: an ace is low or high; where it could be both, the order written tells."""
        if first < 0:
            return 0
        low = self.seen[2]
        high = self.seen[13]
        top = 2
        missing = 0
        for position in range(2, 14):
            if self.seen[position]:
                top = position
            else:
                missing += 1
        if last >= 0:
            self.seen[1] = 2 if self.code[first] >= STANDS else 1
            self.seen[14] = 2 if self.code[last] >= STANDS else 1
            if missing == 0:
                return 0
            self.fault_card = self.code[last]
            return RUN_TWICE
        position = 1
        if not low and top > 7:
            position = 14
        elif missing == 0:
            if first == self.begin[meld + 1] - 1:
                position = 14
            elif first != self.begin[meld]:
                return ACE_END
        elif low and high:
            return self._around(meld)
        self.seen[position] = 2 if self.code[first] >= STANDS else 1
        return 0

    def _around(self, meld: int) -> int:
        """K-034: king, ace and two in one run turn the corner, if they are not merely full of gaps."""
        gaps = 0
        for position in range(2, 14):
            if self.seen[position] == 0 and (position == 2 or self.seen[position - 1]):
                gaps += 1
                self.fault_card = self.suit[meld] * 13 + position - 1
        return RUN_WRAPS if gaps == 1 else RUN_GAP

    def _span(self, meld: int) -> int:
        """The positions from the lowest to the highest card, all of which must be there."""
        low = 15
        high = 0
        for position in range(1, 15):
            if self.seen[position]:
                high = position
                if low == 15:
                    low = position
        for position in range(low, high):
            if self.seen[position] == 0:
                self.fault_card = self.suit[meld] * 13 + (position - 1) % 13
                return RUN_GAP
        for position in range(low, high + 1):
            if self.seen[position] == 2:
                self.jokers[meld] += 1
                self.mask[meld] |= self.terms.bit[position]
        self.low[meld] = low
        self.high[meld] = high
        return 0

    def _judge_pair(self, one: int, other: int) -> int:
        """K-052 to K-055, O-02: what two melds of one contract may be to each other."""
        if self.is_group[one]:
            if self.is_group[other] and not self.terms.same_rank_groups and self.low[one] == self.low[other]:
                return GROUPS_ONE_RANK
            return 0
        # O-07, O-08: the whole span counts, jokers too, and an ace joins a king or a two, never both.
        if self.suit[one] != self.suit[other] or self.terms.runs == 1:
            return 0
        if self.terms.runs == 3:
            return RUNS_ONE_SUIT
        between = self.low[other] - self.high[one] - 1
        if self.low[other] < self.low[one]:
            between = self.low[one] - self.high[other] - 1
        if between == 0:
            return RUNS_TOUCH
        return RUNS_NEAR if between == 1 and self.terms.runs == 2 else 0
