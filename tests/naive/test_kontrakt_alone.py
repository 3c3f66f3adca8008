"""The naive Kontrakt by itself: the worked example, runs and lay-downs found by trying, whole matches."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.naive.kontrakt import Match
from tests.naive.kontrakt_melds import as_runs, every_lay, read_lay, split_cards, write_lay

MAIN: dict[str, Any] = {
    "min_players": 3,
    "max_players": 5,
    "decks": [2],
    "jokers": [1, 2, 3, 4],
    "deal": [10, 10, 10, 12],
    "contracts": ["G3+G3", "G3+S4", "S4+S4", "G3+G3+G3", "G3+G3+S4", "G3+S4+S4", "S4+S4+S4"],
    "first_melds": "exact",
    "last_round": "whole_hand",
    "go_out": "discard",
    "build_same_turn": False,
    "same_suit_runs": "not_touching",
    "same_rank_groups": True,
    "joker_limit": "none",
    "max_jokers": 14,
    "min_naturals": 1,
    "adjacent_jokers": True,
    "joker_swap": "any",
    "joker_swap_when": "after",
    "down_may_take": True,
    "down_may_buy": True,
    "may_rediscard_taken": True,
    "discarder_may_buy": True,
    "active_may_stop": False,
    "buy_limits": [],
    "buy_limit_match": 0,
    "penalty_cards": 1,
    "number_points": "face",
    "court_points": 10,
    "ace_points": 15,
    "joker_points": 15,
    "cut_bonus": 0,
    "blind_bonus": 0,
    "no_joker_bonus": 0,
    "tie_break": "shared",
    "stall_circles": 10,
}


@pytest.mark.parametrize(
    ("text", "lows"),
    [
        ("Ah2h3h4h", [1]),
        ("JhQhKhAh", [11]),
        ("KhQhAhJh", [11]),
        ("QhKhAh2h", []),
        ("*Ah2h3h4h", [1]),
        ("3h3h4h5h", []),
        ("3h4s5h6h", []),
        ("2h3h4h5h6h7h8h9hThJhQhKhAh", [2, 1]),
        ("Ah2h3h4h5h6h7h8h9hThJhQhKh", [1, 2]),
        ("Ah2h3h4h5h6h7h8h9hThJhQhKhAh", [1]),
        ("Ah2h3h4h5h6h7h8h9hThJhQhKh*Ah", [1, 1]),
    ],
)
def test_a_run_is_found_whatever_the_order(text: str, lows: list[int]) -> None:
    tokens = split_cards(text, "run")
    assert tokens is not None
    assert [run.low for run in as_runs(tokens)] == lows


def test_a_run_is_the_same_in_any_order() -> None:
    tokens = split_cards("9h*ThJhQhKhAh", "run")
    assert tokens is not None
    for _ in range(20):
        shuffled = random.Random(7).sample(tokens, len(tokens))
        assert [run.cards for run in as_runs(shuffled)] == [tuple(tokens)]


def test_the_lay_downs_found_by_trying_are_the_ones_that_are_read() -> None:
    hand = Counter(["9s", "9h", "9d", "9d", "4h", "5h", "6h", "7h", "8h", "*"])
    found = {write_lay(melds) for melds in every_lay(hand, "G3+S4", MAIN, more=False, whole=False)}
    assert "lay 9s9h9d 4h5h6h7h" in found
    assert "lay 9s9h* 4h5h6h7h" in found
    assert "lay 9d9d9d 4h5h6h7h" not in found
    assert "lay 9h9d9d 5h6h7h*8h" in found
    assert "lay 9h9d9d 4h5h6h7h8h" not in found
    for text in found:
        assert read_lay(text, "G3+S4") is not None


def play_out(match: Match, rng: random.Random) -> set[str]:
    """Play to the end by chance, laying down when it is tried and possible; the verbs that were used."""
    used = set()
    while match.phase != "over":
        if match.phase == "deal":
            order = list(match.full_pack().elements())
            rng.shuffle(order)
            match.deal(order, 0 if match.dealer is None else match.after(match.dealer))
        elif match.phase == "shuffle":
            order = match.to_shuffle()
            match.shuffle(rng.sample(order, len(order)))
        else:
            lays = [write_lay(melds) for melds in match.lays()] if match.round <= 2 else []
            text = rng.choice(lays) if lays else rng.choice(sorted(match.legal()))
            used.add(text.split(" ")[0])
            match.act(text)
        everything = Counter(match.stock) + Counter(match.pile)
        for hand in match.hands:
            everything += Counter(hand)
        table = sum(len(meld.cards) for meld in match.melds)
        assert match.phase == "deal" or everything.total() + table == match.full_pack().total()
    return used


def test_random_matches_end_and_every_kind_of_action_comes_up() -> None:
    used = set()
    for seed in range(4):
        match = Match({**MAIN, "stall_circles": 3}, 3 + seed % 3)
        used |= play_out(match, random.Random(seed))
        assert len(match.results) == 7
        assert match.totals == [
            sum(scores) for scores in zip(*(r.scores for r in match.results), strict=True)
        ]
    assert used >= {"take", "leave", "buy", "no", "stock", "lay", "add", "drop"}


def test_the_worked_example_goes_as_the_rules_say() -> None:
    match = Match({**MAIN, "contracts": ["G3+S4", "G3"]}, 3)
    hands = [
        "9s 9h 9d 4h 5h 6h 7h 8c Qc Kd",
        "As As Ac Ac 2d 2d 4d 4d 6c 6c",
        "Ks Ks Kc Kc Js Js Jc Jc 8s 8d",
    ]
    order = [card for trick in zip(*(hand.split() for hand in hands), strict=True) for card in trick]
    front = [*order, "3c", "2s"]
    rest = match_rest(match, front)
    match.deal([*front, *rest], 2)
    for text in ("leave", "no", "no", "stock"):
        match.act(text)
    assert len(match.hands[0]) == 11
    assert match.may_lay("lay 9s9h9d 4h5h6h7h")
    assert not match.may_lay("lay 9s9h9d 4h5h6h7h8h")
    match.act("lay 9s9h9d 4h5h6h7h")
    assert sorted(match.legal()) == ["drop 2s", "drop 8c", "drop Kd", "drop Qc"]
    match.act("drop Kd")
    assert sorted(match.hands[0]) == ["2s", "8c", "Qc"]


def match_rest(match: Match, front: list[str]) -> list[str]:
    """The cards of the pack that are not in front."""
    match.round = 1
    rest = match.full_pack() - Counter(front)
    match.round = 0
    return list(rest.elements())
