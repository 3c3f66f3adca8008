"""What happens in Kontrakt, told in sentences."""

from collections.abc import Sequence
from typing import Final

from kontu.core.events import MatchEnded, RoundEnded, Scored
from kontu.core.outcomes import Termination
from kontu.core.seats import Seat
from kontu.games.kontrakt.actions import (
    Action,
    Add,
    Buy,
    Call,
    Cut,
    Drop,
    Lay,
    Leave,
    Let,
    No,
    Swap,
    Take,
    write_meld,
)
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.contracts import Contract, MeldKind
from kontu.games.kontrakt.events import (
    Bought,
    Called,
    CutMade,
    Dealt,
    Declined,
    Drew,
    Dropped,
    HandsShown,
    KontraktEvent,
    LaidDown,
    LaidOff,
    Left,
    LetGo,
    Shuffled,
    Swapped,
    Took,
    Unsold,
)
from kontu.locale import Texts


class Story:
    """Tells events; of ``names`` there is one a seat."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self._say = texts.text
        self._names = names

    def tell(self, event: KontraktEvent) -> str | None:
        """What happened, as a sentence; None for what another sentence tells already."""
        match event:
            case Took(seat, card, _):
                return self._said("took", seat, card=card)
            case Left(seat, card):
                return self._said("left", seat, card=card)
            case Bought(seat, card, penalty, _, _, _):
                return self._bought(seat, card, penalty)
            case Drew(seat, card, stock):
                return self._said("drew", seat, card=card or "", stock=stock)
            case LaidDown(seat, melds, held):
                return self._said("laid", seat, melds=" ".join(map(write_meld, melds)), held=held)
            case LaidOff(seat, card, meld, _, held):
                return self._said("added", seat, card=card, meld=meld, held=held)
            case Swapped(seat, card, meld, joker, to, held):
                return self._said("swapped", seat, card=card, meld=meld, joker=joker, to=to, held=held)
            case Dropped(seat, card, held):
                return self._said("dropped", seat, card=card, held=held)
            case Unsold() | Declined() | HandsShown() | Scored():
                return None
            case _:
                return self._rarer(event)

    def _rarer(
        self, event: Dealt | CutMade | Called | LetGo | Shuffled | RoundEnded | MatchEnded
    ) -> str | None:
        """What happens once a round, or only by some rules."""
        match event:
            case Dealt(number, dealer, contract, each, _, up, _, first):
                facts = {"contract": str(contract), "slots": self.slots(contract)}
                starts = {"dealer": self._names[dealer], "first": self._names[first], "up": up}
                return self._say("kontrakt-dealt", round=number, each=each, **facts, **starts)
            case CutMade(seat, meant, lifted, exact):
                return self._said("cut", seat, meant=meant, lifted=lifted, exact=exact)
            case Called(caller, _, card):
                return self._said("called", caller, card=card)
            case LetGo(seat, caller, card):
                return self._said("let", seat, card=card, caller=self._names[caller])
            case Shuffled(stock):
                return self._say("kontrakt-shuffled", stock=stock)
            case RoundEnded(number, termination, _, _):
                return self._say("kontrakt-round-ended", round=number, ending=self.ending(termination))
            case MatchEnded(outcome):
                winners = ", ".join(self._names[seat] for seat in outcome.winners)
                return self._say("event-match_ended", winners=winners, count=len(outcome.winners))

    def slots(self, contract: Contract) -> str:
        """A contract in words: ``group of 3, run of 4``."""
        kinds = {MeldKind.GROUP: "kontrakt-slot-group", MeldKind.RUN: "kontrakt-slot-run"}
        return ", ".join(self._say(kinds[slot.kind], size=slot.size) for slot in contract.slots)

    def ending(self, termination: Termination) -> str:
        """How a round ended, in words."""
        return self._say("termination-" + termination.value.replace(" ", "-"))

    def _bought(self, seat: Seat, card: Card, penalty: Sequence[Card | None]) -> str:
        seen = " ".join(each for each in penalty if each is not None)
        return self._said("bought", seat, card=card, count=len(penalty), penalty=seen)

    def _said(self, key: str, seat: Seat, **facts: str | int) -> str:
        return self._say(f"kontrakt-{key}", seat=self._names[seat], **facts)


def made_by(event: KontraktEvent, action: Action) -> bool:
    """True when ``action``, chosen by a player, made the event; a draw from the stock is no choice."""
    match event:
        case Took(_, card, _):
            return action == Take(card)
        case Bought(_, card, _, _, _, _):
            return action == Buy(card)
        case Called(_, _, card):
            return action == Call(card)
        case Dropped(_, card, _):
            return action == Drop(card)
        case CutMade(_, meant, _, _):
            return action == Cut(meant)
        case LaidDown(_, melds, _):
            return action == Lay(melds)
        case LaidOff(_, card, meld, _, _):
            return isinstance(action, Add) and (action.card, action.meld) == (card, meld)
        case Swapped(_, card, meld, joker, to, _):
            made = (card, meld, joker, to)
            return isinstance(action, Swap) and made == (action.card, action.meld, action.joker, action.to)
        case _:
            return isinstance(action, _WITHOUT_A_CARD.get(type(event), ()))


_WITHOUT_A_CARD: Final[dict[type, type]] = {Left: Leave, Declined: No, LetGo: Let}
