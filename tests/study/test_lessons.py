"""The lessons: positions are true, what is wanted is legal, what is wrong is refused as the text says."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from kontu.locale import LANGUAGES
from kontu.records import read, replay, write
from kontu.rulebook.library import ids
from kontu.study.lessons import Lesson, Step, course, record_text, steps
from tests.study.asking import answer, refusal

GAMES = ("contack", "kontrakt")
STEPS = [(game, step) for game in GAMES for step in steps(game)]
NAMES = [f"{game}-{step.name}" for game, step in STEPS]


def lesson(game: str, step: Step) -> Lesson:
    """The step as it is served."""
    return next(each for each in course(game).lessons if each.name == step.name)


def doing(game: str, step: Step, upto: int) -> list[str]:
    """An action for each goal before goal number ``upto`` (from 0), as they are legal one after the other."""
    done: list[str] = []
    for goal in range(upto):
        done.append(next(legal_for(game, step, goal, done)))
    return done


def legal_for(game: str, step: Step, goal: int, done: list[str]) -> Iterator[str]:
    """The listed actions that reach ``goal``."""
    told = lesson(game, step)
    listed = answer("frame", text=told.text, at=told.at, then=done, viewer=told.you)["legal"]
    return (action for action in listed if step.reached(goal, action))


def test_each_game_has_ten_steps_and_each_step_a_name_of_its_own() -> None:
    for game in GAMES:
        told = answer("lessons", game=game)
        assert told["game"] == game
        assert len({each["name"] for each in told["lessons"]}) == len(told["lessons"]) == 10


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_the_record_of_a_step_is_true_and_ends_with_the_learner_to_act(game: str, step: Step) -> None:
    text = record_text(game, step.name)
    record = read(text.encode())
    assert replay(record).problems == ()
    assert write(record).decode() == text
    told = lesson(game, step)
    position = answer("frame", text=told.text, at=told.at, viewer=told.you)
    assert position["to_act"] == told.you
    assert answer("frame", text=told.text, viewer=told.you) == position


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_every_goal_can_be_reached_by_every_action_it_names(game: str, step: Step) -> None:
    told = lesson(game, step)
    for number, goal in enumerate(step.goals):
        done = doing(game, step, number)
        for named in goal:
            found = [action for action in legal_for(game, step, number, done) if action.startswith(named)]
            assert found, named
            said = answer("verdict", text=told.text, at=told.at, then=done, action=found[0])
            assert said["refusal"] is None
            assert said["events"]


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_wrong_attempts_are_refused_by_the_rule_they_name(game: str, step: Step) -> None:
    told = lesson(game, step)
    assert step.wrong
    for attempt in step.wrong:
        done = doing(game, step, attempt.goal - 1)
        said = answer("verdict", text=told.text, at=told.at, then=done, action=attempt.action)
        assert said["refusal"] is not None, attempt.action
        assert said["refusal"]["rule"] == attempt.rule
        assert said["position"] is None


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_the_texts_of_a_step_stand_in_every_language_and_cite_its_rules_alone(game: str, step: Step) -> None:
    known = set(ids(game))
    cited = {*step.rules, *(attempt.rule for attempt in step.wrong)}
    assert cited <= known
    for language in LANGUAGES:
        texts = (files("kontu.locale") / language / "learn.ftl").read_text("utf-8")
        for part in ("title", "task", "hint", "done"):
            found = re.search(rf"^learn-{game}-{step.name}-{part} = (.+(?:\n .+)*)", texts, re.MULTILINE)
            assert found, f"{language}: learn-{game}-{step.name}-{part}"
            assert set(re.findall(r"\b[CKO]-\d+\b", found[1])) <= cited


def test_places_are_the_empty_cells_beside_what_lies() -> None:
    told = {each.name: each for each in course("contack").lessons}
    assert told["match"].places == ("-1,0", "0,-1", "1,0")
    assert set(told["last"].places) == {"-1,0", "1,0", "-1,-1", "1,-1"}
    assert all(each.places == () for each in course("kontrakt").lessons)


def test_a_goal_is_reached_by_its_action_and_by_what_begins_with_its_word() -> None:
    step = Step(name="x", rules=("K-102",), goals=(("add 9s p1.1",), ("drop",)))
    assert step.reached(0, "add 9s p1.1")
    assert not step.reached(0, "add 9s p1.12")
    assert step.reached(1, "drop 2s")
    assert not step.reached(1, "dropped")


def test_what_is_no_game_with_lessons_is_refused_by_name() -> None:
    assert refusal("lessons")["args"] == {"field": "game"}
    said = refusal("lessons", game="chess")
    assert (said["code"], said["args"]["choices"]) == ("message-wrong", "contack, kontrakt")
    assert refusal("lessons", game="contack", gme=1)["code"] == "message-field-unknown"
    with pytest.raises(KeyError):
        steps("chess")
