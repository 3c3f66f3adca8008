"""One match between bots, from the first deal to the outcome."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kontu.bots import Bot
from kontu.bots.dealers import Dealer
from kontu.core.events import RoundEnded
from kontu.core.outcomes import Outcome, Termination
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER


class Played(msgspec.Struct, frozen=True):
    """What came of a match: its outcome, how each hand ended, how many actions the players took."""

    outcome: Outcome
    endings: tuple[Termination, ...]
    actions: int


def play_match(game: AnyGame, rules: Any, bots: Sequence[Bot], dealer: Dealer) -> Played:
    """The match that ``bots`` play, a seat each, dealt by ``dealer``."""
    state = game.start(rules, len(bots))
    endings: list[Termination] = []
    actions = 0
    while (seat := game.to_act(state)) is not None:
        if seat == DEALER:
            action = game.deal(state, dealer.order(game.deck(state)))
        else:
            legal = list(game.legal_actions(state))
            action = bots[seat].choose(game.observe(state, seat), legal).action
            actions += 1
        step = game.apply(state, action)
        state = step.state
        endings += [event.termination for event in step.events if isinstance(event, RoundEnded)]
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.name}: nobody is to act, but there is no outcome")
    return Played(outcome, tuple(endings), actions)
