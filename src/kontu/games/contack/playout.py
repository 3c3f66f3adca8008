"""A match played on by itself, quickly and not foolishly: what a search asks thousands of times.

No rule stands here. Plain Python that Cython compiles as it stands; ``playout.pxd`` holds the C types.
Chance is a xorshift generator of the playout's own, so that equal seeds play alike in every build.
"""

import cython

from kontu.games.contack.match import Match

if not cython.compiled:
    from kontu.games.contack.bits import ALL_64, FACTOR

# As in match.py, but known to the compiler as numbers.
DRAW: int = cython.declare(cython.int, -1)
PASS: int = cython.declare(cython.int, -2)

POINT: int = cython.declare(cython.int, 32)
"""What one point weighs in a choice; the other weights are in the same unit."""

GOING_OUT: int = cython.declare(cython.int, 320)
"""What it weighs that a play ends the hand while the others hold tiles (C-32, C-40)."""


class Playout(Match):
    """A match that can play itself to the end of the hand.

    Each player takes the play with the most points less a share of the best reply that it leaves the next
    player beside the tile, and now and then another one. ``caution`` weighs a point of that reply,
    ``patience`` is what drawing is worth where one may also play, ``whim`` the most that chance adds.
    """

    def __init__(self, match: Match, seed: int) -> None:
        """Begins where ``match`` is."""
        Match.__init__(self, match.box, match.terms)
        self.word = ((2 * seed + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        self.caution, self.patience, self.whim = 20, -64, 64
        self._become(match)

    def _below(self, most: int) -> int:
        """A number from 0 to ``most`` - 1, each as likely to within one in a hundred million."""
        word = self.word
        word ^= word >> 12
        word ^= (word << 25) & ALL_64
        word ^= word >> 27
        self.word = word
        return ((word * FACTOR & ALL_64) >> 32) * most >> 32

    def _shuffle_reserve(self) -> None:
        """The reserve lies in an order that may be the true one: each is as likely."""
        for i in range(self.box.count - 1, self.dealt, -1):
            j = self.dealt + self._below(i + 1 - self.dealt)
            tile = self.order[i]
            self.order[i] = self.order[j]
            self.order[j] = tile

    # --- choosing ----------------------------------------------------------------------------------

    def _reply(self, tile: int, spot: int, seat: int) -> int:
        """The most that one contact beside ``tile`` would bring ``seat``, with the tiles it holds now."""
        best = 0
        for colour in range(3):
            if self._beside(spot, colour):
                continue
            number = self.box.side[tile * 3 + colour]
            for i in range(self.holds[seat]):
                best = max(best, self.box.worth[(self.held[seat * 5 + i] * 3 + colour) * 16 + number])
        return best

    def _appeal(self, tile: int, spot: int) -> int:
        """How good a play looks."""
        seat = self.turn
        points = POINT * self._points(spot, tile)
        if self.terms.going_out and self.holds[seat] == 1:
            return points + GOING_OUT
        return points - self.caution * self._reply(tile, spot, self.terms.after[seat])

    def _choose(self) -> int:
        """The action of the seat to act, as a number."""
        choice = self._choice()
        best, action = -1_000_000, PASS
        for i in range(self.targets):
            spot = self.target[i]
            fit = self._fit(spot) & choice
            if fit == 0:
                continue
            for t in range(self.holds[self.turn]):
                tile = self.held[self.turn * 5 + t]
                if fit & self.box.bit[tile]:
                    appeal = self._appeal(tile, spot) + self._below(self.whim)
                    if appeal > best:
                        best, action = appeal, self.spot_cell[spot] * 64 + tile
        plays = 1 if action >= 0 else 0
        if self._verdict_draw(plays) == 0 and (plays == 0 or self.patience + self._below(self.whim) > best):
            return DRAW
        return action

    def _do(self, action: int) -> None:
        """Do what is legal."""
        if action >= 0:
            self._play(action & 63, action >> 6)
        elif action == DRAW:
            self._draw()
        else:
            self._pass()

    def _play_out(self) -> None:
        """The hand is over."""
        while self.turn >= 0:
            self._do(self._choose())

    def _lead(self, seat: int) -> int:
        """How far a seat is ahead in this hand, times ``_share``: of the others' mean or the other side."""
        every = 0
        for other in range(self.terms.seats):
            every += self.score[other]
        if self.terms.pairs:
            return 2 * (self.score[seat] + self.score[seat ^ 2]) - every
        return self.terms.seats * self.score[seat] - every

    def _share(self) -> int:
        """What ``_lead`` is to be divided by."""
        return 1 if self.terms.pairs else self.terms.seats - 1

    # --- for Python --------------------------------------------------------------------------------

    def chosen(self) -> int:
        """The action that the playout would choose now; of a player's turn."""
        return self._choose()

    def trials(self, match: Match, times: int) -> int:
        """``times`` playouts from ``match``, each with another reserve: the sum of the first seat's leads."""
        total = 0
        with cython.nogil:
            for _nth in range(times):
                self._become(match)
                self._shuffle_reserve()
                self._play_out()
                total += self._lead(0)
        return total

    def tune(self, caution: int, patience: int, whim: int) -> None:
        """Other weights; ``whim`` at least 1."""
        self.caution, self.patience, self.whim = caution, patience, whim
