"""The play phase of a turn: laying down, laying off, exchanging jokers, discarding.

Plain Python that Cython compiles as it stands; ``kernel.pxd`` beside it holds the C types.
What may lie on the table is in ``lying.py``, what may be laid down in ``laydown.py``, what comes before
the play in ``buying.py``. Verdicts are numbers of VERDICTS in ``verdicts.py``.
"""

import cython

from kontu.games.kontrakt.buying import Buying
from kontu.games.kontrakt.laydown import Laying

COMPILED = bool(cython.compiled)

JOKER: int = cython.declare(cython.int, 52)
PLAY: int = cython.declare(cython.int, 9)


class Turns(Buying):
    """A match in progress with every rule about it; the methods that act trust that the verdict was 0."""

    def _holds(self, card: int) -> bool:
        return self.hand[self.turn * 53 + card] > 0

    def _out(self) -> int:
        """How the last card may leave a hand now, in the order of ``GoOut``."""
        return self.terms.out[self.number]

    def _last_card(self) -> int:
        """The only card left in the hand of the player in turn."""
        for card in range(53):
            if self.hand[self.turn * 53 + card]:
                return card
        return -1

    def _verdict_left(self, ends: bool, builds: bool) -> int:
        """K-076, O-39, O-43: whether the hand may be left as it now is, after cards were laid for a trial.

        ``ends`` tells whether such a laying may take the last card, ``builds`` whether laying off goes on.
        """
        left = self.held[self.turn]
        if left == 0:
            return 0 if ends else 45
        if left > 1:
            return 0
        card = self._last_card()
        if card == self.taken and not self.terms.rediscard:
            return 46
        if self._out() == 3 and not (builds and self._fits_anywhere(card)):
            return 47
        return 0

    def _verdict_drop(self, card: int) -> int:
        if self.phase != PLAY:
            return self._wrong_phase()
        if not self._holds(card):
            return 21
        if card == self.taken and not self.terms.rediscard and self.hand[self.turn * 53 + card] == 1:
            return 22
        return 23 if self.held[self.turn] == 1 and self._out() == 3 else 0

    def _drop(self, card: int) -> None:
        """K-075; K-102 with the last card the round ends."""
        self._lose(self.turn, card)
        self._gone(self.turn, card)
        self.pile[self.piled] = card
        self.piled += 1
        if self.held[self.turn] == 0:
            self._end_round(1, self.turn)
            return
        if self.down[self.turn]:
            self.down[self.turn] = 2
        # O-71; where all is laid at the very end, waiting begins to count with the first new stock.
        if self.moved:
            self.stall = 0
        elif self.reshuffled or not self.terms.whole_hand(self.number):
            self.stall += 1
        if self.terms.stall and self.stall >= self.terms.stall * self.terms.seats:
            self._end_round(3, -1)
        else:
            self._begin_turn(self._after(self.turn), self.turn)

    def _verdict_lay(self, laying: Laying) -> int:
        if self.phase != PLAY:
            return self._wrong_phase()
        if self.down[self.turn]:
            return 24  # K-067
        for card in range(53):
            if laying.used[card] > self.hand[self.turn * 53 + card]:
                laying.fault_card = card
                return 21
        whole = self.terms.whole_hand(self.number)
        verdict = laying._judge(self.number, self.terms.exact and not whole)
        if verdict:
            return verdict
        if whole and self.held[self.turn] > laying.cards:
            return 44  # K-050, K-105, K-109
        return self._try_lay(laying)

    def _try_lay(self, laying: Laying) -> int:
        """The verdict on the hand that a lay-down would leave."""
        taken = self.taken
        self._lay_cards(laying)
        verdict = self._verdict_left(self._out() != 0, self.terms.same_turn)
        for i in range(laying.cards):
            self._give(self.turn, JOKER if laying.code[i] >= 64 else laying.code[i])
        self.meld_count[self.turn] = 0
        self.taken = taken
        return verdict

    def _lay_cards(self, laying: Laying) -> None:
        for i in range(laying.cards):
            self._take(self.turn, JOKER if laying.code[i] >= 64 else laying.code[i])
        for i in range(laying.melds):
            meld = 4 * self.turn + i
            self.group[meld] = laying.is_group[i]
            self.suit[meld], self.low[meld], self.high[meld] = laying.suit[i], laying.low[i], laying.high[i]
            self.jokers[meld], self.mask[meld] = laying.jokers[i], laying.mask[i]
            for suit in range(4):
                self.naturals[meld * 4 + suit] = laying.naturals[i * 4 + suit]
        self.meld_count[self.turn] = laying.melds

    def _lay(self, laying: Laying) -> None:
        """K-064: the whole contract at once; K-110 with the last card the round ends."""
        self._lay_cards(laying)
        for i in range(laying.cards):
            self._gone(self.turn, JOKER if laying.code[i] >= 64 else laying.code[i])
        self.down[self.turn] = 1
        self.moved = True
        for i in range(laying.melds):
            self.laid_jokers[self.turn] += laying.jokers[i]
        self._end_if_out()

    def _end_if_out(self) -> None:
        if self.held[self.turn] == 0:
            self._end_round(1, self.turn)

    def _verdict_builds(self) -> int:
        """K-068, K-069: whether the player in turn may lay off now."""
        if self.phase != PLAY:
            return self._wrong_phase()
        if self.down[self.turn] == 0:
            return 48
        return 49 if self.down[self.turn] == 1 and not self.terms.same_turn else 0

    def _verdict_add(self, card: int, stands: int, meld: int, end: int) -> int:
        """The verdict on laying one card off; a joker on a run ``stands`` for a card, else -1."""
        verdict = self._verdict_builds()
        if verdict:
            return verdict
        if not self._is_meld(meld):
            return 50
        if not self._holds(card):
            return 21
        position = self._verdict_on(meld, card, stands, end)
        if position < 0:
            return -position
        if self.held[self.turn] > 2:
            return 0  # Two cards stay, so nothing is asked about the last one.
        taken = self.taken
        self._put(meld, card, position)
        self._take(self.turn, card)
        verdict = self._verdict_left(self._out() >= 2, True)
        self._give(self.turn, card)
        self._take_back(meld, card, position)
        self.taken = taken
        return verdict

    def _add(self, card: int, stands: int, meld: int, end: int) -> None:
        self._put(meld, card, self._verdict_on(meld, card, stands, end))
        self._take(self.turn, card)
        self._gone(self.turn, card)
        self.moved = True
        self._end_if_out()

    def _verdict_swaps(self, meld: int) -> int:
        """K-094, O-23, O-25, K-134: whether the player in turn may exchange a joker of a meld now."""
        if self.phase != PLAY:
            return self._wrong_phase()
        if self.terms.swap_scope == 0:
            return 56
        down = self.down[self.turn]
        if self.terms.swap_when == 1 and down:
            return 58
        if self.terms.swap_when == 0 and down == 0:
            return 59
        if self.terms.swap_when == 0 and down == 1 and not self.terms.same_turn:
            return 60
        if not self._is_meld(meld):
            return 50
        if self.terms.swap_scope == 1 and meld >> 2 != self.turn:
            return 57
        return 61 if self.group[meld] else 0

    def _verdict_swap(self, card: int, end: int, meld: int, stands: int, to_end: int, to: int) -> int:
        """The verdict on putting ``card`` for a joker in ``meld`` that is laid on ``to`` (O-29)."""
        verdict = self._verdict_swaps(meld)
        if verdict:
            return verdict
        if card == JOKER:
            return 63
        if not self._is_meld(to):
            return 50
        if not self._holds(card):
            return 21
        if end and card % 13:
            return 55
        position = self._joker_for(meld, card, end)
        if position <= 0:
            return 62 if position == 0 else 34
        self._free(meld, position)
        where = self._verdict_on(to, JOKER, stands, to_end)
        verdict = -where if where < 0 else self._try_swap(card, to, where)
        self._unfree(meld, position)
        return verdict

    def _try_swap(self, card: int, to: int, where: int) -> int:
        """The verdict on the hand that an exchange would leave (O-30)."""
        taken = self.taken
        self._put(to, JOKER, where)
        self._take(self.turn, card)
        verdict = self._verdict_left(self._out() >= 2, True)
        self._give(self.turn, card)
        self._take_back(to, JOKER, where)
        self.taken = taken
        return verdict

    def _swap(self, card: int, end: int, meld: int, stands: int, to_end: int, to: int) -> None:
        """K-098: the natural card goes to its place and the joker at once to another."""
        self._free(meld, self._joker_for(meld, card, end))
        self._put(to, JOKER, self._verdict_on(to, JOKER, stands, to_end))
        self._take(self.turn, card)
        self.moved = True
        self._gone(self.turn, card)
        self._end_if_out()
