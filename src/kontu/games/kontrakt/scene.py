"""A match of which a part is hidden: what one seat knows, and the cards that it cannot place.

No rule stands here. Plain Python that Cython compiles as it stands; ``scene.pxd`` holds the C types.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.match import Match
from kontu.games.kontrakt.terms import Terms


class Scene(Match):
    """A match in which hands hold only what is known of them, and no stock lies.

    ``owed`` says how many cards of each hand are hidden; ``rest`` are the ``rests`` cards that lie somewhere
    out of sight, in those hands and in the stock. ``had`` is how many turns a seat has had, or so.
    """

    def __init__(self, terms: Terms) -> None:
        """Nothing known yet."""
        super().__init__(terms)
        if not cython.compiled:
            self.rest, self.owed, self.had = [0] * 224, [0] * 8, [0] * 8
        self.rests = 0
        for seat in range(8):
            self.owed[seat] = self.had[seat] = 0

    def moment(self, numbers: Sequence[int]) -> None:
        """Where the match stands.

        In order: round, seat to act, phase, dealer, player in turn, turns with nothing laid, whether there
        was a new stock, whether something was laid in this turn, the card taken, the last buyer of the
        window, who discarded the top card, who calls for it; -1 where there is none.
        """
        self.number, self.turn, self.phase, self.dealer, self.active = numbers[:5]
        self.stall, self.reshuffled, self.moved = numbers[5], numbers[6] != 0, numbers[7] != 0
        self.taken, self.last_buyer, self.dropper, self.caller = numbers[8:12]

    def seat(self, seat: int, numbers: Sequence[int], cards: Sequence[int], owed: int, had: int) -> None:
        """What is known of a seat: when it went down, buys, bonus, jokers laid; cards, and how many more."""
        self.down[seat], self.buys[seat], self.bonus[seat], self.laid_jokers[seat] = numbers
        self.buys_match[seat] = self.buys[seat]
        for card in cards:
            self._give(seat, card)
        self.owed[seat], self.had[seat] = owed, had

    def meld(self, meld: int, numbers: Sequence[int], naturals: Sequence[int]) -> None:
        """A meld on the table: whether a group, suit, low, high, jokers, mask; a group's cards by suits."""
        self.group[meld] = numbers[0] != 0
        self.suit[meld], self.low[meld], self.high[meld] = numbers[1], numbers[2], numbers[3]
        self.jokers[meld], self.mask[meld] = numbers[4], numbers[5]
        for suit in range(4):
            self.naturals[meld * 4 + suit] = naturals[suit]
        self.meld_count[meld >> 2] += 1

    def cards(self, pile: Sequence[int], rest: Sequence[int]) -> None:
        """The discard pile, oldest first, and every card that lies out of sight."""
        for i in range(len(pile)):
            self.pile[i] = pile[i]
        self.piled = len(pile)
        for i in range(len(rest)):
            self.rest[i] = rest[i]
        self.rests = len(rest)

    def exclude(self, seats: Sequence[int]) -> None:
        """Who may not buy in the open window: the last buyer, and who discarded the card."""
        if len(seats) > 0:
            self.last_buyer = seats[0]
        if len(seats) > 1:
            self.dropper = seats[1]
