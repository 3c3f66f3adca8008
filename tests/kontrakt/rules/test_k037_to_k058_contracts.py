"""K-037 to K-058: the seven contracts, and runs of one suit in one of them."""

import pytest

from kontu.games.kontrakt.contracts import read_contract
from kontu.games.kontrakt.variants import KONTRAKT
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    down,
    hand,
    laid,
    melds,
    refusal,
    rule_against,
    taking,
)

# The round, its contract, a lay-down of it and how many cards that is.
ROUNDS = {
    1: ("G3+G3", "9s9h9d 4c4d4h", 6),
    2: ("G3+S4", "9s9h9d 4h5h6h7h", 7),
    3: ("S4+S4", "4h5h6h7h 9c*TcJcQc", 8),
    4: ("G3+G3+G3", "9s9h9d 4c4d4h QsQh*", 9),
    5: ("G3+G3+S4", "9s9h9d 4c4d4h 4s5s6s7s", 10),
    6: ("G3+S4+S4", "9s9h9d 4h5h6h7h 4s5s6s7s", 11),
}


def in_round(number: int, held: str = "") -> object:
    """p1 is to play in a round of this contract, holding the cards of its lay-down or ``held``."""
    contract, lay, _ = ROUNDS[number]
    cards = held or (lay.replace("*Tc", "*") + "2s2d")
    return taking(dealt(cards, "", "", contract=contract), "p1")


def the_contract(number: int) -> None:
    """The contract of a round is the table's, and it can be laid."""
    contract, lay, _ = ROUNDS[number]
    assert str(KONTRAKT.contracts[number - 1]) == contract
    assert allowed(in_round(number), f"lay {lay}")


def takes_exactly(number: int) -> None:
    """Just so many cards leave the hand with the contract of a round."""
    _, lay, size = ROUNDS[number]
    state = in_round(number)
    before = hand(state, "p1").total()
    assert before - hand(after(state, f"p1 lay {lay}"), "p1").total() == size
    assert KONTRAKT.contracts[number - 1].size == size


def test_k037_round_one_asks_for_two_groups() -> None:
    the_contract(1)
    state = in_round(1, "9s9h9d 4h5h6h7h 2s2d")
    assert rule_against(state, "lay 9s9h9d 4h5h6h7h") in {"K-025", "O-15"}


def test_k038_the_first_lay_down_of_round_one_is_six_cards() -> None:
    takes_exactly(1)


def test_k039_round_two_asks_for_a_group_and_a_run() -> None:
    the_contract(2)
    state = in_round(2, "9s9h9d 4c4d4h 2s2d")
    assert rule_against(state, "lay 9s9h9d 4c4d4h") in {"K-031", "O-15", "O-13"}


def test_k040_the_first_lay_down_of_round_two_is_seven_cards() -> None:
    takes_exactly(2)


def test_k041_round_three_asks_for_two_runs() -> None:
    the_contract(3)


def test_k042_the_first_lay_down_of_round_three_is_eight_cards() -> None:
    takes_exactly(3)


def test_k043_round_four_asks_for_three_groups() -> None:
    the_contract(4)


def test_k044_the_first_lay_down_of_round_four_is_nine_cards() -> None:
    takes_exactly(4)


def test_k045_round_five_asks_for_two_groups_and_a_run() -> None:
    the_contract(5)


def test_k046_the_first_lay_down_of_round_five_is_ten_cards() -> None:
    takes_exactly(5)


def test_k047_round_six_asks_for_a_group_and_two_runs() -> None:
    the_contract(6)


def test_k048_the_first_lay_down_of_round_six_is_eleven_cards() -> None:
    takes_exactly(6)


LAST = "4h5h6h7h 4s5s6s7s 9dTdJdQd"


def in_last(held: str, up: str = "3c") -> object:
    """p1 is to play in the last round with these cards and the one turned up."""
    return taking(dealt(held, "", "", contract="S4+S4+S4", last=True, up=up), "p1")


def test_k049_round_seven_asks_for_three_runs_of_at_least_four() -> None:
    assert KONTRAKT.contracts[6] == read_contract("S4+S4+S4")
    assert allowed(in_last(LAST, up="8h"), "lay 4h5h6h7h8h 4s5s6s7s 9dTdJdQd")
    short = in_last("4h5h6h 4s5s6s7s 9dTdJdQdKd", up="8s")
    assert rule_against(short, "lay 4h5h6h 4s5s6s7s8s 9dTdJdQdKd") == "K-106"


def test_k050_the_whole_hand_is_laid_at_once_in_round_seven() -> None:
    state = in_last(LAST)
    assert rule_against(state, f"lay {LAST}") == "K-105"
    step = after(in_last(LAST, up="Kd"), "p1 lay 4h5h6h7h 4s5s6s7s 9dTdJdQdKd")
    assert hand(step, "p1").total() == 0


def test_k051_one_finished_meld_is_not_enough() -> None:
    state = in_round(2)
    assert rule_against(state, "lay 9s9h9d") == "K-051"
    assert rule_against(in_round(6), "lay 9s9h9d 4h5h6h7h") == "K-051"
    assert rule_against(in_round(5), "lay 9s9h9d 4c4d4h") == "K-051"


# --- runs of one suit ------------------------------------------------------------------------------


def two_runs(one: str, two: str) -> tuple[object, str]:
    """p1 is to play in round three with two runs in hand."""
    return taking(dealt(one + two, "", "", contract="S4+S4", up="2c"), "p1"), f"lay {one} {two}"


@pytest.mark.parametrize(
    ("contract", "lay", "up"),
    [
        ("S4+S4", "3h4h5h6h 7h8h9hTh", "2c"),
        ("G3+S4+S4", "2s2d2h 3h4h5h6h 7h8h9hTh", "2c"),
        ("S4+S4+S4", "3h4h5h6h 7h8h9hTh 4s5s6s7s8s", "8s"),
    ],
)
def test_k052_runs_of_one_suit_may_not_follow_one_another_in_rounds_three_six_and_seven(
    contract: str, lay: str, up: str
) -> None:
    last = contract == "S4+S4+S4"
    held = lay.replace(" ", "").removesuffix("8s") if last else lay
    state = taking(dealt(held, "", "", contract=contract, last=last, up=up), "p1")
    assert rule_against(state, f"lay {lay}") == "K-052"


def test_k053_hearts_three_to_six_and_seven_to_ten_are_not_two_runs_in_either_order() -> None:
    for one, two in (("3h4h5h6h", "7h8h9hTh"), ("7h8h9hTh", "3h4h5h6h")):
        refused = refusal(*two_runs(one, two))
        assert refused.rule == "K-052"
        assert refused.code == "runs-touch"


def test_k054_a_gap_of_one_rank_is_enough() -> None:
    assert allowed(*two_runs("3h4h5h6h", "8h9hThJh"))
    assert allowed(*two_runs("8h9hThJh", "3h4h5h6h"))


def test_k055_runs_of_one_suit_may_overlap_each_with_its_own_cards() -> None:
    assert allowed(*two_runs("3h4h5h6h", "5h6h7h8h"))
    assert allowed(*two_runs("3h4h5h6h", "6h7h8h9h"))


def test_k056_another_players_runs_do_not_matter() -> None:
    state = laid(
        "3h4h5h6h 3s4s5s6s 9c", "7h8h9hTh 7s8s9sTs", "", contract="S4+S4", lay="lay 3h4h5h6h 3s4s5s6s"
    )
    state = after(state, "p1 drop 9c", "p2 take 9c")
    assert allowed(state, "lay 7h8h9hTh 7s8s9sTs")


def test_k057_the_bar_holds_at_the_first_lay_down_only() -> None:
    state = down("3h4h5h6h 8h9hThJh 7h7h", "", "", contract="S4+S4", lay="lay 3h4h5h6h 8h9hThJh")
    state = after(state, "p1 add 7h p1.1")
    assert melds(state) == {"p1.1": "3h4h5h6h7h", "p1.2": "8h9hThJh"}


def test_k058_anybody_may_make_runs_meet_and_nothing_comes_of_it() -> None:
    held = ("3h4h5h6h 8h9hThJh 2c2d", "3d4d5d6d 3s4s5s6s 7h7h", "")
    state = laid(*held, contract="S4+S4", lay="lay 3h4h5h6h 8h9hThJh")
    state = after(state, "p1 drop 3c", "p2 take 3c", "p2 lay 3d4d5d6d 3s4s5s6s", "p2 drop 3c")
    state = after(taking(state, "p2"), "p2 add 7h p1.1", "p2 add 7h p1.2")
    assert melds(state)["p1.1"] == "3h4h5h6h7h"
    assert melds(state)["p1.2"] == "7h8h9hThJh"
