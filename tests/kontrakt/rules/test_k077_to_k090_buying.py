"""K-077 to K-090: buying out of turn."""

from kontu.games.kontrakt.events import Bought
from kontu.games.kontrakt.observation import Phase
from tests.kontrakt.positions import (
    after,
    allowed,
    cards,
    dealt,
    drawing,
    hand,
    options,
    played,
    rule_against,
    seen,
    taking,
    turn,
)


def window(*drops: str, seats: int = 4) -> object:
    """Each of the first players has discarded one of ``drops``; the next one has left the last of them."""
    hands = ["" for _ in range(seats)]
    for place, drop in enumerate(drops):
        hands[place % seats] += drop
    state = dealt(*hands, up="3c", stock="2s4s6s8sTsQs2d4d6d8dTdQd", deal=(10,))
    for drop in drops:
        state = after(drawing(state), f"{turn(state)} drop {drop}")
    return after(state, f"{turn(state)} leave")


def test_k077_only_what_the_player_in_turn_does_not_want_may_be_bought() -> None:
    state = dealt("", "", "")
    assert turn(state) == "p1"
    assert options(state) == {"leave", "take 3c"}
    state = after(state, "p1 leave")
    assert options(state) == {"buy 3c", "no"}
    # A card that was taken is not for sale.
    assert rule_against(taking(dealt("", "", ""), "p1"), "buy 3c") in {"K-085", "K-081"}


def test_k078_the_buyer_gets_the_card_and_a_penalty_card_from_the_stock() -> None:
    state = dealt("", "", "", stock="5d6d")
    before, stock = hand(state, "p2"), seen(state).stock
    state = after(state, "p1 leave", "p2 buy 3c")
    assert hand(state, "p2") - before == {"3c": 1, "5d": 1}
    assert seen(state).stock == stock - 1
    assert seen(state).pile == 0


def test_k079_the_first_in_turn_order_after_the_player_in_turn_buys() -> None:
    state = window("9s")
    assert seen(state).active == 1
    assert seen(state).asked == (2, 3, 0)
    assert turn(state) == "p3"
    state = after(state, "p3 no")
    assert turn(state) == "p4"
    state = after(state, "p4 buy 9s")
    assert seen(state).buys == (0, 0, 0, 1)


def test_k080_nobody_can_call_out_of_order() -> None:
    # One seat is asked at a time, clockwise; a wish of p1 is never heard before p3 and p4 have answered.
    state = window("9s")
    order = []
    while seen(state).phase is Phase.WINDOW:
        order.append(turn(state))
        state = after(state, f"{turn(state)} no")
    assert order == ["p3", "p4", "p1"]


def test_k081_the_player_in_turn_has_the_first_right_to_the_top_discard() -> None:
    state = dealt("", "", "")
    for text in ("buy 3c", "no"):
        assert rule_against(state, text) == "K-081"
    assert hand(after(state, "p1 take 3c"), "p1")["3c"] == 1


def test_k082_the_player_in_turn_takes_it_without_a_penalty_card() -> None:
    state = dealt("", "", "")
    before, stock = hand(state, "p1"), seen(state).stock
    state = after(state, "p1 take 3c")
    assert hand(state, "p1") - before == {"3c": 1}
    assert seen(state).stock == stock


def test_k083_the_buyer_lays_nothing_down() -> None:
    state = after(dealt("", "9s9h9d 4h5h6h7h", ""), "p1 leave", "p2 buy 3c")
    assert turn(state) == "p1"
    # p2 is not asked anything, and what p1 may do is drawing.
    assert options(state) == {"stock"}
    assert seen(state, "p2").options == ()


def test_k084_a_buy_puts_no_card_on_the_pile() -> None:
    state = window("9s")
    held = hand(state, "p3").total()
    state = after(state, "p3 buy 9s")
    assert seen(state).top == "3c"
    assert hand(state, "p3").total() == held + 2


def test_k085_after_the_buy_the_player_in_turn_draws_from_the_stock() -> None:
    state = after(dealt("", "", "", stock="5d6d"), "p1 leave", "p2 buy 3c")
    assert (turn(state), options(state)) == ("p1", {"stock"})
    assert hand(after(state, "p1 stock"), "p1")["6d"] == 1


def test_k086_the_new_top_may_be_bought_by_another_with_a_penalty_card() -> None:
    state = window("9s", "9d")
    assert seen(state).active == 2
    state = after(state, "p4 buy 9d")
    assert (turn(state), options(state)) == ("p1", {"buy 9s", "no"})
    before = hand(state, "p1")
    state = after(state, "p1 buy 9s")
    assert (hand(state, "p1") - before).total() == 2


def test_k087_the_same_player_does_not_buy_twice_running() -> None:
    state = after(window("9s", "9d"), "p4 buy 9d")
    asked = []
    while seen(state).phase is Phase.WINDOW:
        asked.append(turn(state))
        state = after(state, f"{turn(state)} no")
    assert asked == ["p1", "p2"]


def test_k087_but_again_when_another_has_bought_between() -> None:
    state = after(window("9s", "9d"), "p4 buy 9d", "p1 buy 9s")
    assert (turn(state), options(state)) == ("p4", {"buy 3c", "no"})
    state = after(state, "p4 buy 3c")
    assert seen(state).buys == (1, 0, 0, 2)


def test_k088_there_is_no_limit_on_buys() -> None:
    state = dealt("", "", "", deal=(10,))
    bought = 0
    for _ in range(18):
        who = turn(state)
        state = after(state, f"{who} leave")
        while seen(state).phase is Phase.WINDOW:
            asked = turn(state)
            if asked == "p2":
                bought += 1
                state = after(state, f"p2 buy {seen(state).top}")
            else:
                state = after(state, f"{asked} no")
        state = after(state, f"{who} stock")
        state = after(state, f"{who} drop {min(hand(state, who))}")
    assert bought == seen(state).buys[1] >= 12


def test_k089_a_buy_makes_a_hand_two_cards_larger() -> None:
    state = dealt("", "", "", deal=(10,))
    state = after(state, "p1 leave", "p2 buy 3c")
    assert seen(state).held == (10, 12, 10)


def test_k090_a_buy_never_moves_the_turn() -> None:
    state = after(window("9s"), "p3 no", "p4 buy 9s", "p3 no", "p1 no")
    assert turn(state) == "p2"
    state = after(state, "p2 stock")
    (lowest, *_) = sorted(hand(state, "p2"))
    state = after(state, f"p2 drop {lowest}")
    assert turn(state) == "p3"
    assert allowed(state, "leave")


def test_k090_the_event_says_who_bought_what_and_the_penalty_is_his_alone() -> None:
    step = played(dealt("", "", "", stock="5d"), "p1 leave", "p2 buy 3c")
    (event,) = [event for event in step.events if isinstance(event, Bought)]
    assert (event.seat, event.card, list(event.penalty)) == (1, "3c", cards("5d"))
    assert turn(step.state) == "p1"
