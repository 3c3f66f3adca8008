"""What is stored of a table: everything that ever happened at it, one event after the other."""

from collections.abc import Mapping
from typing import Final

import msgspec

from kontu.core.seats import Seat
from kontu.table.messages import SeatKind


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and who has it.

    ``bot`` is the bot that sits there, or stands in for a person; ``key`` the hash of the person's
    secret (see ``keys``), None for a bot and for a seat nobody took yet.
    """

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    key: str | None = None


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="was", tag=True):
    """Something that happened at a table. The union is closed: ``AnyTableEvent``."""


class Opened(TableEvent, frozen=True, kw_only=True, tag="opened"):
    """The table was opened for ``game`` by ``variant`` with ``changes``, on ``date`` (YYYY-MM-DD).

    ``pace_ms`` is the time between two actions of bots. A window closes ``window_ms`` after it opened
    (0: not before everybody has answered), and never before ``window_least_ms``. ``daily`` is the day
    (YYYY-MM-DD) from which its orders follow (C-71); None where they are left to chance. ``hints`` says
    whether whoever is to act may ask for one; None where nobody has said.
    """

    game: str
    variant: str
    changes: Mapping[str, bool | int | str | list[str | int]]
    places: tuple[Place, ...]
    pace_ms: int
    date: str
    window_ms: int = 0
    window_least_ms: int = 0
    daily: str | None = None
    hints: bool | None = None

    @property
    def gives_hints(self) -> bool:
        """Whether whoever is to act may ask for a hint: where nobody said, one person among bots may.

        A round of a day is the same for everybody, and there nobody is helped who does not want it so.
        """
        if self.hints is not None:
            return self.hints
        return self.daily is None and sum(place.kind != "bot" for place in self.places) == 1


class Sat(TableEvent, frozen=True, kw_only=True, tag="sat"):
    """A person called ``name`` took an open seat, or had his ``key`` to it made anew."""

    seat: Seat
    name: str
    key: str


class Dealt(TableEvent, frozen=True, kw_only=True, tag="dealt"):
    """DEALER dealt ``order``, promised beforehand together with ``nonce``."""

    order: tuple[str, ...]
    nonce: str


class Acted(TableEvent, frozen=True, kw_only=True, tag="acted"):
    """``seat`` did ``action`` (notation); ``cmd_id`` is the person's command, None for a bot's."""

    seat: Seat
    action: str
    cmd_id: str | None = None


class WasReady(TableEvent, frozen=True, kw_only=True, tag="ready"):
    """The person of ``seat`` had seen the end of the last round."""

    seat: Seat


class StoodIn(TableEvent, frozen=True, kw_only=True, tag="stood_in"):
    """``bot`` sat in for the absent person of ``seat``, as ``asker`` wished."""

    seat: Seat
    bot: str
    asker: Seat


class CameBack(TableEvent, frozen=True, kw_only=True, tag="came_back"):
    """The person of ``seat`` was there again and the bot left it to him."""

    seat: Seat


class WindowOpened(TableEvent, frozen=True, kw_only=True, tag="window"):
    """A window that asks ``asked``, in this order, opened together with the step before this event.

    It closes at ``deadline_ms`` at the latest (None: when everybody has answered) and at ``earliest_ms``
    at the earliest, both in milliseconds since 1970 at Greenwich.
    """

    asked: tuple[Seat, ...]
    earliest_ms: int
    deadline_ms: int | None


class Answered(TableEvent, frozen=True, kw_only=True, tag="answered"):
    """``seat`` answers the open window with ``action`` (notation), in place of what it answered before.

    Sealed: nobody else learns of it until it is played, if it ever is.
    """

    seat: Seat
    action: str
    cmd_id: str


class Stood(TableEvent, frozen=True, kw_only=True, tag="stood"):
    """``seat`` answers windows with ``text`` until that ends, or withdraws it (empty). Sealed as well."""

    seat: Seat
    text: str


class WishedEnd(TableEvent, frozen=True, kw_only=True, tag="wished_end"):
    """The person of ``seat`` wants the match to end now, or (``wish`` False) does not want it any more."""

    seat: Seat
    wish: bool


class BrokenOff(TableEvent, frozen=True, kw_only=True, tag="broken_off"):
    """The people at the table ended the match; ``asker`` was the last of them to wish it."""

    asker: Seat


class Continued(TableEvent, frozen=True, kw_only=True, tag="continued"):
    """A rematch is played at ``table``, as ``asker`` wished."""

    table: str
    asker: Seat


AnyTableEvent = (
    Opened
    | Sat
    | Dealt
    | Acted
    | WasReady
    | StoodIn
    | CameBack
    | WindowOpened
    | Answered
    | Stood
    | WishedEnd
    | BrokenOff
    | Continued
)

Sealed = Answered | Stood
"""What is stored and shown to its seat only. Versions, which everybody sees, do not count it."""

_DECODER: Final = msgspec.json.Decoder(AnyTableEvent)


def write_event(event: AnyTableEvent) -> str:
    """The event as the store keeps it."""
    return msgspec.json.encode(event).decode()


def read_event(body: str) -> AnyTableEvent:
    """The event that ``body`` keeps; raises msgspec.DecodeError."""
    return _DECODER.decode(body)


def command_of(event: AnyTableEvent) -> str | None:
    """The name under which the store keeps the command of ``event`` single: the seat's and the command's."""
    if isinstance(event, Acted | Answered) and event.cmd_id is not None:
        return f"{event.seat}:{event.cmd_id}"
    return None
