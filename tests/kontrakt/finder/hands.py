"""Hands for the finder's tests: random, crowded into few suits and ranks, and built close to a contract."""

import random
from collections.abc import Sequence

SEVEN = {
    "G3+G3": (10, 21),
    "G3+S4": (10, 21),
    "S4+S4": (10, 21),
    "G3+G3+G3": (11, 21),
    "G3+G3+S4": (11, 21),
    "G3+S4+S4": (11, 21),
    "S4+S4+S4": (13, 21),
}
"""The contracts of the seven rounds (K-037 to K-049), and how many cards the hands have."""

SHANGHAI_TEN = "G3+G3 G3+S4 S4+S4 G3+G3+G3 G3+S7 G3+G3+S5 S4+S4+S4 G3+S10 G3+G3+G3+S5 S5+S5+S5".split()


def slots(contract: str) -> list[tuple[str, int]]:
    """The slots that a contract's notation names."""
    return [(part[0], int(part[1:])) for part in contract.split("+")]


def hand(rng: random.Random, contract: str, cards: tuple[int, int], jokers: int, decks: int = 2) -> list[int]:
    """A hand of one of the three sorts, each as likely; up to ``jokers`` jokers."""
    counts = [0] * 53
    size = rng.randint(*cards)
    sort = rng.choice(["built", "crowded", "random"])
    counts[52] = rng.randint(0, jokers)
    if sort == "built":
        _build(rng, counts, slots(contract), decks)
    pool = [card for card in range(52) for _ in range(decks - counts[card])]
    if sort == "crowded":
        suits = rng.sample(range(4), rng.choice([1, 2, 2, 3]))
        ranks = rng.sample(range(13), rng.randint(4, 9))
        close = [card for card in pool if card // 13 in suits or card % 13 in ranks[:2]]
        pool = close if len(close) > size else pool
    rng.shuffle(pool)
    while sum(counts) < size and pool:
        counts[pool.pop()] += 1
    return counts


def _build(rng: random.Random, counts: list[int], contract: Sequence[tuple[str, int]], decks: int) -> None:
    # The cards of melds for the contract, of which up to two are left out and jokers take some more.
    wanted = []
    low, suit = rng.randint(1, 11), rng.randrange(4)
    for kind, size in contract:
        if kind == "G":
            rank = rng.randrange(13)
            wanted += [rng.randrange(4) * 13 + rank for _ in range(size)]
            continue
        # Runs of one suit that touch, overlap, are the same or leave a gap; aces at both ends.
        low = min(max(1, low), 15 - size)
        wanted += [suit * 13 + (position - 1) % 13 for position in range(low, low + size)]
        low += rng.choice([-size, -2, 0, 1, 2, size, size, size + 1, size + 1, size + 2])
        suit = rng.choice([suit, suit, suit, rng.randrange(4)])
    rng.shuffle(wanted)
    del wanted[: rng.choice([0, 0, 1, 2]) + counts[52]]
    for card in wanted:
        if counts[card] < decks:
            counts[card] += 1


def whole_hand(rng: random.Random, jokers: int) -> list[int]:
    """A hand that three runs make, jokers among them; in one hand of four a card is wrong."""
    while True:
        counts = [0] * 53
        wanted = []
        low, suit = rng.randint(1, 11), rng.randrange(4)
        counts[52] = rng.randint(0, jokers)
        for _ in range(3):
            size = rng.choice([4, 4, 4, 5, 6, 7, 14 if counts[52] < 2 else 5])
            low = min(max(1, low), 15 - size)
            wanted += [suit * 13 + (position - 1) % 13 for position in range(low, low + size)]
            low += rng.choice([-size, -2, 0, 1, size, size + 1, size + 2])
            suit = rng.choice([suit, suit, rng.randrange(4)])
        rng.shuffle(wanted)
        del wanted[: counts[52]]
        if rng.random() < 0.25:
            wanted[0] = rng.randrange(52)
        for card in wanted:
            counts[card] += 1
        if max(counts[:52]) <= 2:
            return counts
