"""Random play inside the kernel, for measuring and for comparing two builds of it.

No rule stands here. The numbers come from a xorshift generator of the walk's own, so that a walk is the
same on every machine and in every build; ``walk.pxd`` holds the C types. A walk is fair: of all legal
actions, those that ``legal_actions`` lists, each is as likely, the answers in a buy window included.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.choosing import Choices, LayDowns
from kontu.games.kontrakt.finder import Finder
from kontu.games.kontrakt.laydown import Laying
from kontu.games.kontrakt.match import Match

# Phases, in the order of PHASES in dealing.py.
DEAL: int = cython.declare(cython.int, 0)
CUT: int = cython.declare(cython.int, 1)
SLIP: int = cython.declare(cython.int, 2)
SHUFFLE: int = cython.declare(cython.int, 8)
PLAY: int = cython.declare(cython.int, 9)

MOST_LAY_DOWNS: int = cython.declare(cython.int, 4096)
"""Of more lay-downs than this the first are chosen from, in the order of ``canonical``."""


class Walk:
    """A walk through random rounds, and a ``checksum`` of it all.

    ``actions`` counts what the players did, ``decisions`` those of them with two or more legal actions to
    choose from, ``laid`` the lay-downs among them; what the dealer does counts for nothing.
    """

    def __init__(
        self, match: Match, laying: Laying, finders: Sequence[Finder], pack: bytes, seed: int
    ) -> None:
        """Begin with a match before its first deal; any ``seed`` gives another walk.

        ``finders`` are those of the rounds in order, ``pack`` the numbers of the cards.
        """
        if not cython.compiled:
            self.pack = [0] * 224
        self.match, self.laying, self.choices = match, laying, Choices()
        self.contracts = tuple(
            [LayDowns(f.slots, f.demand, f.shortfall.spans, f.whole, laying) for f in finders]
        )
        for each in self.contracts:
            each.belong_to(match)
        self.lay_downs = self.contracts[0]
        self.rounds = self.actions = self.decisions = self.laid = 0
        self.mask = 0xFFFFFFFFFFFFFFFF
        self.factor = 0x2545F4914F6CDD1D
        self.word = ((2 * seed + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        self.checksum = 0
        for i in range(match.terms.cards):
            self.pack[i] = pack[i]

    def _below(self, most: int) -> int:
        """A number from 0 to ``most`` - 1, each as likely to within one in a hundred million."""
        word = self.word
        word ^= word >> 12
        word ^= (word << 25) & self.mask
        word ^= word >> 27
        self.word = word
        # The upper half of a product is a fair share of ``most``, and needs no division.
        return ((word * self.factor & self.mask) >> 32) * most >> 32

    def _note(self, number: int) -> None:
        self.checksum = (self.checksum * self.factor + (number & 0xFFFFFF)) & self.mask

    def _mix(self, begin: int, count: int) -> None:
        """Put ``count`` cards of the stock from ``begin`` on in a random order."""
        for i in range(count - 1, 0, -1):
            j = self._below(i + 1)
            card = self.match.stock[begin + i]
            self.match.stock[begin + i] = self.match.stock[begin + j]
            self.match.stock[begin + j] = card

    def _deal(self) -> None:
        for i in range(self.match.terms.cards):
            self.match.stock[i] = self.pack[i]
        self._mix(0, self.match.terms.cards)
        dealer = self.match._after(self.match.dealer)
        if self.match.dealer < 0:
            dealer = self._below(self.match.terms.seats)
        self.match._deal(dealer)

    def _shuffle(self) -> None:
        self.match._compact()
        count = self.match._to_shuffle()
        for i in range(count):
            self.match.stock[self.match.stock_end + i] = self.match.pile[i]
        self._mix(self.match.stock_end, count)
        self.match._shuffle()

    def _step(self) -> None:
        """One action of whoever is to act, each legal one as likely."""
        phase = self.match.phase
        self._note(phase * 64 + self.match.turn + 2)
        if phase == SHUFFLE:
            self._shuffle()
        elif phase == SLIP:
            self.match._slip(self._below(7) - 3)
        elif phase == CUT:
            self.actions += 1
            self.decisions += 1
            self.match._cut(1 + self._below(self.match.terms.cards - 1))
        else:
            self.actions += 1
            self._choose()

    def _choose(self) -> None:
        self.choices._list(self.match)
        listed = self.choices.count
        ways = listed
        if self.match.phase == PLAY and self.match.down[self.match.turn] == 0:
            ways += self.lay_downs._ask(MOST_LAY_DOWNS)
        nth = 0
        if ways > 1:
            self.decisions += 1
            nth = self._below(ways)
        self._note(nth)
        if nth < listed:
            self._note(self.choices.choice[nth])
            self.choices._act(self.match, self.choices.choice[nth])
        else:
            self._lay(nth - listed)

    def _lay(self, nth: int) -> None:
        self.lay_downs._ask(nth + 1)
        self.lay_downs._declare()
        for i in range(self.laying.cards):
            self._note(self.laying.code[i])
        self.match._lay(self.laying)
        self.laid += 1

    def run(self, rounds: int) -> None:
        """Walk through so many rounds more; a match that ends is followed by a new one."""
        for _nth in range(rounds):
            if self.match.finished:
                self.match._restart()
            self.lay_downs = self.contracts[self.match.number]
            with cython.nogil:
                self._deal()
                while self.match.phase != DEAL and self.match.turn >= -1:
                    self._step()
                for seat in range(self.match.terms.seats):
                    self._note(self.match.total[seat])
            self.rounds += 1
