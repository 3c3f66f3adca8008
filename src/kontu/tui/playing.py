"""A match at a terminal, on the same table that serves the page, kept in memory."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console

from kontu import bots
from kontu.bots import BotFault, advising
from kontu.bots.advising import advise
from kontu.bots.telling import WeighedChoice, told
from kontu.core import settings
from kontu.core.events import MatchEnded, RoundEnded
from kontu.core.game import recall
from kontu.core.refusals import Refusal
from kontu.core.registry import AnyGame
from kontu.core.seats import Seat
from kontu.locale import MissingText, Texts
from kontu.records import write
from kontu.review import plan
from kontu.review.words import lead_words, review_words, why_words
from kontu.store import MemoryStore
from kontu.study.wishes import StudyRefused
from kontu.table.messages import Act, Refused, Update
from kontu.table.recording import record_of
from kontu.table.table import Table
from kontu.table.tables import Guest, Tables
from kontu.table.viewers import Viewer
from kontu.tui.asking import Keyboard, OutOfRange, Typed, Vocabulary
from kontu.tui.reviewing import weighed
from kontu.tui.screens import screen_of
from kontu.tui.sitting import Company, Sitter, names_of

MOST_HINTED: Final = 5
"""So many choices a hint tells."""

MOST_LISTED: Final = 12
"""A changed rule with a longer list is told by how long it is."""

COMMON_WISHES: Final = ("hint", "show", "scores", "rules", "quit")
"""What can be typed whatever the game, in the order of the help."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A match to be played: the game, the ``variant`` with ``changes``, which make ``rules``, and who sits.

    ``record`` is the file for the record, ``pace_ms`` the time between the actions of bots. With
    ``review`` the person is shown in the end what his turns cost.
    """

    game: AnyGame
    variant: str
    changes: dict[str, Any]
    rules: Any
    sitters: tuple[Sitter, ...]
    seed: int | None
    pace_ms: int
    record: Path | None
    view: str
    review: bool = False


class RecordUnwritable(Exception):
    """The record cannot be written; ``cause`` is what the system says."""

    def __init__(self, cause: OSError) -> None:
        super().__init__()
        self.cause = cause


class Stopped(Exception):
    """The person wants to stop, or there is no more input (``quietly`` False)."""

    def __init__(self, *, wished: bool) -> None:
        super().__init__()
        self.wished = wished


def play_match(wish: Wish, texts: Texts, console: Console) -> bool:
    """The match is played, or stopped, and recorded; True when it is finished or the person said quit.

    Raises:
        BotFault: a bot that somebody else wrote failed; what was played until then is recorded.
        NoScreen: the game cannot be shown in a terminal.
        RecordUnwritable: the record cannot be written.
        OSError: standard output cannot be written.
    """
    session = Session(wish, texts, console)
    # Not asyncio.run: it would keep Ctrl-C from a person who is being asked.
    loop = asyncio.new_event_loop()
    content = True
    try:
        loop.run_until_complete(session.play())
    except Stopped as stopped:
        content = stopped.wished
    except KeyboardInterrupt:
        content = False
        console.print()
    finally:
        loop.run_until_complete(session.close())
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
    session.report()
    if session.fault is not None:
        raise session.fault
    return content


class Session:
    """One match at one terminal."""

    def __init__(self, wish: Wish, texts: Texts, console: Console) -> None:
        self._wish = wish
        self._texts = texts
        self._console = console
        self._names = names_of(wish.sitters, texts)
        self._screen = screen_of(wish.game.name)(texts, console, self._names, wish.view)
        self._words = Vocabulary(texts)
        self._keyboard = Keyboard(console, self._words)
        self._company = Company(wish.seed)
        self._tables = Tables(MemoryStore(), self._company.settings(wish.pace_ms))
        self._table: Table | None = None
        self._commands = 0

    @property
    def fault(self) -> BotFault | None:
        """What a bot that somebody else wrote did wrong."""
        return self._company.fault

    async def play(self) -> None:
        """The match goes on until it is over, or a bot that somebody else wrote failed; raises Stopped."""
        self._say_rules()
        guests = [
            Guest("person", name) if sitter.bot is None else Guest("bot", name, sitter.bot)
            for sitter, name in zip(self._wish.sitters, self._names, strict=True)
        ]
        table, secrets = await self._tables.open(
            self._wish.game.name, self._wish.variant, self._wish.changes, guests, self._wish.pace_ms
        )
        self._table = table
        viewer = await table.join(next(iter(secrets.values()), None), None)
        if not isinstance(viewer, Viewer):
            raise TypeError("a table knows the keys it has just given")
        while True:
            if await self._bot_failed_before(viewer):
                return
            viewer.take_answers()
            if viewer.update_due and await self._see(table, table.update(viewer)):
                return

    async def _bot_failed_before(self, viewer: Viewer) -> bool:
        """False as soon as there is something to see; True when a bot failed before."""
        waiting = [asyncio.ensure_future(each) for each in (viewer.news(), self._company.failed.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            return not waiting[0].done()
        finally:
            for each in waiting:
                each.cancel()

    async def close(self) -> None:
        """Nobody plays any more."""
        await self._tables.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Stopped):
                await task

    def report(self) -> None:
        """Write the record where it was wished, and say how things stand."""
        match = None if self._table is None else self._table.match
        finished = match is not None and match.phase == "over"
        you = next((Seat(i) for i, each in enumerate(self._wish.sitters) if each.bot is None), None)
        if self._wish.record is not None and match is not None:
            try:
                self._wish.record.write_bytes(write(record_of(match, you)))
            except OSError as error:
                raise RecordUnwritable(error) from error
            key = "play-recorded" if finished else "play-recorded-unfinished"
            self._print(self._texts.text(key, file=str(self._wish.record)))
        elif not finished:
            self._print(self._texts.text("play-unfinished"))
        if self._wish.review and match is not None:
            self._review(write(record_of(match, you)).decode(), you)

    def _review(self, record: str, you: Seat | None) -> None:
        """Write what the turns of the person, or of the first bot, cost in the ``record``."""
        try:
            planned = plan(record, you)
        except StudyRefused as error:
            self._print(self._texts.refusal(error.refusals[0]))
            return
        self._console.print()
        lines = weighed(planned, self._texts, self._console)
        for line in review_words(self._texts, planned, lines):
            self._print(line)

    # --- what the table tells ---------------------------------------------------------------------

    async def _see(self, table: Table, update: Update) -> bool:
        """Write what is new and act where it is the person's turn; True when the match is over."""
        for event in update.events:
            self._tell(event, update)
        if update.phase == "over":
            return True
        if update.you is None:
            return False
        if update.phase == "between":
            await table.ready(update.you, table.match.rounds_ended)
        elif update.to_act == update.you:
            await self._turn(table, update, update.you)
        return False

    def _tell(self, event: Any, update: Update) -> None:
        line = self._screen.describe(event)
        if line is not None:
            self._print(self._with_reason(event, line))
        if isinstance(event, RoundEnded):
            self._console.print()
            self._screen.round_over(update.observation, event.number)
        if isinstance(event, MatchEnded):
            self._screen.match_over(update.observation)

    def _with_reason(self, event: Any, line: str) -> str:
        """The line with why a bot did it, unless that would tell a person what the bot holds."""
        if not self._screen.open_hands and any(sitter.bot is None for sitter in self._wish.sitters):
            return line
        reason = self._company.reason_for(lambda action: self._screen.made_by(event, action))
        if reason is None:
            return line
        try:
            said = self._texts.sentence("reason-" + reason.code, reason.args)
        except MissingText:
            # Somebody else's bot may have a reason that nobody can put into words.
            return line
        return self._texts.text("play-because", line=line, reason=said)

    # --- the person's turn ------------------------------------------------------------------------

    async def _turn(self, table: Table, update: Update, seat: Seat) -> None:
        self._screen.turn(update.observation)
        self._screen.actions(update.observation, update.legal)
        refusal: Refusal | None = None
        while True:
            typed = self._ask(table, update, seat)
            if typed.beforehand is not None:
                refusal = await table.stand(seat, self._screen.read_beforehand(typed.beforehand))
            else:
                self._commands += 1
                act = Act(at=update.version, cmd_id=str(self._commands), action=typed.action)
                answer = await table.act(seat, act)
                refusal = typed.as_typed(answer.refusal) if isinstance(answer, Refused) else None
            if refusal is None:
                return
            self._print(self._texts.refusal(refusal))

    def _ask(self, table: Table, update: Update, seat: Seat) -> Typed:
        """The action, or the answer beforehand, that the person types in the end; raises Stopped."""
        while True:
            try:
                line = self._keyboard.line(self._texts.text("play-prompt", seat=self._names[seat]))
                typed = self._keyboard.read(line, update.legal, self._screen)
            except OutOfRange:
                self._print(self._texts.text("play-number-outside", most=len(update.legal)))
                continue
            except EOFError as end:
                self._console.print()
                self._print(self._texts.text("play-input-ended"))
                raise Stopped(wished=False) from end
            if typed.action or typed.beforehand is not None:
                return typed
            self._grant(typed.wish, table, update)

    def _grant(self, wish: str, table: Table, update: Update) -> None:
        match wish:
            case "quit":
                raise Stopped(wished=True)
            case "help":
                common = [
                    self._texts.text(f"play-help-{key}", word=self._words.own(key)) for key in COMMON_WISHES
                ]
                for line in (*self._screen.help(), *common):
                    self._print(line)
            case "hint":
                for line in self._hint(table, update):
                    self._print(line)
            case "rules":
                self._say_rules()
            case "scores":
                self._screen.scores(update.observation)
            case _:
                if wish != "show":
                    self._screen.view = wish
                self._screen.table(update.observation)
                self._screen.actions(update.observation, update.legal)

    def _hint(self, table: Table, update: Update) -> list[str]:
        """The best choices with their numbers in the list; where nobody weighs them, what a bot would do."""
        game = self._wish.game
        legal = [game.read_action(table.match.state, text) for text in update.legal]
        adviser = advising.find(game.name, update.version)
        found = advise(adviser, _recalled(table, update), legal, MOST_HINTED) if adviser else ()
        if not found:
            return [self._hint_of_bot(table, update, legal)]
        choices = [told(game, table.match.state, each) for each in found]
        how = "hint-how-exact" if choices[0].exact else "hint-how"
        return [
            *(self._choice_words(each, 1 + update.legal.index(each.action)) for each in choices),
            self._texts.text(how, tries=choices[0].tries),
        ]

    def _choice_words(self, choice: WeighedChoice, number: int) -> str:
        lead, reason = lead_words(self._texts, choice), why_words(self._texts, choice.why)
        return self._texts.text("hint-line", number=number, action=choice.action, lead=lead, reason=reason)

    def _hint_of_bot(self, table: Table, update: Update, legal: list[Any]) -> str:
        game = self._wish.game
        bot = bots.names(game.name)[0]
        choice = bots.find(game.name, bot).choose(_recalled(table, update), legal)
        action = game.write_action(table.match.state, choice.action)
        reason = self._texts.sentence("reason-" + choice.reason.code, choice.reason.args)
        who = self._texts.text(f"bot-{bot}")
        return self._texts.text("hint-by-bot", bot=who, action=action, reason=reason)

    def _say_rules(self) -> None:
        name = self._texts.text("variant-" + self._wish.variant.replace("/", "-"))
        variant = f"{name} ({self._wish.variant})"
        changes = ", ".join(f"{field}={_short(value)}" for field, value in self._wish.changes.items())
        if changes:
            self._print(self._texts.text("play-rules-changed", variant=variant, changes=changes))
        else:
            self._print(self._texts.text("play-rules", variant=variant))

    def _print(self, line: str) -> None:
        # A line stays one line in a pipe: whoever reads it there breaks it himself.
        self._console.print(line, soft_wrap=not self._console.is_terminal)


def _short(value: Any) -> str:
    # The tiles of a box would fill the screen.
    too_many = isinstance(value, list | tuple) and len(value) > MOST_LISTED
    return f"({len(value)})" if too_many else settings.typed(value)


def _recalled(table: Table, update: Update) -> Any:
    """What the person at the keyboard sees and might remember."""
    match, seat = table.match, update.you
    if seat is None:
        raise ValueError("an onlooker has nothing to choose")
    state = match.state if match.asking is None else match.asking.state_for(seat)
    return recall(match.game, state, seat)
