"""Many matches: the same seed gives the same result, however the work is shared."""

import pytest

from kontu.arena import Contest, SeatTally, Tally, simulate
from kontu.arena.engine import PoolEngine
from kontu.arena.matches import Played
from kontu.bots import WrongBudget
from kontu.core import registry
from kontu.core.outcomes import Outcome, Termination
from kontu.core.refusals import RulesError

RULES = registry.get("contack").variants["house/1"]


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    contest = Contest("contack", RULES, ("greedy", "random"), 3)
    assert simulate(contest, 9) == simulate(contest, 9, PoolEngine(2))


def test_another_seed_gives_other_matches() -> None:
    one, other = (simulate(Contest("contack", RULES, ("random", "random"), seed), 3) for seed in (1, 2))
    assert one.games == other.games == 3
    assert one.hands == other.hands == 9
    assert one != other


def test_progress_is_told_after_every_batch_and_sums_up() -> None:
    seen: list[int] = []
    contest = Contest("contack", RULES, ("random", "random"), 1)
    tally = simulate(contest, 8, progress=lambda so_far: seen.append(so_far.games))
    assert seen == sorted(seen)
    assert seen[-1] == 8
    assert sum(tally.endings.values()) == tally.hands == 24


def test_an_interruption_keeps_what_was_played() -> None:
    def interrupt(so_far: Tally) -> None:
        if so_far.games >= 4:
            raise KeyboardInterrupt

    contest = Contest("contack", RULES, ("random", "random"), 1)
    assert simulate(contest, 100, progress=interrupt).games < 100


def test_rules_that_do_not_suit_the_seats_are_refused_before_anything_is_played() -> None:
    with pytest.raises(RulesError):
        simulate(Contest("contack", RULES, ("random",), 1), 1)


def test_bots_with_a_budget_play_many_matches_too() -> None:
    contest = Contest("contack", RULES, ("strong:5", "fair:5"), 1)
    assert simulate(contest, 1).games == 1
    with pytest.raises(WrongBudget):
        simulate(Contest("contack", RULES, ("strong:0", "fair"), 1), 1)


def test_a_tally_knows_mean_spread_and_shared_wins() -> None:
    tally = Tally([SeatTally("a"), SeatTally("b")])
    for scores, ranks in (((10, 20), (2, 1)), ((30, 30), (1, 1))):
        tally.add(Played(Outcome(scores, ranks, Termination.ROUNDS), (Termination.OUT,), 5))
    assert (tally.mean(0), tally.mean(1)) == (20.0, 25.0)
    assert tally.stdev(0) == pytest.approx(14.142, abs=0.001)
    assert [(seat.wins, seat.shared) for seat in tally.seats] == [(1, 1), (2, 1)]
    assert tally.endings == {"out": 2}


def test_nothing_played_has_no_mean_and_no_spread() -> None:
    tally = Tally([SeatTally("a")])
    assert tally.mean(0) == tally.stdev(0) == 0.0


def test_rounds_are_told_apart_with_their_endings_and_the_largest_hands() -> None:
    tally = Tally([SeatTally("a"), SeatTally("b")])
    outcome = Outcome((1, 2), (1, 2), Termination.ROUNDS)
    other = Tally([SeatTally("a"), SeatTally("b")])
    tally.add(Played(outcome, (Termination.OUT, Termination.STALLED), 5, (11, 14)))
    other.add(Played(outcome, (Termination.OUT, Termination.OUT), 5, (11, 17)))
    tally.merge(other)
    first, second = tally.rounds
    assert (first.times, first.endings, first.largest) == (2, {"out": 2}, {11: 2})
    assert (second.endings, second.largest) == ({"stalled": 1, "out": 1}, {14: 1, 17: 1})


def test_a_game_that_does_not_count_what_is_held_has_no_largest_hands() -> None:
    tally = simulate(Contest("contack", RULES, ("random", "random"), 1), 2)
    assert [each.times for each in tally.rounds] == [2, 2, 2]
    assert all(not each.largest for each in tally.rounds)
