"""What can be played: every installed game with its rules and the tables it is played at."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from kontu.core import registry
from kontu.core.fields import FieldInfo, Plain, fields, plain_values, rules_type
from kontu.core.game import windows_of
from kontu.core.refusals import RulesError
from kontu.core.registry import AnyGame
from kontu.study.wishes import Wish

MOST_SEATS: Final = 16


class VariantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A named variant, the value of every field of its rules, and at how many ``seats`` it is played."""

    name: str
    values: dict[str, Plain]
    seats: tuple[int, ...]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here, its first variant offered first, at tables of ``seats`` places in all.

    ``bots`` may sit at its tables; ``windows`` says whether it ever asks several seats at once, ``advised``
    whether hints and reviews can be had.
    """

    name: str
    fields: tuple[FieldInfo, ...]
    variants: tuple[VariantInfo, ...]
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    windows: bool
    advised: bool


def describe(game: AnyGame, bots: Iterable[str] = (), *, advised: bool = False) -> GameInfo:
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
        bots=tuple(bots),
        windows=windows_of(game) is not None,
        advised=advised,
    )


def games(wish: Wish) -> tuple[GameInfo, ...]:
    """``games {}``: what ``GET /api/games`` tells, without bots: those sit at tables only."""
    wish.only()
    return tuple(map(describe, registry.all_games()))


def _sizes(game: AnyGame, rules: Any) -> tuple[int, ...]:
    return tuple(seats for seats in range(1, MOST_SEATS + 1) if _suits(game, rules, seats))


def _suits(game: AnyGame, rules: Any, seats: int) -> bool:
    try:
        game.start(rules, seats)
    except RulesError:
        return False
    return True
