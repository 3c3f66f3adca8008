"""Records are looked at again: entry by entry, as each seat saw it, and "what if"."""

import json

import msgspec
import pytest

from kontu.core import registry
from kontu.core.seats import Seat
from kontu.records import read
from kontu.records import replay as play_again
from kontu.study import respond
from tests.records.matches import HAND, SEEN
from tests.study.asking import answer, played, refusal, refusals

CONTACK = HAND.decode()
KONTRAKT = played("kontrakt", "kontrakt/1", 3, 5, most=400)


def test_a_replay_tells_every_entry_of_a_record_and_what_the_scores_were_after_it() -> None:
    told = answer("replay", text=CONTACK)
    assert (told["game"], told["variant"], told["seats"]) == ("contack", "house/1", ["Ane", "Bjørn", "Cat"])
    assert told["problems"] == []
    assert [frame["action"] for frame in told["frames"][:3]] == ["deal", "2-4-3@0,0", "10-1-6@1,0"]
    assert told["frames"][2]["scored"] == [0, 0, 5]
    assert told["frames"][5]["result"] is None
    drawn = next(frame for frame in told["frames"] if frame["action"] == "draw")
    assert (drawn["actor"], drawn["result"]) == (0, "2-1-8")
    assert told["frames"][-1]["scores"] == [25, 25, 50]
    (only,) = told["rounds"]
    assert (only["first"], only["last"], only["end"], only["scores"]) == (1, 19, "out", [25, 25, 50])


def test_each_entry_names_its_line_in_the_file() -> None:
    lines = CONTACK.split("\n")
    for frame in answer("replay", text=CONTACK)["frames"][1:]:
        assert lines[frame["line"] - 1].split()[1] == frame["action"].split()[0]


@pytest.mark.parametrize("text", [CONTACK, KONTRAKT], ids=["contack", "kontrakt"])
def test_every_frame_shows_what_the_game_shows(text: str) -> None:
    again = play_again(read(text.encode()))
    seats = len(again.record.seats)
    for at, state in list(enumerate(again.states()))[:: max(1, len(again.steps) // 25)]:
        shown = answer("frame", text=text, at=at, viewer="all", legal=False)
        assert shown["to_act"] == again.game.to_act(state)
        assert [view["viewer"] for view in shown["views"]] == list(range(seats))
        one = answer("frame", text=text, at=at, viewer=seats - 1, legal=False)
        assert one["views"] == shown["views"][-1:]


def test_the_seat_to_act_is_told_what_it_may_do_and_others_are_not() -> None:
    shown = answer("frame", text=CONTACK, at=1, viewer="all")
    assert shown["to_act"] == 1
    # C-13: the lowest tile must be led; drawing is refused in a full hand.
    assert shown["legal"] == ["2-4-3@0,0"]
    assert answer("frame", text=CONTACK, at=1, viewer=0)["legal"] == []
    assert answer("frame", text=CONTACK, at=1, viewer=1, legal=False)["legal"] == []


def test_frames_come_many_at_once_and_are_those_of_single_asking() -> None:
    many = answer("frames", text=CONTACK, at=2, count=3, viewer=0)["positions"]
    assert [each["at"] for each in many] == [2, 3, 4]
    assert many[1] == answer("frame", text=CONTACK, at=3, viewer=0, legal=False)
    assert len(answer("frames", text=CONTACK, at=18, count=40)["positions"]) == 2


def test_c22_a_verdict_refuses_by_the_rule_and_changes_nothing() -> None:
    told = answer("verdict", text=CONTACK, at=3, action="3-1-10@2,0")
    assert told["actor"] == 0
    assert told["refusal"]["rule"] == "C-22"
    assert (told["events"], told["position"]) == ([], None)


def test_a_verdict_that_says_yes_shows_what_comes_of_it() -> None:
    told = answer("verdict", text=CONTACK, at=3, action="1-9-4@2,0")
    assert told["refusal"] is None
    assert told["events"][0]["points"] == 10
    assert told["position"]["to_act"] == 1
    after = answer("frame", text=CONTACK, at=3, then=["1-9-4@2,0"], viewer=0)
    assert after["views"] == told["position"]["views"]


def test_actions_may_be_played_on_from_a_record_and_are_refused_where_they_are_not_legal() -> None:
    shown = answer("frame", text=CONTACK, at=6, then=["draw"], viewer=0)
    assert shown["views"][0]["observation"]["drawn"] == [2, 1, 8]
    assert refusal("frame", text=CONTACK, at=6, then=["2-7-9@9,9"])["rule"] == "C-10"
    assert refusal("frame", text=CONTACK, at=6, then=["jump"])["code"] == "action-notation"


def test_r10_a_round_that_is_half_known_is_shown_as_its_writer_saw_it_and_not_otherwise() -> None:
    text = SEEN.decode()
    told = answer("replay", text=text)
    assert told["problems"] == []
    (only,) = told["rounds"]
    assert (only["number"], only["whole"]) == (2, False)
    seat = int(told["view"][1:]) - 1
    at = only["last"]
    assert answer("frame", text=text, at=at, viewer=seat)["views"][0]["observation"]["hand"]
    answer("frame", text=text, at=at, viewer=None)
    for viewer in ({0, 1, 2} - {seat}, "all"):
        for each in viewer if isinstance(viewer, set) else [viewer]:
            assert refusal("frame", text=text, at=at, viewer=each)["code"] == "study-not-seen"
    (position,) = answer("frames", text=text, at=at, count=1, viewer="all")["positions"]
    assert [view["viewer"] for view in position["views"]] == [seat]


def test_r10_no_event_tells_a_card_that_was_merely_settled() -> None:
    text = played("kontrakt", "kontrakt/1", 3, 5, view="p1", most=60)
    told = answer("replay", text=text)
    assert not told["rounds"][-1]["whole"]
    drawn = [frame for frame in told["frames"] if frame["action"] == "stock" and frame["actor"] > 0]
    assert drawn
    assert {frame["result"] for frame in drawn} <= {None, "??"}
    game = registry.get("kontrakt")
    for frame, step in zip(told["frames"], play_again(read(text.encode())).steps, strict=True):
        shown = [game.show(event, Seat(0)) for event in step.events]
        assert frame["events"] == json.loads(
            msgspec.json.encode([event for event in shown if event is not None])
        )


def test_problems_of_a_strangers_record_have_lines_and_frames_go_as_far_as_they_can() -> None:
    broken = CONTACK.replace("p1 2-7-9@2,0 =15", "p1 2-7-9@2,0 =20").replace("p2 10-8-7@3,0", "p2 10-8-7@3,5")
    told = answer("replay", text=broken)
    assert [problem["refusal"]["code"] for problem in told["problems"]] == [
        "record-claim-false",
        "no-neighbour",
    ]
    lines = broken.split("\n")
    for problem in told["problems"]:
        assert problem["text"] == lines[problem["line"] - 1]
    assert len(told["frames"]) == 4
    assert refusals("frame", text=broken, at=5)[0]["args"] == {"at": 5, "most": 4}


def test_a_text_that_is_no_record_has_no_frames_but_its_problems() -> None:
    told = answer("replay", text="hello")
    assert (told["game"], told["frames"], told["seats"]) == (None, [], [])
    assert told["problems"][0]["refusal"]["rule"] == "R-01"
    assert refusal("frame", text="hello", at=0)["rule"] == "R-01"
    assert answer("replay", text="")["problems"][0]["refusal"]["code"] == "record-empty"


def test_a_score_sheet_has_rounds_to_read_and_nothing_to_play() -> None:
    sheet = (
        CONTACK.split("[[rounds]]")[0] + "[[rounds]]\ntally = '''\np1 =5\np2 =10\n'''\nscores = [5, 10, 0]\n"
    )
    told = answer("replay", text=sheet)
    assert (told["game"], told["frames"], told["problems"]) == ("contack", [], [])


def test_a_record_that_is_too_long_is_refused_before_it_is_played() -> None:
    long = CONTACK + "#" * (512 * 1024)
    assert refusal("replay", text=long)["code"] == "study-record-large"
    many = CONTACK.replace("p1 pass\n", "p1 pass\n" * 5_100)
    assert refusal("replay", text=many)["args"] == {"entries": 5_118, "most": 5_000}


def test_a_record_of_too_many_rounds_is_refused_before_it_is_read() -> None:
    assert refusal("replay", text="[[rounds]]\n" * 5_001)["args"] == {"entries": 5_001, "most": 5_000}


def test_equal_wishes_have_equal_answers_and_leave_nothing_behind() -> None:
    wish = json.dumps({"text": KONTRAKT, "at": 40, "viewer": "all"})
    first = respond("frame", wish)
    respond("verdict", json.dumps({"text": KONTRAKT, "at": 40, "action": "stock"}))
    assert respond("frame", wish) == first
