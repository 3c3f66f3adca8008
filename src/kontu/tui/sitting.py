"""Who sits at a terminal's table, what they are called, and what the bots say while they play."""

import asyncio
import random
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kontu import bots
from kontu.bots import Bot, BotFault, Choice, Reason
from kontu.bots.dealers import SecretDealer, SeededDealer
from kontu.locale import Texts
from kontu.table.settings import TableSettings


class Sitter(msgspec.Struct, frozen=True):
    """Who has a seat: the bot called ``bot``, or the person at the keyboard (None)."""

    bot: str | None


def names_of(sitters: Sequence[Sitter], texts: Texts) -> tuple[str, ...]:
    """What each is called: bots by their kind, numbered where there are several of one."""
    kinds = [sitter.bot for sitter in sitters]
    names = []
    for place, kind in enumerate(kinds):
        if kind is None:
            names.append(texts.text("play-you"))
            continue
        plain, colon, budget = kind.partition(":")
        key = f"bot-{plain}"
        # A bot that somebody else wrote is called as it was written.
        name = texts.text(key) + (f" ({budget})" if colon else "") if texts.has(key) else kind
        names.append(f"{name} {kinds[: place + 1].count(kind)}" if kinds.count(kind) > 1 else name)
    return tuple(names)


class Company:
    """The dealer and the bots of one table. With a seed, all of them do the same again.

    A table knows what a bot did but not why; the company keeps that, and the ``fault`` of a bot that
    somebody else wrote: then nobody is played for any more, and ``failed`` is set.
    """

    def __init__(self, seed: int | None) -> None:
        self.fault: BotFault | None = None
        self.failed = asyncio.Event()
        self._choices: deque[Choice] = deque()
        self._chance = None if seed is None else random.Random(seed)  # noqa: S311 - must be repeatable

    def settings(self, pace_ms: int) -> TableSettings:
        """A table's settings with this company."""
        if self._chance is None:
            return TableSettings(
                pace_ms=pace_ms, dealer=SecretDealer(), find_bot=self._find, bot_failed=self._note
            )
        chance = self._chance
        return TableSettings(
            pace_ms=pace_ms,
            dealer=SeededDealer(chance.getrandbits(62)),
            new_nonce=lambda: f"{chance.getrandbits(128):032x}",
            find_bot=self._find,
            bot_failed=self._note,
        )

    def _note(self, fault: BotFault) -> None:
        self.fault = fault
        self.failed.set()

    def reason_for(self, is_it: Callable[[Any], bool]) -> Reason | None:
        """Why a bot chose the action that ``is_it`` knows; None when no bot did.

        What was chosen before it and never asked for, such as an answer that nobody is told, is forgotten.
        """
        for place, choice in enumerate(self._choices):
            if is_it(choice.action):
                for _ in range(place + 1):
                    self._choices.popleft()
                return choice.reason
        return None

    def _find(self, game: str, name: str) -> Bot:
        seed = None if self._chance is None else self._chance.getrandbits(62)
        return _Speaking(bots.find_written(game, name, seed), self._choices)


class _Speaking:
    """A bot whose choices are kept."""

    def __init__(self, bot: Bot, choices: deque[Choice]) -> None:
        self.name = bot.name
        self._bot = bot
        self._choices = choices

    def choose(self, observation: Any, legal: Sequence[Any], /) -> Choice:
        """What the bot chooses."""
        choice = self._bot.choose(observation, legal)
        self._choices.append(choice)
        return choice
