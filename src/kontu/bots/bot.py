"""What a bot is: an observation and the legal actions in, an action and its reason out."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from kontu.core.refusals import Arg


class Reason(msgspec.Struct, frozen=True):
    """Why an action was chosen: ``reason-<code>`` in ``kontu.locale`` with ``args``."""

    code: str
    args: Mapping[str, Arg] = {}


class Choice(msgspec.Struct, frozen=True):
    """The ``action`` a bot chose among the legal ones, and its ``reason``."""

    action: Any
    reason: Reason


class Bot(Protocol):
    """A player that is a program.

    A bot is never given a state, so it cannot know what its seat may not see. One bot sits in one
    seat of one match; it may remember what it saw.
    """

    name: str

    def choose(self, observation: Any, legal: Sequence[Any], /) -> Choice:
        """One of ``legal``, which is never empty, for the seat to act in ``observation``."""
        ...


ONLY = Reason("only")
"""The reason of a bot that had nothing to choose."""
