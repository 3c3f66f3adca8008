"""Walk counts for Kontrakt: every sequence of legal actions to a depth, counted by both engines.

A count says how many; the checksum, a sum over all positions reached, says which: it takes in the way to
the position, who is to act and how many cards everybody holds. Lay-downs are part of a walk where few
enough are found by trying; shuffles, slips and deals are not.
"""

import random
import zlib
from typing import Any, NamedTuple

import msgspec
import pytest

from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.variants import VARIANTS
from tests.naive import kontrakt as naive
from tests.naive.beside_kontrakt import Beside, some_lays

DEPTH = 4
DEALS = 10
QUIET = {"deal", "slip", "shuffle", "over"}


class Count(NamedTuple):
    """How many positions, and the sum of their marks."""

    nodes: int
    checksum: int


def mark(path: str, turn: int | None, held: tuple[int, ...]) -> int:
    """A number for a position: the way there, who is to act, how many cards everybody has."""
    return zlib.crc32(f"{path}|{turn}|{held}".encode())


def walk(state: Any, match: naive.Match, depth: int, path: str = "") -> tuple[Count, Count]:
    """The walk by the game and by the naive engine. Each goes its own way; only lay-downs are shared."""
    ours = walk_game(state, match, depth, path)
    return ours, walk_naive(match, depth, path)


def lays_of(match: naive.Match) -> list[str]:
    """A few lay-downs, which both walks take."""
    hand = match.hands[match.turn or 0]
    return some_lays(match, 3) if len(hand) < 15 and hand.count("*") < 2 else []


def walk_game(state: Any, match: naive.Match, depth: int, path: str) -> Count:
    """The walk by the game; the naive match only says which lay-downs are tried."""
    turn, phase = GAME.to_act(state), state.phase.value
    quiet = phase in QUIET
    held = () if quiet else GAME.observe(state, None).held
    nodes, checksum = 1, mark(path, None if quiet else turn, held)
    if depth and not quiet and phase != "cut":
        texts = list(GAME.observe(state, turn).options)
        if phase == "play":
            texts += [
                text for text in lays_of(match) if GAME.check(state, GAME.read_action(state, text)) is None
            ]
        for text in texts:
            after = GAME.apply(state, GAME.read_action(state, text)).state
            other = match.clone()
            other.act(text)
            count = walk_game(after, other, depth - 1, f"{path} {text}")
            nodes, checksum = nodes + count.nodes, checksum + count.checksum
    return Count(nodes, checksum)


def walk_naive(match: naive.Match, depth: int, path: str) -> Count:
    """The walk by the naive engine."""
    quiet = match.phase in QUIET
    held = () if quiet else tuple(map(len, match.hands))
    nodes, checksum = 1, mark(path, match.turn, held)
    if depth and not quiet and match.phase != "cut":
        texts = [*match.legal(), *(lays_of(match) if match.phase == "play" else ())]
        for text in texts:
            after = match.clone()
            after.act(text)
            count = walk_naive(after, depth - 1, f"{path} {text}")
            nodes, checksum = nodes + count.nodes, checksum + count.checksum
    return Count(nodes, checksum)


@pytest.mark.parametrize("number", range(DEALS))
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_walks_from_a_deal_are_the_same(variant: str, number: int) -> None:
    rng = random.Random(f"{variant} {number}")
    rules = VARIANTS[variant]
    seats = rules.min_players + number % (rules.max_players - rules.min_players + 1)
    both = Beside(rules, seats)
    both.chance(rng, near=0.5)
    while both.naive.phase in {"cut", "slip"}:
        if both.naive.turn is None:
            both.chance(rng)
        else:
            both.act(rng.choice(both.legal()))
    ours, theirs = walk(both.state, both.naive, DEPTH)
    assert ours == theirs
    assert ours.nodes > DEPTH


@pytest.mark.parametrize("number", range(DEALS))
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_walks_from_the_middle_of_a_round_are_the_same(variant: str, number: int) -> None:
    rng = random.Random(f"{variant} {number} on")
    both = Beside(msgspec.structs.replace(VARIANTS[variant], stall_circles=2), 3 + number % 2)
    for _ in range(60 + 5 * number):
        if both.naive.turn is None:
            both.chance(rng, near=1)
            continue
        match, seat = both.naive, both.naive.turn
        lays = lays_of(match) if match.phase == "play" and not match.down[seat] else []
        both.act(rng.choice(lays or both.legal()))
        if match.phase == "over":
            break
    # Where much may be laid off the walks are wide, so they are shorter.
    wide = both.naive.turn is not None and both.naive.phase != "cut" and len(both.naive.legal()) > 20
    ours, theirs = walk(both.state, both.naive, 2 if wide else 3)
    assert ours == theirs
