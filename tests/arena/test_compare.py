"""Rules compared: the same deals, figures that are those of the matches, and no matter who plays them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontu.arena.compare import SHARES, Choice, Comparison, ComparisonSums
from kontu.arena.engine import engine_for
from kontu.arena.facts import EqualDeals, facts_of
from kontu.arena.findings import Findings, findings
from kontu.arena.journal import Journal, Line
from kontu.arena.running import run
from kontu.arena.varying import TooMany, varied
from kontu.core import registry
from kontu.core.refusals import RulesError
from kontu.games.kontrakt.contracts import read_contract

CONTACK = registry.get("contack")
KONTRAKT = registry.get("kontrakt")
SHORT = msgspec.structs.replace(
    KONTRAKT.variants["kontrakt/1"], contracts=(read_contract("G3+G3"), read_contract("G3+S4"))
)


def contack(*names: str, seed: int = 3) -> Comparison:
    choices = tuple(Choice(name, CONTACK.variants[name]) for name in names)
    return Comparison("contack", choices, ("greedy", "random", "greedy"), seed)


def found(comparison: Comparison, n: int, workers: int = 1, journal: Journal | None = None) -> Findings:
    sums = ComparisonSums(comparison)
    for line in run(comparison, n, engine_for(workers), journal):
        sums.add(line)
    return findings(sums)


def test_the_findings_do_not_depend_on_the_number_of_processes() -> None:
    comparison = contack("house/1", "collector/1")
    assert found(comparison, 12, workers=1) == found(comparison, 12, workers=2)
    assert found(comparison, 12) != found(contack("house/1", "collector/1", seed=4), 12)


def test_the_same_rules_twice_do_not_differ_at_all() -> None:
    rules = CONTACK.variants["house/1"]
    comparison = Comparison("contack", (Choice("a", rules), Choice("b", rules)), ("greedy", "random"), 1)
    first, second = found(comparison, 6).rules
    assert first.measures == second.measures
    apart = {name: each for name, each in second.differences.items() if name not in SHARES}
    ends = [end for each in apart.values() for end in (each.value, each.low, each.high)]
    assert ends == pytest.approx([0.0] * len(ends), abs=1e-6)
    # Shares of a few hands are never known to the last digit, and neither is their difference.
    for name in SHARES:
        assert second.differences[name].value == 0
        assert second.differences[name].low < 0 < second.differences[name].high


def test_the_same_share_has_the_same_interval_in_every_table() -> None:
    shares = found(contack("house/1", "collector/1"), 12).rules
    for each in shares:
        out = each.endings.get("out")
        if out is not None:
            assert each.measures["out"] == out.share
        never = each.endings.get("blocked")
        if never is not None and set(each.endings) <= {"out", "blocked"}:
            assert each.measures["unwon"] == never.share
    assert {"out", "blocked"} <= {ending for each in shares for ending in each.endings}


def test_no_share_of_few_hands_is_certain() -> None:
    for each in found(contack("house/1", "collector/1"), 3).rules:
        for share in (each.measures[name] for name in SHARES):
            assert 0 <= share.low < share.high <= 1
            assert share.low <= share.value <= share.high


def test_every_set_of_rules_sees_the_same_deals_hand_by_hand() -> None:
    orders = [EqualDeals("7/1"), EqualDeals("7/1")]
    pieces = tuple("abcdefghijklmnop")
    one, other = orders
    first = one.order(pieces)
    assert other.order(pieces) == first
    # An order more in one hand, as when a stock is shuffled anew, does not move the next hand.
    assert sorted(one.order(pieces[:4])) == sorted(pieces[:4])
    one.next_hand()
    other.next_hand()
    assert one.order(pieces) == other.order(pieces) != first


def test_figures_are_those_of_the_matches_counted_by_hand() -> None:
    comparison = contack("house/1", "club/1")
    lines = list(run(comparison, 4, engine_for(1)))
    rules = found(comparison, 4).rules
    for place, each in enumerate(rules):
        hands = [hand for line in lines for hand in line.matches[place].hands]
        assert each.hands == len(hands)
        assert {name: part.times for name, part in each.endings.items()} == {
            ending: sum(hand.ending == ending for hand in hands) for ending in {hand.ending for hand in hands}
        }
        turns = sum(sum(hand.counts["turns"]) for hand in hands)
        assert each.measures["turns"].value == pytest.approx(turns / len(hands))
        assert sum(each.lengths.values()) == len(hands)
        led = sum(hand.scores[hand.opener] for hand in hands) / len(hands)
        assert each.places[0].mean is not None
        assert each.places[0].mean.value == pytest.approx(led)
        assert sum(each.scores.values()) == 4 * 3
        assert "buys" not in each.measures


def test_places_are_counted_the_way_the_turn_passes() -> None:
    # C-15: in the booklet's rules the turn passes counterclockwise.
    for name, onward in (("house/1", 1), ("booklet/1", -1)):
        facts = facts_of(CONTACK, CONTACK.variants[name], ("greedy",) * 4, "1", "1")
        assert {hand.onward for hand in facts.hands} == {onward}
        hand = facts.hands[0]
        following = (hand.opener + onward) % 4
        assert [hand.place(hand.opener), hand.place(following)] == [0, 1]
        # Turns go round, so nobody later in the round has had more of them.
        turns = hand.counts["turns"]
        assert turns[hand.opener] >= turns[following] >= turns[(following + onward) % 4]


def test_kontrakt_is_counted_round_by_round_with_its_buys() -> None:
    choices = (
        Choice("buying", SHORT),
        Choice("none", msgspec.structs.replace(SHORT, buy_limits=(0,))),
    )
    with_buys, without = found(Comparison("kontrakt", choices, ("greedy",) * 3, 5), 3).rules
    assert with_buys.measures["buys"].value > 0
    assert without.measures["buys"].value == 0
    assert [each.hands for each in with_buys.rounds] == [3, 3]
    assert sum(place.times for place in with_buys.bought.values()) == 2 * 3 * 3
    assert set(without.bought) == {0}
    # K-103: fewest points are best, so who does best has no more than the average.
    best = with_buys.places
    assert sum(place.wins.times for place in best) >= 6
    assert "opportunities" not in with_buys.measures


def test_an_opportunity_play_makes_two_or_three_contacts() -> None:
    facts = facts_of(CONTACK, CONTACK.variants["house/1"], ("greedy", "greedy"), "1", "1")
    for hand in facts.hands:
        for turns, plays, chances in zip(*(hand.counts[name] for name in hand.counts), strict=True):
            assert 0 <= chances <= plays <= turns
    assert facts.sum_of(lambda hand: hand.times("opportunities")) > 0


def test_a_comparison_is_taken_up_where_its_log_ends(tmp_path: Path) -> None:
    comparison = contack("house/1", "booklet/1")
    whole = found(comparison, 8)
    journal = Journal(tmp_path / "log", comparison.head())
    lines = run(comparison, 8, engine_for(1), journal)
    stopped = [next(lines) for _ in range(3)]
    journal.close()
    again = Journal(tmp_path / "log", comparison.head(), comparison.fits)
    assert [line.number for line in again.lines][:3] == [line.number for line in stopped]
    assert found(comparison, 8, journal=again) == whole
    again.close()


def test_a_log_longer_than_the_run_counts_as_far_as_the_run_goes(tmp_path: Path) -> None:
    comparison = contack("house/1", "booklet/1")
    journal = Journal(tmp_path / "log", comparison.head())
    found(comparison, 8, journal=journal)
    journal.close()
    again = Journal(tmp_path / "log", comparison.head(), comparison.fits)
    seen: list[Line] = list(run(comparison, 2, engine_for(1), again))
    again.close()
    assert [line.number for line in seen] == [0, 1]


def values(wish: str, game: Any = CONTACK, variant: str = "house/1", seats: int = 4) -> list[str]:
    return [choice.name for choice in varied(game, game.variants[variant], seats, wish)]


def test_a_field_is_varied_over_its_choices_with_that_of_the_variant_first() -> None:
    assert values("must_play") == ["must_play=false", "must_play=true"]
    assert values("must_play", variant="collector/1") == ["must_play=true", "must_play=false"]
    assert values("counter_values") == [f"counter_values={each}" for each in ("all-5", "5-10-20", "5-10-25")]


def test_choices_that_do_not_go_together_with_the_rest_are_left_out() -> None:
    # C-50: partnerships need exactly four.
    assert values("partnerships", seats=3) == ["partnerships=false"]


def test_values_can_be_named_and_lists_are_written_with_commas() -> None:
    assert values("hands=1/5") == ["hands=1", "hands=5"]
    found_ = varied(KONTRAKT, KONTRAKT.variants["kontrakt/1"], 4, "buy_limits=0/1,2/")
    assert [choice.rules.buy_limits for choice in found_] == [(0,), (1, 2), ()]
    with pytest.raises(RulesError):
        values("hands=1/0")
    with pytest.raises(RulesError):
        values("must_pla")
    with pytest.raises(TooMany):
        values("hands")
