"""What a table takes from the world: chance, clocks, games and bots. Tests put their own in."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from kontu import bots
from kontu.bots import Bot
from kontu.bots.dealers import Dealer, SecretDealer
from kontu.core import registry
from kontu.records.promises import commitment
from kontu.table.match import FindGame
from kontu.table.views import Promise


def new_nonce() -> str:
    """Sixteen random bytes in hexadecimal: what makes a promised order impossible to guess."""
    return secrets.token_hex(16)


def new_name() -> str:
    """A name for a table that nobody can guess: whoever knows it may look on."""
    return secrets.token_urlsafe(9)


def today() -> str:
    """The date at Greenwich, YYYY-MM-DD."""
    return datetime.now(UTC).date().isoformat()


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """How tables behave. ``patience_s`` is how long a person may be away before a bot may be asked in.

    ``pace_ms`` is the time between two actions of bots at a table that does not say otherwise;
    ``now`` counts seconds from anywhere.
    """

    pace_ms: int = 700
    patience_s: float = 60.0
    dealer: Dealer = field(default_factory=SecretDealer)
    new_name: Callable[[], str] = new_name
    new_nonce: Callable[[], str] = new_nonce
    promise: Promise = commitment
    find_game: FindGame = registry.get
    find_bot: Callable[[str, str], Bot] = bots.find
    bot_names: Callable[[str], Sequence[str]] = bots.names
    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    today: Callable[[], str] = today
