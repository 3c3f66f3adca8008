"""What the stored events of a table amount to. No clock, no chance, nothing that waits."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

import msgspec

from kontu.core import registry
from kontu.core.events import RoundEnded
from kontu.core.outcomes import Outcome
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, Seat
from kontu.table.events import (
    Acted,
    AnyTableEvent,
    CameBack,
    Continued,
    Dealt,
    Opened,
    Place,
    Sat,
    StoodIn,
    WasReady,
)
from kontu.table.messages import Phase

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
    """One table's truth in memory: ``version`` is how many of its events are in it.

    The events are the only durable truth; two matches that took the same events are alike.
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
        self.version = 1
        self.moved = 1
        self.story: list[Told] = []
        self.steps: list[Dealt | Acted] = []
        self.deals: list[Deal] = []
        self.rounds_ended = 0
        self.ready: set[Seat] = set()
        self.next_table: str | None = None
        self._answers: dict[tuple[Seat, str], int] = {}

    def take(self, event: AnyTableEvent) -> None:
        """The event has happened.

        Raises:
            ValueError: it does not follow from what went before: these are no events of one table.
        """
        self.version += 1
        match event:
            case Dealt(order=order, nonce=nonce):
                self.deals.append(Deal(self.rounds_ended + 1, order, nonce))
                self.ready.clear()
                self._step(event, DEALER, self.game.deal(self.state, order))
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
            case Continued(table=table):
                self.next_table = table
            case Opened():
                raise ValueError("a table is opened once")
            case _:
                assert_never(event)

    def _step(self, event: Dealt | Acted, seat: Seat, action: Any) -> None:
        if self.game.to_act(self.state) != seat:
            raise ValueError(f"it was not the turn of seat {seat}")
        step = self.game.apply(self.state, action)
        self.state = step.state
        self.moved = self.version
        self.steps.append(event)
        self.story.extend(Told(self.version, one) for one in step.events)
        self.rounds_ended += sum(isinstance(one, RoundEnded) for one in step.events)

    def _change(self, seat: Seat, bot: str | None) -> None:
        self.places[seat] = msgspec.structs.replace(self.places[seat], bot=bot)

    @property
    def to_act(self) -> Seat | None:
        """The one seat whose turn it is, DEALER included; None when the match is over."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match goes on."""
        return self.game.outcome(self.state)

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
    def people(self) -> frozenset[Seat]:
        """The seats that persons have, whether they are there or not."""
        return frozenset(Seat(i) for i, place in enumerate(self.places) if place.kind == "person")

    def answered(self, seat: Seat, cmd_id: str) -> int | None:
        """The version that the command made when it was done; None when it never was."""
        return self._answers.get((seat, cmd_id))

    def has_ended(self, deal: Deal) -> bool:
        """True when the round of ``deal`` is over, so that its order may be shown."""
        return deal.round <= self.rounds_ended
