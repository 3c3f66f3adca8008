"""The blank sheets of every game: of each preset, and of rules that were changed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from kontu.core.fields import FieldInfo, Plain, fields, plain_values, rules_type
from kontu.core.refusals import Refusal, RulesError
from kontu.core.registry import AnyGame, UnknownName, variant
from kontu.core.tallying import Form, form_fields, form_of
from kontu.sheet.folding import rules_named
from kontu.sheet.operations import MOST_SEATS, AnyOperation


class SheetPreset(msgspec.Struct, frozen=True, kw_only=True):
    """A named variant: its ``values`` of those fields that a sheet depends on, and a blank one a size."""

    name: str
    values: dict[str, Plain]
    forms: tuple[Form, ...]


class SheetGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is scored on paper: what can be chosen for a sheet, and the blank ones of its presets."""

    name: str
    fields: tuple[FieldInfo, ...]
    presets: tuple[SheetPreset, ...]


def sheet_games(games: Iterable[AnyGame]) -> Iterator[SheetGame]:
    """Every game of ``games`` that is scored on paper, its first variant offered first."""
    for game in games:
        names = form_fields(game)
        presets = tuple(
            SheetPreset(
                name=variant_name,
                values={name: value for name, value in plain_values(rules).items() if name in names},
                forms=tuple(_forms(game, rules)),
            )
            for variant_name, rules in game.variants.items()
        )
        if any(preset.forms for preset in presets):
            chosen = tuple(field for field in fields(rules_type(game)) if field.name in names)
            yield SheetGame(name=game.name, fields=chosen, presets=presets)


def _forms(game: AnyGame, rules: Any) -> Iterator[Form]:
    for seats in range(1, MOST_SEATS + 1):
        with suppress(RulesError):
            if (form := form_of(game, rules, seats)) is not None:
                yield form


def make_form(game: AnyGame, variant_name: str, changes: Mapping[str, Plain], seats: int) -> Form:
    """The blank sheet of ``variant_name`` with ``changes`` for ``seats`` players.

    Raises:
        UnknownName: there is no such variant.
        RulesError: the changes are none, the rules do not go together or not with so many players,
            or the game is not scored on paper.
    """
    variant(game, variant_name)
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in changes.items()}
    form = form_of(game, game.scribe.read_rules(variant_name, plain), seats)
    if form is None:
        raise RulesError((Refusal("sheet-no-form", "R-09", {"game": game.name}),))
    return form


def form_in_force(games: Iterable[AnyGame], operations: Sequence[AnyOperation]) -> Form:
    """The form by which a sheet of ``operations`` is now kept.

    Raises:
        ValueError: the first operation opens no sheet.
        UnknownName: there is no such game or variant.
        RulesError: as ``make_form``.
    """
    opened, settings = rules_named(operations)
    known = {game.name: game for game in games}
    if opened.game not in known:
        raise UnknownName("game", opened.game, tuple(known))
    rules = settings or opened
    return make_form(known[opened.game], rules.variant, rules.changes, len(opened.names))
