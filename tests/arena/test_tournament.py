"""Tournaments: fair to every seat, the same whoever plays them, and right about who is better."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kontu.arena.engine import engine_for
from kontu.arena.facts import HandFacts, MatchFacts
from kontu.arena.journal import Journal, Line
from kontu.arena.running import run
from kontu.arena.standings import Standings, standings
from kontu.arena.tournament import Tournament, points_of, whole_deals
from kontu.core import registry
from kontu.games.kontrakt.contracts import read_contract

CONTACK = registry.get("contack").variants["house/1"]
ONE_ROUND = msgspec.structs.replace(
    registry.get("kontrakt").variants["kontrakt/1"], contracts=(read_contract("G3+G3"),), stall_circles=3
)


def contack(bots: tuple[str, ...] = ("greedy", "random"), seats: int = 2) -> Tournament:
    return Tournament("contack", "house/1", CONTACK, bots, seats, 1)


def results(tournament: Tournament, n: int, workers: int = 1) -> Standings:
    lines = list(run(tournament, n, engine_for(workers)))
    return standings(tournament, list(whole_deals(tournament, lines)))


@pytest.mark.parametrize(
    ("bots", "seats"), [(("a", "b"), 2), (("a", "b"), 3), (("a", "b", "c"), 3), (("a", "b", "c", "d"), 3)]
)
def test_on_every_deal_each_bot_sits_in_every_seat_once(bots: tuple[str, ...], seats: int) -> None:
    tournament = contack(bots, seats)
    met: Counter[str] = Counter()
    for deal in range(12):
        lineups = [tournament.lineup(deal * tournament.turns + turn) for turn in range(tournament.turns)]
        for seat in range(seats):
            assert len({lineup[seat] for lineup in lineups}) == tournament.turns
        met.update(lineups[0])
    assert set(met) == set(bots)
    if len(bots) > seats:
        # Twelve deals are three rounds of the four groups of three.
        assert set(met.values()) == {9}


def test_who_sits_after_whom_changes_from_deal_to_deal() -> None:
    tournament = contack(("a", "b", "c"), 3)
    after = {
        tournament.lineup(deal * 3)[(tournament.lineup(deal * 3).index("a") + 1) % 3] for deal in range(12)
    }
    assert after == {"b", "c"}


def test_every_bot_gets_the_same_deal() -> None:
    tournament = contack(("random", "greedy"))
    first, second = (tournament.play(number)[0] for number in (0, 1))
    assert first.bots == tuple(reversed(second.bots))
    # The seat that leads the first hand follows from the tiles alone (C-12).
    assert first.hands[0].opener == second.hands[0].opener


def test_results_do_not_depend_on_the_processes_or_the_order_of_playing() -> None:
    tournament = contack()
    one = results(tournament, 8)
    assert one == results(tournament, 8, workers=2)
    lines = list(run(tournament, 8, engine_for(1)))
    assert one == standings(tournament, list(whole_deals(tournament, lines[::-1])))


def test_greedy_beats_random_with_certainty_in_both_games() -> None:
    pair = results(contack(), 24).pairs[0]
    assert (pair.first, pair.second) == ("greedy", "random")
    assert pair.ahead.low > 0
    assert pair.better > pair.worse
    kontrakt = Tournament("kontrakt", "kontrakt/1", ONE_ROUND, ("random", "greedy"), 3, 1)
    found = results(kontrakt, 16)
    # In Kontrakt the fewest points are best: the one with more of them is the worse.
    assert found.pairs[0].ahead.high < 0
    assert [each.bot for each in found.bots] == ["greedy", "random"]
    assert found.bots[0].points.value < found.bots[1].points.value


def match(bots: str, *scores: int) -> MatchFacts:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    hand = HandFacts("out", 0, 10, scores, {})
    return MatchFacts(tuple(bots), scores, ranks, "rounds", (hand,))


def test_the_difference_is_taken_deal_by_deal_over_all_seats() -> None:
    tournament = contack(("a", "b"))
    played = [match("ab", 50, 10), match("ba", 30, 20), match("ab", 5, 5), match("ba", 9, 9)]
    lines = [Line(number, (each,)) for number, each in enumerate(played)]
    pair = standings(tournament, list(whole_deals(tournament, lines))).pairs[0]
    # First deal: 40 ahead and 10 behind; second: nothing.
    assert pair.ahead.value == 7.5
    assert (pair.deals, pair.better, pair.equal, pair.worse) == (2, 1, 1, 0)
    assert pair.ahead.low < 0 < pair.ahead.high


def test_half_a_deal_does_not_count() -> None:
    tournament = contack(("a", "b"))
    lines = [Line(0, (match("ab", 1, 0),)), Line(1, (match("ba", 0, 1),)), Line(3, (match("ba", 9, 0),))]
    assert [deal.number for deal in whole_deals(tournament, lines)] == [0]


def test_a_bot_in_several_seats_counts_as_their_average_and_a_shared_win_as_its_part() -> None:
    played = match("aba", 10, 15, 20)
    assert points_of(played, "a") == 15
    tournament = contack(("a", "b"), 3)
    lines = [Line(0, (played,)), Line(1, (match("bab", 0, 30, 10),))]
    found = standings(tournament, list(whole_deals(tournament, lines)))
    wins = {each.bot: each.wins.value for each in found.bots}
    assert wins == {"a": 0.75, "b": 0.25}


def test_ratings_of_equals_are_equal_and_those_of_the_better_are_higher() -> None:
    tournament = contack(("a", "b"))
    lines = [Line(number, (match("ab", 5, 5),)) for number in range(10)]
    one, other = standings(tournament, list(whole_deals(tournament, lines))).bots
    assert one.rating.value == pytest.approx(other.rating.value)
    lines = [Line(n, (match("ab", 9, 5) if n % 2 else match("ba", 5, 9),)) for n in range(10)]
    better, worse = standings(tournament, list(whole_deals(tournament, lines))).bots
    assert (better.bot, worse.bot) == ("a", "b")
    assert better.rating.low < better.rating.value < better.rating.high
    assert better.rating.value > 25 > worse.rating.value


def test_the_log_of_a_tournament_of_any_game_can_be_taken_up(tmp_path: Path) -> None:
    tournament = Tournament("kontrakt", "kontrakt/1", ONE_ROUND, ("greedy", "random"), 3, 4)
    journal = Journal(tmp_path / "log", tournament.head())
    lines = list(run(tournament, 2, engine_for(1), journal))
    journal.close()
    again = Journal(tmp_path / "log", tournament.head(), tournament.fits)
    assert again.lines == lines
    again.close()
