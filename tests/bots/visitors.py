"""Bots as somebody else may write them, good and bad, and a package that offers one of them."""

import re
import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

from tests.kernels import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")

EXAMPLE = re.findall(r"```python\n(.*?)```", PAGE.partition("## Your own bot")[2], re.DOTALL)[0]
"""The bot that the documents show."""

BOTS = '''
import functools
from kontu.bots import Choice, Reason
from kontu.bots.random_bot import RandomBot

def chance(game, seed, budget):
    return RandomBot(seed)

def first(game, seed, budget):
    class First:
        def choose(self, observation, legal):
            seen.append((game.name, seed, budget, observation, legal))
            return legal[0]
    return First()

seen = []

class Says:
    """A bot that gives an answer whatever it is asked."""
    def __init__(self, answer):
        self.answer = answer
    def choose(self, observation, legal):
        return self.answer(observation, legal)

def saying(answer):
    return lambda game, seed, budget: Says(answer)

def fails(observation, legal):
    raise LookupError("nothing\\n to choose")

class Odd:
    def __eq__(self, other):
        raise TypeError("not to be compared")
    def __repr__(self):
        raise ValueError("not to be shown")

class Hidden:
    def __repr__(self):
        exit(4)

class Ending(BaseException):
    pass

def stop_all():
    raise Ending("no more")

def ends(game, seed, budget):
    stop_all()

explained = saying(lambda observation, legal: Choice(legal[-1], Reason("only")))
unexplained = saying(lambda observation, legal: Choice(legal[-1], ["no", {}]))
failing = saying(fails)
leaving = saying(lambda observation, legal: exit(3))
giving_up = saying(lambda observation, legal: stop_all())
hiding = saying(lambda observation, legal: Hidden())
number = saying(lambda observation, legal: 0)
nothing = saying(lambda observation, legal: None)
unhashable = saying(lambda observation, legal: {"a": [1]})
odd = saying(lambda observation, legal: Odd())
emptying = saying(lambda observation, legal: legal.clear() or "draw")
deep = type("Deep", (), {"inside": staticmethod(chance)})
mute = lambda game, seed, budget: object()
two = lambda game, seed: None
unmade = lambda game, seed, budget: 1 // 0
text = "no bot"

class Later:
    def __init__(self, game, seed, budget):
        self.turns = 0
    def choose(self, observation, legal):
        self.turns += 1
        return legal[0] if self.turns < 3 else fails(observation, legal)
'''
"""A module of bots, of which ``seen`` keeps what the first of them was given."""


def install(folder: Path) -> None:
    """In ``folder``: the module ``agents``, a package that offers ``guest`` and ``random``, bad modules."""
    (folder / "agents.py").write_text(BOTS, encoding="utf-8")
    (folder / "my_agents.py").write_text(EXAMPLE, encoding="utf-8")
    (folder / "lacking.py").write_text("import no_such_library_at_all\n", encoding="utf-8")
    (folder / "ending.py").write_text("raise GeneratorExit('not today')\n", encoding="utf-8")
    (folder / "asking.py").write_text("def __getattr__(name): exit(5)\n", encoding="utf-8")
    (folder / "broken.py").write_text("raise RuntimeError('never ready')\n", encoding="utf-8")
    offer(folder, "visitors", "1.2", "guest = agents:chance\nrandom = agents:first\n")


def offer(folder: Path, package: str, version: str, bots: str) -> None:
    """A package of this name and version is installed in ``folder`` and offers ``bots``."""
    there = folder / f"{package}-{version}.dist-info"
    there.mkdir()
    said = f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n"
    (there / "METADATA").write_text(said, encoding="utf-8")
    (there / "entry_points.txt").write_text(f"[kontu.bots]\n{bots}", encoding="utf-8")


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """No module of visitors has been imported yet."""
    invalidate_caches()
    for name in ("agents", "my_agents", "lacking", "ending", "asking", "broken"):
        monkeypatch.delitem(sys.modules, name, raising=False)
