"""The ways in which a whole hand is so many runs, jokers anywhere (K-105 to K-109, O-75, O-76).

Plain Python that Cython compiles as it stands; ``partition.pxd`` beside it holds the C types.
Runs are placed in the order of suit, low end, high end. A run begins at the lowest card of the hand that
no run has yet, or below it on jokers, so that nothing is left behind; the places without a card are
counted, and there must be exactly as many as jokers.
"""

from collections.abc import Iterator, Sequence

import cython

from kontu.games.kontrakt.allotting import Allotment
from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.spans import Spans

ACE = 1 | 8192


class Partitions(Allotment):
    """All sets of spans that take the whole ``hand``, one after the other.

    ``open_at[depth]`` counts the places for jokers in the runs before ``depth``, ``cells_at`` all places.
    """

    def __init__(self, demand: Demand, spans: Spans) -> None:
        """Begin with an empty hand."""
        super().__init__(demand, spans)
        if not cython.compiled:
            self.open_at, self.cells_at, self.forced_at = [0] * 5, [0] * 5, [0] * 5
        self.depth = -1
        self.least = 14
        for i in range(self.demand.run_count):
            if self.demand.run_size[i] < self.least:
                self.least = self.demand.run_size[i]

    def _begin(self) -> None:
        """Nothing is placed; ``_next`` gives the first set of spans."""
        self._sort()
        self.depth = 0
        self.suit_at[0] = 0
        self.low_at[0] = 1
        self.high_at[0] = self.least - 1

    def _next(self) -> bool:
        """The runs are the next set of spans that can be laid; False when there is none."""
        runs = self.demand.run_count
        depth = self.depth
        if depth == runs:
            depth -= 1
        while depth >= 0:
            if not self._advance(depth):
                depth -= 1
                continue
            suit = self.suit_at[depth]
            low = self.low_at[depth]
            high = self.high_at[depth]
            covered = self._covered(depth, suit, low, high)
            missing = self.spans.mask[low * 15 + high] & ~covered
            self.open_at[depth + 1] = self.open_at[depth] + self.spans.ones[missing]
            self.cells_at[depth + 1] = self.cells_at[depth] + high - low + 1
            self.forced_at[depth + 1] = self.forced_at[depth] + self._forced(high - low + 1, missing)
            self._take(depth, suit, covered)
            if depth + 1 < runs:
                depth += 1
                self.suit_at[depth] = suit
                self.low_at[depth] = low
                self.high_at[depth] = high - 1
            elif self.open_at[runs] == self.held and self._fills_slots() and self._can_share():
                self.depth = runs
                return True
        self.depth = -1
        return False

    def _advance(self, depth: int) -> bool:
        """The run at ``depth`` is the next one that leaves no card behind; False when there is none."""
        runs_left = self.demand.run_count - depth
        wanted = 4
        suits = 0
        for i in range(3, -1, -1):
            if self.layer[depth * 20 + i * 5]:
                wanted = i
                suits += 1
        room = self.total - self.cells_at[depth]
        if suits > runs_left or room > 14 * runs_left:
            return False
        longest = room - self.least * (runs_left - 1)
        shortest = room - 14 * (runs_left - 1)
        suit = self.suit_at[depth]
        low = self.low_at[depth]
        high = self.high_at[depth] + 1
        lowest = self._lowest(depth, suit)
        while True:
            if high < low + shortest - 1:
                high = low + shortest - 1
            if high > 14 or high - low >= longest:
                low += 1
                high = low + self.least - 1
                if high > 14 or (suit == wanted and low > lowest):
                    suit += 1
                    if suit > 3 or suit > wanted:
                        return False
                    low = 1
                    high = self.least
                    lowest = self._lowest(depth, suit)
                continue
            # K-091: no run without a natural, so none in a suit of which the hand has nothing.
            if not self.layer[suit * 5]:
                low = 14
                high = 15
                continue
            covered = self._covered(depth, suit, low, high)
            lacks = high - low + 1 - self.spans.ones[covered]
            if self.open_at[depth] + lacks > self.held:
                # A longer one lacks no less.
                high = 15
                continue
            if self._stands(depth, suit, low, high):
                self.suit_at[depth] = suit
                self.low_at[depth] = low
                self.high_at[depth] = high
                return True
            high += 1

    def _lowest(self, depth: int, suit: int) -> int:
        """The lowest position that the next run of the suit must reach; an ace can wait for the high end."""
        waiting = self.layer[depth * 20 + suit * 5] & ~ACE
        if not waiting:
            return 14
        return self.spans.ones[(waiting & -waiting) - 1] + 1

    def _fills_slots(self) -> bool:
        """Whether each slot of the contract has a run that is long enough."""
        for i in range(self.demand.run_count):
            enough = 0
            for other in range(self.demand.run_count):
                if self.high_at[other] - self.low_at[other] + 1 >= self.demand.run_size[i]:
                    enough += 1
            if enough <= i:
                return False
        return True

    def _can_share(self) -> bool:
        """Whether the cards can be shared out so that no run has too many jokers."""
        runs = self.demand.run_count
        if self.forced_at[runs] == 0:
            return True
        if self._forced_flow(runs, 0) > 0:
            return False
        return self.demand.adjacent or self._allot(runs, 0, self.held, 0, 99) == 0

    def _fits(self) -> bool:
        """Whether the whole ``hand`` can be laid."""
        if not self.demand.possible:
            return False
        self._begin()
        return self._next()

    def ways(self, counts: Sequence[int]) -> Iterator[list[tuple[int, int, int, int]]]:
        """Every way of laying the whole hand: for each run its suit, low end, high end and mask of jokers.

        The hand must not be changed before the last way has come.
        """
        for card in range(53):
            self.hand[card] = counts[card]
        if self.demand.possible:
            self._begin()
            while self._next():
                runs = range(self.demand.run_count)
                for masks in self._shares():
                    yield [(self.suit_at[i], self.low_at[i], self.high_at[i], masks[i]) for i in runs]

    def _shares(self) -> Iterator[list[int]]:
        # Every way of sharing out the cards among the runs: for each run the mask of its jokers.
        # Runs with the same span take the smaller mask first, so that no way comes twice.
        runs = self.demand.run_count
        if self._apart():
            masks = [self._lacking(i) for i in range(runs)]
            if all(self.bears(i, masks[i]) for i in range(runs)):
                yield masks
            return
        cells: dict[int, list[tuple[int, int]]] = {}
        twins = []
        for i in range(runs):
            for position in range(self.low_at[i], self.high_at[i] + 1):
                card = self.suit_at[i] * 13 + (position - 1) % 13
                cells.setdefault(card, []).append((i, self.spans.bit[position]))
            if i and self.suit_at[i] == self.suit_at[i - 1]:
                if self.low_at[i] == self.low_at[i - 1] and self.high_at[i] == self.high_at[i - 1]:
                    twins.append(i)
        contested = [
            (self.hand[card], where) for card, where in cells.items() if self.hand[card] < len(where)
        ]
        for masks in _choices(contested, 0, [0] * runs):
            if all(masks[i - 1] <= masks[i] for i in twins):
                if all(self.bears(i, masks[i]) for i in range(runs)):
                    yield masks

    def _apart(self) -> bool:
        """Whether no card is wanted twice, as every run has a suit of its own and one ace at the most."""
        suits = 0
        for i in range(self.demand.run_count):
            bit = self.spans.bit[self.suit_at[i] + 1]
            if suits & bit or self.high_at[i] - self.low_at[i] == 13:
                return False
            suits |= bit
        return True

    def _lacking(self, run: int) -> int:
        """The positions of a run for which the hand has no card."""
        low = self.low_at[run]
        high = self.high_at[run]
        return self.spans.mask[low * 15 + high] & ~self._covered(0, self.suit_at[run], low, high)

    def bears(self, run: int, jokers: int) -> bool:
        """Whether a run may have jokers at just these positions (O-16 to O-18)."""
        return self._forced(self.high_at[run] - self.low_at[run] + 1, jokers) == 0


def _choices(
    contested: list[tuple[int, list[tuple[int, int]]]], at: int, masks: list[int]
) -> Iterator[list[int]]:
    # The masks of jokers for every choice of the cells that get a natural, card by card.
    if at == len(contested):
        yield masks
        return
    copies, where = contested[at]
    for chosen in _subsets(len(where) - copies, len(where)):
        more = masks[:]
        for index in chosen:
            run, bit = where[index]
            more[run] |= bit
        yield from _choices(contested, at + 1, more)


def _subsets(count: int, among: int) -> Iterator[tuple[int, ...]]:
    # Every set of ``count`` numbers below ``among``.
    if count == 0:
        yield ()
        return
    for last in range(count - 1, among):
        for others in _subsets(count - 1, last):
            yield (*others, last)
