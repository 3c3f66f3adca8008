"""Kontrakt's cards, groups and runs, slowly and obviously, from the rules alone.

This module imports nothing of ``kontu.games``. A card is its notation (``9s``, ``*`` a joker); in a
run a joker is written with the card it stands for (``*9h``), in a group it is ``*``.
A run's positions go from 1 (a low ace) to 14 (a high ace) in one suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, pairwise, product
from typing import Any

RANKS = "A23456789TJQK"
SUITS = "shdc"
NATURALS = tuple(rank + suit for suit in SUITS for rank in RANKS)
JOKER = "*"
HIGH_ACE = 14

Rules = Mapping[str, Any]


@dataclass(frozen=True)
class Laid:
    """A meld: ``kind`` is ``group`` or ``run``; ``cards`` are tokens, those of a run from low to high.

    ``low`` is the position of a run's first card; in a group the rank, an ace being 1.
    """

    kind: str
    cards: tuple[str, ...]
    low: int
    owner: int = -1
    number: int = 0

    @property
    def name(self) -> str:
        """What it is called on the table: ``p1.2``."""
        return f"p{self.owner + 1}.{self.number}"

    @property
    def high(self) -> int:
        """The position of the last card of a run; in a group the rank."""
        return self.low + len(self.cards) - 1 if self.kind == "run" else self.low

    @property
    def suit(self) -> str:
        """The suit of a run."""
        assert self.kind == "run"
        return self.cards[0][-1]

    @property
    def jokers(self) -> int:
        """How many jokers lie in it."""
        return sum(is_joker(card) for card in self.cards)

    def owned(self, owner: int, number: int) -> Laid:
        """The same meld on the table."""
        return replace(self, owner=owner, number=number)


def is_joker(token: str) -> bool:
    """Whether the token is a joker, standing for a card or not."""
    return token.startswith(JOKER)


def stands_for(token: str) -> str:
    """The card that a token of a run is or stands for."""
    return token.removeprefix(JOKER)


def from_hand(token: str) -> str:
    """The card that leaves the hand when the token is laid."""
    return JOKER if is_joker(token) else token


def card_at(position: int, suit: str) -> str:
    """The card at a position of a run (K-032, K-033: the ace at both ends)."""
    return RANKS[(position - 1) % 13] + suit


def places(card: str) -> tuple[int, ...]:
    """The positions a card may have in a run."""
    place = RANKS.index(card[0]) + 1
    return (1, HIGH_ACE) if place == 1 else (place,)


def split_slots(contract: str) -> list[tuple[str, int]]:
    """The slots of a contract such as ``G3+S4``: kind and least size."""
    kinds = {"G": "group", "S": "run"}
    return [(kinds[slot[0]], int(slot[1:])) for slot in contract.split("+")]


def split_cards(text: str, kind: str) -> list[str] | None:
    """The tokens of a meld in notation; None when a card is none, or a run's joker stands for nothing."""
    tokens = []
    while text:
        size = 2 if text[0] != JOKER else 1 if kind == "group" else 3
        token, text = text[:size], text[size:]
        if (token != JOKER or kind == "run") and stands_for(token) not in NATURALS:
            return None
        tokens.append(token)
    return tokens


def as_group(tokens: Sequence[str]) -> Laid | None:
    """The tokens as a group (K-025, K-027, K-028); None when they are none."""
    ranks = {token[0] for token in tokens if not is_joker(token)}
    if len(ranks) != 1:
        return None  # O-17: without a natural card there is no rank
    in_order = sorted(tokens, key=lambda token: 99 if is_joker(token) else NATURALS.index(token))
    return Laid("group", tuple(in_order), RANKS.index(ranks.pop()) + 1)


def as_runs(tokens: Sequence[str]) -> list[Laid]:
    """Every way in which the tokens, in any order, are a run (K-029 to K-034, O-04, O-05, O-14).

    There is more than one way only where an ace may lie at either end; the first is then the one that
    goes by the order of writing.
    """
    if not tokens or len({stands_for(token)[1] for token in tokens}) != 1:
        return []
    found: list[Laid] = []
    for taken in product(*(places(stands_for(token)) for token in tokens)):
        low = min(taken)
        if sorted(taken) != list(range(low, low + len(tokens))):
            continue
        cards = tuple(token for _, token in sorted(zip(taken, tokens, strict=True)))
        run = Laid("run", cards, low)
        if run not in found:
            found.append(run)
    return sorted(found, key=lambda run: run.cards != tuple(tokens))


def joker_room(kind: str, size: int, rules: Rules) -> int:
    """How many jokers a meld of so many cards may hold (O-16, part C)."""
    room: int = rules["max_jokers"]
    if rules["joker_limit"] == "majority":
        room = min(room, size // 2)
    if rules["joker_limit"] == "by_size":
        shortest = 3 if kind == "group" else 4
        room = min(room, 1 if size <= shortest else 2 if size == shortest + 1 else 3)
    return room


def jokers_suit(meld: Laid, rules: Rules) -> bool:
    """Whether the jokers of a meld are as the rules allow (O-16, O-18)."""
    if meld.jokers > joker_room(meld.kind, len(meld.cards), rules):
        return False
    if meld.kind == "run" and not rules["adjacent_jokers"]:
        jokers = [is_joker(card) for card in meld.cards]
        return not any(one and two for one, two in pairwise(jokers))
    return True


def runs_agree(one: Laid, two: Laid, how: str) -> bool:
    """Whether two runs of one player may be laid at once (K-052 to K-055, O-03, O-07 to O-10)."""
    if one.suit != two.suit or how == "free":
        return True
    if how == "different":
        return False
    lower, upper = sorted((one, two), key=lambda run: run.low)
    missing = upper.low - lower.high - 1
    # Negative: they overlap. Nought: they touch.
    return missing != 0 if how == "not_touching" else missing < 0 or missing >= 2


def read_lay(text: str, contract: str) -> list[Laid] | None:
    """The melds of ``lay ...``, a meld for each slot in the contract's order; None when there are none."""
    words = text.split(" ")
    slots = split_slots(contract)
    if words[0] != "lay" or len(words) != 1 + len(slots):
        return None
    melds = []
    for word, (kind, _) in zip(words[1:], slots, strict=True):
        tokens = split_cards(word, kind)
        if not tokens:
            return None
        if kind == "group":
            group = as_group(tokens)
            if group is None:
                return None
            melds.append(group)
        else:
            runs = as_runs(tokens)
            if not runs or (len(runs) > 1 and runs[0].cards != tuple(tokens)):
                return None
            melds.append(runs[0])
    return melds


def write_lay(melds: Sequence[Laid]) -> str:
    """The lay-down in notation, as a writer gives it."""
    return " ".join(("lay", *("".join(meld.cards) for meld in melds)))


def melds_fulfil(melds: Sequence[Laid], contract: str, rules: Rules, *, more: bool) -> bool:
    """Whether the melds fulfil the contract, whoever holds them; with ``more`` they may be larger."""
    for meld, (kind, size) in zip(melds, split_slots(contract), strict=True):
        if meld.kind != kind or len(meld.cards) < size or (len(meld.cards) > size and not more):
            return False
        if len(meld.cards) - meld.jokers < rules["min_naturals"] or not jokers_suit(meld, rules):
            return False
    groups = [meld.low for meld in melds if meld.kind == "group"]
    if not rules["same_rank_groups"] and len(set(groups)) < len(groups):
        return False  # O-02
    runs = [meld for meld in melds if meld.kind == "run"]
    return all(runs_agree(one, two, rules["same_suit_runs"]) for one, two in combinations(runs, 2))


def used_by(melds: Sequence[Laid]) -> Counter[str]:
    """The cards that leave the hand with these melds (K-035: each for one meld only)."""
    return Counter(from_hand(card) for meld in melds for card in meld.cards)


# --- every lay-down, by trying them all -------------------------------------------------------------


def every_group(hand: Counter[str], sizes: Sequence[int]) -> Iterator[Laid]:
    """Every group of one of the sizes that the hand has cards for."""
    for rank in RANKS:
        kinds = [rank + suit for suit in SUITS if hand[rank + suit]]
        held = sum(hand[card] for card in kinds) + hand[JOKER]
        for size in sizes:
            if not kinds or size > held:
                continue
            for cards in combinations_with_replacement([*kinds, JOKER], size):
                group = as_group(cards)
                if group is not None and Counter(cards) <= hand:
                    yield group


def every_run(hand: Counter[str], sizes: Sequence[int]) -> Iterator[Laid]:
    """Every run of one of the sizes that the hand has cards for, jokers in every place."""
    for suit in SUITS:
        held = [hand[card_at(position, suit)] for position in range(1, HIGH_ACE + 1)]
        for size in sizes:
            for low in range(1, HIGH_ACE + 2 - size):
                if held[low - 1 : low - 1 + size].count(0) <= hand[JOKER]:
                    yield from _runs_at([card_at(low + step, suit) for step in range(size)], low, hand)


def _runs_at(cards: Sequence[str], low: int, hand: Counter[str]) -> Iterator[Laid]:
    for most in range(hand[JOKER] + 1):
        for standing in combinations(range(len(cards)), most):
            tokens = tuple(JOKER + card if place in standing else card for place, card in enumerate(cards))
            if most < len(cards) and Counter(map(from_hand, tokens)) <= hand:
                yield Laid("run", tokens, low)


def every_lay(
    hand: Counter[str], contract: str, rules: Rules, *, more: bool, whole: bool
) -> Iterator[tuple[Laid, ...]]:
    """Every lay-down of the contract, melds in the order of its slots.

    Those that differ only in the order of the melds of equal slots come more than once. ``whole`` asks
    for every card of the hand.
    """
    slots = split_slots(contract)

    def further(melds: tuple[Laid, ...], left: Counter[str]) -> Iterator[tuple[Laid, ...]]:
        if len(melds) == len(slots):
            if not (whole and left.total()) and melds_fulfil(melds, contract, rules, more=more):
                yield melds
            return
        kind, least = slots[len(melds)]
        later = sum(size for _, size in slots[len(melds) + 1 :])
        most = left.total() - later if more else least
        if kind == "run":
            most = min(most, HIGH_ACE)
        make = every_group if kind == "group" else every_run
        least_now = least if len(melds) + 1 < len(slots) or not whole else max(least, left.total())
        for meld in make(left, range(least_now, most + 1)):
            yield from further((*melds, meld), left - used_by([meld]))

    yield from further((), hand)
