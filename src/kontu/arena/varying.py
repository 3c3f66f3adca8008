"""Sets of rules that differ in one field."""

from typing import Any, Final

from kontu.arena.compare import Choice
from kontu.core import settings
from kontu.core.fields import fields, plain, rules_type
from kontu.core.refusals import Refusal, RulesError
from kontu.core.registry import AnyGame

BETWEEN: Final = "/"
"""Stands between values that are named: a comma would stand inside a value that is a list."""


class TooMany(Exception):
    """The field called ``field`` can be so many things that those to try must be named."""

    def __init__(self, field: str) -> None:
        self.field = field
        super().__init__(field)


def varied(game: AnyGame, rules: Any, seats: int, wish: str) -> tuple[Choice, ...]:
    """A choice for each value of the field that ``wish`` names: ``must_play``, or ``hands=1/3/5``.

    Without values all choices of the field, first that of ``rules``; those that do not go together with
    the other fields are left out. Values that were named are all there, in their order.

    Raises:
        RulesError: there is no such field, or a value that was named cannot be played.
        TooMany: the field is no choice between a few, and no values were named.
    """
    name, named, written = wish.partition("=")
    name = name.strip()
    info = next((info for info in fields(rules_type(game)) if info.name == name), None)
    if info is None:
        settings.changed(game, rules, {name: ""})
        raise RulesError((Refusal("field-unknown", "R-11", {"field": name[:60], "nearest": ""}),))
    if named:
        return tuple(_choice(game, rules, seats, name, value.strip()) for value in written.split(BETWEEN))
    if info.kind not in {"bool", "choice"}:
        raise TooMany(name)
    own = settings.typed(plain(getattr(rules, name)))
    values = ("false", "true") if info.kind == "bool" else info.choices
    found = []
    for value in (own, *(value for value in values if value != own)):
        try:
            found.append(_choice(game, rules, seats, name, value))
        except RulesError:
            if value == own:
                raise
    return tuple(found)


def _choice(game: AnyGame, rules: Any, seats: int, name: str, value: str) -> Choice:
    changed = settings.changed(game, rules, {name: value})
    game.start(changed, seats)
    apart = settings.departures(changed, rules)
    return Choice(f"{name}={value}", changed, {field: settings.typed(each) for field, each in apart.items()})
