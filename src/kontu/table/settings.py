"""What a table takes from the world: chance, clocks, games and bots. Tests put their own in."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from kontu import bots
from kontu.bots import Bot, BotFault, advising
from kontu.bots.advising import Adviser
from kontu.bots.dealers import Dealer, SecretDealer
from kontu.bots.thinking import Thinkers
from kontu.core import registry
from kontu.records.promises import commitment
from kontu.table.match import FindGame
from kontu.table.views import Promise

LOG: Final = logging.getLogger(__name__)


def new_nonce() -> str:
    """Sixteen random bytes in hexadecimal: what makes a promised order impossible to guess."""
    return secrets.token_hex(16)


def new_name() -> str:
    """A name for a table that nobody can guess: whoever knows it may look on."""
    return secrets.token_urlsafe(9)


def wall_ms() -> int:
    """Milliseconds since 1970 at Greenwich: a time that means the same after a restart."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """The date at Greenwich, YYYY-MM-DD."""
    return datetime.now(UTC).date().isoformat()


def log_fault(fault: BotFault) -> None:
    """The fault stands in the log."""
    LOG.error("bot %s: %s %s", fault.bot, fault.what, fault.said)


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """How tables behave. ``patience_s`` is how long a person may be away before a bot may be asked in.

    At a table that does not say otherwise ``pace_ms`` is the time between two actions of bots, a window
    stays open for ``window_ms`` at most (0: until everybody has answered) and for ``window_least_ms`` at
    least. ``thinkers`` are the processes in which bots think that take their time, which a thread does where
    there are none; ``advisers`` are others, in which hints and reviews are worked out, so that no bot waits
    for them. ``find_adviser`` finds who gives hints at a game. ``bot_failed`` is told when a bot that
    somebody else wrote has failed, after which no bot plays any more; only in the terminal does ``find_bot``
    find such. ``now`` counts seconds from anywhere, ``wall_ms`` milliseconds since 1970 at Greenwich.
    """

    pace_ms: int = 700
    window_ms: int = 0
    window_least_ms: int = 0
    patience_s: float = 60.0
    dealer: Dealer = field(default_factory=SecretDealer)
    new_name: Callable[[], str] = new_name
    new_nonce: Callable[[], str] = new_nonce
    promise: Promise = commitment
    find_game: FindGame = registry.get
    find_bot: Callable[[str, str], Bot] = bots.find
    bot_names: Callable[[str], Sequence[str]] = bots.names
    bot_failed: Callable[[BotFault], None] = log_fault
    thinkers: Thinkers | None = None
    advisers: Thinkers | None = None
    find_adviser: Callable[[str], Adviser | None] = advising.find
    now: Callable[[], float] = time.monotonic
    wall_ms: Callable[[], int] = wall_ms
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    today: Callable[[], str] = today
