"""The blank sheets of every game: of each preset, and of rules that were changed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from kontu.core.fields import Plain
from kontu.core.refusals import Refusal, RulesError
from kontu.core.registry import AnyGame, UnknownName, variant
from kontu.core.tallying import Form, form_of
from kontu.sheet.folding import rules_named
from kontu.sheet.operations import MOST_SEATS, AnyOperation


class PresetForm(msgspec.Struct, frozen=True, kw_only=True):
    """The blank sheet of a preset for as many players as the form says."""

    game: str
    variant: str
    form: Form


def preset_forms(games: Iterable[AnyGame]) -> Iterator[PresetForm]:
    """The blank sheet of every preset at every size of table that it suits."""
    for game in games:
        for name, rules in game.variants.items():
            for seats in range(1, MOST_SEATS + 1):
                try:
                    form = form_of(game, rules, seats)
                except RulesError:
                    continue
                if form is not None:
                    yield PresetForm(game=game.name, variant=name, form=form)


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
