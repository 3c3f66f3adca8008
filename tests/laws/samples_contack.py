"""Which Contack the laws are tried on: every preset, every value of every option, mixtures, two to seven."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import msgspec

from kontu.core import registry
from kontu.core.fields import fields, rules_type
from kontu.core.seats import Seat
from kontu.games.contack.actions import DRAW, PASS, Deal, Play
from kontu.games.contack.cells import Cell, neighbour
from kontu.games.contack.observation import Observation
from kontu.games.contack.rules import (
    HOUSE,
    VARIANTS,
    ContackRules,
    Debt,
    MatchEnd,
    Scoring,
)
from kontu.games.contack.tiles import COLOURS, RECONSTRUCTION, Tile
from tests.laws.samples import Sample

GAME: Final = registry.get("contack")

RULE_IDS: Final = frozenset(
    f"C-{number:02}"
    for number in (*range(1, 6), *range(10, 16), *range(20, 35), 40, 41, 42, 50, *range(60, 64))
)

LONGEST: Final = 5_000
"""More actions than any sample needs: a hand has at most 64 plays, a draw a tile and the passes between."""

# Sets of few numbers fit together often: openings, three contacts and enclosed tiles come up.
FRIENDLY: Final = tuple(Tile(*numbers) for numbers in product((1, 4, 5, 10), repeat=3))
SMALL: Final = RECONSTRUCTION[:11]
BOXES: Final = {"original": RECONSTRUCTION, "friendly": FRIENDLY, "small": SMALL}

NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "leftover_penalty": (0, 10, 100),
    "counter_stake": (5, 200, 100_000),
    "hands": (1, 2),
    "target": (5, 150, 10_000),
    "hand_limit": (1, 3),
}

# What a choice needs beside it to be played at all, or to matter.
COUNTERS: Final[dict[str, Any]] = {"scoring": Scoring.COUNTERS, "leftover_penalty": 0}
TO_TARGET: Final[dict[str, Any]] = {"match_end": MatchEnd.TARGET, "hand_limit": 3}
BESIDE: Final[dict[str, dict[str, Any]]] = {
    "scoring": {"leftover_penalty": 0},
    "counter_stake": COUNTERS,
    "counter_values": COUNTERS,
    "debt": {**COUNTERS, "counter_stake": 25},
    "match_end": TO_TARGET,
    "target": TO_TARGET,
    "hand_limit": {**TO_TARGET, "target": 10_000},
}


def values(field: str) -> tuple[Any, ...]:
    """Every value of an option, or for a number some that matter."""
    info = next(info for info in fields(rules_type(GAME)) if info.name == field)
    match info.kind:
        case "bool":
            return (False, True)
        case "choice":
            choice = type(getattr(HOUSE, field))
            return tuple(map(choice, info.choices))
        case "int":
            return NUMBERS[field]
        case "pieces" | "numbers":
            return (RECONSTRUCTION, FRIENDLY)


def every() -> Iterator[Sample]:
    """Every preset for two to seven, and every value of every option once, the seats going round."""
    for name, rules in VARIANTS.items():
        for seats in range(2, 8):
            yield Sample(f"{name} for {seats}", msgspec.structs.replace(rules, hands=1 + seats % 2), seats)
    seats = 2
    for info in fields(rules_type(GAME)):
        for number, value in enumerate(values(info.name)):
            changes = {"hands": 1, **BESIDE.get(info.name, {}), info.name: value}
            partners = changes.get("partnerships", False)
            seats = 4 if partners else 2 + (seats - 1) % 6
            yield Sample(f"{info.name} {number}", ContackRules(**changes), seats)


def mixed(rng: random.Random) -> Sample:
    """A mixture of all the options."""
    changes = {info.name: rng.choice(values(info.name)) for info in fields(rules_type(GAME))}
    box = rng.choice(sorted(BOXES))
    seats = 2 if box == "small" else rng.randint(2, 7)
    changes |= {"tiles": BOXES[box], "partnerships": seats == 4 and rng.random() < 0.6}
    changes["counter_stake"] = rng.choice((5, 25, 200))
    if changes["scoring"] is Scoring.COUNTERS:
        changes["leftover_penalty"] = 0
    if changes["debt"] is Debt.NONE and rng.random() < 0.5:
        changes["counter_stake"] = 25
    return Sample(f"{box} mixture", ContackRules(**changes), seats)


def pieces(observation: Observation) -> tuple[Counter[str], int]:
    """The pieces in sight, and how many are out of sight (before the first deal all of them)."""
    sight = Counter(str(tile) for hand in observation.hands for tile in hand)
    sight.update(str(laid.tile) for laid in observation.layout)
    return sight, observation.reserve


def all_pieces(rules: ContackRules, seats: int) -> Counter[str]:
    """Every piece of the set."""
    return Counter(map(str, rules.tiles))


def in_order(observation: Observation, deck: tuple[str, ...]) -> bool:
    """Whether the dealer is given the whole set."""
    return Counter(deck) == all_pieces(observation.rules, observation.seats)


def deals(action: Any) -> bool:
    """Whether an action deals a hand: there is no other chance."""
    return isinstance(action, Deal)


def candidates(observation: Observation) -> Iterator[Any]:
    """Actions a seat might try: every tile of the set and a foreign one, in cells near by and far off."""
    near = {Cell(0, 0), Cell(1, 1), Cell(30, -30), Cell(35, 35), Cell(36, 0), Cell(0, -40)}
    for laid in observation.layout:
        around = {neighbour(laid.cell, colour) for colour in COLOURS}
        near |= around | {laid.cell}
        if laid is observation.layout[-1]:
            near |= {neighbour(cell, colour) for cell in around for colour in COLOURS}
    for tile in (*observation.rules.tiles, Tile(10, 10, 9)):
        for cell in sorted(near):
            yield Play(tile, cell)
    yield DRAW
    yield PASS
    yield Deal(observation.rules.tiles)
    yield Deal(observation.rules.tiles[1:])


def hidden(observation: Observation) -> int:
    """How many of the last pieces of the deal nobody has seen yet."""
    return observation.reserve


def reordered(action: Deal, order: tuple[Tile, ...]) -> Deal:
    """The deal of the same tiles in another order."""
    return Deal(order)


def turned(deal: Any, seats: int, by: int) -> Any:
    """The same deal with every seat's pieces given to the seat ``by`` further on; a play names no seat."""
    if not isinstance(deal, Deal):
        return deal
    hands = [deal.order[5 * seat : 5 * seat + 5] for seat in range(seats)]
    moved = [hands[(seat - by) % seats] for seat in range(seats)]
    return Deal((*(tile for hand in moved for tile in hand), *deal.order[5 * seats :]))


def lasting_tie(deal: Deal, seats: int) -> bool:
    """Whether two seats' tiles are of equal sizes all five: then the seats' numbers decide (C-12)."""
    sizes = [sorted(tile.sum for tile in deal.order[5 * seat : 5 * seat + 5]) for seat in range(seats)]
    return sizes.count(min(sizes)) > 1


def match_scores(sums: tuple[int, ...], rules: ContackRules) -> tuple[int, ...]:
    """What the outcome must say when the score events add up to ``sums`` (C-50: partners share)."""
    if not rules.partnerships:
        return sums
    return tuple(sums[seat] + sums[(seat + 2) % 4] for seat in range(4))


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """Everybody who may look."""
    return (None, *map(Seat, range(seats)))
