"""How many cards a hand is short of a contract: an exact search, bounded by places that stay open.

Plain Python that Cython compiles as it stands; ``shortfall.pxd`` beside it holds the C types.
Runs are tried from those that lack least. What runs and groups lack when every one of them has the whole
hand to itself is a lower bound, so that most combinations are never looked at.
"""

import cython

from kontu.games.kontrakt.allotting import Allotment
from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.spans import Spans

if not cython.compiled:
    from kontu.games.kontrakt.bits import lowest

KINDS_OF_SUIT: int = cython.declare(cython.int, 8191)


class Shortfall(Allotment):
    """The distance of ``hand`` to the contract.

    ``code``, ``lacks`` and ``forces`` list the spans that may fill a slot of runs, fewest open places first:
    suit, low and high end in one number; open places; cards that must be added because no joker may help.
    ``starts`` says of each length where a run may begin, ``digit`` what it then lacks (see ``_weigh``).
    Slots of one size share a list (``list_of``). ``rest_lacks`` and ``rest_forces`` are lower bounds for
    the slots from an index on, groups included. ``spare`` says of each suit which kinds (bits 0 to 12) the
    best contract found leaves over, so that one of them may go without making the distance larger.
    """

    def __init__(self, demand: Demand, spans: Spans) -> None:
        """Begin with an empty hand."""
        super().__init__(demand, spans)
        if not cython.compiled:
            self.code, self.lacks, self.forces = [0] * 1248, [0] * 1248, [0] * 1248
            self.digit, self.starts = [0] * 60, [0] * 15
            self.list_of, self.count = [0] * 4, [0] * 4
            self.rest_lacks, self.rest_forces, self.pool = [0] * 5, [0] * 5, [0] * 13
            self.spare = [0] * 4
        self.lists = 0
        self.best = self.goal = self.groups_lack = self.groups_forced = 0
        self.full = 0xFFFFFFFFFFFFFFFF
        for length in range(1, 15):
            # A run of this length begins at position 15 - length at the latest.
            late = 2 * self.spans.bit[15 - length] - 1
            self.starts[length] = late * 0x0001000100010001
        # Even where every run is of one suit, there is a deck for each.
        self.roomy = self.demand.run_count <= self.demand.decks and not self.demand.longer
        for i in range(self.demand.run_count):
            if self.demand.run_size[i] == 14:
                self.roomy = False
            if i == 0 or self.demand.run_size[i] != self.demand.run_size[i - 1]:
                self.lists += 1
            self.list_of[i] = self.lists - 1

    def _distance(self, limit: int, goal: int) -> int:
        """The least number of cards that must be added to ``hand``, or ``limit`` if it is not less.

        The search may end with any number that is not above ``goal``: with a goal of 0 it is exact,
        with a goal of ``limit`` - 1 it only tells whether the distance is below the limit.
        """
        self.best = limit
        self.goal = goal
        self._keep_all()
        if not self.demand.possible:
            return limit
        self._sort()
        if self.held > self.demand.bears:
            self.held = self.demand.bears
        for i in range(self.demand.run_count):
            if i == 0 or self.list_of[i] != self.list_of[i - 1]:
                self._list(self.list_of[i], self.demand.run_size[i])
                if self.count[self.list_of[i]] == 0:
                    return limit
        self._bounds()
        if self.rest_lacks[0] - self.held < limit and self.rest_forces[0] < limit:
            self._runs(0, 0, 0, 0, 0)
        return self.best

    def _list(self, which: int, size: int) -> None:
        """The spans for a slot of ``size``, fewest open places first (the shorter run first).

        Those with so many open places that the distance would not be below the limit are left out.
        """
        longest = 14 if self.demand.longer else size
        most = min(longest, self.best + self.held - 1)
        for length in range(size, longest + 1):
            self._weigh(length)
        first = which * 312
        count = 0
        for lacks in range(most + 1):
            for length in range(size, longest + 1):
                forces = lacks - self.demand.run_cap[length]
                begins = self._begins(length, lacks)
                while begins:
                    at = lowest(begins)
                    begins &= begins - 1
                    suit = at >> 4
                    low = (at & 15) + 1
                    self.code[first + count] = (suit * 16 + low) * 16 + low + length - 1
                    self.lacks[first + count] = lacks
                    if not self.demand.adjacent:
                        forces = self._forces(suit, low, low + length - 1)
                    self.forces[first + count] = max(0, forces)
                    count += 1
        self.count[which] = count

    def _forces(self, suit: int, low: int, high: int) -> int:
        """What must be added to a run where jokers may not lie as they like."""
        covered = self._covered(0, suit, low, high)
        return self._forced_alone(low, high, self.spans.mask[low * 15 + high] & ~covered)

    def _weigh(self, length: int) -> None:
        """How many open places a run of this length would have, wherever it begins, all suits at once.

        A lane of 16 bits a suit has a bit for each position; the four planes are the digits of the counts.
        """
        away = self.full
        unit = 1
        single = away & 0
        for suit in range(4):
            held = self.layer[suit * 5]
            away ^= unit * held
            if held & 1 and not self.layer[suit * 5 + 1] & 1:
                single |= unit
            unit *= 65536
        one = two = four = eight = away & 0
        for step in range(length + 1):
            if step == length:
                if length < 14:
                    break
                # O-05: one ace lies at one end only.
                away = single
            more = one & away
            one ^= away
            some = two & more
            two ^= more
            more = four & some
            four ^= some
            eight ^= more
            away >>= 1
        at = length * 4
        self.digit[at], self.digit[at + 1], self.digit[at + 2], self.digit[at + 3] = one, two, four, eight

    def _begins(self, length: int, lacks: int) -> int:
        """Where a run of this length would have just so many open places: lanes as in ``_weigh``."""
        at = length * 4
        found = self.starts[length]
        found &= self.digit[at] if lacks & 1 else ~self.digit[at]
        found &= self.digit[at + 1] if lacks & 2 else ~self.digit[at + 1]
        found &= self.digit[at + 2] if lacks & 4 else ~self.digit[at + 2]
        return found & (self.digit[at + 3] if lacks & 8 else ~self.digit[at + 3])

    def _bounds(self) -> None:
        """The lower bounds for what is still to be chosen, from the last slot to the first."""
        most = 0
        for rank in range(13):
            if self.left[rank] > most:
                most = self.left[rank]
        lacks = 0
        forces = 0
        for i in range(self.demand.group_count):
            size = self.demand.group_size[i]
            if size > most:
                lacks += size - most
                if size - self.demand.group_cap[size] > most:
                    forces += size - self.demand.group_cap[size] - most
        if self.demand.group_count > 1 and self.demand.even_groups:
            self._top_groups(0)
            lacks = self.groups_lack
        self.rest_lacks[self.demand.run_count] = lacks
        self.rest_forces[self.demand.run_count] = forces
        for i in range(self.demand.run_count - 1, -1, -1):
            at = self.list_of[i] * 312
            lacks += self.lacks[at]
            least = 99
            for other in range(self.count[self.list_of[i]]):
                if self.forces[at + other] < least:
                    least = self.forces[at + other]
                    if least == 0:
                        break
            forces += least
            self.rest_lacks[i] = lacks
            self.rest_forces[i] = forces

    def _runs(self, depth: int, start: int, lacking: int, forced: int, alone: int) -> None:
        """Choose the runs from ``depth`` on, then the groups; ``best`` is the best price met.

        ``lacking`` and ``forced`` count what the runs so far leave open when each takes what the ones before
        left; ``alone`` is ``forced`` if each had the whole hand.
        """
        if depth == self.demand.run_count:
            self._close(lacking, forced, alone)
            return
        first = self.list_of[depth] * 312
        count = self.count[self.list_of[depth]]
        rest = self.rest_lacks[depth + 1]
        if depth > 0 and depth + 1 == self.demand.run_count and self.demand.group_count > 0:
            if self.demand.even_groups:
                # What the runs so far leave bounds the groups more closely than the whole hand did.
                self._top_groups(depth)
                rest = self.groups_lack
        room = self.held - lacking - rest
        for at in range(start, count):
            if self.lacks[first + at] - room >= self.best:
                return
            if alone + self.forces[first + at] + self.rest_forces[depth + 1] >= self.best:
                continue
            high = self.code[first + at] & 15
            low = (self.code[first + at] >> 4) & 15
            suit = self.code[first + at] >> 8
            if not self._stands(depth, suit, low, high):
                continue
            covered = self._covered(depth, suit, low, high)
            missing = self.spans.mask[low * 15 + high] & ~covered
            lacks = self.spans.ones[missing]
            if lacks - room >= self.best:
                continue
            self.suit_at[depth] = suit
            self.low_at[depth] = low
            self.high_at[depth] = high
            self._take(depth, suit, covered)
            following = 0
            if depth + 1 < self.demand.run_count and self.list_of[depth + 1] == self.list_of[depth]:
                following = at
            self._runs(
                depth + 1,
                following,
                lacking + lacks,
                forced + self._forced(high - low + 1, missing),
                alone + self.forces[first + at],
            )
            if self.best <= self.goal:
                return

    def _close(self, lacking: int, forced: int, alone: int) -> None:
        """Choose the groups beside the runs, and price the whole."""
        sound = 1 if self.roomy or not self._crowded(self.demand.run_count) else 0
        self.groups_lack = self.groups_forced = 0
        if self.demand.group_count > 0:
            if not self.demand.even_groups:
                self._groups(0, lacking, alone)
                return
            if not self._top_groups(self.demand.run_count):
                sound = 0
        least = lacking + self.groups_lack - self.held
        price = forced + self.groups_forced
        if least > price:
            price = least
        if sound and price < self.best:
            self.best = price
            self._spare()
        if sound and price == least:
            return
        if least < self.best and alone + self.rest_forces[self.demand.run_count] < self.best:
            # Jokers abound: now it matters which meld has the naturals.
            self._groups(0, lacking, alone)

    def _keep_all(self) -> None:
        """Nothing is known to be left over."""
        for suit in range(4):
            self.spare[suit] = 0

    def _spare(self) -> None:
        """What the chosen runs and groups leave over: what runs left, of ranks of which groups did too."""
        ranks = KINDS_OF_SUIT
        if self.demand.group_count > 0:
            for rank in range(13):
                if self.pool[rank] == 0:
                    ranks &= ~self.spans.bit[rank + 1]
        for suit in range(4):
            self.spare[suit] = self.layer[self.demand.run_count * 20 + suit * 5] & ranks

    def _top_groups(self, depth: int) -> bool:
        """The groups that lack least, all of one size, from the cards left at ``depth``.

        Their open places and forced additions are in ``groups_lack`` and ``groups_forced``.
        False if there might not be so many cards of a rank in the game.
        """
        size = self.demand.group_size[0]
        needs = size - self.demand.group_cap[size]
        self.groups_lack = self.groups_forced = 0
        for rank in range(13):
            self.pool[rank] = self.left[depth * 13 + rank]
            self.wanted[rank] = 0
        sound = 1
        for _i in range(self.demand.group_count):
            best = -1
            most = -1
            for rank in range(13):
                if self.pool[rank] > most and (self.demand.same_rank or self.wanted[rank] == 0):
                    most = self.pool[rank]
                    best = rank
                    if most >= size:
                        break
            taken = min(most, size)
            self.pool[best] -= taken
            self.wanted[best] += size
            self.groups_lack += size - taken
            if needs > taken:
                self.groups_forced += needs - taken
            if self.wanted[best] + self.demand.run_count > 4 * self.demand.decks:
                sound = 0
        return sound == 1

    def _groups(self, at: int, lacking: int, alone: int) -> None:
        """Try every rank for the groups from ``at`` on, and price each choice exactly."""
        if at == self.demand.group_count:
            if lacking - self.held < self.best and alone < self.best:
                price = self._price(self.demand.run_count, at, lacking, self.held, alone)
                if price < self.best:
                    self.best = price
                    self._keep_all()
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
            if lacking + lacks - self.held >= self.best or alone + forces >= self.best:
                continue
            self.rank_at[at] = rank
            self.size_at[at] = size
            self._groups(at + 1, lacking + lacks, alone + forces)
            if self.best <= self.goal:
                return
