"""What a bot of Kontrakt knows about the table: which melds still take which cards."""

import pytest

from kontu.bots.kontrakt_places import Places
from kontu.bots.kontrakt_reach import counted, unseen
from kontu.games.kontrakt.actions import Add, Meld, Swap
from kontu.games.kontrakt.cards import CARDS, NUMBERS, Card
from kontu.games.kontrakt.contracts import MeldKind
from tests.kontrakt.positions import down, options, seen


def places(*melds: str) -> Places:
    """A table on which these runs (``4h5h6h7h``) and groups (``9s9h9d``) lie."""
    found, laid = Places(()), []
    for text in melds:
        parts = text.split(" ")
        kind = MeldKind.GROUP if len({card[0] for card in parts if card != "*"}) == 1 else MeldKind.RUN
        laid.append(Meld(kind, tuple(parts)))
    found.lay(laid)
    return found


def takes(table: Places) -> str:
    """Every card that the table takes, jokers aside."""
    return " ".join(card for card in CARDS if card != "*" and table.takes(NUMBERS[card]))


@pytest.mark.parametrize(
    ("meld", "cards"),
    [
        ("4h 5h 6h 7h", "3h 8h"),
        ("*4h 5h 6h *7h", "3h 8h"),
        ("Ah 2h 3h 4h", "5h"),
        ("Jh Qh Kh Ah", "Th"),
        ("2h 3h 4h 5h", "Ah 6h"),
        ("Th Jh Qh Kh", "Ah 9h"),
        ("9s 9h *", "9s 9h 9d 9c"),
    ],
)
def test_a_run_takes_the_next_card_at_each_end_and_a_group_its_rank(meld: str, cards: str) -> None:
    assert takes(places(meld)) == cards


def test_a_joker_goes_wherever_there_is_room() -> None:
    joker = NUMBERS[Card("*")]
    assert not Places(()).takes(joker)
    assert places("4h 5h 6h 7h").takes(joker)
    whole = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"
    assert not places(whole).takes(joker)


def test_cards_follow_each_other_onto_a_run_in_whatever_order_they_are_held() -> None:
    table = places("4h 5h 6h 7h")
    left = table.left_of(counted(list(map(Card, ("Th", "2h", "9h", "8h", "3h", "Qh")))))
    assert [CARDS[number] for number, copies in enumerate(left) if copies] == ["Qh"]
    assert takes(table) == "3h 8h"


def test_what_is_laid_off_moves_the_end_of_a_run_and_leaves_a_group_alone() -> None:
    table = Places(seen(down("9s9h9d 4h5h6h7h 2c", "", "")).melds)
    table.follow(Add("*8h", "p1.2"))
    assert "9h" in takes(table).split()
    table.follow(Swap(Card("5h"), "p1.2", "*3h", "p1.2"))
    assert "2h" in takes(table).split()
    table.follow(Add("9c", "p1.1"))
    assert takes(table).split() == ["9s", "2h", "9h", "9d", "9c"]


def test_a_marked_ace_goes_to_the_end_it_is_marked_for() -> None:
    run = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"
    low, high = places(run), places(run)
    low.follow(Add("Ah", "new 0", "-"))
    high.follow(Add("Ah", "new 0", "+"))
    assert takes(low) == takes(high) == "Ah"


def test_the_bot_expects_every_card_to_fit_that_the_rules_let_it_lay_off() -> None:
    state = down("9s9h9d 4h5h6h7h 9c 8h 3h 2s Kd", "", "", up="2c")
    legal = {each.split(" ")[1] for each in options(state) if each.startswith("add ")}
    table = Places(seen(state).melds)
    assert {card for card in seen(state, "p1").hand if table.takes(NUMBERS[card])} == legal


def test_unseen_cards_are_those_neither_held_nor_lying_open() -> None:
    state = down("9s9h9d 4h5h6h7h *", "", "", lay="lay 9s9h9d 4h5h6h7h", up="9s")
    left = unseen(seen(state, "p1"))
    assert [left[NUMBERS[Card(card)]] for card in ("9s", "9h", "9c", "*")] == [0, 1, 2, 1]


@pytest.mark.parametrize(
    ("card", "steps"),
    [("3h", 0), ("8h", 0), ("2h", 1), ("Ah", 2), ("Th", 2), ("5h", 9), ("3s", 9), ("9c", 0)],
)
def test_a_card_is_as_far_from_fitting_as_there_are_cards_between(card: str, steps: int) -> None:
    assert places("4h 5h 6h 7h", "9s 9h 9d").steps_to(NUMBERS[Card(card)]) == steps


@pytest.mark.parametrize(("run", "steps"), [("Th Jh Qh Kh", 0), ("9h Th Jh Qh", 1), ("2h 3h 4h 5h", 0)])
def test_an_ace_is_near_either_end(run: str, steps: int) -> None:
    assert places(run).steps_to(NUMBERS[Card("Ah")]) == steps


def test_a_group_is_told_from_a_run() -> None:
    table = places("4h 5h 6h 7h", "9s 9h 9d")
    assert [table.is_group(f"new {number}") for number in (0, 1)] == [False, True]
