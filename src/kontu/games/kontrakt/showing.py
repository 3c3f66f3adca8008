"""An event as one viewer may see it, built anew from what he may know."""

from kontu.core.seats import Seat
from kontu.games.kontrakt.events import Bought, Dealt, Declined, Drew, KontraktEvent


def show(event: KontraktEvent, viewer: Seat | None) -> KontraktEvent | None:
    """The event without the cards that ``viewer`` may not see; None for another's answer in a window."""
    match event:
        case Dealt():
            return Dealt(
                event.number,
                event.dealer,
                event.contract,
                event.each,
                tuple(hand if seat == viewer else None for seat, hand in enumerate(event.hands)),
                event.up,
                event.stock,
                event.first,
            )
        case Declined(seat):
            return event if seat == viewer else None
        case Bought(seat, card, penalty, declined, pile, stock):
            seen = penalty if seat == viewer else (None,) * len(penalty)
            return Bought(seat, card, seen, declined, pile, stock)
        case Drew(seat, _, stock):
            return event if seat == viewer else Drew(seat, None, stock)
        case _:
            return event
