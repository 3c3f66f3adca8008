"""K-059 to K-076: the turn: draw, lay down, build, discard."""

from tests.kontrakt.positions import (
    EXAMPLE,
    EXAMPLE_LAY,
    after,
    allowed,
    dealt,
    down,
    drawing,
    hand,
    idle,
    laid,
    melds,
    options,
    refusal,
    rule_against,
    seen,
    taking,
    turn,
)


def two_down() -> object:
    """p1 and p2 have laid on earlier turns and p2 is to play."""
    held = ("9s9h9d 4h5h6h7h 8cQcKd", "8s8d8h JcQcKcAc 9c8h Tc", "")
    state = after(laid(*held), "p1 drop 3c", "p2 take 3c", "p2 lay 8s8d8h JcQcKcAc", "p2 drop 3c")
    return taking(state, "p2")


def test_k059_a_turn_goes_draw_then_lay_down_or_build_then_discard() -> None:
    state = dealt(EXAMPLE, "", "")
    for text in (EXAMPLE_LAY, "drop Kd", "add 8c p1.1"):
        assert rule_against(state, text) == "K-059"
    state = after(state, "p1 take 3c")
    state = after(state, f"p1 {EXAMPLE_LAY}", "p1 drop Kd")
    assert turn(state) == "p2"
    assert options(state) == {"leave", "take Kd"}


def test_k060_one_card_is_drawn_on_a_turn() -> None:
    state = taking(dealt(EXAMPLE, "", ""), "p1")
    assert hand(state, "p1").total() == 11
    for text in ("take 3c", "stock", "leave"):
        assert rule_against(state, text) == "K-060"


def test_k061_the_card_is_the_top_of_the_stock_or_of_the_pile() -> None:
    state = dealt(EXAMPLE, "", "", up="3c", stock="5d")
    assert options(state) == {"leave", "take 3c"}
    assert rule_against(state, "take 5d") == "K-061"
    assert hand(after(state, "p1 take 3c"), "p1")["3c"] == 1
    assert hand(drawing(state), "p1")["5d"] == 1


def test_k062_before_the_stock_is_drawn_from_the_others_may_buy() -> None:
    state = dealt(EXAMPLE, "", "")
    assert rule_against(state, "stock") == "K-062"
    state = after(state, "p1 leave")
    assert turn(state) == "p2"
    assert options(state) == {"buy 3c", "no"}
    state = after(state, "p2 no", "p3 no")
    assert options(state) == {"stock"}


def test_k063_laying_down_is_voluntary() -> None:
    state = after(taking(dealt(EXAMPLE, "", ""), "p1"), "p1 drop 3c")
    assert seen(state).down == (False, False, False)
    assert allowed(taking(state, "p1"), EXAMPLE_LAY)


def test_k064_the_whole_contract_is_laid_face_up_at_once() -> None:
    state = laid()
    assert melds(state) == {"p1.1": "9s9h9d", "p1.2": "4h5h6h7h"}
    for who in ("", "p2", "p3"):
        assert seen(state, who).melds == seen(state, "p1").melds


def test_k065_no_card_more_than_the_contract_asks_for_is_laid() -> None:
    state = taking(dealt("9s9h9d9c 4h5h6h7h8h", "", ""), "p1")
    for text in ("lay 9s9h9d9c 4h5h6h7h", "lay 9s9h9d 4h5h6h7h8h", "lay 9s9h9d9c 4h5h6h7h8h"):
        refused = refusal(state, text)
        assert refused.code == "meld-long"
        assert refused.args["needed"] in {3, 4}
    assert allowed(state, "lay 9s9h9d 5h6h7h8h")


def test_k066_the_fifth_card_of_a_run_stays_in_hand_until_the_next_turn() -> None:
    state = laid("9s9h9d 4h5h6h7h8h", "", "")
    assert hand(state, "p1")["8h"] == 1
    assert rule_against(state, "add 8h p1.2") == "K-069"
    state = taking(after(state, "p1 drop 3c"), "p1")
    assert melds(after(state, "p1 add 8h p1.2"))["p1.2"] == "4h5h6h7h8h"


def test_k067_after_the_contract_no_new_meld_is_begun() -> None:
    state = down("9s9h9d 4h5h6h7h 8s8h8d 4d5d6d7d", "", "")
    assert rule_against(state, "lay 8s8h8d 4d5d6d7d") == "K-067"
    assert rule_against(state, "lay 8s8h8d") == "K-067"


def test_k068_nobody_builds_before_the_own_contract() -> None:
    state = after(laid("9s9h9d 4h5h6h7h 2c", "9c3h8h", ""), "p1 drop 2c", "p2 take 2c")
    for text in ("add 9c p1.1", "add 3h p1.2", "add 8h p1.2"):
        refused = refusal(state, text)
        assert refused.rule == "K-068"


def test_k069_nobody_builds_on_the_turn_of_the_contract() -> None:
    state = laid("9s9h9d9c 4h5h6h7h8h3h", "", "")
    for text in ("add 9c p1.1", "add 8h p1.2", "add 3h p1.2"):
        refused = refusal(state, text)
        assert refused.rule == "K-069"


def test_k070_building_is_voluntary() -> None:
    state = down("9s9h9d9c 4h5h6h7h8h", "", "")
    assert options(state) >= {"add 9c p1.1", "add 8h p1.2", "drop 9c", "drop 8h", "drop 3c"}
    assert allowed(state, "drop 9c")


def test_k071_one_builds_on_own_melds_and_on_others() -> None:
    state = two_down()
    assert melds(state) == {"p1.1": "9s9h9d", "p1.2": "4h5h6h7h", "p2.1": "8s8h8d", "p2.2": "JcQcKcAc"}
    assert options(state) >= {"add 9c p1.1", "add 8h p1.2", "add 8h p2.1", "add Tc p2.2"}


def test_k072_as_many_cards_as_one_likes_are_built_in_a_turn() -> None:
    state = after(two_down(), "p2 add 9c p1.1", "p2 add 8h p1.2", "p2 add Tc p2.2")
    assert melds(state) == {"p1.1": "9s9h9d9c", "p1.2": "4h5h6h7h8h", "p2.1": "8s8h8d", "p2.2": "TcJcQcKcAc"}
    assert turn(state) == "p2"


def test_k073_a_group_takes_more_cards_of_its_rank() -> None:
    state = down("9s9h9d 4h5h6h7h 9d9c8c", "", "")
    assert rule_against(state, "add 8c p1.1") == "K-073"
    state = after(state, "p1 add 9c p1.1", "p1 add 9d p1.1")
    assert melds(state)["p1.1"] == "9s9h9d9d9c"


def test_k074_a_run_takes_the_next_card_of_its_suit_at_either_end() -> None:
    state = down("9s9h9d 4h5h6h7h 3h8h9h8d", "", "")
    assert rule_against(state, "add 9h p1.2") == "K-074"
    assert rule_against(state, "add 8d p1.2") == "K-031"
    state = after(state, "p1 add 8h p1.2", "p1 add 9h p1.2", "p1 add 3h p1.2")
    assert melds(state)["p1.2"] == "3h4h5h6h7h8h9h"


def test_k075_a_turn_ends_with_one_card_face_up_on_the_pile() -> None:
    state = taking(dealt(EXAMPLE, "", ""), "p1")
    assert rule_against(state, "drop 2s") == "K-035"
    state = after(state, "p1 drop Kd")
    for who in ("", "p1", "p2", "p3"):
        assert (seen(state, who).top, seen(state, who).pile) == ("Kd", 1)
    assert turn(state) == "p2"
    state = after(idle(state), "p3 take Kd")
    assert hand(state, "p3")["Kd"] >= 1


def test_k076_a_card_is_kept_for_the_discard() -> None:
    state = down("9s9h9d 4h5h6h7h 8h", "", "", up="9c")
    state = after(state, "p1 add 8h p1.2")
    assert hand(state, "p1") == {"9c": 1}
    refused = refusal(state, "add 9c p1.1")
    assert refused.rule == "K-076"
    assert options(state) == {"drop 9c"}


def test_k076_a_contract_that_takes_the_last_card_is_not_laid() -> None:
    state = taking(dealt("9s9h9d 4h5h6h", "", "", up="7h"), "p1")
    assert rule_against(state, EXAMPLE_LAY) == "K-076"
