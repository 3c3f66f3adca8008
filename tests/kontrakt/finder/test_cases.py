"""What went wrong in other programs, and the examples of the rules, as far as melds go."""

from itertools import permutations

import pytest

from kontu.games.kontrakt.finder import RunMeld
from tests.kontrakt.finder.asking import POINTS, counts, finder
from tests.kontrakt.finder.brute import Game

RANKS = "A23456789TJQKA"


def _run(low: int, high: int, suit: str = "h") -> str:
    return " ".join(RANKS[position - 1] + suit for position in range(low, high + 1))


@pytest.mark.parametrize("order", list(permutations("Kh Qh Jh Th".split())))
def test_x001_a_run_in_any_order_is_a_run(order: tuple[str, ...]) -> None:
    assert finder("S4", Game()).fits(counts(" ".join(order)))


@pytest.mark.parametrize("length", range(4, 14))
def test_x004_runs_up_to_the_ace_and_from_the_ace_have_any_length(length: int) -> None:
    contract = f"S{length}"
    for held in (_run(15 - length, 14), _run(1, length)):
        way = next(finder(contract, Game()).lay_downs(counts(held), POINTS))
        assert way.melds[0].size == length
        assert finder("S4", Game(exact=False)).fits(counts(held))


def test_x006_an_ace_is_low_or_high_and_a_joker_may_lie_beside_it() -> None:
    asked = finder("S4", Game())
    assert asked.fits(counts("Ah 2h 3h 4h"))
    assert asked.fits(counts("Jh Qh Kh Ah"))
    assert not asked.fits(counts("Qh Kh Ah 2h"))  # K-034
    assert asked.fits(counts("Ah * 3h 4h"))
    assert asked.fits(counts("Jh Qh * Ah"))
    ends = {
        (way.melds[0].low, way.melds[0].jokers)
        for way in asked.lay_downs(counts("Qh Kh Ah *"), POINTS)
        if isinstance(way.melds[0], RunMeld)
    }
    assert ends == {(11, (11,))}  # O-22: no joker beyond the ace
    # Both roles at once need two aces.
    assert finder("S4+S4", Game()).distance(counts("Ah 2h 3h 4h Jh Qh Kh")) == 1
    assert finder("S4+S4", Game()).fits(counts("Ah 2h 3h 4h Jh Qh Kh Ah"))
    assert finder("S14", Game()).distance(counts(_run(1, 13))) == 1


def test_x007_both_copies_of_a_rank_do_not_hide_a_run() -> None:
    assert finder("S4", Game()).fits(counts("5h 5h 6h 7h 8h"))
    assert finder("S4+S4", Game()).fits(counts("5h 5h 6h 6h 7h 7h 8h 8h"))  # O-03


def test_x052_a_joker_goes_into_the_gap() -> None:
    (way,) = finder("S4", Game()).lay_downs(counts("4h 5h 7h *"), POINTS)
    assert way.melds == (RunMeld(1, 4, 7, (6,)),)


@pytest.mark.parametrize(
    ("held", "away"),
    [
        ("3h 4h 5h 6h 7h 8h 9h Th", 1),  # K-053
        ("3h 4h 5h 6h 8h 9h Th Jh", 0),  # K-054
        ("3h 4h 5h 6h 5h 6h 7h 8h", 0),  # K-055
        ("3h 4h 5h 6h 7s 8s 9s Ts", 0),
        ("Th Jh Qh Kh Ah 2h 3h 4h", 0),  # O-07
        ("Ah 2h 3h 4h 5h 6h 7h 8h", 1),
        ("Ah 2h 3h 4h 2h 3h 4h 5h", 0),
        ("* 4h 5h 6h 7h 8h 9h Th", 0),  # O-08: not as the three, but as a second seven
        ("3h 4h * 6h 7h 8h 9h Th", 1),
    ],
)
def test_k052_touching_runs_of_one_suit_do_not_make_two(held: str, away: int) -> None:
    assert finder("S4+S4", Game()).distance(counts(held)) == away


@pytest.mark.parametrize(
    ("relation", "away"), [("free", 0), ("not_touching", 0), ("gap2", 1), ("different", 3)]
)
def test_o09_a_gap_of_one_rank_is_enough_in_the_main_rules(relation: str, away: int) -> None:
    held = counts("3h 4h 5h 6h 8h 9h Th Jh 2s")
    assert finder("S4+S4", Game(same_suit_runs=relation)).distance(held) == away


def test_k123_to_k125_the_worked_example_is_ready_to_be_laid() -> None:
    held = counts("9s 9h 9d 4h 5h 6h 7h 8c Qc Kd 2s")
    (way,) = finder("G3+S4", Game()).lay_downs(held, POINTS)
    assert way.left == 8 + 10 + 10 + 2


def test_k036_a_six_in_two_runs_is_held_twice_or_a_joker_is_one() -> None:
    asked = finder("S4+S4", Game())
    assert asked.distance(counts("3h 4h 5h 6h 7h 8h 9h")) == 1
    assert asked.fits(counts("3h 4h 5h 6h 6h 7h 8h 9h"))
    assert asked.fits(counts("3h 4h 5h 6h * 7h 8h 9h"))
