"""K-091 to K-101: jokers, and their exchange."""

from typing import Any

import pytest

from kontu.core.refusals import AmbiguousAction
from kontu.games.kontrakt.actions import Lay, Meld
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.game import GAME
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    down,
    hand,
    laid,
    melds,
    options,
    refusal,
    rule_against,
    taking,
)

# In clubs five, six, joker, eight; p1 holds the seven.
CLUBS = "9s9h9d 5c6c*8c 7c"
CLUBS_LAY = "lay 9s9h9d 5c6c*7c8c"


def clubs(more: str = "Kd", **changes: Any) -> Any:
    """p1 has laid that on an earlier turn and is to play, with the seven and ``more`` in hand."""
    return down(CLUBS + more, "", "", lay=CLUBS_LAY, **changes)


def test_k091_a_joker_replaces_a_card_of_a_group() -> None:
    state = laid("9s9h* 4h5h6h7h", "", "", lay="lay 9s9h* 4h5h6h7h")
    assert melds(state)["p1.1"] == "9s9h*"


def test_k092_a_joker_replaces_a_card_of_a_run_anywhere() -> None:
    for run in ("*4h5h6h7h", "4h*5h6h7h", "4h5h*6h7h", "4h5h6h*7h"):
        held = "9s9h9d*" + "".join(card for card in ("4h", "5h", "6h", "7h") if f"*{card}" not in run)
        state = laid(held, "", "", lay=f"lay 9s9h9d {run}")
        assert melds(state)["p1.2"] == run


def test_k093_it_is_said_which_card_a_joker_of_a_run_is() -> None:
    state = taking(dealt("9s9h9d 4h5h6h*", "", ""), "p1")
    with pytest.raises(AmbiguousAction) as caught:
        GAME.read_action(state, "lay 9s9h9d 4h5h6h*")
    assert set(caught.value.choices) == {"lay 9s9h9d *3h4h5h6h", "lay 9s9h9d 4h5h6h*7h"}
    unsaid = Lay((Meld(MeldKind.GROUP, ("9s", "9h", "9d")), Meld(MeldKind.RUN, ("4h", "5h", "6h", "*"))))
    refused = GAME.check(state, unsaid)
    assert refused is not None
    assert refused.rule == "K-093"
    for run, lies in (("4h5h6h*7h", "4h5h6h*7h"), ("4h5h6h*3h", "*3h4h5h6h")):
        assert melds(after(state, f"p1 lay 9s9h9d {run}"))["p1.2"] == lies


def test_k094_who_has_not_laid_on_an_earlier_turn_exchanges_no_joker() -> None:
    state = laid(CLUBS + "Kd", "7c", "", lay=CLUBS_LAY)
    swap = "swap 7c p1.2 *4c:p1.2"
    assert rule_against(state, swap) in {"K-094", "O-25"}
    state = after(state, "p1 drop 3c", "p2 take 3c")
    assert rule_against(state, swap) == "K-094"
    state = taking(after(state, "p2 drop 3c"), "p1")
    assert allowed(state, swap)


def test_k095_jokers_are_exchanged_on_ones_own_turn() -> None:
    state = after(clubs(), "p1 drop Kd")
    # It is p2's turn: whatever is tried is tried for p2, who has not laid down.
    after_take = after(state, "p2 take Kd")
    assert rule_against(after_take, "swap 7c p1.2 *4c:p1.2") == "K-094"
    assert rule_against(state, "swap 7c p1.2 *4c:p1.2") == "K-059"


def test_k096_the_exchange_needs_the_very_card_in_rank_and_suit() -> None:
    state = clubs("7s7d8d")
    for card in ("7s", "7d", "8d"):
        assert rule_against(state, f"swap {card} p1.2 *4c:p1.2") == "K-096"
    assert allowed(state, "swap 7c p1.2 *4c:p1.2")
    assert rule_against(clubs(), "swap 3c p1.2 *9c:p1.2") == "K-096"


def test_k097_only_a_joker_of_a_run_is_exchanged() -> None:
    state = down("9s9h* 4h5h6h7h 9d9cKd", "", "", lay="lay 9s9h* 4h5h6h7h")
    for card in ("9d", "9c"):
        assert rule_against(state, f"swap {card} p1.1 *8h:p1.2") == "K-101"
    assert not [option for option in options(state) if option.startswith("swap")]


def test_k098_the_freed_joker_is_laid_in_the_same_turn() -> None:
    state = clubs()
    assert {option for option in options(state) if option.startswith("swap")} == {
        "swap 7c p1.2 *:p1.1",
        "swap 7c p1.2 *4c:p1.2",
        "swap 7c p1.2 *9c:p1.2",
    }
    assert melds(after(state, "p1 swap 7c p1.2 *:p1.1")) == {"p1.1": "9s9h9d*", "p1.2": "5c6c7c8c"}


def test_k099_the_freed_joker_never_comes_to_hand() -> None:
    state = clubs()
    for option in options(state):
        if option.startswith("swap"):
            assert hand(after(state, f"p1 {option}"), "p1")["*"] == 0


def test_k100_the_example_of_the_seven_of_clubs() -> None:
    state = clubs()
    assert melds(state)["p1.2"] == "5c6c*7c8c"
    state = after(state, "p1 swap 7c p1.2 *9c:p1.2")
    assert melds(state)["p1.2"] == "5c6c7c8c*9c"
    assert hand(state, "p1")["7c"] == 0


def test_k101_a_joker_of_a_group_is_locked() -> None:
    state = down("9s9h* 4h5h6h7h 9d9cKd", "", "", lay="lay 9s9h* 4h5h6h7h")
    refused = refusal(state, "swap 9d p1.1 *8h:p1.2")
    assert refused.rule == "K-101"
    state = after(state, "p1 add 9d p1.1", "p1 add 9c p1.1")
    assert melds(state)["p1.1"] == "9s9h9d9c*"
    assert GAME.check(state, GAME.read_action(state, "drop Kd")) is None
