"""What is done to a score sheet, operation by operation; a sheet is the list of them and nothing else."""

from typing import Annotated, Final

import msgspec

from kontu.core.fields import Plain

MOST_ROUND: Final = 200
MOST_SEATS: Final = 16
MOST_POINTS: Final = 99_999
NOBODY: Final = -1
"""The seat of a round that nobody went out in."""

OperationId = Annotated[str, msgspec.Meta(pattern=r"^[!-~]{1,64}\Z")]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUND)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Points = Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Pieces = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=8)], ...], msgspec.Meta(max_length=100)]
_DAY: Final = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
_TIME: Final = r"([01][0-9]|2[0-3])(:[0-5][0-9]){2}(\.[0-9]{1,6})?"
Moment = Annotated[str, msgspec.Meta(pattern=rf"^{_DAY}T{_TIME}Z\Z")]


class Operation(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="op", tag=str.lower, forbid_unknown_fields=True
):
    """Anything done to a sheet: ``id`` is the maker's own and never used twice, ``at`` his clock in UTC."""

    id: OperationId
    at: Moment


class Open(Operation, frozen=True, kw_only=True):
    """The first operation: a sheet for ``names`` by ``variant`` with ``changes``; ``dealer`` deals first."""

    game: str
    variant: str
    changes: dict[str, Plain] = {}
    names: Annotated[tuple[PlayerName, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    dealer: SeatNumber | None = None


class Settings(Operation, frozen=True, kw_only=True):
    """From now on, and for all that is written, the rules are those of ``variant`` with ``changes``."""

    variant: str
    changes: dict[str, Plain] = {}


class Rename(Operation, frozen=True, kw_only=True):
    """The player in ``seat`` is called ``name``."""

    seat: SeatNumber
    name: PlayerName


class Play(Operation, frozen=True, kw_only=True):
    """A play that brought ``points`` stands in the column of ``seat``."""

    round: RoundNumber
    seat: SeatNumber
    points: Points


class Change(Operation, frozen=True, kw_only=True):
    """The play that ``target`` wrote brought ``points``."""

    target: OperationId
    points: Points


class Left(Operation, frozen=True, kw_only=True):
    """So many pieces were left to ``seat``; None: it is not known after all."""

    round: RoundNumber
    seat: SeatNumber
    count: Annotated[int, msgspec.Meta(ge=0, le=999)] | None


class Cost(Operation, frozen=True, kw_only=True):
    """The round cost ``seat`` what its ``pieces`` do, or a plain number of ``points``; neither: not known."""

    round: RoundNumber
    seat: SeatNumber
    points: Points | None = None
    pieces: Pieces | None = None


class Out(Operation, frozen=True, kw_only=True):
    """The player in ``seat`` went out; -1: nobody did; None: it is not known after all."""

    round: RoundNumber
    seat: Annotated[int, msgspec.Meta(ge=NOBODY, lt=MOST_SEATS)] | None


class Dealer(Operation, frozen=True, kw_only=True):
    """The player in ``seat`` deals this round; those after follow in turn."""

    round: RoundNumber
    seat: SeatNumber


class Bonus(Operation, frozen=True, kw_only=True):
    """The bonus ``name`` of the form is due to ``seat``, or is not."""

    round: RoundNumber
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=40)]
    on: bool


class Close(Operation, frozen=True, kw_only=True):
    """The round is over and written down."""

    round: RoundNumber


class Remove(Operation, frozen=True, kw_only=True):
    """What ``target`` did is undone; undoing a ``remove`` brings it back."""

    target: OperationId


class Override(Operation, frozen=True, kw_only=True):
    """What was questioned under the key ``finding`` is meant as it stands."""

    finding: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


AnyOperation = (
    Open | Settings | Rename | Play | Change | Left | Cost | Out | Dealer | Bonus | Close | Remove | Override
)
