"""K-115 to K-129: the points, and the worked example."""

from typing import Any

import pytest

from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import LastRound
from tests.kontrakt.positions import (
    EXAMPLE,
    EXAMPLE_LAY,
    after,
    allowed,
    dealt,
    drawing,
    ended,
    going_out,
    hand,
    melds,
    next_deal,
    options,
    rule_against,
    scored,
    seen,
    stalled,
    taking,
    turn,
)


def cost_of(card: str) -> int:
    """What p2 pays for holding one ``card`` beside seven cards that are known."""
    known = "2s2s2h2h2d2d2c" if card[0] != "2" else "3s3s3h3h3d3d4c"
    rest = 14 if card[0] != "2" else 22
    step = going_out(others=(known + card, ""))
    end = ended(step)
    assert end is not None
    return end.scores[1] - rest


@pytest.mark.parametrize("number", range(2, 11))
def test_k115_two_to_ten_cost_their_number(number: int) -> None:
    rank = "T" if number == 10 else str(number)
    assert cost_of(f"{rank}h") == number


@pytest.mark.parametrize("rank", ["J", "Q", "K"])
def test_k116_a_court_card_costs_ten(rank: str) -> None:
    assert cost_of(f"{rank}h") == 10


def test_k117_an_ace_costs_fifteen() -> None:
    assert cost_of("Ah") == 15


def test_k118_a_joker_costs_fifteen() -> None:
    assert cost_of("*") == 15


def test_k119_who_goes_out_scores_nothing() -> None:
    step = going_out()
    end = ended(step)
    assert end is not None
    assert end.scores[0] == 0
    assert min(end.scores[1:]) > 0
    assert 0 not in [seat for seat, _, _ in scored(step)]


def test_k120_the_scores_of_the_rounds_are_added_up() -> None:
    state = going_out(stall_circles=1, last_round=LastRound.PLAYED_ON).state
    first = seen(state).totals
    step = stalled(next_deal(state))
    second = step.state
    end = ended(step)
    assert end is not None
    assert seen(second).totals == tuple(a + b for a, b in zip(first, end.scores, strict=True))


def test_k121_the_lowest_total_after_the_last_round_wins() -> None:
    state = going_out(stall_circles=1, last_round=LastRound.PLAYED_ON).state
    end = stalled(next_deal(state)).state
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.scores == seen(end).totals
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    assert winners == [seat for seat in range(3) if outcome.scores[seat] == min(outcome.scores)]


def test_k122_queen_king_and_two_cost_twenty_two() -> None:
    step = going_out(others=("QhKh2h2s2s2d2d2c", ""))
    end = ended(step)
    assert end is not None
    assert end.scores[1] - 10 == 22


# --- the worked example -----------------------------------------------------------------------------


def example() -> Any:
    """p1 has drawn the two of spades."""
    return drawing(dealt(EXAMPLE, "8s8d8h JsQsKsAs 2c3h4c", "", stock="2s"))


def test_k123_the_hand_is_ten_cards() -> None:
    assert hand(dealt(EXAMPLE, "", ""), "p1").total() == 10


def test_k124_after_drawing_the_two_of_spades_there_are_eleven() -> None:
    state = example()
    assert hand(state, "p1")["2s"] == 1
    assert hand(state, "p1").total() == 11


def test_k125_the_nines_and_the_run_of_hearts_may_be_laid() -> None:
    state = after(example(), f"p1 {EXAMPLE_LAY}")
    assert melds(state) == {"p1.1": "9s9h9d", "p1.2": "4h5h6h7h"}


def test_k126_four_cards_remain_and_none_may_be_built_on_that_turn() -> None:
    state = after(example(), f"p1 {EXAMPLE_LAY}")
    assert hand(state, "p1") == {"8c": 1, "Qc": 1, "Kd": 1, "2s": 1}
    assert options(state) == {"drop 8c", "drop Qc", "drop Kd", "drop 2s"}
    assert rule_against(state, "add 8c p1.1") == "K-069"


def test_k127_after_discarding_the_king_three_remain() -> None:
    state = after(example(), f"p1 {EXAMPLE_LAY}", "p1 drop Kd")
    assert hand(state, "p1").total() == 3


def test_k128_from_the_next_turn_the_eight_goes_on_anybodys_eights() -> None:
    state = after(example(), f"p1 {EXAMPLE_LAY}", "p1 drop Kd", "p2 take Kd", "p2 lay 8s8d8h JsQsKsAs")
    state = taking(after(state, "p2 drop Kd"), "p1")
    assert allowed(state, "add 8c p2.1")
    assert melds(after(state, "p1 add 8c p2.1"))["p2.1"] == "8s8h8d8c"


def test_k129_one_draws_and_discards_on_every_turn_until_somebody_goes_out() -> None:
    state = after(example(), f"p1 {EXAMPLE_LAY}", "p1 drop Kd")
    for _ in range(9):
        who = turn(state)
        state = drawing(state)
        assert {"drop"} <= {option.split(" ")[0] for option in options(state)}
        state = after(state, f"{who} drop {min(hand(state, who))}")
        assert turn(state) != who
        assert seen(state).results == ()
