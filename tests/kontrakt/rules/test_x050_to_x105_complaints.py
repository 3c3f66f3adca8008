"""Complaints that people had about programs of this kind, where the rules answer them."""

from typing import Any

from tests.kontrakt.positions import (
    after,
    dealt,
    down,
    drawing,
    ended,
    going_out,
    hand,
    laid,
    melds,
    next_deal,
    options,
    rule_against,
    seen,
    stalled,
    taking,
    turn,
)


def playing(held: str, **changes: Any) -> Any:
    return taking(dealt(held, "", "", **changes), "p1")


def test_x050_of_several_who_want_the_card_the_order_of_seats_decides() -> None:
    state = after(dealt("", "", "", ""), "p1 leave")
    assert seen(state).asked == (1, 2, 3)
    assert hand(after(state, "p2 buy 3c"), "p2")["3c"] == 1
    assert seen(after(state, "p2 no", "p3 buy 3c")).buys == (0, 0, 1, 0)


def test_x052_a_joker_goes_into_the_gap_of_a_run() -> None:
    # It was put at the end, where it made no run.
    state = playing("9s9h9d 4h5h*7h 2s")
    for cards in ("4h5h7h*", "4h5h*6h7h", "7h*6h5h4h"):
        assert melds(after(state, f"p1 lay 9s9h9d {cards}"))["p1.2"] == "4h5h*6h7h"


def test_x053_where_a_joker_fits_at_both_ends_one_chooses() -> None:
    state = down("9s9h9d 4h5h6h7h *2s", "", "")
    assert {"add *3h p1.2", "add *8h p1.2"} <= options(state)
    assert melds(after(state, "p1 add *3h p1.2"))["p1.2"] == "*3h4h5h6h7h"
    assert melds(after(state, "p1 add *8h p1.2"))["p1.2"] == "4h5h6h7h*8h"


def test_x055_a_joker_stays_in_its_group() -> None:
    state = down("9s9h* 4h5h6h7h 9d2s", "", "", lay="lay 9s9h* 4h5h6h7h")
    assert rule_against(state, "swap 9d p1.1 *8h:p1.2") == "K-101"


def test_x056_two_jokers_of_one_run_are_exchanged_in_one_turn() -> None:
    state = down("9s9h9d 4h**7h 5h6h2s", "", "", lay="lay 9s9h9d 4h*5h*6h7h")
    state = after(state, "p1 swap 6h p1.2 *:p1.1", "p1 swap 5h p1.2 *:p1.1")
    assert melds(state) == {"p1.1": "9s9h9d**", "p1.2": "4h5h6h7h"}


def test_x057_an_exchange_is_offered_exactly_when_it_is_legal() -> None:
    held, lay = "9s9h9d 4h5h*7h", "lay 9s9h9d 4h5h*6h7h"
    with_it = down(held + "6h2s", "", "", lay=lay)
    without = down(held + "6s2s", "", "", lay=lay)
    assert {text for text in options(with_it) if text.startswith("swap")} == {
        "swap 6h p1.2 *:p1.1",
        "swap 6h p1.2 *3h:p1.2",
        "swap 6h p1.2 *8h:p1.2",
    }
    assert not [text for text in options(without) if text.startswith("swap")]


def test_x059_one_joker_is_laid_off_once() -> None:
    # Tapping quickly added the same wild card several times.
    state = after(down("9s9h9d 4h5h6h7h *2s", "", ""), "p1 add *8h p1.2")
    assert rule_against(state, "add *9h p1.2") == "K-035"
    assert melds(state)["p1.2"] == "4h5h6h7h*8h"


def test_x060_a_joker_goes_on_other_players_groups_and_runs() -> None:
    held = ("9s9h9d 4h5h6h7h 2c2d", "8s8h8d JcQcKcAc **2s", "")
    state = after(laid(*held), "p1 drop 2c", "p2 take 2c", "p2 lay 8s8h8d JcQcKcAc", "p2 drop 2c")
    state = after(taking(state, "p2"), "p2 add * p1.1", "p2 add *3h p1.2")
    assert melds(state)["p1.1"] == "9s9h9d*"
    assert melds(state)["p1.2"] == "*3h4h5h6h7h"


def test_x062_cards_on_both_sides_of_a_joker_go_on_one_after_the_other() -> None:
    # Five and six could not be laid on eight to ten together with the joker between.
    state = down("2s2h2d 8h9hThJh 5h6h*Qh9c", "", "", lay="lay 2s2h2d 8h9hThJh")
    state = after(state, "p1 add *7h p1.2", "p1 add 6h p1.2", "p1 add 5h p1.2", "p1 add Qh p1.2")
    assert melds(state)["p1.2"] == "5h6h*7h8h9hThJhQh"


def test_x094_who_is_down_may_buy_but_is_never_made_to() -> None:
    state = after(laid(), "p1 drop 3c", "p2 leave", "p3 no")
    assert (turn(state), options(state)) == ("p1", {"buy 3c", "no"})


def test_x095_round_seven_ends_when_nobody_can_finish_it() -> None:
    state = dealt("", "", "", contract="S4+S4+S4", last=True, stall_circles=1, decks=(1,), deal=(16,))
    for _ in range(60):
        if turn(state) == "nobody":
            break
        who = turn(state)
        state = drawing(state)
        state = after(state, f"{who} drop {max(hand(state, who))}")
    assert turn(state) == "nobody"
    assert seen(state).results[0].termination.value == "stalled"


def test_x101_an_ace_costs_fifteen_wherever_it_could_have_been_used() -> None:
    step = going_out(others=("AhQhKhJh2h2h3h3h", ""))
    end = ended(step)
    assert end is not None
    assert end.scores[1] == 15 + 30 + 10


def test_x102_a_player_with_nothing_has_a_nought_in_the_table() -> None:
    (result,) = seen(going_out().state).results
    assert result.scores[0] == 0
    assert len(result.scores) == 3


def test_x104_the_scores_of_all_rounds_stay_in_sight() -> None:
    state = dealt("2s3s", "2h3h", "2d3d", stall_circles=1, up="4c")
    state = next_deal(stalled(state).state)
    for who in ("", "p1", "p2", "p3"):
        assert [result.scores for result in seen(state, who).results] == [(5, 5, 5)]


def test_x105_the_winner_of_a_round_is_the_seat_that_went_out() -> None:
    (result,) = seen(going_out(dealer=1).state).results
    assert result.winner == 0
