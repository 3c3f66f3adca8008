"""A wish is understood whole, or the wrong field is named."""

import json

import pytest

from kontu.study import CALLS, StudyRefused, call, respond
from tests.study.asking import answer, refusal


def test_a_call_that_does_not_exist_is_not_found() -> None:
    status, body = respond("sing", "{}")
    assert status == 404
    assert json.loads(body)["refusal"]["code"] == "path-unknown"
    with pytest.raises(StudyRefused, match="path-unknown"):
        call("sing", "{}")


@pytest.mark.parametrize("name", sorted(CALLS))
@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "1", "null", '"x"', '{"a": NaN}', "[" * 100_000, '{"text": "\\ud800"}', '{"\\udfff": 1}'],
)
def test_what_is_no_object_of_json_is_refused_by_every_call(name: str, text: str) -> None:
    status, body = respond(name, text)
    assert status == 422
    assert json.loads(body)["refusal"]["rule"] == "T-03"


@pytest.mark.parametrize("name", sorted(CALLS))
def test_an_unknown_field_is_refused_with_the_nearest_that_exists(name: str) -> None:
    found = refusal(name, ask="lay", variants="x") if name == "ask-kontrakt" else refusal(name, variants="x")
    assert found["code"] in {"message-field-unknown", "message-field-missing"}
    assert found["args"]["field"] in {"variants", "round"}


@pytest.mark.parametrize("wrong", ["square", 6, ["hexagon"], True])
def test_what_is_none_of_the_choices_is_refused_with_all_of_them(wrong: object) -> None:
    found = refusal("alone-puzzle", shape=wrong)
    assert found["args"] == {"field": "shape", "choices": "hexagon, triangle"}


def test_a_field_that_stands_there_twice_is_refused() -> None:
    status, body = respond("replay", '{"text": "a", "text": "b"}')
    assert status == 422
    assert json.loads(body)["refusal"] == {
        "code": "message-field-twice",
        "rule": "T-03",
        "args": {"field": "text"},
    }


def test_too_much_is_refused_by_its_size() -> None:
    assert refusal("replay", text="x" * 800_000)["rule"] == "T-06"


@pytest.mark.parametrize(
    ("name", "wish", "choices"),
    [
        ("frame", {"text": "", "at": True}, "0..5000"),
        ("frame", {"text": "", "at": "1"}, "0..5000"),
        ("frame", {"text": 5}, ""),
        ("ask-kontrakt", {"ask": "sing"}, "lay, table, worth"),
        ("ask-kontrakt", {"round": 8}, "1..7"),
        ("ask-kontrakt", {"round": 1, "seats": 9}, "3..5"),
        ("ask-kontrakt", {"ask": "worth", "cards": "Qs"}, ""),
        ("ask-kontrakt", {"ask": "worth", "cards": ["Qs"] * 41}, "0..40"),
        ("ask-contack", {"hand": [1]}, ""),
        ("ask-contack", {"around": ["1-2-3"]}, ""),
        ("ask-contack", {"any_tile": 1}, "true, false"),
        ("ask-contack", {"changes": []}, ""),
        ("ask-contack", {"changes": {"hands": 1.5}}, ""),
    ],
)
def test_a_wrong_type_is_refused_with_what_would_do(name: str, wish: dict[str, object], choices: str) -> None:
    found = refusal(name, **wish)
    if name == "frame" and "at" in wish:
        # The record is looked at first: without one there is no entry to name.
        assert found["rule"] == "R-01"
        return
    assert (found["code"], found["args"]["choices"]) == ("message-wrong", choices)


def test_a_variant_that_does_not_exist_is_refused_with_the_nearest() -> None:
    found = refusal("ask-contack", variant="hause/1")
    assert (found["code"], found["args"]["nearest"]) == ("variant-unknown", "house/1")


def test_changes_to_the_rules_are_read_like_those_of_a_table() -> None:
    assert answer("ask-contack", changes={"leftover_penalty": 3})["left"] == -3
    assert refusal("ask-contack", changes={"leftover_penalty": 300})["rule"] == "C-32"
    assert refusal("ask-contack", changes={"leftover": 3})["code"] == "field-unknown"


def test_the_games_are_told_with_their_rules() -> None:
    told = {game["name"]: game for game in answer("games")}
    assert told["contack"]["variants"][0]["name"] == "house/1"
    assert told["kontrakt"]["windows"] is True
    assert told["contack"]["bots"] == []
