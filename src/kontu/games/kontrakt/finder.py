"""The meld finder: how far a hand is from a contract, what helps, and every way to lay it down.

A finder is made once for a contract and then asked about hands: counts of the 53 kinds of card, number
``suit * 13 + rank`` (suits s h d c, ranks from the ace), the joker 52. It knows no state of a game.
Plain Python that Cython compiles as it stands; ``finder.pxd`` beside it holds the C types.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import cython

from kontu.games.kontrakt.demand import Demand
from kontu.games.kontrakt.laying import GroupMeld, LayDown, Laying, Meld, RunMeld, cards_of
from kontu.games.kontrakt.misfits import Misfits
from kontu.games.kontrakt.partition import Partitions
from kontu.games.kontrakt.shortfall import Shortfall
from kontu.games.kontrakt.spans import Spans
from kontu.games.kontrakt.sparing import Sparing

KINDS: Final = 53
FAR: Final = 99
"""The distance of a hand that no cards could bring to the contract."""

NONE_HELD: Final = -1


class Finder:
    """Answers about one contract, given as slots: ``[("G", 3), ("S", 4)]``.

    ``exact`` demands melds of just the slots' sizes (K-065), otherwise they may be longer (K-133).
    With ``whole`` the whole hand must be laid (K-105), in melds that may be longer.
    ``decks`` and ``jokers`` are what the game is played with: nobody can be short of a card that there
    is not. The other choices are the fields of ``KontraktRules`` by the same names.
    """

    def __init__(
        self,
        slots: Sequence[tuple[str, int]],
        *,
        exact: bool = True,
        whole: bool = False,
        decks: int = 2,
        jokers: int = 4,
        same_suit_runs: str = "not_touching",
        same_rank_groups: bool = True,
        min_naturals: int = 1,
        joker_limit: str = "none",
        max_jokers: int = 14,
        adjacent_jokers: bool = True,
    ) -> None:
        """Raise ValueError when a choice is outside its range, KeyError for an unknown relation of runs."""
        if not cython.compiled:
            self.hand = [0] * 53
        self.slots = tuple((kind, size) for kind, size in slots)
        self.whole = whole
        self.demand = Demand(
            self.slots,
            exact=exact and not whole,
            decks=decks,
            jokers=jokers,
            same_suit_runs=same_suit_runs,
            same_rank_groups=same_rank_groups,
            min_naturals=min_naturals,
            joker_limit=joker_limit,
            max_jokers=max_jokers,
            adjacent_jokers=adjacent_jokers,
        )
        spans = Spans()
        self.shortfall = Shortfall(self.demand, spans)
        self.misfitting = Misfits(self.demand, spans)
        self.sparing = Sparing(self.shortfall, self.misfitting)
        self.away = 0
        self.partitions = Partitions(self.demand, spans)
        self.laying = Laying(self.slots, self.demand, (joker_limit, max_jokers, min_naturals))
        self.fewest = sum(size for _, size in slots)

    # --- for the engine's kernel: fill ``hand``, then ask --------------------------------------

    def _short(self, limit: int, goal: int) -> int:
        """The least number of further cards that would allow the contract, or ``limit``.

        Any answer that is not above ``goal`` may be given: 0 makes it exact.
        """
        for card in range(53):
            self.shortfall.hand[card] = self.hand[card]
        return self.shortfall._distance(limit, goal)

    def _fits(self) -> bool:
        """Whether the contract can be laid, with the whole hand where that is demanded."""
        if not self.whole:
            return self._short(1, 0) == 0
        if self.demand.group_count > 0:
            return self._held() >= self.fewest and self._exchanges(self._held(), 1) == 0
        for card in range(53):
            self.partitions.hand[card] = self.hand[card]
        return self.partitions._fits()

    def _exchanges(self, places: int, limit: int) -> int:
        """The least number of places that stay open in melds of so many ``places``, or ``limit``."""
        for card in range(53):
            self.misfitting.hand[card] = self.hand[card]
        return self.misfitting._misfits(places, limit)

    def _held(self) -> int:
        total = 0
        for card in range(53):
            total += self.hand[card]
        return total

    def _away(self, places: int, limit: int, goal: int) -> int:
        """The measure that ``helps`` and ``after_each_discard`` go by."""
        if self.whole:
            return self._exchanges(places, limit)
        return self._short(limit, goal)

    # --- for Python ------------------------------------------------------------------------------

    def distance(self, counts: Sequence[int]) -> int:
        """The least number of further cards that would allow the contract; ``FAR`` if none would.

        Cards that find no place in it do not count, also not where the whole hand must be laid: this is
        how much is missing for three runs of four, and ``misfits`` is what else stands in the way.
        """
        self._load(counts)
        return self._short(99, 0)

    def fits(self, counts: Sequence[int]) -> bool:
        """Whether the contract can be laid; with ``whole``, by the whole hand."""
        self._load(counts)
        return self._fits()

    def misfits(self, counts: Sequence[int]) -> int:
        """How many cards must be exchanged for others until the whole hand, as large as it is, can be laid.

        A hand with fewer cards than the contract counts the cards that it lacks for the smallest one.
        """
        self._load(counts)
        return self._exchanges(max(self._held(), self.fewest), 99)

    def to_draw(self, counts: Sequence[int]) -> int:
        """How many draws, each but the last with a discard, bring the whole hand to the contract at best.

        The hand is one that waits for its turn: it is laid with one card more than it has (K-107).
        """
        self._load(counts)
        return self._exchanges(self._places(1), 99)

    def helps(self, counts: Sequence[int]) -> tuple[int, ...]:
        """The numbers of the cards that would lower the distance, or with ``whole`` what is ``to_draw``."""
        self._load(counts)
        places = self._places(1)
        away = self._away(places, 99, 0)
        found = []
        if 0 < away < 99:
            for card in range(53):
                if self.hand[card] < (self.demand.jokers if card == 52 else self.demand.decks):
                    self.hand[card] += 1
                    if self._away(places, away, away - 1) < away:
                        found.append(card)
                    self.hand[card] -= 1
        return tuple(found)

    def after_each_discard(self, counts: Sequence[int]) -> tuple[int, ...]:
        """For each of the 53 kinds the distance (with ``whole``: ``to_draw``) once one is discarded.

        ``NONE_HELD`` where the hand has none. One card less is at most one card farther, so that it is
        asked once for all cards whether one of the nearest contracts can do without (see ``sparing``).
        """
        self._load(counts)
        needed = self._needed_whole() if self.whole else self._needed()
        found = [NONE_HELD] * KINDS
        for card in range(53):
            if self.hand[card] > 0:
                found[card] = self.away + 1 if needed & self.sparing.kind[card] else self.away
        return tuple(found)

    def _needed(self) -> int:
        """The kinds without which the hand is farther from the contract, as a mask; ``away`` is how far."""
        self.away = self._short(99, 0)
        if self.away >= 99:
            return 0
        for card in range(53):
            self.sparing.hand[card] = self.hand[card]
        return self.sparing._needed(self.away)

    def _needed_whole(self) -> int:
        """The same where the whole hand must be laid, and the distance is what is ``to_draw``."""
        places = self._places(0)
        self.away = self._exchanges(places, 99)
        needed = self.sparing.kind[0] & 0
        if self.away >= 99:
            return needed
        for card in range(53):
            self.sparing.hand[card] = self.hand[card]
        if self.demand.group_count == 0:
            return self.sparing._needed_whole(self.away)
        for card in range(53):
            if self.hand[card] > 0:
                self.hand[card] -= 1
                if self._exchanges(places, self.away + 1) > self.away:
                    needed |= self.sparing.kind[card]
                self.hand[card] += 1
        return needed

    def lay_downs(self, counts: Sequence[int], points: Sequence[int], keep: int = 0) -> Iterator[LayDown]:
        """Every canonical lay-down, lazily, the least penalty left first (see ``laying``).

        ``points`` are the penalty points of the 53 kinds; at least ``keep`` cards stay in the hand.
        With ``whole`` the lay-downs take every card, and come in the order of their melds.
        """
        self._load(counts)
        if not self.demand.possible or sum(counts) - (0 if self.whole else keep) < self.fewest:
            return iter(())
        if not self.whole:
            return self.laying.lay_downs(tuple(counts), points, keep)
        if self.demand.group_count == 0:
            return self._whole_runs(tuple(counts))
        return self._whole_hand(tuple(counts))

    def distances(self, hands: bytes) -> bytes:
        """The distances of many hands, 53 counts each, one byte for each; the counts are not checked."""
        found = bytearray(len(hands) // KINDS)
        for i in range(len(found)):
            for card in range(53):
                self.hand[card] = hands[i * 53 + card]
            found[i] = self._short(99, 0)
        return bytes(found)

    def _places(self, more: int) -> int:
        return max(self._held() + more, self.fewest)

    def _load(self, counts: Sequence[int]) -> None:
        if len(counts) != KINDS:
            raise ValueError(f"A hand is {KINDS} counts, not {len(counts)}.")
        for card in range(53):
            if not 0 <= counts[card] <= (self.demand.jokers if card == 52 else self.demand.decks):
                raise ValueError(f"Nobody holds {counts[card]} of card {card} in this game.")
            self.hand[card] = counts[card]

    def _whole_hand(self, counts: tuple[int, ...]) -> Iterator[LayDown]:
        # With groups among the slots: what leaves nothing comes first.
        cards = sum(counts)
        worth = [1] * KINDS
        for found in self.laying.lay_downs(counts, worth, 0):
            if found.left > 0:
                return
            if sum(meld.size for meld in found.melds) == cards:
                yield found

    def _whole_runs(self, counts: tuple[int, ...]) -> Iterator[LayDown]:
        # The finder may be asked other things between two answers, so a searcher of its own does this.
        for runs in Partitions(self.demand, self.partitions.spans).ways(counts):
            melds: list[Meld] = []
            for suit, low, high, mask in runs:
                jokers: tuple[int, ...] = ()
                if mask:
                    jokers = tuple([at for at in range(low, high + 1) if mask >> (at - 1) & 1])
                melds.append(RunMeld(suit, low, high, jokers))
            yield LayDown(self.laying.placed(melds), 0)


__all__ = ["FAR", "KINDS", "NONE_HELD", "Finder", "GroupMeld", "LayDown", "Meld", "RunMeld", "cards_of"]
