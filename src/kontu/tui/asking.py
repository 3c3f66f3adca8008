"""The person at the keyboard: one line in, an action or a wish out."""

import sys
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Console

from kontu.tui.screens import Screen

LONGEST_LINE: Final = 200


class Typed(msgspec.Struct, frozen=True):
    """A line that was typed: ``action`` in notation, a ``wish`` such as ``help``, or what is answered
    ``beforehand`` where several are asked at once (empty: nothing any more).
    """

    action: str = ""
    wish: str = ""
    beforehand: str | None = None


BEFOREHAND: Final = "stand"
"""The word before an answer to questions to come."""


class OutOfRange(ValueError):
    """The number typed is not one of the list's."""


WISHES: Final = {
    "?": "help",
    "help": "help",
    "hint": "hint",
    "show": "show",
    "scores": "scores",
    "rules": "rules",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
}


class Keyboard:
    """Reads lines; what comes from a pipe is written out, so that the output tells the whole story."""

    def __init__(self, console: Console) -> None:
        self._console = console
        if sys.stdin.isatty():
            # Line editing and history, where the system has them.
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """The next line, without anything unprintable; raises EOFError when there is none."""
        self._console.file.flush()
        typed = input(prompt)
        kept = "".join(character for character in typed if character.isprintable())[:LONGEST_LINE].strip()
        if not sys.stdin.isatty():
            self._console.print(kept, soft_wrap=True)
        return kept

    def read(self, line: str, legal: Sequence[str], screen: Screen) -> Typed:
        """What ``line`` means where ``legal`` are listed from 1; an empty one does the only thing there is.

        Raises:
            OutOfRange: it is a number, but none of the list's.
        """
        word = line.lower()
        if word in WISHES:
            return Typed(wish=WISHES[word])
        if word in screen.views:
            return Typed(wish=word)
        verb, _, rest = line.partition(" ")
        if verb.lower() == BEFOREHAND:
            return Typed(beforehand=rest.strip())
        if not word:
            return Typed(action=legal[0]) if len(legal) == 1 else Typed(wish="help")
        if word.isascii() and word.isdigit():
            if len(word) > 4 or not 1 <= int(word) <= len(legal):
                raise OutOfRange(word)
            return Typed(action=legal[int(word) - 1])
        return Typed(action=_whole(screen.read(line), legal))


def _whole(action: str, legal: Sequence[str]) -> str:
    """The legal action that ``action`` begins, where it is a verb alone with one meaning; else ``action``."""
    meant = [one for one in legal if one.partition(" ")[0] == action]
    return meant[0] if len(meant) == 1 else action
