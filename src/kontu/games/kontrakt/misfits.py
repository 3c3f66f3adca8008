"""How many cards of a hand must be exchanged until the whole of it can be laid.

Plain Python that Cython compiles as it stands; ``misfits.pxd`` beside it holds the C types.
The melds must have a given number of places together; what is least is the number of places that the
hand cannot fill. With as many places as cards, that is also the number of cards that find none.
"""

import cython

from kontu.games.kontrakt.allotting import Allotment
from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.spans import Spans


class Misfits(Allotment):
    """The least number of open places in melds of ``size`` places that the contract allows.

    ``code``, ``lacks`` and ``forces`` list the spans of each length (from ``first[length]``), those that lack
    least first. ``rest[slot * 81 + places]`` is a lower bound for what the slots from an index on lack when
    they have so many places together; runs come before groups.
    """

    def __init__(self, demand: Demand, spans: Spans) -> None:
        """Begin with an empty hand."""
        super().__init__(demand, spans)
        if not cython.compiled:
            self.code, self.lacks, self.forces = [0] * 312, [0] * 312, [0] * 312
            self.first, self.rest, self.place = [0] * 16, [0] * 405, [0] * 17
            self.raw, self.raw_lacks = [0] * 48, [0] * 48
        self.best = self.goal = self.size = 0

    def _misfits(self, size: int, limit: int) -> int:
        """The least number of cards to be added to ``hand``, and others left out, for ``size`` places.

        ``limit`` if it is not less.
        """
        if not self.demand.possible or size > 80:
            return limit
        self._sort()
        self.size = size
        place = 0
        for length in range(3, 15):
            self.first[length] = place
            self._list(length)
            place += 4 * (15 - length)
        self.first[15] = place
        self._bounds()
        if self.rest[size] >= 99:
            # The melds can not have so many places.
            return limit
        least = self.rest[size] - self.held
        if least < 0:
            least = 0
        # The bound is nearly always met, so the search asks for it first, and then for one more.
        while least < limit:
            self.best = least + 1
            self.goal = least
            self._runs(0, 0, 0, 0, 0, 0)
            if self.best <= least:
                return self.best
            least += 1
        return limit

    def _list(self, length: int) -> None:
        """The spans of a length, sorted by open places."""
        for i in range(17):
            self.place[i] = 0
        count = 0
        for suit in range(4):
            for low in range(1, 16 - length):
                covered = self._covered(0, suit, low, low + length - 1)
                self.raw[count] = suit * 16 + low
                self.raw_lacks[count] = length - self.spans.ones[covered]
                self.place[self.raw_lacks[count] + 1] += 1
                count += 1
        for i in range(1, 16):
            self.place[i] += self.place[i - 1]
        for i in range(count):
            at = self.first[length] + self.place[self.raw_lacks[i]]
            self.place[self.raw_lacks[i]] += 1
            low = self.raw[i] & 15
            high = low + length - 1
            covered = self._covered(0, self.raw[i] >> 4, low, high)
            self.code[at] = self.raw[i]
            self.lacks[at] = self.raw_lacks[i]
            self.forces[at] = self._forced_alone(low, high, self.spans.mask[low * 15 + high] & ~covered)

    def _bounds(self) -> None:
        """The table of lower bounds, from the last slot to the first."""
        runs = self.demand.run_count
        slots = runs + self.demand.group_count
        most = 0
        for rank in range(13):
            if self.left[rank] > most:
                most = self.left[rank]
        for places in range(81):
            self.rest[slots * 81 + places] = 0 if places == 0 else 99
        for slot in range(slots - 1, -1, -1):
            size = self.demand.run_size[slot] if slot < runs else self.demand.group_size[slot - runs]
            for places in range(self.size + 1):
                least = 99
                longest = places if slot >= runs or places < 14 else 14
                for length in range(size, longest + 1):
                    if slot < runs:
                        lacks = self.lacks[self.first[length]]
                    else:
                        lacks = length - most if length > most else 0
                    lacks += self.rest[slot * 81 + 81 + places - length]
                    if lacks < least:
                        least = lacks
                self.rest[slot * 81 + places] = least

    def _runs(self, depth: int, start: int, places: int, lacking: int, forced: int, alone: int) -> None:
        """Choose the runs from ``depth`` on, then the groups; ``best`` is the best price met."""
        if depth == self.demand.run_count:
            self._close(places, lacking, forced, alone)
            return
        shortest = self.demand.run_size[depth]
        if depth > 0 and self.demand.run_size[depth - 1] == shortest:
            # Slots of one size are filled in the order of the list.
            shortest = self.high_at[depth - 1] - self.low_at[depth - 1] + 1
        else:
            start = 0
        for length in range(shortest, 15):
            if places + length > self.size:
                return
            rest = self.rest[depth * 81 + 81 + self.size - places - length] - self.held + lacking
            first = self.first[length]
            if first < start:
                first = start
            for at in range(first, self.first[length + 1]):
                if self.lacks[at] + rest >= self.best:
                    break
                if alone + self.forces[at] >= self.best:
                    continue
                suit = self.code[at] >> 4
                low = self.code[at] & 15
                high = low + length - 1
                if not self._stands(depth, suit, low, high):
                    continue
                covered = self._covered(depth, suit, low, high)
                missing = self.spans.mask[low * 15 + high] & ~covered
                lacks = self.spans.ones[missing]
                if lacks + rest >= self.best:
                    continue
                self.suit_at[depth] = suit
                self.low_at[depth] = low
                self.high_at[depth] = high
                self._take(depth, suit, covered)
                self._runs(
                    depth + 1,
                    at,
                    places + length,
                    lacking + lacks,
                    forced + self._forced(length, missing),
                    alone + self.forces[at],
                )
                if self.best <= self.goal:
                    return

    def _close(self, places: int, lacking: int, forced: int, alone: int) -> None:
        """Choose the groups beside the runs, and price the whole."""
        runs = self.demand.run_count
        if self.demand.group_count > 0:
            self._groups(0, places, lacking, alone)
            return
        least = lacking - self.held
        price = max(least, forced)
        if price > least or self._crowded(runs):
            price = self._price(runs, 0, lacking, self.held, alone)
        if price < self.best:
            self.best = price

    def _groups(self, at: int, places: int, lacking: int, alone: int) -> None:
        """Try every rank and size for the groups from ``at`` on, and price each choice exactly."""
        runs = self.demand.run_count
        if at == self.demand.group_count:
            if lacking - self.held < self.best and alone < self.best:
                price = self._price(runs, at, lacking, self.held, alone)
                if price < self.best:
                    self.best = price
            return
        for size in range(self.demand.group_size[at], self.size - places + 1):
            if at + 1 == self.demand.group_count and size < self.size - places:
                continue
            rest = self.rest[(runs + at + 1) * 81 + self.size - places - size]
            needs = size - self.demand.group_cap[size]
            for rank in range(13):
                pool = self._pool(runs, at, rank)
                if pool < 0:
                    continue
                lacks = size - pool if pool < size else 0
                forces = needs - self.left[rank] if needs > self.left[rank] else 0
                if lacking + lacks + rest - self.held >= self.best or alone + forces >= self.best:
                    continue
                self.rank_at[at] = rank
                self.size_at[at] = size
                self._groups(at + 1, places + size, lacking + lacks, alone + forces)
                if self.best <= self.goal:
                    return
