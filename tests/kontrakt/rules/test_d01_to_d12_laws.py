"""D-01 to D-12: what follows from the main rules, tried on random matches with hands near the contract."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontu.core.outcomes import Termination
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import KontraktRules
from kontu.games.kontrakt.variants import KONTRAKT
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    deck_of,
    down,
    drawing,
    ended,
    hand,
    laid,
    melds,
    next_deal,
    options,
    pack_of,
    played,
    rule_against,
    seen,
    stalled,
    taking,
    turn,
)
from tests.naive.beside_kontrakt import Beside, some_lays

PATIENCE = 3


class Moment(msgspec.Struct):
    """A state, the action taken there by whom, and what everybody then holds."""

    state: Any
    action: str
    seat: int


def match_of(seed: int) -> tuple[KontraktRules, int, list[Moment], Any]:
    """A match by the main rules, of three to five, with little patience: its moments and its end."""
    rng = random.Random(seed)
    seats = rng.randint(3, 5)
    rules = msgspec.structs.replace(KONTRAKT, stall_circles=PATIENCE)
    both, moments = Beside(rules, seats), []
    while both.naive.phase != "over":
        seat = both.naive.turn
        if seat is None:
            both.chance(rng, near=0.9)
            continue
        lays = []
        if both.naive.phase == "play" and not both.naive.down[seat] and len(both.naive.hands[seat]) < 14:
            lays = some_lays(both.naive, 2) if rng.random() < 0.4 else []
        building = [text for text in both.legal() if text.startswith(("add", "swap"))]
        text = rng.choice(lays or building or both.legal())
        moments.append(Moment(both.state, text, seat))
        both.act(text)
    return rules, seats, moments, both.state


Match = tuple[KontraktRules, int, list[Moment], Any]


@pytest.fixture(scope="module", params=range(4))
def match(request: pytest.FixtureRequest) -> Match:
    """One of some matches, played once for all the laws."""
    return match_of(request.param)


def test_d01_cards_are_conserved(match: Match) -> None:
    rules, seats, moments, _ = match
    whole = pack_of(rules, seats)
    assert whole.total() == 104 + seats - 1
    for moment in moments:
        views = [seen(moment.state, f"p{seat + 1}") for seat in range(seats)]
        table = Counter("*" if card[0] == "*" else card for meld in views[0].melds for card in meld.cards)
        open_cards = table + Counter(card for view in views for card in view.hand)
        assert open_cards <= whole
        assert open_cards.total() + views[0].stock + views[0].pile == whole.total()


@pytest.mark.parametrize(("seats", "early", "late"), [(3, 75, 69), (4, 66, 58), (5, 57, 47)])
def test_d02_so_many_cards_are_in_the_first_stock(seats: int, early: int, late: int) -> None:
    rules = msgspec.structs.replace(KONTRAKT, stall_circles=1)
    state = GAME.start(rules, seats)
    for number in range(1, 7):
        state = next_deal(state)
        assert seen(state).stock == (early if number <= 3 else late)
        state = stalled(state).state
    assert seen(next_deal(state)).stock == late


def test_d03_before_the_contract_a_hand_is_the_deal_and_two_cards_a_buy(match: Match) -> None:
    rules, seats, moments, _ = match
    for moment in moments:
        view = seen(moment.state)
        if view.phase not in {Phase.DRAW, Phase.WINDOW}:
            continue
        for seat in range(seats):
            if not view.down[seat]:
                assert view.held[seat] == rules.deal_in(view.round) + 2 * view.buys[seat]
                assert view.held[seat] % 2 == 0


def test_d04_after_the_turn_of_the_contract_so_many_cards_are_left(match: Match) -> None:
    _, _, moments, _ = match
    for before, now in pairwise(moments):
        if before.action.startswith("lay") and seen(before.state).round < 7:
            view = seen(now.state)
            left = (4, 3, 2, 3, 2, 1)[view.round - 1] + 2 * view.buys[before.seat]
            # The discard of that turn is still to come, so nobody can be out yet.
            assert now.action.startswith("drop")
            assert view.held[before.seat] - 1 == left > 0


def test_d05_the_hand_that_finishes_round_seven_is_odd(match: Match) -> None:
    _, _, moments, _ = match
    for moment in moments:
        view = seen(moment.state)
        if view.round == 7 and view.phase is Phase.PLAY:
            assert view.held[moment.seat] == 13 + 2 * view.buys[moment.seat]
            assert view.held[moment.seat] % 2 == 1


def test_d05_it_is_laid_in_three_runs_of_four_to_fourteen_cards() -> None:
    runs = "Ah2h3h4h5h6h7h8h9hThJhQhKhAh 4s5s6s7s 9dTdJd"
    state = dealt(runs, "", "", contract="S4+S4+S4", last=True, up="Qd")
    state = taking(state, "p1")
    assert allowed(state, f"lay {runs}Qd")
    assert rule_against(state, "lay Ah2h3h4h5h6h7h8h9hThJhQhKhAh 4s5s6s7s9dTd JdQd") == "K-031"


def test_d06_in_round_seven_nothing_lies_on_the_table_before_the_end(match: Match) -> None:
    for moment in match[2]:
        view = seen(moment.state)
        if view.round == 7:
            assert view.melds == ()
            assert not moment.action.startswith(("add", "swap"))


def test_d07_exactly_one_nought_in_a_round_or_none_and_all_others_two_or_more(match: Match) -> None:
    _, _, _, end = match
    results = seen(end).results
    assert len(results) == 7
    for result in results:
        noughts = result.scores.count(0)
        assert noughts == (1 if result.termination is Termination.OUT else 0)
        assert all(score >= 2 for score in result.scores if score)


def test_d08_with_one_card_one_goes_out_by_laying_one_of_two_and_discarding_the_other() -> None:
    def one_card(up: str) -> Any:
        return after(laid("9s9h9d 5c6c*8c", "", "", lay="lay 9s9h9d 5c6c*7c8c", up=up), "p1 drop " + up)

    # The last card on the turn of the contract was discarded, so that was the way out.
    assert turn(one_card("2c")) == "d"
    state = after(laid("9s9h9d 5c6c*8c 7c", "", "", lay="lay 9s9h9d 5c6c*7c8c"), "p1 drop 3c")
    assert hand(state, "p1") == {"7c": 1}
    state = taking(state, "p1")
    assert not [text for text in options(state) if ended(played(state, f"p1 {text}"))]
    out = after(state, "p1 swap 7c p1.2 *9c:p1.2")
    assert ended(played(out, "p1 drop 3c")) is not None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d09_the_largest_group_has_eight_naturals_and_every_joker(seats: int) -> None:
    jokers = seats - 1
    held = "9s9h9d 4h5h6h7h 9s9h9d9c9c" + "*" * jokers + "2s"
    state = down(held, *[""] * (seats - 1))
    for card in ["9s", "9h", "9d", "9c", "9c", *["*"] * jokers]:
        state = after(state, f"p1 add {card} p1.1")
    (group,) = [meld for meld in seen(state).melds if meld.kind is MeldKind.GROUP]
    assert len(group.cards) == 8 + jokers == {3: 10, 4: 11, 5: 12}[seats]


def test_d09_no_run_is_longer_than_fourteen(match: Match) -> None:
    for moment in match[2][::7]:
        for meld in seen(moment.state).melds:
            if meld.kind is MeldKind.RUN:
                assert 1 <= meld.low <= meld.high <= 14
                assert len(meld.cards) == meld.high - meld.low + 1


def test_d10_a_buy_takes_one_discard_and_one_card_of_the_stock(match: Match) -> None:
    for before, now in pairwise(match[2]):
        if not before.action.startswith("buy"):
            continue
        one, two = seen(before.state), seen(now.state)
        assert sum(two.held) == sum(one.held) + 2
        assert two.stock + two.pile == one.stock + one.pile - 2


def test_d10_one_window_takes_at_most_the_whole_pile() -> None:
    state = dealt("9s", "9d", "9h", "", deal=(10,))
    for drop in ("9s", "9d", "9h"):
        state = after(drawing(state), f"{turn(state)} drop {drop}")
    pile, bought = seen(state).pile, 0
    state = after(state, f"{turn(state)} leave")
    while seen(state).phase is Phase.WINDOW:
        state = after(state, f"{turn(state)} buy {seen(state).top}")
        bought += 1
    assert bought == pile == 4
    assert seen(state).phase is Phase.STOCK


def test_d11_with_five_players_four_jokers_are_about_and_still_no_meld_by_themselves() -> None:
    assert deck_of(GAME.start(KONTRAKT, 5)).count("*") == 4
    state = taking(dealt("9s9h9d ****", "", "", "", ""), "p1")
    assert rule_against(state, "lay 9s9h9d *4h*5h*6h*7h") == "O-17"
    state = taking(dealt("4h5h6h7h ***2s", "", "", "", ""), "p1")
    assert rule_against(state, "lay *** 4h5h6h7h") == "O-17"


def test_d12_the_worked_example_agrees_with_d04() -> None:
    state = drawing(dealt("9s9h9d 4h5h6h7h 8cQcKd", "", "", stock="2s"))
    counts = [hand(state, "p1").total()]
    for line in ("p1 lay 9s9h9d 4h5h6h7h", "p1 drop Kd"):
        state = after(state, line)
        counts.append(hand(state, "p1").total())
    assert counts == [11, 4, 3]
    assert set(melds(state)) == {"p1.1", "p1.2"}


@settings(max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_d07_holds_for_any_match(seed: int) -> None:
    _, _, _, end = match_of(seed)
    for result in seen(end).results:
        assert result.scores.count(0) == (result.winner is not None)
