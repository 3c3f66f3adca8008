"""K-102 to K-114: how a round ends, and the stock."""

from typing import Any

from kontu.core.outcomes import Termination
from kontu.games.kontrakt.events import HandsShown, Shuffled
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.observation import Phase
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    drawing,
    ended,
    going_out,
    hand,
    melds,
    played,
    rule_against,
    scored,
    seen,
    taking,
    turn,
)

THREE_RUNS = "4h5h6h7h 4s5s6s7s 9dTdJdQd"
LAY = "lay 4h5h6h7h 4s5s6s7s 9dTdJdQdKd"


def last_round(held: str = THREE_RUNS, up: str = "Kd", **changes: Any) -> Any:
    """p1 is to play in the last round with these cards and the one turned up."""
    return taking(dealt(held, "", "", contract="S4+S4+S4", last=True, up=up, **changes), "p1")


def small(stock: int, seats: int = 3, **changes: Any) -> Any:
    """A deal of one pack of 52 and jokers, after which ``stock`` cards are left to draw."""
    each = 16 if seats == 3 else 12
    jokers = stock - (52 - seats * each - 1)
    changes = {"decks": (1,), "jokers": (jokers,), "deal": (each,), **changes}
    hands = changes.pop("hands", ["" for _ in range(seats)])
    return dealt(*hands, **changes)


def test_k102_the_round_ends_at_once_when_the_last_card_is_discarded() -> None:
    step = going_out()
    end = ended(step)
    assert end is not None
    assert end.termination is Termination.OUT
    assert seen(step.state).results[0].winner == 0
    assert turn(step.state) == "d"


def test_k103_the_others_count_what_is_left_in_their_hands() -> None:
    step = going_out(others=("2s3s4s5s6s7s8s9s", "Ks"))
    (shown,) = [event for event in step.events if isinstance(event, HandsShown)]
    assert sum(map(int, "23456789")) == shown.points[1] == scored(step)[0][1]
    assert shown.hands[0] == ()
    assert len(shown.hands[2]) == 8


def test_k104_cards_on_the_table_cost_nothing() -> None:
    step = going_out(others=("2s2s2h2h2d2d2c2c", "Ks"))
    end = ended(step)
    assert end is not None
    # p1's eight cards lie on the table and p1 has nothing.
    assert end.scores[:2] == (0, 16)


def test_k105_in_round_seven_every_card_is_part_of_three_runs_laid_at_once() -> None:
    state = last_round()
    assert allowed(state, LAY)
    for fewer in ("lay 4h5h6h7h 4s5s6s7s 9dTdJdQd", "lay 4h5h6h7h 4s5s6s7s TdJdQdKd"):
        assert rule_against(state, fewer) == "K-105"


def test_k106_in_round_seven_each_run_has_at_least_four_cards() -> None:
    state = last_round("4h5h6h 4s5s6s7s8s 9dTdJdQd")
    assert rule_against(state, "lay 4h5h6h 4s5s6s7s8s 9dTdJdQdKd") == "K-106"


def test_k107_in_round_seven_a_run_is_longer_than_four() -> None:
    state = last_round()
    assert hand(state, "p1").total() == 13
    lengths = [len(meld) // 2 for meld in LAY.split(" ")[1:]]
    assert sum(lengths) == 13
    assert max(lengths) > 4


def test_k108_in_round_seven_bought_cards_must_fit_too() -> None:
    # p2 buys the eight of spades and gets the nine of spades with it.
    state = dealt("", THREE_RUNS, "", contract="S4+S4+S4", last=True, up="8s", stock="9s 2c")
    state = after(state, "p1 leave", "p2 buy 8s", "p1 stock", "p1 drop 2c", "p2 take 2c")
    assert hand(state, "p2").total() == 15
    assert rule_against(state, "lay 4h5h6h7h 4s5s6s7s8s9s 9dTdJdQd") == "K-105"
    state = dealt("Kd", THREE_RUNS, "", contract="S4+S4+S4", last=True, up="8s", stock="9s 2c")
    state = after(state, "p1 leave", "p2 buy 8s", "p1 stock", "p1 drop Kd", "p2 take Kd")
    assert allowed(state, "lay 4h5h6h7h 4s5s6s7s8s9s 9dTdJdQdKd")


def test_k109_in_round_seven_nobody_lays_twelve_and_goes_on() -> None:
    state = last_round(up="2c")
    assert rule_against(state, f"lay {THREE_RUNS}") == "K-105"
    assert melds(state) == {}
    assert allowed(state, "drop 2c")


def test_k110_round_seven_ends_at_once_without_a_discard() -> None:
    state = last_round()
    pile = seen(state).pile
    step = played(state, f"p1 {LAY}")
    end = ended(step)
    assert end is not None
    assert end.termination is Termination.OUT
    assert end.scores[0] == 0
    assert turn(step.state) == "nobody"
    assert seen(step.state).pile == pile


def run_dry(state: Any) -> Any:
    """Everybody draws from the stock and discards a black card until the stock is empty."""
    while seen(state).stock:
        state = drawing(state)
        state = after(state, f"{turn(state)} drop {max(hand(state, turn(state)))}")
    return state


def to_shuffle(state: Any) -> Any:
    """The player in turn draws from the empty stock; nobody buys."""
    who = turn(state)
    state = after(state, f"{who} leave")
    while turn(state) not in {who, "d"}:
        state = after(state, f"{turn(state)} no")
    return after(state, f"{who} stock")


def test_k111_the_top_of_the_pile_stays_when_the_stock_has_run_out() -> None:
    state = run_dry(small(3))
    top, pile = seen(state).top, seen(state).pile
    state = to_shuffle(state)
    assert turn(state) == "d"
    assert seen(state).phase is Phase.SHUFFLE
    assert len(GAME.deck(state)) == pile - 1
    state = after(state, "d shuffle")
    assert (seen(state).top, seen(state).pile) == (top, 1)


def test_k112_the_rest_of_the_pile_is_shuffled_and_becomes_the_stock() -> None:
    state = to_shuffle(run_dry(small(3)))
    order = GAME.deck(state)
    step = GAME.apply(state, GAME.deal(state, tuple(reversed(order))))
    (event,) = [event for event in step.events if isinstance(event, Shuffled)]
    assert event.stock == len(order)
    # The player who waited has the first card of the new stock.
    who = turn(step.state)
    assert hand(step.state, who)[order[-1]] >= 1
    assert seen(step.state).stock == len(order) - 1
    assert GAME.show(event, None) == event


def bare(**changes: Any) -> Any:
    """The stock is empty and the pile has one card, which p2 may take or leave."""
    state = dealt("Ks2h", "", "", "", "", decks=(1,), jokers=(1,), deal=(10,), stock="*", **changes)
    assert (seen(state).stock, seen(state).pile) == (2, 1)
    return after(state, "p1 leave", "p2 buy 3c", "p1 stock", "p1 drop 2h")


def test_k113_without_cards_for_a_new_stock_the_round_ends_without_a_winner() -> None:
    state = bare()
    assert (seen(state).stock, seen(state).pile, turn(state)) == (0, 1, "p2")
    assert seen(state, "p2").last
    step = played(state, "p2 leave")
    end = ended(step)
    assert end is not None
    assert end.termination is Termination.NO_STOCK
    assert seen(step.state).results[0].winner is None


def test_k114_then_everybody_counts_the_cards_in_hand() -> None:
    state = bare()
    hands = [hand(state, who) for who in ("p1", "p2", "p3", "p4", "p5")]
    end = ended(played(state, "p2 leave"))
    assert end is not None
    cost = dict.fromkeys("TJQK", 10) | {"A": 15, "*": 15} | {str(n): n for n in range(2, 10)}
    assert end.scores == tuple(sum(cost[card[0]] for card in held.elements()) for held in hands)
    assert min(end.scores) > 0
