"""The lessons of a game: records that stop where somebody is to do something, and what that is."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from kontu.core import registry
from kontu.core.seats import DEALER, Seat
from kontu.games.contack.cells import Cell, neighbour
from kontu.games.contack.tiles import COLOURS
from kontu.study.playing import Position, position_wished
from kontu.study.wishes import Wish

COURSES: Final = ("contack", "kontrakt")
"""The games that can be learnt so."""


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A wrong ``action``, and the ``rule`` that refuses it while goal number ``goal`` (from 1) is sought."""

    action: str
    rule: str
    goal: int = 1


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step as its file writes it; its record has its ``name``.

    ``rules`` are those it teaches. ``goals`` are reached one after the other, each by any of its actions;
    a word alone (``lay``) stands for every action that begins with it. ``wrong`` are attempts for the tests.
    """

    name: str
    rules: tuple[str, ...]
    goals: tuple[tuple[str, ...], ...]
    wrong: tuple[Attempt, ...] = ()

    def reached(self, goal: int, action: str) -> bool:
        """True when ``action``, in notation, is what goal number ``goal`` (from 0) asks for."""
        return any(action == each or action.startswith(f"{each} ") for each in self.goals[goal])


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A step as it is served: the position is the end of the record ``text``, and ``you`` are to act in it.

    ``places`` are the empty cells beside the tiles that lie, in games that have them: what may be tried.
    """

    name: str
    text: str
    at: int
    you: Seat
    rules: tuple[str, ...]
    goals: tuple[tuple[str, ...], ...]
    places: tuple[str, ...]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The lessons of a game in their order."""

    game: str
    lessons: tuple[Lesson, ...]


def lessons(wish: Wish) -> Course:
    """``lessons {game}``: what is to be done at which positions."""
    wish.only("game")
    if not wish.has("game"):
        raise wish.missing("game")
    return course(wish.choice("game", COURSES))


@cache
def course(game: str) -> Course:
    """The lessons of ``game``, each at its position; raises KeyError for a game without any."""
    return Course(game=game, lessons=tuple(_lesson(game, step) for step in steps(game)))


@cache
def steps(game: str) -> tuple[Step, ...]:
    """The steps of ``game`` as their file writes them."""
    if game not in COURSES:
        raise KeyError(game)
    table = tomllib.loads((files(__package__) / f"{game}.toml").read_text("utf-8"))
    return tuple(map(_step, table["steps"]))


def record_text(game: str, name: str) -> str:
    """The record that leads to the step ``name``."""
    return (files(__package__) / game / f"{name}.kontu").read_text("utf-8")


def _step(table: Mapping[str, Any]) -> Step:
    # Plain constructors: the browser has no converter of structs.
    return Step(
        name=table["name"],
        rules=tuple(table["rules"]),
        goals=tuple(tuple(goal) for goal in table["goals"]),
        wrong=tuple(Attempt(**attempt) for attempt in table.get("wrong", ())),
    )


def _lesson(game: str, step: Step) -> Lesson:
    text = record_text(game, step.name)
    position = position_wished(Wish({"text": text}))
    to_act = registry.get(game).to_act(position.state)
    if to_act is None or to_act == DEALER:
        raise ValueError(f"nobody is to act in the lesson {step.name} of {game}")
    return Lesson(
        name=step.name,
        text=text,
        at=position.at,
        you=to_act,
        rules=step.rules,
        goals=step.goals,
        places=tuple(map(str, _places(position, to_act))),
    )


def _places(position: Position, you: Seat) -> list[Cell]:
    """The empty cells beside the layout, from left to right and from above; none where no tiles lie."""
    laid = getattr(position.game.observe(position.state, you), "layout", ())
    taken = {each.cell for each in laid}
    beside = {neighbour(cell, colour) for cell in taken for colour in COLOURS}
    return sorted(beside - taken, key=lambda cell: (cell.x, -cell.y))
