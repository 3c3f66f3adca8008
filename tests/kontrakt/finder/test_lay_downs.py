"""Every lay-down of a hand comes once, in canonical form, and the least penalty left comes first."""

import random
from itertools import islice

import pytest

from kontu.games.kontrakt.finder import GroupMeld
from tests.kontrakt.finder import brute
from tests.kontrakt.finder.asking import POINTS, counts, finder, laid
from tests.kontrakt.finder.brute import Game
from tests.kontrakt.finder.hands import SEVEN, hand, slots


def _agree(contract: str, game: Game, held: list[int]) -> int:
    ways = list(finder(contract, game).lay_downs(held, POINTS))
    found = [laid(way) for way in ways]
    assert len(found) == len(set(found)), (contract, held)
    assert set(found) == brute.lay_downs(held, slots(contract), game), (contract, held)
    total = sum(copies * points for copies, points in zip(held, POINTS, strict=True))
    left = [total - sum(POINTS[card] for _, _, cards in way for card in cards) for way in found]
    assert [way.left for way in ways] == left == sorted(left), (contract, held)
    for way in ways:
        assert [type(meld).__name__[0] for meld in way.melds] == [
            "G" if kind == "G" else "R" for kind, _ in slots(contract)
        ]
    return len(ways)


@pytest.mark.parametrize("contract", SEVEN)
def test_k064_a_hand_is_laid_in_just_the_ways_that_trying_everything_finds(contract: str) -> None:
    rng = random.Random(contract)
    amounts = [_agree(contract, Game(), hand(rng, contract, (9, 13), 3)) for _ in range(60)]
    assert sum(amounts) > 20
    assert 0 in amounts


@pytest.mark.parametrize("contract", ["G3+S4", "G3+G4", "S4+S5", "G3+G3", "S4+S4"])
@pytest.mark.parametrize("same", [True, False])
def test_k133_larger_melds_are_lay_downs_where_the_minimum_is_asked(contract: str, same: bool) -> None:
    rng = random.Random(contract)
    game = Game(
        exact=False, same_rank_groups=same, adjacent_jokers=same, joker_limit="none" if same else "by_size"
    )
    for _ in range(12):
        _agree(contract, game, hand(rng, contract, (7, 11), 2))


def test_no_lay_down_takes_the_card_that_must_be_kept() -> None:
    held = counts("9s 9h 9d 9c 4h 5h 6h 7h 8h")
    asked = finder("G3+S4", Game(exact=False))
    sizes = {sum(meld.size for meld in way.melds) for way in asked.lay_downs(held, POINTS, keep=1)}
    assert sizes == {7, 8}
    assert sum(meld.size for meld in next(asked.lay_downs(held, POINTS)).melds) == 9


def test_equal_slots_are_filled_in_the_order_of_their_melds() -> None:
    held = counts("9s 9h 9d 4s 4h 4d Kc")
    (way,) = finder("G3+G3", Game()).lay_downs(held, POINTS)
    assert [meld.rank for meld in way.melds if isinstance(meld, GroupMeld)] == [3, 8]
    assert way.left == 10


def test_a_joker_may_stand_for_a_card_that_is_held() -> None:
    ways = [laid(way) for way in finder("S4", Game()).lay_downs(counts("4h 5h 6h 7h *"), POINTS)]
    assert len(ways) == 7  # the four, one with the joker for each of them, and the joker beyond either end
    assert len(set(ways)) == 7


def test_the_best_lay_down_comes_at_once_from_a_large_hand() -> None:
    held = counts("As Ah Ad Ks Kh Kd Qs Qh Qd Js Jh Jd Ts Th Td 9s 9h 9d 8s 8h 8d * * * *")
    ways = list(islice(finder("G3+S4+S4", Game()).lay_downs(held, POINTS), 200))
    assert len(ways) == 200
    assert ways[0].left <= ways[199].left
