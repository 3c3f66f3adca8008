"""Advice as it is told to somebody: in notation and in numbers, and why by the name of a text."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kontu.bots.advising import Advice
from kontu.core.refusals import Arg
from kontu.core.registry import AnyGame


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """What speaks for a choice: ``reason-<code>`` of the texts, with ``args``."""

    code: str
    args: Mapping[str, Arg]


class WeighedChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A legal ``action`` (notation) with the ``lead`` in points that it is expected to end the round with.

    The lead is over the other player or side, or over the mean of several others. It is ``exact`` when
    nothing is left to chance, else the mean of ``tries``.
    """

    action: str
    lead: float
    tries: int
    exact: bool
    why: Why


def told(game: AnyGame, state: Any, advice: Advice) -> WeighedChoice:
    """The advice on an action in ``state``; to the hundredth of a point, which is more than it knows."""
    return WeighedChoice(
        action=game.write_action(state, advice.action),
        lead=round(advice.lead, 2),
        tries=advice.tries,
        exact=advice.exact,
        why=Why(code=advice.reason.code, args=advice.reason.args),
    )
