"""Kontrakt as a game: the protocol over the kernel."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from typing import Any, Final

from kontu.core.game import Step
from kontu.core.outcomes import Outcome, Termination
from kontu.core.refusals import IllegalAction, NotationError, Refusal
from kontu.core.seats import DEALER, Seat, seat_name
from kontu.core.tallying import Form
from kontu.games.kontrakt import acting, laydowns, listing, observing, reading, refusing, showing, tallying
from kontu.games.kontrakt.actions import Action, Deal, Shuffle, Slip, write_action
from kontu.games.kontrakt.cards import CARDS, read_cards
from kontu.games.kontrakt.coding import decode, decode_simple
from kontu.games.kontrakt.dealing import PHASES
from kontu.games.kontrakt.events import KontraktEvent
from kontu.games.kontrakt.observation import Observation, Phase
from kontu.games.kontrakt.rules import KontraktRules
from kontu.games.kontrakt.scribe import KontraktScribe
from kontu.games.kontrakt.state import Kernel, Setting, State
from kontu.games.kontrakt.variants import VARIANTS
from kontu.games.kontrakt.windows import BuyWindows

_CUT: Final = PHASES.index(Phase.CUT)
_SLIPS: Final = tuple(f"{by:+d}" if by else "0" for by in range(-refusing.MOST_SLIP, refusing.MOST_SLIP + 1))


class KontraktGame:
    """Kontrakt; ``kernel`` is the build of the rules to play by (tests hold two of them together)."""

    name: Final = "kontrakt"
    variants: Final = VARIANTS
    action_type: Any = Action
    event_type: Any = KontraktEvent
    observation_type: Any = Observation
    form_fields: Final = tallying.FIELDS

    def __init__(self, kernel: Kernel | None = None) -> None:
        chosen = kernel or Kernel()
        self.kernel = chosen
        self.scribe = KontraktScribe()
        self.windows = BuyWindows()
        # A table of people plays by one setting; a comparison of house rules by some dozens.
        self._setting = lru_cache(maxsize=256)(lambda rules, seats: Setting(rules, seats, chosen))

    def start(self, rules: KontraktRules, seats: int) -> State:
        """The state before the first deal; raises RulesError when the seats do not suit the rules."""
        rules.require(seats)
        setting = self._setting(rules, seats)
        return State(setting, self.kernel.match.Match(setting.terms), ())

    def to_act(self, state: State) -> Seat | None:
        """The one seat that is waited for, DEALER included; None when the match is over."""
        return state.turn

    def check(self, state: State, action: Action) -> Refusal | None:
        """Why ``action`` is not legal for the seat to act; None when it is."""
        return refusing.check(state, action)

    def legal_actions(self, state: State) -> Iterator[Action]:
        """Every legal action of the player to act, lazily, lay-downs last; there may be thousands of them.

        Lay-downs are canonical, as ``lay_downs`` says; ``check`` also passes the same melds in another order.
        """
        m = state.match
        if m.phase == _CUT:
            return map(decode_simple, listing.simple(m))
        listed = map(decode, m.listed())
        return chain(listed, laydowns.lay_downs(state)) if m.may_lay() else listed

    def some_actions(self, state: State, most: int) -> tuple[list[Action], bool]:
        """Up to ``most`` legal actions, and whether there may be more, without a long search by any rules."""
        m = state.match
        if not m.may_lay():
            every = list(islice(self.legal_actions(state), most + 1))
            return every[:most], len(every) > most
        listed: list[Action] = list(map(decode, m.listed()))
        found, more = laydowns.some_lay_downs(state, most)
        both = listed + found
        return both[:most], more or len(both) > most

    def apply(self, state: State, action: Action) -> Step[State, KontraktEvent]:
        """The step that ``action`` leads to; raises IllegalAction."""
        if refusal := refusing.check(state, action):
            raise IllegalAction(refusal)
        return acting.act(state, action)

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        """What ``viewer`` may see: his own hand and what lies open."""
        return observing.observe(state, viewer)

    def recall(self, state: State, viewer: Seat | None) -> Observation:
        """What ``viewer`` sees, and remembers of what everybody saw (``kontu.core.game.recall``)."""
        return observing.recall(state, viewer)

    def show(self, event: KontraktEvent, viewer: Seat | None) -> KontraktEvent | None:
        """The event as ``viewer`` may see it, built anew; None when it may not be seen at all."""
        return showing.show(event, viewer)

    def outcome(self, state: State) -> Outcome | None:
        """The result; None while the match goes on."""
        return observing.outcome(state)

    def broken_off(self, state: State) -> Outcome:
        """O-83: the totals of the rounds that are over."""
        return observing.standing(state, Termination.CONSENT)

    def deck(self, state: State) -> tuple[str, ...]:
        """What DEALER is to put in order: the pack (before the first deal with the seats, of which the
        first in the order deals), the pile that becomes the stock, or how far a cutting hand may slip.
        """
        match state.phase:
            case Phase.DEAL if state.match.dealer < 0:
                return (*map(seat_name, map(Seat, range(state.seats))), *state.setting.cards)
            case Phase.DEAL:
                return state.setting.cards
            case Phase.SHUFFLE:
                return tuple(CARDS[card] for card in sorted(state.match.to_shuffle()))
            case Phase.SLIP:
                return _SLIPS
            case _:
                return ()

    def deal(self, state: State, order: Sequence[str]) -> Action:
        """DEALER's action for ``order``; raises NotationError on what is no piece."""
        if state.phase is Phase.SHUFFLE:
            return Shuffle(read_cards(order))
        if state.phase is Phase.SLIP:
            if not order or order[0] not in _SLIPS:
                text = " ".join(order)[:40]
                raise NotationError(Refusal("play-notation", "K-059", {"text": text}), text)
            return Slip(int(order[0]))
        names = {seat_name(Seat(seat)): Seat(seat) for seat in range(state.seats)}
        named = [names[piece] for piece in order if piece in names]
        due = DEALER if state.match.dealer < 0 else Seat((state.match.dealer + 1) % state.seats)
        dealer = named[0] if named else due
        return Deal(read_cards([piece for piece in order if piece not in names]), dealer)

    def form(self, rules: KontraktRules, seats: int) -> Form:
        """A blank score sheet for a real table; raises RulesError when the seats do not suit the rules."""
        return tallying.form(rules, seats)

    def write_action(self, state: State, action: Action) -> str:
        """The action in notation."""
        return write_action(action)

    def read_action(self, state: State, text: str) -> Action:
        """The action that ``text`` writes, legal or not; raises NotationError or AmbiguousAction."""
        return reading.read_action(state, text)


GAME: Final = KontraktGame()
