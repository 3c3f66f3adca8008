"""The calls of the study: a name and JSON in, JSON out, the same on a server and in a browser."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from kontu.core.refusals import Refusal
from kontu.study import (
    alone_daily,
    alone_patience,
    alone_puzzle,
    catalogue,
    contack,
    kontrakt,
    lessons,
    replaying,
)
from kontu.study.wishes import StudyRefused, Wish, read_wish

CALLS: Final[Mapping[str, Callable[[Wish], Any]]] = MappingProxyType(
    {
        "replay": replaying.replay,
        "frame": replaying.frame,
        "frames": replaying.frames,
        "verdict": replaying.verdict,
        "ask-contack": contack.ask,
        "ask-kontrakt": kontrakt.ask,
        "games": catalogue.games,
        "lessons": lessons.lessons,
        "alone-puzzle": alone_puzzle.puzzle,
        "alone-solve": alone_puzzle.solve,
        "alone-patience": alone_patience.play,
        "alone-daily": alone_daily.daily,
    }
)
"""Every call by its name."""

ANSWERED: Final = 200
REFUSED: Final = 422
UNKNOWN: Final = 404


def call(name: str, text: str) -> str:
    """The answer to the wish ``text`` (JSON) as JSON; equal wishes have equal answers.

    Raises:
        StudyRefused: there is no such call, or what is wrong with the wish.
    """
    if name not in CALLS:
        raise StudyRefused(Refusal("path-unknown", "T-03"))
    return msgspec.json.encode(CALLS[name](read_wish(text))).decode()


def respond(name: str, text: str) -> tuple[int, str]:
    """The answer with the status that HTTP gives it; a refusal is ``{"refusal"}`` or ``{"refusals"}``."""
    try:
        return ANSWERED, call(name, text)
    except StudyRefused as error:
        status = UNKNOWN if name not in CALLS else REFUSED
        return status, refused(error.refusals)


def refused(refusals: tuple[Refusal, ...]) -> str:
    """The body of an answer that says no, for one reason or several."""
    body: dict[str, Any] = {"refusal": refusals[0]} if len(refusals) == 1 else {"refusals": refusals}
    return msgspec.json.encode(body).decode()
