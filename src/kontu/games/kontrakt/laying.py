"""The lay-downs of a hand: every set of melds that fulfils a contract, best first (K-064, K-065, K-133).

Two lay-downs are one and the same when they put the same melds on the table: the same cards in each, and
each joker of a run at the same place. Neither the order of the cards in a meld counts (O-14) nor the order
of melds in slots of one kind and size. *Canonical* is the one of them that has

- the melds in the order of the contract's slots, and among slots of one kind the larger melds in the
  larger slots, then groups by rank, cards and jokers, runs by suit, low end, high end and jokers;
- in a group the cards by their numbers, jokers last; in a run the places of the jokers from low to high.

Nothing else is left out: a joker may stand for a card that the player also holds.
"""

import heapq
from collections.abc import Iterator, Sequence
from itertools import product
from operator import attrgetter
from typing import Final, NamedTuple

from kontu.games.kontrakt.demand import Demand, most_jokers
from kontu.games.kontrakt.spans import stand_together

JOKER = 52
_PLACES = 5  # bits for the copies of a card in a packed hand; the top one is never used


class GroupMeld(NamedTuple):
    """Cards of one ``rank`` (0 ace to 12 king): the numbers of its ``cards``, twins repeated, and jokers."""

    rank: int
    cards: tuple[int, ...]
    jokers: int

    @property
    def size(self) -> int:
        """How many cards lie in it."""
        return len(self.cards) + self.jokers


class RunMeld(NamedTuple):
    """Cards of one ``suit`` from position ``low`` to ``high`` (1..14), jokers at the positions ``jokers``."""

    suit: int
    low: int
    high: int
    jokers: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many cards lie in it."""
        return self.high - self.low + 1


Meld = GroupMeld | RunMeld


class LayDown(NamedTuple):
    """The ``melds`` in the order of the contract's slots, and the penalty ``left`` in the hand after them."""

    melds: tuple[Meld, ...]
    left: int


_SIZE: Final = attrgetter("size")


class _Kind(NamedTuple):
    """The slots of one kind: what lies there, their places from the smallest on, whether sizes differ."""

    meld: type[Meld]
    places: tuple[int, ...]
    uneven: bool

    @classmethod
    def among(cls, slots: Sequence[tuple[str, int]], letter: str) -> "_Kind":
        """The slots of the kind that ``letter`` names."""
        found = sorted((size, place) for place, (kind, size) in enumerate(slots) if kind == letter)
        meld: type[Meld] = GroupMeld if letter == "G" else RunMeld
        return cls(meld, tuple(place for _, place in found), len({size for size, _ in found}) > 1)


class _Choice(NamedTuple):
    """A meld that a slot can be filled with: its points, the cards it takes (packed), how many."""

    points: int
    meld: Meld
    takes: int
    size: int


def cards_of(meld: Meld) -> tuple[int, ...]:
    """The numbers of the cards in a meld, as they lie; a joker is 52."""
    if isinstance(meld, GroupMeld):
        return meld.cards + (JOKER,) * meld.jokers
    return tuple(
        JOKER if position in meld.jokers else meld.suit * 13 + (position - 1) % 13
        for position in range(meld.low, meld.high + 1)
    )


class Laying:
    """The lay-downs for one contract, given as slots of kind (G or S) and size."""

    def __init__(self, slots: Sequence[tuple[str, int]], demand: Demand, caps: tuple[str, int, int]) -> None:
        """``caps`` are the joker limit, the most jokers of a meld and its fewest naturals."""
        self.slots = tuple(slots)
        self.kinds = [kind for letter in "GS" if (kind := _Kind.among(self.slots, letter)).places]
        self.demand = demand
        self.caps = caps
        runs = len([kind for kind, _ in self.slots if kind == "S"])
        # Nothing in the contract could lie beside what it must not lie beside.
        self.apart = runs < 2 and (demand.same_rank or len(self.slots) - runs < 2)

    def lay_downs(self, counts: Sequence[int], points: Sequence[int], keep: int) -> Iterator[LayDown]:
        """Every canonical lay-down that leaves at least ``keep`` cards, the least penalty left first.

        Jokers are dealt out to the slots in every way; for each way the choices for a slot are sorted by
        points, and what the rest could bring at most is a bound by which one heap orders them all.
        """
        hand = sum(copies << (_PLACES * card) for card, copies in enumerate(counts))
        total = sum(copies * each for copies, each in zip(counts, points, strict=True))
        room = sum(counts) - keep
        chooser = _Chooser(self, counts, points)
        # Slots of one kind and size side by side, so that their choices can be taken in one order.
        slots = sorted(self.slots)
        seen: set[tuple[Meld, ...]] | None = None
        if not self.demand.exact and len(set(slots)) > len({kind for kind, _ in slots}):
            seen = set()
        for melds, size, gained in _best_first(slots, self._streams(slots, chooser, counts[JOKER]), hand):
            if size > room or not (self.apart or self._stand(melds)):
                continue
            placed = self.placed(melds)
            if seen is not None:
                if placed in seen:
                    continue
                seen.add(placed)
            yield LayDown(placed, total - gained)

    def _streams(
        self, slots: list[tuple[str, int]], chooser: "_Chooser", jokers: int
    ) -> Iterator[tuple[tuple[int, ...], list[list[_Choice]]]]:
        # For every way of dealing jokers to the slots, the choices of each slot.
        for dealt in product(range(jokers + 1), repeat=len(slots)):
            if sum(dealt) > jokers:
                continue
            if any(slots[i] == slots[i - 1] and dealt[i] > dealt[i - 1] for i in range(1, len(slots))):
                continue
            lists = [chooser.choices(slot, own) for slot, own in zip(slots, dealt, strict=True)]
            if all(lists):
                yield dealt, lists

    def _stand(self, melds: Sequence[Meld]) -> bool:
        # K-052 for runs, O-02 for groups.
        runs = [meld for meld in melds if isinstance(meld, RunMeld)]
        for i, run in enumerate(runs):
            for other in runs[:i]:
                if run.suit == other.suit and not stand_together(
                    self.demand.relation, run.low, run.high, other.low, other.high
                ):
                    return False
        if self.demand.same_rank:
            return True
        ranks = [meld.rank for meld in melds if isinstance(meld, GroupMeld)]
        return len(set(ranks)) == len(ranks)

    def placed(self, melds: Sequence[Meld]) -> tuple[Meld, ...]:
        """The melds in the canonical order."""
        placed = list(melds)
        for kind in self.kinds:
            if len(kind.places) == len(placed):
                ordered = sorted(placed)
            else:
                ordered = [meld for meld in melds if isinstance(meld, kind.meld)]
                if len(ordered) > 1:
                    ordered.sort()
            if kind.uneven:
                ordered.sort(key=_SIZE)
            for place, meld in zip(kind.places, ordered, strict=True):
                placed[place] = meld
        return tuple(placed)


def _best_first(
    slots: list[tuple[str, int]],
    streams: Iterator[tuple[tuple[int, ...], list[list[_Choice]]]],
    hand: int,
) -> Iterator[tuple[tuple[Meld, ...], int, int]]:
    # Combinations of choices that the hand has the cards for, most points first: melds, cards, points.
    # What is in the heap is told apart by its first four parts, so the others are never compared.
    guard = sum(1 << (_PLACES * card + _PLACES - 1) for card in range(53))
    known: list[tuple[list[list[_Choice]], list[int], list[bool]]] = []
    heap: list[tuple[int, int, int, tuple[int, ...], int, int, int, tuple[Meld, ...]]] = []
    last = len(slots) - 1
    for dealt, lists in streams:
        rest = [sum(each[0].points for each in lists[i:]) for i in range(len(slots) + 1)]
        same = [slots[i + 1] == slots[i] and dealt[i + 1] == dealt[i] for i in range(last)]
        heap.append((-rest[0], len(known), 0, (), hand, 0, 0, ()))
        known.append((lists, rest, same))
    heapq.heapify(heap)
    while heap:
        bound, stream, index, taken, left, gained, size, melds = heap[0]
        lists, rest, same = known[stream]
        slot = len(taken)
        here = lists[slot]
        points, meld, takes, cards = here[index]
        if index + 1 < len(here):
            more = bound + points - here[index + 1].points
            heapq.heapreplace(heap, (more, stream, index + 1, taken, left, gained, size, melds))
        else:
            heapq.heappop(heap)
        after = (left | guard) - takes
        if after & guard != guard:
            continue
        gained += points
        size += cards
        if slot == last:
            yield (*melds, meld), size, gained
            continue
        start = index if same[slot] else 0
        bound = -(gained + lists[slot + 1][start].points + rest[slot + 2])
        chosen, melds = (*taken, index), (*melds, meld)
        heapq.heappush(heap, (bound, stream, start, chosen, after - guard, gained, size, melds))


class _Chooser:
    """The choices for a slot with so many jokers, from a hand; made when first asked for."""

    def __init__(self, laying: Laying, counts: Sequence[int], points: Sequence[int]) -> None:
        self.laying = laying
        self.counts = counts
        self.points = points
        self.made: dict[tuple[tuple[str, int], int], list[_Choice]] = {}

    def choices(self, slot: tuple[str, int], jokers: int) -> list[_Choice]:
        """Every meld with so many jokers that fills the slot, most points first."""
        key = (slot, jokers)
        if key not in self.made:
            melds = self._groups if slot[0] == "G" else self._runs
            found = [self._choice(meld) for meld in melds(slot[1], jokers)]
            self.made[key] = sorted(found, key=lambda choice: (-choice.points, choice.meld))
        return self.made[key]

    def _choice(self, meld: Meld) -> _Choice:
        cards = cards_of(meld)
        takes = sum(1 << (_PLACES * card) for card in cards)
        return _Choice(sum(self.points[card] for card in cards), meld, takes, len(cards))

    def _bears(self, kind: str, size: int, jokers: int) -> bool:
        limit, most, naturals = self.laying.caps
        return jokers <= most_jokers(kind, size, limit, most, naturals)

    def _groups(self, least: int, jokers: int) -> Iterator[Meld]:
        exact = self.laying.demand.exact
        for rank in range(13):
            suits = [range(self.counts[suit * 13 + rank] + 1) for suit in range(4)]
            for taken in product(*suits):
                size = sum(taken) + jokers
                if (size == least or (size > least and not exact)) and self._bears("G", size, jokers):
                    cards = tuple(suit * 13 + rank for suit in range(4) for _ in range(taken[suit]))
                    yield GroupMeld(rank, cards, jokers)

    def _runs(self, least: int, jokers: int) -> Iterator[Meld]:
        longest = least if self.laying.demand.exact else 14
        for suit in range(4):
            held = [self.counts[suit * 13 + (position - 1) % 13] for position in range(15)]
            for low in range(1, 16 - least):
                for high in range(low + least - 1, min(low + longest - 1, 14) + 1):
                    if self._bears("S", high - low + 1, jokers):
                        for places in self._places(held, low, high, jokers):
                            yield RunMeld(suit, low, high, places)

    def _places(self, held: list[int], low: int, high: int, jokers: int) -> Iterator[tuple[int, ...]]:
        # Every choice of places for the jokers, all places without a card among them.
        empty = [position for position in range(low, high + 1) if not held[position]]
        if len(empty) > jokers:
            return
        full = [position for position in range(low, high + 1) if held[position]]
        for extra in _sets_of(full, jokers - len(empty)):
            places = tuple(sorted([*empty, *extra]))
            if high - low == 13 and held[1] == 1 and 1 not in places and 14 not in places:
                continue  # O-05: one ace lies at one end only.
            apart = all(places[i] - places[i - 1] > 1 for i in range(1, len(places)))
            if apart or self.laying.demand.adjacent:
                yield places


def _sets_of(values: list[int], count: int) -> Iterator[tuple[int, ...]]:
    # Every set of so many of the values.
    if count == 0:
        yield ()
        return
    for at in range(count - 1, len(values)):
        for others in _sets_of(values[:at], count - 1):
            yield (*others, values[at])
