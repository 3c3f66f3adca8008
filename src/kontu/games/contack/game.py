"""Contack as a game: the protocol over the kernel."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from kontu.core.events import MatchEnded, RoundEnded, Scored
from kontu.core.game import Step
from kontu.core.outcomes import Outcome, Termination
from kontu.core.refusals import IllegalAction, Refusal
from kontu.core.seats import DEALER, Seat
from kontu.core.tallying import Form
from kontu.games.contack import actions, observing, refusing, tallying
from kontu.games.contack.actions import Action, Deal, Draw, Pass, Play
from kontu.games.contack.events import ContackEvent, Dealt, Drawn, Passed, Played
from kontu.games.contack.kernel import ENDINGS
from kontu.games.contack.observation import HandResult, Laid, Observation
from kontu.games.contack.rules import VARIANTS, ContackRules
from kontu.games.contack.scribe import ContackScribe
from kontu.games.contack.state import Kernel, Setting, State
from kontu.games.contack.tiles import Tile


class ContackGame:
    """Contack; ``kernel`` is the build of the rules to play by (tests hold two of them together)."""

    name: Final = "contack"
    variants: Final = VARIANTS
    action_type: Any = Action
    event_type: Any = ContackEvent
    observation_type: Any = Observation
    form_fields: Final = tallying.FIELDS

    def __init__(self, kernel: Kernel | None = None) -> None:
        chosen = kernel or Kernel()
        self.kernel = chosen
        self.scribe = ContackScribe()
        # A table of people plays by one setting; a comparison of house rules by some dozens.
        self._setting = lru_cache(maxsize=256)(lambda rules, seats: Setting(rules, seats, chosen))
        self._suited = lru_cache(maxsize=256)(self._suit)

    def start(self, rules: ContackRules, seats: int) -> State:
        """The state before the first deal; raises RulesError when the seats do not suit the rules."""
        setting = self._suited(rules, seats)
        return State(setting, self.kernel.match.Match(setting.box, setting.terms), (), ())

    def _suit(self, rules: ContackRules, seats: int) -> Setting:
        rules.require(seats)
        return self._setting(rules, seats)

    def to_act(self, state: State) -> Seat | None:
        """The one seat whose turn it is, DEALER between hands; None when the match is over."""
        return state.turn

    def check(self, state: State, action: Action) -> Refusal | None:
        """Why ``action`` is not legal for the seat to act; None when it is."""
        return refusing.check(state, action)

    def legal_actions(self, state: State) -> Iterator[Action]:
        """Every legal action of the player to act, plays first."""
        return map(state.setting.actions.__getitem__, state.match.legal())

    def apply(self, state: State, action: Action) -> Step[State, ContackEvent]:
        """The step that ``action`` leads to; raises IllegalAction."""
        if refusal := refusing.check(state, action):
            raise IllegalAction(refusal)
        match action:
            case Play():
                return _play(state, action)
            case Draw():
                return _draw(state)
            case Pass():
                return _pass(state)
            case Deal():
                return _deal(state, action)

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        """What ``viewer`` may see: everything but the order of the reserve (C-10)."""
        return observing.observe(state)

    def show(self, event: ContackEvent, viewer: Seat | None) -> ContackEvent | None:
        """The event itself: in Contack nothing that happens is hidden (C-10)."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """The result; None while the match goes on."""
        return observing.outcome(state)

    def broken_off(self, state: State) -> Outcome:
        """The totals as they are, and who leads: the points of the hand in play count."""
        return observing.standing(state, Termination.CONSENT)

    def deck(self, state: State) -> tuple[str, ...]:
        """The tiles to be shuffled, in the order of the set; empty when DEALER is not to act."""
        return state.setting.pieces if state.turn == DEALER else ()

    def deal(self, state: State, order: Sequence[str]) -> Deal:
        """The deal of the tiles in ``order``; raises NotationError on what is no tile."""
        return Deal(actions.read_order(order))

    def write_action(self, state: State, action: Action) -> str:
        """The action in notation."""
        return actions.write_action(action)

    def read_action(self, state: State, text: str) -> Action:
        """The action that ``text`` writes, legal or not; raises NotationError."""
        return actions.read_action(text)

    def form(self, rules: ContackRules, seats: int) -> Form:
        """A blank score sheet for a real table; raises RulesError when the seats do not suit the rules."""
        return tallying.form(rules, seats)

    def imagine(self, seen: Observation, reserve: Sequence[Tile] | None = None) -> State:
        """The state in which ``seen`` is seen; the reserve in the order given, or of the set.

        Raises IllegalAction when ``reserve`` is not what is left of the set.
        """
        setting = self._setting(seen.rules, seen.seats)
        rest = observing.unseen_tiles(seen) if reserve is None else reserve
        return observing.imagine(setting, seen, rest)


def _deal(state: State, deal: Deal) -> Step[State, ContackEvent]:
    m = state.match.copy()
    m.deal([state.setting.index[tile] for tile in deal.order])
    after = State(state.setting, m, (), state.results)
    hands = tuple(after.tiles(held) for held in m.hands())
    events: list[ContackEvent] = [Dealt(m.hand, hands, len(m.reserve()), Seat(m.opener))]
    if m.hand == 1:
        shares = enumerate(total for _, _, total in m.points())
        events += [Scored(Seat(seat), share, "C-60") for seat, share in shares if share]
    return Step(after, tuple(events))


def _play(state: State, play: Play) -> Step[State, ContackEvent]:
    setting, before = state.setting, state.match
    tile, cell, seat = play.tile, play.cell, before.turn
    if (number := setting.encode(play)) is None:
        raise RuntimeError("a tile that is played is of the set")
    made = observing.contacts_of(state, number)
    points = sum([contact.points for contact in made])
    m = before.copy()
    m.act(number)
    laid = (*state.laid, Laid(tile, cell, seat, made, points))
    events: list[ContackEvent] = [Played(seat, tile, cell, made, points)]
    rule = "C-61" if setting.terms.counters else "C-30"
    events += [Scored(who, gained, rule) for who, gained in m.gains(before)]
    return _finish(State(setting, m, laid, state.results), events)


def _draw(state: State) -> Step[State, ContackEvent]:
    m = state.match.copy()
    m.act(state.setting.encode(actions.DRAW))
    event = Drawn(m.turn, state.setting.tiles[m.drawn], m.left())
    return Step(State(state.setting, m, state.laid, state.results), (event,))


def _pass(state: State) -> Step[State, ContackEvent]:
    m = state.match.copy()
    m.act(state.setting.encode(actions.PASS))
    after = State(state.setting, m, state.laid, state.results)
    return _finish(after, [Passed(state.match.turn)])


def _finish(state: State, events: list[ContackEvent]) -> Step[State, ContackEvent]:
    """The step with what the end of a hand and of the match adds to it."""
    m = state.match
    if not m.ended:
        return Step(state, tuple(events))
    points = m.points()
    scores, deductions, totals = (tuple(column) for column in zip(*points, strict=True))
    termination = Termination(ENDINGS[m.ended])
    events += [Scored(Seat(s), -lost, "C-32") for s, lost in enumerate(deductions) if lost]
    events.append(RoundEnded(m.hand, termination, scores, totals))
    result = HandResult(m.hand, termination, scores, deductions)
    after = State(state.setting, m, state.laid, (*state.results, result))
    if (result_of_match := observing.outcome(after)) is not None:
        events.append(MatchEnded(result_of_match))
    return Step(after, tuple(events))


GAME: Final = ContackGame()
