"""Random play inside the kernel, for measuring and for comparing two builds of it.

No rule stands here. The numbers come from a xorshift generator of the walk's own, so that a walk
is the same on every machine and in every build; ``walk.pxd`` holds the C types.
"""

import cython

from kontu.games.contack.match import Match

if not cython.compiled:
    from kontu.games.contack.bits import ALL_64, FACTOR


def following(word: int) -> int:
    """The word after ``word`` of a xorshift generator."""
    word ^= word >> 12
    word ^= (word << 25) & ALL_64
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
        self.word = ((2 * seed + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        self.checksum = 0
        for i in range(match.box.count):
            self.match.order[i] = i

    def _shuffle(self) -> None:
        word = self.word
        for i in range(self.match.box.count - 1, 0, -1):
            word = following(word)
            j = share(word * FACTOR & ALL_64, i + 1)
            tile = self.match.order[i]
            self.match.order[i] = self.match.order[j]
            self.match.order[j] = tile
        self.word = word

    def _hand(self) -> None:
        """One hand, each legal action as likely."""
        word, checksum, actions = self.word, self.checksum, 0
        self.match._deal()
        while self.match.turn >= 0:
            word = following(word)
            number = self.match._act_by_chance(word * FACTOR & ALL_64)
            checksum = (checksum * FACTOR + (number & 0xFFFFFF)) & ALL_64
            actions += 1
        for seat in range(self.match.terms.seats):
            checksum = (checksum * FACTOR + (self.match.total[seat] & 0xFFFFFF)) & ALL_64
        self.word, self.checksum = word, checksum
        self.actions += actions
        self.hands += 1

    def run(self, hands: int) -> None:
        """Walk through so many hands more; a match that ends is followed by a new one."""
        with cython.nogil:
            for _nth in range(hands):
                if self.match.finished:
                    self.match._restart()
                self._shuffle()
                self._hand()
