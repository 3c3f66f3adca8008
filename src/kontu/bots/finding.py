"""Which bots can play which game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from kontu.bots.bot import Bot
from kontu.bots.random_bot import RandomBot
from kontu.core.registry import UnknownName

Maker = Callable[[int | None], Bot]


def _greedy_contack(_seed: int | None) -> Bot:
    # Imported late: a bot knows its game, and one game's rules need not load to play another.
    from kontu.bots.greedy_contack import GreedyContack

    return GreedyContack()


def _contack_level(name: str) -> Maker:
    def make(seed: int | None) -> Bot:
        from kontu.bots.contack_levels import ContackLevel

        return ContackLevel(name, seed)

    return make


def _greedy_kontrakt(_seed: int | None) -> Bot:
    from kontu.bots.greedy_kontrakt import GreedyKontrakt

    return GreedyKontrakt()


_OF_EVERY_GAME: Mapping[str, Maker] = MappingProxyType({"random": RandomBot})
_OF_ONE_GAME: Mapping[str, Mapping[str, Maker]] = MappingProxyType(
    {
        "contack": {
            "strong": _contack_level("strong"),
            "fair": _contack_level("fair"),
            "greedy": _greedy_contack,
            "easy": _contack_level("easy"),
        },
        "kontrakt": {"greedy": _greedy_kontrakt},
    }
)


def names(game: str) -> tuple[str, ...]:
    """The bots that can play the game called ``game``, the strongest first."""
    return (*_OF_ONE_GAME.get(game, {}), *_OF_EVERY_GAME)


def find(game: str, name: str, seed: int | None = None) -> Bot:
    """A new bot called ``name`` for the game called ``game``.

    ``seed`` makes a bot that uses chance repeatable; others ignore it.

    Raises:
        UnknownName: this game has no such bot; ``nearest`` suggests one.
    """
    makers = {**_OF_ONE_GAME.get(game, {}), **_OF_EVERY_GAME}
    if name not in makers:
        raise UnknownName("bot", name, names(game))
    return makers[name](seed)
