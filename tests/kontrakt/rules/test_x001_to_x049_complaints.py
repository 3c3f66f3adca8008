"""Complaints that people had about programs of this kind, where the rules answer them."""

from itertools import permutations
from typing import Any

import pytest

from kontu.core.refusals import IllegalAction
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.rules import FirstMelds
from kontu.games.kontrakt.variants import KONTRAKT, VARIANTS
from kontu.locale.languages import LANGUAGES
from kontu.locale.texts import Texts
from tests.kontrakt.positions import (
    after,
    allowed,
    dealt,
    down,
    drawing,
    ended,
    hand,
    laid,
    melds,
    next_deal,
    options,
    played,
    refusal,
    rule_against,
    seen,
    stalled,
    taking,
    turn,
)

RANKS = "A23456789TJQKA"
LAST = "4h5h6h7h 4s5s6s7s 9dTdJdQd"


def run(low: int, length: int, suit: str = "h") -> str:
    """The cards of a run from a position on."""
    return "".join(RANKS[low - 1 + step] + suit for step in range(length))


def playing(held: str, **changes: Any) -> Any:
    return taking(dealt(held, "", "", **changes), "p1")


def test_x001_a_run_named_from_high_to_low_is_a_run() -> None:
    # It was refused when entered from the king down.
    state = playing("9s9h9d KhQhJhTh 2s")
    for order in permutations(("Kh", "Qh", "Jh", "Th")):
        assert allowed(state, f"lay 9s9h9d {''.join(order)}")


def test_x003_a_run_lies_in_the_order_of_its_ranks() -> None:
    # It lay in the order of the clicks.
    state = after(playing("9s9h9d KhQhJhTh 2s"), "p1 lay 9d9s9h QhThKhJh")
    assert melds(state) == {"p1.1": "9s9h9d", "p1.2": "ThJhQhKh"}


@pytest.mark.parametrize("length", range(4, 15))
def test_x004_runs_up_to_a_high_ace_and_from_a_low_one_may_be_of_any_length(length: int) -> None:
    # Nine to ace was refused because such a run had to begin with the ten.
    for cards in (run(15 - length, length), run(1, length)):
        state = playing("9s9c9d 2s" + cards, first_melds=FirstMelds.MINIMUM)
        assert allowed(state, f"lay 9s9c9d {cards}")


@pytest.mark.parametrize("cards", ["*Ah2h3h4h", "JhQhKh*Ah", "Ah*2h3h4h", "JhQh*KhAh", "*Ah*2h3h4h"])
def test_x006_an_ace_is_low_or_high_with_jokers_about_it_too(cards: str) -> None:
    held = "9s9h9d2s" + "".join("*" if card[0] == "*" else card for card in split(cards))
    state = after(playing(held), f"p1 lay 9s9h9d {cards}")
    (lying,) = [meld for meld in seen(state).melds if meld.kind is MeldKind.RUN]
    assert (lying.low, lying.high) == ((1, 4) if "2h" in cards else (11, 14))


def split(cards: str) -> list[str]:
    found = []
    while cards:
        size = 3 if cards[0] == "*" else 2
        found.append(cards[:size])
        cards = cards[size:]
    return found


def test_x007_both_copies_of_a_card_of_the_run_may_be_in_hand() -> None:
    # The second five hid the run.
    state = playing("9s9h9d 5h5h6h7h8h")
    assert allowed(state, "lay 9s9h9d 5h6h7h8h")


def test_x008_a_meld_of_one_natural_and_jokers_stays_what_it_was_declared_as() -> None:
    # It was taken for a set in a round of runs, and then cards of its rank could be added.
    state = playing("5h*** 9cTcJcQc 5s2s", contract="S4+S4", jokers=(4,))
    state = after(state, "p1 lay 5h*6h*7h*8h 9cTcJcQc", "p1 drop 3c")
    state = taking(state, "p1")
    assert rule_against(state, "add 5s p1.1") == "K-031"
    assert "add 5s p1.1" not in options(state)


def test_x010_after_the_discard_a_player_does_nothing_more() -> None:
    # Somebody laid down, built and discarded the whole hand after discarding.
    state = after(playing("9s9h9d 4h5h6h7h 2s"), "p1 drop 2s")
    assert turn(state) == "p2"
    for text in ("lay 9s9h9d 4h5h6h7h", "add 9s p1.1", "drop 9s"):
        assert rule_against(state, text) == "K-059"


def test_x011_what_is_not_offered_is_not_accepted_either() -> None:
    # A button was hidden, and the server took the action all the same.
    texts = [f"{verb} {card}" for verb in ("take", "buy", "call", "drop") for card in ("3c", "2s", "Kd", "*")]
    texts += ["leave", "stock", "no", "let", "add 9c p1.1", "swap 7h p1.2 *3h:p1.2"]
    for state in (dealt("2s", "", ""), playing("2s"), after(dealt("2s", "", ""), "p1 leave"), down()):
        for text in texts:
            action = GAME.read_action(state, text)
            offered = text in options(state)
            assert (GAME.check(state, action) is None) == offered
            if not offered:
                with pytest.raises(IllegalAction):
                    GAME.apply(state, action)


def test_x013_a_second_card_goes_on_the_first_one_just_built() -> None:
    # Four and then three on five to nine: the second was measured against the old end.
    state = down("9s9c9d 5h6h7h8h 4h3h9hTh2s", "", "", lay="lay 9s9c9d 5h6h7h8h")
    state = after(state, *(f"p1 add {card} p1.2" for card in ("4h", "3h", "9h", "Th")))
    assert melds(state)["p1.2"] == "3h4h5h6h7h8h9hTh"


def test_x014_cards_before_a_run_and_a_joker_beside_it_find_their_place() -> None:
    # The ten and the nine on jack to king; a joker went to the wrong end.
    state = down("9c9h9d JsQsKsAs 9sTs*2d", "", "", lay="lay 9c9h9d JsQsKsAs")
    assert rule_against(state, "add 9s p1.2") == "K-074"
    built = after(state, "p1 add Ts p1.2", "p1 add 9s p1.2")
    assert melds(built)["p1.2"] == "9sTsJsQsKsAs"
    joker = after(state, "p1 add *Ts p1.2", "p1 add 9s p1.2")
    assert melds(joker)["p1.2"] == "9s*TsJsQsKsAs"


def test_x015_the_low_end_takes_single_cards_one_after_the_other() -> None:
    state = down("9s9c9d 6h7h8hTh9h 5h4h3h", "", "", lay="lay 9s9c9d 7h8h9hTh")
    for card in ("6h", "5h", "4h", "3h"):
        state = after(state, f"p1 add {card} p1.2")
    assert melds(state)["p1.2"] == "3h4h5h6h7h8h9hTh"


def test_x017_where_a_card_fits_a_group_and_a_run_both_are_offered() -> None:
    state = down("9s9c9d 5h6h7h8h 9h2s", "", "", lay="lay 9s9c9d 5h6h7h8h")
    assert {text for text in options(state) if text.startswith("add 9h")} == {"add 9h p1.1", "add 9h p1.2"}


def test_x018_the_last_card_is_discarded_and_not_laid_off() -> None:
    state = after(down("9s9h9d 4h5h6h7h 8h", "", "", up="9c"), "p1 add 8h p1.2")
    assert rule_against(state, "add 9c p1.1") == "K-076"
    assert ended(played(state, "p1 drop 9c")) is not None


def test_x020_round_seven_is_won_with_the_lay_down_itself() -> None:
    state = playing(LAST, contract="S4+S4+S4", last=True, up="Kd")
    end = ended(played(state, f"p1 lay {LAST}Kd"))
    assert end is not None
    assert end.scores[0] == 0


def test_x021_in_round_seven_an_ordinary_turn_still_ends_with_a_discard() -> None:
    # The rule against going out by a discard once forbade every discard.
    state = playing(LAST, contract="S4+S4+S4", last=True)
    assert set(options(state)) == {f"drop {card}" for card in hand(state, "p1")}
    assert turn(after(state, "p1 drop 3c")) == "p2"


def test_x022_the_last_round_asks_for_three_runs_and_not_for_groups() -> None:
    assert [str(contract) for contract in KONTRAKT.contracts] == [
        "G3+G3", "G3+S4", "S4+S4", "G3+G3+G3", "G3+G3+S4", "G3+S4+S4", "S4+S4+S4",
    ]  # fmt: skip
    for name in ("other-deal/1", "no-jokers/1", "may-i/1", "shanghai/1", "liverpool/1"):
        assert VARIANTS[name].contracts == KONTRAKT.contracts


def test_x024_a_round_that_nobody_can_finish_ends() -> None:
    # Some games between programs went on for ever.
    end = ended(stalled(dealt("2s3s", "2h3h", "2d3d", up="4c", stall_circles=10)))
    assert end is not None
    assert end.termination.value == "stalled"


def test_x025_an_empty_stock_is_made_anew_at_a_draw_and_at_a_penalty() -> None:
    state = dealt("", "", "", decks=(1,), jokers=(1,), deal=(16,))
    while seen(state).stock:
        state = drawing(state)
        state = after(state, f"{turn(state)} drop {max(hand(state, turn(state)))}")
    who = turn(state)
    state = after(state, f"{who} leave")
    bought = after(state, f"{turn(state)} buy {seen(state).top}")
    assert seen(bought).phase is Phase.SHUFFLE
    assert seen(after(bought, "d shuffle")).phase in {Phase.WINDOW, Phase.STOCK}
    while turn(state) != who:
        state = after(state, f"{turn(state)} no")
    state = after(state, f"{who} stock")
    assert seen(after(state, "d shuffle")).phase is Phase.PLAY


def test_x027_why_one_may_not_lay_off_on_the_turn_of_the_contract_is_said() -> None:
    state = laid("9s9h9d 4h5h6h7h 9c8h", "", "")
    refused = refusal(state, "add 9c p1.1")
    assert (refused.code, refused.rule) == ("same-turn", "K-069")
    for language in LANGUAGES:
        assert "K-069" in Texts(language).refusal(refused)


def test_x028_every_lay_down_that_is_refused_has_a_reason() -> None:
    # The window closed, nothing was laid and nothing was said.
    state = playing("9s9h9d4s 4h5h6h7h8h *")
    for text in (
        "lay 9s9h9d",
        "lay 9s9h4s 4h5h6h7h",
        "lay 9s9h 4h5h6h7h",
        "lay 9s9h9d 4h5h6h8h",
        "lay 9s9h9d 4h5h6h7h8h",
        "lay 9s9h9d 4s5h6h7h",
        "lay 8s8h8d 4h5h6h7h",
        "lay 9s9h9d 4h5h6h7h 9s9h9d",
    ):
        refused = refusal(state, text)
        for language in LANGUAGES:
            assert refused.rule in Texts(language).refusal(refused)
    assert hand(state, "p1").total() == 11


def test_x029_the_stock_is_not_drawn_from_before_the_others_have_answered() -> None:
    # Who drew and discarded quickly took the others' chance to buy away.
    state = dealt("", "", "", "")
    assert rule_against(state, "stock") == "K-062"
    state = after(state, "p1 leave")
    for who in ("p2", "p3", "p4"):
        assert turn(state) == who
        assert rule_against(state, "stock") == "K-077"
        state = after(state, f"{who} no")
    assert options(state) == {"stock"}


def test_x032_the_contract_is_laid_once() -> None:
    # Pressing the button again laid or announced it again.
    state = laid("9s9h9d 4h5h6h7h 9s9h9d 4h5h6h7h", "", "")
    before = melds(state)
    assert rule_against(state, "lay 9s9h9d 4h5h6h7h") == "K-067"
    assert melds(state) == before


def test_x036_a_second_buy_of_the_same_card_is_refused() -> None:
    # Pressing again dealt more cards.
    state = after(dealt("", "", ""), "p1 leave", "p2 buy 3c")
    held = seen(state).held
    assert rule_against(state, "buy 3c") in {"K-085", "K-081"}
    assert seen(state).held == held == (1, 3, 1)


def test_x039_a_twin_stays_when_the_other_is_discarded() -> None:
    # The penalty card had the bought card's identity, and discarding one removed both.
    state = after(dealt("", "", "", stock="3c"), "p1 leave", "p2 buy 3c", "p1 stock")
    assert hand(state, "p2")["3c"] == 2
    state = after(state, f"p1 drop {min(hand(state, 'p1'))}")
    state = after(state, f"p2 take {seen(state).top}", "p2 drop 3c")
    assert hand(state, "p2")["3c"] == 1


def test_x042_bought_cards_stay_in_the_hand() -> None:
    state = after(dealt("", "", "", stock="5d"), "p1 leave", "p2 buy 3c", "p1 stock")
    state = after(state, f"p1 drop {min(hand(state, 'p1'))}")
    assert {"3c", "5d"} <= set(hand(state, "p2"))
    state = after(state, f"p2 take {seen(state).top}")
    assert {"3c", "5d"} <= set(hand(state, "p2"))


def test_x045_a_window_asks_each_seat_once_and_the_turn_goes_on() -> None:
    # A buy fired twice and swallowed the other's discard.
    state = dealt("", "", "", "")
    state = after(state, "p1 leave", "p2 no", "p3 buy 3c")
    assert (turn(state), seen(state).phase) == ("p1", Phase.STOCK)
    state = after(state, "p1 stock")
    assert (turn(state), seen(state).phase) == ("p1", Phase.PLAY)
    assert all(text.startswith("drop") for text in options(state))
    assert seen(state).held == (2, 1, 3, 1)


def test_x048_buys_are_counted_anew_in_every_round() -> None:
    state = dealt("2s3s", "2h3h", "2d3d", contract="G3", buy_limits=(1,), stall_circles=1, up="4c")
    state = after(state, "p1 leave", "p2 buy 4c", "p1 stock")
    state = after(state, f"p1 drop {min(hand(state, 'p1'))}")
    assert seen(state).buys == (0, 1, 0)
    state = next_deal(stalled(state).state)
    assert seen(state).buys == (0, 0, 0)
    first = turn(state)
    state = after(state, f"{first} leave")
    assert len(seen(state).asked) == 2
