"""The distance to a contract is what trying everything finds, on thousands of hands of every sort."""

import random

import pytest

from kontu.games.kontrakt.finder import FAR
from tests.kontrakt.finder import brute
from tests.kontrakt.finder.asking import counts, finder
from tests.kontrakt.finder.brute import Game
from tests.kontrakt.finder.hands import SEVEN, SHANGHAI_TEN, hand, slots


def _agree(contract: str, game: Game, hands: list[list[int]]) -> set[int]:
    asked = finder(contract, game)
    found = set()
    for each in hands:
        expected = brute.distance(each, slots(contract), game)
        assert asked.distance(each) == expected, (contract, game, each)
        assert asked.fits(each) == (expected == 0), (contract, game, each)
        found.add(expected)
    return found


@pytest.mark.parametrize("contract", SEVEN)
def test_k037_to_k049_a_thousand_hands_are_as_far_from_each_contract_as_trying_everything_says(
    contract: str,
) -> None:
    rng = random.Random(contract)
    hands = [hand(rng, contract, SEVEN[contract], 4) for _ in range(1000)]
    assert _agree(contract, Game(), hands) >= {0, 1, 2, 3}
    assert {each[52] for each in hands} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("contract", SHANGHAI_TEN)
def test_k137_hands_are_as_far_from_the_ten_contracts_of_shanghai_as_trying_everything_says(
    contract: str,
) -> None:
    rng = random.Random(contract)
    cards = (11, 17) if contract == "G3+G3+G3+S5" else (11, 21)
    for decks in (2, 3):
        game = Game(exact=False, decks=decks, jokers=decks - 1, joker_limit="by_size")
        amount = 20 if contract == "G3+G3+G3+S5" else 100
        _agree(contract, game, [hand(rng, contract, cards, decks - 1, decks) for _ in range(amount)])


def _chosen(rng: random.Random) -> Game:
    return Game(
        exact=rng.random() < 0.6,
        decks=rng.choice([1, 2, 2, 3, 4]),
        jokers=rng.choice([0, 1, 2, 4, 8]),
        same_suit_runs=rng.choice(["not_touching", "free", "gap2", "different"]),
        same_rank_groups=rng.random() < 0.7,
        min_naturals=rng.choice([1, 1, 2, 3]),
        joker_limit=rng.choice(["none", "none", "majority", "by_size"]),
        max_jokers=rng.choice([14, 14, 3, 1, 0]),
        adjacent_jokers=rng.random() < 0.6,
    )


@pytest.mark.parametrize("seed", range(40))
def test_every_choice_of_rules_about_melds_counts_for_the_distance(seed: int) -> None:
    rng = random.Random(seed)
    sorts = ["G3", "S4"] if rng.random() < 0.5 else ["G2", "G3", "G4", "S3", "S4", "S5"]
    contract = "+".join(sorted(rng.choice(sorts) for _ in range(rng.choice([1, 2, 2]))))
    game = _chosen(rng)
    least = rng.randint(4, 9)
    _agree(contract, game, [hand(rng, contract, (least, 13), game.jokers, game.decks) for _ in range(4)])


def test_a_natural_may_have_to_leave_a_run_for_a_group() -> None:
    # With a run first the group would have one five and two jokers, where only one may be.
    game = Game(exact=False, joker_limit="by_size")
    held = counts("4h 5h 6h 7h 5s * *")
    assert finder("G3+S4", game).distance(held) == 0
    assert finder("G3+S4", game).distance(counts("4h 5h 6h 7h 8s * *")) == 1


def test_o17_jokers_alone_are_no_meld_so_a_natural_is_wanted_for_each() -> None:
    held = counts("4h * * * *")
    assert finder("G3", Game()).distance(held) == 0
    assert finder("G3+S4", Game()).distance(held) == 2
    assert finder("G3+G3", Game()).distance(counts("* * * *")) == 2


def test_an_addition_is_a_card_that_the_game_still_has() -> None:
    # Three runs from four to seven of one suit need six fours with two decks; without jokers there are two.
    game = Game(jokers=0, decks=1, same_suit_runs="not_touching")
    held = counts("4h 5h 6h 7h")
    assert finder("S4+S4", game).distance(held) == 4
    # Of one rank a single deck has four: two groups of it cannot be.
    only = Game(jokers=0, decks=1, max_jokers=0)
    assert finder("G4+G4", only).distance(counts("9s 9h 9d 9c")) == 4


def test_a_contract_that_no_cards_fulfil_is_farther_than_any() -> None:
    assert finder("G2", Game(min_naturals=3)).distance(counts("9s 9h 9d")) == FAR
    assert finder("G2", Game(min_naturals=3, exact=False)).distance(counts("9s 9h")) == 1


def test_many_hands_at_once_have_the_distances_of_each() -> None:
    rng = random.Random(5)
    hands = [hand(rng, "G3+S4", (10, 21), 4) for _ in range(50)]
    asked = finder("G3+S4", Game())
    packed = bytes(copies for each in hands for copies in each)
    assert list(asked.distances(packed)) == [asked.distance(each) for each in hands]


@pytest.mark.parametrize(
    ("contract", "choices"),
    [
        ("", {}),
        ("G3+G3+G3+G3+G3", {}),
        ("G13", {}),
        ("S2", {}),
        ("X3", {}),
        ("G3", {"decks": 5}),
        ("G3", {"jokers": 17}),
        ("G3", {"min_naturals": 0}),
        ("G3", {"joker_limit": "some"}),
    ],
)
def test_choices_outside_the_ranges_of_the_rules_are_refused(
    contract: str, choices: dict[str, object]
) -> None:
    from kontu.games.kontrakt.finder import Finder

    with pytest.raises(ValueError, match=r"slot|Decks|joker"):
        Finder(slots(contract) if contract else [], **choices)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [[0] * 52, [3] + [0] * 52, [-1] + [0] * 52, [0] * 52 + [5]])
def test_a_hand_that_nobody_can_hold_is_refused(wrong: list[int]) -> None:
    with pytest.raises(ValueError, match=r"Nobody holds|counts"):
        finder("G3", Game()).distance(wrong)
