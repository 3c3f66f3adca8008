"""The games that are installed, found by entry point."""

import difflib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from kontu.core.game import Game

GROUP = "kontu.games"

AnyGame = Game[Any, Any, Any, Any, Any]


class UnknownName(KeyError):
    """No game or variant has this name; ``nearest`` is the closest one that exists, or None."""

    def __init__(self, kind: str, name: str, known: tuple[str, ...]) -> None:
        self.kind = kind
        self.name = name
        self.known = known
        found = difflib.get_close_matches(name[:100], known, n=1, cutoff=0.3)
        self.nearest = found[0] if found else None
        super().__init__(f"no {kind} {name[:100]!r}")

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def games() -> tuple[str, ...]:
    """The names of the installed games, sorted."""
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


@cache
def get(name: str) -> AnyGame:
    """The game called ``name``; raises UnknownName."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game: AnyGame = entry.load()
            return game
    raise UnknownName("game", name, games())


def variant(game: AnyGame, name: str) -> Any:
    """The rules that ``name`` (``house/1``) stands for; raises UnknownName."""
    if name in game.variants:
        return game.variants[name]
    raise UnknownName("variant", name, tuple(game.variants))


def all_games() -> Iterator[AnyGame]:
    """Every installed game, by name."""
    return map(get, games())
