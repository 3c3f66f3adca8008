"""What may lie hidden: a scene filled with cards, from which a round can be played on.

No rule stands here. Plain Python that Cython compiles as it stands; ``world.pxd`` holds the C types.
"""

import cython

from kontu.games.kontrakt.match import Match
from kontu.games.kontrakt.playout import Playout
from kontu.games.kontrakt.scene import Scene

if not cython.compiled:
    from kontu.games.kontrakt.bits import lowest


class World(Playout):
    """A playout that begins in a scene, with all that is hidden there imagined.

    The others have not sat still: each imagined hand has had as many turns as there were, a card of the stock
    for one that it could spare. What somebody was seen to take stays in his hand.
    """

    def _become(self, other: Match) -> None:
        """Stand where another match stands."""
        self._copy_numbers(other)
        self._copy_seats(other)
        self._copy_table(other)
        for i in range(other.stock_at, other.stock_end):
            self.stock[i] = other.stock[i]
        for i in range(other.piled):
            self.pile[i] = other.pile[i]

    def _imagine(self, scene: Scene) -> None:
        """A match that looks like ``scene``: every hidden card lies in a hand or in the stock."""
        self._become(scene)
        self.stock_at = 0
        self.stock_end = scene.rests
        for i in range(scene.rests):
            self.stock[i] = scene.rest[i]
        self._mix(0, scene.rests)
        for seat in range(self.terms.seats):
            for _nth in range(scene.owed[seat]):
                self._give(seat, self._top_of_stock())
        for seat in range(self.terms.seats):
            if scene.owed[seat] and self.down[seat]:
                self._drop_fitting(scene, seat)
        for seat in range(self.terms.seats):
            self._measure(seat)
            if scene.owed[seat] and self.down[seat] == 0:
                for _nth in range(scene.had[seat]):
                    self._live(scene, seat)
        self.played = 0

    def _hidden(self, scene: Scene, seat: int) -> int:
        """The kinds of which a hand has cards that are only imagined."""
        found = self.all_bits & 0
        kinds = self.plane[seat * 4]
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            if self.hand[seat * 53 + card] > scene.hand[seat * 53 + card]:
                found |= self.terms.kind[card]
        return found

    def _drop_fitting(self, scene: Scene, seat: int) -> None:
        """Who is down would have laid off what fits: such cards are exchanged, once, for others."""
        kinds = self._hidden(scene, seat) & self._table()
        while kinds and self.stock_end > self.stock_at:
            card = lowest(kinds)
            kinds &= kinds - 1
            at = self.stock_at + self._below(self.stock_end - self.stock_at)
            self._lose(seat, card)
            self._give(seat, self.stock[at])
            self.stock[at] = card

    def _live(self, scene: Scene, seat: int) -> None:
        """An imagined hand has had one turn: a card came, and the one that could best be spared went."""
        if self.stock_end == self.stock_at:
            return
        at = self.stock_at + self._below(self.stock_end - self.stock_at)
        card = self.stock[at]
        self._give(seat, card)
        self._gained(seat, card)
        hidden = self._hidden(scene, seat)
        gone = self._loneliest(seat, hidden & ~self.tight[seat])
        while gone >= 0 and not self._can_spare(seat, gone):
            self.tight[seat] |= self.terms.kind[gone]
            gone = self._loneliest(seat, hidden & ~self.tight[seat])
        if gone < 0:
            gone = card
        self._lose(seat, gone)
        self.stock[at] = gone
        self._lost(seat, gone)

    def _follow(self, other: "World") -> None:
        """Stand where another playout stands, with its plans and its chance."""
        self._become(other)
        for seat in range(self.terms.seats):
            self.away[seat], self.loose[seat] = other.away[seat], other.loose[seat]
            self.useless[seat], self.tight[seat] = other.useless[seat], other.tight[seat]
        self.word, self.played = other.word, other.played

    def seed(self, seed: int) -> None:
        """Equal seeds play alike."""
        self.word = ((2 * seed + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF

    def imagine(self, scene: Scene) -> None:
        """Stand where ``scene`` may stand."""
        self._imagine(scene)

    def trials(self, scene: Scene, times: int) -> int:
        """``times`` playouts, each with other hidden cards: the sum of the leads of the seat to act."""
        total = 0
        with cython.nogil:
            for _nth in range(times):
                self._imagine(scene)
                self._play_out()
                total += self._lead(scene.turn)
        return total
