"""The canonical lay-downs of a hand, counted and told by number; ``laying`` lists the same best first.

Plain Python that Cython compiles as it stands; ``canonical.pxd`` beside it holds the C types.
It is made for play by chance inside the kernel, where nothing may be a Python object. Slots are filled
one after the other, runs before groups and small ones before large; of melds of one kind the later is
never before the earlier (by size, then suit or rank), so that no lay-down comes twice. A hand is four
masks of kinds: those held more than 0, 1, 2 and 3 times; what a meld takes is taken out of the masks.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.spans import Spans, stand_together

if not cython.compiled:
    from kontu.games.kontrakt.bits import lowest

ACES: int = cython.declare(cython.int, 8193)
"""The two positions of an ace in a mask of positions."""

SUIT: int = cython.declare(cython.int, 8191)
"""The thirteen kinds of a suit."""


class Canonical:
    """The lay-downs for one contract, from ``plane``, ``jokers`` and ``total`` cards in all.

    At least ``keep`` cards stay in the hand; with ``whole`` none does. Depths are slots in the order they
    are filled, ``place`` says which slot of the contract each is,
    and ``depth_of`` the other way round. After ``_count(n + 1)`` the melds of
    the lay-down number ``n`` stand in ``suit_at`` (or rank), ``low_at``, ``high_at``, ``jokers_at`` (a mask
    for runs) and ``taken_at`` (cards of each suit for groups). ``lane`` is a hand by positions, 16 bits for
    a suit. A count gives up after ``patience`` choices, of which ``steps`` are left.
    """

    def __init__(self, slots: Sequence[tuple[str, int]], demand: Demand, spans: Spans, whole: bool) -> None:
        """Begin with an empty hand."""
        if not cython.compiled:
            self.depth_of = [0] * 4
            self.place, self.size, self.is_group, self.rest = [0] * 4, [0] * 4, [False] * 4, [0] * 5
            self.kept = [0] * 2048
            self.unit, self.starts, self.plane, self.lane = [0] * 5, [0] * 15, [0] * 30, [0] * 6
            self.key_at, self.suit_at, self.low_at, self.high_at = [0] * 5, [0] * 5, [0] * 5, [0] * 5
            self.jokers_at, self.taken_at, self.copies = [0] * 5, [0] * 20, [0] * 20
        self.demand, self.spans, self.whole = demand, spans, whole
        ordered = sorted((kind == "G", size, i) for i, (kind, size) in enumerate(slots))
        self.slots = len(ordered)
        self.groups = len([kind for kind, _ in slots if kind == "G"])
        for depth in range(self.slots):
            self.is_group[depth], self.size[depth], self.place[depth] = ordered[depth]
            self.depth_of[self.place[depth]] = depth
        for depth in range(self.slots, -1, -1):
            self.rest[depth] = sum([size for _, size, _ in ordered[depth:]])
        self.total = self.keep = self.jokers = self.found = self.most = 0
        self.steps = self.patience = 0x0FFFFFFFFFFFFFFF
        self.collecting = False
        self.full = 0xFFFFFFFFFFFFFFFF
        for suit in range(5):
            self.unit[suit] = 1 if suit == 0 else 8192 * self.unit[suit - 1]
        for length in range(1, 15):
            # A run of this length begins at position 15 - length at the latest.
            late = 2 * self.spans.bit[15 - length] - 1
            self.starts[length] = late * 0x0001000100010001
        for i in range(30):
            self.plane[i] = 0

    def _count(self, most: int) -> int:
        """How many lay-downs there are, up to ``most``; the last one counted stays chosen."""
        self.found = 0
        self.most = most
        self.steps = self.patience
        if self.demand.possible:
            self._slot(0, self.jokers, self.total)
        return self.found

    def _tired(self) -> bool:
        """One more choice is looked at; true, and the count ends, when that was one too many."""
        self.steps -= 1
        if self.steps < 0:
            self.most = 0
            return True
        return False

    def _passes(self, left: int) -> bool:  # noqa: ARG002
        """Whether a lay-down may leave one card or none; who knows the rules of a turn overrides this."""
        return True

    def _slot(self, depth: int, jokers: int, left: int) -> None:
        """Fill the slots from ``depth`` on, with so many jokers and so many cards in all ``left``."""
        if depth == self.slots:
            self._leaf(left)
        elif left - self.keep >= self.rest[depth]:
            if self.is_group[depth]:
                self._groups(depth, jokers, left)
            else:
                self._runs(depth, jokers, left)

    def _leaf(self, left: int) -> None:
        if left >= self.keep and (left == 0 or not self.whole) and (left > 1 or self._passes(left)):
            if self.collecting:
                self._keep_found()
            self.found += 1

    def _keep_found(self) -> None:
        """Remember the chosen melds as numbers: 14 bits of jokers, 4 each of high, low, suit; or see below.

        A group has its jokers and rank, 3 bits for the cards of each suit, and bit 26.
        """
        for depth in range(self.slots):
            code = self.jokers_at[depth] + 4194304 * self.suit_at[depth]
            if self.is_group[depth]:
                code += 67108864
                unit = 1024
                for suit in range(4):
                    code += unit * self.taken_at[depth * 4 + suit]
                    unit *= 8
            else:
                code += 16384 * self.high_at[depth] + 262144 * self.low_at[depth]
            self.kept[self.found * 4 + depth] = code

    def _longest(self, depth: int, left: int) -> int:
        """How large the meld at a depth may be."""
        if self.demand.exact:
            return self.size[depth]
        return left - self.keep - self.rest[depth + 1]

    def _shortest(self, depth: int, left: int) -> int:
        """How large it must be: where the whole hand is laid, the last meld takes what is left."""
        if self.whole and depth + 1 == self.slots and left > self.size[depth]:
            return left
        return self.size[depth]

    # --- runs ---------------------------------------------------------------------------------------

    def _suits(self, depth: int) -> int:
        """In how many suits there are cards left."""
        cards = self.plane[depth * 5]
        found = 0
        for suit in range(4):
            if cards & (self.unit[suit] * SUIT):
                found += 1
        return found

    def _lanes(self, depth: int) -> int:
        """The cards left by positions, an ace at both its ends."""
        cards = self.plane[depth * 5]
        found = cards & SUIT
        found |= (cards & (self.unit[1] * SUIT)) * 8
        found |= (cards & (self.unit[2] * SUIT)) * 64
        found |= (cards & (self.unit[3] * SUIT)) * 512
        return found | (found & self.starts[14]) * 8192

    def _runs(self, depth: int, jokers: int, left: int) -> None:
        if self.whole and self.groups == 0 and self._suits(depth) > self.slots - depth:
            return
        longest = self._longest(depth, left)
        if longest > 14:
            longest = 14
        shortest = self._shortest(depth, left)
        held = self._lanes(depth)
        self.lane[depth] = held
        away = self.full ^ held
        # Where a run may begin: the bits say that it would lack more than 0, 1, 2, 3, 4 cards.
        some = two = three = four = five = away & 0
        for step in range(longest):
            five |= four & away
            four |= three & away
            three |= two & away
            two |= some & away
            some |= away
            away >>= 1
            length = step + 1
            most = self.demand.run_cap[length]
            if length < shortest or most < 0:
                continue
            if most > jokers:
                most = jokers
            begins = self.starts[length] & ~self._lacks_more(most, some, two, three, four, five)
            while begins:
                at = lowest(begins)
                begins &= begins - 1
                self._run(depth, at, length, most, jokers, left)
                if self.found >= self.most:
                    return

    def _lacks_more(self, most: int, some: int, two: int, three: int, four: int, five: int) -> int:
        """Where a run would lack more than ``most`` cards; above four it is not counted."""
        if most == 0:
            return some
        if most == 1:
            return two
        if most == 2:
            return three
        if most == 3:
            return four
        return five if most == 4 else 0

    def _run(self, depth: int, at: int, length: int, most: int, jokers: int, left: int) -> None:
        """Every way to put jokers, ``most`` at the most, into the run that begins at bit ``at`` of a lane."""
        suit = at >> 4
        low = (at & 15) + 1
        high = low + length - 1
        if not self._stands(depth, suit, low, high):
            return
        span = self.spans.mask[low * 15 + high]
        lane = self.lane[depth] >> (suit * 16)
        there = lane & span
        extra = most - self.spans.ones[span ^ there]
        if extra < 0:
            return
        # O-05: one ace lies at one end only.
        aces = 0
        if length == 14 and there & 1 and not self.plane[depth * 5 + 1] & self.unit[suit]:
            aces = ACES
        key = ((length * 4 + suit) * 16 + low) * 16384
        chosen = there & 0
        while not self._tired():
            mask = (span ^ there) | chosen
            self.key_at[depth] = key + mask
            if (
                self.spans.ones[chosen] <= extra
                and (self.demand.adjacent or not mask & (mask >> 1))
                and (aces == 0 or mask & aces)
                and (depth == 0 or self.key_at[depth] >= self.key_at[depth - 1])
            ):
                self.suit_at[depth], self.low_at[depth], self.high_at[depth] = suit, low, high
                self.jokers_at[depth] = mask
                if depth + 1 < self.slots:
                    self._take_run(depth, suit, span ^ mask)
                self._slot(depth + 1, jokers - self.spans.ones[mask], left - length)
                if self.found >= self.most:
                    return
            # The next set of cards that jokers take the places of.
            chosen = (chosen - there) & there
            if chosen == 0 or extra == 0:
                return

    def _stands(self, depth: int, suit: int, low: int, high: int) -> bool:
        """K-052: whether one more run may lie beside those before it."""
        for i in range(depth):
            if self.suit_at[i] == suit:
                if not stand_together(self.demand.relation, self.low_at[i], self.high_at[i], low, high):
                    return False
        return True

    def _take_run(self, depth: int, suit: int, naturals: int) -> None:
        """The masks one deeper are without the cards at the positions ``naturals``."""
        kinds = self.unit[suit] * ((naturals | (naturals >> 13)) & SUIT)
        at = depth * 5
        for k in range(4):
            self.plane[at + 5 + k] = (self.plane[at + k] & ~kinds) | (self.plane[at + k + 1] & kinds)
        if (naturals & ACES) == ACES:
            kinds = self.unit[suit]
            for k in range(4):
                self.plane[at + 5 + k] = (self.plane[at + 5 + k] & ~kinds) | (self.plane[at + 6 + k] & kinds)

    # --- groups -------------------------------------------------------------------------------------

    def _groups(self, depth: int, jokers: int, left: int) -> None:
        fewest = self.size[depth] - jokers
        begins = self._ranks(depth, fewest)
        first = 0
        if depth > 0 and self.is_group[depth - 1] and self.demand.exact:
            if self.size[depth] == self.size[depth - 1]:
                first = self.suit_at[depth - 1]
        while begins:
            rank = lowest(begins)
            begins &= begins - 1
            if rank >= first:
                self._group(depth, rank, jokers, left)
                if self.found >= self.most:
                    return

    def _ranks(self, depth: int, fewest: int) -> int:
        """The ranks of which there may be as many cards left; above four it is not counted."""
        one = two = three = four = self.plane[depth * 5] & 0
        for k in range(self.demand.decks):
            cards = self.plane[depth * 5 + k]
            for _suit in range(4):
                four |= three & cards
                three |= two & cards
                two |= one & cards
                one |= cards
                cards >>= 13
        if fewest < 2:
            return one & SUIT
        if fewest == 2:
            return two & SUIT
        return three & SUIT if fewest == 3 else four & SUIT

    def _group(self, depth: int, rank: int, jokers: int, left: int) -> None:
        """Every choice of cards of a rank, with jokers up to every size that is allowed."""
        if not self.demand.same_rank:
            for i in range(depth):
                if self.is_group[i] and self.suit_at[i] == rank:
                    return
        self.suit_at[depth] = rank
        at = depth * 4
        there = self._choosable(depth, rank)
        shortest = self._shortest(depth, left)
        if there + jokers < shortest:
            return
        longest = self._longest(depth, left)
        naturals = 0
        while not self._tired():
            # The next choice: one more of the first suit that has one, none of those before it.
            suit = 0
            while suit < 4 and self.taken_at[at + suit] == self.copies[at + suit]:
                naturals -= self.taken_at[at + suit]
                self.taken_at[at + suit] = 0
                suit += 1
            if suit == 4:
                return
            self.taken_at[at + suit] += 1
            naturals += 1
            if naturals <= longest and naturals + jokers >= shortest:
                self._sizes(depth, naturals, jokers, left, shortest, longest)
                if self.found >= self.most:
                    return

    def _choosable(self, depth: int, rank: int) -> int:
        """How many cards of a rank are left; ``copies`` says how many of each suit, none is chosen yet."""
        there = 0
        for suit in range(4):
            self.taken_at[depth * 4 + suit] = self.copies[depth * 4 + suit] = 0
            kind = self.unit[suit] * self.spans.bit[rank + 1]
            for k in range(self.demand.decks):
                if self.plane[depth * 5 + k] & kind:
                    self.copies[depth * 4 + suit] += 1
                    there += 1
        return there

    def _sizes(self, depth: int, naturals: int, jokers: int, left: int, shortest: int, longest: int) -> None:
        """Lay the chosen cards of a rank with as many jokers as each size wants."""
        at = depth * 4
        mark = 0
        for suit in range(4):
            mark = mark * 8 + self.taken_at[at + suit]
        if longest > naturals + jokers:
            longest = naturals + jokers
        if shortest < naturals:
            shortest = naturals
        taken = 0
        for size in range(shortest, longest + 1):
            if size - naturals > self.demand.group_cap[size]:
                continue
            key = (size * 16 + self.suit_at[depth]) * 4096 + mark
            if depth > 0 and self.is_group[depth - 1] and key < self.key_at[depth - 1]:
                continue
            self.key_at[depth] = key
            self.jokers_at[depth] = size - naturals
            if taken == 0 and depth + 1 < self.slots:
                self._take_group(depth)
                taken = 1
            self._slot(depth + 1, jokers - size + naturals, left - size)
            if self.found >= self.most:
                return

    def _take_group(self, depth: int) -> None:
        """The masks one deeper are without the cards chosen of a rank."""
        for k in range(4):
            self.plane[depth * 5 + 5 + k] = self.plane[depth * 5 + k]
        for suit in range(4):
            more = self.copies[depth * 4 + suit]
            kind = self.unit[suit] * self.spans.bit[self.suit_at[depth] + 1]
            for k in range(more - self.taken_at[depth * 4 + suit], more):
                self.plane[depth * 5 + 5 + k] ^= kind
