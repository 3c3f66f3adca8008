"""What passes between a viewer and a table. The page's types are generated from these structs."""

from typing import Annotated, Any, Final, Literal

import msgspec

from kontu.bots.telling import WeighedChoice
from kontu.core.outcomes import Outcome
from kontu.core.refusals import Refusal
from kontu.core.seats import Seat

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number that every JSON reader holds exactly."""

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z")]
"""A name the viewer makes up, never the same for two wishes: visible ASCII, at most 64 characters."""

LONGEST_STANDING: Final = 200
"""How many characters a standing answer may have."""

# --- from the viewer ---------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Anything a viewer may say. Unknown fields are refused, not ignored."""


class Hello(ClientMessage, frozen=True, tag="hello", kw_only=True):
    """The first message of a connection.

    ``secret`` is the seat's key (None: an onlooker), ``seen`` the last version the viewer has
    (None: nothing yet).
    """

    secret: str | None = None
    seen: Count | None = None


class Act(ClientMessage, frozen=True, tag="act", kw_only=True):
    """Do ``action`` (notation), chosen when version ``at`` was on show.

    A repeat of ``cmd_id`` gets the first answer and changes nothing.
    """

    at: Count
    cmd_id: CommandId
    action: str


class Ask(ClientMessage, frozen=True, tag="ask", kw_only=True):
    """Would ``action`` be legal for me now? Nothing is done."""

    ask_id: CommandId
    action: str


class Ready(ClientMessage, frozen=True, tag="ready", kw_only=True):
    """I have seen the end of round ``number``; deal the next."""

    number: Count


class StandIn(ClientMessage, frozen=True, tag="stand_in", kw_only=True):
    """Let a bot sit in for the absent player of ``seat`` until he is back."""

    seat: Seat


class Rematch(ClientMessage, frozen=True, tag="rematch", kw_only=True):
    """Another match, same seats, same rules."""


class Claim(ClientMessage, frozen=True, tag="claim", kw_only=True):
    """I lost the key of ``seat``: let me back in as ``name``. Another person at the table must approve."""

    seat: Seat
    name: str


class Approve(ClientMessage, frozen=True, tag="approve", kw_only=True):
    """Let whoever made the claim called ``claim`` have the seat; its old key opens nothing any more."""

    claim: str


class AnswerWindow(ClientMessage, frozen=True, tag="answer", kw_only=True):
    """Answer ``window`` with ``action`` (notation). It may be answered anew as long as it is open.

    Nobody else is shown the answer before the window closes. A repeat of ``cmd_id`` gets the first
    answer of the table and changes nothing.
    """

    window: Count
    cmd_id: CommandId
    action: str


class Stand(ClientMessage, frozen=True, tag="stand", kw_only=True):
    """Let ``text``, in the game's own words, answer windows for me; an empty one withdraws what I said."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_STANDING)]


class EndTogether(ClientMessage, frozen=True, tag="end", kw_only=True):
    """I want the match to end now, with the scores as they are; with ``wish`` False I do not any more.

    It ends when everybody who is there wants it, and those who are away were waited for long enough.
    """

    wish: bool = True


class AskHint(ClientMessage, frozen=True, tag="hint", kw_only=True):
    """What do my choices come to? Asked when version ``at`` was on show; ``cmd_id`` names the question.

    The answer goes to whoever asked and to nobody else. Of one seat one question is thought about at a
    time: another one, from whichever device, takes its place.
    """

    at: Count
    cmd_id: CommandId


class DropHint(ClientMessage, frozen=True, tag="drop_hint", kw_only=True):
    """I do not wait for the hint any more."""


AnyWish = Hello | Act | Ask | Ready | StandIn | Rematch | Claim | Approve | AnswerWindow | Stand | EndTogether
"""What a viewer may want of a table; what it changes everybody is told."""

AboutHints = AskHint | DropHint
"""What concerns nobody but the viewer."""

AnyClientMessage = AnyWish | AboutHints

# --- to the viewer -----------------------------------------------------------------------------

Phase = Literal["seating", "playing", "between", "over"]
SeatKind = Literal["person", "bot", "open"]


class ServerMessage(msgspec.Struct, frozen=True, tag_field="is", kw_only=True):
    """Anything a table may say to one viewer."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat, as everybody may know it.

    ``kind`` is ``person``, ``bot`` or ``open``; ``bot`` names the bot that sits or stands in;
    ``present`` says whether the person is connected; ``ready`` whether he asked for the next round.
    ``stand_in_ms`` is how long the others must still wait before a bot may be asked in for him
    (0: now); None when there is nobody to wait for. An ``open`` seat with a ``bot`` may still be taken.
    ``wants_end`` says whether the person wants the match to end now.
    """

    seat: Seat
    kind: SeatKind
    name: str
    bot: str | None
    present: bool
    ready: bool
    stand_in_ms: int | None = None
    wants_end: bool = False


class Commitment(msgspec.Struct, frozen=True, kw_only=True):
    """The promise of a round's order: SHA-256 of ``order + " " + nonce`` in hex.

    ``order`` (the pieces with single spaces between) and ``nonce`` are None until the round is over.
    """

    round: int
    sha256: str
    order: str | None
    nonce: str | None


class ClaimView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks for ``seat`` whose key he lost. ``claim`` is what an approval names."""

    claim: str
    seat: Seat
    name: str


class WindowView(msgspec.Struct, frozen=True, kw_only=True):
    """A window that is open: several seats are asked at once, and nobody sees what another answers.

    ``window`` is its number, which an answer names. It asks ``asked_count`` seats, of which
    ``answered_count`` have answered; before ``earliest_ms`` nobody is counted, and it does not close.
    At ``deadline_ms`` (None: never) whoever has said nothing answers as the quiet do. Times are
    milliseconds since 1970 at Greenwich by the server's clock, which says ``server_now_ms``.
    Whether the viewer is asked, what he answered so far, and what he may answer stand in
    ``you_asked``, ``your_answer`` and ``options`` (notation).
    """

    window: int
    asked_count: int
    answered_count: int
    earliest_ms: int
    deadline_ms: int | None
    server_now_ms: int
    you_asked: bool
    your_answer: str | None
    options: tuple[str, ...]


class Update(ServerMessage, frozen=True, tag="update", kw_only=True):
    """The table as one viewer may see it at ``version``, and ``events`` since the version he had.

    ``phase`` is ``seating`` (open seats are left), ``playing``, ``between`` (a round is over and
    people are still looking), ``over``. ``you`` is the viewer's seat or None. ``to_act`` is the seat
    that is waited for; while a window is open it is the viewer's own, if he has not answered, or None.
    ``legal`` lists the notation of the viewer's legal actions, empty unless he is to act; where there
    are ``more`` than a list should have, others can be asked for. ``whole`` is True when the
    events are not a continuation (first sight, or too much was missed): show the observation as it
    is; the events are then the story from the beginning of the match (of a very long one, its end)
    and replace what the viewer had. Two updates may have the same version: somebody came or went.
    ``commitments`` are the newest ones. ``next_table`` names the table of a rematch.
    ``standing`` is the viewer's own standing answer. ``hints`` says whether whoever is to act at this
    table may ask for one.
    """

    table: str
    game: str
    variant: str
    version: int
    phase: Phase
    you: Seat | None
    to_act: Seat | None
    seats: tuple[SeatView, ...]
    events: tuple[Any, ...]
    whole: bool
    observation: Any
    legal: tuple[str, ...]
    commitments: tuple[Commitment, ...]
    outcome: Outcome | None
    next_table: str | None
    claims: tuple[ClaimView, ...] = ()
    more: bool = False
    window: WindowView | None = None
    standing: str | None = None
    hints: bool = False


class Done(ServerMessage, frozen=True, tag="done", kw_only=True):
    """The action of ``cmd_id`` was stored and made ``version``; or an answer was stored, sealed, at it."""

    cmd_id: str
    version: int


class Refused(ServerMessage, frozen=True, tag="refused", kw_only=True):
    """The action was not accepted and nothing changed.

    ``cmd_id`` is None when the message itself could not be understood.
    """

    cmd_id: str | None
    refusal: Refusal


class Stale(ServerMessage, frozen=True, tag="stale", kw_only=True):
    """The action was chosen on an old version; an ``update`` with what was missed follows."""

    cmd_id: str
    version: int


class Verdict(ServerMessage, frozen=True, tag="verdict", kw_only=True):
    """The answer to ``ask``: legal when ``refusal`` is None."""

    ask_id: str
    refusal: Refusal | None


class Hint(ServerMessage, frozen=True, tag="hint", kw_only=True):
    """The answer to the question called ``cmd_id``: of ``count`` choices at ``version`` the ``best`` ones."""

    cmd_id: str
    version: int
    count: int
    best: tuple[WeighedChoice, ...]


class Granted(ServerMessage, frozen=True, tag="granted", kw_only=True):
    """The claim was approved: ``seat`` is yours, ``secret`` is its new key."""

    seat: Seat
    secret: str


AnyServerMessage = Update | Done | Refused | Stale | Verdict | Hint | Granted
