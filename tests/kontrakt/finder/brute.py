"""The questions of the meld finder answered from the rules alone, by trying everything.

It shares nothing with the finder: melds are lists of cells, and a cell is a set of the cards that may lie
there. Only what can not win is skipped. Cards are numbers, suit * 13 + rank (ace 0), the joker 52.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, pairwise, product

JOKER = 52
NEVER = 99


@dataclass(frozen=True)
class Game:
    """The choices on which an answer depends, by the names that the rules give them."""

    exact: bool = True
    decks: int = 2
    jokers: int = 4
    same_suit_runs: str = "not_touching"
    same_rank_groups: bool = True
    min_naturals: int = 1
    joker_limit: str = "none"
    max_jokers: int = 14
    adjacent_jokers: bool = True


@dataclass(frozen=True)
class Shape:
    """A meld without its cards: ``place`` is a rank, or suit, low and high end; a cell lists its cards."""

    kind: str
    place: tuple[int, ...]
    cells: tuple[tuple[int, ...], ...]


def run_shape(suit: int, low: int, high: int) -> Shape:
    return Shape("S", (suit, low, high), tuple((suit * 13 + (p - 1) % 13,) for p in range(low, high + 1)))


def group_shape(rank: int, size: int) -> Shape:
    return Shape("G", (rank,), (tuple(suit * 13 + rank for suit in range(4)),) * size)


def jokers_allowed(game: Game, kind: str, pattern: Sequence[bool]) -> bool:
    """Whether jokers may lie in a meld where ``pattern`` is true (O-16 to O-18)."""
    size, jokers = len(pattern), sum(pattern)
    if size - jokers < game.min_naturals or jokers > game.max_jokers:
        return False
    if game.joker_limit == "majority" and jokers > size - jokers:
        return False
    if game.joker_limit == "by_size":
        one, two = (3, 4) if kind == "G" else (4, 5)
        if jokers > (1 if size <= one else 2 if size <= two else 3):
            return False
    neighbours = any(a and b for a, b in pairwise(pattern))
    return kind == "G" or game.adjacent_jokers or not neighbours


def go_together(game: Game, shapes: Sequence[Shape]) -> bool:
    """K-052 to K-056 for every pair of runs, O-02 for every pair of groups."""
    for one, other in combinations(shapes, 2):
        if one.kind != other.kind or one.place[0] != other.place[0]:
            continue
        if one.kind == "G":
            if not game.same_rank_groups:
                return False
            continue
        if game.same_suit_runs == "different":
            return False
        mine = set(range(one.place[1], one.place[2] + 1))
        theirs = set(range(other.place[1], other.place[2] + 1))
        if mine & theirs or game.same_suit_runs == "free":
            continue
        between = min(theirs) - max(mine) - 1 if max(mine) < min(theirs) else min(mine) - max(theirs) - 1
        if between < {"not_touching": 1, "gap2": 2}[game.same_suit_runs]:
            return False
    return True


def shapes_for(game: Game, slot: tuple[str, int], longest: int = 14) -> list[Shape]:
    """Every meld that could fill the slot."""
    kind, size = slot
    most = size if game.exact else longest
    if kind == "G":
        return [
            group_shape(rank, n)
            for n in range(size, max(size, min(most, size + 1)) + 1)
            for rank in range(13)
        ]
    return [
        run_shape(suit, low, low + n - 1)
        for n in range(size, most + 1)
        for suit in range(4)
        for low in range(1, 16 - n)
    ]


def missing(counts: Sequence[int], shapes: Sequence[Shape]) -> int:
    """How many cells stay empty without jokers if runs and groups do not want the same cards."""
    ranks: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    for shape in shapes:
        if shape.kind == "G":
            ranks[shape.place[0]] += len(shape.cells)
        else:
            cards.update(cell[0] for cell in shape.cells)
    lacking = sum(max(0, n - counts[card]) for card, n in cards.items())
    return lacking + sum(max(0, n - sum(counts[rank:52:13])) for rank, n in ranks.items())


def distance(
    counts: Sequence[int], slots: Sequence[tuple[str, int]], game: Game, places: int | None = None
) -> int:
    """The least number of cards to add; with ``places``, of melds that have so many cells together."""
    held = counts[JOKER]
    lists = []
    for slot in slots:
        found = [(missing(counts, [shape]), shape) for shape in shapes_for(game, slot)]
        lists.append(sorted(found, key=lambda each: each[0]))
    best = NEVER
    least = [sum(each[0][0] for each in lists[i:]) for i in range(len(slots) + 1)]

    def choose(at: int, start: int, lacking: int, cells: int, chosen: list[Shape]) -> None:
        nonlocal best
        if at == len(slots):
            if places is None or cells == places:
                best = min(best, price(counts, chosen, game, best))
            return
        for index in range(start, len(lists[at])):
            lack, shape = lists[at][index]
            if lacking + lack + least[at + 1] - held >= best:
                return
            if places is not None and cells + len(shape.cells) > places:
                continue
            together = [*chosen, shape]
            lack = missing(counts, together)
            if lack + least[at + 1] - held >= best or not go_together(game, together):
                continue
            same = at + 1 < len(slots) and slots[at + 1] == slots[at]
            choose(at + 1, index if same else 0, lack, cells + len(shape.cells), together)

    choose(0, 0, 0, 0, [])
    return best


def price(counts: Sequence[int], shapes: Sequence[Shape], game: Game, limit: int) -> int:
    """The least number of added cards with which all these melds can be laid, or ``limit``."""
    wanted: Counter[int] = Counter()
    for shape in shapes:
        for cell in shape.cells:
            wanted.update(cell)
    cells = [(i, cell) for i, shape in enumerate(shapes) for cell in shape.cells]
    ends = {sum(len(shape.cells) for shape in shapes[: i + 1]): i for i in range(len(shapes))}
    used = [0] * 53
    laid: list[int] = []
    best = limit
    # Each further card of a run's cell costs one at least, if the hand has none of it.
    floor = max(0, missing(counts, shapes) - counts[JOKER])
    empty = [sum(not any(counts[c] for c in cell) for _, cell in cells[i:]) for i in range(len(cells) + 1)]

    def place(at: int, cost: int) -> None:
        nonlocal best
        if best <= floor or cost + max(0, empty[at] - max(0, counts[JOKER] - used[JOKER])) >= best:
            return
        if at in ends:
            ended = shapes[ends[at]]
            own = laid[at - len(ended.cells) :]
            if not jokers_allowed(game, ended.kind, [card == JOKER for card in own]):
                return
            if at == len(cells):
                best = cost
                return
        meld, cell = cells[at]
        for card in (*cell, JOKER):
            # In a group the cards lie by their numbers, jokers last.
            if at and cells[at - 1][0] == meld and len(cell) > 1 and card < laid[-1]:
                continue
            if used[card] < (game.jokers if card == JOKER else game.decks):
                added = used[card] >= counts[card]
                used[card] += 1
                laid.append(card)
                place(at + 1, cost + added)
                laid.pop()
                used[card] -= 1
                if card != JOKER and not added and len(cell) == 1 and wanted[card] <= counts[card]:
                    return  # a card held for every cell that could want it

    place(0, 0)
    return best


Laid = tuple[str, tuple[int, ...], tuple[int, ...]]
"""A meld on the table: kind, place, and for a group its cards (sorted, jokers last), for a run as it lies."""


def laid_melds(counts: Sequence[int], slot: tuple[str, int], game: Game) -> Iterator[Laid]:
    """Every meld from the hand that fills the slot."""
    kind, size = slot
    sizes = (size,) if game.exact else range(size, sum(counts) + 1)
    if kind == "G":
        for rank in range(13):
            own = [suit * 13 + rank for suit in range(4) for _ in range(counts[suit * 13 + rank])]
            own += [JOKER] * counts[JOKER]
            for n in sizes:
                for cards in sorted(set(combinations(own, n))):
                    if jokers_allowed(game, "G", [card == JOKER for card in cards]):
                        yield "G", (rank,), cards
        return
    for shape in shapes_for(game, slot):
        options = [
            [*(card for card in cell if counts[card]), *([JOKER] if counts[JOKER] else [])]
            for cell in shape.cells
        ]
        for cards in product(*options):
            if all(counts[card] >= n for card, n in Counter(cards).items()):
                if jokers_allowed(game, "S", [card == JOKER for card in cards]):
                    yield "S", shape.place, cards


def lay_downs(counts: Sequence[int], slots: Sequence[tuple[str, int]], game: Game) -> set[tuple[Laid, ...]]:
    """Every set of melds that fulfils the contract, each as a sorted tuple of them."""
    found: set[tuple[Laid, ...]] = set()
    kinds = sorted(set(slots))
    lists = [
        list(combinations_with_replacement(sorted(set(laid_melds(counts, slot, game))), slots.count(slot)))
        for slot in kinds
    ]
    fitting = [[melds for melds in each if _held(counts, melds)] for each in lists]
    for parts in product(*fitting):
        melds = tuple(sorted(meld for part in parts for meld in part))
        shapes = [Shape(kind, place, ()) for kind, place, _ in melds]
        if _held(counts, melds) and go_together(game, shapes):
            found.add(melds)
    return found


def _held(counts: Sequence[int], melds: Sequence[Laid]) -> bool:
    used = Counter(card for _, _, cards in melds for card in cards)
    return all(counts[card] >= n for card, n in used.items())


def partitions(counts: Sequence[int], runs: int, least: int, game: Game) -> set[tuple[Laid, ...]]:
    """Every way of laying the whole hand as so many runs of ``least`` or more cards."""
    found: set[tuple[Laid, ...]] = set()
    left = list(counts)

    def place(melds: list[Laid]) -> None:
        if not any(left):
            if len(melds) == runs and go_together(game, [Shape(kind, where, ()) for kind, where, _ in melds]):
                found.add(tuple(sorted(melds)))
            return
        suits = {card // 13 for card in range(52) if left[card]}
        more = runs - len(melds)
        if not 0 < len(suits) <= more or not least * more <= sum(left) <= 14 * more:
            return
        for meld in _runs_with_lowest(left, least):
            if jokers_allowed(game, "S", [card == JOKER for card in meld[2]]):
                for card in meld[2]:
                    left[card] -= 1
                place([*melds, meld])
                for card in meld[2]:
                    left[card] += 1

    place([])
    return found


def _runs_with_lowest(left: list[int], least: int) -> Iterator[Laid]:
    # Every run in which the natural card with the lowest number lies.
    natural = next(card for card in range(52) if left[card])
    suit, rank = divmod(natural, 13)
    for position in {rank + 1, 14} if rank == 0 else {rank + 1}:
        for low in range(1, position + 1):
            for high in range(max(position, low + least - 1), 15):
                cells = [suit * 13 + (p - 1) % 13 for p in range(low, high + 1)]
                for cards in list(_fillings(left, cells)):
                    if cards[position - low] == natural:
                        yield "S", (suit, low, high), cards


def _fillings(left: list[int], cells: list[int]) -> Iterator[tuple[int, ...]]:
    # Every way of filling the cells in turn with a natural or a joker that is left.
    if not cells:
        yield ()
        return
    for card in (cells[0], JOKER):
        if left[card]:
            left[card] -= 1
            for rest in _fillings(left, cells[1:]):
                yield (card, *rest)
            left[card] += 1
