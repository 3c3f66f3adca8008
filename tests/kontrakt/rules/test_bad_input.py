"""Bad input gets a clear answer and changes nothing."""

from typing import Any

import pytest

from kontu.core.refusals import NotationError, RulesError
from kontu.games.kontrakt.actions import Lay, Meld
from kontu.games.kontrakt.contracts import MeldKind, read_contracts
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import GoOut, KontraktRules
from tests.kontrakt.positions import after, allowed, dealt, down, laid, options, refusal, seen, taking

EXAMPLE = "9s9h9d 4h5h6h7h 2s"


def playing(held: str = EXAMPLE, **changes: Any) -> Any:
    return taking(dealt(held, "", "", **changes), "p1")


def test_a_meld_of_cards_not_in_hand_is_refused() -> None:
    refused = refusal(playing(), "lay 8s8h8d 4h5h6h7h")
    assert (refused.code, refused.rule) == ("card-not-held", "K-035")
    assert (refused.args["card"], refused.args["held"], refused.args["needed"]) == ("8s", 0, 1)


def test_the_same_physical_card_twice_is_refused() -> None:
    refused = refusal(playing(), "lay 9s9s9h 4h5h6h7h")
    assert (refused.code, refused.rule) == ("card-not-held", "K-035")
    assert (refused.args["card"], refused.args["held"], refused.args["needed"]) == ("9s", 1, 2)


def test_the_same_physical_card_in_two_melds_is_refused() -> None:
    refused = refusal(playing("4s4d4h 5h6h7h 2s9h"), "lay 4s4d4h 4h5h6h7h")
    assert (refused.args["card"], refused.args["needed"]) == ("4h", 2)


@pytest.mark.parametrize("run", ["QcKcAc*2c", "*KcAc2c3c", "JcKcAc*2c"])
def test_a_joker_declared_beyond_the_ace_is_refused(run: str) -> None:
    held = "9s9h9d*" + "".join(card for card in ("Jc", "Qc", "Kc", "Ac", "2c", "3c") if f"{card}" in run)
    state = playing(held)
    assert refusal(state, f"lay 9s9h9d {run}").rule in {"K-034", "K-029"}


def test_a_joker_is_not_laid_off_beyond_the_ace() -> None:
    state = down("9s9h9d JcQcKcAc *2s", "", "", lay="lay 9s9h9d JcQcKcAc")
    assert refusal(state, "add *2c p1.2").rule in {"K-034", "K-074"}


def test_forty_cards_in_a_group_are_refused() -> None:
    state = playing()
    for group in ("9s" * 40, "*" * 40, "9s9h9d" * 14):
        assert refusal(state, f"lay {group} 4h5h6h7h").rule == "K-035"


def test_hundreds_of_cards_and_melds_are_refused() -> None:
    state = playing()
    everything = Meld(MeldKind.GROUP, tuple(["9s"] * 5000))
    for lay in (Lay((everything,)), Lay((everything,) * 50), Lay(()), Lay((Meld(MeldKind.RUN, ()),) * 2)):
        assert GAME.check(state, lay) is not None
    assert seen(state, "p1").hand == seen(playing(), "p1").hand


def test_cards_that_are_none_inside_a_meld_are_refused() -> None:
    state = playing()
    for cards in (("9x", "9h", "9d"), ("", "9h", "9d"), ("*9z", "9h", "9d"), ("**", "9h", "9d")):
        run = Meld(MeldKind.RUN, ("4h", "5h", "6h", "7h"))
        assert GAME.check(state, Lay((Meld(MeldKind.GROUP, cards), run))) is not None


def test_a_lay_off_before_the_contract_is_refused() -> None:
    state = after(laid(EXAMPLE, "9c2h", ""), "p1 drop 3c", "p2 take 3c")
    refused = refusal(state, "add 9c p1.1")
    assert (refused.code, refused.rule) == ("contract-first", "K-068")
    assert refused.args == {"contract": "G3+S4"}


def test_a_discard_of_the_card_just_taken_is_refused_with_the_setting() -> None:
    state = playing(may_rediscard_taken=False)
    refused = refusal(state, "drop 3c")
    assert (refused.code, refused.rule, refused.args) == ("taken-stays", "O-43", {"card": "3c"})


def test_a_buy_after_the_window_has_closed_is_refused() -> None:
    state = after(dealt("", "", ""), "p1 leave", "p2 no", "p3 no")
    assert refusal(state, "buy 3c").code in {"window-closed", "active-does-not-buy"}
    state = after(state, "p1 stock")
    refused = refusal(state, "buy 3c")
    assert (refused.code, refused.rule) == ("window-closed", "K-085")
    assert refusal(state, "no").code == "window-closed"


def test_a_buy_by_the_player_in_turn_is_refused() -> None:
    refused = refusal(dealt("", "", ""), "buy 3c")
    assert (refused.code, refused.rule, refused.args) == ("active-does-not-buy", "K-081", {"top": "3c"})


def test_a_buy_of_another_card_than_the_top_is_refused() -> None:
    state = after(dealt("", "", ""), "p1 leave")
    refused = refusal(state, "buy 9s")
    assert (refused.code, refused.args) == ("not-the-top", {"card": "9s", "top": "3c"})


@pytest.mark.parametrize("text", ["add 9c p1.1", "add 9c p3.4", "add 9c p8.4"])
def test_a_meld_that_does_not_lie_there_is_refused(text: str) -> None:
    state = down("9s9h9d 4h5h6h7h 9c2s", "", "")
    if text.endswith("p1.1"):
        assert allowed(state, text)
    else:
        refused = refusal(state, text)
        assert (refused.code, refused.args["melds"]) == ("no-such-meld", "p1.1 p1.2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay ",
        "lay 9s9h9d  4h5h6h7h",
        "lay 9s9h9 4h5h6h7h",
        "lay 1s9h9d 4h5h6h7h",
        "take",
        "take 10s",
        "take 9S",
        "take *9s",
        "buy ??",
        "add 9c",
        "add 9c p1",
        "add 9c p0.1",
        "add 9c p9.1",
        "add 9c p1.5",
        "add 9c+- p1.1",
        "swap 7c p1.2",
        "swap 7c p1.2 4c:p1.2",
        "swap 7c p1.2 *4c p1.2",
        "drop  3c",
        "drop 3c ",
        "Drop 3c",
        "cut -0",
        "cut 1e3",
        "cut 1000000",
        "cut ３",
        "slip 10",
        "deal",
        "deal p9 9s",
        "shuffle",
        "fold",
        "lay " + "9" * 10_000,
        "drop " + "9s" * 10_000,
    ],
)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    for state in (dealt("", "", ""), playing()):
        with pytest.raises(NotationError) as caught:
            GAME.read_action(state, text)
        assert caught.value.text == text
        assert all(len(str(value)) <= 60 for value in caught.value.refusal.args.values())


# --- custom variants --------------------------------------------------------------------------------


def problems(seats: int | None = None, **changes: Any) -> set[tuple[str, str]]:
    """Code and rule of everything that is wrong with the main rules so changed."""
    return {(refused.code, refused.rule) for refused in KontraktRules(**changes).problems(seats)}


def test_a_deal_that_the_decks_cannot_supply_is_refused_with_the_numbers() -> None:
    (refused, *_) = KontraktRules(deal=(10, 10, 10, 25), decks=(2,)).problems(5)
    assert (refused.code, refused.rule) == ("deal-too-large", "K-010")
    assert refused.args == {"round": 4, "seats": 5, "needed": 127, "cards": 108}
    # At a smaller table the same deal can be had.
    assert problems(3, deal=(10, 10, 10, 25)) == set()
    with pytest.raises(RulesError):
        GAME.start(KontraktRules(deal=(25,)), 5)


def test_a_contract_longer_than_any_hand_is_refused_with_the_numbers() -> None:
    (refused, *_) = KontraktRules(contracts=read_contracts(("S10+S10", "G3")), buy_limits=(2,)).problems()
    assert (refused.code, refused.rule) == ("contract-too-long", "K-051")
    # Ten cards, one drawn and two for each of two buys; one must stay for the discard.
    assert refused.args == {"round": 1, "contract": "S10+S10", "needed": 21, "held": 15}
    assert problems(contracts=read_contracts(("S10+S10", "G3"))) == set()
    fits: dict[str, Any] = {
        "contracts": read_contracts(("S4+S4+S4", "G3")),
        "deal": (11,),
        "buy_limits": (0,),
    }
    assert problems(**fits) == {("contract-too-long", "K-051")}
    assert problems(**fits, go_out=GoOut.LAY_DOWN) == set()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"decks": (0,)}, "value-outside"),
        ({"decks": (5,)}, "value-outside"),
        ({"decks": ()}, "list-length"),
        ({"jokers": (-1,)}, "value-outside"),
        ({"jokers": (17,)}, "value-outside"),
        ({"jokers": ()}, "list-length"),
        ({"deal": (0,)}, "value-outside"),
        ({"deal": (31,)}, "value-outside"),
        ({"deal": ()}, "list-length"),
        ({"contracts": ()}, "list-length"),
        ({"contracts": read_contracts(("G3",) * 17)}, "list-length"),
        ({"buy_limits": (21,)}, "value-outside"),
        ({"buy_limits": (-1,)}, "value-outside"),
        ({"penalty_cards": 4}, "value-outside"),
        ({"penalty_cards": -1}, "value-outside"),
        ({"joker_points": 101}, "value-outside"),
        ({"ace_points": -1}, "value-outside"),
        ({"stall_circles": 101}, "value-outside"),
        ({"stall_circles": -1}, "value-outside"),
        ({"min_naturals": 0}, "value-outside"),
        ({"max_jokers": 15}, "value-outside"),
        ({"min_players": 1}, "value-outside"),
        ({"max_players": 9}, "value-outside"),
        ({"min_players": 5, "max_players": 3}, "players-reversed"),
    ],
)
def test_an_impossible_value_is_refused_by_name(changes: dict[str, Any], code: str) -> None:
    assert code in {found for found, _ in problems(**changes)}
    with pytest.raises(RulesError):
        GAME.start(KontraktRules(**changes), 3)


@pytest.mark.parametrize("text", ["", "G1", "G13", "S2", "S15", "X3", "G3+", "+G3", "g3", "G3+G3+G3+G3+G3"])
def test_a_contract_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_contracts((text,))
    assert caught.value.refusal.code == "contract-notation"


@pytest.mark.parametrize(
    ("contract", "changes", "most"),
    [
        ("G11", {}, 10),
        ("G9", {"jokers": (0,)}, 8),
        ("G9+S4", {"max_jokers": 0}, 8),
        ("G5", {"decks": (1,), "jokers": (0,), "deal": (8,)}, 4),
    ],
)
def test_k026_a_group_that_no_pack_has_cards_for_is_refused(
    contract: str, changes: dict[str, Any], most: int
) -> None:
    rules = KontraktRules(contracts=read_contracts((contract,)), **changes)
    (refused,) = rules.problems(3)
    slot = contract.partition("+")[0]
    assert (refused.code, refused.rule) == ("group-too-large", "K-026")
    assert refused.args == {"round": 1, "seats": 3, "slot": slot, "most": most}
    smaller = contract.replace(slot, f"G{most}", 1)
    assert KontraktRules(contracts=read_contracts((smaller,)), **changes).problems(3) == ()


def test_everything_that_is_wrong_is_said_at_once() -> None:
    refusals = KontraktRules(decks=(9,), deal=(99,), penalty_cards=7).problems()
    assert {refused.args["field"] for refused in refusals} == {"decks", "deal", "penalty_cards"}


def test_refused_input_leaves_the_same_options() -> None:
    state = playing()
    before = options(state)
    for text in ("lay 8s8h8d 4h5h6h7h", "add 9s p1.1", "drop Ac", "stock"):
        refusal(state, text)
    assert options(state) == before
