"""A tiny game with hidden hands and a hidden deck: proof that the table knows no game.

Lanterns: everybody holds two cards that only he sees. In turn one shows a card and scores its
number, or takes the next card of the deck. A round ends when somebody holds none.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from kontu.core.events import Event, MatchEnded, RoundEnded, Scored
from kontu.core.game import DealLine, Scribe, Step
from kontu.core.outcomes import Outcome, Termination, ranks_of
from kontu.core.refusals import IllegalAction, NotationError, Refusal, RulesError
from kontu.core.seats import DEALER, Seat, seat_name
from kontu.core.settings import nearest_variant, with_fields

HAND: Final = 2


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """How Lanterns is played."""

    cards: int = 12
    """How many cards there are, 6..99. L-01."""
    rounds: int = 2
    """How many rounds make a match, 1..9. L-02."""


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Show ``card`` and score its number."""

    card: int


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the next card of the deck."""


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """The dealer's order."""

    order: tuple[int, ...]


Action = Show | Take | Deal


class Dealt(Event, frozen=True, tag="dealt"):
    """A round was dealt; a viewer is told his own ``hand``."""

    hand: tuple[int, ...] | None


class Shown(Event, frozen=True, tag="shown"):
    """``seat`` showed ``card``."""

    seat: Seat
    card: int


class Taken(Event, frozen=True, tag="taken"):
    """``seat`` took a card; only he is told which."""

    seat: Seat
    card: int | None


class Secret(Event, frozen=True, tag="secret"):
    """The deal as only the dealer knows it; nobody is ever shown it."""

    hands: tuple[tuple[int, ...], ...]


LanternEvent = Dealt | Shown | Taken | Secret | Scored | RoundEnded | MatchEnded


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The whole truth of a match of Lanterns."""

    rules: Rules
    totals: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...] = ()
    turn: int = DEALER
    ended: int = 0


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer sees: his own hand, and how many cards the others and the deck have."""

    hand: tuple[int, ...] | None
    held: tuple[int, ...]
    deck: int
    totals: tuple[int, ...]
    turn: int


def _refuse(code: str, rule: str, **args: str | int) -> Refusal:
    return Refusal(code, rule, args)


class LanternScribe:
    """How Lanterns stands in a record."""

    def read_rules(self, variant: str, fields: Mapping[str, object]) -> Rules:
        return with_fields(VARIANTS[variant], fields, tuple)

    def write_rules(self, rules: Rules) -> tuple[str, dict[str, object]]:
        return nearest_variant(VARIANTS, rules)

    def before_round(self, state: State, number: int, totals: Sequence[int]) -> State | None:
        return None

    def read_deal(self, state: State, lines: Sequence[DealLine], play: Sequence[Any]) -> Deal:
        return Deal(tuple(int(piece) for line in lines for piece in line.pieces))

    def write_deal(self, state: State, action: Action) -> tuple[DealLine, ...]:
        order = action.order if isinstance(action, Deal) else ()
        cut = HAND * len(state.totals)
        hands = [
            DealLine(seat_name(Seat(i)), tuple(map(str, order[i * 2 : i * 2 + 2]))) for i in range(cut // 2)
        ]
        return (*hands, DealLine("d", tuple(map(str, order[cut:]))))

    def deal_seen(self, state: State, viewer: Seat | None) -> tuple[DealLine, ...]:
        hands = [
            DealLine(seat_name(Seat(i)), tuple(str(card) if i == viewer else "??" for card in hand))
            for i, hand in enumerate(state.hands)
        ]
        return (*hands, DealLine("d", ("??",) * len(state.deck)))

    def read_chance(self, state: State, text: str, play: Sequence[Any]) -> Deal:
        raise AssertionError("nothing is dealt in the middle of a round")

    def chance_seen(self, state: State, action: Action, viewer: Seat | None) -> str:
        raise AssertionError("nothing is dealt in the middle of a round")

    def bonus(self, events: Sequence[Any], seats: int) -> tuple[int, ...] | None:
        return None

    def result(self, events: Sequence[Any]) -> str | None:
        taken = [event for event in events if isinstance(event, Taken)]
        return str(taken[0].card or "??") if taken else None

    def claim(self, events: Sequence[Any]) -> int | None:
        return next((event.points for event in events if isinstance(event, Scored)), None)

    def comment(self, events: Sequence[Any]) -> str | None:
        return None


class Lanterns:
    """The game of Lanterns."""

    name: str = "lanterns"
    action_type: Any = Action
    event_type: Any = LanternEvent
    observation_type: Any = Observation

    def __init__(self) -> None:
        self.variants: Mapping[str, Rules] = VARIANTS
        self.scribe: Scribe[Any, Any, Any, Any] = LanternScribe()

    def start(self, rules: Rules, seats: int) -> State:
        if not 2 <= seats <= 4:
            raise RulesError((_refuse("seats-outside", "L-03", seats=seats, least=2, most=4),))
        nobody = (0,) * seats
        return State(rules=rules, totals=nobody, scores=nobody, hands=((),) * seats)

    def to_act(self, state: State) -> Seat | None:
        return None if state.ended == state.rules.rounds else Seat(state.turn)

    def check(self, state: State, action: Action) -> Refusal | None:
        if state.ended == state.rules.rounds:
            return _refuse("match-over", "L-02")
        match action:
            case Deal(order):
                good = state.turn == DEALER and sorted(order) == list(range(1, state.rules.cards + 1))
                return None if good else _refuse("already-dealt", "L-01", seat="d")
            case _ if state.turn == DEALER:
                return _refuse("deal-first", "L-01")
            case Show(card):
                held = card in state.hands[state.turn]
                return None if held else _refuse("tile-not-in-hand", "L-04", tile=card, seat="", hand="")
            case Take():
                return None if state.deck else _refuse("reserve-empty", "L-05")

    def legal_actions(self, state: State) -> Iterator[Action]:
        if state.turn != DEALER and state.ended < state.rules.rounds:
            yield from map(Show, state.hands[state.turn])
            if state.deck:
                yield Take()

    def apply(self, state: State, action: Action) -> Step[State, Any]:
        if refusal := self.check(state, action):
            raise IllegalAction(refusal)
        match action:
            case Deal(order):
                return self._deal(state, order)
            case Show(card):
                return self._show(state, card)
            case Take():
                card, hands = state.deck[0], list(state.hands)
                hands[state.turn] = (*hands[state.turn], card)
                taken = Taken(Seat(state.turn), card)
                after = {"hands": tuple(hands), "deck": state.deck[1:], "turn": self._next(state)}
                return Step(msgspec.structs.replace(state, **after), (taken,))

    def _deal(self, state: State, order: tuple[int, ...]) -> Step[State, Any]:
        seats = len(state.totals)
        hands = tuple(order[i * HAND : (i + 1) * HAND] for i in range(seats))
        after = msgspec.structs.replace(
            state, hands=hands, deck=order[HAND * seats :], turn=0, scores=(0,) * seats
        )
        return Step(after, (Secret(hands), Dealt(None)))

    def _show(self, state: State, card: int) -> Step[State, Any]:
        seat = Seat(state.turn)
        hands, scores, totals = list(state.hands), list(state.scores), list(state.totals)
        hands[seat] = tuple(one for one in hands[seat] if one != card)
        scores[seat] += card
        totals[seat] += card
        events: list[Any] = [Shown(seat, card), Scored(seat, card, "L-04")]
        after = msgspec.structs.replace(
            state,
            hands=tuple(hands),
            scores=tuple(scores),
            totals=tuple(totals),
            turn=self._next(state) if hands[seat] else DEALER,
            ended=state.ended if hands[seat] else state.ended + 1,
        )
        if not hands[seat]:
            events.append(RoundEnded(after.ended, Termination.OUT, after.scores, after.totals))
        if (outcome := self.outcome(after)) is not None:
            events.append(MatchEnded(outcome))
        return Step(after, tuple(events))

    def _next(self, state: State) -> int:
        return (state.turn + 1) % len(state.totals)

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        return Observation(
            hand=None if viewer is None else state.hands[viewer],
            held=tuple(map(len, state.hands)),
            deck=len(state.deck),
            totals=state.totals,
            turn=state.turn,
        )

    def show(self, event: Any, viewer: Seat | None) -> Any:
        match event:
            case Secret():
                return None
            case Taken(seat, _) if seat != viewer:
                return Taken(seat, None)
            case _:
                return event

    def outcome(self, state: State) -> Outcome | None:
        if state.ended < state.rules.rounds:
            return None
        return Outcome(state.totals, ranks_of(state.totals, lowest_wins=False), Termination.ROUNDS)

    def broken_off(self, state: State) -> Outcome:
        return Outcome(state.totals, ranks_of(state.totals, lowest_wins=False), Termination.CONSENT)

    def deck(self, state: State) -> tuple[str, ...]:
        return tuple(map(str, range(1, state.rules.cards + 1))) if self.to_act(state) == DEALER else ()

    def deal(self, state: State, order: Sequence[str]) -> Deal:
        return Deal(tuple(map(int, order)))

    def write_action(self, state: State, action: Action) -> str:
        match action:
            case Show(card):
                return f"show {card}"
            case Take():
                return "take"
            case Deal(order):
                return "deal " + " ".join(map(str, order))

    def read_action(self, state: State, text: str) -> Action:
        word, _, rest = text.partition(" ")
        if text == "take":
            return Take()
        if word == "show" and rest.isascii() and rest.isdigit() and len(rest) < 4:
            return Show(int(rest))
        if word == "deal" and rest.replace(" ", "").isdigit():
            return Deal(tuple(map(int, rest.split())))
        raise NotationError(_refuse("action-notation", "L-04", text=text[:40]), text)


VARIANTS: Final[Mapping[str, Rules]] = MappingProxyType(
    {"plain/1": Rules(), "long/1": Rules(cards=20, rounds=4)}
)
LANTERNS: Final = Lanterns()
