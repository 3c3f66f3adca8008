"""Which bots can play which game."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from kontu.bots import visiting
from kontu.bots.bot import Bot
from kontu.bots.budget import Budget, WrongBudget, read_budget
from kontu.bots.random_bot import RandomBot
from kontu.core.registry import UnknownName

Maker = Callable[[int | None], Bot]
Thinker = Callable[[int | None, Budget | None], Bot]
"""Makes a bot that looks ahead, as far as its budget allows."""


def _greedy_contack(_seed: int | None) -> Bot:
    # Imported late: a bot knows its game, and one game's rules need not load to play another.
    from kontu.bots.greedy_contack import GreedyContack

    return GreedyContack()


def _contack_level(name: str) -> Thinker:
    def make(seed: int | None, budget: Budget | None) -> Bot:
        from kontu.bots.contack_levels import ContackLevel

        return ContackLevel(name, seed, budget=budget)

    return make


def _kontrakt_level(name: str) -> Thinker:
    def make(seed: int | None, budget: Budget | None) -> Bot:
        from kontu.bots.kontrakt_levels import KontraktLevel

        return KontraktLevel(name, seed, budget=budget)

    return make


def _greedy_kontrakt(_seed: int | None) -> Bot:
    from kontu.bots.greedy_kontrakt import GreedyKontrakt

    return GreedyKontrakt()


_OF_EVERY_GAME: Mapping[str, Maker] = MappingProxyType({"random": RandomBot})
_QUICK: Mapping[str, Mapping[str, Maker]] = MappingProxyType(
    {"contack": {"greedy": _greedy_contack}, "kontrakt": {"greedy": _greedy_kontrakt}}
)
_LEVELS = ("strong", "fair", "easy")
_THINKING: Mapping[str, Mapping[str, Thinker]] = MappingProxyType(
    {
        "contack": {name: _contack_level(name) for name in _LEVELS},
        "kontrakt": {name: _kontrakt_level(name) for name in _LEVELS},
    }
)
_STRONGEST_FIRST = ("strong", "fair", "greedy", "easy", "random")


def names(game: str) -> tuple[str, ...]:
    """The bots that can play the game called ``game``, the strongest first."""
    known = {*_THINKING.get(game, {}), *_QUICK.get(game, {}), *_OF_EVERY_GAME}
    return tuple(name for name in _STRONGEST_FIRST if name in known)


def find(game: str, name: str, seed: int | None = None, budget: Budget | None = None) -> Bot:
    """A new bot called ``name`` for the game called ``game``.

    ``seed`` makes a bot that uses chance repeatable; others ignore it.

    Raises:
        UnknownName: this game has no such bot; ``nearest`` suggests one.
        WrongBudget: there is a ``budget``, and this bot does not look ahead.
    """
    if (thinker := _THINKING.get(game, {}).get(name)) is not None:
        return thinker(seed, budget)
    if name not in names(game):
        raise UnknownName("bot", name, names(game))
    if budget is not None:
        raise WrongBudget(name)
    return {**_QUICK.get(game, {}), **_OF_EVERY_GAME}[name](seed)


def find_written(game: str, text: str, seed: int | None = None) -> Bot:
    """As ``find``, for a name that may have a budget of its own behind it: ``strong:500ms``, ``fair:300``.

    A name that is none of ours may be one that an installed package offers, or ``module:attribute``
    (``visiting``). So whoever lets strangers choose bots asks ``find``: they would have the time that they
    like, and code run that they name.

    Raises:
        BotFault: a bot of somebody else's is not there or cannot be made.
        UnknownName: this game has no such bot.
        WrongBudget: what stands behind the name is no budget, or the bot has no use for one.
    """
    name, colon, written = text.partition(":")
    if name not in names(game):
        if (visitor := visiting.find(game, text, seed)) is not None:
            return visitor
        raise UnknownName("bot", name, (*names(game), *visiting.offered()))
    if not colon:
        return find(game, name, seed)
    return find(game, name, seed, read_budget(written))


def visitors(game: str, texts: Iterable[str]) -> dict[str, str]:
    """For each of ``texts`` that stands for somebody else's bot which one that is, as ``visiting.origins``.

    Raises:
        BotFault: it is not there.
    """
    ours = names(game)
    return visiting.origins(text for text in texts if text.partition(":")[0] not in ours)
