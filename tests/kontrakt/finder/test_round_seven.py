"""Round seven: the whole hand as three runs, in every way and in no other (K-105 to K-109, O-75, O-76)."""

import random

import pytest

from kontu.games.kontrakt.finder import FAR
from tests.kontrakt.finder import brute
from tests.kontrakt.finder.asking import POINTS, counts, finder, laid
from tests.kontrakt.finder.brute import Game
from tests.kontrakt.finder.hands import hand, slots, whole_hand

RUNS = "S4+S4+S4"


def _ways(held: list[int], game: Game) -> list[tuple[brute.Laid, ...]]:
    return [laid(found) for found in finder(RUNS, game, whole=True).lay_downs(held, POINTS)]


def _agree(held: list[int], game: Game) -> bool:
    ways = _ways(held, game)
    assert len(ways) == len(set(ways)), held
    assert set(ways) == brute.partitions(held, 3, 4, game), held
    asked = finder(RUNS, game, whole=True)
    assert asked.fits(held) == bool(ways), held
    assert (asked.misfits(held) == 0) == bool(ways), held
    return bool(ways)


@pytest.mark.parametrize("part", range(10))
def test_o75_a_thousand_hands_are_laid_whole_in_just_the_ways_that_trying_everything_finds(part: int) -> None:
    rng = random.Random(part)
    hands = [whole_hand(rng, 3) for _ in range(70)] + [hand(rng, RUNS, (11, 17), 3) for _ in range(35)]
    whole = [_agree(each, Game()) for each in hands]
    assert 30 < sum(whole) < 80


@pytest.mark.parametrize("seed", range(15))
def test_the_rules_about_jokers_and_runs_hold_in_round_seven_too(seed: int) -> None:
    rng = random.Random(seed)
    game = Game(
        same_suit_runs=rng.choice(["not_touching", "free", "gap2", "different"]),
        min_naturals=rng.choice([1, 2, 3]),
        joker_limit=rng.choice(["none", "majority", "by_size"]),
        adjacent_jokers=rng.random() < 0.5,
    )
    for _ in range(4):
        _agree(whole_hand(rng, 3), game)


@pytest.mark.parametrize("contract", ["S4+S4+S4", "S4+S5", "G3+S4"])
def test_misfits_are_the_places_that_stay_open_in_melds_of_as_many_cards(contract: str) -> None:
    rng = random.Random(contract)
    game = Game(exact=False)
    asked = finder(contract, game, whole=True)
    for _ in range(25):
        held = hand(rng, contract, (9, 14), 3)
        places = max(sum(held), asked.fewest)
        if contract == "G3+S4" and places > 9:
            continue  # the brute force knows no groups of more than four
        assert asked.misfits(held) == brute.distance(held, slots(contract), game, places), held
        more = max(sum(held) + 1, asked.fewest)
        if contract != "G3+S4":
            assert asked.to_draw(held) == brute.distance(held, slots(contract), game, more), held


def test_a_hand_that_waits_is_as_many_draws_away_as_it_misfits_with_a_card_more() -> None:
    asked = finder(RUNS, Game(), whole=True)
    assert asked.to_draw(counts("4h 5h 6h 7h 9h Th Jh Qh 2s 3s 4s 5s")) == 1
    assert asked.distance(counts("4h 5h 6h 7h 9h Th Jh Qh 2s 3s 4s 5s")) == 0
    assert asked.misfits(counts("4h 5h 6h 7h 9h Th Jh Qh 2s 3s 4s 5s Kc")) == 1


def test_o10_one_long_run_is_not_two_that_touch() -> None:
    game = Game()
    assert not finder(RUNS, game, whole=True).fits(counts("3h 4h 5h 6h 7h 8h 9h Th 2s 3s 4s 5s 6s"))
    assert finder(RUNS, Game(same_suit_runs="free"), whole=True).fits(
        counts("3h 4h 5h 6h 7h 8h 9h Th 2s 3s 4s 5s 6s")
    )


def test_a_run_from_ace_to_ace_may_be_laid_whole() -> None:
    held = counts("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2s 3s 4s 5s Jd Qd Kd Ad")
    (way,) = _ways(held, Game())
    assert [place for _, place, _ in way] == [(0, 2, 5), (1, 1, 14), (2, 11, 14)]


def test_a_whole_hand_of_forty_cards_is_found_at_once() -> None:
    held = counts(" ".join(f"{rank}{suit}" for suit in "shd" for rank in "A23456789TJQK") + " *")
    assert finder(RUNS, Game(), whole=True).fits(held)
    assert next(finder(RUNS, Game(), whole=True).lay_downs(held, POINTS)).left == 0


def test_where_the_last_contract_has_groups_the_whole_hand_is_laid_as_well() -> None:
    asked = finder("G3+S4", Game(), whole=True)
    held = counts("9s 9h 9d 9c 4h 5h 6h 7h *")
    ways = list(asked.lay_downs(held, POINTS))
    assert ways
    assert all(sum(meld.size for meld in way.melds) == 9 and way.left == 0 for way in ways)
    assert asked.fits(held)
    assert not asked.fits(counts("9s 9h 9d 9c 4h 5h 6h 7h Ks"))


def test_two_searches_at_a_time_do_not_disturb_each_other() -> None:
    asked = finder(RUNS, Game(), whole=True)
    held = counts("4h 5h 6h 7h 9h Th Jh Qh 2s 3s 4s 5s *")
    first, second = asked.lay_downs(held, POINTS), asked.lay_downs(held, POINTS)
    both = [(one, other) for one, other in zip(first, second, strict=True) if asked.fits(held)]
    assert len(both) > 1
    assert all(one == other for one, other in both)


def test_a_run_of_fourteen_and_a_joker_more_can_not_be_laid_whole() -> None:
    held = counts("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As *")
    asked = finder("S12", Game(exact=False), whole=True)
    assert (asked.misfits(held), asked.fits(held)) == (FAR, False)
