"""What can happen in Kontrakt. A card that a viewer may not see is None in the event that he is shown."""

from kontu.core.events import Event, MatchEnded, RoundEnded, Scored
from kontu.core.seats import Seat
from kontu.games.kontrakt.actions import Meld
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.contracts import Contract


class Dealt(Event, frozen=True, tag="dealt"):
    """Round ``number`` (from 1) was dealt by ``dealer``: ``each`` cards to a seat and one turned ``up``.

    ``hands`` has None for a hand that the viewer may not see; ``stock`` is a count. ``first`` begins.
    """

    number: int
    dealer: Seat
    contract: Contract
    each: int
    hands: tuple[tuple[Card, ...] | None, ...]
    up: Card
    stock: int
    first: Seat


class CutMade(Event, frozen=True, tag="cut_made"):
    """``seat`` meant to lift ``meant`` cards and lifted ``lifted``; the deal needs ``exact`` (O-89)."""

    seat: Seat
    meant: int
    lifted: int
    exact: int


class Left(Event, frozen=True, tag="left"):
    """``seat``, in turn, did not want the top discard ``card``."""

    seat: Seat
    card: Card


class Took(Event, frozen=True, tag="took"):
    """``seat`` took ``card`` from the discard pile, in which ``pile`` cards are left."""

    seat: Seat
    card: Card
    pile: int


class Declined(Event, frozen=True, tag="declined"):
    """``seat`` does not buy ``card``. Only the seat itself sees this before the window closes."""

    seat: Seat
    card: Card


class Called(Event, frozen=True, tag="called"):
    """``caller`` asks ``seat``, the player in turn, for ``card`` (K-134)."""

    caller: Seat
    seat: Seat
    card: Card


class LetGo(Event, frozen=True, tag="let_go"):
    """``seat``, in turn, lets ``caller`` have ``card``."""

    seat: Seat
    caller: Seat
    card: Card


class Bought(Event, frozen=True, tag="bought"):
    """``seat`` bought ``card``, which closes a window, and got ``penalty``, None for a card not to be seen.

    ``declined`` are the seats that were asked before; ``pile`` and ``stock`` count what is left.
    """

    seat: Seat
    card: Card
    penalty: tuple[Card | None, ...]
    declined: tuple[Seat, ...]
    pile: int
    stock: int


class Unsold(Event, frozen=True, tag="unsold"):
    """Nobody of those asked, ``declined``, bought ``card``, which closes a window."""

    card: Card
    declined: tuple[Seat, ...]


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The discard pile but for its top became a stock of ``stock`` cards (K-112) in an order nobody sees."""

    stock: int


class Drew(Event, frozen=True, tag="drew"):
    """``seat`` drew ``card`` (None when the viewer may not see it) from the stock, now of ``stock`` cards."""

    seat: Seat
    card: Card | None
    stock: int


class LaidDown(Event, frozen=True, tag="laid_down"):
    """``seat`` laid the contract: ``melds``, called ``p1.1``, ``p1.2``, ...; ``held`` are left in hand."""

    seat: Seat
    melds: tuple[Meld, ...]
    held: int


class LaidOff(Event, frozen=True, tag="laid_off"):
    """``seat`` laid ``card`` (a joker for a card is ``*9h``) off on ``meld``; an ace lies ``high`` or not."""

    seat: Seat
    card: str
    meld: str
    high: bool
    held: int


class Swapped(Event, frozen=True, tag="swapped"):
    """``seat`` put ``card`` for a joker in ``meld`` and laid the joker, as ``joker``, on ``to``."""

    seat: Seat
    card: Card
    meld: str
    joker: str
    to: str
    held: int


class Dropped(Event, frozen=True, tag="dropped"):
    """``seat`` discarded ``card`` and holds ``held`` cards."""

    seat: Seat
    card: Card
    held: int


class HandsShown(Event, frozen=True, tag="hands_shown"):
    """A round is over: the cards left in every hand, for all to see, and what they cost (K-103)."""

    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]


KontraktEvent = (
    Dealt
    | CutMade
    | Left
    | Took
    | Declined
    | Called
    | LetGo
    | Bought
    | Unsold
    | Shuffled
    | Drew
    | LaidDown
    | LaidOff
    | Swapped
    | Dropped
    | HandsShown
    | Scored
    | RoundEnded
    | MatchEnded
)
