"""Every refusal an action of Kontrakt can meet: by which rule, about what, and what would do."""

import re
from pathlib import Path
from typing import Any

import pytest

from kontu.core.refusals import IllegalAction, NotationError, Refusal
from kontu.games.kontrakt import reading, refusing
from kontu.games.kontrakt.actions import Action
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.verdicts import VERDICTS
from tests.kontrakt.positions import dealt, down
from tests.kontrakt.refused_actions import CASES, EVERY_LANGUAGE, Case, play


def swapping_jokers() -> Any:
    """p1 has laid a group with a joker and a run with another, and holds a joker still."""
    return down("9s9h* 5c6c*8c *2s", "", "", lay="lay 9s9h* 5c6c*7c8c", jokers=(3,))


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        # A joker of a group is locked, whatever is put in its place.
        ("swap * p1.1 *9c:p1.2", "swap-group", "K-101"),
        ("swap *9d p1.1 *9c:p1.2", "swap-group", "K-101"),
        # Of a run it is said which card would do.
        ("swap * p1.2 *:p1.1", "swap-joker", "O-32"),
        ("swap *7c p1.2 *:p1.1", "swap-joker", "O-32"),
    ],
)
def test_o32_a_joker_put_for_a_joker_is_told_what_would_do(text: str, code: str, rule: str) -> None:
    state = swapping_jokers()
    found = GAME.check(state, GAME.read_action(state, text))
    assert found is not None
    assert (found.code, found.rule) == (code, rule)
    assert found.args == ({"meld": "p1.1"} if code == "swap-group" else {"meld": "p1.2", "jokers": "7c"})


@pytest.mark.parametrize(
    ("lay", "code", "card"),
    [
        ("lay 9s9h2s 4h5h6h7h", "mixed-ranks", "2s"),
        ("lay 2s9s9h 4h5h6h7h", "mixed-ranks", "2s"),
        ("lay 9s2s* 4h5h6h7h", "mixed-ranks", "2s"),
        ("lay 2s9s* 4h5h6h7h", "mixed-ranks", "9s"),
        ("lay 9s9h9d 2s4h5h6h", "mixed-suits", "2s"),
        ("lay 9s9h9d 4h5h6h2s", "mixed-suits", "2s"),
        ("lay 9s9h9d 4h2s5h9d", "mixed-suits", "2s"),
    ],
)
def test_k025_k031_the_card_named_is_the_one_that_departs_from_the_others(
    lay: str, code: str, card: str
) -> None:
    state = play("9s9h9d 4h5h6h7h 2s* 9d")
    found = GAME.check(state, GAME.read_action(state, lay))
    assert found is not None
    assert (found.code, found.args["card"]) == (code, card)


@pytest.mark.parametrize("depth", [0, -3, 106, 999_999])
def test_o89_a_depth_that_cannot_be_lifted_is_told_what_can(depth: int) -> None:
    state = dealt("", "", "", cut_bonus=50)
    found = GAME.check(state, GAME.read_action(state, f"cut {depth}"))
    assert found == Refusal("cut-depth", "O-89", {"depth": depth, "most": 105})


def refused(case: Case) -> tuple[Any, Action, Refusal]:
    """The state, the action and why it is refused."""
    state, action = case[2](), case[3]
    if isinstance(action, str):
        action = GAME.read_action(state, action)
    elif callable(action):
        action = action()
    found = GAME.check(state, action)
    assert found is not None
    return state, action, found


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]} {case[1]}" for case in CASES])
def test_the_refusal_names_its_rule_and_what_it_is_about(case: Case) -> None:
    state, action, found = refused(case)
    code, rule, _, _, args = case
    assert (found.code, found.rule) == (code, rule)
    assert dict(found.args) == dict(args)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.refusal == found


@pytest.mark.parametrize("case", CASES, ids=[f"{case[0]} {case[1]}" for case in CASES])
def test_the_refusal_can_be_said_in_every_language(case: Case) -> None:
    found = refused(case)[2]
    for texts in EVERY_LANGUAGE:
        said = texts.refusal(found)
        assert found.rule in said
        assert not re.search(r"[{}$]|refusal-", said)


def test_every_code_of_an_action_is_provoked_here() -> None:
    written = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', Path(refusing.__file__).read_text("utf-8")))
    codes = written | {code for code, _ in VERDICTS} - {"legal"}
    assert codes == {case[0] for case in CASES}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("fold", "play-notation"),
        ("take 1s", "card-notation"),
        ("lay 9s9h9d 4h5h6h7", "meld-notation"),
        ("lay 9s9h9d 4h5h6h*", "play-ambiguous"),
    ],
)
def test_every_refusal_of_a_text_is_provoked_here(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.read_action(play("9s9h9d 4h5h6h* 2s"), text)
    assert caught.value.refusal.code == code
    for texts in EVERY_LANGUAGE:
        assert caught.value.refusal.rule in texts.refusal(caught.value.refusal)


def test_no_text_is_refused_by_a_code_that_is_not_provoked_here() -> None:
    written = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', Path(reading.__file__).read_text("utf-8")))
    assert written <= {"play-notation", "meld-notation", "play-ambiguous"}
