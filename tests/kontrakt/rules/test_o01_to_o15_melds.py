"""O-01 to O-15: rulings on groups and runs."""

from itertools import permutations
from typing import Any

import pytest

from kontu.core.refusals import AmbiguousAction
from kontu.games.kontrakt.actions import Add, Lay, Meld
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import FirstMelds, SameSuitRuns
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    down,
    laid,
    melds,
    options,
    refusal,
    rule_against,
    seen,
    taking,
)


def two_runs(one: str, two: str, **changes: Any) -> tuple[object, str]:
    """p1 is to play with two runs in hand, and the text that lays them."""
    held = "".join(_from_hand(meld) for meld in (one, two))
    return taking(dealt(held, "", "", contract="S4+S4", up="2c", **changes), "p1"), f"lay {one} {two}"


def _from_hand(meld: str) -> str:
    found, rest = "", meld
    while rest:
        size = 3 if rest[0] == "*" else 2
        found += "*" if rest[0] == "*" else rest[:2]
        rest = rest[size:]
    return found


def test_o01_a_group_may_have_all_eight_cards_and_jokers() -> None:
    state = down("9s9h9d 4h5h6h7h 9s9h9d9c9c**2d", "", "")
    for card in ("9s", "9h", "9d", "9c", "9c", "*", "*"):
        state = after(state, f"p1 add {card} p1.1")
    assert melds(state)["p1.1"] == "9s9s9h9h9d9d9c9c**"


def test_o02_two_groups_of_one_rank_are_two_groups_unless_the_table_says_no() -> None:
    held, lay = "9s9h9d9c9s9h 2d", "lay 9s9h9d 9c9s9h"
    assert allowed(taking(dealt(held, "", "", contract="G3+G3"), "p1"), lay)
    state = taking(dealt(held, "", "", contract="G3+G3", same_rank_groups=False), "p1")
    assert rule_against(state, lay) == "O-02"


def test_o03_two_equal_runs_may_be_laid() -> None:
    assert allowed(*two_runs("3h4h5h6h", "3h4h5h6h"))


def test_o04_a_run_may_be_built_from_ace_to_ace_and_no_further() -> None:
    held = "9s9h9d Ah2h3h4h 5h6h7h8h9hThJhQhKhAh 2d2h"
    state = down(held, "", "", lay="lay 9s9h9d Ah2h3h4h")
    for card in "5h 6h 7h 8h 9h Th Jh Qh Kh Ah".split():
        state = after(state, f"p1 add {card} p1.2")
    assert melds(state)["p1.2"] == "Ah2h3h4h5h6h7h8h9hThJhQhKhAh"
    (run,) = [meld for meld in seen(state).melds if meld.kind is MeldKind.RUN]
    assert (run.low, run.high) == (1, 14)
    assert rule_against(state, "add 2h p1.2") in {"O-13", "K-034", "K-074"}


def test_o04_where_an_ace_may_lie_at_either_end_the_end_is_said() -> None:
    held = "9s9h9d 2h3h4h5h 6h7h8h9hThJhQhKhAhAh 2d"
    state = down(held, "", "", lay="lay 9s9h9d 2h3h4h5h")
    for card in "6h 7h 8h 9h Th Jh Qh Kh".split():
        assert not [option for option in options(state) if "Ah+" in option]
        state = after(state, f"p1 add {card} p1.2")
    assert {option for option in options(state) if "Ah" in option} == {
        "drop Ah",
        "add Ah+ p1.2",
        "add Ah- p1.2",
    }
    with pytest.raises(AmbiguousAction) as caught:
        GAME.read_action(state, "add Ah p1.2")
    assert set(caught.value.choices) == {"add Ah+ p1.2", "add Ah- p1.2"}
    refused = GAME.check(state, Add("Ah", "p1.2"))
    assert refused is not None
    assert (refused.rule, refused.code) == ("O-04", "ace-end")
    low = after(state, "p1 add Ah- p1.2")
    assert melds(low)["p1.2"].startswith("Ah2h")
    assert "add Ah p1.2" in options(low)
    high = after(state, "p1 add Ah+ p1.2")
    assert melds(high)["p1.2"].startswith("2h")
    assert melds(high)["p1.2"].endswith("KhAh")


def test_o05_one_ace_does_not_lie_at_both_ends() -> None:
    held = "9s9h9d Ah2h3h4h5h6h7h8h9hThJhQhKh"
    state = taking(dealt(held, "", "", first_melds=FirstMelds.MINIMUM), "p1")
    run = "Ah2h3h4h5h6h7h8h9hThJhQhKh"
    assert allowed(state, f"lay 9s9h9d {run}")
    assert rule_against(state, f"lay 9s9h9d {run}Ah") == "K-035"


def test_o06_an_ace_laid_low_stays_low() -> None:
    state = down("9s9h9d Ah2h3h4h KhQh5h", "", "", lay="lay 9s9h9d Ah2h3h4h")
    assert rule_against(state, "add Kh p1.2") in {"K-034", "K-074"}
    assert allowed(state, "add 5h p1.2")


@pytest.mark.parametrize(
    ("one", "two", "legal"),
    [
        ("JhQhKhAh", "Ah2h3h4h", True),
        ("ThJhQhKh", "Ah2h3h4h", True),
        ("Ah2h3h4h", "5h6h7h8h", False),
        ("Ah2h3h4h", "2h3h4h5h", True),
        ("7h8h9hTh", "JhQhKhAh", False),
    ],
)
def test_o07_touching_is_not_judged_across_the_ace(one: str, two: str, legal: bool) -> None:
    state, lay = two_runs(one, two)
    assert allowed(state, lay) if legal else rule_against(state, lay) == "K-052"


@pytest.mark.parametrize(
    ("one", "two", "legal"),
    [
        ("*3h4h5h6h", "7h8h9hTh", False),
        ("4h5h6h*7h", "7h8h9hTh", True),
        ("*3h4h5h6h", "8h9hThJh", True),
        ("4h5h6h*7h", "8h9hThJh", False),
        ("3h4h5h*6h", "*7h8h9hTh", False),
    ],
)
def test_o08_the_span_counts_jokers_too(one: str, two: str, legal: bool) -> None:
    state, lay = two_runs(one, two)
    assert allowed(state, lay) if legal else rule_against(state, lay) == "K-052"


def test_o09_a_gap_of_one_is_enough_and_a_table_may_ask_for_more() -> None:
    one, two, three = "3h4h5h6h", "8h9hThJh", "9hThJhQh"
    assert allowed(*two_runs(one, two))
    wide = SameSuitRuns.GAP2
    assert rule_against(*two_runs(one, two, same_suit_runs=wide)) == "O-09"
    assert allowed(*two_runs(one, three, same_suit_runs=wide))
    other = SameSuitRuns.DIFFERENT
    assert rule_against(*two_runs(one, three, same_suit_runs=other)) == "O-09"
    assert allowed(*two_runs(one, "9cTcJcQc", same_suit_runs=other))
    assert allowed(*two_runs(one, "7h8h9hTh", same_suit_runs=SameSuitRuns.FREE))


def test_o10_in_round_seven_every_pair_is_compared_by_its_whole_span() -> None:
    held = "3h4h5h6h7h8h9h Th 9dTdJdQd"
    state = taking(dealt(held, "", "", contract="S4+S4+S4", last=True, up="Kd"), "p1")
    refused = refusal(state, "lay 3h4h5h6h 7h8h9hTh 9dTdJdQdKd")
    assert (refused.rule, refused.code) == ("K-052", "runs-touch")
    state = taking(
        dealt("3h4h5h6h7h 4s5s6s7s 8h9hThJh", "", "", contract="S4+S4+S4", last=True, up="Qh"), "p1"
    )
    assert rule_against(state, "lay 3h4h5h6h7h 4s5s6s7s 8h9hThJhQh") == "K-052"


def test_o11_melds_on_the_table_are_never_joined_or_split() -> None:
    state = down("3h4h5h6h 8h9hThJh 7h2s", "", "", contract="S4+S4", lay="lay 3h4h5h6h 8h9hThJh")
    state = after(state, "p1 add 7h p1.1")
    assert melds(state) == {"p1.1": "3h4h5h6h7h", "p1.2": "8h9hThJh"}
    assert rule_against(state, "add 2s p1.1") == "K-031"


def test_o12_no_card_is_put_into_the_middle_of_a_run() -> None:
    state = down("9s9h9d 4h5h6h7h 5h2s", "", "")
    assert rule_against(state, "add 5h p1.2") == "O-13"


def test_o13_no_card_is_laid_twice_into_a_run() -> None:
    state = down("9s9h9d 4h5h6h7h 4h7h", "", "")
    for card in ("4h", "7h"):
        assert rule_against(state, f"add {card} p1.2") == "O-13"
    state = taking(dealt("9s9h9d 4h5h5h7h6h", "", ""), "p1")
    assert rule_against(state, "lay 9s9h9d 4h5h5h6h") == "O-13"


def test_o14_the_cards_of_a_run_are_named_in_any_order() -> None:
    state = taking(dealt("9s9h9d 4h5h6h7h", "", ""), "p1")
    for order in permutations(("4h", "5h", "6h", "7h")):
        lying = melds(after(state, f"p1 lay 9h9d9s {''.join(order)}"))
        assert lying == {"p1.1": "9s9h9d", "p1.2": "4h5h6h7h"}


def test_o15_a_meld_is_what_it_was_declared_as() -> None:
    spades = Meld(MeldKind.RUN, ("4s", "5s", "6s", "7s"))
    run = Meld(MeldKind.RUN, ("4h", "5h", "6h", "7h"))
    mixed = GAME.check(taking(dealt("4s5s6s7s 4h5h6h7h 2s", "", ""), "p1"), Lay((spades, run)))
    assert mixed is not None
    assert (mixed.rule, mixed.args["meld"], mixed.args["slot"]) == ("O-15", "1", "G3")
    # A natural card and two jokers could be a group or a run of three; here it is the group.
    state = laid("9s**4h5h6h7h 9d8sTs", "", "", lay="lay 9s** 4h5h6h7h")
    (group,) = [meld for meld in seen(state).melds if meld.name == "p1.1"]
    assert group.kind is MeldKind.GROUP
    state = taking(after(state, "p1 drop 3c"), "p1")
    assert allowed(state, "add 9d p1.1")
    for card in ("8s", "Ts"):
        assert rule_against(state, f"add {card} p1.1") == "K-073"
