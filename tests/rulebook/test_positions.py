"""Positions are reached on the game itself, and each is a record that anybody can replay."""

import pytest

from kontu.core import registry
from kontu.records import read, verify
from kontu.rulebook.facts import facts_of
from kontu.rulebook.library import languages
from kontu.rulebook.positions import (
    Position,
    PositionError,
    position,
    reach,
    read_specs,
    record_text,
    specs,
)
from kontu.rulebook.walks import walk_names

POSITIONS = [(game, name) for game in ("contack", "kontrakt") if languages(game) for name in specs(game)]

LAID = """
[one]
seats = 3
round = 2
dealer = "p3"
deal = '''
p1 9s 9h 9d 4h 5h 6h 7h 8c Qc Kd
d 2s
up 3c
'''
play = '''
p1 leave
p2 no
p3 no
p1 stock
'''
try = "lay 9s9h9d 4h5h6h7h"
"""


def reached(text: str, game: str = "contack") -> Position:
    ((name, spec),) = read_specs(text).items()
    return reach(registry.get(game), name, spec)


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_every_position_is_a_record_that_is_true(game: str, name: str) -> None:
    found = position(game, name)
    verified = verify(found.text.encode())
    assert verified.problems == ()
    assert len(read(found.text.encode()).rounds) == len(found.record.rounds)


@pytest.mark.parametrize("game", ["contack", "kontrakt"])
def test_every_record_to_step_through_is_true(game: str) -> None:
    for name in walk_names(game):
        assert verify(record_text(name).encode()).problems == ()


def test_a_deal_is_filled_up_with_what_is_left() -> None:
    found = reached("[one]\ndeal = 'p2 9-2-8'")
    assert [len(hand) for hand in found.state.match.hands()] != []
    assert facts_of(found)["hands-p2-1"] == "9-2-8"
    assert facts_of(found)["hands-p2"] == "5"
    assert facts_of(found)["reserve"] == "26"


def test_facts_are_told_as_they_were_and_as_they_are_afterwards() -> None:
    facts = facts_of(reached(LAID, "kontrakt"))
    assert (facts["was-hand"], facts["hand"]) == ("11", "4")
    assert (facts["was-melds"], facts["melds"]) == ("0", "2")
    assert facts["melds-2"] == "4h5h6h7h"
    assert facts["verdict"] == "yes"


def test_a_refused_attempt_tells_its_rule_and_changes_nothing() -> None:
    found = reached(LAID.replace("lay 9s9h9d 4h5h6h7h", "lay 9s9h9d"), "kontrakt")
    assert found.after is None
    facts = facts_of(found)
    assert facts["verdict"] == "no"
    assert facts["rule"].startswith("K-")
    assert facts["hand"] == "11"


def test_a_later_round_says_in_its_record_which_it_is() -> None:
    assert reached(LAID, "kontrakt").record.rounds[0].number == 2


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("deal = 'p1 9-2-8 9-2-8'", "cannot give 9-2-8"),
        ("deal = 'p3 9-2-8'", "cannot give p3"),
        ("deal = 'p1 1-2-3 1-5-10 1-9-4 2-1-8 2-4-3 2-5-6'", "gets 5 pieces, not 6"),
        ("deal = 'p1 1-2-3'\nplay = 'p2 1-2-3@0,0'", "p2 is not to act"),
        ("deal = 'p1 1-2-3'\nplay = 'p9 draw'", "no seat 'p9'"),
        ("deal = 'p1 1-2-3'\nplay = 'p1 draw'", "draw"),
        ("record = 'contack-hand'\nat = 99", "has no line 99"),
    ],
)
def test_a_position_that_cannot_be_reached_says_why(text: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem.replace("(", r"\(")):
        reached(f"[one]\n{text}")
