"""O-49 to O-68: rulings on buying."""

from typing import Any

import msgspec
import pytest

from kontu.core.refusals import RulesError
from kontu.games.kontrakt.events import Bought, Declined
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import KontraktRules
from tests.kontrakt.positions import (
    EXAMPLE,
    after,
    allowed,
    dealt,
    drawing,
    hand,
    options,
    played,
    rule_against,
    seen,
    turn,
)

STOCK = "2s4s6s8sTsQs2d4d6d8dTdQd"


def window(*drops: str, seats: int = 4, **changes: Any) -> Any:
    """Each of the first players has discarded one of ``drops``; the next one has left the last of them."""
    hands = ["" for _ in range(seats)]
    for place, drop in enumerate(drops):
        hands[place % seats] += drop
    state = dealt(*hands, up="3c", stock=STOCK, **{"deal": (10,), **changes})
    for drop in drops:
        state = after(drawing(state), f"{turn(state)} drop {drop}")
    return after(state, f"{turn(state)} leave")


def asked_in(state: Any) -> list[str]:
    """Who is asked, one after the other, when everybody says no."""
    asked = []
    while seen(state).phase is Phase.WINDOW:
        asked.append(turn(state))
        state = after(state, f"{turn(state)} no")
    return asked


def test_o49_refusal_then_window_then_penalty_then_draw() -> None:
    state = dealt(EXAMPLE, "", "", stock="5d6d")
    phases = [seen(state).phase]
    for line in ("p1 leave", "p2 no", "p3 buy 3c", "p1 stock"):
        state = after(state, line)
        phases.append(seen(state).phase)
    assert phases == [Phase.DRAW, Phase.WINDOW, Phase.WINDOW, Phase.STOCK, Phase.PLAY]


def test_o50_a_refusal_is_final_for_the_turn() -> None:
    state = after(window("9s"), "p3 no", "p4 no", "p1 no")
    assert turn(state) == "p2"
    assert rule_against(state, "take 9s") == "O-51"


def test_o51_after_a_buy_the_player_in_turn_has_the_stock_only() -> None:
    state = after(window("9s", "9d"), "p4 buy 9d", "p1 no", "p2 no")
    assert (turn(state), seen(state).top) == ("p3", "9s")
    assert options(state) == {"stock"}
    assert rule_against(state, "take 9s") == "O-51"


def test_o52_who_has_just_discarded_may_buy_it_back_last_of_all_or_not() -> None:
    assert asked_in(window("9s")) == ["p3", "p4", "p1"]
    assert hand(after(window("9s"), "p3 no", "p4 no", "p1 buy 9s"), "p1")["9s"] == 1
    assert asked_in(window("9s", discarder_may_buy=False)) == ["p3", "p4"]
    # The bar is on the card just discarded, not on what lies under it.
    state = after(window("9s", "9d", discarder_may_buy=False), "p4 buy 9d")
    assert asked_in(state) == ["p1", "p2"]


def test_o53_everybody_but_the_player_in_turn_may_buy_the_card_turned_up_the_dealer_too() -> None:
    state = after(dealt("", "", ""), "p1 leave")
    assert asked_in(state) == ["p2", "p3"]
    assert seen(state).dealer == 2


def test_o54_each_window_begins_again_after_the_player_in_turn_without_the_last_buyer() -> None:
    state = window("9s", "9d", "9h")
    assert (seen(state).active, asked_in(state)) == (3, ["p1", "p2", "p3"])
    state = after(state, "p1 no", "p2 buy 9h")
    assert asked_in(state) == ["p1", "p3"]
    state = after(state, "p1 buy 9d")
    assert asked_in(state) == ["p2", "p3"]
    state = after(state, "p2 buy 9s")
    assert asked_in(state) == ["p1", "p3"]


def test_o55_the_last_buyer_may_buy_again_after_another() -> None:
    state = after(window("9s", "9d"), "p4 buy 9d", "p1 buy 9s", "p4 buy 3c")
    assert seen(state).buys == (1, 0, 0, 2)


def test_o56_the_bar_ends_with_the_turn() -> None:
    state = after(window("9s"), "p3 no", "p4 buy 9s", "p3 no", "p1 no", "p2 stock")
    state = after(state, f"p2 drop {min(hand(state, 'p2'))}", "p3 leave")
    assert turn(state) == "p4"


def test_o57_buys_may_be_limited_in_a_round() -> None:
    state = after(window("9s", "9d", buy_limits=(1,)), "p4 buy 9d", "p1 buy 9s")
    assert asked_in(state) == ["p2"]
    assert asked_in(window("9s", buy_limits=(0,))) == []


def test_o57_buys_may_be_limited_in_the_match() -> None:
    state = after(window("9s", "9d", buy_limit_match=1), "p4 buy 9d", "p1 buy 9s")
    assert asked_in(state) == ["p2"]


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_o58_a_buy_brings_as_many_penalty_cards_as_the_table_has_it(number: int) -> None:
    state = dealt("", "", "", penalty_cards=number, stock=STOCK)
    before = hand(state, "p2").total()
    step = played(state, "p1 leave", "p2 buy 3c")
    assert hand(step.state, "p2").total() == before + 1 + number
    (event,) = [event for event in step.events if isinstance(event, Bought)]
    assert len(event.penalty) == number


def test_o59_the_penalty_card_is_hidden_from_the_others_and_the_bought_one_is_not() -> None:
    step = played(dealt("", "", "", stock="5d"), "p1 leave", "p2 buy 3c")
    (event,) = [event for event in step.events if isinstance(event, Bought)]
    for viewer in (None, 0, 2):
        shown = GAME.show(event, viewer)  # type: ignore[arg-type]
        assert isinstance(shown, Bought)
        assert (shown.card, shown.penalty) == ("3c", (None,))
    own = GAME.show(event, 1)  # type: ignore[arg-type]
    assert isinstance(own, Bought)
    assert own.penalty == ("5d",)


def shallow(stock: int, drops: int, **changes: Any) -> Any:
    """So many cards in the stock after so many discards on top of the first; p-next is to draw.

    Sixteen cards each of one pack leave three and, with jokers, more.
    """
    jokers = max(0, stock + drops - 3)
    changes = {"decks": (1,), "jokers": (jokers,), "deal": (16,), **changes}
    state = dealt("", "", "", **changes)
    while seen(state).stock > stock:
        state = drawing(state)
        who = turn(state)
        state = after(state, f"{who} drop {max(hand(state, who))}")
    return state


def test_o60_a_stock_that_runs_out_in_a_buy_is_made_anew_without_the_card_that_stays() -> None:
    state = shallow(0, 4)
    assert (seen(state).stock, seen(state).pile) == (0, 5)
    active = turn(state)
    state = after(state, f"{active} leave")
    buyer, top = turn(state), str(seen(state).top)
    state = after(state, f"{buyer} buy {top}")
    assert turn(state) == "d"
    assert seen(state).phase is Phase.SHUFFLE
    # The bought card and the one that stays are no part of it.
    assert len(GAME.deck(state)) == 3
    state = after(state, "d shuffle")
    assert hand(state, buyer).total() == 18
    assert (seen(state).stock, seen(state).pile) == (2, 1)


def test_o60_with_two_penalty_cards_and_one_in_the_stock_it_is_made_anew_in_between() -> None:
    state = shallow(1, 4, penalty_cards=2)
    assert (seen(state).stock, seen(state).pile) == (1, 5)
    active = turn(state)
    state = after(state, f"{active} leave")
    buyer, top = turn(state), str(seen(state).top)
    state = after(state, f"{buyer} buy {top}")
    assert len(GAME.deck(state)) == 3
    state = after(state, "d shuffle")
    assert hand(state, buyer).total() == 19
    assert (seen(state).stock, seen(state).pile) == (2, 1)


@pytest.mark.parametrize(
    ("stock", "drops", "penalty", "offered"),
    [
        (3, 0, 1, True),
        (2, 1, 1, True),
        (1, 2, 1, True),
        (0, 3, 1, True),
        (0, 2, 1, False),
        (1, 1, 1, False),
        (2, 1, 2, False),
        (0, 3, 2, False),
        (0, 4, 2, True),
        (0, 2, 0, True),
    ],
)
def test_o61_a_buy_is_offered_only_if_penalty_and_draw_can_be_supplied(
    stock: int, drops: int, penalty: int, offered: bool
) -> None:
    state = shallow_exactly(stock, drops, penalty)
    assert (seen(state).stock, seen(state).pile) == (stock, drops + 1)
    state = after(state, f"{turn(state)} leave")
    supply = stock + max(0, drops - 1)
    assert offered == (supply >= penalty + 1)
    assert (seen(state).phase is Phase.WINDOW) == offered


def shallow_exactly(stock: int, drops: int, penalty: int) -> Any:
    """The same for any small number; hands are larger where fewer cards than three are to be had."""
    cards = stock + drops
    each = {3: 16, 4: 16}.get(cards)
    if each is not None:
        return shallow(stock, drops, penalty_cards=penalty)
    changes: dict[str, Any] = {"decks": (1,), "jokers": (cards - 1,), "deal": (10,), "penalty_cards": penalty}
    state = dealt("", "", "", "", "", **changes)
    while seen(state).stock > stock:
        state = drawing(state)
        who = turn(state)
        state = after(state, f"{who} drop {max(hand(state, who))}")
    return state


def test_o62_penalty_cards_are_drawn_in_the_order_of_the_buys_and_then_the_player_in_turn_draws() -> None:
    state = window("9s", "9d")
    before = {who: hand(state, who) for who in ("p1", "p3", "p4")}
    state = after(state, "p4 buy 9d", "p1 buy 9s", "p4 no", "p2 no", "p3 stock")
    gained = {who: hand(state, who) - before[who] for who in before}
    # Two cards of the stock were drawn by p1 and p2 before.
    assert gained == {"p4": {"9d": 1, "6s": 1}, "p1": {"9s": 1, "8s": 1}, "p3": {"Ts": 1}}


def test_o63_an_answer_is_final_once_it_is_the_seats_turn_to_answer() -> None:
    # Before that a wish lives at the table, not in the rules.
    state = after(window("9s"), "p3 no")
    assert turn(state) == "p4"
    (event,) = [event for event in played(window("9s"), "p3 no").events if isinstance(event, Declined)]
    assert GAME.show(event, 3) is None  # type: ignore[arg-type]
    assert GAME.show(event, 2) == event  # type: ignore[arg-type]


def test_o64_the_rules_know_no_clock() -> None:
    assert not [name for name in KontraktRules.__struct_fields__ if "time" in name or "second" in name]


def test_o65_a_buyer_need_not_be_able_to_lay_down() -> None:
    state = after(dealt("", "As2d", ""), "p1 leave")
    assert allowed(state, "buy 3c")


def test_o66_one_may_buy_in_round_seven() -> None:
    state = after(dealt("", "", "", contract="S4+S4+S4", last=True), "p1 leave", "p2 buy 3c")
    assert seen(state).held == (1, 3, 1)


def test_o67_buying_may_make_a_hand_of_any_size() -> None:
    state = dealt("", "", "", deal=(30,), decks=(4,))
    state = after(state, "p1 leave", "p2 buy 3c")
    assert seen(state).held[1] == 32


@pytest.mark.parametrize("least", [2, 3, 4, 5])
def test_o68_how_few_may_play_changes_the_cards_of_no_table(least: int) -> None:
    for name, rules in GAME.variants.items():
        changed = msgspec.structs.replace(rules, min_players=least)
        for seats in range(least, rules.max_players + 1):
            assert changed.jokers_for(seats) == rules.jokers_for(seats), name
            assert changed.decks_for(seats) == rules.decks_for(seats), name
    assert [KontraktRules(min_players=least).jokers_for(seats) for seats in (2, 3, 4, 5)] == [1, 2, 3, 4]


def test_o68_two_players_do_not_play_unless_the_table_allows_it() -> None:
    with pytest.raises(RulesError):
        GAME.start(KontraktRules(), 2)
    state = dealt("9s", "", min_players=2, deal=(10,))
    assert sum(seen(state).held) + seen(state).stock + seen(state).pile == 105
    state = after(drawing(state), "p1 drop 9s", "p2 leave")
    # The only opponent buys back what he has just discarded.
    assert (turn(state), options(state)) == ("p1", {"buy 9s", "no"})
