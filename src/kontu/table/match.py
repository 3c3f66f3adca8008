"""What the stored events of a table amount to. No clock, no chance, nothing that waits."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

import msgspec

from kontu.core import registry
from kontu.core.events import RoundEnded
from kontu.core.game import windows_of
from kontu.core.outcomes import Outcome
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, Seat
from kontu.table.events import (
    Acted,
    Answered,
    AnyTableEvent,
    BrokenOff,
    CameBack,
    Continued,
    Dealt,
    Opened,
    Place,
    Sat,
    Sealed,
    Stood,
    StoodIn,
    WasReady,
    WindowOpened,
    WishedEnd,
)
from kontu.table.messages import Phase
from kontu.table.windows import NO_WINDOWS, Asking, Window

FindGame = Callable[[str], AnyGame]


class Told(msgspec.Struct, frozen=True):
    """A game's ``event`` and the version of the table that it came with."""

    version: int
    event: Any


class Deal(msgspec.Struct, frozen=True):
    """A deal of round ``round`` (from 1): its order, and the nonce it was promised with."""

    round: int
    order: tuple[str, ...]
    nonce: str


class LiveMatch:
    """One table's truth in memory: ``stored`` is how many of its events are in it.

    The events are the only durable truth; two matches that took the same events are alike.
    ``version`` is how many of them are not sealed, so that nobody can count what others answered.
    ``moved`` is the version that the newest step of the game made: an action chosen on it or later
    is chosen on the state as it is.
    """

    def __init__(self, opened: Opened, find_game: FindGame = registry.get) -> None:
        self.opened = opened
        self.game = find_game(opened.game)
        # UnknownName here, not a KeyError of the scribe's, when a variant was withdrawn.
        registry.variant(self.game, opened.variant)
        self.rules = self.game.scribe.read_rules(opened.variant, opened.changes)
        self.state: Any = self.game.start(self.rules, len(opened.places))
        self.places: list[Place] = list(opened.places)
        self.windows = windows_of(self.game) or NO_WINDOWS
        self.stored = 1
        self.version = 1
        self.moved = 1
        self.story: list[Told] = []
        self.steps: list[Dealt | Acted] = []
        self.deals: list[Deal] = []
        self.rounds_ended = 0
        self.ready: set[Seat] = set()
        self.want_end: set[Seat] = set()
        self.window: Window | None = None
        self.standing: dict[Seat, str] = {}
        self.next_table: str | None = None
        self._broken_off: Outcome | None = None
        self._answers: dict[tuple[Seat, str], int] = {}

    def take(self, event: AnyTableEvent) -> None:
        """The event has happened.

        Raises:
            ValueError: it does not follow from what went before: these are no events of one table.
        """
        self.stored += 1
        self.version += not isinstance(event, Sealed)
        match event:
            case Dealt(order=order, nonce=nonce):
                deal = self.game.deal(self.state, order)
                # As a record writes it, so that both hold the same promise.
                written = self.game.write_action(self.state, deal).partition(" ")[2]
                self.deals.append(Deal(self.rounds_ended + 1, tuple(written.split(" ")), nonce))
                self.ready.clear()
                self._step(event, DEALER, deal)
            case Acted(seat=seat, action=action, cmd_id=cmd_id):
                self._step(event, seat, self.game.read_action(self.state, action))
                if cmd_id is not None:
                    self._answers[seat, cmd_id] = self.version
            case Sat(seat=seat, name=name, key=key):
                self.places[seat] = Place(kind="person", name=name, key=key)
            case StoodIn(seat=seat, bot=bot):
                self._change(seat, bot)
            case CameBack(seat=seat):
                self._change(seat, None)
            case WasReady(seat=seat):
                self.ready.add(seat)
            case WindowOpened() | Answered() | Stood():
                self._ask(event)
            case WishedEnd() | BrokenOff():
                self._part(event)
            case Continued(table=table):
                self.next_table = table
            case Opened():
                raise ValueError("a table is opened once")
            case _:
                assert_never(event)

    def _ask(self, event: WindowOpened | Answered | Stood) -> None:
        match event:
            case WindowOpened(asked=asked, earliest_ms=earliest, deadline_ms=deadline):
                self.window = Window(
                    number=self.version, asked=asked, earliest_ms=earliest, deadline_ms=deadline, sealed={}
                )
            case Answered(seat=seat, action=action, cmd_id=cmd_id):
                if self.window is None:
                    raise ValueError("no window was open to be answered")
                self.window = self.window.with_answer(seat, action)
                self._answers[seat, cmd_id] = self.version
            case Stood(seat=seat, text=text) if text:
                self.standing[seat] = text
            case Stood(seat=seat):
                self.standing.pop(seat, None)

    def _part(self, event: WishedEnd | BrokenOff) -> None:
        match event:
            case WishedEnd(seat=seat, wish=True):
                self.want_end.add(seat)
            case WishedEnd(seat=seat):
                self.want_end.discard(seat)
            case BrokenOff():
                self._broken_off = self.game.broken_off(self.state)
                self.window = None

    def _step(self, event: Dealt | Acted, seat: Seat, action: Any) -> None:
        if self.game.to_act(self.state) != seat:
            raise ValueError(f"it was not the turn of seat {seat}")
        before, step = self.state, self.game.apply(self.state, action)
        self.state = step.state
        self.moved = self.version
        self.window = None
        for who, text in list(self.standing.items()):
            if self.windows.standing_ends(before, step.state, who, text):
                del self.standing[who]
        self.steps.append(event)
        self.story.extend(Told(self.version, one) for one in step.events)
        ended = sum(isinstance(one, RoundEnded) for one in step.events)
        self.rounds_ended += ended
        if ended:
            # Who wanted to stop in the middle of a round may well want another one.
            self.want_end.clear()

    def _change(self, seat: Seat, bot: str | None) -> None:
        self.places[seat] = msgspec.structs.replace(self.places[seat], bot=bot)

    @property
    def to_act(self) -> Seat | None:
        """The one seat whose turn it is, DEALER included; None when the match is over."""
        return None if self._broken_off else self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match goes on."""
        return self._broken_off or self.game.outcome(self.state)

    @property
    def asking(self) -> Asking | None:
        """The open window and what was said to it; None when none is open."""
        if self.window is None:
            return None
        return Asking(self.game, self.windows, self.state, self.window, self.standing)

    def asked_after(self, events: Sequence[AnyTableEvent]) -> tuple[Seat, ...]:
        """The seats of the window that opens when ``events`` have happened; empty when none does."""
        steps = [event for event in events if isinstance(event, Dealt | Acted)]
        if self.windows is NO_WINDOWS or not steps:
            return ()
        state = self.state
        for event in steps:
            if isinstance(event, Dealt):
                action = self.game.deal(state, event.order)
            else:
                action = self.game.read_action(state, event.action)
            state = self.game.apply(state, action).state
        return self.windows.asked(state)

    @property
    def phase(self) -> Phase:
        """Where the table stands, as ``Update.phase`` says."""
        if self.outcome is not None:
            return "over"
        if self.open_seats:
            return "seating"
        if self.rounds_ended and self.deals[-1].round == self.rounds_ended and self.to_act == DEALER:
            return "between"
        return "playing"

    @property
    def open_seats(self) -> Sequence[Seat]:
        """The seats that nobody has and no bot keeps warm."""
        return [Seat(i) for i, place in enumerate(self.places) if place.kind == "open" and place.bot is None]

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play for now."""
        return frozenset(Seat(i) for i, place in enumerate(self.places) if place.bot is not None)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that persons have, whether they are there or not."""
        return frozenset(Seat(i) for i, place in enumerate(self.places) if place.kind == "person")

    def answered(self, seat: Seat, cmd_id: str) -> int | None:
        """The version that the command was done or answered with; None when it never was."""
        return self._answers.get((seat, cmd_id))

    def has_ended(self, deal: Deal) -> bool:
        """True when the round of ``deal`` is over, so that its order may be shown."""
        return deal.round <= self.rounds_ended or self._broken_off is not None
