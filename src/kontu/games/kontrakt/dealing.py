"""A round's beginning and end: the deal, the cut, the stock and what the cards left over cost.

Plain Python that Cython compiles as it stands; ``dealing.pxd`` beside it holds the C types.
A match waits in a phase for ``turn``: a seat, DEALER or OVER.
"""

import cython

from kontu.games.kontrakt.lying import Lying
from kontu.games.kontrakt.terms import Terms

DEALER: int = cython.declare(cython.int, -1)
OVER: int = cython.declare(cython.int, -2)

# Phases, in the order of PHASES.
DEAL: int = cython.declare(cython.int, 0)
CUT: int = cython.declare(cython.int, 1)
SLIP: int = cython.declare(cython.int, 2)
DRAW: int = cython.declare(cython.int, 3)
STOCK: int = cython.declare(cython.int, 7)
DONE: int = cython.declare(cython.int, 10)

PHASES = (
    "deal", "cut", "slip", "draw", "window", "called", "let", "stock", "shuffle", "play", "over",
)  # fmt: skip
ENDINGS = ("", "out", "no stock", "stalled")


class Dealing(Lying):
    """A match in progress; the methods that act change it and trust that the verdict was 0.

    ``hand`` has 53 counts a seat, ``plane`` the same as four masks: the kinds of which it holds more than
    none, one, two and three. ``known`` has two masks a seat: the kinds of which everybody saw it get a card,
    or two, and has not seen it give them away.
    ``down`` is 0 before a seat's contract, 1 on the turn it was laid, 2 later.
    ``taken`` is the card taken this turn as long as it is still in hand. ``declined`` are the answers of
    the open window. ``dropper`` is who discarded the top card just now, -1 when somebody else's card came
    to light. ``buyer`` waits for a new stock, -1 when the player in turn does.
    """

    def __init__(self, terms: Terms) -> None:
        """The match before the first deal."""
        super().__init__(terms)
        if not cython.compiled:
            self.hand, self.held, self.down = [0] * 424, [0] * 8, [0] * 8
            self.buys, self.buys_match, self.declined = [0] * 8, [0] * 8, [False] * 8
            self.laid_jokers, self.cost, self.bonus = [0] * 8, [0] * 8, [0] * 8
            self.total, self.won, self.last_score = [0] * 8, [0] * 8, [0] * 8
            self.stock, self.pile = [0] * 224, [0] * 224
            self.plane, self.known = [0] * 32, [0] * 16
        self._restart()

    def _restart(self) -> None:
        """Back to before the first deal."""
        self.number, self.turn, self.phase, self.dealer, self.active = 0, DEALER, DEAL, -1, -1
        self.ended, self.finished, self.winner = 0, 0, -1
        self.stock_at = self.stock_end = self.piled = 0
        for seat in range(8):
            self.total[seat] = self.won[seat] = self.last_score[seat] = self.buys_match[seat] = 0
        self._clear_round()

    def _clear_round(self) -> None:
        self._clear_table()
        self.ended, self.winner, self.stall, self.reshuffled = 0, -1, 0, False
        self.meant = self.lifted = 0
        for i in range(424):
            self.hand[i] = 0
        for i in range(16):
            self.known[i] = 0
        for i in range(32):
            self.plane[i] = 0
        for seat in range(8):
            self.held[seat] = self.down[seat] = self.buys[seat] = self.laid_jokers[seat] = 0
            self.cost[seat] = self.bonus[seat] = 0
        self._clear_turn()

    def _clear_turn(self) -> None:
        self.taken = self.last_buyer = self.dropper = self.caller = self.buyer = -1
        self.moved = False
        for seat in range(8):
            self.declined[seat] = False

    def _after(self, seat: int) -> int:
        """K-022: clockwise."""
        return seat + 1 if seat + 1 < self.terms.seats else 0

    def _give(self, seat: int, card: int) -> None:
        copies = self.hand[seat * 53 + card]
        if copies < 4:
            self.plane[seat * 4 + copies] |= self.terms.kind[card]
        self.hand[seat * 53 + card] = copies + 1
        self.held[seat] += 1

    def _lose(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        copies = self.hand[seat * 53 + card] - 1
        if copies < 4:
            self.plane[seat * 4 + copies] ^= self.terms.kind[card]
        self.hand[seat * 53 + card] = copies
        self.held[seat] -= 1

    def _give_openly(self, seat: int, card: int) -> None:
        """A card that all see comes into a hand."""
        self._give(seat, card)
        kind = self.terms.kind[card]
        self.known[seat * 2 + 1] |= self.known[seat * 2] & kind
        self.known[seat * 2] |= kind

    def _gone(self, seat: int, card: int) -> None:
        """All have seen a card leave a hand: of two twins the one that they knew of may have been it."""
        kind = self.terms.kind[card]
        self.known[seat * 2] &= self.known[seat * 2 + 1] | ~kind
        self.known[seat * 2 + 1] &= ~kind

    def _take(self, seat: int, card: int) -> None:
        """A card leaves a hand for the table; of two twins the one taken this turn goes first (O-43)."""
        self._lose(seat, card)
        if card == self.taken:
            self.taken = -1

    # --- the deal and the cut ---------------------------------------------------------------------

    def _deal(self, dealer: int) -> None:
        """K-016 one at a time clockwise, K-020 one turned up; ``stock`` holds the pack, top card first."""
        self._clear_round()
        self.number += 1
        self.dealer = dealer
        self.stock_at = 0
        self.stock_end = self.terms.cards
        for _card in range(self.terms.deal[self.number]):
            seat = dealer
            for _seat in range(self.terms.seats):
                seat = self._after(seat)
                self._give(seat, self._top_of_stock())
        self.pile[0] = self._top_of_stock()
        self.piled = 1
        if self.terms.cut:
            # O-89: the player to the dealer's right cuts.
            self.phase = CUT
            self.turn = (dealer + self.terms.seats - 1) % self.terms.seats
        else:
            self._begin_turn(self._after(dealer), -1)  # K-021

    def _top_of_stock(self) -> int:
        card = self.stock[self.stock_at]
        self.stock_at += 1
        return card

    def _elsewhere(self) -> int:
        """Why no player may do anything now."""
        if self.turn == OVER:
            return 1
        return 2 if self.phase == DEAL else 3

    def _verdict_cut(self, depth: int) -> int:
        if self.phase != CUT:
            return self._elsewhere() if self.turn < 0 else 5
        return 0 if 1 <= depth < self.terms.cards else 6

    def _cut(self, depth: int) -> None:
        self.meant = depth
        self.phase = SLIP
        self.turn = DEALER

    def _exact_cut(self) -> int:
        """How many cards the deal needs: every hand and the card turned up."""
        return self.terms.seats * self.terms.deal[self.number] + 1

    def _slip(self, by: int) -> None:
        """O-89: the hand lifted ``by`` cards more; just those of the deal are worth a bonus."""
        lifted = self.meant + by
        self.lifted = 1 if lifted < 1 else lifted if lifted < self.terms.cards else self.terms.cards - 1
        if self.lifted == self._exact_cut():
            self.bonus[(self.dealer + self.terms.seats - 1) % self.terms.seats] -= self.terms.cut
        self._begin_turn(self._after(self.dealer), -1)

    # --- the stock ----------------------------------------------------------------------------------

    def _stock_left(self) -> int:
        return self.stock_end - self.stock_at

    def _supply(self, kept: int) -> int:
        """How many cards the stock can give when ``kept`` of the pile stay where they are (K-111, K-112)."""
        rest = self.piled - kept
        return self._stock_left() + max(0, rest)

    def _begin_turn(self, seat: int, dropper: int) -> None:
        self._clear_turn()
        self.dropper = dropper
        self.active = self.turn = seat
        self.phase = DRAW
        if self.piled == 0:
            # O-46: then the stock is the only source, and no window opens.
            self._to_stock()

    def _to_stock(self) -> None:
        """The player in turn has only the stock; K-113, O-70: without a card to draw the round is over."""
        self.turn = self.active
        self.phase = STOCK
        if self._supply(1) < 1:
            self._end_round(2, -1)

    # --- the end of a round -------------------------------------------------------------------------

    def _end_round(self, ending: int, winner: int) -> None:
        """K-103, K-114: cards left over cost; K-119 the winner's none; K-120 adds the round up."""
        self._clear_turn()
        self.ended, self.winner = ending, winner
        for seat in range(self.terms.seats):
            self.cost[seat] = 0
            for card in range(53):
                self.cost[seat] += self.terms.points[card] * self.hand[seat * 53 + card]
        if winner >= 0:
            self.cost[winner] = 0
            self.won[winner] += 1
            if self.down[winner] == 1:
                self.bonus[winner] -= self.terms.blind
            if self.laid_jokers[winner] == 0:
                self.bonus[winner] -= self.terms.no_joker
        for seat in range(self.terms.seats):
            self.last_score[seat] = self.cost[seat] + self.bonus[seat]
            self.total[seat] += self.last_score[seat]
        self.phase, self.turn = DEAL, DEALER
        if self.number >= self.terms.rounds:
            self.finished, self.phase, self.turn = 1, DONE, OVER
