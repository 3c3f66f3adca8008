"""K-025 to K-036: groups and sequences."""

from itertools import permutations
from typing import Any

import pytest

from tests.kontrakt.positions import allowed, dealt, refusal, rule_against, taking

RUN = "4h5h6h7h"
GROUP = "9s9h9d"


def playing(held: str, **changes: Any) -> object:
    """p1 holds these cards and the three of clubs, and is to play."""
    return taking(dealt(held, "", "", **changes), "p1")


def group_is(cards: str) -> str:
    """The rule against laying ``cards`` as the group of round two, empty when they may be."""
    state = playing(cards + RUN)
    return "" if allowed(state, f"lay {cards} {RUN}") else rule_against(state, f"lay {cards} {RUN}")


def run_is(cards: str) -> str:
    """The same for the run."""
    state = playing(GROUP + cards)
    return "" if allowed(state, f"lay {GROUP} {cards}") else rule_against(state, f"lay {GROUP} {cards}")


def test_k025_a_group_is_cards_of_one_rank() -> None:
    assert group_is("8s8h8d") == ""
    assert group_is("AsAhAd") == ""
    assert group_is("8s8h9d") == "K-025"
    assert group_is("8s9s7s") == "K-025"


def test_k026_a_first_group_has_exactly_three_cards() -> None:
    assert group_is("8s8h") == "K-026"
    assert group_is("8s8h8d8c") == "K-026"


def test_k027_suits_do_not_matter_in_a_group() -> None:
    for cards in ("8s8h8d", "8c8d8s", "8h8c8h", "8c8c8s"):
        assert group_is(cards) == ""


def test_k028_two_identical_cards_may_lie_in_one_group() -> None:
    assert group_is("8s8s8d") == ""
    state = playing("8s8d8h" + RUN)
    assert rule_against(state, f"lay 8s8s8d {RUN}") == "K-035"


def test_k029_a_sequence_is_consecutive_ranks_in_one_suit() -> None:
    assert run_is("8c9cTcJc") == ""
    refused = refusal(playing(GROUP + "8c9cTcQc"), f"lay {GROUP} 8c9cTcQc")
    assert refused.rule == "K-029"
    assert run_is("8c8cTcJc") == "O-13"


def test_k030_a_first_sequence_has_exactly_four_cards() -> None:
    assert run_is("8cTc9c") == "K-030"
    assert run_is("8c9cTcJcQc") == "K-030"


def test_k031_suits_are_not_mixed_in_a_sequence_nor_are_two_of_one_colour() -> None:
    for cards in ("8c9cTcJs", "8c9cTcJd", "8h9dThJh"):
        assert run_is(cards) == "K-031"


def test_k032_an_ace_may_be_low() -> None:
    assert run_is("Ac2c3c4c") == ""


def test_k033_an_ace_may_be_high() -> None:
    assert run_is("JcQcKcAc") == ""


@pytest.mark.parametrize("cards", ["QcKcAc2c", "KcAc2c3c", "JcKcAc2c", "*QcKcAc2c", "KcAc*2c3c"])
def test_k034_no_run_turns_the_corner(cards: str) -> None:
    held = cards.replace("*Qc", "*").replace("*2c", "*")
    state = playing(GROUP + held)
    assert rule_against(state, f"lay {GROUP} {cards}") in {"K-034", "K-029"}
    for mixed in permutations(("Qc", "Kc", "Ac", "2c")):
        assert run_is("".join(mixed)) == "K-034"
        break


def test_k034_the_corner_is_named_as_the_reason() -> None:
    for mixed in permutations(("Qc", "Kc", "Ac", "2c")):
        assert run_is("".join(mixed)) == "K-034"


def test_k035_a_card_belongs_to_one_meld_only() -> None:
    state = playing("4s4d 4h5h6h7h 9c")
    assert rule_against(state, "lay 4s4d4h 4h5h6h7h") == "K-035"
    state = playing("4s4d4h 4h5h6h7h")
    assert allowed(state, "lay 4s4d4h 4h5h6h7h")


def test_k036_two_overlapping_runs_need_both_copies_or_a_joker() -> None:
    lay = "lay 3h4h5h6h 6h7h8h9h"
    one = playing("3h4h5h6h7h8h9h2s", contract="S4+S4")
    assert rule_against(one, lay) == "K-035"
    assert allowed(playing("3h4h5h6h6h7h8h9h", contract="S4+S4"), lay)
    joker = playing("3h4h5h6h7h8h9h*", contract="S4+S4")
    assert allowed(joker, "lay 3h4h5h6h *6h7h8h9h")
    assert allowed(joker, "lay 3h4h5h*6h 6h7h8h9h")
