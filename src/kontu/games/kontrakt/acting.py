"""What an action leads to: the next state and the events. Legality was checked before."""

from typing import Any, Final, assert_never

from kontu.core.events import MatchEnded, RoundEnded, Scored
from kontu.core.game import Step
from kontu.core.outcomes import Termination
from kontu.core.seats import Seat
from kontu.games.kontrakt import observing
from kontu.games.kontrakt.actions import (
    Action,
    Add,
    Buy,
    Call,
    Cut,
    Deal,
    Drop,
    Lay,
    Leave,
    Let,
    No,
    Shuffle,
    Slip,
    Stock,
    Swap,
    Take,
)
from kontu.games.kontrakt.cards import CARDS, NUMBERS, Card
from kontu.games.kontrakt.coding import (
    SimpleAction,
    encode_add,
    encode_lay,
    encode_simple,
    encode_swap,
)
from kontu.games.kontrakt.dealing import ENDINGS, PHASES
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
from kontu.games.kontrakt.observation import Phase, RoundResult
from kontu.games.kontrakt.state import State, meld_number

_WINDOW: Final = PHASES.index(Phase.WINDOW)
_SHUFFLE: Final = PHASES.index(Phase.SHUFFLE)


def act(state: State, action: Action) -> Step[State, KontraktEvent]:
    """The step that a legal ``action`` leads to."""
    m = state.match.copy()
    after = State(state.setting, m, state.results)
    match action:
        # What comes up most often first: the kinds are tried one after the other.
        case Drop() | Take() | Leave() | Stock() | No() | Buy() | Call() | Let() | Cut():
            m.act(*encode_simple(action))
            return _finish(state, after, _simple(state, after, action))
        case Deal(order, dealer):
            m.deal([NUMBERS[card] for card in order], dealer)
            # O-89: where the pack is cut first, nobody sees a card before it is.
            return _finish(state, after, [] if after.phase is Phase.CUT else [_dealt(after)])
        case Shuffle(order):
            return _finish(state, after, _shuffle(state, after, order))
        case Slip(by):
            m.slip(by)
            return _finish(state, after, _slipped(state, after))
        case Lay():
            laying = encode_lay(state, action)
            m.verdict_lay(laying)
            m.act_lay(laying)
            return _finish(state, after, [_laid(state, after)])
        case Add():
            m.act_add(*encode_add(action))
            return _finish(state, after, [_laid_off(state, after, action)])
        case Swap():
            m.act_swap(*encode_swap(action))
            seat = Seat(state.match.turn)
            held = m.held_by(seat)
            swapped = Swapped(seat, action.card, action.meld, action.joker, action.to, held)
            return _finish(state, after, [swapped])
        case _:
            assert_never(action)


def _dealt(after: State) -> KontraktEvent:
    m = after.match
    contract = after.contract
    if contract is None:
        raise RuntimeError("a deal begins a round")
    hands = tuple(after.hand_of(seat) for seat in range(after.seats))
    first = Seat((m.dealer + 1) % after.seats)
    stock = m.stock_end - m.stock_at
    return Dealt(m.number, Seat(m.dealer), contract, len(hands[0]), hands, CARDS[m.top()], stock, first)


def _slipped(before: State, after: State) -> list[KontraktEvent]:
    """The cut, what it brought, and the deal that follows it."""
    m = after.match
    cutter = Seat((m.dealer - 1) % after.seats)
    events: list[KontraktEvent] = [CutMade(cutter, m.meant, m.lifted, m.exact_cut())]
    if gained := m.seats()[cutter][6] - before.match.seats()[cutter][6]:
        events.append(Scored(cutter, gained, "O-89"))
    return [*events, _dealt(after)]


def _simple(before: State, after: State, action: SimpleAction) -> list[KontraktEvent]:
    """What drawing, buying, cutting or discarding shows; nothing while a new stock is waited for."""
    m = after.match
    seat: Seat = before.match.turn
    if m.phase == _SHUFFLE:
        return []
    match action:
        case Drop(card):
            return [Dropped(seat, card, m.held_by(seat))]
        case Take(card):
            return [Took(seat, card, m.piled)]
        case Leave():
            return [Left(seat, _top(before))]
        case Stock():
            return [_drew(before, after, seat)]
        case No():
            return _declined(before, after, seat)
        case Buy():
            return [_bought(before, after, seat)]
        case Call(card):
            return [Called(seat, Seat(m.active), card)]
        case Let():
            return [LetGo(seat, Seat(before.match.caller), _top(before))]
        case Cut():
            return []


def _top(state: State) -> Card:
    top: int = state.match.top()
    return CARDS[top]


def _gained(before: State, after: State, seat: Seat) -> list[Card]:
    """The cards that came into a hand, in the order of their numbers."""
    return [CARDS[card] for card in after.match.gained(before.match, seat)]


def _drew(before: State, after: State, seat: Seat) -> Drew:
    return Drew(seat, _gained(before, after, seat)[0], after.match.stock_end - after.match.stock_at)


def _bought(before: State, after: State, seat: Seat) -> Bought:
    card = _top(before)
    penalty = _gained(before, after, seat)
    penalty.remove(card)
    m = after.match
    return Bought(
        seat, card, tuple(penalty), tuple(before.match.decliners()), m.piled, m.stock_end - m.stock_at
    )


def _declined(before: State, after: State, seat: Seat) -> list[KontraktEvent]:
    card = _top(before)
    events: list[KontraktEvent] = [Declined(seat, card)]
    if after.match.phase != _WINDOW:
        events.append(Unsold(card, tuple(sorted([*before.match.decliners(), seat]))))
    return events


def _shuffle(before: State, after: State, order: tuple[Card, ...]) -> list[KontraktEvent]:
    """The shuffle, and what it was waited for by: a buy or a draw."""
    buyer = before.match.buyer
    after.match.shuffle([NUMBERS[card] for card in order])
    shuffled = Shuffled(len(before.match.stock_cards()) + len(order))
    if buyer >= 0:
        return [shuffled, _bought(before, after, Seat(buyer))]
    return [shuffled, _drew(before, after, Seat(before.match.active))]


def _laid(before: State, after: State) -> LaidDown:
    seat = Seat(before.match.turn)
    held = after.match.held_by(seat)
    melds = [observing.cards_of(each) for each in after.match.melds() if each[0] // 4 == seat]
    return LaidDown(seat, tuple(melds), held)


def _laid_off(before: State, after: State, add: Add) -> LaidOff:
    seat = Seat(before.match.turn)
    meld, m = meld_number(add.meld), after.match
    above = m.high_of(meld) > before.match.high_of(meld)
    return LaidOff(seat, add.card, add.meld, above, m.held_by(seat))


def _finish(before: State, after: State, events: list[KontraktEvent]) -> Step[State, KontraktEvent]:
    """The step with what the end of a round and of the match adds to it."""
    m = after.match
    if not m.ended or before.match.ended:
        return Step(after, tuple(events))
    seats = m.seats()
    rule = "K-103" if m.winner >= 0 else "K-114"
    costs = tuple(seat[5] for seat in seats)
    hands = tuple(after.hand_of(seat) for seat in range(after.seats))
    events.append(HandsShown(hands, costs))
    events += [Scored(Seat(seat), cost, rule) for seat, cost in enumerate(costs) if cost]
    for seat, (was, now) in enumerate(zip(before.match.seats(), seats, strict=True)):
        if gained := now[6] - was[6]:
            events.append(Scored(Seat(seat), gained, "K-137"))
    scores, totals = tuple(seat[9] for seat in seats), tuple(seat[7] for seat in seats)
    termination = Termination(ENDINGS[m.ended])
    events.append(RoundEnded(m.number, termination, scores, totals))
    result = _result(after, termination, scores, hands)
    finished = State(after.setting, m, (*after.results, result))
    if (outcome := observing.outcome(finished)) is not None:
        events.append(MatchEnded(outcome))
    return Step(finished, tuple(events))


def _result(
    after: State, termination: Termination, scores: tuple[int, ...], hands: tuple[tuple[Card, ...], ...]
) -> RoundResult:
    m: Any = after.match
    if after.contract is None:
        raise RuntimeError("a round that ends was dealt")
    return RoundResult(
        number=m.number,
        contract=after.contract,
        termination=termination,
        winner=None if m.winner < 0 else Seat(m.winner),
        scores=scores,
        bonus=tuple(seat[6] for seat in m.seats()),
        hands=hands,
    )
