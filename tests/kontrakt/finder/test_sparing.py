"""One search for all discards says what a search for each of them says, by all sorts of rules."""

import random

import pytest

from kontu.games.kontrakt.finder import FAR, NONE_HELD, Finder
from tests.kontrakt.finder.asking import finder
from tests.kontrakt.finder.brute import Game
from tests.kontrakt.finder.hands import SEVEN, SHANGHAI_TEN, hand


def _one_by_one(asked: Finder, held: list[int]) -> list[int]:
    """The distance (of a whole hand: what is to be drawn) after each discard, each asked for itself."""
    measure = asked.to_draw if asked.whole else asked.distance
    found = [NONE_HELD] * 53
    for card in range(53):
        if held[card]:
            found[card] = measure([n - (i == card) for i, n in enumerate(held)])
    return found


def _made_up(rng: random.Random) -> Game:
    return Game(
        exact=rng.random() < 0.5,
        decks=rng.choice([1, 2, 2, 3, 4]),
        jokers=rng.choice([0, 2, 4, 8]),
        same_suit_runs=rng.choice(["free", "not_touching", "gap2", "different"]),
        same_rank_groups=rng.random() < 0.7,
        min_naturals=rng.choice([1, 1, 2, 3]),
        joker_limit=rng.choice(["none", "none", "majority", "by_size"]),
        max_jokers=rng.choice([1, 2, 14]),
        adjacent_jokers=rng.random() < 0.7,
    )


@pytest.mark.parametrize("contract", [*SEVEN, *SHANGHAI_TEN[4:6], "G2+G4+S3", "G4+G3", "S3+S5"])
def test_all_discards_at_once_are_as_far_as_each_by_itself(contract: str) -> None:
    rng = random.Random(contract)
    for _ in range(5):
        game = _made_up(rng)
        asked = finder(contract, game)
        for _ in range(2):
            held = hand(rng, contract, (10, 16), min(5, game.jokers), game.decks)
            assert list(asked.after_each_discard(held)) == _one_by_one(asked, held), (game, held)


@pytest.mark.parametrize("contract", ["S4+S4+S4", "S3+S5", "S4+S4", "G3+S4"])
def test_all_discards_of_a_whole_hand_are_as_far_as_each_by_itself(contract: str) -> None:
    rng = random.Random(contract)
    for _ in range(3):
        game = _made_up(rng)
        asked = finder(contract, game, whole=True)
        for _ in range(2):
            # Not smaller than the contract, which has the same number of places then.
            held = hand(rng, contract, (13, 15), min(4, game.jokers), game.decks)
            assert list(asked.after_each_discard(held)) == _one_by_one(asked, held), (game, held)


def test_a_hand_that_nothing_helps_is_as_far_whatever_is_dropped() -> None:
    game = Game(decks=1, jokers=0, same_rank_groups=False)
    asked = finder("G5", game)
    held = [1] * 5 + [0] * 48
    assert set(asked.after_each_discard(held)) == {FAR, NONE_HELD}
