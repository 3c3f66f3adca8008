"""Bots that others wrote: found by entry point, or as ``module:attribute``, and seated beside ours.

A package offers bots by entry points of the group ``kontu.bots``. Whoever runs a command may also name what
makes a bot, ``my_agents:make``; nothing that was sent to us or read from a file is ever looked up here.
"""

import importlib
import re
import secrets
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points, packages_distributions, version
from pathlib import Path
from typing import Any, Final

import msgspec

from kontu.bots.bot import Bot, Choice, Reason
from kontu.bots.budget import Budget, read_budget
from kontu.bots.faults import BotFault, in_short, shown
from kontu.core import registry

GROUP: Final = "kontu.bots"

OWN: Final = Reason("own")
"""The reason of a bot that gives none."""

_DIGITS: Final = 12
_NAME: Final = r"[^\W\d]\w*(?:\.[^\W\d]\w*)*"
_WRITTEN: Final = re.compile(rf"(?P<maker>(?P<module>{_NAME}):(?P<attribute>{_NAME}))(?::(?P<budget>.*))?")

Maker = Callable[[Any, int, Budget | None], Any]


class Address(msgspec.Struct, frozen=True):
    """Where a bot is found: what stands in ``module`` under ``attribute``, and the ``budget`` behind it.

    ``package`` is the name and version of the one that offers it; None where a module is named.
    """

    module: str
    attribute: str
    budget: str | None
    package: str | None = None


class Visitor:
    """A bot of somebody else's at the table: what it chooses is looked at before it is played."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self._bot = bot

    def choose(self, observation: Any, legal: Sequence[Any], /) -> Choice:
        """What the bot chooses: a Choice, or an action alone.

        Raises:
            BotFault: it raised something, or chose what is not among ``legal``.
        """
        offered = tuple(legal)
        try:
            chosen = self._bot.choose(observation, list(offered))
            given = chosen if isinstance(chosen, Choice) else Choice(chosen, OWN)
            found = [each for each in offered if _same(each, given.action)]
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise BotFault("raised", self.name, in_short(error)) from error
        if not found:
            raise BotFault("illegal", self.name, shown(given.action))
        reason: Any = given.reason
        return Choice(found[0], reason if isinstance(reason, Reason) else OWN)


def _same(ours: Any, theirs: Any) -> bool:
    # Values of other types may compare as they like, or not at all.
    return ours is theirs or (type(ours) is type(theirs) and bool(ours == theirs))


def offered() -> tuple[str, ...]:
    """The names under which installed packages offer bots, sorted."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


def address(text: str) -> Address | None:
    """Where ``text`` says that a bot is: a name that is offered, or ``module:attribute``, each with a budget.

    None when it says neither.

    Raises:
        BotFault: the name is offered ``twice``.
    """
    name, colon, rest = text.partition(":")
    if (entry := _entry(name)) is not None:
        package = None if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
        return Address(entry.module, entry.attr or "", rest if colon else None, package)
    match = _WRITTEN.fullmatch(text)
    return None if match is None else Address(match["module"], match["attribute"], match["budget"])


def _entry(name: str) -> EntryPoint | None:
    entries = {(entry.module, entry.attr): entry for entry in entry_points(group=GROUP, name=name)}
    if len(entries) > 1:
        raise BotFault("twice", name, ", ".join(sorted(entry.value for entry in entries.values())))
    return next(iter(entries.values()), None)


def find(game: str, text: str, seed: int | None = None) -> Bot | None:
    """The bot that ``text`` stands for, made to play ``game``; None when that is no ``address``.

    Without a ``seed`` its chance is new each time.

    Raises:
        BotFault: there is none, or it cannot be made.
        WrongBudget: what stands behind the name is no budget.
    """
    where = address(text)
    if where is None:
        return None
    budget = None if where.budget is None else read_budget(where.budget)
    maker = _maker(text, where)
    try:
        bot = maker(registry.get(game), secrets.randbits(64) if seed is None else seed, budget)
        fits = callable(getattr(bot, "choose", None))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotFault("made", text, in_short(error)) from error
    if not fits:
        raise BotFault("chooser", text, type(bot).__name__)
    return Visitor(text, bot)


def _maker(text: str, where: Address) -> Maker:
    found: Any = _module(text, where.module)
    for name in where.attribute.split("."):
        try:
            found = getattr(found, name)
        except AttributeError as error:
            raise BotFault("attribute", text, f"{where.module}.{where.attribute}") from error
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            # A module may look its attributes up by a function of its own.
            raise BotFault("import", text, in_short(error)) from error
    if not callable(found):
        raise BotFault("callable", text, f"{where.module}.{where.attribute}")
    maker: Maker = found
    return maker


def _module(text: str, name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        # A module that is there may need another that is not.
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            raise BotFault("module", text, error.name) from error
        raise BotFault("import", text, in_short(error)) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotFault("import", text, in_short(error)) from error


# --- which bot that is ------------------------------------------------------------------------------


def origins(names: Iterable[str]) -> dict[str, str]:
    """For each of ``names`` that is an ``address`` which bot that is: ``agents 1.2``, or ``sha256 1a2b...``.

    Raises:
        BotFault: it cannot be imported.
    """
    found = {name: address(name) for name in names}
    return {
        name: where.package or _origin(name, where.module)
        for name, where in found.items()
        if where is not None
    }


def require(visitors: Mapping[str, str]) -> None:
    """Raise BotFault where one of ``visitors`` is not here, or another than it says."""
    for name, origin in visitors.items():
        if origins([name]).get(name) != origin:
            raise BotFault("version", name, origin)


@cache
def _origin(text: str, module: str) -> str:
    """Which package the bot ``text`` in ``module`` is of; without one the digest of its source."""
    top = module.partition(".")[0]
    _module(text, module)
    if packages := packages_distributions().get(top):
        return f"{packages[0]} {version(packages[0])}"
    return f"sha256 {_digest(sys.modules[top])}"


def _digest(module: Any) -> str:
    """The digest of a module's source, of a package's whole."""
    # Python may look in the same folder twice, and finds one that several share in each.
    folders = sorted({Path(folder).resolve() for folder in getattr(module, "__path__", ())})
    file = getattr(module, "__file__", None)
    files = [each for folder in folders for each in sorted(folder.rglob("*.py"))]
    digest = sha256()
    for each in files or ([Path(file)] if file else []):
        digest.update(sha256(each.read_bytes()).digest())
    return digest.hexdigest()[:_DIGITS]
