"""Which meld gets which card, when several of the chosen melds want the same one.

Plain Python that Cython compiles as it stands; ``allotting.pxd`` beside it holds the C types.
The melds are chosen already (spans of runs, ranks of groups); what is asked is the least number of
cards that must be added so that all of them can be laid.

A cell is one place of a run. It takes a card of the hand, or stays open: then a joker of the hand takes
it or a card is added. Let ``lacking`` be the number of open places and ``forced`` how many of them no joker
may take. Then ``max(lacking - jokers held, forced)`` cards must be added.
Cards that are handed out stay so when more are: an allotment of as many cards as possible is always
among the best, and ``lacking`` is the same for all of those. Only ``forced`` depends on who gets them.
"""

import cython

from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.holding import Holding
from kontu.games.kontrakt.spans import Spans


class Allotment(Holding):
    """The exact price of the melds in ``suit_at``, ``low_at``, ``high_at`` and ``rank_at``, ``size_at``."""

    def __init__(self, demand: Demand, spans: Spans) -> None:
        """Begin with an empty hand."""
        super().__init__(demand, spans)
        if not cython.compiled:
            self.tally, self.wanted, self.cell_card = [0] * 52, [0] * 13, [0] * 64
            self.cell_run, self.cell_bit = [0] * 64, [0] * 64
            self.natural, self.banned = [0] * 4, [0] * 4
            self.given, self.opened = [0] * 52, [0] * 52
        self.cells = 0
        self.lacking = self.takes = self.must = 0
        self.runs = self.groups = self.best_price = self.floor = self.jokers_held = self.copies = 0

    def _price(self, runs: int, groups: int, lacking: int, jokers: int, floor: int) -> int:
        """The least number of added cards, exactly; ``lacking`` and ``floor`` are known lower bounds.

        ``lacking`` is the number of open places after an allotment of as many cards as possible.
        """
        least = lacking - jokers
        forced = self._forced_flow(runs, groups)
        if forced > least:
            least = forced
        if self.demand.adjacent and not self._tight(runs, groups):
            return least
        if floor > least:
            least = floor
        return self._allot(runs, groups, jokers, least, self.demand.decks)

    def _tally(self, runs: int, chosen: int) -> None:
        """How often the runs in the bit set ``chosen`` want each card."""
        for card in range(52):
            self.tally[card] = 0
        for i in range(runs):
            if chosen & 1:
                for position in range(self.low_at[i], self.high_at[i] + 1):
                    rank = position - 1 if position < 14 else 0
                    self.tally[self.suit_at[i] * 13 + rank] += 1
            chosen >>= 1

    def _forced_flow(self, runs: int, groups: int) -> int:
        """How many cards must be added because jokers may not take so many places of a meld.

        Every meld needs some naturals, and what a set of melds can be given is at most what the hand
        holds for them together. The worst set tells: this is the theorem on the greatest flow and the
        smallest cut. It leaves out that jokers may have to lie apart and that cards exist so many times.
        """
        worst = 0
        sets = 1
        for _i in range(runs + groups):
            sets *= 2
        for chosen in range(1, sets):
            self._tally(runs, chosen)
            need = 0
            rest = chosen
            for i in range(runs):
                if rest & 1:
                    size = self.high_at[i] - self.low_at[i] + 1
                    need += size - self.demand.run_cap[size]
                rest >>= 1
            for i in range(groups):
                if rest & 1:
                    need += self.size_at[i] - self.demand.group_cap[self.size_at[i]]
                    for suit in range(4):
                        self.tally[suit * 13 + self.rank_at[i]] = 99
                rest >>= 1
            for card in range(52):
                copies = self.hand[card]
                need -= min(self.tally[card], copies)
            if need > worst:
                worst = need
        return worst

    def _tight(self, runs: int, groups: int) -> bool:
        """Whether a card might be wanted that does not exist so often, hand and additions together."""
        if self._crowded(runs):
            return True
        self._tally(runs, 15)
        for i in range(groups):
            rank = self.rank_at[i]
            wanted = 0
            for other in range(groups):
                if self.rank_at[other] == rank:
                    wanted += self.size_at[other]
            for suit in range(4):
                wanted += self.tally[suit * 13 + rank]
                # The group may take every copy of a card that a run wants as well.
                if self.tally[suit * 13 + rank] + self.hand[suit * 13 + rank] > self.demand.decks:
                    return True
            if wanted > 4 * self.demand.decks:
                return True
        return False

    def _allot(self, runs: int, groups: int, jokers: int, floor: int, copies: int) -> int:
        """The least number of added cards, found by trying every allotment that could matter.

        ``copies`` of each card exist; the search ends early when it has reached ``floor``.
        """
        self.runs = runs
        self.groups = groups
        self.jokers_held = jokers
        self.floor = floor
        self.copies = copies
        self.best_price = 99
        self.cells = 0
        for rank in range(13):
            self.wanted[rank] = 0
        for i in range(groups):
            self.wanted[self.rank_at[i]] += self.size_at[i]
        for i in range(runs):
            self.natural[i] = self.banned[i] = 0
        self._tally(runs, 15)
        for card in range(52):
            self.given[card] = self.opened[card] = 0
            if self.tally[card] > 0:
                for i in range(runs):
                    if self.suit_at[i] == card // 13:
                        for position in range(self.low_at[i], self.high_at[i] + 1):
                            if position - 1 == card % 13 or (position == 14 and card % 13 == 0):
                                self.cell_card[self.cells] = card
                                self.cell_run[self.cells] = i
                                self.cell_bit[self.cells] = self.spans.bit[position]
                                self.cells += 1
        self._cell(0)
        return self.best_price

    def _cell(self, at: int) -> None:
        """Give each cell from ``at`` on a natural, or leave it open, or ban naturals from it."""
        if self.best_price <= self.floor:
            return
        if at == self.cells:
            self._settle()
            return
        card = self.cell_card[at]
        run = self.cell_run[at]
        held = self.hand[card] - self.given[card]
        last = at
        while last + 1 < self.cells and self.cell_card[last + 1] == card:
            last += 1
        grouped = self.wanted[card % 13]
        exists = self.copies - self.given[card] - self.opened[card]
        if held > 0 and exists > 0:
            self.given[card] += 1
            self.natural[run] |= self.cell_bit[at]
            self._cell(at + 1)
            self.natural[run] -= self.cell_bit[at]
            self.given[card] -= 1
            if not grouped and held > last - at:
                # Enough for every run that still wants it, and nobody else does.
                return
        if exists > 0:
            self.opened[card] += 1
            self._cell(at + 1)
            self.opened[card] -= 1
        if grouped or self.tally[card] > self.copies:
            self.banned[run] |= self.cell_bit[at]
            self._cell(at + 1)
            self.banned[run] -= self.cell_bit[at]

    def _settle(self) -> None:
        """The price of one allotment to runs, after groups have taken what they can."""
        self.lacking = self.takes = self.must = 0
        if not (self._settle_runs() and self._settle_groups()) or self.must > self.demand.jokers:
            return
        price = self.lacking - (min(self.jokers_held, self.takes))
        if price < self.best_price:
            self.best_price = price

    def _settle_runs(self) -> bool:
        """The open places of the runs, how many jokers can and must take; False if they cannot."""
        for i in range(self.runs):
            missing = self.spans.mask[self.low_at[i] * 15 + self.high_at[i]] & ~self.natural[i]
            banned = self.banned[i]
            size = self.high_at[i] - self.low_at[i] + 1
            most = self.spans.ones[missing]
            if not self.demand.adjacent:
                if banned & (banned >> 1):
                    return False
                free = missing & ~(banned | (banned >> 1) | (2 * banned))
                most = self.spans.ones[banned] + self.spans.apart[free]
            if most > self.demand.run_cap[size]:
                most = self.demand.run_cap[size]
            if self.spans.ones[banned] > most:
                return False
            self.lacking += self.spans.ones[missing]
            self.takes += most
            self.must += self.spans.ones[banned]
        return True

    def _settle_groups(self) -> bool:
        """The same for the groups, all groups of a rank together."""
        for rank in range(13):
            if self.wanted[rank] == 0:
                continue
            pool = 0
            supply = 0
            for suit in range(4):
                card = suit * 13 + rank
                free = self.copies - self.given[card] - self.opened[card]
                held = self.hand[card] - self.given[card]
                supply += free
                pool += min(free, held)
            most = 0
            for i in range(self.groups):
                if self.rank_at[i] == rank:
                    most += self.demand.group_cap[self.size_at[i]]
            missing = self.wanted[rank] - pool
            if missing > 0:
                self.lacking += missing
                self.takes += min(missing, most)
            banned = self.wanted[rank] - supply
            if banned > most:
                return False
            if banned > 0:
                self.must += banned
        return True

    def _pool(self, depth: int, groups: int, rank: int) -> int:
        """How many cards of a rank are left for one more group; -1 if there may be none of that rank."""
        pool = self.left[depth * 13 + rank]
        for i in range(groups):
            if self.rank_at[i] == rank:
                if not self.demand.same_rank:
                    return -1
                pool -= self.size_at[i]
        return max(0, pool)
