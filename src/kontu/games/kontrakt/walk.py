"""Random play inside the kernel, for measuring and for comparing two builds of it.

No rule stands here. The numbers come from a xorshift generator of the walk's own, so that a walk is the
same on every machine and in every build; ``walk.pxd`` holds the C types. A walk plays with a leaning, so
that rounds get somewhere: it lays its contract when it can, lays off more often than not, buys rarely.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import cython

from kontu.games.kontrakt.finder import Finder, GroupMeld
from kontu.games.kontrakt.laydown import Laying
from kontu.games.kontrakt.match import Match

JOKER: int = cython.declare(cython.int, 52)
STANDS: int = cython.declare(cython.int, 64)

# Phases, in the order of PHASES in dealing.py.
DEAL: int = cython.declare(cython.int, 0)
CUT: int = cython.declare(cython.int, 1)
SLIP: int = cython.declare(cython.int, 2)
DRAW: int = cython.declare(cython.int, 3)
WINDOW: int = cython.declare(cython.int, 4)
LET: int = cython.declare(cython.int, 6)
STOCK: int = cython.declare(cython.int, 7)
SHUFFLE: int = cython.declare(cython.int, 8)
PLAY: int = cython.declare(cython.int, 9)

MOST_CHOICES = 8
"""So many lay-downs are chosen from; the finder gives the best first."""


class Walk:
    """A walk through random rounds: how many ``rounds`` and ``actions``, and a ``checksum`` of it all."""

    def __init__(
        self, match: Match, laying: Laying, finders: Sequence[Finder], pack: bytes, seed: int
    ) -> None:
        """Begin with a match before its first deal; any ``seed`` gives another walk.

        ``finders`` are those of the rounds in order, ``pack`` the numbers of the cards.
        """
        if not cython.compiled:
            self.pack = [0] * 224
        self.match, self.laying, self.finders = match, laying, tuple(finders)
        self.finder = self.finders[0]
        self.points = [match.terms.points_of(card) for card in range(53)]
        self.rounds = self.actions = self.laid = 0
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
        return ((word * self.factor & self.mask) >> 33) % most

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
        """One action of whoever is to act."""
        phase = self.match.phase
        self.actions += 1
        self._note(phase * 64 + self.match.turn + 2)
        if phase == CUT:
            self.match._cut(1 + self._below(self.match.terms.cards - 1))
        elif phase == SLIP:
            self.match._slip(self._below(7) - 3)
        elif phase == SHUFFLE:
            self._shuffle()
        elif phase == STOCK:
            self.match._draw_stock()
        elif phase == WINDOW:
            self._answer()
        elif phase == LET:
            self.match._buy()
        elif phase == PLAY:
            self._play()
        else:
            self._draw()

    def _draw(self) -> None:
        if self.match._verdict_take(self.match.pile[self.match.piled - 1]) == 0 and self._below(3) == 0:
            self.match._draw_pile()
        elif self.match.phase == DRAW:
            self.match._leave()
        else:
            self.match._let()

    def _answer(self) -> None:
        if self._below(12):
            self.match._no()
        elif self.match.terms.stop:
            self.match._call()
        else:
            self.match._buy()

    def _play(self) -> None:
        if self.match.down[self.match.turn] == 0 and self._lay():
            return
        builds = -1 - self._nth_build(1 << 20)
        if builds > 0 and self._below(5):
            self._nth_build(self._below(builds))
            return
        drops = 0
        for card in range(53):
            if self.match._holds(card) and self.match._verdict_drop(card) == 0:
                drops += 1
        nth = self._below(drops)
        for card in range(53):
            if self.match._holds(card) and self.match._verdict_drop(card) == 0:
                if nth == 0:
                    self._note(card)
                    self.match._drop(card)
                    return
                nth -= 1

    def _lay(self) -> bool:
        """Whether the contract was laid, in one of the ways the finder knows."""
        for card in range(53):
            self.finder.hand[card] = self.match.hand[self.match.turn * 53 + card]
        if not self.finder._fits():
            return False
        with cython.gil:
            return self._choose()

    def _choose(self) -> bool:
        """The lay-down is drawn from canonical candidates, of which the rules may still refuse some."""
        keep = 1 if self.match.terms.out_in(self.match.number) == 0 else 0
        found = self.finder.lay_downs(tuple(self.match.counts_of(self.match.turn)), self.points, keep)
        choices: list[Any] = list(islice(found, MOST_CHOICES))
        while choices:
            chosen = choices.pop(self._below(len(choices)))
            self.laying.declare([_codes(meld) for meld in chosen.melds])
            if self.match._verdict_lay(self.laying) == 0:
                for i in range(self.laying.cards):
                    self._note(self.laying.code[i])
                self.match._lay(self.laying)
                self.laid += 1
                return True
        return False

    def _nth_build(self, nth: int) -> int:
        """Lay off or swap in the ``nth`` legal way (from 0); ``-1 - ways`` when there are not so many."""
        count = 0
        if self.match.down[self.match.turn] == 0:
            return -1
        for card in range(53):
            if self.match._holds(card):
                for meld in range(4 * self.match.terms.seats):
                    for way in range(3 if self.match._is_meld(meld) else 0):
                        stands = self._stands(meld, card, way)
                        end = self._end(meld, card, way)
                        if stands > -2 and self.match._verdict_add(card, stands, meld, end) == 0:
                            if count == nth:
                                self._note(card * 4096 + meld * 64 + way)
                                self.match._add(card, stands, meld, end)
                                return count
                            count += 1
        return self._nth_swap(nth, count)

    def _nth_swap(self, nth: int, count: int) -> int:
        for meld in range(4 * self.match.terms.seats):
            if self.match._is_meld(meld) and self.match.jokers[meld] and self.match._verdict_swaps(meld) == 0:
                for position in range(self.match.low[meld], self.match.high[meld] + 1):
                    card = self.match._card_at(meld, position)
                    if not self.match._joker_at(meld, position) or not self.match._holds(card):
                        continue
                    for to in range(4 * self.match.terms.seats):
                        for way in range(2 if self.match._is_meld(to) else 0):
                            end = 0 if card % 13 else 1 if position == 1 else 2
                            stands = self._stands(to, JOKER, way)
                            to_end = self._end(to, JOKER, way)
                            if (
                                stands > -2
                                and self.match._verdict_swap(card, end, meld, stands, to_end, to) == 0
                            ):
                                if count == nth:
                                    self._note(card * 4096 + meld * 64 + to)
                                    self.match._swap(card, end, meld, stands, to_end, to)
                                    return count
                                count += 1
        return -1 - count

    def _stands(self, meld: int, card: int, way: int) -> int:
        """What a joker stands for in a way of being laid; -1 for nothing, -2 where the way is none."""
        if self.match.group[meld] or card != JOKER:
            # A natural ace has two ways to go on a run, any other card one.
            return -1 if way == 0 or (way == 1 and card % 13 == 0 and not self.match.group[meld]) else -2
        if way == 0:
            return self.match._card_at(meld, self.match.low[meld] - 1) if self.match.low[meld] > 1 else -2
        if way == 1 and self.match.high[meld] < 14:
            return self.match._card_at(meld, self.match.high[meld] + 1)
        return -2

    def _end(self, meld: int, card: int, way: int) -> int:
        """Which end an ace goes to in a way of being laid; 0 for any other card."""
        if self.match.group[meld]:
            return 0
        if card == JOKER:
            if way == 0:
                return 1 if self.match.low[meld] == 2 else 0
            return 2 if self.match.high[meld] == 13 else 0
        return way + 1 if card % 13 == 0 else 0

    def run(self, rounds: int) -> None:
        """Walk through so many rounds more; a match that ends is followed by a new one."""
        for _nth in range(rounds):
            if self.match.finished:
                self.match._restart()
            self.finder = self.finders[self.match.number]
            with cython.nogil:
                self._deal()
                while self.match.phase != DEAL and self.match.turn >= -1:
                    self._step()
                for seat in range(self.match.terms.seats):
                    self._note(self.match.total[seat])
            self.rounds += 1


def _codes(meld: Any) -> tuple[bool, list[int]]:
    """Whether a meld of the finder is a group, and the codes of its cards."""
    if isinstance(meld, GroupMeld):
        return True, [*meld.cards, *[52] * meld.jokers]
    return False, [
        meld.suit * 13 + (position - 1) % 13 + (64 if position in meld.jokers else 0)
        for position in range(meld.low, meld.high + 1)
    ]
