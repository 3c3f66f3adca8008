"""Which cards of a hand its distance to a contract depends on: one search for all of them.

Plain Python that Cython compiles as it stands; ``sparing.pxd`` beside it holds the C types.
A card may go when one of the nearest contracts does without it. So the nearest contracts are gone through,
all of them, until nothing is left undecided; what can leave no undecided card over is not looked at.
"""

import cython

from kontu.games.kontrakt.allotting import Allotment
from kontu.games.kontrakt.misfits import Misfits
from kontu.games.kontrakt.shortfall import Shortfall

if not cython.compiled:
    from kontu.games.kontrakt.bits import lowest

JOKER: int = cython.declare(cython.int, 52)
SUIT: int = cython.declare(cython.int, 8191)
"""The thirteen kinds of a suit."""


class Sparing(Allotment):
    """The cards of ``hand`` that cannot be spared.

    ``near`` has searched for the nearest contract, or ``whole`` where the whole hand must be laid; their
    lists of spans and their bounds are used again.
    ``undecided`` is a mask of kinds, ``kind`` each of them, ``unit`` the first kind of each suit;
    ``away`` is the distance.
    """

    def __init__(self, near: Shortfall, whole: Misfits) -> None:
        """Begin with an empty hand."""
        super().__init__(near.demand, near.spans)
        if not cython.compiled:
            self.kind, self.unit = [0] * 53, [0] * 5
        self.near, self.whole = near, whole
        self.undecided = 0
        self.away = 0
        for card in range(53):
            self.kind[card] = 1 if card == 0 else 2 * self.kind[card - 1]
        for suit in range(4):
            self.unit[suit] = self.kind[suit * 13]

    def _needed(self, away: int) -> int:
        """The kinds of which none may go, as a mask: without one the hand is one card farther away.

        ``near`` was just asked for the exact distance of the same hand, which is ``away``.
        """
        self._begin(away)
        if self.held > self.demand.bears:
            # More jokers than can lie in the melds: one of them is always over.
            self.held = self.demand.bears
            self.undecided &= ~self.kind[JOKER]
        for suit in range(4):
            self.undecided &= ~(self.unit[suit] * self.near.spare[suit])
        self._runs(0, 0, 0, 0, 0)
        return self.undecided

    def _needed_whole(self, away: int) -> int:
        """The same where the whole hand must be laid in runs, and ``whole`` was just asked."""
        self._begin(away)
        self._long_runs(0, 0, 0, 0, 0, 0)
        return self.undecided

    def _begin(self, away: int) -> None:
        """Nothing is decided yet about any card of the hand."""
        self._sort()
        self.away = away
        self.undecided = 0
        for card in range(53):
            if self.hand[card] > 0:
                self.undecided |= self.kind[card]

    def _over(self, depth: int) -> int:
        """The kinds of which the runs before ``depth`` leave some over."""
        over = self.unit[0] * (self.layer[depth * 20] & SUIT)
        over |= self.unit[1] * (self.layer[depth * 20 + 5] & SUIT)
        over |= self.unit[2] * (self.layer[depth * 20 + 10] & SUIT)
        return over | self.unit[3] * (self.layer[depth * 20 + 15] & SUIT)

    def _runs(self, depth: int, start: int, lacking: int, forced: int, alone: int) -> None:
        """Choose the runs from ``depth`` on, then the groups; the numbers are those of ``Shortfall``."""
        if depth == self.demand.run_count:
            self._groups(0, lacking, forced, alone)
            return
        which = self.near.list_of[depth]
        first = which * 312
        room = self.held + self.away - lacking - self.near.rest_lacks[depth + 1]
        for at in range(start, self.near.count[which]):
            if self.near.lacks[first + at] > room:
                return
            if alone + self.near.forces[first + at] + self.near.rest_forces[depth + 1] > self.away:
                continue
            code = self.near.code[first + at]
            high = code & 15
            low = (code >> 4) & 15
            suit = code >> 8
            if not self._stands(depth, suit, low, high):
                continue
            covered = self._covered(depth, suit, low, high)
            missing = self.spans.mask[low * 15 + high] & ~covered
            lacks = self.spans.ones[missing]
            if lacks > room:
                continue
            self.suit_at[depth] = suit
            self.low_at[depth] = low
            self.high_at[depth] = high
            self._take(depth, suit, covered)
            if lacks == room and not self._over(depth + 1) & self.undecided:
                # Every undecided card is taken, and there is no place left open that one of them might have.
                continue
            following = 0
            if depth + 1 < self.demand.run_count and self.near.list_of[depth + 1] == which:
                following = at
            self._runs(
                depth + 1,
                following,
                lacking + lacks,
                forced + self._forced(high - low + 1, missing),
                alone + self.near.forces[first + at],
            )
            if self.undecided == 0:
                return

    def _long_runs(self, depth: int, start: int, places: int, lacking: int, forced: int, alone: int) -> None:
        """Choose the runs from ``depth`` on, of any length, as ``Misfits`` does."""
        if depth == self.demand.run_count:
            self._contract(lacking, forced, alone)
            return
        shortest = self.demand.run_size[depth]
        if depth > 0 and self.demand.run_size[depth - 1] == shortest:
            shortest = self.high_at[depth - 1] - self.low_at[depth - 1] + 1
        else:
            start = 0
        for length in range(shortest, 15):
            if places + length > self.whole.size:
                return
            rest = self.whole.rest[depth * 81 + 81 + self.whole.size - places - length]
            room = self.held + self.away - lacking - rest
            for at in range(max(start, self.whole.first[length]), self.whole.first[length + 1]):
                if self.whole.lacks[at] > room:
                    break
                if alone + self.whole.forces[at] > self.away:
                    continue
                suit = self.whole.code[at] >> 4
                low = self.whole.code[at] & 15
                high = low + length - 1
                if not self._stands(depth, suit, low, high):
                    continue
                covered = self._covered(depth, suit, low, high)
                missing = self.spans.mask[low * 15 + high] & ~covered
                lacks = self.spans.ones[missing]
                if lacks > room:
                    continue
                self.suit_at[depth], self.low_at[depth], self.high_at[depth] = suit, low, high
                self._take(depth, suit, covered)
                if lacks == room and not self._over(depth + 1) & self.undecided:
                    continue
                self._long_runs(
                    depth + 1,
                    at,
                    places + length,
                    lacking + lacks,
                    forced + self._forced(length, missing),
                    alone + self.whole.forces[at],
                )
                if self.undecided == 0:
                    return

    def _groups(self, at: int, lacking: int, forced: int, alone: int) -> None:
        """Choose the ranks of the groups from ``at`` on."""
        if at == self.demand.group_count:
            self._contract(lacking, forced, alone)
            return
        size = self.demand.group_size[at]
        needs = size - self.demand.group_cap[size]
        start = 0
        if at > 0 and self.demand.group_size[at - 1] == size:
            start = self.rank_at[at - 1]
        for rank in range(start, 13):
            pool = self._pool(self.demand.run_count, at, rank)
            if pool < 0:
                continue
            lacks = size - pool if pool < size else 0
            forces = needs - self.left[rank] if needs > self.left[rank] else 0
            if lacking + lacks - self.held > self.away or alone + forces > self.away:
                continue
            self.rank_at[at] = rank
            self.size_at[at] = size
            self._groups(at + 1, lacking + lacks, forced + max(0, needs - pool), alone + forces)
            if self.undecided == 0:
                return

    def _contract(self, lacking: int, forced: int, alone: int) -> None:
        """Decide what the chosen melds decide."""
        runs = self.demand.run_count
        groups = self.demand.group_count
        over = self._left_over()
        tight = lacking - self.held == self.away
        if forced <= self.away and not self._scarce():
            # These melds can be laid as they were chosen, whatever becomes of the cards they leave.
            self.undecided &= ~over
        elif (tight and not over & self.undecided) or self._price(
            runs, groups, lacking, self.held, alone
        ) > self.away:
            return
        open_yet = self.undecided & over if tight else self.undecided
        while open_yet:
            card = lowest(open_yet)
            open_yet &= open_yet - 1
            if self._spared(card, lacking, (over & self.kind[card]) != 0):
                self.undecided &= ~self.kind[card]

    def _left_over(self) -> int:
        """The kinds that may go without a place being open that was not: no meld wants so many of them."""
        over = self._over(self.demand.run_count)
        if self.demand.group_count == 0:
            return over
        for rank in range(13):
            wanted = 0
            for i in range(self.demand.group_count):
                if self.rank_at[i] == rank:
                    wanted += self.size_at[i]
            if wanted and self.left[self.demand.run_count * 13 + rank] <= wanted:
                for suit in range(4):
                    over &= ~self.kind[suit * 13 + rank]
        return over

    def _scarce(self) -> bool:
        """Whether a card could be wanted more often than it exists."""
        for i in range(self.demand.group_count):
            wanted = self.demand.run_count
            for other in range(self.demand.group_count):
                if self.rank_at[other] == self.rank_at[i]:
                    wanted += self.size_at[other]
            if wanted > 4 * self.demand.decks:
                return True
        return not self.near.roomy and self._crowded(self.demand.run_count)

    def _spared(self, card: int, lacking: int, over: bool) -> bool:
        """Whether the chosen melds are as near without one card of a kind."""
        runs = self.demand.run_count
        groups = self.demand.group_count
        if card == JOKER:
            if lacking - self.held + 1 > self.away:
                return False
            return self._price(runs, groups, lacking, self.held - 1, 0) <= self.away
        short = lacking if over else lacking + 1
        if short - self.held > self.away:
            return False
        self.hand[card] -= 1
        price = self._price(runs, groups, short, self.held, 0)
        self.hand[card] += 1
        return price <= self.away
