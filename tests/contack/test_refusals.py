"""Every refusal an action can meet: by which rule, about what, and what would do, in three languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from kontu.core.refusals import Args, IllegalAction, NotationError, Refusal
from kontu.games.contack import kernel, refusing
from kontu.games.contack.actions import Deal, Draw, Pass, Play
from kontu.games.contack.cells import Cell
from kontu.games.contack.rules import ContackRules, PlayDrawn
from kontu.games.contack.tiles import RECONSTRUCTION, Tile
from kontu.locale.languages import LANGUAGES
from kontu.locale.texts import Texts
from tests.contack.positions import (
    GAME,
    after,
    bay_hands,
    bay_lines,
    dealt,
    pass_out,
    ring_hands,
    ring_lines,
    tiles,
)

EVERY_LANGUAGE = [Texts(language) for language in LANGUAGES]

# 5-5-5 at 0,0 and 5-5-10 at 1,0; p1 is to play and holds one tile that fits, with two to draw.
OPEN = ("5-5-5 10-10-10", "5-5-10")
TWO = ("p1 5-5-5@0,0", "p2 5-5-10@1,0")


def two(*more: str, **changes: Any) -> Any:
    return after(dealt(*OPEN, **{"reserve": "10-5-5", "dead_reserve": 2, **changes}), *TWO, *more)


def over() -> Any:
    return pass_out(after(dealt("5-5-5", "10-10-10", hands=1), "p1 5-5-5@0,0", "p2 10-10-10@1,0")).state


def enclosed() -> Any:
    """A hand in which the last tile has no open side and no opening is left."""
    return after(dealt(*bay_hands(3)), *bay_lines(3))


def undealt() -> Any:
    return GAME.start(ContackRules(), 2)


CASES: list[tuple[str, str, Any, str, Args]] = [
    ("match-over", "C-34", over, "draw", {}),
    ("deal-first", "C-10", undealt, "draw", {}),
    ("deal-first", "C-10", undealt, "1-2-3@0,0", {}),
    ("already-dealt", "C-10", two, "deal 1-2-3", {"seat": "p1"}),
    ("tile-not-in-set", "C-04", two, "1-1-1@1,1", {"tile": "1-1-1"}),
    (
        "tile-not-in-hand",
        "C-10",
        two,
        "10-5-5@1,1",
        {"tile": "10-5-5", "seat": "p1", "hand": "10-10-10 9-9-9 9-9-8 9-9-7"},
    ),
    (
        "drawn-must-be-played",
        "C-28",
        lambda: two("p1 draw", play_drawn=PlayDrawn.FORCED),
        "10-10-10@1,1",
        {"drawn": "10-5-5", "play": "10-5-5@1,1"},
    ),
    (
        "drawn-must-be-played",
        "C-28",
        lambda: two("p1 draw", play_drawn=PlayDrawn.FORCED),
        "pass",
        {"drawn": "10-5-5", "play": "10-5-5@1,1"},
    ),
    ("opening-tile", "C-13", lambda: dealt(*OPEN), "10-10-10@0,0", {"tile": "10-10-10", "lowest": "5-5-5"}),
    (
        "opening-tile",
        "C-13",
        lambda: dealt("1-2-3 2-1-3 9-1-1", ""),
        "9-1-1@0,0",
        {"tile": "9-1-1", "lowest": "1-2-3 2-1-3"},
    ),
    ("opening-cell", "C-14", lambda: dealt(*OPEN), "5-5-5@0,1", {"cell": "0,1"}),
    ("cell-taken", "C-23", two, "10-10-10@1,0", {"cell": "1,0", "lying": "5-5-10"}),
    (
        "no-neighbour",
        "C-23",
        two,
        "10-10-10@7,-3",
        {"tile": "10-10-10", "cell": "7,-3", "last": "5-5-10", "cells": "1,1 2,0"},
    ),
    (
        "no-neighbour",
        "C-23",
        enclosed,
        "9-9-8@9,9",
        {"tile": "9-9-8", "cell": "9,9", "last": "10-7-6", "cells": ""},
    ),
    (
        "contact-fails",
        "C-22",
        two,
        "9-9-9@1,1",
        {
            "tile": "9-9-9",
            "colour": "blue",
            "number": 9,
            "lying": "5-5-10",
            "other": 5,
            "total": 14,
            "fits": "5, 10",
        },
    ),
    (
        "must-touch-last",
        "C-23",
        two,
        "10-10-10@-1,0",
        {"tile": "10-10-10", "cell": "-1,0", "last": "5-5-10", "cells": "1,1 2,0"},
    ),
    (
        "reserve-empty",
        "C-27",
        lambda: after(dealt("5-5-5 10-10-10", "5-5-10"), *TWO, "p1 10-10-10@2,0", "p2 draw", "p2 pass"),
        "draw",
        {},
    ),
    ("hand-full", "C-27", lambda: after(dealt(*OPEN), TWO[0]), "draw", {"held": 5}),
    ("must-play", "C-26", lambda: two(must_play=True), "draw", {"play": "10-10-10@1,1"}),
    ("must-play", "C-26", lambda: two(must_play=True), "pass", {"play": "10-10-10@1,1"}),
    ("can-play", "C-29", two, "pass", {"play": "10-10-10@1,1", "draws": 1}),
    (
        "can-play",
        "C-29",
        lambda: after(dealt(*OPEN), TWO[0]),
        "pass",
        {"play": "5-5-10@0,-1", "draws": 0},
    ),
    (
        "must-draw",
        "C-29",
        lambda: after(
            dealt("5-5-5 5-10-5", "5-5-10 10-5-5", dead_reserve=9), *TWO, "p1 5-10-5@2,0", "p2 10-5-5@3,0"
        ),
        "pass",
        {"draws": 2},
    ),
]


def plainly(args: Args) -> dict[str, object]:
    """The arguments without what is left open: the order of cells, and where the offered play goes."""
    said: dict[str, object] = dict(args)
    if isinstance(cells := args.get("cells"), str):
        said["cells"] = sorted(cells.split())
    if isinstance(play := args.get("play"), str):
        said["play"] = play.partition("@")[0]
    return said


@pytest.mark.parametrize(("code", "rule", "position", "text", "args"), CASES)
def test_the_refusal_names_its_rule_and_says_what_would_do(
    code: str, rule: str, position: Any, text: str, args: Args
) -> None:
    state = position()
    action = GAME.read_action(state, text)
    refused = GAME.check(state, action)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == (code, rule)
    assert plainly(refused.args) == plainly(args)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.refusal == refused
    if isinstance(play := refused.args.get("play"), str):
        assert GAME.check(state, GAME.read_action(state, play)) is None


def test_a_cell_beyond_the_lattice_is_refused_however_it_was_made() -> None:
    action = Play(tiles("10-10-10")[0], Cell(36, 0))
    refused = GAME.check(two(), action)
    assert refused == Refusal("cell-beyond", "C-02", {"cell": "36,0", "bound": 35})
    refused = GAME.check(two(), Play(tiles("10-10-10")[0], Cell(10**9, -(10**9))))
    assert refused is not None
    assert refused.code == "cell-beyond"


def deals() -> dict[str, list[Tile]]:
    order = list(RECONSTRUCTION)
    return {
        "one too few": order[:-1],
        "one twice": [*order[:-1], order[0]],
        "one too many": [*order, order[0]],
        "a foreign one": [*order[:-1], Tile(1, 1, 1)],
        "none": [],
    }


@pytest.mark.parametrize("wrong", sorted(deals()))
def test_a_deal_that_is_not_the_set_is_refused(wrong: str) -> None:
    refused = GAME.check(undealt(), Deal(tuple(deals()[wrong])))
    assert refused is not None
    assert (refused.code, refused.rule) == ("deal-not-the-set", "C-10")
    named = {"one too few": "10-8-7", "one twice": "1-2-3", "one too many": "1-2-3", "a foreign one": "1-1-1"}
    assert refused.args == {"tile": named.get(wrong, "1-2-3")}


def test_a_finished_match_refuses_everything() -> None:
    state = over()
    for action in (
        Draw(),
        Pass(),
        Play(tiles("9-9-9")[0], Cell(2, 0)),
        Play(tiles("1-1-1")[0], Cell(2, 0)),
        Deal(()),
    ):
        assert GAME.check(state, action) == Refusal("match-over", "C-34")


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "action-notation", 0),
        ("play 5-5-5", "action-notation", 0),
        ("Draw", "action-notation", 0),
        ("draw ", "action-notation", 0),
        ("5-5@0,0", "tile-notation", 0),
        ("5-5-11@0,0", "number-outside", 0),
        ("5-5-5@", "cell-notation", 6),
        ("5-5-5@0", "cell-notation", 6),
        ("5-5-5@0,0,0", "cell-notation", 6),
        ("5-5-5@01,0", "cell-notation", 6),
        ("5-5-5@-0,0", "cell-notation", 6),
        ("5-5-5@1e3,0", "cell-notation", 6),
        ("5-5-5@0,36", "cell-beyond", 6),
        ("deal 5-5-x", "tile-notation", 0),
        ("9" * 10_000, "action-notation", 0),
        ("5-5-5@" + "9" * 10_000 + ",0", "cell-notation", 6),
    ],
)
def test_text_that_is_no_action_is_refused_with_its_place(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.read_action(two(), text)
    assert caught.value.refusal.code == code
    assert caught.value.position == position
    assert all(len(str(value)) <= 40 for value in caught.value.refusal.args.values())
    for texts in EVERY_LANGUAGE:
        assert caught.value.refusal.rule in texts.refusal(caught.value.refusal)


def test_every_code_is_provoked_here() -> None:
    written = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', Path(refusing.__file__).read_text("utf-8")))
    codes = written | set(refusing.RULES) | set(kernel.VERDICTS) - {"legal"}
    provoked = {case[0] for case in CASES} | {"cell-beyond", "deal-not-the-set"}
    assert codes == provoked


@pytest.mark.parametrize("texts", EVERY_LANGUAGE, ids=[language.value for language in LANGUAGES])
def test_every_refusal_can_be_said_in_every_language(texts: Texts) -> None:
    for _, rule, position, text, _ in CASES:
        state = position()
        refused = GAME.check(state, GAME.read_action(state, text))
        assert refused is not None
        said = texts.refusal(refused)
        assert rule in said
        for name in {"play", "drawn", "lying", "lowest", "hand"} & refused.args.keys():
            assert all(part in said for part in str(refused.args[name]).split())


def test_a_refused_action_changes_nothing() -> None:
    for _, _, position, text, _ in CASES:
        state = position()
        before = GAME.observe(state, None)
        with pytest.raises(IllegalAction):
            GAME.apply(state, GAME.read_action(state, text))
        assert GAME.observe(state, None) == before


def test_a_ring_whose_opening_is_seen_says_so_when_a_tile_does_not_fit_it() -> None:
    state = after(dealt(*ring_hands(3, "", "", "10-9-9")), *ring_lines(3, 5))
    refused = GAME.check(state, GAME.read_action(state, "10-9-9@-1,0"))
    assert refused is not None
    assert refused.args["lying"] == "5-5-5"
    assert refused.args["fits"] == "5, 10"
