"""Whoever plays by himself at a table: the dealer and the bots, at a pace that people can follow."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, cast

from kontu.bots import Bot, BotFault
from kontu.bots.weighing import ThinkingBot
from kontu.core.game import recall, some_actions
from kontu.core.seats import DEALER, Seat, seat_name
from kontu.study.alone_dealing import order_of_day
from kontu.table import deciding
from kontu.table.table import Table
from kontu.table.windows import Asking, Window

LOG: Final = logging.getLogger(__name__)

RETRY_S: Final = 2.0
"""How long the driver waits after an error, such as a full disk, before it tries again."""


MOST_CHOICES: Final = 5_000
"""From how many legal actions a bot may choose at most."""


class Driver:
    """Plays for DEALER and for bots, one action at a time, and sleeps while it is a person's turn.

    It also closes windows in time. What bots answer to one is asked as soon as it opens and kept here.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._answers: dict[tuple[int, Seat, str], str] = {}
        self._uncounted: int | None = None
        self._task: asyncio.Task[None] | None = None
        self.resting = False

    def start(self) -> None:
        """The driver plays from now on."""
        self._task = asyncio.create_task(self._drive(), name=f"driver of table {self._table.name}")

    async def stop(self) -> None:
        """The driver plays no more; whatever it had stored stays."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drive(self) -> None:
        wake = self._table.wake
        while True:
            wake.clear()
            try:
                played = await self._play_one()
            except BotFault as fault:
                # Nobody but who runs the program can bring a bot of somebody else's: it is for him to see.
                self._table.settings.bot_failed(fault)
                return
            except Exception:
                # The table must not stand still for good because the disk was full for a minute.
                LOG.exception("table %s: the driver will try again", self._table.name)
                await self._table.settings.sleep(RETRY_S)
                continue
            if not played:
                self.resting = True
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._until_due()):
                        await wake.wait()
                self.resting = False

    async def _play_one(self) -> bool:
        """One action of DEALER or a bot happens; False when it is nobody's but a person's to act."""
        await self._table.settle()
        match = self._table.match
        to_act = match.to_act
        if match.phase in {"seating", "over"} or to_act is None:
            return False
        if (asking := match.asking) is not None:
            return await self._ask(asking)
        if to_act == DEALER:
            return await self._deal()
        bot = match.places[to_act].bot
        if bot is None:
            return False
        await self._act_as(to_act, bot)
        return True

    async def _deal(self) -> bool:
        match = self._table.match
        if match.phase == "between":
            if not self._everybody_is_ready():
                return False
            if not match.people:
                await self._table.settings.sleep(match.opened.pace_ms / 1000)
        settings = self._table.settings
        at = match.moved
        pieces = match.game.deck(match.state)
        if (day := match.opened.daily) is None:
            order, nonce = settings.dealer.order(pieces), settings.new_nonce()
        else:
            order, nonce = order_of_day(match.game.name, day, len(match.deals), pieces)
        await self._table.play(lambda: deciding.deal(match, at, order, nonce))
        return True

    def _everybody_is_ready(self) -> bool:
        """Every person who is there wants the next round, and somebody does; bots alone always do."""
        match = self._table.match
        return not match.people or (bool(match.ready) and self._table.present <= match.ready)

    # --- windows -----------------------------------------------------------------------------------

    async def _ask(self, asking: Asking) -> bool:
        """A bot is asked, or the window closed; False when others must answer first, or it is too early."""
        match, window = self._table.match, asking.window
        self._answers = {key: said for key, said in self._answers.items() if key[0] == window.number}
        of_bots = {}
        for seat in window.asked:
            bot = match.places[seat].bot
            if bot is None or asking.answer_of(seat) is not None:
                continue
            if (key := (window.number, seat, bot)) not in self._answers:
                self._answers[key] = await self._answer_as(asking, seat, bot)
                # While the bot thought anything may have happened.
                return True
            of_bots[seat] = self._answers[key]
        if await self._table.close_window(window.number, of_bots):
            return True
        self._count(window)
        return False

    async def _answer_as(self, asking: Asking, seat: Seat, bot: str) -> str:
        state, game = asking.state_for(seat), asking.game
        legal = list(game.legal_actions(state))
        observation = recall(game, state, seat)
        quiet = asking.windows.quiet(state)
        action = await self._decide(seat, bot, observation, legal, quiet)
        return game.write_action(state, action)

    def _count(self, window: Window) -> None:
        """Everybody is told how many have answered, once, in the moment in which it may be known."""
        if self._table.settings.wall_ms() < window.earliest_ms:
            self._uncounted = window.number
        elif self._uncounted == window.number:
            self._uncounted = None
            self._table.tell_window()

    def _until_due(self) -> float | None:
        """In how many seconds the open window has to be looked at again; None when nothing becomes due."""
        window = self._table.match.window
        if window is None:
            return None
        now = self._table.settings.wall_ms()
        due = window.earliest_ms if now < window.earliest_ms else window.deadline_ms
        return None if due is None else max(0, due - now) / 1000

    # --- bots --------------------------------------------------------------------------------------

    async def _act_as(self, seat: Seat, name: str) -> None:
        match = self._table.match
        at = match.moved
        await self._table.settings.sleep(match.opened.pace_ms / 1000)
        observation = recall(match.game, match.state, seat)
        legal = list(some_actions(match.game, match.state, MOST_CHOICES)[0])
        if match.moved != at:
            return
        action = await self._decide(seat, name, observation, legal, legal[0])
        text = match.game.write_action(match.state, action)
        await self._table.play(lambda: deciding.act_as_bot(match, seat, at, text))

    async def _decide(self, seat: Seat, name: str, observation: Any, legal: list[Any], otherwise: Any) -> Any:
        """The bot's action; where the bot fails, ``otherwise``, so that people can go on.

        A fault of somebody else's bot is raised, with the place where it was.
        It thinks in a thread or a process: one that thinks for a second must not hold up every other table.
        """
        try:
            bot = await asyncio.to_thread(self._bot, seat, name)
            thinkers = self._table.settings.thinkers
            if thinkers is not None and getattr(bot, "thinks", False):
                choice, after = await thinkers.choose(cast("ThinkingBot", bot), observation, legal)
                self._bots[seat, name] = after
            else:
                choice = await asyncio.to_thread(bot.choose, observation, legal)
            action = choice.action
        except BotFault as fault:
            fault.at(seat=seat_name(seat), round=len(self._table.match.deals))
            raise
        except Exception:
            LOG.exception("table %s: bot %s failed", self._table.name, name)
            return otherwise
        if action not in legal:
            LOG.error("table %s: bot %s chose what is not legal", self._table.name, name)
            return otherwise
        return action

    def _bot(self, seat: Seat, name: str) -> Bot:
        bot = self._bots.get((seat, name))
        if bot is None:
            bot = self._bots[seat, name] = self._table.settings.find_bot(self._table.match.game.name, name)
        return bot
