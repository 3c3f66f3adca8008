"""A round played on by itself, quickly and not foolishly: what a search asks thousands of times.

No rule stands here. Plain Python that Cython compiles as it stands; ``playout.pxd`` holds the C types.
Every seat gathers its contract: it takes and buys what brings it nearer, lays the contract when it can, lays
off what it can, and discards what its plan can spare, dear and lonely cards first.
"""

import cython

from kontu.games.kontrakt.choosing import Choices, LayDowns
from kontu.games.kontrakt.finder import Finder
from kontu.games.kontrakt.planning import Planning
from kontu.games.kontrakt.terms import Terms

if not cython.compiled:
    from kontu.games.kontrakt.bits import lowest

JOKER: int = cython.declare(cython.int, 52)

# Phases, in the order of PHASES in dealing.py.
DEAL: int = cython.declare(cython.int, 0)
DRAW: int = cython.declare(cython.int, 3)
WINDOW: int = cython.declare(cython.int, 4)
CALLED: int = cython.declare(cython.int, 5)
STOCK: int = cython.declare(cython.int, 7)
SHUFFLE: int = cython.declare(cython.int, 8)
PLAY: int = cython.declare(cython.int, 9)

MOST_HELD: int = cython.declare(cython.int, 18)
"""No buy may make a hand larger, unless the contract asks for it."""

MOST_TURNS: int = cython.declare(cython.int, 90)
"""After so many discards a playout ends where it is: each hand then costs what it holds."""

MOST_COMPARED: int = cython.declare(cython.int, 6)
"""So many lay-downs are compared by the points that they leave."""


class Playout(Planning):
    """A match that can play itself to the end of the round; ``played`` counts the discards."""

    def __init__(self, terms: Terms, finder: Finder, lay_downs: LayDowns) -> None:
        """``lay_downs`` are those of the round, ``finder`` measures how far a hand is from them."""
        super().__init__(terms, finder, lay_downs.whole)
        self.lay_downs, self.choices = lay_downs, Choices()
        self.lay_downs.belong_to(self)
        self.played = 0

    # --- one action ---------------------------------------------------------------------------------

    def _step(self) -> None:
        """One action of whoever is to act."""
        if self.phase == PLAY:
            self._play()
        elif self.phase == DRAW or self.phase == CALLED:
            self._choose_draw()
        elif self.phase == STOCK:
            self._draw_stock()
            if self.phase == PLAY:
                self._draws_in()
        elif self.phase == WINDOW:
            self._answer()
        elif self.phase == SHUFFLE:
            self._new_stock()
        else:
            self._complete_call()

    def _draws_in(self) -> None:
        """Who has just drawn from the stock looks at the card: what it was, the stock still tells."""
        self._gained(self.active, self.stock[self.stock_at - 1])

    def _new_stock(self) -> None:
        self._compact()
        count = self._to_shuffle()
        for i in range(count):
            self.stock[self.stock_end + i] = self.pile[i]
        self._mix(self.stock_end, count)
        buyer = self.buyer
        self._buy_or_draw(buyer)

    def _buy_or_draw(self, buyer: int) -> None:
        """The new stock is there, and who waited for it gets his cards."""
        card = self.pile[self.piled - 1]
        self._shuffle()
        if buyer < 0:
            self._draws_in()
        else:
            self._bought(buyer, card)

    def _bought(self, seat: int, card: int) -> None:
        """The plan of a buyer takes in the card and the penalty cards that came with it."""
        self._gained(seat, card)
        for nth in range(self.terms.penalty):
            self._gained(seat, self.stock[self.stock_at - 1 - nth])

    def _choose_draw(self) -> None:
        card = self.pile[self.piled - 1]
        if self._verdict_take(card) == 0 and self._wants_top(card):
            self._take_top()
        elif self.phase == DRAW:
            self._leave()
        else:
            self._let()

    def _take_top(self) -> None:
        """The player in turn takes the top of the pile, and looks at it."""
        card = self.pile[self.piled - 1]
        self._draw_pile()
        self._gained(self.active, card)

    def _wants_top(self, card: int) -> bool:
        seat = self.active
        if self._supply(1) < 1 and self.phase == DRAW:
            return True
        if self.down[seat] or self.away[seat] == 0:
            return (self._table() & self.terms.kind[card]) != 0 and self.number > 0
        return self._helps(seat, card)

    def _answer(self) -> None:
        seat = self.turn
        card = self.pile[self.piled - 1]
        if self._buys(seat, card):
            self._ask_to_buy()
        else:
            self._no()

    def _ask_to_buy(self) -> None:
        """Where the player in turn may stop a buy it is called for, else it is made."""
        if self.terms.stop:
            self._call()
        else:
            self._complete_call()

    def _complete_call(self) -> None:
        """Whoever may buy does."""
        seat = self.turn
        card = self.pile[self.piled - 1]
        self._buy()
        if self.phase != SHUFFLE:
            self._bought(seat, card)

    def _buys(self, seat: int, card: int) -> bool:
        if self.down[seat] or self.away[seat] == 0:
            return False
        short = self.fewest - self.held[seat]
        if short <= 0 and (self.whole or self.held[seat] + 1 + self.terms.penalty > MOST_HELD):
            return False
        return self._helps(seat, card)

    def _mix(self, begin: int, count: int) -> None:
        """Put ``count`` cards of the stock from ``begin`` on in a random order."""
        for i in range(count - 1, 0, -1):
            j = self._below(i + 1)
            card = self.stock[begin + i]
            self.stock[begin + i] = self.stock[begin + j]
            self.stock[begin + j] = card

    # --- the play -----------------------------------------------------------------------------------

    def _play(self) -> None:
        seat = self.turn
        if self.down[seat] == 0:
            if self.away[seat] == 0 and self._lay_best():
                return
        elif self._verdict_builds() == 0 and self._lay_off():
            return
        self._discard()

    def _lay_best(self) -> bool:
        """The contract is laid so that few points are left; False where it cannot be."""
        most = 1 if self.whole else MOST_COMPARED
        count = self.lay_downs._ask(most)
        if count == 0:
            return False
        best, chosen = -1, 0
        for nth in range(count):
            if count > 1:
                self.lay_downs._ask(nth + 1)
            self.lay_downs._declare()
            points = 0
            for card in range(53):
                points += self.lay_downs.laying.used[card] * self.terms.points[card]
            if points > best:
                best, chosen = points, nth
        self.lay_downs._ask(chosen + 1)
        self.lay_downs._declare()
        self._lay(self.lay_downs.laying)
        return True

    def _lay_off(self) -> bool:
        """One card is laid off, jokers last; False where none can be."""
        hand = self.plane[self.turn * 4]
        jokers = hand & self.terms.kind[JOKER]
        hand ^= jokers
        for seat in range(self.terms.seats):
            for meld in range(seat * 4, seat * 4 + self.meld_count[seat]):
                here = hand & self._wants(meld)
                while here:
                    card = lowest(here)
                    here &= here - 1
                    end = 0
                    if card % 13 == 0 and self._either_end(meld):
                        end = 1
                    if self._verdict_add(card, -1, meld, end) == 0:
                        self._add(card, -1, meld, end)
                        return True
        if jokers:
            return self._lay_off_joker()
        return False

    def _either_end(self, meld: int) -> bool:
        """Whether an ace could go to both ends of a meld."""
        return not self.group[meld] and self.low[meld] == 2 and self.high[meld] == 13

    def _lay_off_joker(self) -> bool:
        for seat in range(self.terms.seats):
            for meld in range(seat * 4, seat * 4 + self.meld_count[seat]):
                either = 0
                stands = -1
                if not self.group[meld]:
                    either = 1 if self._either_end(meld) else 0
                    if self.low[meld] > 1:
                        stands = self._card_at(meld, self.low[meld] - 1)
                    elif self.high[meld] < 14:
                        stands = self._card_at(meld, self.high[meld] + 1)
                    else:
                        continue
                if self._verdict_add(JOKER, stands, meld, either) == 0:
                    self._add(JOKER, stands, meld, either)
                    return True
        return False

    def _discard(self) -> None:
        """The card that may best go is discarded, if need be one that the contract wants."""
        seat = self.turn
        hand = self.plane[seat * 4]
        card = self._worst(hand if self.down[seat] else hand & ~self.tight[seat])
        while card >= 0 and self.down[seat] == 0 and not self._can_spare(seat, card):
            self.tight[seat] |= self.terms.kind[card]
            card = self._worst(hand & ~self.tight[seat])
        if card < 0:
            card = self._worst(hand)
        if card < 0:
            self._anything()
            return
        self._throw(card)

    def _throw(self, card: int) -> None:
        """The player in turn discards a card, and the plan knows."""
        seat = self.turn
        self.played += 1
        self._drop(card)
        if self.down[seat] == 0:
            self._lost(seat, card)

    def _worst(self, kinds: int) -> int:
        """Of these kinds the card that may be discarded with the least loss; -1 where none may."""
        card = self._loneliest(self.turn, kinds)
        while card >= 0 and self._verdict_drop(card):
            kinds &= ~self.terms.kind[card]
            card = self._loneliest(self.turn, kinds)
        return card

    def _anything(self) -> None:
        """Any action but a discard of choice: there always is one."""
        self.choices._list(self)
        if self.choices.count:
            self.choices._act(self, self.choices.choice[self._below(self.choices.count)])
        else:
            self.lay_downs._ask(1)
            self.lay_downs._declare()
            self._lay(self.lay_downs.laying)

    def _goes_on(self) -> bool:
        """The round is neither over, nor given up after ``MOST_TURNS``."""
        return self.phase != DEAL and self.turn >= -1 and self.played < MOST_TURNS

    def _play_out(self) -> None:
        """The round is over or given up."""
        while self._goes_on():
            self._step()

    def _score(self, seat: int) -> int:
        """What a seat has at the end: the round's score, or what its hand costs where it has not ended."""
        if self.ended:
            return self.last_score[seat]
        points = self.bonus[seat]
        for card in range(53):
            points += self.terms.points[card] * self.hand[seat * 53 + card]
        return points

    def _lead(self, seat: int) -> int:
        """How far a seat is ahead of the others' mean, times the number of others: few points are good."""
        every = 0
        for other in range(self.terms.seats):
            every += self._score(other)
        return every - self.terms.seats * self._score(seat)

    # --- for Python ---------------------------------------------------------------------------------

    def step(self) -> None:
        """One action of whoever is to act."""
        self._step()
