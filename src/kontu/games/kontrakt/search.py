"""Which action leads furthest, found by imagining what is hidden and playing on from every action.

What the seat does after that a tree remembers (``tree.py``). What its nodes note is by how much a world went
better there than if playouts had decided everything, so one more playout is made in each world. Every third
world is for learning: there the seat tries in the tree what may be better, and what comes of it counts for
the tree alone. In the others it does what seems best, so that trying costs the first action nothing.

Plain Python that Cython compiles as it stands; ``search.pxd`` holds the C types. No rule stands here.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.choosing import Choices
from kontu.games.kontrakt.laydown import Laying
from kontu.games.kontrakt.scene import Scene
from kontu.games.kontrakt.tree import Tree
from kontu.games.kontrakt.world import World

MOST_ARMS: int = cython.declare(cython.int, 160)
MOST_LAYS: int = cython.declare(cython.int, 24)
CODES: int = cython.declare(cython.int, 224)

EVERY: int = cython.declare(cython.int, 3)
"""One of so many worlds is for learning."""

LAY: int = cython.declare(cython.int, 8)


class Search:
    """Actions of the seat to act in a scene, each with what came of it in so many worlds."""

    def __init__(self, scene: Scene, world: World, game: World, laying: Laying, seed: int) -> None:
        """Equal seeds find the same; ``world`` and ``game`` are of the scene's round and its own."""
        if not cython.compiled:
            self.code, self.tries = [0] * 160, [0] * 160
            self.gain, self.square, self.alive = [0.0] * 160, [0.0] * 160, [False] * 160
            self.card = [0] * 5376
            self.melds_at, self.meld_begin, self.meld_group = [0] * 25, [0] * 225, [False] * 224
        self.scene, self.world, self.game = scene, world, game
        self.laying = laying
        self.choices = Choices()
        self.tree = Tree(scene.turn)
        self.seat = scene.turn
        self.share = float(scene.terms.seats - 1)
        self.arms = self.lays = self.cards = self.melds = 0
        self.simulations = self.worlds = self.counted = 0
        self.deep = True
        self.total = 0.0
        self.world.seed(seed)

    def add(self, code: int) -> None:
        """One more action, by its number in ``choosing``."""
        arm = self.arms
        self.arms += 1
        self.code[arm], self.tries[arm], self.alive[arm] = code, 0, True
        self.gain[arm] = self.square[arm] = 0.0

    def add_lay(self, melds: Sequence[tuple[bool, Sequence[int]]]) -> None:
        """One more lay-down: whether each meld is a group, and the codes of its cards."""
        self.melds_at[self.lays] = self.melds
        for is_group, codes in melds:
            self.meld_group[self.melds] = is_group
            self.meld_begin[self.melds] = self.cards
            for code in codes:
                self.card[self.cards] = code
                self.cards += 1
            self.melds += 1
            self.meld_begin[self.melds] = self.cards
        self.add(LAY + 16 * self.lays)
        self.lays += 1
        self.melds_at[self.lays] = self.melds

    def _lay(self, nth: int) -> None:
        """The lay-down of that number is laid in the game."""
        self.laying._clear()
        for meld in range(self.melds_at[nth], self.melds_at[nth + 1]):
            self.laying._open(self.meld_group[meld])
            for i in range(self.meld_begin[meld], self.meld_begin[meld + 1]):
                self.laying._card(self.card[i])
        if self.game._verdict_lay(self.laying) == 0:
            self.game._lay(self.laying)

    def _begin(self, code: int) -> None:
        """The game is the world, and the seat has acted."""
        self.game._follow(self.world)
        if code & 15 == LAY:
            self._lay(code >> 4)
        else:
            self.choices._act(self.game, code)
        self.game._measure(self.seat)

    def _try_all(self) -> None:
        """In one more world every action that is left is played on from, the first one always."""
        self.world._imagine(self.scene)
        self.worlds += 1
        learns = self.deep and self.worlds % EVERY == 0
        self.tree.curiosity = 1.0 if learns else 0.0
        first = 0.0
        baseline = self._lead_after(0, False) if self.deep else 0.0
        for arm in range(self.arms):
            if self.alive[arm]:
                lead = self._lead_after(arm, self.deep)
                self.tree._note(lead - baseline)
                if arm == 0:
                    first = lead
                if not learns:
                    self._count(arm, lead - first)
        if not learns:
            self.counted += 1
            self.total += first

    def _lead_after(self, arm: int, deep: bool) -> float:
        """The lead at the end that an action has led to; ``deep`` with what the tree has learned."""
        self._begin(self.code[arm])
        if deep:
            self.tree._play_on(self.game, arm)
        else:
            self.game._play_out()
        self.simulations += 1
        return self.game._lead(self.seat) / self.share

    def _count(self, arm: int, gain: float) -> None:
        self.tries[arm] += 1
        self.gain[arm] += gain
        self.square[arm] += gain * gain

    # --- for Python ---------------------------------------------------------------------------------

    def run(self, worlds: int) -> None:
        """So many worlds more."""
        with cython.nogil:
            for _nth in range(worlds):
                self._try_all()

    def stay_shallow(self) -> None:
        """From now on playouts decide everything but the first action."""
        self.deep = False

    def dismiss(self, arm: int) -> None:
        """An action is not tried any longer; never the first."""
        self.alive[arm] = False

    def lead(self) -> float:
        """The mean lead of the first action."""
        return self.total / self.counted

    def found(self, arm: int) -> tuple[int, float, float]:
        """How often an action was tried, what it gained on the first in all, and the sum of the squares."""
        return self.tries[arm], self.gain[arm], self.square[arm]
