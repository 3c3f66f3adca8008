"""O-16 to O-33: rulings on jokers."""

from typing import Any

import pytest

from kontu.games.kontrakt.actions import Swap
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import FirstMelds, JokerLimit, JokerSwap, SwapWhen
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    down,
    drawing,
    ended,
    hand,
    laid,
    melds,
    options,
    played,
    refusal,
    rule_against,
    seen,
    taking,
    turn,
)

MORE: dict[str, Any] = {"jokers": (8,)}


def playing(held: str, **changes: Any) -> Any:
    """p1 holds these cards and is to play; there are eight jokers."""
    return taking(dealt(held, "", "", **{**MORE, **changes}), "p1")


def test_o16_jokers_are_not_limited_but_a_natural_card_is_needed() -> None:
    assert allowed(playing("9s** 4h***"), "lay 9s** 4h*5h*6h*7h")


@pytest.mark.parametrize(
    ("lay", "held", "legal"),
    [
        ("lay 9s9h* 4h5h6h7h", "9s9h* 4h5h6h7h", True),
        ("lay 9s** 4h5h6h7h", "9s** 4h5h6h7h", False),
        ("lay 9s9h9d 4h5h*6h*7h", "9s9h9d 4h5h**", True),
        ("lay 9s9h9d 4h*5h*6h*7h", "9s9h9d 4h***", False),
    ],
)
def test_o16_a_table_may_ask_for_a_majority_of_naturals(lay: str, held: str, legal: bool) -> None:
    state = playing(held + "2s", joker_limit=JokerLimit.MAJORITY)
    assert allowed(state, lay) if legal else rule_against(state, lay) == "O-16"


@pytest.mark.parametrize(
    ("lay", "held", "legal"),
    [
        ("lay 9s9h* 4h5h6h*7h", "9s9h* 4h5h6h*", True),
        ("lay 9s** 4h5h6h7h", "9s** 4h5h6h7h", False),
        ("lay 9s9h** 4h5h6h7h", "9s9h** 4h5h6h7h", True),
        ("lay 9s9h9d 4h5h*6h*7h", "9s9h9d 4h5h**", False),
        ("lay 9s9h9d 4h5h6h*7h*8h", "9s9h9d 4h5h6h**", True),
        ("lay 9s9h9d 4h5h*6h*7h*8h", "9s9h9d 4h5h***", False),
        ("lay 9s9h9d 4h5h6h*7h*8h*9h", "9s9h9d 4h5h6h***", True),
        ("lay 9s9h*** 4h5h6h7h", "9s9h*** 4h5h6h7h", True),
        ("lay 9s**** 4h5h6h7h", "9s**** 4h5h6h7h", False),
    ],
)
def test_o16_shanghai_in_ten_rounds_limits_jokers_by_the_size_of_the_meld(
    lay: str, held: str, legal: bool
) -> None:
    state = playing(held + "2s", joker_limit=JokerLimit.BY_SIZE, first_melds=FirstMelds.MINIMUM)
    assert allowed(state, lay) if legal else rule_against(state, lay) == "O-16"


def test_o16_a_number_of_jokers_may_be_set() -> None:
    assert allowed(playing("9s9h* 4h5h6h*", max_jokers=1), "lay 9s9h* 4h5h6h*7h")
    assert rule_against(playing("9s** 4h5h6h7h", max_jokers=1), "lay 9s** 4h5h6h7h") == "O-16"


def test_o17_jokers_alone_are_no_meld() -> None:
    assert rule_against(playing("*** 4h5h6h7h"), "lay *** 4h5h6h7h") == "O-17"
    assert rule_against(playing("9s9h9d ****"), "lay 9s9h9d *4h*5h*6h*7h") == "O-17"
    assert rule_against(playing("9s** 4h5h6h7h", min_naturals=2), "lay 9s** 4h5h6h7h") == "O-17"


def test_o18_two_jokers_side_by_side_are_legal_unless_the_table_says_no() -> None:
    lay = "lay 9s9h9d 4h*5h*6h7h"
    assert allowed(playing("9s9h9d 4h**7h"), lay)
    assert rule_against(playing("9s9h9d 4h**7h", adjacent_jokers=False), lay) == "O-18"
    assert allowed(playing("9s9h9d *5h*7h", adjacent_jokers=False), "lay 9s9h9d *4h5h*6h7h")


def test_o19_a_joker_of_a_group_has_no_suit() -> None:
    state = laid("9s9h* 4h5h6h7h", "", "", lay="lay 9s9h* 4h5h6h7h")
    assert melds(state)["p1.1"] == "9s9h*"
    state = down("9s9h9d 4h5h6h7h *2s", "", "")
    assert "add * p1.1" in options(state)
    assert rule_against(state, "add *9c p1.1") == "O-19"


def test_o20_the_player_chooses_where_a_joker_lies_in_a_run() -> None:
    state = playing("9s9h9d 4h5h6h*")
    for run, low in (("*3h4h5h6h", 3), ("4h5h6h*7h", 4)):
        after_lay = after(state, f"p1 lay 9s9h9d {run}")
        assert melds(after_lay)["p1.2"] == run
        assert [meld.low for meld in seen(after_lay).melds if meld.name == "p1.2"] == [low]


def test_o21_a_joker_may_be_laid_off_on_a_group_or_at_either_end_of_a_run() -> None:
    state = down("9s9h9d 4h5h6h7h *2s", "", "")
    jokers = {option for option in options(state) if option.startswith("add *")}
    assert jokers == {"add * p1.1", "add *3h p1.2", "add *8h p1.2"}
    assert melds(after(state, "p1 add *3h p1.2"))["p1.2"] == "*3h4h5h6h7h"


def test_o22_no_joker_lies_beyond_an_ace() -> None:
    state = down("9s9h9d Ah2h3h4h *2s", "", "", lay="lay 9s9h9d Ah2h3h4h")
    assert {option for option in options(state) if option.startswith("add *")} == {
        "add * p1.1",
        "add *5h p1.2",
    }
    assert rule_against(state, "add *Kh p1.2") in {"K-034", "K-074"}
    state = down("9s9h9d 4h5h6h7h *2s", "", "")
    assert rule_against(state, "add *Ah p1.2") == "K-074"
    state = down("9s9h9d JhQhKhAh *2s", "", "", lay="lay 9s9h9d JhQhKhAh")
    assert rule_against(state, "add *2h p1.2") in {"K-034", "K-074"}


# --- the exchange -----------------------------------------------------------------------------------

CLUBS = "9s9h9d 5c6c*8c"
CLUBS_LAY = "lay 9s9h9d 5c6c*7c8c"
SWAP = "swap 7c p1.2 *4c:p1.2"


def two_tables(**changes: Any) -> Any:
    """p1 and p2 have laid on earlier turns; p1's run of clubs has a joker; p2 is to play with a seven."""
    held = (CLUBS + "Kd2s2d", "8s8h8d 4d5d6d7d 7c2h", "")
    state = after(laid(*held, lay=CLUBS_LAY, **changes), "p1 drop 3c")
    state = after(state, "p2 take 3c", "p2 lay 8s8h8d 4d5d6d7d", "p2 drop 3c")
    return taking(state, "p2")


def test_o23_anybodys_joker_may_be_exchanged_or_only_ones_own() -> None:
    assert allowed(two_tables(), SWAP)
    assert rule_against(two_tables(joker_swap=JokerSwap.OWN), SWAP) == "O-23"
    own = down(CLUBS + "7cKd", "", "", lay=CLUBS_LAY, joker_swap=JokerSwap.OWN)
    assert allowed(own, SWAP)


def test_o24_an_exchange_comes_after_the_draw_and_before_the_discard() -> None:
    state = after(down(CLUBS + "7cKd2s", "", "", lay=CLUBS_LAY), "p1 drop Kd")
    while turn(state) != "p1":
        who = turn(state)
        state = after(state, f"{who} take {seen(state).top}", f"{who} drop {seen(state).top}")
    assert rule_against(state, SWAP) == "K-059"
    assert allowed(drawing(state), SWAP)


def test_o25_not_on_the_turn_of_the_contract_unless_the_table_says_so() -> None:
    state = laid(CLUBS + "7cKd", "", "", lay=CLUBS_LAY)
    assert rule_against(state, SWAP) == "O-25"
    assert allowed(laid(CLUBS + "7cKd", "", "", lay=CLUBS_LAY, build_same_turn=True), SWAP)


@pytest.mark.parametrize("when", [SwapWhen.BEFORE, SwapWhen.ANY])
def test_o25_a_table_may_let_jokers_be_exchanged_before_ones_own_contract(when: SwapWhen) -> None:
    held = (CLUBS + "Kd2s2d", "7c2h2h", "")
    state = after(laid(*held, lay=CLUBS_LAY, joker_swap_when=when), "p1 drop 3c", "p2 take 3c")
    assert allowed(state, SWAP)
    own = down(CLUBS + "7cKd", "", "", lay=CLUBS_LAY, joker_swap_when=when)
    if when is SwapWhen.ANY:
        assert allowed(own, SWAP)
    else:
        assert rule_against(own, SWAP) == "O-25"


def test_o26_several_jokers_are_exchanged_in_one_turn_also_in_a_chain() -> None:
    held = "9s9h9d 5c*7c* 6c8cKd"
    state = down(held, "", "", lay="lay 9s9h9d 5c*6c7c*8c")
    state = after(state, "p1 swap 6c p1.2 *9c:p1.2", "p1 swap 8c p1.2 *:p1.1")
    assert melds(state) == {"p1.1": "9s9h9d*", "p1.2": "5c6c7c8c*9c"}


def test_o27_the_freed_joker_may_go_back_to_an_end_of_the_same_run() -> None:
    state = down(CLUBS + "7cKd", "", "", lay=CLUBS_LAY)
    assert melds(after(state, f"p1 {SWAP}"))["p1.2"] == "*4c5c6c7c8c"
    assert melds(after(state, "p1 swap 7c p1.2 *9c:p1.2"))["p1.2"] == "5c6c7c8c*9c"
    assert rule_against(state, "swap 7c p1.2 *Tc:p1.2") == "K-074"


def test_o28_the_freed_joker_may_be_laid_on_a_group_and_is_locked_there() -> None:
    state = down(CLUBS + "7c9dKd", "", "", lay=CLUBS_LAY)
    state = after(state, "p1 swap 7c p1.2 *:p1.1")
    assert melds(state)["p1.1"] == "9s9h9d*"
    assert rule_against(state, "swap 9d p1.1 *9c:p1.2") == "K-101"


def test_o29_without_a_place_for_the_joker_there_is_no_exchange() -> None:
    # The only meld is a run from ace to ace: no end is free and there is no group.
    held = "Ah2h3h4h5h6h*8h9hThJhQhKhAh 7h2s"
    run = "Ah2h3h4h5h6h*7h8h9hThJhQhKhAh"
    state = down(held, "", "", contract="S4", lay=f"lay {run}", first_melds=FirstMelds.MINIMUM)
    assert not [option for option in options(state) if option.startswith("swap")]
    for to in ("*Kh:p1.1", "*2h:p1.1", "*Ah:p1.1"):
        refusal(state, f"swap 7h p1.1 {to}")
    assert hand(state, "p1")["7h"] == 1


def test_o30_an_exchange_needs_a_card_besides_for_the_discard() -> None:
    state = down(CLUBS + "7c", "", "", lay=CLUBS_LAY)
    assert hand(state, "p1") == {"7c": 1, "3c": 1}
    state = after(state, f"p1 {SWAP}")
    assert ended(played(state, "p1 drop 3c")) is not None
    # Two cards are held, one of which must be kept: with the other built away there is no exchange.
    alone = down(CLUBS + "7c", "", "", lay=CLUBS_LAY, up="9c")
    alone = after(alone, "p1 add 9c p1.1")
    assert rule_against(alone, SWAP) == "K-076"


def test_o31_either_copy_of_the_card_will_do() -> None:
    state = down(CLUBS + "7c7cKd", "", "", lay=CLUBS_LAY)
    state = after(state, f"p1 {SWAP}")
    assert hand(state, "p1")["7c"] == 1


def test_o32_a_joker_is_not_exchanged_for_a_joker() -> None:
    state = down(CLUBS + "*Kd", "", "", lay=CLUBS_LAY)
    refused = GAME.check(state, Swap(Card("*"), "p1.2", "*4c", "p1.2"))
    assert refused is not None
    assert refused.rule == "O-32"


def test_o33_a_joker_on_the_pile_is_an_ordinary_card() -> None:
    state = dealt("", "", "", up="*")
    assert options(state) == {"leave", "take *"}
    taken = after(state, "p1 take *")
    assert "drop *" in options(taken)
    state = after(taken, "p1 drop *", "p2 leave")
    assert "buy *" in options(state)
    assert hand(after(state, f"{turn(state)} buy *"), turn(state))["*"] == 1
