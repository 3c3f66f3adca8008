"""What a seat does after its first action: a tree of what was tried in the imagined worlds.

A node is what the seat sees when it has to choose again: its hand, the top of the pile, who is down, and
which first action led there. It is met in many worlds, whatever the others hold in them, so what was learned
in one serves in all: nodes are information sets, not situations. The others play as a playout does, and so
does the seat where the tree ends.

Plain Python that Cython compiles as it stands; ``tree.pxd`` holds the C types. No rule stands here.
"""

import cython

from kontu.games.kontrakt.world import World

if not cython.compiled:
    from math import sqrt

FIRST: int = cython.declare(cython.int, 160)
"""So many first actions there may be."""

MOST_NODES: int = cython.declare(cython.int, 4096)
PLACES: int = cython.declare(cython.int, 8192)
"""Where nodes are found by their key; twice as many as there are nodes, a power of two."""

CHILDREN: int = cython.declare(cython.int, 16)
"""So many actions are tried in a node at most; there is room for as many in each node."""

DEEPEST: int = cython.declare(cython.int, 12)
"""So many choices of the seat are noted on the way through one world."""

RIPE: int = cython.declare(cython.int, 24)
"""In a node that was met less often the playout chooses: trying others there costs more than it teaches."""

# Phases, in the order of PHASES in dealing.py.
DRAW: int = cython.declare(cython.int, 3)
WINDOW: int = cython.declare(cython.int, 4)
CALLED: int = cython.declare(cython.int, 5)
PLAY: int = cython.declare(cython.int, 9)

# Actions as in choosing.py, and one more: whatever the playout does.
LEAVE: int = cython.declare(cython.int, 0)
TAKE: int = cython.declare(cython.int, 1)
BUY: int = cython.declare(cython.int, 3)
NO: int = cython.declare(cython.int, 4)
LET_GO: int = cython.declare(cython.int, 6)
DROP: int = cython.declare(cython.int, 7)
AS_EVER: int = cython.declare(cython.int, 15)

# Points by which another action looks worse than what the playout does, and each discard than the one before;
# the variance, in points squared, of what an action is worth around that guess, and of what one world says.
OTHERWISE: float = cython.declare(cython.double, 2.0)
NEXT_DROP: float = cython.declare(cython.double, 0.3)
DOUBT: float = cython.declare(cython.double, 16.0)
SCATTER: float = cython.declare(cython.double, 900.0)


class Tree:
    """The nodes below the first actions of ``seat``; ``nodes`` counts them.

    ``curiosity`` says by how many times its doubt an action is taken to be better than it seems.
    """

    def __init__(self, seat: int) -> None:
        """Nothing was tried yet."""
        if not cython.compiled:
            self.place, self.key = [0] * 8192, [0] * 4096
            self.visits, self.sum = [0] * 4096, [0.0] * 4096
            self.begin, self.count = [0] * 4096, [0] * 4096
            self.code, self.tries = [0] * 65536, [0] * 65536
            self.gain, self.hunch = [0.0] * 65536, [0.0] * 65536
            self.path, self.taken = [0] * 12, [0] * 12
            self.after = [0] * 160
        self.seat = seat
        self.nodes = self.used = self.depth = 0
        self.curiosity = 0.0
        self.all_bits = 0xFFFFFFFFFFFFFFFF
        self.factor = 0x9E3779B97F4A7C15
        for place in range(PLACES):
            self.place[place] = -1
        for first in range(FIRST):
            self.after[first] = -1

    # --- what the seat sees -------------------------------------------------------------------------

    def _key(self, game: World, first: int) -> int:
        """A number for what the seat sees, after the first action of that number."""
        seen = self.all_bits & 0
        seen += first * 16 + game.phase
        for k in range(4):
            seen = self._stir(seen, game.plane[self.seat * 4 + k])
        told = self.all_bits & 0
        for seat in range(game.terms.seats):
            told = told * 2 + (1 if game.down[seat] else 0)
        if game.phase != PLAY:
            told = told * 64 + game.pile[game.piled - 1] + 1
        return self._stir(seen, told)

    def _stir(self, seen: int, more: int) -> int:
        seen = (seen ^ more) * self.factor & self.all_bits
        return seen ^ (seen >> 29)

    def _find(self, key: int) -> int:
        """The node of a key, made if there is none; -1 where there is no room."""
        at = key & (PLACES - 1)
        while self.place[at] >= 0:
            if self.key[self.place[at]] == key:
                return self.place[at]
            at = (at + 1) & (PLACES - 1)
        if self.nodes == MOST_NODES:
            return -1
        node = self.nodes
        self.nodes += 1
        self.place[at], self.key[node] = node, key
        self.visits[node], self.sum[node] = 0, 0.0
        self.begin[node], self.count[node] = self.used, 0
        return node

    # --- what it may do -----------------------------------------------------------------------------

    def _asks(self, game: World) -> bool:
        """Whether the seat has a choice that is worth a node."""
        if game.turn != self.seat:
            return False
        if game.phase == PLAY:
            return True
        if game.phase == WINDOW:
            top = game.pile[game.piled - 1]
            return game._verdict_buy(top) == 0 or game._verdict_call(top) == 0
        if game.phase == DRAW or game.phase == CALLED:
            return game._verdict_take(game.pile[game.piled - 1]) == 0
        return False

    def _add(self, node: int, code: int, hunch: float) -> None:
        self.code[self.used], self.tries[self.used] = code, 0
        self.gain[self.used], self.hunch[self.used] = 0.0, hunch
        self.used += 1
        self.count[node] += 1

    def _grow(self, game: World, node: int) -> None:
        """Where the game stands there is what the playout does, and what else comes into question."""
        self.begin[node] = self.used
        self._add(node, AS_EVER, 0.0)
        if game.phase == PLAY:
            self._grow_play(game, node)
        elif game.phase == WINDOW:
            buys = game._buys(self.seat, game.pile[game.piled - 1])
            self._add(node, NO if buys else BUY, -OTHERWISE)
        else:
            takes = game._wants_top(game.pile[game.piled - 1])
            otherwise = LEAVE if game.phase == DRAW else LET_GO
            self._add(node, otherwise if takes else TAKE, -OTHERWISE)

    def _grow_play(self, game: World, node: int) -> None:
        """Every discard that leaves the contract as near; where cards can be laid, these keep them."""
        kinds = game.plane[self.seat * 4] & ~game.tight[self.seat]
        hunch = -NEXT_DROP
        while self.count[node] < CHILDREN:
            card = game._worst(kinds)
            if card < 0:
                break
            kinds &= ~game.terms.kind[card]
            if game.down[self.seat] == 0 and not game._can_spare(self.seat, card):
                game.tight[self.seat] |= game.terms.kind[card]
                continue
            self._add(node, DROP + 16 * card, hunch)
            hunch -= NEXT_DROP

    def _may(self, game: World, code: int) -> bool:
        """Whether the rules pass an action of a node in this world too; they may ask for what is not seen."""
        action = code & 15
        if action == DROP:
            return game._verdict_drop(code >> 4) == 0
        if action == LEAVE:
            return game._verdict_leave() == 0
        if action == LET_GO:
            return game._verdict_let() == 0
        if action == BUY:
            top = game.pile[game.piled - 1]
            return (game._verdict_call(top) if game.terms.stop else game._verdict_buy(top)) == 0
        return True

    def _pick(self, game: World, node: int) -> int:
        """The action of a node that seems best, or to the curious the one that may be best."""
        best, chosen = -1e9, self.begin[node]
        here = self.sum[node] / self.visits[node]
        for child in range(self.begin[node], self.begin[node] + self.count[node]):
            if not self._may(game, self.code[child]):
                continue
            known = 1.0 / DOUBT + self.tries[child] / SCATTER
            worth = ((here + self.hunch[child]) / DOUBT + self.gain[child] / SCATTER) / known
            worth += self.curiosity / sqrt(known)
            if worth > best:
                best, chosen = worth, child
        return chosen

    def _do(self, game: World, code: int) -> None:
        """The seat acts, and its plan knows."""
        action = code & 15
        if action == AS_EVER:
            game._step()
        elif action == DROP:
            game._throw(code >> 4)
        elif action == TAKE:
            game._take_top()
        elif action == BUY:
            game._ask_to_buy()
        elif action == LEAVE:
            game._leave()
        elif action == NO:
            game._no()
        else:
            game._let()

    # --- one world ----------------------------------------------------------------------------------

    def _play_on(self, game: World, first: int) -> None:
        """The round is played out; where the tree reaches, the seat chooses by it."""
        self.depth = 0
        grown = False
        steps = 0
        while game._goes_on():
            if grown or self.depth == DEEPEST or not self._asks(game):
                game._step()
                steps += 1
                continue
            node = self._find(self._key(game, first))
            if node < 0:
                grown = True
                continue
            if self.depth == 0 and steps == 0:
                self.after[first] = node
            self.path[self.depth], self.taken[self.depth] = node, -1
            if self.visits[node] >= RIPE and self.count[node] == 0:
                self._grow(game, node)
            if self.count[node]:
                self.taken[self.depth] = self._pick(game, node)
                self._do(game, self.code[self.taken[self.depth]])
            else:
                grown = self.visits[node] == 0
                game._step()
            self.depth += 1

    def _note(self, gain: float) -> None:
        """What came of the last world, at every node on the way through it."""
        for at in range(self.depth):
            self.visits[self.path[at]] += 1
            self.sum[self.path[at]] += gain
            if self.taken[at] >= 0:
                self.tries[self.taken[at]] += 1
                self.gain[self.taken[at]] += gain

    # --- for Python ---------------------------------------------------------------------------------

    def then(self, first: int) -> list[tuple[int, int, float]]:
        """What the seat chose between right after its first action of that number, before anybody else did.

        Each has its number as in ``choosing`` (15: what the playout does), how often it was tried, and its
        mean gain. Nothing, where the seat is not asked again at once or the node is too young.
        """
        node = self.after[first]
        found: list[tuple[int, int, float]] = []
        if node < 0:
            return found
        for child in range(self.begin[node], self.begin[node] + self.count[node]):
            tries = self.tries[child]
            found.append((self.code[child], tries, self.gain[child] / tries if tries else 0.0))
        return found
