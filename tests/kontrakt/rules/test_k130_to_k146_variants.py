"""K-130 to K-146: the variants that the seed names."""

from typing import Any

import pytest

from kontu.core.refusals import RulesError
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import JokerSwap, KontraktRules, LastRound
from kontu.games.kontrakt.variants import (
    KONTRAKT,
    LIVERPOOL,
    MAY_I,
    NO_JOKERS,
    OTHER_DEAL,
    SHANGHAI,
    SHANGHAI_TEN,
)
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    deck_of,
    down,
    ended,
    laid,
    melds,
    options,
    played,
    rule_against,
    seen,
    taking,
    turn,
)


def test_k130_the_other_deal_gives_ten_cards_in_four_rounds_and_twelve_in_three() -> None:
    assert [OTHER_DEAL.deal_in(number) for number in range(1, 8)] == [10, 10, 10, 10, 12, 12, 12]
    assert [KONTRAKT.deal_in(number) for number in range(1, 8)] == [10, 10, 10, 12, 12, 12, 12]


@pytest.mark.parametrize(("seats", "decks"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_k131_the_other_deal_takes_two_packs_to_four_players_three_to_six_and_four_to_eight(
    seats: int, decks: int
) -> None:
    deck = deck_of(GAME.start(OTHER_DEAL, seats))
    assert deck.count("7h") == decks
    assert deck.count("*") == min(seats - 1, 2 * decks)


def test_k132_the_same_contracts_are_played_without_jokers() -> None:
    assert NO_JOKERS.contracts == KONTRAKT.contracts
    for seats in (3, 4, 5):
        assert "*" not in deck_of(GAME.start(NO_JOKERS, seats))


def may_i(*hands: str, **changes: Any) -> Any:
    """p1 is to play by the rules of May I?, but with the main pack so that hands are easily named."""
    fields = ("first_melds", "same_suit_runs", "joker_swap", "active_may_stop", "joker_points")
    chosen = {name: getattr(MAY_I, name) for name in fields}
    return taking(dealt(*hands, **{**chosen, **changes}), "p1")


def test_k133_may_i_lays_more_than_the_least_at_once() -> None:
    state = may_i("9s9h9d9c 4h5h6h7h8h 2s", "", "")
    assert allowed(state, "lay 9s9h9d9c 4h5h6h7h8h")
    assert rule_against(state, "lay 9s9h 4h5h6h7h8h") == "K-026"


def test_k134_may_i_gives_no_joker_back() -> None:
    state = may_i("9s9h9d 4h5h*6h7h 6hKd", "", "")
    state = taking(after(state, "p1 lay 9s9h9d 4h5h*6h7h", "p1 drop 3c"), "p1")
    assert rule_against(state, "swap 6h p1.2 *3h:p1.2") == "K-134"
    assert not [option for option in options(state) if option.startswith("swap")]


def test_k134_the_player_in_turn_may_answer_a_call_by_taking_the_card() -> None:
    state = dealt("", "", "", active_may_stop=True)
    state = after(state, "p1 leave")
    assert options(state) == {"call 3c", "no"}
    state = after(state, "p2 no", "p3 call 3c")
    assert (turn(state), options(state)) == ("p1", {"take 3c", "let"})
    taken = after(state, "p1 take 3c")
    assert (turn(taken), seen(taken).held) == ("p1", (2, 1, 1))
    state = after(state, "p1 let")
    assert (turn(state), options(state)) == ("p3", {"buy 3c"})
    state = after(state, "p3 buy 3c")
    assert (turn(state), options(state)) == ("p1", {"stock"})
    assert seen(state).held == (1, 1, 3)


def test_k135_in_may_i_a_joker_costs_twenty_five() -> None:
    assert MAY_I.joker_points == 25
    state = down("9s9h9d 4h5h6h7h 9c", "*", "", joker_points=25)
    step = played(state, "p1 add 9c p1.1", "p1 drop 3c")
    end = ended(step)
    assert end is not None
    left = seen(step.state).results[0].hands[1]
    assert end.scores[1] == 25 + sum(_cost(card) for card in left if card != "*")


def _cost(card: str) -> int:
    return {"A": 15}.get(card[0], 10 if card[0] in "TJQK" else int(card[0]) if card[0].isdigit() else 0)


def test_k136_the_last_round_of_may_i_is_played_on_while_cards_are_left() -> None:
    assert MAY_I.last_round is LastRound.PLAYED_ON
    played_on = {"contract": "S4+S4+S4", "last": True, "last_round": LastRound.PLAYED_ON}
    lay = "lay 4h5h6h7h 4s5s6s7s 9dTdJdQd"
    state = laid("4h5h6h7h 4s5s6s7s 9dTdJdQd Kd", "", "", lay=lay, **played_on)
    assert turn(state) == "p1"
    state = taking(after(state, "p1 drop 3c"), "p1")
    # Here the last card may leave the hand by a lay-off, or by a discard.
    state = after(state, "p1 drop 3c")
    state = taking(state, "p1")
    state = after(state, "p1 add Kd p1.3")
    assert ended(played(state, "p1 drop 3c")) is not None


def test_k136_there_the_last_card_may_be_laid_off() -> None:
    played_on = {"contract": "S4+S4+S4", "last": True, "last_round": LastRound.PLAYED_ON}
    lay = "lay 4h5h6h7h 4s5s6s7s 9dTdJdQd"
    state = down("4h5h6h7h 4s5s6s7s 9dTdJdQd Kd", "", "", lay=lay, up="8h", **played_on)
    step = played(state, "p1 add Kd p1.3", "p1 add 8h p1.1")
    end = ended(step)
    assert end is not None
    assert end.scores[0] == 0


def test_k137_shanghai_has_other_card_points_and_its_own_buying() -> None:
    assert SHANGHAI.number_points != KONTRAKT.number_points
    assert [SHANGHAI.buy_limit_in(number) for number in range(1, 8)] == [2] * 7
    assert [SHANGHAI_TEN.buy_limit_in(number) for number in range(1, 11)] == [3] * 8 + [4] * 2


def test_k138_in_shanghai_one_builds_on_the_turn_of_the_contract() -> None:
    state = laid("9s9h9d 4h5h6h7h 9c3h", "", "", build_same_turn=True)
    assert SHANGHAI.build_same_turn
    state = after(state, "p1 add 9c p1.1", "p1 add 3h p1.2")
    assert melds(state) == {"p1.1": "9s9h9d9c", "p1.2": "3h4h5h6h7h"}


def test_k139_liverpool_takes_points_off_for_an_exact_cut() -> None:
    assert LIVERPOOL.cut_bonus == 50
    state = dealt("", "", "", cut_bonus=50, stall_circles=1)
    # p3 dealt, so p2, at the dealer's right, cuts. Three cards and the one turned up are needed.
    assert turn(state) == "p2"
    for slip, bonus in (("slip 0", -50), ("slip +1", 0), ("slip -2", 0)):
        cut = after(state, "p2 cut 4", f"d {slip}")
        assert turn(cut) == "p1"
        assert seen(cut).scores[1] == bonus


def test_k140_phase_ten_is_another_game_and_no_variant() -> None:
    assert not [
        name for name in GAME.variants if "phase" in name or ("ten" in name and "shanghai" not in name)
    ]


def test_k141_deal_building_and_the_last_round_are_settings() -> None:
    rules = KontraktRules(deal=(11,), build_same_turn=True, last_round=LastRound.PLAYED_ON)
    assert rules.problems() == ()
    assert rules.deal_in(7) == 11


def test_k141_a_set_of_rules_that_does_not_go_together_is_refused_before_play() -> None:
    with pytest.raises(RulesError):
        GAME.start(KontraktRules(deal=(30,), max_players=5), 5)


def test_k144_a_buy_brings_two_cards() -> None:
    state = after(dealt("", "", ""), "p1 leave")
    assert seen(after(state, "p2 buy 3c")).held == (1, 3, 1)


def test_k145_in_round_seven_a_bought_card_may_stand_in_the_way_of_finishing() -> None:
    runs = "4h5h6h7h 4s5s6s7s 9dTdJdQd"
    lay = "lay 4h5h6h7h 4s5s6s7s 9dTdJdQdKd"
    free = taking(dealt("", runs, "", contract="S4+S4+S4", last=True, up="Kd"), "p2")
    assert allowed(free, lay)
    bought = dealt("Kd", runs, "", contract="S4+S4+S4", last=True, up="8h", stock="2c")
    bought = after(bought, "p1 leave", "p2 buy 8h", "p1 stock", "p1 drop Kd", "p2 take Kd")
    assert rule_against(bought, "lay 4h5h6h7h8h 4s5s6s7s 9dTdJdQdKd") == "K-105"


def test_k146_a_joker_helps_the_contract_and_costs_fifteen_in_hand() -> None:
    state = taking(dealt("9s9h* 4h5h6h7h 2s", "", ""), "p1")
    assert allowed(state, "lay 9s9h* 4h5h6h7h")
    assert (KONTRAKT.joker_points, KONTRAKT.joker_swap) == (15, JokerSwap.ANY)
