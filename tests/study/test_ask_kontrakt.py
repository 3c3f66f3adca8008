"""A referee for a real table of Kontrakt."""

from typing import Any

import pytest

from tests.study.asking import answer, refusal

HAND = "9s 9h 9d 4h 5h 6h 7h 8c Qc Kd 2s".split()


def lay(**wish: Any) -> dict[str, Any]:
    """The answer about a lay-down."""
    return dict(answer("ask-kontrakt", ask="lay", **wish)["lay"])


def table(**wish: Any) -> dict[str, Any]:
    """The answer about a card, in round 2 unless another is named."""
    wish.setdefault("round", 2)
    return dict(answer("ask-kontrakt", ask="table", **wish)["table"])


def test_k125_the_seeds_lay_down_is_legal_and_is_found_in_the_hand() -> None:
    told = lay(round=2, hand=HAND, melds=["9s9h9d", "4h5h6h7h"])
    assert (told["may"], told["rule"], told["refusal"]) == (True, "K-064", None)
    assert told["ways"] == ["lay 9s9h9d 4h5h6h7h"]
    assert told["contract"] == "G3+S4"


def test_a_contract_may_be_named_instead_of_its_round() -> None:
    assert lay(contract="S4+G3", melds=["9s9h9d", "4h5h6h7h"])["round"] == 2
    strange = lay(contract="G4+S3", melds=["9s9h9d9c", "4h5h6h"])
    assert (strange["may"], strange["contract"]) == (True, "G4+S3")
    assert refusal("ask-kontrakt", contract="G1")["code"] == "contract-notation"
    assert refusal("ask-kontrakt", ask="lay")["args"] == {"field": "round"}


@pytest.mark.parametrize(
    ("number", "melds", "rule"),
    [
        (2, ["9s9h9d"], "K-051"),
        (2, ["9s9h9d", "4h5h7h8h"], "K-029"),
        (2, ["9s9h9d", "4h5h6h7h8h"], "K-065"),
        (2, ["9s9h8d", "4h5h6h7h"], "K-025"),
        (2, ["9s9h9d", "4h5h6h7d"], "K-031"),
        (2, ["9s9h9d", "QhKhAh2h"], "K-034"),
        (3, ["3h4h5h6h", "7h8h9hTh"], "K-052"),
        (2, ["**", "4h5h6h7h"], "O-17"),
    ],
)
def test_melds_alone_are_judged_by_their_rule(number: int, melds: list[str], rule: str) -> None:
    told = lay(round=number, melds=melds)
    expected = {"K-065": {"K-065", "K-030"}}.get(rule, {rule})
    assert told["may"] is False
    assert told["rule"] in expected


def test_k055_overlapping_runs_of_one_suit_are_fine() -> None:
    assert lay(round=3, melds=["3h4h5h6h", "5h6h7h8h"])["may"]
    assert lay(round=3, melds=["3h4h5h6h", "8h9hThJh"])["may"]


def test_k035_a_card_that_is_not_held_cannot_be_laid() -> None:
    told = lay(round=2, hand=HAND, melds=["9s9h9c", "4h5h6h7h"])
    assert (told["rule"], told["refusal"]["args"]["card"]) == ("K-035", "9c")


def test_k105_the_last_contract_takes_the_whole_hand() -> None:
    hand = "Ah 2h 3h 4h 6h 7h 8h 9h Jc Qc Kc Ac *".split()
    short = lay(round=7, hand=hand, melds=["Ah2h3h4h", "6h7h8h9h", "JcQcKcAc"])
    assert (short["whole_hand"], short["rule"]) == (True, "K-105")
    whole = lay(round=7, hand=hand, melds=["Ah2h3h4h", "6h7h8h9h", "*TcJcQcKcAc"])
    assert whole["may"]
    assert "lay Ah2h3h4h 6h7h8h9h *TcJcQcKcAc" in whole["ways"]
    assert lay(round=7, melds=["Ah2h3h4h", "6h7h8h9h", "JcQcKcAc"])["may"]


def test_k133_may_i_lets_longer_melds_lie_at_once() -> None:
    melds = ["9s9h9d9c", "4h5h6h7h8h"]
    assert not lay(round=2, melds=melds)["may"]
    assert lay(variant="may-i/1", round=2, melds=melds)["may"]


def test_o20_a_joker_that_could_lie_in_two_places_is_asked_about() -> None:
    told = lay(round=2, melds=["9s9h9d", "4h5h6h*"])
    assert (told["may"], told["rule"]) == (False, "O-20")
    assert told["refusal"]["args"]["choices"] == "lay 9s9h9d 4h5h6h*7h; lay 9s9h9d *3h4h5h6h"


def test_without_melds_only_the_ways_of_the_hand_are_told() -> None:
    told = lay(round=2, hand=HAND)
    assert (told["may"], told["rule"], len(told["ways"]), told["more"]) == (None, None, 1, False)
    many = lay(round=1, hand="9s 9h 9d 9c 4s 4h 4d 4c 5s 5h 5d".split())
    assert (len(many["ways"]), many["more"]) == (12, True)
    assert lay(round=1, hand="9s 9h 9d 9c 4s 4h 4d 4c 5s 5h 5d".split(), ways=False)["ways"] == []


def test_k073_k074_a_card_goes_on_groups_of_its_rank_and_on_the_ends_of_runs() -> None:
    lying = [
        {"seat": 1, "cards": "8s8h8d"},
        {"seat": 0, "cards": "4c5c6c7c"},
        {"seat": 2, "cards": "TcJcQcKc"},
        {"seat": 1, "cards": "2h3h4h5h"},
    ]
    told = {place["meld"]: place for place in table(card="8c", table=lying)["lay_off"]}
    assert {name: (place["may"], place["rule"]) for name, place in told.items()} == {
        "p1.1": (True, "K-074"),
        "p2.1": (True, "K-073"),
        "p2.2": (False, "K-031"),
        "p3.1": (False, "K-074"),
    }
    assert told["p2.1"]["ways"] == ["add 8c p2.1"]


def test_k068_k069_laying_off_waits_for_the_contract_and_the_next_turn() -> None:
    lying = [{"seat": 1, "cards": "8s8h8d"}]
    rules = {
        down: table(card="8c", table=lying, down=down)["lay_off"][0]["rule"]
        for down in ("no", "now", "before")
    }
    assert rules == {"no": "K-068", "now": "K-069", "before": "K-073"}
    same_turn = table(card="8c", table=lying, down="now", variant="shanghai/1")
    assert same_turn["lay_off"][0]["may"]


def test_k096_k100_the_seeds_joker_is_exchanged_for_the_card_it_stands_for() -> None:
    lying = [{"seat": 1, "cards": "5c6c*7c8c"}, {"seat": 2, "cards": "9s9h9d"}]
    (place,) = table(card="7c", table=lying)["swap"]
    assert (place["may"], place["rule"]) == (True, "K-098")
    assert "swap 7c p2.1 *:p3.1" in place["ways"]
    (wrong,) = table(card="7d", table=lying)["swap"]
    assert (wrong["may"], wrong["rule"]) == (False, "K-096")


def test_k101_a_joker_in_a_group_stays_there() -> None:
    (place,) = table(card="9c", table=[{"seat": 1, "cards": "9s9h*"}, {"seat": 1, "cards": "4c5c6c7c"}])[
        "swap"
    ]
    assert (place["may"], place["rule"]) == (False, "K-101")


def test_k134_may_i_takes_no_joker_back() -> None:
    lying = [{"seat": 1, "cards": "5c6c*7c8c"}, {"seat": 2, "cards": "9s9h9d"}]
    (place,) = table(card="7c", table=lying, variant="may-i/1")["swap"]
    assert (place["may"], place["rule"]) == (False, "K-134")


def test_k076_the_last_card_is_kept_for_the_discard() -> None:
    (place,) = table(card="8c", hand=["8c"], table=[{"seat": 1, "cards": "8s8h8d"}])["lay_off"]
    assert (place["may"], place["rule"]) == (False, "K-076")


def test_a_meld_is_what_it_looks_like_unless_it_is_said() -> None:
    told = table(card="9c", table=[{"seat": 1, "cards": "9s*Ts", "kind": "run"}, {"seat": 0, "cards": "9s*"}])
    kinds = {place["meld"]: place["kind"] for place in told["lay_off"]}
    assert kinds == {"p1.1": "group", "p2.1": "run"}


@pytest.mark.parametrize(
    ("lying", "code"),
    [
        ([{"seat": 1, "cards": "8s8h9d"}], "mixed-suits"),
        ([{"seat": 1, "cards": "8s8h9d", "kind": "group"}], "mixed-ranks"),
        ([{"seat": 1, "cards": "4c5c7c"}], "run-gap"),
        ([{"seat": 1, "cards": ""}], "play-notation"),
        ([{"seat": 1, "cards": "xx"}], "meld-notation"),
        ([{"seat": 1, "cards": "8s8s8s"}], "position-cards"),
        ([{"seat": 1, "cards": f"{rank}s{rank}h{rank}d"} for rank in "23456"], "position-melds"),
        ([{"seat": 9, "cards": "8s8h8d"}], "message-wrong"),
        ([{"seat": 1}], "message-field-missing"),
    ],
)
def test_a_table_that_cannot_be_is_refused(lying: list[dict[str, Any]], code: str) -> None:
    found = refusal("ask-kontrakt", ask="table", round=2, card="8c", table=lying)
    assert found["code"] == code


def test_k115_to_k118_what_cards_cost_when_they_are_left() -> None:
    told = answer("ask-kontrakt", ask="worth", cards="Qs Kd 2h * Ac".split())["worth"]
    assert [(card["points"], card["rule"]) for card in told["cards"]] == [
        (10, "K-116"),
        (10, "K-116"),
        (2, "K-115"),
        (15, "K-118"),
        (15, "K-117"),
    ]
    assert told["total"] == 52
    # K-122: the seed's example.
    assert answer("ask-kontrakt", ask="worth", cards=["Qs", "Kd", "2h"])["worth"]["total"] == 22
    may_i = answer("ask-kontrakt", ask="worth", variant="may-i/1", cards=["*"])["worth"]
    assert may_i["total"] == 25
    assert refusal("ask-kontrakt", ask="worth", cards=["1s"])["code"] == "card-notation"


def test_a_hand_that_would_be_searched_for_ever_is_judged_but_not_searched() -> None:
    hand = [*(rank + suit for suit in "sh" for rank in "A23456789"), *["*"] * 8]
    told = lay(contract="S4+S4+S4+S4", hand=hand, melds=["As2s3s4s"] * 4, changes={"jokers": [8]})
    assert (told["may"], told["ways"], told["more"]) == (False, [], True)
