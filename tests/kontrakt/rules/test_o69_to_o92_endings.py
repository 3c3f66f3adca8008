"""O-69 to O-92: rulings on the stock, round seven, the score and the variants."""

import re
from typing import Any

import pytest

from kontu.core import registry
from kontu.core.events import Scored
from kontu.core.outcomes import Termination
from kontu.core.seats import Seat
from kontu.games.kontrakt.actions import Cut, Slip
from kontu.games.kontrakt.events import CutMade, Dealt, Shuffled
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import KontraktRules, LastRound, SameSuitRuns, TieBreak
from kontu.games.kontrakt.variants import LIVERPOOL, MAY_I, OTHER_DEAL, SHANGHAI, SHANGHAI_TEN, VARIANTS
from kontu.records import Recorder, verify, write
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    deck_of,
    down,
    drawing,
    ended,
    going_out,
    hand,
    idle,
    next_deal,
    options,
    played,
    rule_against,
    scored,
    seen,
    stalled,
    taking,
    turn,
)

CARD = re.compile("[A2-9TJQK][shdc]")
SMALL: dict[str, Any] = {"decks": (1,), "jokers": (0,), "deal": (16,)}
RUNS = "4h5h6h7h 4s5s6s7s 9dTdJdQd"
SEVEN: dict[str, Any] = {"contract": "S4+S4+S4", "last": True}


def dry() -> Any:
    """Three turns have emptied the stock; nobody has bought."""
    state = dealt("", "", "", **SMALL)
    while seen(state).stock:
        state = drawing(state)
        state = after(state, f"{turn(state)} drop {max(hand(state, turn(state)))}")
    return state


def test_o69_the_stock_is_made_anew_only_when_a_card_is_needed() -> None:
    state = dealt("", "", "", **SMALL)
    for _ in range(3):
        state = drawing(state)
        # Whoever drew the last card finishes the turn as usual.
        assert seen(state).phase is Phase.PLAY
        state = after(state, f"{turn(state)} drop {max(hand(state, turn(state)))}")
    assert (seen(state).stock, seen(state).phase) == (0, Phase.DRAW)
    state = idle(state)
    assert seen(state).stock == 0


def test_o70_before_the_round_ends_the_last_discard_may_still_be_taken() -> None:
    state = dealt("Ks2h", "", "", "", "", decks=(1,), jokers=(1,), deal=(10,), stock="*")
    state = after(state, "p1 leave", "p2 buy 3c", "p1 stock", "p1 drop 2h")
    assert options(state) == {"leave", "take 2h"}
    state = after(state, "p2 take 2h", "p2 drop 2h")
    assert (turn(state), seen(state).phase) == ("p3", Phase.DRAW)
    assert ended(played(state, "p3 leave")) is not None


def test_o71_as_many_circles_as_the_table_has_it_without_a_laying_end_the_round() -> None:
    state = dealt("9s9h9d 4h5h6h7h 2s", "", "", stall_circles=2)
    for _ in range(5):
        state = idle(state)
    end = ended(stalled(state))
    assert end is not None
    assert end.termination is Termination.STALLED
    assert min(end.scores) > 0


def test_o71_a_laying_begins_the_count_anew() -> None:
    state = dealt("9s9h9d 4h5h6h7h 2s9c", "", "", stall_circles=2)
    state = idle(idle(idle(state)))
    assert seen(state).stall == 3
    state = after(state, "p1 take 3c", "p1 lay 9s9h9d 4h5h6h7h", "p1 drop 3c")
    assert seen(state).stall == 0
    state = idle(idle(state))
    state = after(state, "p1 take 3c", "p1 add 9c p1.1", "p1 drop 3c")
    assert seen(state).stall == 0


def test_o72_with_no_limit_a_round_may_last_for_ever() -> None:
    state = dealt("", "", "", stall_circles=0)
    for _ in range(200):
        state = idle(state)
    assert seen(state).phase is Phase.DRAW
    assert seen(state).stall_end == 0


def test_o72_in_round_seven_the_count_begins_with_the_first_new_stock() -> None:
    state = dealt("", "", "", contract="S4+S4+S4", last=True, stall_circles=1, **SMALL)
    for _ in range(3):
        state = drawing(state)
        state = after(state, f"{turn(state)} drop {max(hand(state, turn(state)))}")
        assert seen(state).stall == 0
    state = drawing(state)
    state = after(state, f"{turn(state)} drop {max(hand(state, turn(state)))}")
    assert seen(state).stall == 1
    end = ended(stalled(state))
    assert end is not None
    assert end.termination is Termination.STALLED


def test_o73_nobody_sees_the_order_of_the_new_stock() -> None:
    state = dry()
    who = turn(state)
    state = after(state, f"{who} leave")
    while turn(state) not in {who, "d"}:
        state = after(state, f"{turn(state)} no")
    state = after(state, f"{who} stock")
    step = played(state, "d shuffle")
    (event,) = [event for event in step.events if isinstance(event, Shuffled)]
    assert event.__struct_fields__ == ("stock",)
    one = GAME.apply(state, GAME.deal(state, deck_of(state)))
    other = GAME.apply(state, GAME.deal(state, [*deck_of(state)[:1], *reversed(deck_of(state)[1:])]))
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        assert GAME.observe(one.state, viewer) == GAME.observe(other.state, viewer)


def test_o74_in_round_seven_one_draws_before_laying_down() -> None:
    state = dealt(RUNS, "", "", **SEVEN)
    assert rule_against(state, f"lay {RUNS}") == "K-059"


@pytest.mark.parametrize(
    ("runs", "up"),
    [
        ("4h5h6h7h 4s5s6s7s 9dTdJdQdKd", "Kd"),
        ("Ah2h3h4h5h6h7h8h9hThJhQhKhAh 4s5s6s7s 9dTdJdQd", "Qd"),
        ("4h5h6h7h 4s5s6s7s8s9sTs 8d9dTdJdQdKdAd", "Ad"),
    ],
)
def test_o75_three_runs_of_any_length_take_every_card(runs: str, up: str) -> None:
    held = runs.replace(" ", "").removesuffix(up)
    state = taking(dealt(held, "", "", up=up, **SEVEN), "p1")
    assert allowed(state, f"lay {runs}")


def test_o76_it_is_exactly_three_runs() -> None:
    state = taking(dealt("4h5h6h7h8h9hThJh 9dTdJdQd", "", "", up="Kd", **SEVEN), "p1")
    assert rule_against(state, "lay 4h5h6h7h8h9hThJh 9dTdJdQdKd") == "K-051"
    state = taking(dealt("4h5h6h7h 4s5s6s7s 9dTdJdQd 4c5c6c", "", "", up="7c", **SEVEN), "p1")
    assert rule_against(state, "lay 4h5h6h7h 4s5s6s7s 9dTdJdQd 4c5c6c7c") == "K-051"


def test_o77_in_round_seven_nothing_lies_on_the_table_to_build_on_or_exchange() -> None:
    state = taking(dealt(RUNS, "", "", **SEVEN), "p1")
    assert seen(state).melds == ()
    assert rule_against(state, "add 3c p1.1") in {"K-068", "K-071"}
    assert {option.split(" ")[0] for option in options(state)} == {"drop"}


def test_o78_whether_round_seven_can_be_finished_is_exact_with_jokers() -> None:
    state = taking(dealt("3h4h5h6h 6h7h8h9h *5s*7s", "", "", up="6s", **SEVEN), "p1")
    for last in ("*4s5s6s7s*8s", "5s6s7s*8s*9s", "*3s*4s5s6s7s"):
        assert allowed(state, f"lay 3h4h5h6h 6h7h8h9h {last}")
    assert rule_against(state, "lay 3h4h5h6h 6h7h8h9h 5s6s7s*8s") == "K-105"
    found = {GAME.write_action(state, action) for action in GAME.legal_actions(state)} - options(state)
    assert "lay *4s5s6s7s*8s 3h4h5h6h 6h7h8h9h" in found
    assert all(allowed(state, text) for text in found)


def drawn_match(**changes: Any) -> Any:
    """The end of a match of two rounds in which nobody ever lays down."""
    state = dealt("2s3s", "2h3h", "2d3d", stall_circles=1, last_round=LastRound.PLAYED_ON, up="4c", **changes)
    return stalled(state).state


def test_o79_equal_totals_share_the_win() -> None:
    state = drawn_match()
    assert seen(state).totals == (5, 5, 5)
    order = _order(state)
    state = stalled(GAME.apply(state, order).state).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 1)
    assert outcome.winners == (0, 1, 2)


def _order(state: Any) -> Any:
    """A deal of twos and threes to all once more, by the next dealer."""
    front = ["2h", "2d", "2s", "3h", "3d", "3s", "4c"]
    rest = deck_of(state)
    for card in front:
        rest.remove(card)
    return GAME.deal(state, [*front, *rest])


def test_o79_a_tie_may_be_broken_by_rounds_won_and_then_by_the_last_round() -> None:
    shared = GAME.outcome(_level(TieBreak.SHARED))
    broken = GAME.outcome(_level(TieBreak.ROUNDS_WON))
    assert shared is not None
    assert broken is not None
    assert shared.scores == broken.scores
    assert shared.scores[0] == shared.scores[1] < shared.scores[2]
    assert shared.ranks == (1, 1, 3)
    assert broken.ranks == (1, 2, 3)


def _level(how: TieBreak) -> Any:
    """p1 and p2 end with 16 points each; p1 won a round and p2 did not."""
    state = going_out(
        others=("2s2s2h2h2d2d2c2c", "KsKsKhKhKdKdQsQs"),
        tie_break=how,
        stall_circles=1,
        last_round=LastRound.PLAYED_ON,
    ).state
    # In the second round p1 and p2 hold eight cards again, p1 for sixteen points more than p2.
    mine = ["4s", "4h", "4d", "4c", "4s", "4h", "4d", "4c"]
    theirs = ["2s", "2h", "2d", "2c", "2s", "2h", "2d", "2c"]
    others = ["Ks", "Kh", "Kd", "Kc", "Ks", "Kh", "Kd", "Kc"]
    front = [card for trick in zip(theirs, others, mine, strict=True) for card in trick]
    rest = deck_of(state)
    for card in [*front, "9c"]:
        rest.remove(card)
    state = GAME.apply(state, GAME.deal(state, [*front, "9c", *rest])).state
    return stalled(state).state


def test_o80_the_winner_of_a_round_was_down_on_an_earlier_turn() -> None:
    state = down("9s9h9d 4h5h6h7h 9c", "", "")
    assert seen(state).down == (True, False, False)
    assert ended(played(state, "p1 add 9c p1.1", "p1 drop 3c")) is not None


def test_o81_in_a_round_without_a_winner_everybody_counts_the_hand() -> None:
    end = ended(stalled(dealt("2s3s", "2h3h", "2d3d", stall_circles=1, up="4c")))
    assert end is not None
    assert end.scores == (5, 5, 5)


def test_o82_jokers_on_the_table_cost_nothing() -> None:
    state = down("9s9h* 4h5h6h7h 9c", "2s2s2h2h2d2d2c2c", "", lay="lay 9s9h* 4h5h6h7h")
    end = ended(played(state, "p1 add 9c p1.1", "p1 drop 3c"))
    assert end is not None
    assert end.scores[:2] == (0, 16)


def test_o83_scores_of_rounds_that_are_over_stay() -> None:
    state = stalled(dealt("2s3s", "2h3h", "2d3d", stall_circles=1, up="4c")).state
    assert seen(state).totals == (5, 5, 5)
    assert seen(next_deal(state)).totals == (5, 5, 5)


def test_o84_the_winner_has_an_explicit_nought_and_nobody_else() -> None:
    step = going_out()
    (result,) = seen(step.state).results
    assert result.scores[0] == 0
    assert result.scores.count(0) == 1
    assert 0 not in [points for _, points, _ in scored(step)]


def test_o85_the_other_deal_has_one_joker_less_than_players_and_at_most_two_a_deck() -> None:
    assert [OTHER_DEAL.jokers_for(seats) for seats in range(3, 9)] == [2, 3, 4, 5, 6, 7]
    assert all(OTHER_DEAL.jokers_for(seats) <= 2 * OTHER_DEAL.decks_for(seats) for seats in range(3, 9))


def test_o86_in_the_other_deal_one_card_is_left_in_round_four() -> None:
    lay = "lay 9s9h9d 4c4d4h QsQhQd"
    state = taking(dealt("9s9h9d 4c4d4h QsQhQd 2s", "", "", contract="G3+G3+G3", deal=(10,)), "p1")
    state = after(state, f"p1 {lay}", "p1 drop 2s")
    assert hand(state, "p1").total() == 1


def test_o87_may_i_allows_runs_that_touch() -> None:
    assert MAY_I.same_suit_runs is SameSuitRuns.FREE
    state = dealt("3h4h5h6h7h8h9hTh 2s", "", "", contract="S4+S4", same_suit_runs=MAY_I.same_suit_runs)
    assert allowed(taking(state, "p1"), "lay 3h4h5h6h 7h8h9hTh")


def test_o88_may_i_has_a_deck_for_two_players() -> None:
    assert [MAY_I.decks_for(seats) for seats in range(3, 9)] == [2, 2, 3, 3, 4, 4]
    assert [MAY_I.jokers_for(seats) for seats in range(3, 9)] == [4, 4, 6, 6, 8, 8]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_o89_the_player_at_the_dealers_right_cuts_and_chance_says_how_well(dealer: int) -> None:
    assert LIVERPOOL.cut_bonus == 50
    state = dealt("", "", "", cut_bonus=50, dealer=dealer, stall_circles=1, last_round=LastRound.PLAYED_ON)
    cutter = (dealer + 2) % 3
    assert GAME.to_act(state) == cutter
    state = after(state, f"p{cutter + 1} cut 3")
    assert turn(state) == "d"
    for slip in ("slip 0", "slip +2", "slip -3"):
        missed = stalled(after(state, f"d {slip}")).state
        assert seen(missed).results[0].bonus == (0, 0, 0)
    step = played(state, "d slip +1")
    (event,) = [event for event in step.events if isinstance(event, CutMade)]
    assert (event.seat, event.meant, event.lifted, event.exact) == (cutter, 3, 4, 4)
    assert turn(step.state) == f"p{(dealer + 1) % 3 + 1}"
    end = ended(stalled(step.state))
    assert end is not None
    (result,) = seen(stalled(step.state).state).results
    assert result.bonus == tuple(-50 if seat == cutter else 0 for seat in range(3))
    assert end.scores == result.scores


def test_o89_before_the_cut_nobody_has_a_card_or_sees_one() -> None:
    rules = KontraktRules(cut_bonus=50)
    start = GAME.start(rules, 3)
    step = GAME.apply(start, GAME.deal(start, ["p3", *reversed(deck_of(start))]))
    assert step.events == ()
    cut = GAME.apply(step.state, GAME.read_action(step.state, "cut 31")).state
    for state in (step.state, cut):
        for who in ("", "p1", "p2", "p3"):
            observation = seen(state, who)
            assert (observation.hand, observation.held, observation.top) == ((), (0, 0, 0), None)
            assert (observation.stock, observation.pile) == (106, 0)
            assert not CARD.search(" ".join(observation.options))
    dealt_now = GAME.apply(cut, GAME.read_action(cut, "slip 0"))
    assert [type(event) for event in dealt_now.events] == [CutMade, Scored, Dealt]
    assert seen(dealt_now.state, "p1").held == (10, 10, 10)


def test_o89_a_record_as_somebody_knows_it_begins_a_round_with_the_cut() -> None:
    game = registry.get("kontrakt")
    rules = KontraktRules(cut_bonus=50)
    state = game.start(rules, 3)
    views = {view: Recorder(game, rules, "abc", view=view, date="2026-11-29") for view in ("onlooker", "p1")}
    order = ["p3", *reversed(deck_of(state))]
    actions = (game.deal(state, order), Cut(31), Slip(0))
    for action in actions:
        assert all(not recorder.record().rounds for recorder in views.values())
        step = game.apply(state, action)
        for recorder in views.values():
            recorder.note(state, action, step)
        state = step.state
    for view, recorder in views.items():
        (told,) = recorder.record().rounds
        assert [line.holder for line in told.deal or ()] == ["p1", "p2", "p3", "up", "d"]
        assert [entry.action for entry in told.play or ()] == ["slip 0", "cut 31"]
        assert ("??" in (told.deal or ())[0].pieces) == (view == "onlooker")
        assert verify(write(recorder.record())).exit_code == 0


def test_o90_shanghai_is_offered_in_seven_rounds_and_in_ten() -> None:
    assert SHANGHAI.rounds == 7
    assert [SHANGHAI.deal_in(number) for number in range(1, 8)] == [10, 10, 10, 10, 12, 12, 12]
    assert SHANGHAI_TEN.rounds == 10
    assert {SHANGHAI_TEN.deal_in(number) for number in range(1, 11)} == {11}
    assert {"shanghai/1", "shanghai-ten/1"} <= set(VARIANTS)


def test_o91_the_first_dealer_is_chance_and_no_card_decides() -> None:
    start = GAME.start(KontraktRules(), 3)
    cards = deck_of(start)
    for dealer in range(3):
        state = GAME.apply(start, GAME.deal(start, [f"p{dealer + 1}", *cards])).state
        assert seen(state).dealer == dealer


def test_o92_the_deal_goes_round_fixed_seats() -> None:
    state = dealt("2s3s", "2h3h", "2d3d", stall_circles=1, up="4c", dealer=1)
    state = next_deal(stalled(state).state)
    assert seen(state).dealer == 2


# --- bonuses ----------------------------------------------------------------------------------------


def test_o90_going_out_blind_and_without_a_joker_bring_their_bonus() -> None:
    bonus: dict[str, Any] = {"blind_bonus": 25, "no_joker_bonus": 50, "build_same_turn": True}
    state = taking(dealt("9s9h9d 4h5h6h7h 8h", "", "", **bonus), "p1")
    step = played(state, "p1 lay 9s9h9d 4h5h6h7h", "p1 add 8h p1.2", "p1 drop 3c")
    assert seen(step.state).results[0].scores[0] == -75
    state = taking(dealt("9s9h* 4h5h6h7h 8h", "", "", **bonus), "p1")
    step = played(state, "p1 lay 9s9h* 4h5h6h7h", "p1 add 8h p1.2", "p1 drop 3c")
    assert seen(step.state).results[0].scores[0] == -25
    later = down("9s9h9d 4h5h6h7h 8h", "", "", blind_bonus=25, no_joker_bonus=50)
    step = played(later, "p1 add 8h p1.2", "p1 drop 3c")
    assert seen(step.state).results[0].bonus == (-50, 0, 0)
