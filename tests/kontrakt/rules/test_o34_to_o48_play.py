"""O-34 to O-48: rulings on laying down, building, drawing and discarding."""

from itertools import permutations
from typing import Any

import pytest

from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import FirstMelds, GoOut
from tests.kontrakt.positions import (
    EXAMPLE_LAY,
    after,
    allowed,
    dealt,
    down,
    drawing,
    ended,
    going_out,
    hand,
    laid,
    melds,
    options,
    played,
    rule_against,
    seen,
    taking,
    turn,
)


def test_o34_the_contract_may_be_laid_on_the_very_first_turn() -> None:
    assert allowed(taking(dealt("9s9h9d 4h5h6h7h 2s", "", ""), "p1"), EXAMPLE_LAY)


def test_o35_nobody_must_lay_down() -> None:
    state = taking(dealt("9s9h9d 4h5h6h7h 2s", "", ""), "p1")
    for card in ("9s", "2s", "3c"):
        assert allowed(state, f"drop {card}")


def test_o36_the_contract_may_use_the_card_just_drawn_or_bought() -> None:
    drawn = drawing(dealt("9s9h 4h5h6h7h 2s", "", "", stock="9d"))
    assert allowed(drawn, EXAMPLE_LAY)
    taken = taking(dealt("9s9h 4h5h6h7h 2s", "", "", up="9d"), "p1")
    assert allowed(taken, EXAMPLE_LAY)
    bought = dealt("2c", "9s9h 4h5h6h7h 2s", "", up="9d")
    bought = after(bought, "p1 leave", "p2 buy 9d", "p1 stock", "p1 drop 2c")
    assert allowed(taking(bought, "p2"), EXAMPLE_LAY)


@pytest.mark.parametrize("buys", [0, 1])
def test_o37_nobody_goes_out_on_the_turn_of_the_contract_in_rounds_one_to_six(buys: int) -> None:
    sizes = {"G3+G3": 10, "G3+S4": 10, "S4+S4": 10, "G3+G3+G3": 12, "G3+G3+S4": 12, "G3+S4+S4": 12}
    for number, (contract, dealt_cards) in enumerate(sizes.items(), 1):
        state = dealt("", "", "", contract=contract, deal=(dealt_cards,))
        wanted = seen(state).contract
        assert wanted is not None
        laid_cards = wanted.size
        left = dealt_cards + 1 + 2 * buys - laid_cards - 1
        assert left == (4, 3, 2, 3, 2, 1)[number - 1] + 2 * buys > 0


def test_o37_it_happens_only_where_first_melds_may_be_larger() -> None:
    state = taking(dealt("9s9h9d9c 4h5h6h7h8h 2s", "", "", first_melds=FirstMelds.MINIMUM), "p1")
    state = after(state, "p1 lay 9s9h9d9c 4h5h6h7h8h", "p1 drop 2s")
    assert hand(state, "p1") == {"3c": 1}


def test_o38_who_is_down_may_take_and_buy_unless_the_table_says_no() -> None:
    def positions(**changes: Any) -> tuple[Any, Any]:
        state = after(laid(**changes), "p1 drop 3c", "p2 leave")
        # p1 is the last to be asked, if at all.
        state = after(state, "p3 no")
        buying = state
        while turn(state) != "p2":
            state = after(state, f"{turn(state)} no")
        state = drawing(after(state, "p2 stock", f"p2 drop {min(hand_of(state))}"))
        return buying, after(state, f"p3 drop {min(hand_of(state))}")

    def hand_of(state: Any) -> list[str]:
        return list(hand(state, turn(state)))

    buying, taking_turn = positions()
    assert (turn(buying), options(buying)) == ("p1", {"buy 3c", "no"})
    assert f"take {seen(taking_turn).top}" in options(taking_turn)
    buying, taking_turn = positions(down_may_buy=False, down_may_take=False)
    assert (turn(buying), options(buying)) == ("p2", {"stock"})
    assert options(taking_turn) == {"leave"}
    assert rule_against(taking_turn, f"take {seen(taking_turn).top}") == "O-38"


def test_o39_the_last_card_leaves_the_hand_as_the_table_has_it() -> None:
    def alone(how: GoOut) -> Any:
        state = down("9s9h9d 4h5h6h7h 8h", "", "", up="9c", go_out=how)
        return after(state, "p1 add 8h p1.2")

    for how in (GoOut.DISCARD, GoOut.LAY_DOWN):
        assert options(alone(how)) == {"drop 9c"}
        assert rule_against(alone(how), "add 9c p1.1") == "K-076"
    assert options(alone(GoOut.EITHER)) == {"drop 9c", "add 9c p1.1"}
    assert options(alone(GoOut.NO_DISCARD)) == {"add 9c p1.1"}
    assert rule_against(alone(GoOut.NO_DISCARD), "drop 9c") == "O-39"
    for how in (GoOut.EITHER, GoOut.NO_DISCARD):
        end = ended(played(alone(how), "p1 add 9c p1.1"))
        assert end is not None
        assert end.scores[0] == 0


def test_o39_a_last_card_that_can_neither_be_laid_off_nor_discarded_is_not_kept() -> None:
    state = down("9s9h9d 4h5h6h7h 8h", "", "", up="2c", go_out=GoOut.NO_DISCARD)
    assert options(state) == {"drop 2c", "drop 8h"}
    assert rule_against(state, "add 8h p1.2") == "O-39"


@pytest.mark.parametrize("how", list(GoOut))
def test_o39_a_lay_down_may_take_the_last_card_only_where_no_discard_is_needed(how: GoOut) -> None:
    state = taking(dealt("9s9h9d 4h5h6h", "", "", up="7h", go_out=how), "p1")
    if how is GoOut.DISCARD:
        assert rule_against(state, EXAMPLE_LAY) == "K-076"
    else:
        assert ended(played(state, f"p1 {EXAMPLE_LAY}")) is not None


def test_o40_what_was_laid_is_not_taken_back_by_the_rules() -> None:
    # Staging belongs to the table and the page; for the rules a move is a move.
    state = after(down("9s9h9d 4h5h6h7h 8h2s", "", ""), "p1 add 8h p1.2")
    assert {option.split(" ")[0] for option in options(state)} == {"drop"}
    assert hand(state, "p1")["8h"] == 0


def test_o41_the_player_says_which_meld_a_card_goes_to() -> None:
    state = down("9s9h9d 5h6h7h8h 9h2s", "", "", lay="lay 9s9h9d 5h6h7h8h")
    assert options(state) >= {"add 9h p1.1", "add 9h p1.2"}
    assert melds(after(state, "p1 add 9h p1.1"))["p1.1"] == "9s9h9h9d"
    assert melds(after(state, "p1 add 9h p1.2"))["p1.2"] == "5h6h7h8h9h"


def test_o42_cards_go_on_a_meld_that_grows_in_any_order_that_can_be_made_valid() -> None:
    made = set()
    for order in permutations(("3h", "4h", "9h")):
        state = down("9s9d9c 5h6h7h8h 3h4h9h2s", "", "", lay="lay 9s9d9c 5h6h7h8h")
        for card in order:
            if not allowed(state, f"add {card} p1.2"):
                assert card == "3h"
                break
            state = after(state, f"p1 add {card} p1.2")
        made.add(melds(state)["p1.2"])
    assert "3h4h5h6h7h8h9h" in made


# --- the card just taken ----------------------------------------------------------------------------

BAN: dict[str, Any] = {"may_rediscard_taken": False}


def test_o43_the_card_just_taken_may_be_discarded_at_once() -> None:
    state = taking(dealt("2s", "", ""), "p1")
    assert allowed(state, "drop 3c")


def test_o43_with_the_ban_it_stays_for_this_turn_but_its_twin_may_go() -> None:
    state = after(dealt("2s4d", "", "", **BAN), "p1 take 3c")
    assert seen(state, "p1").taken == "3c"
    assert rule_against(state, "drop 3c") == "O-43"
    assert options(state) == {"drop 2s", "drop 4d"}
    twin = after(dealt("2s3c", "", "", **BAN), "p1 take 3c")
    assert options(twin) == {"drop 2s", "drop 3c"}
    # It is one turn's ban.
    later = drawing(after(twin, "p1 drop 3c", "p2 take 3c", f"p2 drop {p2_card(twin)}"))
    later = after(later, f"p3 drop {min(hand(later, 'p3'))}")
    assert allowed(drawing(later), "drop 3c")


def p2_card(state: Any) -> str:
    """Some card that p2 holds."""
    return min(hand(state, "p2"))


def test_o43_of_two_identical_cards_a_lay_down_uses_the_taken_one_first() -> None:
    state = after(dealt("9s9h9d 4h5h6h7h 2s", "", "", up="9s", **BAN), "p1 take 9s", f"p1 {EXAMPLE_LAY}")
    assert seen(state, "p1").taken is None
    assert options(state) == {"drop 2s", "drop 9s"}


def test_o43_a_laying_that_would_leave_only_the_banned_card_is_refused() -> None:
    state = after(dealt("9s9h9d 4h5h6h7h", "", "", **BAN), "p1 take 3c")
    assert rule_against(state, EXAMPLE_LAY) == "O-43"
    state = after(laid_with_ban(), "p1 take 2d")
    assert hand(state, "p1") == {"9c": 1, "2d": 1}
    assert rule_against(state, "add 9c p1.1") == "O-43"
    assert options(state) == {"drop 9c"}


def laid_with_ban() -> Any:
    """p1 is down and holds one nine; it is p1's turn and the two of diamonds lies on the pile."""
    state = dealt("9s9h9d 4h5h6h7h 9c", "2h2s", "2d", **BAN, stock="JcTc8c8d")
    state = after(drawing(state), f"p1 {EXAMPLE_LAY}", "p1 drop Jc")
    state = after(drawing(state), "p2 drop 2h")
    return after(drawing(state), "p3 drop 2d")


def test_o43_a_card_drawn_from_the_stock_may_be_discarded_with_the_ban_too() -> None:
    state = drawing(dealt("2s", "", "", stock="Jd", **BAN))
    assert allowed(state, "drop Jd")


# --- the rest ---------------------------------------------------------------------------------------


def test_o44_a_card_that_could_be_built_may_be_discarded() -> None:
    state = down("9s9h9d 4h5h6h7h 9c2s", "", "")
    assert {"add 9c p1.1", "drop 9c"} <= options(state)


def test_o45_only_the_top_of_the_pile_and_its_count_are_seen() -> None:
    state = after(drawing(dealt("Js", "", "")), "p1 drop Js")
    for who in ("", "p1", "p2", "p3"):
        observation = seen(state, who)
        assert (observation.top, observation.pile) == ("Js", 2)
        lists = [getattr(observation, name) for name in observation.__struct_fields__]
        assert not [each for each in lists if isinstance(each, tuple) and "3c" in each and who == ""]
        assert (observation.discards, observation.known) == ((), ((), (), ()))


def test_o46_with_an_empty_pile_the_stock_is_the_only_source_and_nothing_is_for_sale() -> None:
    state = after(dealt("", "", ""), "p1 leave", "p2 buy 3c")
    assert (seen(state).pile, seen(state).top) == (0, None)
    assert seen(state).phase is Phase.STOCK
    assert options(state) == {"stock"}


def test_o47_the_discard_that_ends_a_round_is_not_for_sale() -> None:
    state = going_out().state
    assert turn(state) == "d"
    assert seen(state).phase is Phase.DEAL
    assert options_of_nobody(state)


def options_of_nobody(state: Any) -> bool:
    return not list(GAME.legal_actions(state))


def test_o48_the_number_of_cards_in_every_hand_is_public() -> None:
    state = down("9s9h9d 4h5h6h7h 8h", "", "")
    for who in ("", "p1", "p2", "p3"):
        assert seen(state, who).held == (2, 8, 8)
