"""Random play inside the kernel, for measuring and for comparing two builds of it.

No rule stands here. The numbers come from a xorshift generator of the walk's own, so that a walk
is the same on every machine and in every build; ``walk.pxd`` holds the C types.
"""

import cython

from kontu.games.contack.match import Match


def following(word: int, mask: int) -> int:
    """The word after ``word`` of a xorshift generator; ``mask`` is 64 bits."""
    word ^= word >> 12
    word ^= (word << 25) & mask
    return word ^ (word >> 27)


def share(word: int, most: int) -> int:
    """A number from 0 to ``most`` - 1, for a ``word`` of 64 bits."""
    # The upper half of a product is a fair share of ``most``, and needs no division.
    return (word >> 32) * most >> 32


class Walk:
    """A walk through random hands: how many ``hands`` and ``actions``, and a ``checksum`` of all of them."""

    def __init__(self, match: Match, seed: int) -> None:
        """Begin with a match before its first deal; any ``seed`` gives another walk."""
        self.match = match
        self.hands = self.actions = 0
        self.mask = 0xFFFFFFFFFFFFFFFF
        self.factor = 0x2545F4914F6CDD1D
        self.word = ((2 * seed + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        self.checksum = 0
        for i in range(match.box.count):
            self.match.order[i] = i

    def _below(self, most: int) -> int:
        """A number from 0 to ``most`` - 1, each as likely to within one in a hundred million."""
        self.word = following(self.word, self.mask)
        return share(self.word * self.factor & self.mask, most)

    def _note(self, number: int) -> None:
        self.checksum = (self.checksum * self.factor + (number & 0xFFFFFF)) & self.mask

    def _shuffle(self) -> None:
        word, factor = self.word, self.factor
        for i in range(self.match.box.count - 1, 0, -1):
            word = following(word, self.mask)
            j = share(word * factor & self.mask, i + 1)
            tile = self.match.order[i]
            self.match.order[i] = self.match.order[j]
            self.match.order[j] = tile
        self.word = word

    def _step(self) -> None:
        """One action, each legal one as likely."""
        ways = self.match._ways()
        nth = self._below((ways & 1023) + ((ways >> 10) & 1) + (ways >> 11))
        self._note(self.match._do_nth(nth, ways))
        self.actions += 1

    def run(self, hands: int) -> None:
        """Walk through so many hands more; a match that ends is followed by a new one."""
        with cython.nogil:
            for _nth in range(hands):
                if self.match.finished:
                    self.match._restart()
                self._shuffle()
                self.match._deal()
                while self.match.turn >= 0:
                    self._step()
                for seat in range(self.match.terms.seats):
                    self._note(self.match.total[seat])
                self.hands += 1
