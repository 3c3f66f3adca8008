"""What passes over REST. The page's types are generated from these structs."""

from typing import Annotated, Literal

import msgspec

from kontu.core.fields import Plain
from kontu.core.refusals import Refusal
from kontu.core.seats import Seat
from kontu.core.tallying import Form
from kontu.sheet.operations import AnyOperation
from kontu.table.messages import Phase, SeatView

# --- from the page -----------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a page may post. Unknown fields are refused, not ignored."""


class SeatWish(Request, frozen=True, kw_only=True):
    """Who is to sit in a new table's seat: ``you``, the bot called ``bot``, or who takes the invitation."""

    kind: Literal["you", "bot", "open"]
    name: str = ""
    bot: str | None = None


class NewTable(Request, frozen=True, kw_only=True):
    """A table to be opened: ``variant`` with ``changes`` to its fields, a seat for each of ``seats``.

    ``pace_ms`` is the time between two actions of bots, 0..10000. Where several seats are asked at once
    they are waited for ``window_ms``, 0..3600000 (0: until everybody has answered), and never less than
    ``window_least_ms``, 0..60000. None leaves it to the server. ``daily`` is a day (YYYY-MM-DD, UTC) whose
    round is dealt, to one person among bots. ``hints`` says whether whoever is to act may ask for one; None
    leaves it to the server, which lets one person among bots.
    """

    game: str
    variant: str
    changes: dict[str, Plain] = {}
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(max_length=16)]
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    window_ms: Annotated[int, msgspec.Meta(ge=0, le=3_600_000)] | None = None
    window_least_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None
    daily: str | None = None
    hints: bool | None = None


class SitDown(Request, frozen=True, kw_only=True):
    """Sit here, under this name."""

    name: str = ""


class PiecesText(Request, frozen=True, kw_only=True):
    """A set of one's own, one piece a line, meant for a table of ``seats``."""

    text: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] = 2


class FormWish(Request, frozen=True, kw_only=True):
    """A blank score sheet for ``seats`` players by ``variant`` with ``changes``."""

    game: str
    variant: str
    changes: dict[str, Plain] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]


class SheetWish(Request, frozen=True, kw_only=True):
    """Operations to be kept, in their order; the answer tells the sheet from operation ``since`` on."""

    operations: Annotated[tuple[AnyOperation, ...], msgspec.Meta(max_length=200)]
    since: Annotated[int, msgspec.Meta(ge=0, le=999_999)] = 0


class RecordText(Request, frozen=True, kw_only=True):
    """The text of a record file."""

    text: str


class ReviewWish(Request, frozen=True, kw_only=True):
    """What the decisions of ``seat`` in the record ``text`` cost; None: of its writer, or of the first."""

    text: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


# --- to the page -------------------------------------------------------------------------------


class TableOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table; ``seat`` and its ``secret`` are None when nobody asked for a seat of his own."""

    table: str
    seat: Seat | None
    secret: str | None


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The seat is yours and ``secret`` is its key."""

    seat: Seat
    secret: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What anyone who knows the table's name may know without sitting down."""

    table: str
    game: str
    variant: str
    phase: Phase
    seats: tuple[SeatView, ...]


class LineRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong in ``line`` (from 1) of a text, or with the whole of it (None)."""

    line: int | None
    refusal: Refusal


class PiecesReport(msgspec.Struct, frozen=True, kw_only=True):
    """The pieces that could be read, what forbids play with them, and what is only worth a warning."""

    pieces: tuple[str, ...]
    refusals: tuple[LineRefusal, ...]
    warnings: tuple[LineRefusal, ...]


class SheetRead(msgspec.Struct, frozen=True, kw_only=True):
    """The operations that write a record's score sheet anew, and the blank sheet they are written on."""

    form: Form
    operations: tuple[AnyOperation, ...]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer that says no."""

    refusal: Refusal


class Problems(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer that says no for several reasons."""

    refusals: tuple[Refusal, ...]
