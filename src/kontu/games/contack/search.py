"""Which action leads furthest, by playing on from it many times: a tree of what was tried, with chance.

Hands are open, so only the order of the reserve is unknown (C-10): every simulation shuffles it anew, goes
down the tree, adds to it what is new there, plays the hand out and notes at every node on its way what came
of it for the seat that chose there. What is drawn is chance's choice, and everybody sees it: below a draw
there is a node for each tile that was drawn. So a node is one situation, known to everybody alike.

The value is the lead in points at the end of the hand: over the other player; with more than two over the
mean of the others, each playing for his own lead; with partnerships over the other side.

Plain Python that Cython compiles as it stands; ``search.pxd`` holds the C types. No rule stands here.
"""

import cython

from kontu.games.contack.match import Match
from kontu.games.contack.playout import Playout

if not cython.compiled:
    from math import log, sqrt

AT_ONCE: int = cython.declare(cython.int, 400)
DEEPEST: int = cython.declare(cython.int, 400)
NOBODY: int = cython.declare(cython.int, -1)
DRAW: int = cython.declare(cython.int, -1)
PASS: int = cython.declare(cython.int, -2)
POINT: float = cython.declare(cython.double, 32.0)

UNTRIED: float = cython.declare(cython.double, 1e9)


class Search:
    """A search from one situation; ``run`` makes simulations, ``found`` says what they came to.

    ``curiosity`` is how many points of doubt are worth a try: the larger, the broader the tree. ``trust``
    weighs how good a play looks at once, the less the more often it was tried.
    """

    def __init__(self, match: Match, seed: int, most: int = 65536) -> None:
        """A player is to act in ``match``; equal seeds find the same. The tree has ``most`` nodes at most.

        ``most`` is from 1,000 to 65,536.
        """
        if not cython.compiled:
            self.action, self.visits, self.total = [0] * 65536, [0] * 65536, [0.0] * 65536
            self.hunch, self.below, self.beside = [0.0] * 65536, [0] * 65536, [0] * 65536
            self.path, self.chooser, self.lead = [0] * 400, [0] * 400, [0] * 7
        self.start = Playout(match, seed)
        self.game = Playout(match, seed)
        # A float: dividing two whole numbers, the compiler would drop the rest.
        self.share = float(self.start._share())
        self.curiosity, self.trust = 60.0, 4.0
        self.evenly = 0
        self.simulations = 0
        self.nodes = 0
        # No situation has so many actions that it would not fit into what is left.
        self.room = most - AT_ONCE
        self._node(PASS, 0.0)
        self._grow(0)

    def _node(self, action: int, hunch: float) -> int:
        """A new node."""
        node = self.nodes
        self.nodes += 1
        self.action[node], self.visits[node], self.total[node] = action, 0, 0.0
        self.hunch[node], self.below[node], self.beside[node] = hunch, 0, 0
        return node

    def _add(self, node: int, action: int, hunch: float) -> int:
        """A new node below ``node``."""
        new = self._node(action, hunch)
        self.beside[new] = self.below[node]
        self.below[node] = new
        return new

    def _grow(self, node: int) -> None:
        """Below ``node``, where the game stands, there is a node for each legal action."""
        plays = self.game._plays()
        if self.game._verdict_pass(plays) == 0:
            self._add(node, PASS, 0.0)
        if self.game._verdict_draw(plays) == 0:
            self._add(node, DRAW, self.game.patience / POINT)
        for nth in range(plays):
            play = self.game._nth_play(nth)
            appeal = self.game._appeal(play & 63, self.game._find(play >> 6))
            self._add(node, play, appeal / POINT)

    def _pick(self, node: int) -> int:
        """The node below ``node`` that is to be tried next."""
        best, chosen = -UNTRIED, 0
        doubt = log(self.visits[node] + 1.0)
        child = self.below[node]
        while child:
            tries = self.visits[child]
            if tries == 0:
                worth = UNTRIED + self.hunch[child]
            else:
                worth = self.total[child] / tries + self.curiosity * sqrt(doubt / tries)
                worth += self.trust * self.hunch[child] / (tries + 1.0)
            if worth > best:
                best, chosen = worth, child
            child = self.beside[child]
        return chosen

    def _least_tried(self) -> int:
        """The action of the seat to act that was tried least often, of those the first."""
        child = self.below[0]
        chosen = child
        while child:
            if self.visits[child] < self.visits[chosen]:
                chosen = child
            child = self.beside[child]
        return chosen

    def _drawn(self, node: int, tile: int) -> int:
        """The node below a draw in which ``tile`` was drawn."""
        child = self.below[node]
        while child:
            if self.action[child] == tile:
                return child
            child = self.beside[child]
        return self._add(node, tile, 0.0)

    def _descend(self) -> int:
        """The game stands where the tree ends; how many nodes the path to there has."""
        node, depth = 0, 1
        self.path[0], self.chooser[0] = 0, NOBODY
        while self.game.turn >= 0 and depth < DEEPEST - 2:
            if self.below[node] == 0:
                if self.visits[node] == 0 or self.nodes > self.room:
                    break
                self._grow(node)
            node = self._least_tried() if self.evenly and node == 0 else self._pick(node)
            self.path[depth], self.chooser[depth] = node, self.game.turn
            depth += 1
            self.game._do(self.action[node])
            if self.action[node] == DRAW:
                if self.nodes > self.room:
                    break
                node = self._drawn(node, self.game.drawn)
                self.path[depth], self.chooser[depth] = node, NOBODY
                depth += 1
        return depth

    def _simulate(self) -> None:
        """One more simulation is noted in the tree."""
        self.game._become(self.start)
        self.game._shuffle_reserve()
        depth = self._descend()
        self.game._play_out()
        for seat in range(self.game.terms.seats):
            self.lead[seat] = self.game._lead(seat)
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            if self.chooser[i] >= 0:
                self.total[node] += self.lead[self.chooser[i]] / self.share
        self.simulations += 1

    # --- for Python --------------------------------------------------------------------------------

    def run(self, simulations: int) -> None:
        """So many simulations more."""
        with cython.nogil:
            for _nth in range(simulations):
                self._simulate()

    def tune(self, curiosity: float, trust: float) -> None:
        """Other weights."""
        self.curiosity, self.trust = curiosity, trust

    def share_evenly(self) -> None:
        """From now on every action of the seat to act is tried as often; whoever answers it still chooses."""
        self.evenly = 1

    def found(self) -> list[tuple[int, int, float]]:
        """Every action of the seat to act, how often it was tried, and its mean lead; most tried first."""
        found: list[tuple[int, int, float]] = []
        child = self.below[0]
        while child:
            tries = self.visits[child]
            found.append((self.action[child], tries, self.total[child] / tries if tries else 0.0))
            child = self.beside[child]
        found.sort(key=_most_tried)
        return found


def _most_tried(found: tuple[int, int, float]) -> tuple[int, float, int]:
    """The key that puts the most tried first, of those the best, of those the smallest number."""
    return (-found[1], -found[2], found[0])
