"""A hand as the finder sees it: which cards runs can take, and what is left when they have.

Plain Python that Cython compiles as it stands; ``holding.pxd`` beside it holds the C types.
"""

import cython

from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.spans import Spans, stand_together

ACE = 1 | 8192
"""The two positions of an ace in a mask."""


class Holding:
    """Counts of the 53 kinds of card, and the same in layers.

    ``layer[depth * 20 + suit * 5 + k]`` holds the positions of which more than ``k`` copies are left
    after ``depth`` runs; ``left[depth * 13 + rank]`` counts the cards of a rank that are left.
    ``suit_at``, ``low_at``, ``high_at`` are the runs chosen so far, ``rank_at`` and ``size_at`` the groups.
    """

    def __init__(self, demand: Demand, spans: Spans) -> None:
        """Begin with an empty hand."""
        if not cython.compiled:
            self.hand, self.layer, self.left = [0] * 53, [0] * 120, [0] * 78
            self.suit_at, self.low_at, self.high_at = [0] * 4, [0] * 4, [0] * 4
            self.rank_at, self.size_at = [0] * 4, [0] * 4
        self.demand = demand
        self.spans = spans
        self.held = 0
        self.total = 0

    def _sort(self) -> None:
        """The layers and counts say what ``hand`` holds."""
        self.held = self.hand[52]
        self.total = self.held
        for i in range(20):
            self.layer[i] = 0
        for rank in range(13):
            self.left[rank] = 0
        for suit in range(4):
            for rank in range(13):
                copies = self.hand[suit * 13 + rank]
                if copies > 0:
                    self.total += copies
                    self.left[rank] += copies
                    positions = ACE if rank == 0 else self.spans.bit[rank + 1]
                    for k in range(copies):
                        self.layer[suit * 5 + k] |= positions

    def _covered(self, depth: int, suit: int, low: int, high: int) -> int:
        """The positions of a run for which a natural card is left."""
        at = depth * 20 + suit * 5
        found = self.layer[at] & self.spans.mask[low * 15 + high]
        if high - low == 13 and found & 1 and not self.layer[at + 1] & 1:
            # O-05: one ace lies at one end only.
            found -= 8192
        return found

    def _take(self, depth: int, suit: int, covered: int) -> None:
        """What is left one level deeper is what was left here without the ``covered`` positions."""
        for i in range(depth * 20, depth * 20 + 20):
            self.layer[i + 20] = self.layer[i]
        for i in range(depth * 13, depth * 13 + 13):
            self.left[i + 13] = self.left[i]
        at = depth * 20 + 20 + suit * 5
        aces = covered & ACE
        shift = covered | ACE if aces else covered
        while shift:
            for k in range(4):
                self.layer[at + k] = (self.layer[at + k] & ~shift) | (self.layer[at + k + 1] & shift)
            shift = ACE if aces == ACE else 0
            aces = 0
        at = depth * 13 + 13
        for rank in range(13):
            self.left[at + rank] -= covered & 1
            covered >>= 1
        if covered:
            self.left[at] -= 1

    def _forced(self, size: int, missing: int) -> int:
        """How many of a run's ``missing`` positions no joker may take, so that cards must be added."""
        most = self.demand.run_cap[size]
        if not self.demand.adjacent and self.spans.apart[missing] < most:
            most = self.spans.apart[missing]
        forced = self.spans.ones[missing] - most
        return max(0, forced)

    def _forced_alone(self, low: int, high: int, missing: int) -> int:
        """``_forced`` for a run that has the whole hand to itself: a single ace lies where it is better."""
        forced = self._forced(high - low + 1, missing)
        if forced and high - low == 13 and (missing & ACE) and (missing & ACE) != ACE:
            other = self._forced(14, missing ^ ACE)
            if other < forced:
                return other
        return forced

    def _stands(self, runs: int, suit: int, low: int, high: int) -> bool:
        """Whether one more run may be laid beside the ``runs`` chosen so far (K-052)."""
        for i in range(runs):
            if self.suit_at[i] == suit:
                if not stand_together(self.demand.relation, self.low_at[i], self.high_at[i], low, high):
                    return False
        return True

    def _crowded(self, runs: int) -> bool:
        """Whether a card could be wanted more often than it exists, by so many runs of its suit."""
        for suit in range(4):
            most = 0
            for i in range(runs):
                if self.suit_at[i] == suit:
                    most += 2 if self.high_at[i] - self.low_at[i] == 13 else 1
            if most > self.demand.decks:
                return True
        return False
