"""One match between bots, from the first deal to the outcome."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, Protocol

import msgspec

from kontu.bots import Bot, BotFault
from kontu.bots.dealers import Dealer
from kontu.core.events import RoundEnded
from kontu.core.game import Step, recall
from kontu.core.outcomes import Outcome, Termination
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, seat_name

MOST_CHOICES: Final = 500
"""From how many legal actions a bot may choose at most; games list the good ones of very many first."""


class Onlooker(Protocol):
    """Sees every step of a match, such as who records it."""

    def note(self, state: Any, action: Any, step: Step[Any, Any], /) -> None:
        """``action`` in ``state`` led to ``step``."""
        ...


class Played(msgspec.Struct, frozen=True):
    """What came of a match: its outcome, how each round ended, how many actions the players took.

    ``largest`` has for each round the most pieces that anybody held while a player was to act; it is
    empty for a game whose observations do not count what each seat holds (``held``).
    """

    outcome: Outcome
    endings: tuple[Termination, ...]
    actions: int
    largest: tuple[int, ...] = ()


def play_match(
    game: AnyGame, rules: Any, bots: Sequence[Bot], dealer: Dealer, onlooker: Onlooker | None = None
) -> Played:
    """The match that ``bots`` play, a seat each, dealt by ``dealer``; ``onlooker`` sees it all.

    Raises:
        BotFault: a bot that somebody else wrote fails, or chooses what is not legal.
    """
    state = game.start(rules, len(bots))
    endings: list[Termination] = []
    largest: list[int] = []
    actions = most = 0
    while (seat := game.to_act(state)) is not None:
        if seat == DEALER:
            action = game.deal(state, dealer.order(game.deck(state)))
        else:
            legal = list(islice(game.legal_actions(state), MOST_CHOICES))
            observation = recall(game, state, seat)
            most = max(most, *getattr(observation, "held", (0,)))
            try:
                action = bots[seat].choose(observation, legal).action
            except BotFault as fault:
                fault.at(seat=seat_name(seat), round=len(endings) + 1)
                raise
            actions += 1
        step = game.apply(state, action)
        if onlooker is not None:
            onlooker.note(state, action, step)
        state = step.state
        for event in step.events:
            if isinstance(event, RoundEnded):
                endings.append(event.termination)
                largest += [most] if most else []
                most = 0
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.name}: nobody is to act, but there is no outcome")
    return Played(outcome, tuple(endings), actions, tuple(largest))
