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

    ``pace_ms`` is the time between two actions of bots.
    """

    game: str
    variant: str
    changes: Mapping[str, bool | int | str | list[str]]
    places: tuple[Place, ...]
    pace_ms: int
    date: str


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


class Continued(TableEvent, frozen=True, kw_only=True, tag="continued"):
    """A rematch is played at ``table``, as ``asker`` wished."""

    table: str
    asker: Seat


AnyTableEvent = Opened | Sat | Dealt | Acted | WasReady | StoodIn | CameBack | Continued

_DECODER: Final = msgspec.json.Decoder(AnyTableEvent)


def write_event(event: AnyTableEvent) -> str:
    """The event as the store keeps it."""
    return msgspec.json.encode(event).decode()


def read_event(body: str) -> AnyTableEvent:
    """The event that ``body`` keeps; raises msgspec.DecodeError."""
    return _DECODER.decode(body)


def command_of(event: AnyTableEvent) -> str | None:
    """The name under which the store keeps the command of ``event`` single: the seat's and the command's."""
    if isinstance(event, Acted) and event.cmd_id is not None:
        return f"{event.seat}:{event.cmd_id}"
    return None
