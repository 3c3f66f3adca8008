"""What a viewer may see, built from the state."""

from typing import Any

from msgspec import structs

from kontu.core.outcomes import Outcome, Termination, ranks_of
from kontu.core.seats import Seat
from kontu.games.kontrakt import listing
from kontu.games.kontrakt.actions import Meld, stand_in, write_action
from kontu.games.kontrakt.cards import CARDS, JOKER
from kontu.games.kontrakt.coding import decode_add, decode_simple, decode_swap
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.observation import BEFORE_THE_DEAL, LyingMeld, Observation, Phase
from kontu.games.kontrakt.rules import TieBreak
from kontu.games.kontrakt.state import State, meld_name

_WINDOW = frozenset((Phase.WINDOW, Phase.CALLED, Phase.LET))


def cards_of(meld: tuple[Any, ...]) -> Meld:
    """A meld of the kernel in notation."""
    _, is_group, suit, low, high, jokers, mask, naturals = meld
    if is_group:
        found = [CARDS[each * 13 + low - 1] for each in range(4) for _ in range(naturals[each])]
        return Meld(MeldKind.GROUP, (*found, *(JOKER,) * jokers))
    cards = []
    for position in range(low, high + 1):
        card = CARDS[suit * 13 + (position - 1) % 13]
        cards.append(stand_in(card) if mask >> (position - 1) & 1 else card)
    return Meld(MeldKind.RUN, tuple(cards))


def lying(state: State) -> tuple[LyingMeld, ...]:
    """The melds on the table, seat by seat."""
    found = []
    for each in state.match.melds():
        meld = cards_of(each)
        name, owner = meld_name(each[0]), Seat(each[0] // 4)
        found.append(
            LyingMeld(name=name, owner=owner, kind=meld.kind, cards=meld.cards, low=each[3], high=each[4])
        )
    return tuple(found)


def options(state: State) -> tuple[str, ...]:
    """Every legal action of the seat to act in notation, but for lay-downs."""
    m = state.match
    return (
        *(write_action(decode_simple(each)) for each in listing.simple(m)),
        *(write_action(decode_add(each)) for each in listing.additions(m)),
        *(write_action(decode_swap(each)) for each in listing.exchanges(m)),
    )


def outcome(state: State) -> Outcome | None:
    """The result; None while the match goes on."""
    return None if state.turn is not None else standing(state, Termination.ROUNDS)


def standing(state: State, termination: Termination) -> Outcome:
    """K-121 the lowest total wins; O-79 ties share the win, or what ``tie_break`` names decides."""
    seats = state.match.seats()
    totals = tuple(seat[7] for seat in seats)
    if state.rules.tie_break is TieBreak.SHARED:
        return Outcome(totals, ranks_of(totals, lowest_wins=True), termination)
    keys = [(seat[7], -seat[8], seat[9]) for seat in seats]
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    return Outcome(totals, ranks, termination)


def recall(state: State, viewer: Seat | None) -> Observation:
    """What ``viewer`` sees and remembers of what everybody saw: the cards under the top of the pile, and
    those that somebody took or bought from it and holds.
    """
    m = state.match
    seen = observe(state, viewer)
    return structs.replace(
        seen,
        known=tuple(tuple(CARDS[card] for card in m.known_of(seat)) for seat in range(state.seats)),
        discards=tuple(CARDS[card] for card in m.pile_cards()) if seen.pile else (),
    )


def observe(state: State, viewer: Seat | None) -> Observation:
    """What ``viewer`` may see: his own hand, and whatever lies open on the table.

    O-45: of the discard pile it is the top and how many cards there are; ``recall`` has the rest.
    """
    m = state.match
    seats = m.seats()
    phase = state.phase
    dealt = phase not in BEFORE_THE_DEAL
    asked = tuple(map(Seat, m.asked()))
    playing = phase is Phase.PLAY
    # O-43: only where the rule is in force does it matter which card was taken.
    taken = CARDS[m.taken] if playing and m.taken >= 0 and not state.rules.may_rediscard_taken else None
    return Observation(
        rules=state.rules,
        seats=state.seats,
        viewer=viewer,
        round=m.number,
        contract=state.contract,
        whole_hand=m.number > 0 and state.rules.takes_whole_hand(m.number),
        phase=phase,
        dealer=None if m.dealer < 0 else Seat(m.dealer),
        active=None if m.active < 0 else Seat(m.active),
        to_act=_to_act(state, viewer, asked),
        asked=asked,
        answered=viewer is not None and phase in _WINDOW and bool(seats[viewer][3]),
        caller=None if m.caller < 0 else Seat(m.caller),
        hand=state.hand_of(viewer) if viewer is not None and dealt else (),
        held=tuple(m.helds()) if dealt else (0,) * state.seats,
        known=((),) * state.seats,
        top=CARDS[m.top()] if dealt and m.top() >= 0 else None,
        pile=len(m.pile_cards()) if dealt else 0,
        discards=(),
        stock=len(m.stock_cards()) if dealt and m.number else len(state.setting.cards),
        taken=taken,
        melds=lying(state),
        down=tuple(seat[0] > 0 for seat in seats),
        may_lay_off=playing and m.may_build(),
        buys=tuple(seat[1] for seat in seats),
        stall=m.stall,
        stall_end=m.terms.stall * state.seats,
        last=phase is Phase.DRAW and m.leaving_ends(),
        options=options(state) if viewer is not None and viewer == state.turn else (),
        scores=tuple(seat[5] + seat[6] for seat in seats),
        totals=tuple(seat[7] for seat in seats),
        results=state.results,
        outcome=outcome(state),
    )


def _to_act(state: State, viewer: Seat | None, asked: tuple[Seat, ...]) -> Seat | None:
    """Who is waited for; in an open window the viewer himself, or the first asked, whoever has answered."""
    if state.phase is not Phase.WINDOW:
        return state.turn
    answered = [bool(seat[3]) for seat in state.match.seats()]
    return viewer if viewer in asked and not answered[viewer] else asked[0]
