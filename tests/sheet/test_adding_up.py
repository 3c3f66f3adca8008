"""Operations folded and added up: undo, change, several phones, pairs, counters, ends."""

import json
import random

import pytest

from kontu.sheet.operations import NOBODY
from tests.sheet import vectors
from tests.sheet.sheets import SheetOf


def test_the_file_of_cases_is_what_python_says() -> None:
    assert vectors.FILE.read_text(encoding="utf-8") == vectors.text()


def test_the_cases_meet_everything_that_is_questioned() -> None:
    cases = json.loads(vectors.FILE.read_text(encoding="utf-8"))
    met = {finding["code"] for case in cases for finding in case["findings"]}
    asked = {one["code"] for case in cases for one in case["form"]["constraints"]}
    assert met == asked


def test_a_column_of_85_with_four_tiles_left_nets_45() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    sheet.plays(1, [15, 20, 50], [])
    sheet.left(1, 4, 0)
    assert sheet.reckoning.rounds[0].scores == (45, 0)
    assert sheet.reckoning.rounds[0].extra == (-40, 0)


def test_a_hand_may_be_negative() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    sheet.left(1, 5, 0)
    assert sheet.reckoning.totals == (-50, 0)


def test_what_is_undone_leaves_no_trace_and_what_is_brought_back_stands_where_it_stood() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    first = sheet.write("play", round=1, seat=0, points=15)
    sheet.write("play", round=1, seat=0, points=20)
    undone = sheet.write("remove", target=first)
    assert [play.points for play in sheet.folded.rounds[0].plays] == [20]
    again = sheet.write("remove", target=undone)
    assert [play.points for play in sheet.folded.rounds[0].plays] == [15, 20]
    sheet.write("remove", target=again)
    assert [play.points for play in sheet.folded.rounds[0].plays] == [20]


def test_undoing_an_entry_brings_the_one_before_it_back() -> None:
    sheet = SheetOf("kontrakt", "kontrakt/1", 3)
    sheet.costs(1, 22)
    later = sheet.write("cost", round=1, seat=0, points=32)
    assert sheet.reckoning.totals[0] == 32
    sheet.write("remove", target=later)
    assert sheet.reckoning.totals[0] == 22


def test_a_changed_play_keeps_its_place_and_tells_what_it_was() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    play = sheet.write("play", round=1, seat=1, points=15)
    sheet.write("change", target=play, points=20)
    (written,) = sheet.folded.rounds[0].plays
    assert (written.points, written.first) == (20, 15)


def test_what_refers_to_nothing_has_no_effect() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    sheet.write("change", target="nowhere", points=20)
    sheet.write("remove", target="nowhere")
    sheet.write("override", finding="nothing")
    assert (sheet.folded.rounds, sheet.questioned()) == ([], [])


def test_columns_of_different_phones_may_come_in_any_order() -> None:
    sheet = SheetOf("contack", "house/1", 3)
    sheet.plays(1, [15, 20], [5, 10], [50])
    sheet.left(1, 0, 2, 3)
    first = sheet.reckoning
    opened, *rest = sheet.operations
    for seed in range(20):
        random.Random(seed).shuffle(rest)
        sheet.operations = [opened, *rest]
        assert sheet.reckoning.totals == first.totals


def test_c61_a_play_of_15_brings_15_from_each_other_player() -> None:
    sheet = SheetOf("contack", "club/1", 4)
    sheet.plays(1, [15])
    assert sheet.reckoning.totals == (45, -15, -15, -15)


def test_c63_a_payer_pays_what_is_left_and_counters_are_conserved() -> None:
    sheet = SheetOf("contack", "club/1", 3, {"counter_stake": 40})
    sheet.plays(1, [30, 20])
    assert sheet.reckoning.rounds[0].payments == ((60, -30, -30), (20, -10, -10))
    assert sum(sheet.reckoning.totals) == 0


def test_c63_with_debt_a_payer_goes_below_nothing() -> None:
    sheet = SheetOf("contack", "club/1", 2, {"counter_stake": 20, "debt": "allowed"})
    sheet.plays(1, [50])
    assert sheet.reckoning.totals == (50, -50)


def test_c50_partners_total_is_that_of_both() -> None:
    sheet = SheetOf("contack", "house/1", 4, {"partnerships": True})
    sheet.plays(1, [15], [50], [20], [5])
    standings = [(one.seats, one.total, one.rank) for one in sheet.reckoning.standings]
    assert standings == [((0, 2), 35, 2), ((1, 3), 55, 1)]


def test_c34_three_hands_end_the_match_and_equal_totals_share_it() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    for number in (1, 2, 3):
        assert sheet.reckoning.finished is None
        sheet.plays(number, [10], [10])
        sheet.left(number, 0, 0)
        sheet.write("close", round=number)
    assert sheet.reckoning.finished == 3
    assert [one.rank for one in sheet.reckoning.standings] == [1, 1]


def test_c34_a_total_reached_ends_the_match() -> None:
    sheet = SheetOf("contack", "house/1", 2, {"match_end": "target", "target": 50})
    sheet.plays(1, [50], [])
    assert sheet.reckoning.finished is None
    sheet.write("close", round=1)
    assert sheet.reckoning.finished == 1


def test_a_hand_that_was_left_out_keeps_the_match_open() -> None:
    sheet = SheetOf("contack", "house/1", 2)
    for number in (1, 3, 4):
        sheet.plays(number, [10], [10])
        sheet.write("close", round=number)
    assert sheet.reckoning.finished is None


def test_k122_queen_king_and_two_cost_22_and_k119_who_went_out_nothing() -> None:
    sheet = SheetOf("kontrakt", "kontrakt/1", 3)
    sheet.costs(1, "Q K 2", "", 45)
    assert sheet.reckoning.totals == (22, 0, 45)
    assert sheet.reckoning.rounds[0].winner == 1
    assert [one.rank for one in sheet.reckoning.standings] == [2, 1, 3]


def test_k023_the_dealer_moves_one_seat_a_round_and_can_be_set() -> None:
    sheet = SheetOf("kontrakt", "kontrakt/1", 3, dealer=2)
    for number in (1, 2, 3, 4):
        sheet.costs(number, 5)
    assert [each.dealer for each in sheet.folded.rounds] == [2, 0, 1, 2]
    sheet.write("dealer", round=3, seat=2)
    assert [each.dealer for each in sheet.folded.rounds] == [2, 0, 2, 0]


def test_o79_rounds_won_decide_where_that_was_agreed() -> None:
    sheet = SheetOf("kontrakt", "kontrakt/1", 3, {"tie_break": "rounds_won"})
    for number, costs in enumerate([(0, 10, 12), (0, 10, 12), (20, 0, 12)], 1):
        sheet.costs(number, *costs)
        sheet.write("close", round=number)
    assert [(one.total, one.won, one.rank) for one in sheet.reckoning.standings] == [
        (20, 2, 1),
        (20, 1, 2),
        (36, 0, 3),
    ]


def test_o89_a_bonus_counts_beside_the_cost() -> None:
    sheet = SheetOf("kontrakt", "liverpool/1", 3, dealer=0)
    sheet.costs(1, 22, 0, 5)
    sheet.write("bonus", round=1, seat=2, name="cut_bonus", on=True)
    assert sheet.reckoning.totals == (22, 0, -45)
    assert sheet.questioned() == []


@pytest.mark.parametrize("out", [NOBODY, None])
def test_k113_nobody_wins_a_round_without_an_end(out: int | None) -> None:
    sheet = SheetOf("kontrakt", "kontrakt/1", 3)
    sheet.write("out", round=1, seat=out)
    sheet.costs(1, 22, 5, 7)
    assert sheet.reckoning.rounds[0].winner is None
