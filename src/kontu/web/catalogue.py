"""What can be played here: every installed game with its rules, sizes and bots."""

from typing import Any

from kontu.core.fields import fields, plain_values, rules_type
from kontu.core.game import windows_of
from kontu.core.refusals import RulesError
from kontu.core.registry import AnyGame
from kontu.table.settings import TableSettings
from kontu.web.bodies import GameInfo, VariantInfo

MOST_SEATS = 16


def describe(game: AnyGame, settings: TableSettings) -> GameInfo:
    """The game as a page offers it."""
    variants = tuple(
        VariantInfo(name=name, values=plain_values(rules), seats=_sizes(game, rules))
        for name, rules in game.variants.items()
    )
    return GameInfo(
        name=game.name,
        fields=fields(rules_type(game)),
        variants=variants,
        seats=tuple(sorted({size for variant in variants for size in variant.seats})),
        bots=tuple(settings.bot_names(game.name)),
        windows=windows_of(game) is not None,
    )


def _sizes(game: AnyGame, rules: Any) -> tuple[int, ...]:
    return tuple(seats for seats in range(1, MOST_SEATS + 1) if _suits(game, rules, seats))


def _suits(game: AnyGame, rules: Any, seats: int) -> bool:
    try:
        game.start(rules, seats)
    except RulesError:
        return False
    return True
