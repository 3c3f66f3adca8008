"""A referee for a real table of Contack."""

from typing import Any

import pytest

from tests.study.asking import answer, refusal


def around(**tiles: str) -> list[dict[str, str]]:
    """Tiles below, right and left of the opening in the middle, which points up."""
    cells = {"below": "0,-1", "right": "1,0", "left": "-1,0", "far": "4,4"}
    return [{"tile": tile, "cell": cells[place]} for place, tile in tiles.items()]


def one(**wish: Any) -> dict[str, Any]:
    """The answer about the only tile of the hand."""
    (found,) = answer("ask-contack", **wish)["tiles"]
    return dict(found)


def test_c30_the_sources_example_scores_ten_on_blue() -> None:
    told = one(around=around(below="1-2-3"), hand=["9-2-8"])
    assert (told["may"], told["rule"], told["points"], told["opportunity"]) == (True, "C-23", 10, False)
    (contact,) = told["contacts"]
    assert (contact["colour"], contact["number"], contact["other"], contact["kind"]) == (
        "blue",
        9,
        1,
        "counting",
    )


@pytest.mark.parametrize(
    ("mine", "other", "kind", "points"),
    [
        (4, 4, "matching", 0),
        (4, 6, "counting", 10),
        (5, 5, "both", 10),
        (10, 10, "both", 20),
        (3, 4, "none", 0),
    ],
)
def test_c20_c21_contacts_are_of_a_kind(mine: int, other: int, kind: str, points: int) -> None:
    told = one(around=around(below=f"{other}-1-2"), hand=[f"{mine}-8-9"])
    assert told["contacts"][0]["kind"] == kind
    assert told["points"] == points
    assert told["may"] is (kind != "none")


def test_c22_one_bad_contact_forbids_the_play_and_says_which_numbers_would_do() -> None:
    told = one(around=around(below="1-2-3", right="4-4-8"), hand=["9-2-8"])
    assert (told["may"], told["rule"], told["points"]) == (False, "C-22", 0)
    assert told["refusal"]["args"]["fits"] == "1, 4, 6"
    assert [contact["fits"] for contact in told["contacts"]] == [True, False]


def test_c24_two_contacts_are_an_opportunity_wherever_the_last_tile_lies() -> None:
    told = one(around=around(below="1-2-3", right="4-3-8"), hand=["9-2-8"], last="elsewhere")
    assert (told["may"], told["rule"], told["opportunity"], told["points"]) == (True, "C-24", True, 15)


def test_c23_with_one_contact_only_the_last_tile_will_do() -> None:
    beside = around(below="1-2-3", far="4-3-8")
    assert one(around=beside, hand=["9-2-8"], last="1-2-3")["may"]
    refused = one(around=beside, hand=["9-2-8"], last="4-3-8")
    assert (refused["rule"], refused["refusal"]["code"]) == ("C-23", "must-touch-last")
    elsewhere = one(around=beside, hand=["9-2-8"], last="elsewhere")
    assert (elsewhere["rule"], elsewhere["refusal"]["code"]) == ("C-23", "ask-last-elsewhere")
    # Without a word the lone neighbour is taken for it, and the answer says so.
    told = answer("ask-contack", around=beside, hand=["9-2-8"])
    assert (told["last"], told["tiles"][0]["may"]) == ("1-2-3", True)


def test_c31_what_an_opportunity_scores_follows_the_option() -> None:
    wish: dict[str, Any] = {"around": around(below="4-2-3", right="4-3-8"), "hand": ["4-2-8"]}
    assert one(**wish)["points"] == 5
    assert one(**wish, changes={"opportunity_scores": "all_contacts"})["points"] == 13


def test_c31_three_counting_contacts_can_make_fifty() -> None:
    told = one(around=around(below="10-1-2", right="1-7-2", left="2-3-9"), hand=["10-8-6"])
    assert (told["points"], len(told["contacts"])) == (50, 3)


def test_c13_c14_the_first_tile_goes_to_the_middle_and_is_the_lowest() -> None:
    told = answer("ask-contack", hand=["9-2-8", "1-2-3"])
    assert [(tile["may"], tile["rule"]) for tile in told["tiles"]] == [(False, "C-13"), (True, "C-14")]
    free = answer("ask-contack", hand=["9-2-8", "1-2-3"], changes={"opening_tile": "any"})
    assert [tile["may"] for tile in free["tiles"]] == [True, True]
    assert refusal("ask-contack", hand=["9-2-8"], cell="99,0")["rule"] == "C-02"


def test_c02_the_way_a_tile_must_lie_is_told_for_both_kinds_of_cells() -> None:
    up = answer("ask-contack", cell="0,0")
    assert up["points_up"]
    assert {side["colour"]: side["where"] for side in up["sides"]} == {
        "blue": "below",
        "red": "right",
        "orange": "left",
    }
    down = answer("ask-contack", cell="1,0")
    assert not down["points_up"]
    assert {side["colour"]: side["where"] for side in down["sides"]} == {
        "blue": "above",
        "red": "left",
        "orange": "right",
    }


def test_c28_a_drawn_tile_that_fits_is_played_first_where_that_is_the_rule() -> None:
    wish = {"variant": "collector/1", "around": around(below="1-2-3"), "hand": ["9-2-8", "4-1-7"]}
    told = answer("ask-contack", **wish, drawn="4-1-7")
    assert [(tile["may"], tile["rule"]) for tile in told["tiles"]] == [(False, "C-28"), (True, "C-23")]
    assert all(tile["may"] for tile in answer("ask-contack", **wish)["tiles"])
    assert refusal("ask-contack", **wish, drawn="1-1-1")["code"] == "position-drawn"


def test_tiles_of_any_box_may_be_asked_about_and_every_tile_of_the_set_at_once() -> None:
    assert one(around=around(below="7-7-7"), hand=["8-8-8"])["points"] == 15
    told = answer("ask-contack", around=around(below="1-2-3", right="4-3-8"), any_tile=True)
    assert len(told["tiles"]) == 35
    for tile in told["tiles"]:
        blue, red, _ = map(int, tile["tile"].split("-"))
        fits = (blue == 1 or (blue + 1) % 5 == 0) and (red == 3 or (red + 3) % 5 == 0)
        assert tile["may"] is fits


def test_what_lies_round_an_opening_is_not_judged() -> None:
    # Two neighbours of each other that do not fit: somebody laid them wrongly, and play went on.
    told = one(
        around=[{"tile": "1-1-1", "cell": "0,0"}, {"tile": "3-3-3", "cell": "1,0"}],
        cell="0,-1",
        hand=["4-9-9"],
    )
    assert told["may"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"around": [{"tile": "1-2-3", "cell": "0,-1"}] * 2}, "tile-twice"),
        ({"around": [{"tile": "1-2-3", "cell": "0,-1"}, {"tile": "2-2-3", "cell": "0,-1"}]}, "cell-twice"),
        ({"around": [{"tile": "1-2-3", "cell": "0,-1"}], "hand": ["1-2-3"]}, "tile-twice"),
        ({"around": [{"tile": "1-2-3"}]}, "message-field-missing"),
        ({"around": [{"tile": "1-2-3", "cell": "0,-1", "turn": 1}]}, "message-field-unknown"),
        ({"around": [{"tile": "1-2-11", "cell": "0,-1"}]}, "number-outside"),
        ({"hand": ["blue"]}, "tile-notation"),
        ({"hand": ["1-2-3"] * 6}, "message-wrong"),
        ({"around": [{"tile": "1-2-3", "cell": "0,-1"}], "last": "9-9-9"}, "message-wrong"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wish: dict[str, Any], code: str) -> None:
    assert refusal("ask-contack", **wish)["code"] == code


def test_a_tile_in_a_taken_place_is_refused_as_at_the_table() -> None:
    told = one(around=around(below="1-2-3"), cell="0,-1", hand=["9-2-8"])
    assert (told["may"], told["refusal"]["code"]) == (False, "cell-taken")


def test_many_tiles_far_apart_are_all_there() -> None:
    scattered = [
        {"tile": f"{n}-{m}-1", "cell": f"{6 * n - 30},{6 * m - 10}"} for n in range(1, 9) for m in range(1, 4)
    ]
    told = one(around=[*scattered, *around()], hand=["9-2-8"], cell="-24,-5")
    # The opening is below 1-1-1, whose blue side it touches.
    assert told["contacts"][0]["lying"] == "1-1-1"
