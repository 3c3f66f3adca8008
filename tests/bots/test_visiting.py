"""Bots that others wrote: found where they are named, given what ours are given, told what is wrong."""

import pickle
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kontu import bots
from kontu.arena.matches import play_match
from kontu.bots import BotFault, Budget, Choice, Reason, WrongBudget
from kontu.bots.dealers import SeededDealer
from kontu.bots.visiting import require
from kontu.core import registry
from kontu.core.game import recall
from kontu.core.registry import UnknownName
from tests.bots import visitors
from tests.contack.positions import GAME


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path with visitors in it."""
    visitors.install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    visitors.forget(monkeypatch)
    return tmp_path


def fault_of(name: str) -> BotFault:
    with pytest.raises(BotFault) as caught:
        bots.find_written("contack", name, 1)
    return caught.value


def fault_in_play(name: str, legal: Sequence[Any] = ("a", "b")) -> BotFault:
    bot = bots.find_written("contack", name, 1)
    with pytest.raises(BotFault) as caught:
        bot.choose(None, legal)
    return caught.value


def assert_told(fault: BotFault, name: str, what: str, said: str) -> None:
    assert (fault.what, fault.bot) == (what, name)
    assert re.search(said, fault.said)


@pytest.mark.parametrize("game", ["contack", "kontrakt"])
@pytest.mark.parametrize("name", ["guest", "agents:chance", "agents:deep.inside"])
def test_random_through_the_door_plays_as_random_at_home(game: str, name: str) -> None:
    found = registry.get(game)
    rules = next(iter(found.variants.values()))
    home, away = (
        play_match(found, rules, [bots.find_written(game, each, seat) for seat in range(3)], SeededDealer(4))
        for each in ("random", name)
    )
    assert home == away


@pytest.mark.parametrize("game", ["contack", "kontrakt"])
def test_the_bot_of_the_documents_plays_both_games_to_the_end(game: str) -> None:
    found = registry.get(game)
    rules = next(iter(found.variants.values()))
    seated = [bots.find_written(game, name, 1) for name in ("my_agents:Hasty", "random", "random")]
    assert play_match(found, rules, seated, SeededDealer(1)).outcome.ranks[0] == 1


def test_the_maker_is_given_the_game_a_seed_and_the_budget_behind_the_name() -> None:
    bots.find_written("contack", "agents:first:500ms", 7).choose("seen", ["a", "b"])
    bots.find_written("contack", "agents:first").choose("seen", ["a"])
    (game, seed, budget, *rest), (_, chance, none, *_) = sys.modules["agents"].seen
    assert (game, seed, budget, rest) == ("contack", 7, Budget(milliseconds=500), ["seen", ["a", "b"]])
    assert isinstance(chance, int)
    assert none is None


def test_a_visitor_sees_what_ours_see_and_never_a_state() -> None:
    found = registry.get("kontrakt")
    rules = next(iter(found.variants.values()))
    given: list[Any] = []

    class Watching:
        name = "watching"

        def choose(self, observation: Any, legal: Any, /) -> Choice:
            given.append(observation)
            return Choice(legal[0], Reason("only"))

    for bot in (Watching(), bots.find_written("kontrakt", "agents:first", 1)):
        state = found.start(rules, 3)
        state = found.apply(state, found.deal(state, SeededDealer(1).order(found.deck(state)))).state
        seat = found.to_act(state)
        if seat is None or seat < 0:
            pytest.fail("somebody is to act after the deal")
        bot.choose(recall(found, state, seat), list(found.legal_actions(state)))
    assert given == [sys.modules["agents"].seen[0][3]]
    assert isinstance(given[0], found.observation_type)


def test_a_name_of_ours_stays_ours() -> None:
    assert type(bots.find_written("contack", "random")) is type(bots.find("contack", "random"))
    with pytest.raises(WrongBudget):
        bots.find_written("contack", "strong:make")


@pytest.mark.parametrize(
    ("name", "what", "said"),
    [
        ("no_such_module:make", "module", "no_such_module"),
        ("agents.inner:make", "module", "agents.inner"),
        ("lacking:make", "import", r"No module named 'no_such_library_at_all' \(.*lacking\.py:1\)"),
        ("broken:make", "import", r"RuntimeError: never ready \(.*broken\.py:1\)"),
        ("ending:make", "import", r"GeneratorExit: not today \(.*ending\.py:1\)"),
        ("asking:make", "import", r"SystemExit: 5 \("),
        ("agents:ends", "made", r"agents\.Ending: no more \(.*agents\.py:\d+\)"),
        ("agents:nobody", "attribute", "agents.nobody"),
        ("agents:chance.nobody", "attribute", "agents.chance.nobody"),
        ("agents:text", "callable", "agents.text"),
        ("agents:two", "made", r"TypeError: .* takes 2 positional arguments but 3 were given$"),
        ("agents:unmade", "made", r"ZeroDivisionError: .* \(.*agents\.py:\d+\)"),
        ("agents:mute", "chooser", "object"),
    ],
)
def test_what_cannot_be_had_is_told(name: str, what: str, said: str) -> None:
    assert_told(fault_of(name), name, what, said)


@pytest.mark.parametrize(
    ("name", "what", "said"),
    [
        ("agents:failing", "raised", r"^LookupError: nothing to choose \(.*agents\.py:\d+\)$"),
        ("agents:leaving", "raised", "^SystemExit: 3"),
        ("agents:giving_up", "raised", r"^agents\.Ending: no more"),
        ("agents:hiding", "illegal", "^Hidden$"),
        ("agents:number", "illegal", "^0$"),
        ("agents:nothing", "illegal", "^None$"),
        ("agents:unhashable", "illegal", r"^\{'a': \[1\]\}$"),
        ("agents:odd", "illegal", "^<Odd instance"),
    ],
)
def test_what_a_bot_does_wrong_when_asked_is_told(name: str, what: str, said: str) -> None:
    assert_told(fault_in_play(name), name, what, said)


def test_a_bot_may_say_why_and_who_gives_no_reason_is_given_one() -> None:
    assert bots.find_written("contack", "agents:explained").choose(None, "ab") == Choice("b", Reason("only"))
    assert bots.find_written("contack", "agents:unexplained").choose(None, "ab").reason == Reason("own")
    assert bots.find_written("contack", "agents:first").choose(None, "ab") == Choice("a", Reason("own"))


def test_a_bot_cannot_change_what_is_legal() -> None:
    legal = ["a", "b"]
    assert fault_in_play("agents:emptying", legal).what == "illegal"
    assert legal == ["a", "b"]


def test_a_fault_in_a_match_knows_seat_and_round_also_where_another_process_tells_of_it() -> None:
    seated = [bots.find_written("contack", name, 1) for name in ("random", "agents:Later")]
    with pytest.raises(BotFault) as caught:
        play_match(GAME, GAME.variants["house/1"], seated, SeededDealer(1))
    told = pickle.loads(pickle.dumps(caught.value))
    assert (told.what, told.bot, told.said) == ("raised", "agents:Later", caught.value.said)
    assert told.place == {"seat": "p2", "round": 1}


def test_an_unknown_name_is_refused_with_the_nearest_also_of_those_that_packages_offer() -> None:
    with pytest.raises(UnknownName) as caught:
        bots.find_written("contack", "geust")
    assert caught.value.nearest == "guest"


def test_a_name_that_two_packages_offer_is_nobodys(installed: Path) -> None:
    visitors.offer(installed, "others", "3", "guest = my_agents:Hasty\n")
    found = fault_of("guest")
    assert (found.what, found.said) == ("twice", "agents:chance, my_agents:Hasty")


def test_which_bot_it_is_is_known_by_package_and_version_or_by_its_source(installed: Path) -> None:
    names = ("guest", "guest:20", "strong:20", "my_agents:Hasty", "random")
    found = bots.visitors("contack", names)
    assert list(found) == ["guest", "guest:20", "my_agents:Hasty"]
    assert found["guest"] == found["guest:20"] == "visitors 1.2"
    assert found["my_agents:Hasty"].startswith("sha256 ")
    assert bots.visitors("contack", ["pytest:main"]) == {"pytest:main": f"pytest {pytest.__version__}"}
    require(found)
    with pytest.raises(BotFault) as caught:
        require({"guest": "visitors 1.3"})
    assert (caught.value.what, caught.value.said) == ("version", "visitors 1.3")


def test_a_folder_that_python_looks_in_twice_holds_the_same_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    for name, times in (("once_only", 1), ("seen_twice", 2)):
        folder = tmp_path / name
        (folder / name).mkdir(parents=True)
        (folder / name / "agents.py").write_text("class Bot:\n    pass\n", encoding="utf-8")
        monkeypatch.setattr(sys, "path", [str(folder)] * times + sys.path)
        found += bots.visitors("contack", [f"{name}.agents:Bot"]).values()
    assert found[0].startswith("sha256 ")
    assert found[0] == found[1]
