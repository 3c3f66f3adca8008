"""How a Kontrakt match stands in a record: rules, deal, shuffles, and what is noted beside an action."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from kontu.core.events import Scored
from kontu.core.game import DealLine, PlayLine
from kontu.core.refusals import Args, IllegalAction, NotationError, Refusal
from kontu.core.seats import Seat, seat_name
from kontu.core.settings import nearest_variant, with_fields
from kontu.games.kontrakt import reading
from kontu.games.kontrakt.actions import Action, Deal, Shuffle, write_action
from kontu.games.kontrakt.cards import CARDS, NUMBERS, UNKNOWN, Card, read_unknown
from kontu.games.kontrakt.contracts import read_contracts
from kontu.games.kontrakt.events import Bought, Drew, KontraktEvent
from kontu.games.kontrakt.observation import BEFORE_THE_DEAL
from kontu.games.kontrakt.rules import KontraktRules
from kontu.games.kontrakt.settling import Place, Settling
from kontu.games.kontrakt.state import State
from kontu.games.kontrakt.variants import VARIANTS

STOCK: Final = "d"
"""The holder of the stock, which lies with the dealer."""

UP: Final = "up"
"""The holder of the card turned up."""

DEALER: Final = "dealer"
"""The line that names the seat that deals: a record has a field for it."""

_COSTS: Final = frozenset(("K-103", "K-114"))


class KontraktScribe:
    """The scribe of Kontrakt: a deal has a line a seat, ``up`` for the first discard, ``d`` for the stock."""

    def read_rules(self, variant: str, fields: Mapping[str, object]) -> KontraktRules:
        """The rules of ``variant`` with ``fields`` changed; raises RulesError."""
        return with_fields(VARIANTS[variant], fields, read_contracts)

    def write_rules(self, rules: KontraktRules) -> tuple[str, dict[str, object]]:
        """The nearest variant and every field that departs from it, as plain values."""
        return nearest_variant(VARIANTS, rules)

    def before_round(self, state: State, number: int, totals: Sequence[int]) -> State | None:
        """The state before round ``number``; None when the match has no such round."""
        if not 1 <= number <= state.rules.rounds:
            return None
        match = state.match.copy()
        match.begin_with(number, totals)
        return State(state.setting, match, ())

    def read_deal(self, state: State, lines: Sequence[DealLine], play: Sequence[PlayLine]) -> Deal:
        """The deal that ``lines`` describe; cards ``??`` are what ``play`` shows them to be.

        Where nothing shows which they are, any of those left will do: they never mattered.

        Raises:
            NotationError: a piece is no card, or the card turned up is unknown (K-020).
            IllegalAction: the holders or their numbers of cards are not those of the deal (K-017), the
                dealer is not told (K-015), or a card is there more often than the pack has it (K-010).
        """
        dealer = _dealer(state, lines)
        given = _by_holder(state, lines)
        up = given.pop(UP)[0]
        if up is None:
            raise NotationError(Refusal("deal-up-unknown", "K-020", {"holder": UP}), UNKNOWN)
        rest = _rest(state, [up, *(card for cards in given.values() for card in cards if card is not None)])
        settling = Settling([()] * state.seats, (), (up,))
        pool = settling.pool(rest)
        stock = settling.unknown_stock(given.pop(STOCK), pool)
        hands = [settling.unknown_hand(seat, given[name], pool) for seat, name in enumerate(given)]
        settling.follow(play)
        settling.settle()
        dealt = [_cards(hand) for hand in hands]
        order = [
            dealt[(dealer + 1 + turn) % state.seats][each]
            for each in range(len(dealt[0]))
            for turn in range(state.seats)
        ]
        return Deal((*order, up, *_cards(stock)), dealer)

    def write_deal(self, state: State, action: Action) -> tuple[DealLine, ...]:
        """The lines of a deal about to be applied to ``state``."""
        if not isinstance(action, Deal):
            raise TypeError("only a deal has lines")
        seats = state.seats
        each = state.rules.deal_in(state.match.number + 1)
        hands = [
            action.order[(seat - action.dealer - 1) % seats : each * seats : seats] for seat in range(seats)
        ]
        up, stock = action.order[each * seats], action.order[each * seats + 1 :]
        return (*_hand_lines(hands), DealLine(UP, (up,)), DealLine(STOCK, stock), _dealer_line(action.dealer))

    def deal_seen(self, state: State, viewer: Seat | None) -> tuple[DealLine, ...]:
        """The lines of the deal that led to ``state``: the viewer's own hand and the card turned up.

        Before the cut nobody has seen either (O-89).
        """
        m = state.match
        held = m.helds()
        dealt = state.phase not in BEFORE_THE_DEAL
        hands = [
            state.hand_of(seat) if seat == viewer and dealt else (UNKNOWN,) * held[seat]
            for seat in range(state.seats)
        ]
        stock = DealLine(STOCK, (UNKNOWN,) * len(m.stock_cards()))
        up = DealLine(UP, (CARDS[m.top()] if dealt else UNKNOWN,))
        return (*_hand_lines(hands), up, stock, _dealer_line(Seat(m.dealer)))

    def read_chance(self, state: State, text: str, play: Sequence[PlayLine]) -> Action:
        """The shuffle or slip that ``text`` writes; cards ``??`` are what ``play`` shows them to be.

        Raises:
            NotationError: the text is nothing of the kind, or a piece is no card.
        """
        verb, _, rest = text.partition(" ")
        if verb != "shuffle" or UNKNOWN not in rest:
            return reading.read_action(state, text)
        cards = read_unknown(rest.split(" "))
        m = state.match
        gone = Counter(CARDS[card] for card in m.to_shuffle())
        told = Counter(card for card in cards if card is not None)
        if len(cards) != gone.total() or told - gone:
            # Not the pile: as it stands, with any card for the unknown ones, the rules will refuse it.
            return Shuffle(tuple(card or CARDS[0] for card in cards))
        hands = [state.hand_of(seat) for seat in range(state.seats)]
        settling = Settling(hands, _named(m.stock_cards()), _named(m.pile_cards()[gone.total() :]))
        stock = settling.unknown_stock(cards, settling.pool((gone - told).elements()))
        settling.follow(play)
        settling.settle()
        return Shuffle(_cards(stock))

    def chance_seen(self, state: State, action: Action, viewer: Seat | None) -> str:  # noqa: ARG002
        """A shuffle without its order, which nobody sees (K-112)."""
        return (
            f"shuffle {UNKNOWN}*{len(action.order)}" if isinstance(action, Shuffle) else write_action(action)
        )

    def result(self, events: Sequence[KontraktEvent]) -> str | None:
        """The card drawn, or the penalty of a buy; None when there was neither."""
        for event in events:
            match event:
                case Drew():
                    return event.card or UNKNOWN
                case Bought() if event.penalty:
                    return "".join(card or UNKNOWN for card in event.penalty)
        return None

    def claim(self, events: Sequence[KontraktEvent]) -> int | None:  # noqa: ARG002
        """None: points are what is left in hand at the end, and no action brings them."""
        return None

    def bonus(self, events: Sequence[KontraktEvent], seats: int) -> tuple[int, ...]:
        """The points that are not for cards left in hand: of an exact cut, of going out in some way."""
        found = [0] * seats
        for event in events:
            if isinstance(event, Scored) and event.rule not in _COSTS:
                found[event.seat] += event.points
        return tuple(found)

    def comment(self, events: Sequence[KontraktEvent]) -> str | None:  # noqa: ARG002
        """None: the actions speak for themselves."""
        return None


def _named(numbers: Iterable[int]) -> list[Card]:
    return [CARDS[number] for number in numbers]


def _cards(found: Iterable[Card | Place]) -> tuple[Card, ...]:
    """The cards, settled or known from the beginning."""
    return tuple(each.card or CARDS[0] if isinstance(each, Place) else each for each in found)


def _hand_lines(hands: Sequence[Sequence[str]]) -> list[DealLine]:
    return [DealLine(seat_name(Seat(seat)), tuple(hand)) for seat, hand in enumerate(hands)]


def _dealer_line(dealer: Seat) -> DealLine:
    return DealLine(DEALER, (seat_name(dealer),))


def _dealer(state: State, lines: Sequence[DealLine]) -> Seat:
    """The seat that deals; where no line tells, the one after the last dealer (K-023)."""
    names = {seat_name(Seat(seat)): Seat(seat) for seat in range(state.seats)}
    told = next((line.pieces[0] for line in lines if line.holder == DEALER and line.pieces), None)
    if told in names:
        return names[told]
    if state.match.dealer < 0:
        raise IllegalAction(Refusal("dealer-missing", "K-015", {"holder": DEALER}))
    return Seat((state.match.dealer + 1) % state.seats)


def _by_holder(state: State, lines: Sequence[DealLine]) -> dict[str, tuple[Card | None, ...]]:
    """The cards of each holder, seats first in their order, when they are as many as the round deals."""
    each = state.rules.deal_in(state.match.number + 1)
    needed = {seat_name(Seat(seat)): each for seat in range(state.seats)}
    needed |= {UP: 1, STOCK: len(state.setting.cards) - each * state.seats - 1}
    given = {line.holder: line.pieces for line in lines if line.holder != DEALER}
    for holder in given:
        if holder not in needed:
            raise IllegalAction(Refusal("record-holder-unknown", "K-017", {"holder": holder}))
    for holder, count in needed.items():
        if holder not in given:
            raise IllegalAction(Refusal("record-holder-missing", "K-017", {"holder": holder}))
        if len(given[holder]) != count:
            args: Args = {"holder": holder, "pieces": len(given[holder]), "needed": count}
            raise IllegalAction(Refusal("record-deal-count", "K-017", args))
    return {holder: read_unknown(given[holder]) for holder in needed}


def _rest(state: State, cards: Sequence[Card]) -> list[Card]:
    """The cards of the pack that are not among ``cards``."""
    left = Counter(state.setting.cards)
    left.subtract(cards)
    for card in sorted(left, key=NUMBERS.__getitem__):
        if left[card] < 0:
            raise IllegalAction(Refusal("deal-card-twice", "K-010", {"card": card}))
    return list(left.elements())
