"""Intervals: as tables of statistics have them, and the same in whatever order matches are counted."""

import math
import random

import pytest

from kontu.arena.intervals import Crossed, Interval, mean_of, t_quantile, wilson


@pytest.mark.parametrize(
    ("level", "freedom", "expected"),
    [
        (0.95, 1, 12.7062), (0.95, 2, 4.3027), (0.95, 3, 3.1824), (0.95, 5, 2.5706), (0.95, 10, 2.2281),
        (0.95, 30, 2.0423), (0.95, 1000, 1.9623), (0.99, 1, 63.6567), (0.99, 2, 9.9248), (0.99, 4, 4.6041),
        (0.99, 20, 2.8453), (0.99, 100, 2.6259),
    ],
)  # fmt: skip
def test_students_t_is_that_of_the_tables(level: float, freedom: int, expected: float) -> None:
    assert t_quantile(level, freedom) == pytest.approx(expected, rel=2e-4)


def test_wilsons_interval_is_that_of_the_textbook_and_never_leaves_zero_to_one() -> None:
    found = wilson(8, 10)
    assert (found.value, found.low, found.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 5).low == 0.0
    assert wilson(5, 5).high == 1.0
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)


def test_a_mean_has_the_interval_of_students_t() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found is not None
    reach = 3.1824 * math.sqrt((5 / 3) / 4)
    assert (found.value, found.low) == pytest.approx((2.5, 2.5 - reach), rel=1e-4)
    assert mean_of([]) is None


def test_one_match_says_nothing_about_how_matches_differ() -> None:
    sums = Crossed(2)
    sums.add((7, 2))
    found = sums.quotient()
    assert found is not None
    assert (found.value, found.low, found.high) == (3.5, -math.inf, math.inf)
    assert mean_of([2.0]) == Interval(2.0, -math.inf, math.inf)


def test_a_quotient_with_equal_parts_below_is_a_mean() -> None:
    values = [3, 5, 8, 1, 9]
    sums = Crossed(2)
    for value in values:
        sums.add((value, 1))
    mean, found = mean_of([float(value) for value in values]), sums.quotient()
    assert mean is not None
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((mean.value, mean.low, mean.high))


def test_a_difference_of_pairs_is_the_mean_of_the_differences() -> None:
    pairs = [(3, 5), (4, 4), (10, 13), (2, 1)]
    sums = Crossed(4)
    for first, second in pairs:
        sums.add((first, 1, second, 1))
    mean, found = mean_of([float(second - first) for first, second in pairs]), sums.difference()
    assert mean is not None
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((mean.value, mean.low, mean.high))


def test_sums_do_not_depend_on_the_order_of_adding() -> None:
    chance = random.Random(4)
    vectors = [(chance.randrange(10**9), chance.randrange(1, 50)) for _ in range(200)]
    one, other = Crossed(2), Crossed(2)
    for vector in vectors:
        one.add(vector)
    for vector in reversed(vectors):
        other.add(vector)
    assert one.quotient() == other.quotient()


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    chance = random.Random(11)
    held = 0
    for _ in range(400):
        found = mean_of([chance.gauss(10.0, 3.0) for _ in range(6)])
        assert found is not None
        held += found.low <= 10.0 <= found.high
    assert 365 <= held <= 393


def test_a_share_of_things_that_go_together_is_as_sure_as_that_of_whole_matches() -> None:
    apart, together, never = Crossed(2), Crossed(2), Crossed(2)
    for number in range(20):
        apart.add((2, 4))
        together.add((4 * (number % 2), 4))
        never.add((0, 4))
    # Matches of which each is all or nothing weigh as one thing each, save for the one that a mean takes.
    found = together.share()
    assert found is not None
    whole = wilson(10, 20)
    assert (found.low, found.high) == pytest.approx((whole.low, whole.high), abs=0.01)
    # Where matches do not differ, they are all that is known.
    assert apart.share() == wilson(10, 20)
    assert never.share() == wilson(0, 20)
    assert Crossed(2).share() is None


def test_the_difference_of_two_shares_is_never_certain_and_narrower_when_they_go_together() -> None:
    alike, unlike = Crossed(4), Crossed(4)
    for number in range(40):
        one = number % 2
        alike.add((one, 1, one, 1))
        unlike.add((one, 1, 1 - one, 1))
    half = wilson(20, 40)
    near, far = alike.between(half, half), unlike.between(half, half)
    assert near.value == far.value == 0
    assert near.high - near.low < far.high - far.low
    none, every = Crossed(4), wilson(40, 40)
    for _ in range(40):
        none.add((0, 1, 1, 1))
    sure = none.between(wilson(0, 40), every)
    assert sure.value == sure.high == 1
    assert 0.8 < sure.low < 1
