"""Lanterns with a market, in which several seats are asked at once: a game for the table's windows.

In turn one may also offer the next card of the deck to the others: the first, clockwise, who wants it
has it. Then the next card is offered, not to whoever has just got one. When nobody wants a card, or
there is none left, the turn passes on.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from kontu.core.events import Event, MatchEnded, RoundEnded, Scored
from kontu.core.game import Scribe, Step
from kontu.core.refusals import IllegalAction, Refusal
from kontu.core.seats import DEALER, Seat
from tests.table import lanterns
from tests.table.lanterns import Dealt, Lanterns, LanternScribe, Rules, Secret, Shown, Taken


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """Offer the next card of the deck to the others."""


class Want(msgspec.Struct, frozen=True, tag="want"):
    """Have the card that is offered."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Do not want it."""


WORDS: Final[Mapping[str, Any]] = {"offer": Offer(), "want": Want(), "pass": Pass()}
Action = lanterns.Action | Offer | Want | Pass


class Offered(Event, frozen=True, tag="offered"):
    """A card is offered to ``asked``."""

    card: int
    asked: tuple[int, ...]


class Passed(Event, frozen=True, tag="passed"):
    """``seat`` does not want the card; nobody else is ever shown this."""

    seat: Seat


class Got(Event, frozen=True, tag="got"):
    """``seat`` wanted the card and has it."""

    seat: Seat
    card: int


class NobodyWanted(Event, frozen=True, tag="nobody_wanted"):
    """All passed."""


MarketEvent = (
    Dealt | Shown | Taken | Secret | Scored | RoundEnded | MatchEnded | Offered | Passed | Got | NobodyWanted
)


class State(lanterns.State, frozen=True, kw_only=True):
    """The whole truth: ``asked`` is the open window, of which ``said`` have passed."""

    asked: tuple[int, ...] = ()
    said: int = 0
    offerer: int = DEALER


class Observation(lanterns.Observation, frozen=True, kw_only=True):
    """What one viewer sees of it: which card is offered to whom, and nothing of what was said."""

    offered: int | None
    asked: tuple[int, ...]


class MarketWindows:
    """Standing answers: ``never``, ``not before my turn``, ``only 7 9`` (to be asked for these alone)."""

    def asked(self, state: State) -> tuple[Seat, ...]:
        return tuple(map(Seat, state.asked[state.said :]))

    def quiet(self, state: State) -> Pass:
        return Pass()

    def check_standing(self, state: State, seat: Seat, text: str) -> Refusal | None:
        if text in {"never", "not before my turn", "always"} or _cards(text):
            return None
        return Refusal("action-notation", "L-09", {"text": text})

    def standing(self, state: State, seat: Seat, text: str) -> Want | Pass | None:
        if text == "always":
            return Want()
        return None if state.deck[0] in _cards(text) else Pass()

    def standing_ends(self, before: State, after: State, seat: Seat, text: str) -> bool:
        if text == "not before my turn":
            return after.turn == seat and not after.asked
        return after.ended > before.ended


def _cards(text: str) -> tuple[int, ...]:
    word, *cards = text.split(" ")
    return tuple(map(int, cards)) if word == "only" and all(card.isdigit() for card in cards) else ()


class Markets(Lanterns):
    """The game of Lanterns with a market."""

    name = "markets"
    action_type = Action
    event_type = MarketEvent
    observation_type = Observation

    def __init__(self) -> None:
        self.variants = VARIANTS
        self.scribe: Scribe[Any, Any, Any, Any] = LanternScribe()
        self.windows = MarketWindows()

    def start(self, rules: Rules, seats: int) -> State:
        plain = super().start(rules, seats)
        return State(**{name: getattr(plain, name) for name in plain.__struct_fields__})

    def check(self, state: Any, action: Any) -> Refusal | None:
        if state.asked:
            good = isinstance(action, Want | Pass)
            return None if good else Refusal("action-notation", "L-08", {"text": ""})
        if isinstance(action, Want | Pass):
            return Refusal("deal-first", "L-08")
        if isinstance(action, Offer):
            good = self.to_act(state) not in {None, DEALER} and state.deck
            return None if good else Refusal("reserve-empty", "L-05")
        return super().check(state, action)

    def legal_actions(self, state: Any) -> Iterator[Any]:
        if state.asked:
            yield from (Want(), Pass())
            return
        yield from super().legal_actions(state)
        if self.check(state, Offer()) is None:
            yield Offer()

    def apply(self, state: Any, action: Any) -> Step[Any, Any]:
        if refusal := self.check(state, action):
            raise IllegalAction(refusal)
        match action:
            case Offer():
                return self._offer(msgspec.structs.replace(state, offerer=state.turn), DEALER, ())
            case Want():
                hands = list(state.hands)
                hands[state.turn] = (*hands[state.turn], state.deck[0])
                after = msgspec.structs.replace(state, hands=tuple(hands), deck=state.deck[1:])
                return self._offer(after, state.turn, (Got(Seat(state.turn), state.deck[0]),))
            case Pass():
                return self._pass(state)
            case _:
                return super().apply(state, action)

    def _offer(self, state: Any, last: int, events: tuple[Any, ...]) -> Step[Any, Any]:
        seats = len(state.totals)
        clockwise = ((state.offerer + i) % seats for i in range(1, seats))
        asked = tuple(seat for seat in clockwise if seat != last) if state.deck else ()
        if not asked:
            return Step(self._go_on(state), events)
        after = msgspec.structs.replace(state, asked=asked, said=0, turn=asked[0])
        return Step(after, (*events, Offered(state.deck[0], asked)))

    def _pass(self, state: Any) -> Step[Any, Any]:
        said = state.said + 1
        passed = Passed(Seat(state.turn))
        if said == len(state.asked):
            return Step(self._go_on(state), (passed, NobodyWanted()))
        return Step(msgspec.structs.replace(state, said=said, turn=state.asked[said]), (passed,))

    def _go_on(self, state: Any) -> Any:
        turn = (state.offerer + 1) % len(state.totals)
        return msgspec.structs.replace(state, asked=(), said=0, turn=turn, offerer=DEALER)

    def observe(self, state: Any, viewer: Seat | None) -> Observation:
        plain = super().observe(state, viewer)
        known = {name: getattr(plain, name) for name in plain.__struct_fields__}
        if state.asked:
            known["turn"] = viewer if viewer in state.asked else state.asked[0]
        return Observation(**known, offered=state.deck[0] if state.asked else None, asked=state.asked)

    def show(self, event: Any, viewer: Seat | None) -> Any:
        if isinstance(event, Passed):
            return event if event.seat == viewer else None
        return super().show(event, viewer)

    def write_action(self, state: Any, action: Any) -> str:
        return next((word for word, one in WORDS.items() if one == action), "") or super().write_action(
            state, action
        )

    def read_action(self, state: Any, text: str) -> Any:
        return WORDS[text] if text in WORDS else super().read_action(state, text)


VARIANTS: Final[Mapping[str, Rules]] = MappingProxyType(dict(lanterns.VARIANTS))
MARKETS: Final = Markets()
