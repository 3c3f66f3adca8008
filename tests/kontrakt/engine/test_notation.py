"""How actions are read and written: any order inside a meld, jokers in their places, what is no notation."""

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontu.core.refusals import AmbiguousAction, NotationError
from kontu.games.kontrakt.actions import Add, Lay
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.runs import run_readings
from tests.kontrakt.positions import cards, dealt, down, taking


def lay_of(state: Any, text: str) -> str:
    return GAME.write_action(state, GAME.read_action(state, text))


@pytest.mark.parametrize("order", list(itertools.permutations(("4h", "5h", "6h", "7h"))))
def test_x001_o14_a_run_may_be_written_in_any_order(order: tuple[str, ...]) -> None:
    state = taking(dealt("9s9h9d 4h5h6h7h 8cQcKd", "", ""), "p1")
    assert lay_of(state, f"lay 9s9d9h {''.join(order)}") == "lay 9s9h9d 4h5h6h7h"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("7h5h4h*", "4h5h*6h7h"),  # a plain joker goes into the gap
        ("*6h7h5h4h", "4h5h*6h7h"),
        ("QhAhKh*", "*JhQhKhAh"),  # below, since nothing lies above an ace
        ("*3hAh4h*", "Ah*2h*3h4h"),
        ("*AhKhQhJh", "JhQhKh*Ah"),
    ],
)
def test_x052_a_joker_of_a_run_is_read_where_it_can_only_be(written: str, read: str) -> None:
    state = taking(dealt("9s9h9d 4h5h7h QhKhAh JhJh3h3h **", "", ""), "p1")
    assert lay_of(state, f"lay 9s9h9d {written}") == f"lay 9s9h9d {read}"


def test_o20_a_joker_that_could_lie_at_either_end_is_asked_about() -> None:
    state = taking(dealt("9s9h9d 4h5h6h * 8cQcKd", "", ""), "p1")
    with pytest.raises(AmbiguousAction) as caught:
        GAME.read_action(state, "lay 9s9h9d 4h5h6h*")
    assert caught.value.choices == ("lay 9s9h9d 4h5h6h*7h", "lay 9s9h9d *3h4h5h6h")
    assert caught.value.refusal.rule == "O-20"


def test_in_a_group_a_joker_never_joins_the_card_after_it() -> None:
    state = taking(dealt("9s9h 4h5h6h7h * 8cQcKd", "", ""), "p1")
    assert lay_of(state, "lay 9s*9h 4h5h6h7h") == "lay 9s9h* 4h5h6h7h"


def test_o04_an_ace_at_the_end_of_a_run_of_thirteen_is_where_it_was_written() -> None:
    kings = "2h3h4h5h6h7h8h9hThJhQhKh"
    assert next(iter(run_readings([f"{card}" for card in cards("Ah" + kings)])))[0] == "Ah"
    assert next(iter(run_readings([f"{card}" for card in cards(kings + "Ah")])))[-1] == "Ah"
    middle = list(run_readings([f"{card}" for card in cards("2h3hAh4h5h6h7h8h9hThJhQhKh")]))
    assert {run[0] for run in middle} == {"Ah", "2h"}


@given(st.lists(st.sampled_from(["4h", "5h", "*6h", "*", "Ah", "Ah+", "Kh", "2h", "9s", "*As"]), max_size=8))
def test_whatever_is_written_as_a_run_is_read_as_just_those_cards(pieces: list[str]) -> None:
    for run in run_readings(pieces):
        assert len(run) == len(pieces)
        named = sorted(piece.rstrip("+-") for piece in pieces if piece != "*")
        for card in named:
            assert card in run


def test_a_plain_joker_added_to_a_run_with_one_open_end_stands_for_its_card() -> None:
    state = down("9s9h9d JhQhKhAh * 8c", "", "", lay="lay 9s9h9d JhQhKhAh")
    assert GAME.read_action(state, "add * p1.2") == Add("*Th", "p1.2")
    assert GAME.read_action(state, "add * p1.1") == Add("*", "p1.1")


def test_a_plain_joker_added_to_a_run_with_two_open_ends_is_asked_about() -> None:
    state = down("9s9h9d 4h5h6h7h * 8c", "", "")
    with pytest.raises(AmbiguousAction) as caught:
        GAME.read_action(state, "add * p1.2")
    assert caught.value.choices == ("add *3h p1.2", "add *8h p1.2")


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("lay", 0),
        ("lay 9s9h9d 4h5h6hX", 17),
        ("lay 9s9h9d ", 11),
        ("lay 9s9h9d  4h5h6h7h", 11),
        ("take 1s", 5),
        ("take", 0),
        ("drop 9S", 5),
        ("buy 10s", 4),
        ("add 9s", 0),
        ("add 9s p9.1", 0),
        ("add 9s p1.5", 0),
        ("swap 7c p2.1 8c:p1.1", 0),
        ("cut 1000000", 0),
        ("cut 01", 0),
        ("slip 3", 0),
        ("slip +0", 0),
        ("deal p9 9s", 0),
        ("deal p1 9x", 0),
        ("shuffle 9s  9h", 0),
        ("play 9s", 0),
        ("no ", 0),
        ("LEAVE", 0),
    ],
)
def test_what_is_no_notation_is_refused_at_its_place(text: str, position: int) -> None:
    state = taking(dealt("9s9h9d 4h5h6h7h 8cQcKd", "", ""), "p1")
    with pytest.raises(NotationError) as caught:
        GAME.read_action(state, text)
    assert not isinstance(caught.value, AmbiguousAction)
    assert caught.value.position == position


def test_a_long_text_is_answered_soon() -> None:
    state = taking(dealt("9s9h9d 4h5h6h7h 8cQcKd", "", ""), "p1")
    action = GAME.read_action(state, f"lay 9s9h9d {'*' * 5000}4h")
    assert isinstance(action, Lay)
    refused = GAME.check(state, action)
    assert refused is not None
    assert refused.code == "card-not-held"
