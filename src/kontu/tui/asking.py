"""The person at the keyboard: one line in, an action or a wish out."""

import sys
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Console

from kontu.core.refusals import Refusal
from kontu.locale import Texts
from kontu.tui.screens import Screen

LONGEST_LINE: Final = 200
LONGEST_QUOTE: Final = 40


class Typed(msgspec.Struct, frozen=True):
    """A line that was typed: ``action`` in notation and the ``line`` it was typed as, a ``wish`` such as
    ``help``, or what is answered ``beforehand`` where several are asked at once (empty: nothing any more).
    """

    action: str = ""
    line: str = ""
    wish: str = ""
    beforehand: str | None = None

    def as_typed(self, refusal: Refusal) -> Refusal:
        """The ``refusal``, which names what was typed where it would name what that was taken for."""
        named = refusal.args.get("text")
        if not self.line or not isinstance(named, str) or not self.action.startswith(named):
            return refusal
        return msgspec.structs.replace(refusal, args={**refusal.args, "text": self.line[:LONGEST_QUOTE]})


class OutOfRange(ValueError):
    """The number typed is not one of the list's."""


WISHES: Final = ("help", "hint", "show", "scores", "rules", "quit")
"""What can be wished for at every turn, by its English word."""

SHORT: Final = {"?": "help", "q": "quit", "exit": "quit"}

BEFOREHAND: Final = "stand"
"""The English word before an answer to questions to come."""


class Vocabulary:
    """The words that are typed, in the language of ``texts`` and in English, whatever their capitals."""

    def __init__(self, texts: Texts) -> None:
        self._say = texts.text
        own = {self.own(wish): wish for wish in WISHES}
        self._wishes = {**own, **{wish: wish for wish in WISHES}, **SHORT}
        self._beforehand = {self.own(BEFOREHAND), BEFOREHAND}

    def own(self, word: str) -> str:
        """What the wish ``word`` is called in the reader's language."""
        return self._say(f"play-word-{word}").lower()

    def own_view(self, view: str) -> str:
        """What the ``view`` is called in the reader's language."""
        return self._say(f"play-view-{view}").lower()

    def wish(self, word: str, views: Sequence[str]) -> str:
        """The wish, or the one of ``views``, that ``word`` is; empty for neither."""
        own = {self.own_view(view): view for view in views}
        return self._wishes.get(word) or own.get(word) or (word if word in views else "")

    def before(self, word: str) -> bool:
        """True when an answer to questions to come follows ``word``."""
        return word in self._beforehand


class Keyboard:
    """Reads lines; what comes from a pipe is written out, so that the output tells the whole story."""

    def __init__(self, console: Console, words: Vocabulary) -> None:
        self._console = console
        self._words = words
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
        if wish := self._words.wish(word, screen.views):
            return Typed(wish=wish)
        verb, _, rest = line.partition(" ")
        if self._words.before(verb.lower()):
            return Typed(beforehand=rest.strip())
        if not word:
            return Typed(action=legal[0]) if len(legal) == 1 else Typed(wish="help")
        if word.isascii() and word.isdigit():
            if len(word) > 4 or not 1 <= int(word) <= len(legal):
                raise OutOfRange(word)
            return Typed(action=legal[int(word) - 1])
        return Typed(action=_whole(screen.read(line), legal), line=line)


def _whole(action: str, legal: Sequence[str]) -> str:
    """The legal action that ``action`` begins, where it is a verb alone with one meaning; else ``action``."""
    meant = [one for one in legal if one.partition(" ")[0] == action]
    return meant[0] if len(meant) == 1 else action
