"""What a bot that somebody else wrote can do wrong, told so that he can find it."""

import reprlib
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal

MOST_SAID: Final = 200

What = Literal[
    "module", "import", "attribute", "callable", "made", "chooser", "twice", "version", "raised", "illegal"
]


class BotFault(Exception):
    """The bot written ``bot`` cannot be had, or does not play as a bot must.

    ``what``: there is no such ``module``, or it fails at ``import``; it has no such ``attribute``, which is
    not ``callable``, fails when it should have ``made`` a bot, or makes something that is no ``chooser``; the
    name is offered ``twice``; another ``version`` is here than where the matches were begun; or, asked to
    choose, the bot ``raised`` or chose something ``illegal``. ``said`` is what it said or did.
    ``place`` tells where it was, as far as that is known: ``seat`` and ``round``, the number of the
    ``match`` or ``deal`` from 1 with the ``seed`` of all, and the ``rules``.
    """

    def __init__(self, what: What, bot: str, said: str = "") -> None:
        # All that the exception is made of, so that it can be sent from the process that played.
        super().__init__(what, bot, said)
        self.what: What = what
        self.bot = bot
        self.said = said
        self.place: dict[str, str | int] = {}

    def at(self, **place: str | int) -> "BotFault":
        """The same fault, which knows that it was in this ``place``; what it knew before stays."""
        self.place = {**place, **self.place}
        return self


@contextmanager
def placed(**place: str | int) -> Iterator[None]:
    """A bot's fault in this block knows that it was in this ``place``."""
    try:
        yield
    except BotFault as fault:
        fault.at(**place)
        raise


def in_short(error: BaseException) -> str:
    """An exception in one line: its name, what it says, and the file and line where it was raised.

    Where it was caught, the first of its frames, and the machinery of imports are nothing to look at.
    """
    lines = traceback.format_exception_only(error)
    said = " ".join(lines[-1].split())[:MOST_SAID]
    frames = traceback.extract_tb(error.__traceback__)[1:]
    theirs = [frame for frame in frames if not frame.filename.startswith("<frozen ")]
    return f"{said} ({theirs[-1].filename}:{theirs[-1].lineno})" if theirs else said


def shown(value: Any) -> str:
    """Any value in one line, however it is written; one that cannot be written is told by its type."""
    try:
        return " ".join(reprlib.repr(value).split())[:MOST_SAID]
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - what somebody else's value says of itself may end as it likes
        return type(value).__name__[:MOST_SAID]
