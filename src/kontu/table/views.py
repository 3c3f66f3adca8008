"""The update one viewer gets: built from what the viewer may see, never cut out of the truth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from kontu.core.game import some_actions
from kontu.core.seats import Seat
from kontu.table.match import LiveMatch
from kontu.table.messages import ClaimView, Commitment, SeatView, Update, WindowView

MOST_MISSED: Final = 300
"""Who missed more events than this is shown the table anew."""

MOST_TOLD: Final = 1_000
"""How many of the newest events a whole update tells."""

NEWEST_DEALS: Final = 8
"""How many deals' commitments an update carries; the record has them all."""

MOST_LISTED: Final = 500
"""How many legal actions an update lists; whether others are legal can be asked."""

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
    claims: Sequence[ClaimView],
    now_ms: int,
    *,
    hints: bool,
) -> Update:
    """The table as ``viewer`` may see it at ``now_ms``, with the events since version ``seen``."""
    game = match.game
    whole = seen is None or not 0 < seen <= match.version
    told = match.story if whole else [one for one in match.story if one.version > (seen or 0)]
    if len(told) > MOST_MISSED:
        whole, told = True, match.story
    shown = (game.show(one.event, viewer) for one in told[-MOST_TOLD:])
    window = window_view(match, viewer, now_ms)
    to_act = waited_for(match, viewer)
    mine = viewer is not None and viewer == to_act
    legal, more = legal_now(match, window) if mine else ((), False)
    return Update(
        table=table,
        game=game.name,
        variant=match.opened.variant,
        version=match.version,
        phase=match.phase,
        you=viewer,
        to_act=to_act,
        seats=seat_views(match, presence),
        events=tuple(event for event in shown if event is not None),
        whole=whole,
        observation=game.observe(match.state, viewer),
        legal=legal,
        commitments=commitments(match, promise),
        outcome=match.outcome,
        next_table=match.next_table,
        claims=tuple(claims),
        more=more,
        window=window,
        standing=None if viewer is None else match.standing.get(viewer),
        hints=hints,
    )


def waited_for(match: LiveMatch, viewer: Seat | None) -> Seat | None:
    """Who is waited for, as ``viewer`` may know it.

    While a window is open, of all it asks nobody knows of anybody but himself that he has not answered.
    """
    asking = match.asking
    if asking is None:
        return match.to_act
    mine = viewer is not None and viewer in asking.window.asked and asking.answer_of(viewer) is None
    return viewer if mine else None


def legal_now(match: LiveMatch, window: WindowView | None) -> tuple[tuple[str, ...], bool]:
    """What a viewer who is to act, and sees ``window``, may do, and whether there is more than is listed."""
    if window is not None:
        return window.options[:MOST_LISTED], len(window.options) > MOST_LISTED
    if match.phase != "playing":
        return (), False
    legal, more = some_actions(match.game, match.state, MOST_LISTED)
    return tuple(match.game.write_action(match.state, action) for action in legal), more


def window_view(match: LiveMatch, viewer: Seat | None, now_ms: int) -> WindowView | None:
    """The open window, as ``viewer`` may know it; None when none is open."""
    asking = match.asking
    if asking is None:
        return None
    window = asking.window
    asked = viewer is not None and viewer in window.asked
    return WindowView(
        window=window.number,
        asked_count=len(window.asked),
        answered_count=asking.count(match.bots, now_ms),
        earliest_ms=window.earliest_ms,
        deadline_ms=window.deadline_ms,
        server_now_ms=now_ms,
        you_asked=asked,
        your_answer=asking.answer_of(viewer) if asked and viewer is not None else None,
        options=asking.options(viewer) if asked and viewer is not None else (),
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
            wants_end=i in match.want_end,
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
