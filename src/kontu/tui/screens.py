"""How a game is shown in a terminal: what every screen can do, and which game has which."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Protocol

from rich.console import Console

from kontu.locale import Texts


class ViewSize(StrEnum):
    """How the layout is shown: drawn ``large`` or ``small``, as a ``list`` in words, or what fits best."""

    AUTO = "auto"
    LARGE = "large"
    SMALL = "small"
    LIST = "list"


class Screen(Protocol):
    """Writes what happens in one game; ``names`` of the players are given when it is made."""

    size: ViewSize

    def table(self, observation: Any) -> None:
        """Write everything on the table: the layout, the hands, the scores."""
        ...

    def actions(self, observation: Any, legal: Sequence[str]) -> None:
        """Write the legal actions with their numbers, from 1, and what each would bring."""
        ...

    def describe(self, event: Any) -> str | None:
        """What happened, as a sentence; None for what needs no telling."""
        ...

    def is_choice(self, event: Any) -> bool:
        """True when the event is what a player chose to do."""
        ...

    def round_over(self, observation: Any, number: int) -> None:
        """Write the table of a finished round."""
        ...

    def match_over(self, observation: Any) -> None:
        """Write the table of the finished match."""
        ...


class NoScreen(LookupError):
    """The game cannot be shown in a terminal."""


def screen_for(game: str, texts: Texts, console: Console, names: Sequence[str], size: ViewSize) -> Screen:
    """A new screen for the game called ``game``; raises NoScreen."""
    if game == "contack":
        from kontu.tui.contack_screen import ContackScreen

        return ContackScreen(texts, console, names, size)
    raise NoScreen(game)
