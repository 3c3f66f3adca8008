"""A match as Python sees it: numbered actions, copies, and everything there is to look at.

No rule stands here; they are in the modules below it. ``match.pxd`` holds the C types.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.choosing import Choices, LayDowns
from kontu.games.kontrakt.kernel import Turns
from kontu.games.kontrakt.laydown import Laying

__all__ = ["LayDowns", "Match"]

CHOICES = Choices()
"""Where a list of choices is written before it is read, in one go."""

# Actions of one card at most, as numbers.
LEAVE, TAKE, STOCK, BUY, NO, CALL, LET, DROP, CUT = range(9)


class Match(Turns):
    """A match in progress. What acts changes it; ``copy`` first to keep the old one."""

    def verdict(self, action: int, card: int) -> int:
        """Which of VERDICTS a numbered action of the seat to act would get; a cut has its depth for card."""
        if action == LEAVE:
            return self._verdict_leave()
        if action == TAKE:
            return self._verdict_take(card)
        if action == STOCK:
            return self._verdict_stock()
        if action == BUY:
            return self._verdict_buy(card)
        if action == NO:
            return self._verdict_no()
        if action == CALL:
            return self._verdict_call(card)
        if action == LET:
            return self._verdict_let()
        return self._verdict_drop(card) if action == DROP else self._verdict_cut(card)

    def act(self, action: int, card: int) -> None:
        """Do what ``verdict`` has passed."""
        if action == LEAVE:
            self._leave()
        elif action == TAKE:
            self._draw_pile()
        elif action == STOCK:
            self._draw_stock()
        elif action == BUY:
            self._buy()
        elif action == NO:
            self._no()
        elif action == CALL:
            self._call()
        elif action == LET:
            self._let()
        elif action == DROP:
            self._drop(card)
        else:
            self._cut(card)

    def verdict_lay(self, laying: Laying) -> int:
        """The verdict on a declared lay-down; the laying then knows what was wrong."""
        return self._verdict_lay(laying)

    def act_lay(self, laying: Laying) -> None:
        """Lay down what ``verdict_lay`` has passed."""
        self._lay(laying)

    def verdict_add(self, card: int, stands: int, meld: int, end: int) -> int:
        """The verdict on laying a card off."""
        return self._verdict_add(card, stands, meld, end)

    def act_add(self, card: int, stands: int, meld: int, end: int) -> None:
        """Lay off what ``verdict_add`` has passed."""
        self._add(card, stands, meld, end)

    def verdict_swap(self, card: int, end: int, meld: int, stands: int, to_end: int, to: int) -> int:
        """The verdict on exchanging a joker."""
        return self._verdict_swap(card, end, meld, stands, to_end, to)

    def act_swap(self, card: int, end: int, meld: int, stands: int, to_end: int, to: int) -> None:
        """Exchange what ``verdict_swap`` has passed."""
        self._swap(card, end, meld, stands, to_end, to)

    def listed(self) -> list[int]:
        """The numbers (see ``choosing``) of all that the seat to act may do but cut or lay down."""
        return CHOICES.listed(self)

    def deal(self, order: Sequence[int], dealer: int) -> None:
        """Deal a pack, top card first, when DEALER is to."""
        for i in range(self.terms.cards):
            self.stock[i] = order[i]
        self._deal(dealer)

    def begin_with(self, number: int, totals: Sequence[int]) -> None:
        """Let the next deal be round ``number``, and these the totals so far."""
        self.number = number - 1
        for seat in range(self.terms.seats):
            self.total[seat] = totals[seat]

    def set_up(
        self,
        number: int,
        seat: int,
        hand: Sequence[int],
        down: Sequence[int],
        lying: Sequence[Laying | None],
        top: int,
    ) -> None:
        """Make a new match the one in which ``seat`` plays in round ``number``, having drawn.

        ``down`` says of each seat 0 not laid down, 1 in this turn, 2 earlier; ``lying`` has its melds, which
        were ``read``, at most four. Under the stock lie no cards; ``top`` is the discard, -1 for none.
        """
        self._clear_round()
        self.number = number
        self.dealer = (seat + self.terms.seats - 1) % self.terms.seats
        for owner in range(self.terms.seats):
            laying = lying[owner]
            self.down[owner] = down[owner]
            if laying is not None:
                # Cards come to the table out of a hand.
                self.turn = owner
                for meld in range(laying.melds):
                    for code in laying.codes(meld):
                        self._give(owner, 52 if code >= 64 else code)
                self._lay_cards(laying)
        for card in hand:
            self._give(seat, card)
        if top >= 0:
            self.pile[0] = top
            self.piled = 1
        self.active = self.turn = seat
        self.phase = 9

    def slip(self, by: int) -> None:
        """Let the cutting hand slip."""
        self._slip(by)

    def shuffle(self, order: Sequence[int]) -> None:
        """Make ``to_shuffle``, in this order, the new stock."""
        self._compact()
        for i in range(len(order)):
            self.stock[self.stock_end + i] = order[i]
        self._shuffle()

    def to_shuffle(self) -> list[int]:
        """The cards of the pile that are to become the stock, the oldest first."""
        return [self.pile[i] for i in range(self._to_shuffle())]

    # --- copies -------------------------------------------------------------------------------------

    def copy(self) -> "Match":
        """An equal match that shares nothing that changes."""
        if cython.compiled:
            # Nothing need be cleared that is written next.
            new = Match.__new__(Match)
            new.terms = self.terms
        else:
            new = Match(self.terms)
        new._copy_numbers(self)
        new._copy_seats(self)
        new._copy_table(self)
        for i in range(self.stock_at, self.stock_end):
            new.stock[i] = self.stock[i]
        for i in range(self.piled):
            new.pile[i] = self.pile[i]
        return new

    def _copy_numbers(self, other: "Match") -> None:
        self.number, self.turn, self.phase = other.number, other.turn, other.phase
        self.dealer, self.active, self.ended = other.dealer, other.active, other.ended
        self.finished, self.winner, self.stall = other.finished, other.winner, other.stall
        self.reshuffled, self.moved, self.taken = other.reshuffled, other.moved, other.taken
        self.last_buyer, self.dropper, self.caller = other.last_buyer, other.dropper, other.caller
        self.buyer, self.meant, self.lifted = other.buyer, other.meant, other.lifted
        self.stock_at, self.stock_end, self.piled = other.stock_at, other.stock_end, other.piled

    def _copy_seats(self, other: "Match") -> None:
        for i in range(53 * self.terms.seats):
            self.hand[i] = other.hand[i]
        for i in range(4 * self.terms.seats):
            self.plane[i] = other.plane[i]
        for i in range(2 * self.terms.seats):
            self.known[i] = other.known[i]
        for seat in range(self.terms.seats):
            self.held[seat], self.down[seat] = other.held[seat], other.down[seat]
            self.buys[seat], self.buys_match[seat] = other.buys[seat], other.buys_match[seat]
            self.declined[seat], self.laid_jokers[seat] = other.declined[seat], other.laid_jokers[seat]
            self.cost[seat], self.bonus[seat] = other.cost[seat], other.bonus[seat]
            self.total[seat], self.won[seat] = other.total[seat], other.won[seat]
            self.last_score[seat] = other.last_score[seat]

    def _copy_table(self, other: "Match") -> None:
        for seat in range(self.terms.seats):
            self.meld_count[seat] = other.meld_count[seat]
        for meld in range(4 * self.terms.seats):
            self.group[meld], self.suit[meld] = other.group[meld], other.suit[meld]
            self.low[meld], self.high[meld] = other.low[meld], other.high[meld]
            self.jokers[meld], self.mask[meld] = other.jokers[meld], other.mask[meld]
            for i in range(meld * 4, meld * 4 + 4):
                self.naturals[i] = other.naturals[i]

    # --- what there is to look at -------------------------------------------------------------------

    def numbers(self) -> tuple[int, ...]:
        """Every single number of the match, for comparing two."""
        return (
            self.number, self.turn, self.phase, self.dealer, self.active, self.ended, self.finished,
            self.winner, self.stall, self.reshuffled, self.moved, self.taken, self.last_buyer,
            self.dropper, self.caller, self.buyer, self.meant, self.lifted,
        )  # fmt: skip

    def seats(self) -> list[tuple[int, ...]]:
        """Each seat's numbers: down, buys of the round and match, declined, jokers laid, cost, bonus,
        total, rounds won, score of the last round.
        """
        return [
            (
                self.down[s], self.buys[s], self.buys_match[s], self.declined[s], self.laid_jokers[s],
                self.cost[s], self.bonus[s], self.total[s], self.won[s], self.last_score[s],
            )
            for s in range(self.terms.seats)
        ]  # fmt: skip

    def hand_of(self, seat: int) -> list[int]:
        """The cards of a seat in the order of their numbers."""
        return [card for card in range(53) for _ in range(self.hand[seat * 53 + card])]

    def known_of(self, seat: int) -> list[int]:
        """The cards of a seat that everybody saw it get, in the order of their numbers."""
        return [
            card
            for card in range(53)
            for twin in range(2)
            if self.known[seat * 2 + twin] & self.terms.kind[card]
        ]

    def counts_of(self, seat: int) -> list[int]:
        """How many of each kind of card a seat holds."""
        return [self.hand[seat * 53 + card] for card in range(53)]

    def helds(self) -> list[int]:
        """How many cards each seat holds."""
        return [self.held[s] for s in range(self.terms.seats)]

    def held_by(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.held[seat]

    def may_lay(self) -> bool:
        """Whether the player in turn plays and has laid nothing down yet, so that lay-downs are listed."""
        return self.phase == 9 and self.down[self.turn] == 0

    def gained(self, before: "Match", seat: int) -> list[int]:
        """The cards that came into a seat's hand since ``before``, in the order of their numbers."""
        return [
            card
            for card in range(53)
            for _ in range(before.hand[seat * 53 + card], self.hand[seat * 53 + card])
        ]

    def decliners(self) -> list[int]:
        """The seats that have declined in the open window, in their order."""
        return [seat for seat in range(self.terms.seats) if self.declined[seat]]

    def stock_cards(self) -> list[int]:
        """The stock, next card first."""
        return [self.stock[i] for i in range(self.stock_at, self.stock_end)]

    def pile_cards(self) -> list[int]:
        """The discard pile, top card last."""
        return [self.pile[i] for i in range(self.piled)]

    def top(self) -> int:
        """The top card of the discard pile; -1 when there is none."""
        return self.pile[self.piled - 1] if self.piled else -1

    def may_build(self) -> bool:
        """Whether the player in turn may lay off now."""
        return self._verdict_builds() == 0

    def may_swap(self, meld: int) -> bool:
        """Whether the player in turn may exchange a joker of a meld now."""
        return self._verdict_swaps(meld) == 0

    def asked(self) -> list[int]:
        """The seats that are asked in the open window, in order of priority."""
        found: list[int] = []
        if self.phase in {4, 5, 6}:
            seat = self._after(self.active)
            while seat != self.active:
                if self._may_buy(seat):
                    found.append(seat)
                seat = self._after(seat)
        return found

    def leaving_ends(self) -> bool:
        """K-113: whether there is no card for whoever leaves the discard."""
        return self._supply(1) < 1

    def exact_cut(self) -> int:
        """How many cards the deal needs (O-89)."""
        return self._exact_cut()

    def melds(self) -> list[tuple[int, bool, int, int, int, int, int, list[int]]]:
        """Each meld on the table: number, is it a group, suit, low, high, jokers, mask, naturals by suit."""
        return [
            (
                m, bool(self.group[m]), self.suit[m], self.low[m], self.high[m], self.jokers[m], self.mask[m],
                [self.naturals[m * 4 + i] for i in range(4)],
            )
            for m in range(4 * self.terms.seats)
            if self._is_meld(m)
        ]  # fmt: skip

    def high_of(self, meld: int) -> int:
        """The highest position of a run, the rank of a group."""
        return self.high[meld]

    def end_of(self, meld: int, low: bool) -> int:
        """The card that a run would take at one end; -1 where an ace closes it."""
        position = self.low[meld] - 1 if low else self.high[meld] + 1
        return self._card_at(meld, position) if 1 <= position <= 14 else -1
