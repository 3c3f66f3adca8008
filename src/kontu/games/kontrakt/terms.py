"""What never changes during a match: the rule choices as the kernel reads them, in numbers.

Plain Python that Cython compiles as it stands; ``terms.pxd`` beside it holds the C types.
Cards are the numbers of ``cards.py``; rounds count from 1 and seats from 0.
"""

from collections.abc import Sequence

import cython

MOST_SEATS = 8
MOST_ROUNDS = 16
MOST_SLOTS = 4
NO_LIMIT = 9999

# How the last card may leave a hand.
OUT_DISCARD, OUT_LAY_DOWN, OUT_EITHER, OUT_NO_DISCARD = range(4)


class Terms:
    """The rule choices as numbers; ``KontraktRules`` says what each means.

    ``slot_size`` has four places a round, the groups first. A slot of a run of ``size`` is given as a
    negative size. ``out`` is how the last card may leave a hand in a round, 0 to 3 in the order of ``GoOut``.
    ``kind`` is a kind of card as a mask, ``rank`` the four kinds of a rank (0 the ace).
    """

    def __init__(
        self,
        *,
        seats: int,
        decks: int,
        jokers: int,
        deal: Sequence[int],
        contracts: Sequence[Sequence[int]],
        out: Sequence[int],
        buy_limits: Sequence[int],
        whole_last: bool,
        exact: bool,
        same_turn: bool,
        runs: int,
        same_rank_groups: bool,
        joker_limit: int,
        max_jokers: int,
        min_naturals: int,
        adjacent: bool,
        swap_scope: int,
        swap_when: int,
        down_take: bool,
        down_buy: bool,
        rediscard: bool,
        discarder_buys: bool,
        stop: bool,
        buy_match: int,
        penalty: int,
        points: Sequence[int],
        cut: int,
        blind: int,
        no_joker: int,
        stall: int,
    ) -> None:
        """``points`` are by card number; ``stall`` counts turns, 0 for never; the rest is as in the rules."""
        if not cython.compiled:
            self.deal, self.slots, self.groups = [0] * 17, [0] * 17, [0] * 17
            self.slot_size, self.out, self.limit = [0] * 68, [0] * 17, [0] * 17
            self.points, self.bit = [0] * 53, [0] * 17
            self.kind, self.rank = [0] * 53, [0] * 13
        self.seats, self.decks, self.jokers = seats, decks, jokers
        self.cards = 52 * decks + jokers
        self.rounds = len(contracts)
        for number in range(1, self.rounds + 1):
            self.deal[number] = deal[number - 1]
            self.out[number] = out[number - 1]
            self.limit[number] = buy_limits[number - 1]
            slots = contracts[number - 1]
            self.slots[number] = len(slots)
            self.groups[number] = len([size for size in slots if size > 0])
            for i in range(len(slots)):
                self.slot_size[number * 4 + i] = abs(slots[i])
        self.whole_last, self.exact, self.same_turn = whole_last, exact, same_turn
        self.runs, self.same_rank_groups = runs, same_rank_groups
        self.joker_limit, self.max_jokers = joker_limit, max_jokers
        self.min_naturals, self.adjacent = min_naturals, adjacent
        self.swap_scope, self.swap_when = swap_scope, swap_when
        self.down_take, self.down_buy, self.rediscard = down_take, down_buy, rediscard
        self.discarder_buys, self.stop = discarder_buys, stop
        self.buy_match, self.penalty = buy_match, penalty
        self.cut, self.blind, self.no_joker, self.stall = cut, blind, no_joker, stall
        for card in range(53):
            self.points[card] = points[card]
        for position in range(1, 17):
            # Never 1 << position: masks are made by doubling, so that no build can shift differently.
            self.bit[position] = 1 if position == 1 else 2 * self.bit[position - 1]
        for card in range(53):
            self.kind[card] = 1 if card == 0 else 2 * self.kind[card - 1]
        for rank in range(13):
            self.rank[rank] = 0
            for suit in range(4):
                self.rank[rank] |= self.kind[suit * 13 + rank]

    def whole_hand(self, number: int) -> bool:
        """K-050: whether the contract of this round is laid with the whole hand."""
        return self.whole_last and number == self.rounds

    def points_of(self, card: int) -> int:
        """What a card left in hand costs."""
        return self.points[card]

    def out_in(self, number: int) -> int:
        """How the last card may leave a hand in a round, in the order of ``GoOut``."""
        return self.out[number]

    def is_group(self, number: int, slot: int) -> bool:
        """Whether a slot of a round's contract is a group; groups come first."""
        return slot < self.groups[number]

    def jokers_fit(self, is_group: bool, size: int, jokers: int) -> bool:
        """O-16: whether so many jokers may lie in a meld of this size."""
        if jokers > self.max_jokers:
            return False
        if self.joker_limit == 1:
            return 2 * jokers <= size
        if self.joker_limit == 2:
            # One in a group of three or run of four, two in one card more, three in anything longer.
            longer = size - 3 if is_group else size - 4
            return jokers <= (1 if longer <= 0 else 2 if longer == 1 else 3)
        return True
