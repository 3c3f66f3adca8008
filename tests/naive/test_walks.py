"""Walk counts: every sequence of legal actions to a depth, counted by both engines.

A count says how many; the checksum, a sum over all positions reached, says which: it takes in the
way to the position, who is to act and what everybody has.
"""

import random
import re
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kontu.core.seats import DEALER
from kontu.games.contack.rules import VARIANTS
from tests.naive import contack as naive
from tests.naive.beside import GAME, Beside

DEPTH = 5
DEALS = 20


class Count(NamedTuple):
    """How many positions, and the sum of their marks."""

    nodes: int
    checksum: int


def mark(path: str, turn: int | None, scores: tuple[int, ...]) -> int:
    """A number for a position: the way there, who is to act, what everybody has scored."""
    return zlib.crc32(f"{path}|{turn}|{scores}".encode())


def walk_game(state: Any, depth: int, path: str = "") -> Count:
    """The walk by the game."""
    turn = GAME.to_act(state)
    scores = tuple(score for score, _, _ in state.match.points())
    nodes, checksum = 1, mark(path, None if turn in {None, DEALER} else turn, scores)
    if depth:
        for action in GAME.legal_actions(state):
            after = GAME.apply(state, action).state
            count = walk_game(after, depth - 1, f"{path} {GAME.write_action(state, action)}")
            nodes, checksum = nodes + count.nodes, checksum + count.checksum
    return Count(nodes, checksum)


def walk_naive(match: naive.Match, depth: int, path: str = "") -> Count:
    """The walk by the naive engine."""
    nodes, checksum = 1, mark(path, match.turn, tuple(match.scores))
    if depth:
        for text in match.legal():
            after = match.clone()
            after.act(text)
            count = walk_naive(after, depth - 1, f"{path} {text}")
            nodes, checksum = nodes + count.nodes, checksum + count.checksum
    return Count(nodes, checksum)


@pytest.mark.parametrize("number", range(DEALS))
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_walks_of_five_actions_from_a_deal_are_the_same(variant: str, number: int) -> None:
    rng = random.Random(f"{variant} {number}")
    both = Beside(VARIANTS[variant], 2 + number % 6)
    both.deal(rng)
    ours = walk_game(both.state, DEPTH)
    assert ours == walk_naive(both.naive, DEPTH)
    assert ours.nodes > DEPTH


@pytest.mark.parametrize("number", range(DEALS))
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_the_walks_from_the_middle_of_a_hand_are_the_same(variant: str, number: int) -> None:
    rng = random.Random(f"{variant} {number} on")
    both = Beside(VARIANTS[variant], 2 + number % 3)
    both.play_out(rng, 8 + number)
    assert walk_game(both.state, DEPTH) == walk_naive(both.naive, DEPTH)


def test_the_walk_counts_that_are_published_are_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "testing.md").read_text("utf-8")
    published = dict(re.findall(r"^\| `(\w+/\d)` \| ([\d |]+) \|$", page, re.MULTILINE))
    assert published.keys() == VARIANTS.keys()
    for name, rules in VARIANTS.items():
        state = GAME.start(rules, 4)
        states = [GAME.apply(state, GAME.deal(state, GAME.deck(state))).state]
        for count in map(int, published[name].split(" | ")):
            states = [GAME.apply(state, each).state for state in states for each in GAME.legal_actions(state)]
            assert len(states) == count
