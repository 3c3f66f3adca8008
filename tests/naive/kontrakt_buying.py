"""Buying and drawing in Kontrakt, from the rules alone; imports nothing of ``kontu.games``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.naive.kontrakt_setting import Setting, entry


class Buying(Setting):
    """A match whose players take, buy and draw."""

    def may_buy(self, seat: int) -> bool:
        """Whether a seat is asked in the window now opening (O-38, O-52 to O-57, K-087)."""
        rules = self.rules
        if seat in (self.active, self.last_buyer):
            return False
        if rules["buy_limits"] and self.buys[seat] >= entry(rules["buy_limits"], self.round - 1):
            return False
        if rules["buy_limit_match"] and self.buys_in_match[seat] >= rules["buy_limit_match"]:
            return False
        if self.down[seat] and not rules["down_may_buy"]:
            return False
        # The card just discarded lies on top until somebody has bought it.
        barred = not rules["discarder_may_buy"] and self.last_buyer is None
        return not (barred and seat == self.just_dropped)

    def open_window(self) -> None:
        """A window on the top discard, if it can be bought and somebody may; otherwise the stock (O-61)."""
        assert self.active is not None
        supply = len(self.stock) + max(0, len(self.pile) - 2)
        around = [(self.active + step) % self.seats for step in range(1, self.seats)]
        self.asked = [seat for seat in around if self.may_buy(seat)]
        if not self.pile or supply < self.rules["penalty_cards"] + 1:
            self.asked = []
        self.ask_next()

    def ask_next(self) -> None:
        """The next seat is asked (O-54); when none is left the active seat draws."""
        if self.asked:
            self.phase, self.turn = "window", self.asked[0]
        else:
            self.phase, self.turn = "stock", self.active

    def buy(self, seat: int) -> None:
        """K-078: the top discard, and penalty cards from the stock."""
        self.hands[seat].append(self.pile.pop())
        self.buys[seat] += 1
        self.buys_in_match[seat] += 1
        self.last_buyer = seat
        self.owed = self.rules["penalty_cards"]
        self.hand_over()

    def hand_over(self) -> None:
        """Penalty cards are given; when the stock is empty a new one is made first (O-60, O-69)."""
        assert self.last_buyer is not None
        while self.owed:
            if not self.stock:
                self.phase, self.turn = "shuffle", None
                return
            self.hands[self.last_buyer].append(self.stock.pop(0))
            self.owed -= 1
        self.open_window()

    def draw_from_stock(self) -> None:
        """The active seat's draw, after which it plays."""
        assert self.active is not None
        if not self.stock:
            self.phase, self.turn = "shuffle", None
            return
        self.hands[self.active].append(self.stock.pop(0))
        self.phase, self.turn = "play", self.active

    def to_shuffle(self) -> list[str]:
        """What chance is to put in order: the discard pile without its top (K-111, K-112)."""
        assert self.phase == "shuffle"
        return self.pile[:-1]

    def shuffle(self, order: Sequence[str]) -> None:
        """The new stock, next card first; then what was waiting for a card goes on."""
        assert Counter(order) == Counter(self.to_shuffle())
        self.stock, self.pile = list(order), self.pile[-1:]
        self.reshuffled = True
        if self.owed:
            self.hand_over()
        else:
            self.draw_from_stock()

    def choose(self, verb: str, seat: int) -> None:
        """What a seat chooses about the top discard or the stock."""
        match verb:
            case "take":
                card = self.pile.pop()
                self.hands[seat].append(card)
                self.taken = None if self.rules["may_rediscard_taken"] else card
                self.phase = "play"
            case "leave" if not self.stock and len(self.pile) <= 1:
                self.end_round("no stock", None)  # K-113, O-70
            case "leave":
                self.open_window()
            case "no":
                self.asked.pop(0)
                self.ask_next()
            case "call":
                self.phase, self.turn = "called", self.active
            case "let":
                self.phase, self.turn = "let", self.asked[0]
            case "buy":
                self.buy(seat)
            case "stock":
                self.draw_from_stock()
