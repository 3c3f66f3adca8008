"""What perfect play comes to when the reserve is empty: nothing is hidden then, and nothing left to chance.

Two sides (two players, or partnerships): minimax on the lead in points at the end of the hand. More: max^n,
each player taking what gives him the largest lead over the mean of the others; of equally good actions the
one with the smallest number, so that what the others get of it is settled too.

Plain Python that Cython compiles as it stands; ``solver.pxd`` holds the C types. No rule stands here.
"""

import cython

from kontu.games.contack.match import Match
from kontu.games.contack.playout import Playout

PLACES: int = cython.declare(cython.int, 65536)
EXACT: int = cython.declare(cython.int, 1)
AT_LEAST: int = cython.declare(cython.int, 2)
AT_MOST: int = cython.declare(cython.int, 3)
PASS: int = cython.declare(cython.int, -2)
FAR: int = cython.declare(cython.int, 1_000_000_000)


class Memory:
    """What is known of situations met before, and how many more may be met.

    ``gain[place * 7 + seat]`` is by how much a seat's lead still changes, ``kind`` what is known of it.
    """

    def __init__(self, budget: int) -> None:
        """Nothing is known; ``budget`` is how many situations may be looked at."""
        if not cython.compiled:
            self.key, self.kind, self.gain = [0] * 65536, [0] * 65536, [0] * 458752
        for place in range(65536):
            self.kind[place] = 0
        self.left = budget
        self.mask, self.odd = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15
        self.first, self.second = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

    def _mix(self, number: int) -> int:
        """The number scattered over 64 bits."""
        word = (number + 1) * self.odd & self.mask
        word = (word ^ (word >> 30)) * self.first & self.mask
        word = (word ^ (word >> 27)) * self.second & self.mask
        return word ^ (word >> 31)


class Ply(Playout):
    """A situation with an empty reserve; those that a play leads to are tried on the ply ``below``."""

    def __init__(self, match: Match, memory: Memory, more: int) -> None:
        """``more`` is how many tiles may still be played from here."""
        Playout.__init__(self, match, 0)
        if not cython.compiled:
            self.moves, self.brings, self.leads = [0] * 360, [0] * 360, [0] * 7
        self.memory = memory
        self.laying = 0
        self.last = 0
        if more:
            self.below = Ply(match, memory, more - 1)

    def _try(self, play: int) -> None:
        """The ply below is what ``play`` leads to."""
        self.below._become(self)
        self.below._play(play & 63, play >> 6)
        self.below.laying = self.laying ^ self.memory._mix(play)
        self.below.last = play

    def _sign(self) -> int:
        """A number that tells this situation from all others, save once in very many millions."""
        sign = self.laying ^ self.memory._mix(16_777_216 + self.last)
        sign ^= self.memory._mix(33_554_432 + self.turn * 16 + self.passes)
        if self.terms.counters and not self.terms.debt:
            # C-63: what a payer has left decides what he pays.
            for seat in range(self.terms.seats):
                sign ^= self.memory._mix(67_108_864 + seat * 16_777_216 + self.score[seat] + 8_388_608)
        return sign

    def _list(self) -> int:
        """The plays stand in ``moves``, those that score most first, then by number; how many there are.

        Nobody can draw: who has no play passes, and so may the next, until one can play or the hand ends.
        """
        plays = self._plays()
        while plays == 0:
            self._pass()
            if self.turn < 0:
                return 0
            plays = self._plays()
        for nth in range(plays):
            play = self._nth_play(nth)
            points = self._points(self._find(play >> 6), play & 63)
            place = nth
            while place and self._before(points, play, place - 1):
                self.moves[place], self.brings[place] = self.moves[place - 1], self.brings[place - 1]
                place -= 1
            self.moves[place], self.brings[place] = play, points
        return plays

    def _before(self, points: int, play: int, place: int) -> bool:
        """Whether a play is to be tried before the one at ``place``."""
        if points == self.brings[place]:
            return play < self.moves[place]
        return points > self.brings[place]

    # --- two sides -----------------------------------------------------------------------------------

    def _minimax(self, low: int, high: int) -> int:
        """The lead of the first side in the end, exact when it is between ``low`` and ``high``."""
        moves = self._list() if self.turn >= 0 else 0
        now = self._lead(0)
        if self.turn < 0:
            return now
        self.memory.left -= 1
        if self.memory.left < 0:
            return now
        sign = self._sign()
        place = sign & (PLACES - 1)
        if self.memory.kind[place] and self.memory.key[place] == sign:
            known, kind = now + self.memory.gain[place * 7], self.memory.kind[place]
            if kind == EXACT or (kind == AT_LEAST and known >= high) or (kind == AT_MOST and known <= low):
                return known
        rising = 1 if self.turn & 1 == 0 else 0
        best = -FAR if rising else FAR
        floor, ceiling = low, high
        for i in range(moves):
            self._try(self.moves[i])
            value = self.below._minimax(floor, ceiling)
            if rising:
                best = max(best, value)
                floor = max(floor, best)
            else:
                best = min(best, value)
                ceiling = min(ceiling, best)
            if floor >= ceiling:
                break
        if self.memory.left >= 0:
            self.memory.key[place], self.memory.gain[place * 7] = sign, best - now
            self.memory.kind[place] = AT_MOST if best <= low else AT_LEAST if best >= high else EXACT
        return best

    # --- more ----------------------------------------------------------------------------------------

    def _every(self) -> None:
        """``leads`` holds the lead of each seat now."""
        for seat in range(self.terms.seats):
            self.leads[seat] = self._lead(seat)

    def _max_n(self) -> None:
        """``leads`` holds the lead of each seat in the end."""
        moves = self._list() if self.turn >= 0 else 0
        self._every()
        if self.turn < 0:
            return
        self.memory.left -= 1
        if self.memory.left < 0:
            return
        sign = self._sign()
        place = sign & (PLACES - 1)
        if self.memory.kind[place] and self.memory.key[place] == sign:
            for seat in range(self.terms.seats):
                self.leads[seat] += self.memory.gain[place * 7 + seat]
            return
        best, chosen = -FAR, 0
        for i in range(moves):
            self._try(self.moves[i])
            self.below._max_n()
            value = self.below.leads[self.turn]
            if value > best or (value == best and self.moves[i] < chosen):
                best, chosen = value, self.moves[i]
                for seat in range(self.terms.seats):
                    self.leads[seat] = self.below.leads[seat]
        if self.memory.left >= 0:
            self.memory.key[place], self.memory.kind[place] = sign, EXACT
            for seat in range(self.terms.seats):
                self.memory.gain[place * 7 + seat] = self.leads[seat] - self._lead(seat)

    def _end(self, seat: int) -> int:
        """The lead of ``seat`` in the end."""
        if self.terms.seats == 2 or self.terms.pairs:
            lead = self._minimax(-FAR, FAR)
            return lead if seat & 1 == 0 else -lead
        self._max_n()
        return self.leads[seat]

    # --- for Python ----------------------------------------------------------------------------------

    def value(self, action: int) -> int:
        """What ``action`` leads to for the seat to act, times what its lead is to be divided by."""
        seat = self.turn
        with cython.nogil:
            if action == PASS:
                self.below._become(self)
                self.below.laying, self.below.last = self.laying, self.last
                self.below._pass()
            else:
                self._try(action)
            return self.below._end(seat)

    def share(self) -> int:
        """What a lead is to be divided by to have it in points."""
        return self._share()


def solve(match: Match, budget: int) -> list[tuple[int, float]] | None:
    """Every legal action with the lead in points that the seat to act has in the end by it, the best first.

    None when more than ``budget`` situations would have to be looked at. A player is to act in ``match``, and
    its reserve is empty.
    """
    memory = Memory(budget)
    root = Ply(match, memory, sum(map(len, match.hands())) + 1)
    found = sorted((-root.value(action), action) for action in match.legal())
    if memory.left < 0:
        return None
    return [(action, -behind / root.share()) for behind, action in found]
