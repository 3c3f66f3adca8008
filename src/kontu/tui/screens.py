"""How a game is shown in a terminal: what every screen can do, and which game has which."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Console

from kontu.locale import Texts


class Screen(Protocol):
    """Writes what happens in one game; ``names`` of the players are given when it is made.

    ``views`` are the ways it can be shown in, by the words that choose them, and ``view`` the chosen one.
    With ``open_hands`` everybody sees all hands, so that a bot's reasons give nothing away.
    """

    views: tuple[str, ...]
    open_hands: bool
    view: str

    def table(self, observation: Any) -> None:
        """Write everything on the table, and what the viewer holds."""
        ...

    def turn(self, observation: Any) -> None:
        """Write what a player who is to act has not seen just before: of the table what he needs now."""
        ...

    def actions(self, observation: Any, legal: Sequence[str]) -> None:
        """Write the legal actions with their numbers, from 1, and what each would bring."""
        ...

    def read(self, line: str) -> str:
        """The notation that a typed ``line`` is meant as; whatever cannot be guessed stays as it is."""
        ...

    def read_beforehand(self, text: str) -> str:
        """The answer to questions to come that a typed ``text`` is meant as."""
        ...

    def help(self) -> Sequence[str]:
        """What actions are typed like, a line each, and which views there are."""
        ...

    def describe(self, event: Any) -> str | None:
        """What happened, as a sentence; None for what needs no telling."""
        ...

    def made_by(self, event: Any, action: Any) -> bool:
        """True when ``action``, chosen by a player, is what made the event."""
        ...

    def scores(self, observation: Any) -> None:
        """Write what every finished round brought."""
        ...

    def round_over(self, observation: Any, number: int) -> None:
        """Write how the table stood at the end of a round, where it still stands so, and what it brought."""
        ...

    def match_over(self, observation: Any) -> None:
        """Write the table of the finished match."""
        ...


class NoScreen(LookupError):
    """The game cannot be shown in a terminal."""


class Maker(Protocol):
    """A class of screens."""

    views: tuple[str, ...]

    def __call__(self, texts: Texts, console: Console, names: Sequence[str], view: str) -> Screen:
        """A new screen."""
        ...


def screen_of(game: str) -> Maker:
    """The screen that shows the game called ``game``; raises NoScreen."""
    # Imported late: one game's screen need not load to show another.
    if game == "contack":
        from kontu.tui.contack_screen import ContackScreen

        return ContackScreen
    if game == "kontrakt":
        from kontu.tui.kontrakt_screen import KontraktScreen

        return KontraktScreen
    raise NoScreen(game)
