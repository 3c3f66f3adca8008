"""Drawing a card: from the pile, from the stock, or out of turn by buying; and a new stock.

Plain Python that Cython compiles as it stands; ``buying.pxd`` beside it holds the C types.
Verdicts are numbers of VERDICTS in ``verdicts.py``.
"""

import cython

from kontu.games.kontrakt.dealing import Dealing

DEALER: int = cython.declare(cython.int, -1)
OVER: int = cython.declare(cython.int, -2)

# Phases, as in dealing.py.
DEAL: int = cython.declare(cython.int, 0)
CUT: int = cython.declare(cython.int, 1)
DRAW: int = cython.declare(cython.int, 3)
WINDOW: int = cython.declare(cython.int, 4)
CALLED: int = cython.declare(cython.int, 5)
LET: int = cython.declare(cython.int, 6)
STOCK: int = cython.declare(cython.int, 7)
SHUFFLE: int = cython.declare(cython.int, 8)
PLAY: int = cython.declare(cython.int, 9)


class Buying(Dealing):
    """The draw, the window on the top discard and the shuffle; the methods that act trust the verdict."""

    # --- drawing ------------------------------------------------------------------------------------

    def _wrong_phase(self) -> int:
        """What the seat to act should do instead of what it tried."""
        if self.turn < 0:
            return self._elsewhere()
        if self.phase == CUT:
            return 4
        if self.phase == DRAW:
            return 7
        if self.phase == WINDOW:
            return 11
        if self.phase == CALLED:
            return 12
        if self.phase == LET:
            return 13
        return 10 if self.phase == STOCK else 8

    def _verdict_leave(self) -> int:
        return 0 if self.phase == DRAW else self._wrong_phase()

    def _verdict_take(self, card: int) -> int:
        if self.phase != DRAW and self.phase != CALLED:
            return self._wrong_phase()
        if card != self.pile[self.piled - 1]:
            return 14
        return 15 if self.down[self.active] and not self.terms.down_take else 0

    def _verdict_stock(self) -> int:
        if self.phase == DRAW:
            return 9  # K-062
        return 0 if self.phase == STOCK else self._wrong_phase()

    def _draw_pile(self) -> None:
        """K-061, K-082: the top discard, without a penalty."""
        self.piled -= 1
        card = self.pile[self.piled]
        self._give_openly(self.active, card)
        self.taken = card
        self._to_play()

    def _to_play(self) -> None:
        self.phase = PLAY
        self.turn = self.active

    def _leave(self) -> None:
        """K-062: before the stock is drawn from, the others may buy."""
        if self._supply(1) < 1:
            self._end_round(2, -1)  # K-113, O-70
        else:
            self._open_window()

    def _draw_stock(self) -> None:
        if self._stock_left() == 0:
            self._wait_for_shuffle(-1)  # O-69
        else:
            self._give(self.active, self._top_of_stock())
            self._to_play()

    # --- buying -------------------------------------------------------------------------------------

    def _may_buy(self, seat: int) -> bool:
        """Whether a seat is asked in a window that opens now."""
        if seat == self.active or seat == self.last_buyer:
            return False  # K-087
        if self.buys[seat] >= self.terms.limit[self.number] or self.buys_match[seat] >= self.terms.buy_match:
            return False  # O-57
        if self.down[seat] and not self.terms.down_buy:
            return False  # O-38
        return self.terms.discarder_buys or seat != self.dropper  # O-52

    def _open_window(self) -> None:
        """O-49, O-61: on the top discard, if the penalty and the draw that follows can be supplied."""
        for seat in range(8):
            self.declined[seat] = False
        self.caller = -1
        self.phase = WINDOW
        if self.piled == 0 or self._supply(2) < self.terms.penalty + 1:
            self._to_stock()
        else:
            self._ask_after(self.active)

    def _ask_after(self, seat: int) -> None:
        """K-079, O-54: clockwise from the player in turn; after the last the window is closed."""
        self.turn = self._after(seat)
        while self.turn != self.active and not self._may_buy(self.turn):
            self.turn = self._after(self.turn)
        if self.turn == self.active:
            self._to_stock()

    def _verdict_buy(self, card: int) -> int:
        if self.phase == DRAW:
            return 16
        if self.phase == STOCK or self.phase == PLAY:
            return 17
        if self.phase == LET or (self.phase == WINDOW and not self.terms.stop):
            return 0 if card == self.pile[self.piled - 1] else 14
        return 18 if self.phase == WINDOW else self._wrong_phase()

    def _verdict_call(self, card: int) -> int:
        if self.phase == DRAW:
            return 16
        if self.phase == STOCK or self.phase == PLAY:
            return 17
        if self.phase != WINDOW:
            return self._wrong_phase()
        if not self.terms.stop:
            return 19
        return 0 if card == self.pile[self.piled - 1] else 14

    def _verdict_no(self) -> int:
        if self.phase == DRAW:
            return 16
        if self.phase == STOCK or self.phase == PLAY:
            return 17
        return 0 if self.phase == WINDOW else self._wrong_phase()

    def _verdict_let(self) -> int:
        if self.phase == CALLED:
            return 0
        return 20 if self.phase == DRAW or self.phase == STOCK or self.phase == PLAY else self._wrong_phase()

    def _no(self) -> None:
        self.declined[self.turn] = True
        self._ask_after(self.turn)

    def _call(self) -> None:
        self.caller = self.turn
        self.turn = self.active
        self.phase = CALLED

    def _let(self) -> None:
        self.turn = self.caller
        self.phase = LET

    def _buy(self) -> None:
        if self._stock_left() < self.terms.penalty:
            self._wait_for_shuffle(self.turn)  # O-60
        else:
            self._complete_buy(self.turn)

    def _complete_buy(self, seat: int) -> None:
        """K-078: the card and the penalty; then the next card may be bought (K-086)."""
        self.piled -= 1
        self._give_openly(seat, self.pile[self.piled])
        for _card in range(self.terms.penalty):
            self._give(seat, self._top_of_stock())
        self.buys[seat] += 1
        self.buys_match[seat] += 1
        self.last_buyer = seat
        self.dropper = -1
        self._open_window()

    # --- a new stock --------------------------------------------------------------------------------

    def _wait_for_shuffle(self, buyer: int) -> None:
        """Nothing moves before the new stock is there; ``buyer`` is -1 when the player in turn draws."""
        self.buyer = buyer
        self.phase = SHUFFLE
        self.turn = DEALER

    def _to_shuffle(self) -> int:
        """How many cards of the pile become the stock: all but its top, and the card being bought."""
        return self.piled - (1 if self.buyer < 0 else 2)

    def _compact(self) -> None:
        """The cards left in the stock lie at its beginning; a new order is written behind them."""
        left = self._stock_left()
        for i in range(left):
            self.stock[i] = self.stock[self.stock_at + i]
        self.stock_at = 0
        self.stock_end = left

    def _shuffle(self) -> None:
        """K-111, K-112: the new cards lie behind ``stock_end`` already, and leave the pile now."""
        count = self._to_shuffle()
        self.stock_end += count
        for i in range(count, self.piled):
            self.pile[i - count] = self.pile[i]
        self.piled -= count
        self.reshuffled = True
        buyer = self.buyer
        self.buyer = -1
        if buyer < 0:
            self._draw_stock()
        else:
            self._complete_buy(buyer)
