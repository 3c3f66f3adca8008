"""Advice on Kontrakt: every action is tried as often as the others."""

import random
from collections.abc import Sequence
from typing import Final

from kontu.bots.bot import ONLY, Reason
from kontu.bots.greedy_kontrakt import Turn
from kontu.bots.kontrakt_levels import MOST
from kontu.bots.kontrakt_looking import MOST_TRIED, Level, look_ahead
from kontu.bots.kontrakt_reach import Reach, without
from kontu.bots.weighing import Stop, Weighed, never
from kontu.games.kontrakt.actions import Action, Add, Buy, Call, Drop, Lay, Leave, Let, No, Swap, Take
from kontu.games.kontrakt.cards import JOKER, JOKER_NUMBER, NUMBERS, Card
from kontu.games.kontrakt.finder import FAR
from kontu.games.kontrakt.observation import Observation, Phase

OUT_OF_REACH: Final = Reason("kontrakt-out-of-reach")

LOOK: Final = Level(simulations=min(MOST, 6_000), wide=MOST_TRIED, even=True, deep=True)


class KontraktAdviser:
    """Looks farther ahead than the strong bot, and evenly; equal seeds find the same."""

    def __init__(self, seed: int | None = None, stop: Stop = never) -> None:
        self.stop = stop
        self._chance = random.Random(seed)  # noqa: S311 - chance in a game keeps no secret

    def weigh(self, observation: Observation, legal: Sequence[Action], /) -> tuple[Weighed, ...]:
        """Those of ``legal`` that were tried, the best first; none before the deal."""
        if observation.phase is Phase.CUT:
            return ()
        found = look_ahead(observation, legal, LOOK, self._chance, self.stop)
        return tuple(each for each in found if each.tries)

    def explain(self, observation: Observation, action: Action, /) -> Reason:
        """How far the contract is when that is done, or what is then left in hand."""
        if observation.viewer is None:
            return ONLY
        seen = observation
        turn = Turn(seen, observation.viewer, Reach(seen.rules, seen.seats, seen.round))
        hand = list(turn.hand)
        match action:
            case Take(card) | Buy(card) | Call(card):
                hand[NUMBERS[card]] += 1
            case Drop(card):
                hand = without(hand, NUMBERS[card])
            case Lay(melds):
                for each in (card for meld in melds for card in meld.cards):
                    hand[_number(each)] -= 1
            case Add(card=card) | Swap(card=card):
                hand = without(hand, _number(card))
            case Leave() | Let() | No():
                pass
            case _:
                return ONLY
        if turn.down or isinstance(action, Lay):
            points = sum(count * each for count, each in zip(hand, turn.points, strict=True))
            return Reason("kontrakt-holds", {"points": points})
        away = turn.reach.away(hand)
        # Rules of somebody's own may ask for what cannot be laid.
        return OUT_OF_REACH if away >= FAR else Reason("kontrakt-lacks", {"away": away})


def _number(card: str) -> int:
    """The number of the card that leaves the hand: a joker, whatever it stands for."""
    return JOKER_NUMBER if card[0] == JOKER else NUMBERS[Card(card)]
