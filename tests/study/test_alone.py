"""The games for one as a page asks for them: puzzles, patience, and the deals of a day."""

import hashlib
import json
import random
from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

from kontu.core import registry
from kontu.games.contack.tiles import RECONSTRUCTION
from kontu.records.promises import commitment
from kontu.study import respond
from kontu.study.alone_dealing import shuffled
from tests.study.asking import answer, refusal, refusals

SEED = "00112233445566778899aabbccddeeff"
TILES = [str(tile) for tile in RECONSTRUCTION]


def finished(shape: str, laid: list[str]) -> dict[str, Any]:
    """The solver's last word, asked piece by piece as a page does."""
    told = answer("alone-solve", shape=shape, laid=laid)
    while told["verdict"] == "unknown":
        told = answer("alone-solve", shape=shape, laid=laid, standing=told["standing"])
    found: dict[str, Any] = told
    return found


def greedy_patience(**which: str) -> list[dict[str, Any]]:
    """A patience played to its end, the best play first; what was answered after each action."""
    answers = [answer("alone-patience", **which)]
    actions: list[str] = []
    while not answers[-1]["over"]:
        options = sorted(answers[-1]["observation"]["options"], key=lambda option: -option["points"])
        actions.append(options[0]["action"] if options else answers[-1]["legal"][0])
        answers.append(answer("alone-patience", actions=actions, **which))
    return answers


# --- C-70 ------------------------------------------------------------------------------------------


def test_c70_a_puzzle_tells_what_lies_what_is_left_and_where_a_tile_may_go() -> None:
    told = answer("alone-puzzle", shape="triangle", laid=["1-2-3@-1,-1"], tile="9-2-8")
    assert (len(told["cells"]), len(told["left"]), told["whole"]) == (36, 35, False)
    assert told["left"] == TILES[1:]
    assert len(told["options"]) == told["places"][told["left"].index("9-2-8")]
    beside = next(option for option in told["options"] if option["cell"] == [0, -1])
    assert (beside["action"], beside["points"]) == ("9-2-8@0,-1", 0)
    assert beside["contacts"][0]["colour"] == "red"
    # Its blue side goes with nothing that lies above the first tile's; nothing else touches.
    assert {tuple(option["cell"]) for option in told["options"]} <= set(map(tuple, told["cells"]))


@pytest.mark.parametrize("shape", ["hexagon", "triangle"])
def test_c70_what_the_solver_finds_finishes_the_puzzle(shape: str) -> None:
    told = finished(shape, [])
    assert (told["verdict"], told["explored"], len(told["finish"])) == ("finishable", 1000, 36)
    whole = answer("alone-puzzle", shape=shape, laid=told["finish"])
    assert (whole["whole"], whole["left"], whole["dead"], whole["stuck"]) == (True, [], [], [])
    assert all(whole["parts"])
    assert whole["points"] == sum(one["points"] for one in whole["layout"])


def test_c70_a_hint_is_the_first_placement_of_what_was_found_and_keeps_the_puzzle_finishable() -> None:
    laid: list[str] = []
    for _ in range(4):
        laid.append(finished("triangle", laid)["finish"][0])
    assert finished("triangle", laid)["verdict"] == "finishable"


def test_c70_a_dead_cell_is_told_and_makes_the_puzzle_impossible() -> None:
    dice = random.Random(5)
    laid: list[str] = []
    told = answer("alone-puzzle", shape="triangle")
    while not told["dead"]:
        tile = dice.choice([t for t, places in zip(told["left"], told["places"], strict=True) if places])
        options = answer("alone-puzzle", shape="triangle", laid=laid, tile=tile)["options"]
        laid.append(dice.choice(options)["action"])
        told = answer("alone-puzzle", shape="triangle", laid=laid)
    verdict = finished("triangle", laid)
    assert (verdict["verdict"], verdict["finish"]) == ("impossible", [])
    assert verdict["steps"] <= 1


def test_c70_few_steps_end_in_not_knowing_and_many_calls_in_the_same_as_one() -> None:
    told = answer("alone-solve", shape="triangle", steps=10)
    assert (told["verdict"], told["steps"], told["finish"]) == ("unknown", 10, [])
    straight = answer("alone-solve", shape="triangle", steps=4000)
    steps, standing, last = 0, told["standing"], told
    while last["verdict"] == "unknown":
        last = answer("alone-solve", shape="triangle", steps=70, standing=standing)
        steps, standing = steps + last["steps"], last["standing"]
    assert (last["verdict"], steps + 10, last["finish"]) == (
        "finishable",
        straight["steps"],
        straight["finish"],
    )


def test_c70_a_set_of_ones_own_can_be_puzzled_with() -> None:
    own = [*TILES[:-1], "10-10-10"]
    assert answer("alone-puzzle", shape="hexagon", tiles=own)["left"] == own


@pytest.mark.parametrize(
    ("wish", "code", "rule"),
    [
        ({"shape": "square"}, "message-wrong", "T-03"),
        ({"laid": ["1-2-3"]}, "action-notation", "C-23"),
        ({"laid": ["draw"]}, "action-notation", "C-70"),
        ({"laid": ["1-2-3@0"]}, "cell-notation", "C-02"),
        ({"laid": ["1-2-3@0,99"]}, "cell-beyond", "C-02"),
        ({"laid": ["1-2-3@30,30"]}, "puzzle-cell-outside", "C-70"),
        ({"laid": ["1-2-3@0,0", "1-2-3@4,0"]}, "puzzle-tile-laid", "C-70"),
        ({"laid": ["1-2-3@0,0", "9-2-8@0,0"]}, "cell-taken", "C-70"),
        ({"laid": ["1-2-3@0,0", "2-5-6@0,-1"]}, "contact-fails", "C-22"),
        ({"laid": ["1-1-1@0,0"]}, "tile-not-in-set", "C-04"),
        ({"laid": TILES * 2}, "message-wrong", "T-03"),
        ({"laid": "1-2-3@0,0"}, "message-wrong", "T-03"),
        ({"laid": [5]}, "message-wrong", "T-03"),
        ({"tiles": TILES[:-1]}, "puzzle-set", "C-70"),
        ({"tiles": [*TILES[:-1], "1-2-3"]}, "tile-twice", "C-04"),
        ({"tiles": [*TILES[:-1], "1-2-11"]}, "number-outside", "C-04"),
        ({"tiles": [*TILES[:-1], "x"]}, "tile-notation", "C-03"),
    ],
)
@pytest.mark.parametrize("call", ["alone-puzzle", "alone-solve"])
def test_c70_what_is_no_puzzle_is_refused_by_name(
    call: str, wish: dict[str, Any], code: str, rule: str
) -> None:
    found = refusals(call, **wish)[0]
    assert (found["code"], found["rule"]) == (code, rule)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"tile": "1-2"}, "tile-notation"),
        ({"tile": "1-1-1"}, "tile-not-in-set"),
        ({"laid": ["1-2-3@0,0"], "tile": "1-2-3"}, "puzzle-tile-laid"),
    ],
)
def test_c70_places_are_told_only_of_a_tile_that_is_left(wish: dict[str, Any], code: str) -> None:
    assert refusal("alone-puzzle", **wish)["code"] == code


@pytest.mark.parametrize(
    "standing",
    [
        "",
        "x",
        "0.0",
        "0.0.99",
        "0.0.0-0",
        "99.0.",
        "0.99999.",
        "1.5.1-2-3-4-5-6",
        "0.0.-1",
        "0.0." + "1-" * 50,
    ],
)
def test_c70_a_search_cannot_be_taken_up_where_none_can_have_stopped(standing: str) -> None:
    assert refusal("alone-solve", standing=standing)["code"] == "puzzle-trail"


@pytest.mark.parametrize("steps", [0, -1, 4001, 1.5, True, "9"])
def test_c70_one_call_goes_only_so_many_steps(steps: object) -> None:
    assert refusal("alone-solve", steps=steps)["args"]["choices"] == "1..4000"


# --- C-71 ------------------------------------------------------------------------------------------


def test_c71_the_order_of_a_patience_is_promised_first_and_told_when_it_is_over() -> None:
    answers = greedy_patience(seed=SEED)
    assert len({each["deal"]["sha256"] for each in answers}) == 1
    assert all(each["deal"]["order"] is None for each in answers[:-1])
    deal = answers[-1]["deal"]
    assert commitment(" ".join(deal["order"]), deal["seed"]) == deal["sha256"]
    assert sorted(deal["order"]) == sorted(TILES)
    assert answers[0]["observation"]["hands"][0] == [list(map(int, t.split("-"))) for t in deal["order"][:5]]


def test_c71_the_hidden_order_stands_nowhere_in_an_answer_before_the_end() -> None:
    answers = greedy_patience(seed=SEED)
    order = answers[-1]["deal"]["order"]
    assert "order" not in json.dumps(answers[0]).replace('"order": null', "")
    assert answers[0]["observation"]["rules"]["tiles"] == [list(map(int, t.split("-"))) for t in TILES]
    assert all(" ".join(order[k : k + 3]) not in json.dumps(answers[0]) for k in range(34))


def test_c71_the_total_is_what_counts_less_what_is_left() -> None:
    end = greedy_patience(date="2026-11-30")[-1]["observation"]
    assert end["totals"][0] == sum(one["points"] for one in end["layout"]) - 10 * len(end["hands"][0])
    assert end["results"][0]["termination"] == "blocked"


def test_c71_another_seed_is_another_deal_and_the_same_is_the_same() -> None:
    first, again = (answer("alone-patience", seed=SEED) for _ in range(2))
    other = answer("alone-patience", seed=SEED[::-1])
    assert first == again
    assert first["deal"]["sha256"] != other["deal"]["sha256"]


@pytest.mark.parametrize(
    ("wish", "code", "rule"),
    [
        ({}, "message-field-missing", "T-03"),
        ({"seed": "abc"}, "alone-seed", "C-71"),
        ({"seed": SEED.upper()}, "alone-seed", "C-71"),
        ({"date": "today"}, "alone-date", "C-71"),
        ({"date": "2026-02-30"}, "alone-date", "C-71"),
        ({"date": "2026-1-1"}, "alone-date", "C-71"),
        ({"date": "0000-01-01"}, "alone-date", "C-71"),
        ({"date": "２０２６-01-01"}, "alone-date", "C-71"),
        ({"date": "2026-11-30", "seed": SEED}, "message-wrong", "T-03"),
        ({"seed": SEED, "actions": ["dance"]}, "action-notation", "C-23"),
        ({"seed": SEED, "actions": ["pass", "draw"]}, "can-play", "C-29"),
        ({"seed": SEED, "actions": ["draw"] * 101}, "message-wrong", "T-03"),
    ],
)
def test_c71_what_is_no_patience_is_refused_by_name(wish: dict[str, Any], code: str, rule: str) -> None:
    found = refusal("alone-patience", **wish)
    assert (found["code"], found["rule"]) == (code, rule)


@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [("pass", "can-play", "C-29"), ("draw", "hand-full", "C-27"), ("deal 1-2-3", "already-dealt", "C-10")],
)
def test_c71_a_last_action_that_is_refused_changes_nothing(action: str, code: str, rule: str) -> None:
    before = answer("alone-patience", seed=SEED)
    told = answer("alone-patience", seed=SEED, actions=[action])
    assert (told["refusal"]["code"], told["refusal"]["rule"]) == (code, rule)
    assert {**told, "refusal": None} == before


def test_c71_nothing_is_done_after_the_end() -> None:
    answers = greedy_patience(seed=SEED)
    actions: list[str] = []
    for before in answers[:-1]:
        options = sorted(before["observation"]["options"], key=lambda option: -option["points"])
        actions.append(options[0]["action"] if options else before["legal"][0])
    found = refusal("alone-patience", seed=SEED, actions=[*actions, "pass"])
    assert (found["code"], found["rule"]) == ("alone-over", "C-71")


# --- the day ---------------------------------------------------------------------------------------


def test_c71_the_order_of_a_day_is_worked_out_by_hand_as_it_is_documented() -> None:
    end = greedy_patience(date="2026-11-30")[-1]["deal"]
    assert end["seed"] == "kontu/1/patience/2026-11-30"
    by_hand = sorted(TILES, key=lambda t: hashlib.sha256(f"{end['seed']} 1 {t}".encode()).hexdigest())
    assert end["order"] == by_hand
    assert end["sha256"] == hashlib.sha256(f"{' '.join(by_hand)} {end['seed']}".encode()).hexdigest()


def test_c71_the_deal_of_a_day_is_the_same_for_ever() -> None:
    told = answer("alone-daily", date="2026-11-30")
    assert told["patience"]["sha256"] == "2a7dc563880d4848d61652e592630cc00fa3bf9fcfe50f390ccf8fe019c0900b"
    assert told["puzzle"]["deal"]["sha256"] == (
        "ba05297dd0f0f3d727ed3203b77b0ad932f65b1241de2cde2ea1cac85ad09dee"
    )
    assert told["puzzle"]["given"][:3] == ["3-1-10@5,-3", "10-3-9@-1,3", "10-8-7@0,-4"]


def test_c71_equal_pieces_are_shuffled_as_often_as_they_are_given() -> None:
    pieces = ["9s", "9s", "*", "*", "Kd"]
    order = shuffled(pieces, "kontu/1/kontrakt/2026-11-30")
    assert sorted(order) == sorted(pieces)
    assert shuffled(list(reversed(pieces)), "kontu/1/kontrakt/2026-11-30") == order


def test_c71_orders_are_as_good_as_chance() -> None:
    firsts = [shuffled(TILES, f"kontu/1/patience/{n}")[0] for n in range(3600)]
    counts = [firsts.count(tile) for tile in TILES]
    assert min(counts) > 60
    assert max(counts) < 145


def test_c70_every_puzzle_of_two_months_can_be_finished_and_both_shapes_come_in_turn() -> None:
    shapes = []
    for days in range(60):
        day = (date(2026, 11, 1) + timedelta(days)).isoformat()
        told = answer("alone-daily", date=day)["puzzle"]
        shapes.append(told["shape"])
        assert len(told["given"]) == 9
        assert answer("alone-puzzle", shape=told["shape"], laid=told["given"])["dead"] == []
        if days % 6 < 2:
            assert finished(told["shape"], told["given"])["verdict"] == "finishable"
    assert all(one != other for one, other in pairwise(shapes))


def test_the_rounds_of_a_day_are_of_rules_that_can_be_played() -> None:
    contracts = set()
    for days in range(7):
        day = (date(2026, 11, 30) + timedelta(days)).isoformat()
        for table in answer("alone-daily", date=day)["tables"]:
            game = registry.get(table["game"])
            rules = game.scribe.read_rules(table["variant"], table["changes"])
            game.start(rules, 1 + len(table["bots"]))
            if table["game"] == "kontrakt":
                contracts.add(tuple(table["changes"]["contracts"]))
                assert rules.takes_whole_hand(1) == (days == 6)
    assert len(contracts) == 7


@pytest.mark.parametrize("text", ["", "2026-13-01", "yesterday", "2026-11-30T00:00", "9" * 100])
def test_a_day_that_is_none_is_refused(text: str) -> None:
    found = refusal("alone-daily", date=text)
    assert (found["code"], found["args"]["text"]) == ("alone-date", text[:40])


@pytest.mark.parametrize("seed", range(40))
def test_nonsense_of_any_kind_is_refused_and_never_crashes(seed: int) -> None:
    dice = random.Random(seed)
    values: list[Any] = [
        None, True, -1, 2**70, 1e308, "", "x" * 300, "triangle", "1-2-3", "\u0000", [], [[]], [None], ["x"],
        {}, {"a": 1}, ["1-2-3@0,0"] * 40, "2026-11-30", "0.0.0", SEED, "9" * 9000,
    ]  # fmt: skip
    fields = ["shape", "tiles", "laid", "tile", "steps", "standing", "date", "seed", "actions", "zebra"]
    for _ in range(25):
        name = dice.choice(["alone-puzzle", "alone-solve", "alone-patience", "alone-daily"])
        wish = {field: dice.choice(values) for field in dice.sample(fields, dice.randrange(4))}
        status, body = respond(name, json.dumps(wish))
        assert status in {200, 422}
        assert isinstance(json.loads(body), dict)
