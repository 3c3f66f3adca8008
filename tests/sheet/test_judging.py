"""What cannot be is questioned with its rule, and can be meant all the same."""

from tests.sheet.sheets import SheetOf


def contack(**changes: bool | int | str) -> SheetOf:
    return SheetOf("contack", "house/1", 3, {**changes})


def kontrakt(seats: int = 3) -> SheetOf:
    return SheetOf("kontrakt", "kontrakt/1", seats)


def test_c30_a_play_of_33_is_questioned() -> None:
    sheet = contack()
    sheet.plays(1, [15, 33])
    assert sheet.impossible() == ["sheet-play-total"]
    (finding,) = [one for one in sheet.findings if one.level == "impossible"]
    assert (finding.rule, finding.seat, finding.args["points"], finding.args["most"]) == ("C-30", 0, 33, 50)


def test_an_override_is_of_this_entry_with_this_number_only() -> None:
    sheet = contack()
    play = sheet.write("play", round=1, seat=0, points=33)
    finding = next(one for one in sheet.findings if one.level == "impossible")
    meant = sheet.write("override", finding=finding.key)
    assert sheet.impossible() == []
    assert any(one.overridden for one in sheet.findings)
    sheet.write("change", target=play, points=34)
    assert sheet.impossible() == ["sheet-play-total"]
    sheet.write("change", target=play, points=33)
    sheet.write("remove", target=meant)
    assert sheet.impossible() == ["sheet-play-total"]


def test_c27_six_tiles_left_are_questioned_and_five_are_not() -> None:
    sheet = contack()
    sheet.left(1, 5, 6, 0)
    assert sheet.questioned() == [("sheet-left-range", "C-27")]


def test_c32_tiles_left_must_be_told_of_everybody_noughts_too() -> None:
    sheet = contack()
    sheet.left(1, 5, 2)
    assert sheet.questioned() == [("sheet-left-missing", "C-32")]
    sheet.write("left", round=1, seat=2, count=0)
    assert sheet.questioned() == []


def test_c40_two_cannot_both_have_laid_their_last_tile() -> None:
    sheet = contack()
    sheet.left(1, 0, 3, 0)
    assert sheet.questioned() == [("sheet-left-one-out", "C-40")]
    other = contack(going_out=False)
    other.left(1, 0, 3, 0)
    assert other.questioned() == []


def test_c04_more_tiles_than_there_are_cannot_have_been_laid_and_left() -> None:
    sheet = contack()
    sheet.plays(1, [5] * 30)
    sheet.left(1, 0, 3, 2)
    assert sheet.questioned() == []
    sheet.plays(1, [5])
    assert sheet.questioned() == [("sheet-left-sum", "C-04")]


def test_o84_exactly_one_has_nought() -> None:
    sheet = kontrakt()
    sheet.costs(1, 22, 0)
    assert sheet.questioned() == [("sheet-cost-missing", "O-84")]
    sheet.write("cost", round=1, seat=2, points=0)
    assert sheet.questioned() == [("sheet-zero-not-out", "O-84")]
    sheet.write("cost", round=1, seat=2, points=7)
    assert sheet.questioned() == []


def test_k119_without_a_nought_somebody_must_say_who_went_out() -> None:
    sheet = kontrakt()
    sheet.costs(1, 22, 5, 7)
    assert sheet.questioned() == [("sheet-out-missing", "K-119")]
    sheet.write("out", round=1, seat=0)
    assert sheet.questioned() == [("sheet-out-not-zero", "K-119")]
    sheet.write("out", round=1, seat=-1)
    assert sheet.questioned() == []


def test_k114_where_nobody_went_out_nobody_has_nought() -> None:
    sheet = kontrakt()
    sheet.write("out", round=1, seat=-1)
    sheet.costs(1, 22, 0, 7)
    assert sheet.questioned() == [("sheet-nobody-out-zero", "K-114")]


def test_k115_no_cards_cost_1_nor_less_than_nothing() -> None:
    sheet = kontrakt()
    sheet.costs(1, 1, 0, -50)
    assert sheet.impossible() == ["sheet-cost-total", "sheet-cost-total"]


def test_k010_there_are_eight_queens_in_two_packs_and_two_jokers_for_three() -> None:
    sheet = kontrakt()
    sheet.costs(1, "Q Q Q Q Q", "", "Q Q Q")
    assert sheet.impossible() == []
    sheet.costs(1, "Q Q Q Q Q Q", "", "Q Q Q * * *")
    assert sheet.impossible() == ["sheet-piece-copies", "sheet-piece-copies"]


def test_k109_in_the_last_round_everybody_else_still_holds_twelve_cards() -> None:
    sheet = kontrakt()
    sheet.costs(7, 0, 27, 28)
    assert sheet.impossible() == ["sheet-cost-least"]
    sheet.costs(7, 0, "A A A", 28)
    assert sheet.impossible() == ["sheet-cost-least"]
    sheet.costs(6, 0, 5, 28)
    assert sheet.impossible() == ["sheet-cost-least"]


def test_o57_with_a_limit_on_buys_there_is_a_most_that_one_can_hold() -> None:
    sheet = SheetOf("kontrakt", "shanghai/1", 3)
    sheet.costs(1, "", "2 " * 7 + "3 " * 7, 5)
    assert sheet.impossible() == []
    sheet.costs(1, "", "2 " * 7 + "3 " * 8, 5)
    assert sheet.impossible() == ["sheet-pieces-held"]


def test_o89_the_bonus_of_the_cut_is_for_the_dealers_right() -> None:
    sheet = SheetOf("kontrakt", "liverpool/1", 3, dealer=0)
    sheet.costs(1, 22, 0, 5)
    sheet.write("bonus", round=1, seat=1, name="cut_bonus", on=True)
    assert sheet.questioned() == [("sheet-bonus-holder", "O-89")]


def test_k006_a_round_after_the_last_is_questioned() -> None:
    sheet = kontrakt()
    sheet.costs(8, 0, 5, 7)
    assert sheet.questioned() == [("sheet-round-number", "K-006")]


def test_c34_a_hand_after_the_end_is_questioned() -> None:
    sheet = contack(match_end="target", target=50)
    sheet.plays(1, [50])
    sheet.left(1, 0, 1, 1)
    sheet.write("close", round=1)
    sheet.left(2, 0, 1, 1)
    assert sheet.questioned() == [("sheet-round-number", "C-34")]


def test_where_an_ace_costs_nothing_nought_says_nothing_about_going_out() -> None:
    sheet = SheetOf("kontrakt", "kontrakt/1", 3, {"ace_points": 0})
    sheet.costs(1, 0, "A", 7)
    assert sheet.questioned() == []
