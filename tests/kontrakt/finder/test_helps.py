"""What helps is what lowers the distance, and a discard is judged by the distance after it."""

import random

import pytest

from kontu.games.kontrakt.finder import NONE_HELD
from tests.kontrakt.finder import brute
from tests.kontrakt.finder.asking import counts, finder
from tests.kontrakt.finder.brute import Game
from tests.kontrakt.finder.hands import SEVEN, hand, slots


def _with(held: list[int], card: int, copies: int) -> list[int]:
    return [n + copies if i == card else n for i, n in enumerate(held)]


@pytest.mark.parametrize("contract", SEVEN)
def test_the_cards_that_help_are_those_that_bring_the_contract_nearer(contract: str) -> None:
    rng = random.Random(contract)
    asked = finder(contract, Game())
    for each in range(6):
        held = hand(rng, contract, (10, 14), 3)
        away = brute.distance(held, slots(contract), Game())
        expected = []
        for card in range(53):
            if away and held[card] < (4 if card == 52 else 2):
                nearer = brute.distance(_with(held, card, 1), slots(contract), Game())
                assert nearer >= away - 1
                expected += [card] * (nearer < away)
        assert asked.helps(held) == tuple(expected), (each, held)


@pytest.mark.parametrize("contract", SEVEN)
def test_each_discard_has_the_distance_that_is_left_after_it(contract: str) -> None:
    rng = random.Random(contract)
    asked = finder(contract, Game())
    for _ in range(10):
        held = hand(rng, contract, (11, 15), 3)
        expected = [
            brute.distance(_with(held, card, -1), slots(contract), Game()) if held[card] else NONE_HELD
            for card in range(53)
        ]
        assert list(asked.after_each_discard(held)) == expected, held


def test_in_round_seven_what_helps_brings_the_whole_hand_nearer() -> None:
    asked = finder("S4+S4+S4", Game(), whole=True)
    held = counts("4h 5h 6h 7h 9h Th Jh Qh 2s 3s 4s 5s")
    wanted = {card for card in range(53) if asked.fits(_with(held, card, 1))}
    assert set(asked.helps(held)) == wanted
    assert wanted >= {52, 1 * 13 + 2, 5, 0}
    after = asked.after_each_discard(counts("4h 5h 6h 7h 9h Th Jh Qh 2s 3s 4s 5s Kc"))
    assert after[3 * 13 + 12] == 1
    assert after[1 * 13 + 3] == 2


def test_nothing_helps_a_hand_that_is_ready() -> None:
    assert finder("G3", Game()).helps(counts("9s 9h 9d")) == ()
