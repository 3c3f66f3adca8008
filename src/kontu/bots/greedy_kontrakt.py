"""The bot that gathers the contract, lays it, and gets rid of the rest in Kontrakt."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final, TypeVar

from kontu.bots.bot import ONLY, Choice, Reason
from kontu.bots.kontrakt_places import Places
from kontu.bots.kontrakt_reach import Counts, Reach, counted, unseen, without
from kontu.core.seats import Seat
from kontu.games.kontrakt.actions import (
    LEAVE,
    LET,
    NO,
    Action,
    Add,
    Buy,
    Call,
    Cut,
    Drop,
    Lay,
    Swap,
    Take,
)
from kontu.games.kontrakt.cards import JOKER, JOKER_NUMBER, NUMBERS, Card
from kontu.games.kontrakt.observation import Observation, Phase
from kontu.games.kontrakt.rules import GoOut

A = TypeVar("A")

MOST_HELD: Final = 20
"""No buy may make a hand larger, unless the contract asks for it. Limits of 16 and 30 played no better."""

MOST_COMPARED: Final = 30
"""So many lay-downs, those that leave least first, are compared by what could be laid off next."""

MOST_HELD_IN_A_STALL: Final = 16
"""No buy for another draw may make a hand larger: with 18 cards each the others' cards lie in hand."""

PATIENCE: Final = 0.5
"""This share of the turns after which a deal ends may pass with nothing laid before it buys to draw."""

TURNS_FOR_A_DRAW: Final = 1.0
"""So many turns of waiting a discard must save, for the draw that is given up."""

TURNS_FOR_A_BUY: Final = 0.5
"""So many turns of waiting a bought card must save."""

WAIT_FOR_NONE: Final = 0.25
"""With no card to wait for, the wait is reckoned as with a quarter of one: hands change."""

FEW_OUTS: Final = 8
"""With more cards than these to wait for, the last contract is not measured for a better wait: it is slow."""

WORTH_OF_AN_OUT: Final = 10
"""Points that are kept in hand for one card more that would bring the contract nearer."""

WORTH_OF_A_STEP: Final = 3
"""Points that are kept in hand for a card that is one card nearer to fitting on the table."""

HARM_OF_A_GIFT: Final = 25
"""Points that are kept in hand rather than discard what a player who is down could lay off."""


class GreedyKontrakt:
    """A bot that takes and buys what brings its contract nearer, and holds as few points as it can."""

    name = "greedy"

    def __init__(self) -> None:
        self._reach: Reach | None = None

    def choose(self, observation: Observation, legal: Sequence[Action], /) -> Choice:
        """The best of ``legal`` in the eyes of the seat that sees ``observation``."""
        if len(legal) == 1 or observation.viewer is None:
            return Choice(legal[0], ONLY)
        if self._reach is None or not self._reach.measures(observation):
            self._reach = Reach(observation.rules, observation.seats, observation.round)
        return Turn(observation, observation.viewer, self._reach).choose(legal)


class Turn:
    """One decision: what is seen, the hand in counts, and what a card costs."""

    def __init__(self, seen: Observation, viewer: Seat, reach: Reach) -> None:
        self.seen = seen
        self.reach = reach
        self.down = seen.down[viewer]
        self.hand = counted(seen.hand)
        self.places = Places(seen.melds)
        self.points = reach.points

    @cached_property
    def _out_of_sight(self) -> Counts:
        return unseen(self.seen)

    def choose(self, legal: Sequence[Action]) -> Choice:
        """The best of ``legal``."""
        match self.seen.phase:
            case Phase.DRAW:
                return self._draw(_first(legal, Take))
            case Phase.WINDOW:
                return self._buy(next(each for each in legal if isinstance(each, Buy | Call)))
            case Phase.CALLED:
                return Choice(LET, Reason("kontrakt-let"))
            case Phase.CUT:
                # The hand slips as far up as down, so the exact depth is the likeliest to come about.
                depth = self.seen.seats * self.seen.rules.deal_in(self.seen.round) + 1
                return Choice(Cut(depth), Reason("kontrakt-cut"))
            case _:
                return self._play(legal)

    # --- the draw and the buy ---------------------------------------------------------------------

    def _draw(self, take: Take) -> Choice:
        card = NUMBERS[take.card]
        fits = Choice(take, Reason("kontrakt-take-fits", {"card": take.card}))
        leave = Choice(LEAVE, Reason("kontrakt-leave", {"card": take.card}))
        if self.seen.last:
            return Choice(take, Reason("kontrakt-take-last"))
        away = 0 if self.down else self.reach.away(self.hand)
        if away == 0:
            return fits if self.places.takes(card) else leave
        after = self._away_with(card)
        if after < away:
            return Choice(take, Reason("kontrakt-take-nearer", {"card": take.card, "away": after}))
        now, then = self._outs_with(card) if after == away else (0, 0)
        if self._saved(now, then) > TURNS_FOR_A_DRAW:
            return Choice(take, Reason("kontrakt-take-outs", {"card": take.card, "outs": then, "now": now}))
        return leave

    def _away_with(self, card: int) -> int:
        """How far the hand is with a card more; where all must be laid, with another card less."""
        more = list(self.hand)
        more[card] += 1
        if not self.reach.whole:
            return self.reach.away(more)
        return 0 if self.reach.fits(more) else self.reach.after_best_discard(more)

    def _outs_with(self, card: int) -> tuple[int, int]:
        """How many cards out of sight would bring the hand nearer now, and how many with a card more."""
        out_of_sight = self._out_of_sight
        now = self.reach.outs(self.hand, out_of_sight)
        more = list(self.hand)
        more[card] += 1
        if not self.reach.whole:
            return now, self.reach.outs(more, out_of_sight)
        return now, self.reach.outs_after_discard(more, card, out_of_sight) if now <= FEW_OUTS else now

    def _saved(self, now: int, then: int) -> float:
        """The turns of waiting that are saved by having ``then`` cards to wait for, not ``now``.

        The cards out of sight are taken to come one by one, a card for each seat in a round of the table.
        """
        if then <= now:
            return 0.0
        return sum(self._out_of_sight) / self.seen.seats * (1 / max(now, WAIT_FOR_NONE) - 1 / then)

    def _buy(self, buy: Buy | Call) -> Choice:
        if self.down:
            # a buy would only add cards.
            return Choice(NO, Reason("kontrakt-no-down"))
        away = self.reach.away(self.hand)
        if away == 0:
            return Choice(NO, Reason("kontrakt-no-ready"))
        short = self._short_of()
        if self.reach.whole and short <= 0:
            # K-145: of two cards more at most one is chosen, and both must find a place.
            return Choice(NO, Reason("kontrakt-no-whole-hand"))
        more = list(self.hand)
        more[NUMBERS[buy.card]] += 1
        after = self.reach.away(more)
        if after >= away:
            return self._buy_to_wait_better(buy)
        if short > 0:
            return Choice(buy, Reason("kontrakt-buy-short"))
        if self._held_after_a_buy() > MOST_HELD:
            return Choice(NO, Reason("kontrakt-no-full", {"held": len(self.seen.hand)}))
        return Choice(buy, Reason("kontrakt-buy", {"card": buy.card, "away": after}))

    def _buy_to_wait_better(self, buy: Buy | Call) -> Choice:
        """A card that brings nothing nearer is bought for more cards to wait for, or for another draw."""
        no_help = Choice(NO, Reason("kontrakt-no-help", {"card": buy.card}))
        held = self._held_after_a_buy()
        if self.reach.whole or held > MOST_HELD:
            return no_help
        now, then = self._outs_with(NUMBERS[buy.card])
        if self._saved(now, then) > TURNS_FOR_A_BUY:
            return Choice(buy, Reason("kontrakt-buy-outs", {"card": buy.card, "outs": then, "now": now}))
        if held <= MOST_HELD_IN_A_STALL and self._is_stalling():
            return Choice(buy, Reason("kontrakt-buy-draw"))
        return no_help

    def _is_stalling(self) -> bool:
        """Whether nobody has laid the contract for long, and buys need not be kept for better cards."""
        seen = self.seen
        if any(seen.down) or seen.rules.buy_limits or not seen.stall_end:
            return False
        return seen.stall >= PATIENCE * seen.stall_end

    def _held_after_a_buy(self) -> int:
        return len(self.seen.hand) + 1 + self.seen.rules.penalty_cards

    def _short_of(self) -> int:
        """How many cards the hand lacks, once it has drawn, to hold the contract and what must remain."""
        rules, number = self.seen.rules, self.seen.round
        kept = rules.goes_out(number) in {GoOut.DISCARD, GoOut.NO_DISCARD}
        return rules.contracts[number - 1].size + kept - len(self.seen.hand) - 1

    # --- the play ---------------------------------------------------------------------------------

    def _play(self, legal: Sequence[Action]) -> Choice:
        lays = [each for each in legal if isinstance(each, Lay)][:MOST_COMPARED]
        if lays:
            best = min(lays, key=self._after_lay)
            return Choice(best, Reason("kontrakt-lay", {"points": self._after_lay(best)[1]}))
        offs = [each for each in legal if isinstance(each, Add | Swap)]
        if offs and self.seen.may_lay_off:
            return self._lay_off(offs)
        drops = [each for each in legal if isinstance(each, Drop)]
        return self._drop_when_down(drops) if self.down else self._drop(drops)

    def _after_lay(self, lay: Lay) -> tuple[int, int]:
        """The points that could not be laid off after a lay-down, then all that it leaves."""
        left, places = list(self.hand), self.places.copy()
        places.lay(lay.melds)
        for meld in lay.melds:
            for card in meld.cards:
                left[_held_as(card)] -= 1
        return self._cost(places.left_of(left)), self._cost(left)

    def _lay_off(self, offs: Sequence[Add | Swap]) -> Choice:
        best = min(offs, key=self._after_off)
        if isinstance(best, Swap):
            return Choice(best, Reason("kontrakt-swap", {"card": best.card}))
        return Choice(best, Reason("kontrakt-add", {"points": self.points[_held_as(best.card)]}))

    def _after_off(self, off: Add | Swap) -> tuple[int, bool, bool, int, bool]:
        """What could not be laid off afterwards; of equals first no joker, no swap, the dearest card.

        Of places for one card a run comes first: it then takes the next card too, a group does so anyway.
        """
        card = _held_as(off.card)
        places = self.places.copy()
        places.follow(off)
        left = self._cost(places.left_of(without(self.hand, card)))
        swaps = isinstance(off, Swap)
        on_group = self.places.is_group(off.to if isinstance(off, Swap) else off.meld)
        return left, card == JOKER_NUMBER, swaps, -self.points[card], on_group

    def _drop_when_down(self, drops: Sequence[Drop]) -> Choice:
        """Discard what nobody can lay off, the dearest first, and rather what is far from fitting."""
        best = min(drops, key=lambda drop: (self.is_gift(drop), -self.points_when_down(drop)))
        if self.is_gift(best):
            return Choice(best, Reason("kontrakt-drop-fits"))
        return Choice(best, Reason("kontrakt-drop-costly", {"points": self.points_of(best)}))

    def _drop(self, drops: Sequence[Drop]) -> Choice:
        """Discard what leaves the contract nearest; of equals by what else there is to weigh."""
        away = self.reach.after_each_discard(self.hand)
        nearest = min(away[NUMBERS[drop.card]] for drop in drops)
        equals = [drop for drop in drops if away[NUMBERS[drop.card]] == nearest]
        best = equals[0] if len(equals) == 1 else max(equals, key=self.weigher(nearest))
        return Choice(best, Reason("kontrakt-drop-spare", {"points": self.points_of(best)}))

    def weigher(self, away: int) -> Callable[[Drop], int]:
        """How good a discard is among those that leave the contract ``away`` cards away."""
        out_of_sight = self._out_of_sight
        somebody_lays_off = any(self.seen.down)

        def weigh(drop: Drop) -> int:
            """Its points, what would help what is left, and whom it would help."""
            rest = without(self.hand, NUMBERS[drop.card])
            outs = self.reach.outs(rest, out_of_sight) if away else 0
            gift = HARM_OF_A_GIFT if somebody_lays_off and self.is_gift(drop) else 0
            return self.points_of(drop) + WORTH_OF_AN_OUT * outs - gift

        return weigh

    def is_gift(self, drop: Drop) -> bool:
        """Whether somebody could lay it off."""
        return self.places.takes(NUMBERS[drop.card])

    def points_of(self, drop: Drop) -> int:
        """What it costs in hand."""
        return self.points[NUMBERS[drop.card]]

    def points_when_down(self, drop: Drop) -> int:
        """What it costs in hand, and more the farther it is from fitting on the table."""
        return self.points_of(drop) + WORTH_OF_A_STEP * self.places.steps_to(NUMBERS[drop.card])

    def _cost(self, counts: Counts) -> int:
        return sum(copies * each for copies, each in zip(counts, self.points, strict=True))


def _first(legal: Iterable[Action], kind: type[A]) -> A:
    return next(each for each in legal if isinstance(each, kind))


def _held_as(card: str) -> int:
    """The number of the card that leaves the hand: a joker, whatever it stands for."""
    return JOKER_NUMBER if card[0] == JOKER else NUMBERS[Card(card)]
