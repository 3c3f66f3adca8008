"""Whole random matches, the game and the naive engine side by side."""

import random

import pytest

from tests.laws import samples_contack
from tests.laws.samples import Sample
from tests.naive.beside import Beside

EVERY = list(samples_contack.every())


@pytest.mark.parametrize("sample", EVERY, ids=[sample.name for sample in EVERY])
def test_a_match_by_these_rules_goes_the_same_way_in_both_engines(sample: Sample) -> None:
    for seed in range(2):
        rng = random.Random(f"{sample.name} {seed}")
        assert Beside(sample.rules, sample.seats).play_out(rng) > 0


@pytest.mark.parametrize("batch", range(10))
def test_matches_by_mixtures_of_the_options_go_the_same_way_in_both_engines(batch: int) -> None:
    for seed in range(40):
        rng = random.Random(f"mixture {batch} {seed}")
        sample = samples_contack.mixed(rng)
        assert Beside(sample.rules, sample.seats).play_out(rng) > 0


def test_the_matches_meet_every_way_a_hand_and_a_match_can_end() -> None:
    hands, matches = set(), set()
    for seed in range(400):
        rng = random.Random(f"endings {seed}")
        sample = samples_contack.mixed(rng)
        both = Beside(sample.rules, sample.seats)
        while both.naive.over is None:
            if both.naive.turn is None:
                both.deal(rng)
            both.act(rng.choice(sorted(both.naive.legal())))
            if both.naive.turn is None:
                hands.add(both.state.results[-1].termination.value)
        matches.add(both.naive.over)
        if (hands, matches) == ({"out", "blocked", "enclosed"}, {"rounds", "target", "limit"}):
            return
    raise AssertionError(f"only {sorted(hands)} and {sorted(matches)} were met")
