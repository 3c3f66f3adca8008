"""The update one viewer gets: built from what the viewer may see, never cut out of the truth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from kontu.core.seats import Seat
from kontu.table.match import LiveMatch
from kontu.table.messages import ClaimView, Commitment, SeatView, Update

MOST_MISSED: Final = 300
"""Who missed more events than this is shown the table anew."""

MOST_TOLD: Final = 1_000
"""How many of the newest events a whole update tells."""

NEWEST_DEALS: Final = 8
"""How many deals' commitments an update carries; the record has them all."""

Promise = Callable[[str, str], str]
"""What commits to an order and a nonce before the deal: their SHA-256."""


class Presence(msgspec.Struct, frozen=True):
    """Which persons are connected, and for the others in how many ms a bot may be asked in."""

    present: frozenset[Seat]
    stand_in_ms: Mapping[Seat, int]


def update_for(
    table: str,
    match: LiveMatch,
    viewer: Seat | None,
    seen: int | None,
    presence: Presence,
    promise: Promise,
    claims: Sequence[ClaimView] = (),
) -> Update:
    """The table as ``viewer`` may see it, with the events since version ``seen``."""
    game = match.game
    whole = seen is None or not 0 < seen <= match.version
    told = match.story if whole else [one for one in match.story if one.version > (seen or 0)]
    if len(told) > MOST_MISSED:
        whole, told = True, match.story
    shown = (game.show(one.event, viewer) for one in told[-MOST_TOLD:])
    phase = match.phase
    to_act = match.to_act
    legal = game.legal_actions(match.state) if viewer is not None and viewer == to_act else ()
    return Update(
        table=table,
        game=game.name,
        variant=match.opened.variant,
        version=match.version,
        phase=phase,
        you=viewer,
        to_act=to_act,
        seats=seat_views(match, presence),
        events=tuple(event for event in shown if event is not None),
        whole=whole,
        observation=game.observe(match.state, viewer),
        legal=tuple(game.write_action(match.state, action) for action in legal) if phase == "playing" else (),
        commitments=commitments(match, promise),
        outcome=match.outcome,
        next_table=match.next_table,
        claims=tuple(claims),
    )


def seat_views(match: LiveMatch, presence: Presence) -> tuple[SeatView, ...]:
    """Who sits where, as everybody may know it."""
    return tuple(
        SeatView(
            seat=Seat(i),
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            present=i in presence.present,
            ready=i in match.ready,
            stand_in_ms=presence.stand_in_ms.get(Seat(i)),
        )
        for i, place in enumerate(match.places)
    )


def commitments(match: LiveMatch, promise: Promise) -> tuple[Commitment, ...]:
    """The promises of the newest deals; order and nonce only of rounds that are over."""
    found = []
    for deal in match.deals[-NEWEST_DEALS:]:
        order = " ".join(deal.order)
        shown = match.has_ended(deal)
        found.append(
            Commitment(
                round=deal.round,
                sha256=promise(order, deal.nonce),
                order=order if shown else None,
                nonce=deal.nonce if shown else None,
            )
        )
    return tuple(found)
