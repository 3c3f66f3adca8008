"""What the seat to act may do, as numbers: every action but lay-downs, and the lay-downs counted.

No rule stands here; whatever is listed was passed by a verdict. Masks only keep back what no verdict
would pass. Plain Python that Cython compiles as it stands; ``choosing.pxd`` beside it holds the C types.
"""

from collections.abc import Sequence

import cython

from kontu.games.kontrakt.canonical import Canonical
from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.kernel import Turns
from kontu.games.kontrakt.laydown import Laying
from kontu.games.kontrakt.spans import Spans

if not cython.compiled:
    from kontu.games.kontrakt.bits import lowest

JOKER: int = cython.declare(cython.int, 52)
STANDS: int = cython.declare(cython.int, 64)

# Phases, in the order of PHASES in dealing.py.
DRAW: int = cython.declare(cython.int, 3)
WINDOW: int = cython.declare(cython.int, 4)
CALLED: int = cython.declare(cython.int, 5)
LET: int = cython.declare(cython.int, 6)
STOCK: int = cython.declare(cython.int, 7)
PLAY: int = cython.declare(cython.int, 9)

# Actions of one card at most, as in match.py, and what a number begins with beyond them.
LEAVE: int = cython.declare(cython.int, 0)
TAKE: int = cython.declare(cython.int, 1)
DRAW_STOCK: int = cython.declare(cython.int, 2)
BUY: int = cython.declare(cython.int, 3)
NO: int = cython.declare(cython.int, 4)
CALL: int = cython.declare(cython.int, 5)
LET_GO: int = cython.declare(cython.int, 6)
DROP: int = cython.declare(cython.int, 7)
ADD: int = cython.declare(cython.int, 9)
SWAP: int = cython.declare(cython.int, 10)

# What the parts of a number are multiplied with: action, card, meld, stands + 1, end, to, its end.
CARD: int = cython.declare(cython.int, 16)
MELD: int = cython.declare(cython.int, 1024)
STANDING: int = cython.declare(cython.int, 32768)
END: int = cython.declare(cython.int, 2097152)
SOURCE: int = cython.declare(cython.int, 8388608)
SOURCE_END: int = cython.declare(cython.int, 268435456)


class Choices:
    """The first ``count`` of ``choice`` are what the seat to act may do but cut or lay down, as numbers.

    A number holds action and card, where a card or a joker is laid on, for what it then stands (plus one),
    at which end; in an exchange also the meld that gives the joker, and at which end of that.
    """

    def __init__(self) -> None:
        """Nothing listed yet."""
        if not cython.compiled:
            self.choice = [0] * 2048
        self.count = 0
        self.source, self.position, self.end = -1, 0, 0

    def listed(self, turns: Turns) -> list[int]:
        """The numbers of all that the seat to act may do but cut or lay down."""
        self._list(turns)
        return [self.choice[i] for i in range(self.count)]

    def _list(self, turns: Turns) -> None:
        self.count = 0
        if turns.phase == PLAY:
            self._drops(turns)
            if turns._verdict_builds() == 0:
                self._additions(turns)
            if turns.terms.swap_scope:
                self._exchanges(turns)
        elif turns.phase == WINDOW or turns.phase == LET:
            self._window(turns)
        elif turns.phase == DRAW or turns.phase == CALLED or turns.phase == STOCK:
            self._draws(turns)

    def _write(self, action: int, card: int) -> None:
        self.choice[self.count] = action + card * CARD
        self.count += 1

    def _draws(self, turns: Turns) -> None:
        if turns.phase == STOCK:
            if turns._verdict_stock() == 0:
                self._write(DRAW_STOCK, 0)
            return
        top = turns.pile[turns.piled - 1]
        if turns._verdict_take(top) == 0:
            self._write(TAKE, top)
        if turns.phase == DRAW:
            if turns._verdict_leave() == 0:
                self._write(LEAVE, 0)
        elif turns._verdict_let() == 0:
            self._write(LET_GO, 0)

    def _window(self, turns: Turns) -> None:
        top = turns.pile[turns.piled - 1]
        if turns._verdict_buy(top) == 0:
            self._write(BUY, top)
        if turns.phase == WINDOW:
            if turns._verdict_call(top) == 0:
                self._write(CALL, top)
            if turns._verdict_no() == 0:
                self._write(NO, 0)

    def _drops(self, turns: Turns) -> None:
        kinds = turns.plane[turns.turn * 4]
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            if turns._verdict_drop(card) == 0:
                self._write(DROP, card)

    def _additions(self, turns: Turns) -> None:
        self.source = -1
        kinds = turns.plane[turns.turn * 4]
        for seat in range(turns.terms.seats):
            for meld in range(seat * 4, seat * 4 + turns.meld_count[seat]):
                here = kinds & turns._wants(meld)
                while here:
                    card = lowest(here)
                    here &= here - 1
                    self._places(turns, card, meld)

    def _exchanges(self, turns: Turns) -> None:
        """Every joker that may be taken out of a run for a card of the hand, and everywhere it may go."""
        for meld in range(4 * turns.terms.seats):
            if not turns._is_meld(meld) or not turns.mask[meld] or turns._verdict_swaps(meld):
                continue
            either = 1 if turns._joker_at(meld, 1) and turns._joker_at(meld, 14) else 0
            self.source = meld
            for position in range(turns.low[meld], turns.high[meld] + 1):
                card = turns._card_at(meld, position)
                if not turns._joker_at(meld, position) or not turns._holds(card):
                    continue
                self.position = card
                self.end = 0
                if either and (position == 1 or position == 14):
                    self.end = 1 if position == 1 else 2
                for to in range(4 * turns.terms.seats):
                    if turns._is_meld(to):
                        self._places(turns, JOKER, to)
        self.source = -1

    def _places(self, turns: Turns, card: int, to: int) -> None:
        """What a card may stand for on a meld and to which end it may go, as one would write it."""
        low = turns.low[to]
        high = turns.high[to]
        if turns.group[to]:
            self._place(turns, card, -1, to, 0)
            return
        either = 1 if low == 2 and high == 13 else 0
        if card != JOKER:
            if either and card % 13 == 0:
                self._place(turns, card, -1, to, 1)
                self._place(turns, card, -1, to, 2)
            else:
                self._place(turns, card, -1, to, 0)
            return
        if low > 1:
            self._place(turns, card, turns._card_at(to, low - 1), to, 1 if either else 0)
        if high < 14:
            self._place(turns, card, turns._card_at(to, high + 1), to, 2 if either else 0)

    def _place(self, turns: Turns, card: int, stands: int, to: int, end: int) -> None:
        """Write one laying off, or one exchange if a joker comes from ``source``, that the rules pass."""
        code = to * MELD + (stands + 1) * STANDING + end * END
        if self.source < 0:
            if turns._verdict_add(card, stands, to, end) == 0:
                self._write(ADD, card)
                self.choice[self.count - 1] += code
        elif turns._verdict_swap(self.position, self.end, self.source, stands, end, to) == 0:
            self._write(SWAP, self.position)
            self.choice[self.count - 1] += code + self.source * SOURCE + self.end * SOURCE_END

    def _act(self, turns: Turns, code: int) -> None:
        """Do what a number says."""
        action = code & 15
        card = (code >> 4) & 63
        meld = (code >> 10) & 31
        stands = ((code >> 15) & 63) - 1
        end = (code >> 21) & 3
        if action == DROP:
            turns._drop(card)
        elif action == NO:
            turns._no()
        elif action == BUY:
            turns._buy()
        elif action == LEAVE:
            turns._leave()
        elif action == TAKE:
            turns._draw_pile()
        elif action == DRAW_STOCK:
            turns._draw_stock()
        elif action == ADD:
            turns._add(card, stands, meld, end)
        elif action == SWAP:
            turns._swap(card, (code >> 28) & 3, (code >> 23) & 31, stands, end, meld)
        elif action == CALL:
            turns._call()
        else:
            turns._let()


class LayDowns(Canonical):
    """The canonical lay-downs of the seat to act, each passed by the rules of a turn."""

    def __init__(
        self,
        slots: Sequence[tuple[str, int]],
        demand: Demand,
        spans: Spans,
        whole: bool,
        laying: Laying,
    ) -> None:
        """``laying`` is what a lay-down is declared in; a match is given with every question."""
        super().__init__(slots, demand, spans, whole)
        self.laying = laying

    def belong_to(self, turns: Turns) -> None:
        """From now on ``turns`` is the match that is asked about."""
        self.turns = turns

    def count(self, turns: Turns, most: int) -> int:
        """How many lay-downs the seat to act may choose from, up to ``most``; it is its turn to play."""
        self.turns = turns
        return self._ask(most)

    def every(self, turns: Turns) -> list[tuple[int, ...]] | None:
        """Each lay-down: the points it takes out of the hand, whether its melds stand in their canonical
        order, and they as numbers (see ``_keep_found``). None when there are above 256.
        """
        self.turns = turns
        count = self._ask(257)
        if count > 256:
            return None
        if count > 0:
            self.collecting = True
            self._ask(count)
            self.collecting = False
        return self._rows(count)

    def some(self, turns: Turns, most: int, patience: int) -> tuple[list[tuple[int, ...]], bool]:
        """As ``every`` gives them, the first ``most``, at the most 512, and whether there may be more.

        After ``patience`` choices the search is given up.
        """
        self.turns = turns
        self.patience, patience = patience, self.patience
        self.collecting = True
        count = self._ask(min(most, 512))
        self.collecting = False
        self.patience = patience
        return self._rows(count), count >= min(most, 512) or self.steps < 0

    def _rows(self, count: int) -> list[tuple[int, ...]]:
        """The first lay-downs that were kept."""
        return [
            (
                self._worth(nth), self._in_order(nth),
                *[self.kept[nth * 4 + self.depth_of[at]] for at in range(self.slots)],
            )
            for nth in range(count)
        ]  # fmt: skip

    def _in_order(self, nth: int) -> bool:
        """Whether the order in which slots were filled is the canonical one of the melds in them.

        It is where each meld has just the size of its slot, but for two runs of a suit or groups of a rank.
        """
        if not self.demand.exact:
            return False
        for depth in range(1, self.slots):
            for other in range(depth):
                if self.kept[nth * 4 + depth] >> 22 == self.kept[nth * 4 + other] >> 22:
                    return False
        return True

    def _worth(self, nth: int) -> int:
        """What the cards of a lay-down that was kept would cost in hand."""
        points = 0
        for depth in range(self.slots):
            code = self.kept[nth * 4 + depth]
            which = (code >> 22) & 15
            if self.is_group[depth]:
                points += (code & 1023) * self.turns.terms.points[JOKER]
                for suit in range(4):
                    points += ((code >> (10 + 3 * suit)) & 7) * self.turns.terms.points[suit * 13 + which]
                continue
            for position in range((code >> 18) & 15, ((code >> 14) & 15) + 1):
                card = which * 13 + (position - 1 if position < 14 else 0)
                if code & self.spans.bit[position]:
                    card = JOKER
                points += self.turns.terms.points[card]
        return points

    def nth(self, turns: Turns, nth: int) -> list[tuple[bool, list[int]]]:
        """Whether each meld of the lay-down of that number is a group, and the codes of its cards."""
        self.turns = turns
        if self._ask(nth + 1) <= nth:
            raise IndexError(nth)
        self._declare()
        return [(self.laying.is_group_at(meld), self.laying.codes(meld)) for meld in range(self.slots)]

    def _ask(self, most: int) -> int:
        """Count with the hand of the seat to act; the last one counted stays chosen."""
        seat = self.turns.turn
        self.jokers = self.turns.hand[seat * 53 + JOKER]
        self.total = self.turns.held[seat]
        self.keep = 1 if self.turns._out() == 0 else 0
        for k in range(4):
            self.plane[k] = self.turns.plane[seat * 4 + k]
        return self._count(most)

    def _passes(self, left: int) -> bool:  # noqa: ARG002
        """O-39, O-43: what may be left as a last card, the rules of a turn say."""
        return self._declare() == 0

    def _declare(self) -> int:
        """The chosen lay-down stands in ``laying``, judged; what comes back is the verdict."""
        self.laying._clear()
        for slot in range(self.slots):
            for depth in range(self.slots):
                if self.place[depth] == slot:
                    self.laying._open(self.is_group[depth])
                    if self.is_group[depth]:
                        for suit in range(4):
                            for _card in range(self.taken_at[depth * 4 + suit]):
                                self.laying._card(suit * 13 + self.suit_at[depth])
                        for _joker in range(self.jokers_at[depth]):
                            self.laying._card(JOKER)
                    else:
                        for position in range(self.low_at[depth], self.high_at[depth] + 1):
                            card = position - 1 if position < 14 else 0
                            card += self.suit_at[depth] * 13
                            if self.jokers_at[depth] & self.spans.bit[position]:
                                card += STANDS
                            self.laying._card(card)
        return self.turns._verdict_lay(self.laying)
