"""Patience (C-71) for a page: a deal that is promised, the actions so far, and what may be done now."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from kontu.core.refusals import NotationError, Refusal
from kontu.games.contack.game import GAME
from kontu.games.contack.observation import Observation
from kontu.games.contack.solitaire_patience import patience
from kontu.games.contack.state import State
from kontu.study.alone_dealing import AloneDeal, promise, seed_wished, shuffled
from kontu.study.wishes import StudyRefused, Wish

MOST_ACTIONS: Final = 100
"""A patience of 36 tiles has 36 plays, 31 draws and a pass at most."""


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """A patience after its actions: what its player sees and may do, and what the last action brought.

    The order of ``deal`` is told when the hand is over; before, only its promise. With a ``refusal`` the last
    action may not be done, and everything else is as it was before it.
    """

    deal: AloneDeal
    observation: Observation
    legal: tuple[str, ...]
    events: tuple[Any, ...]
    over: bool
    refusal: Refusal | None


def play(wish: Wish) -> Patience:
    """Answers ``alone-patience {date | seed, actions?}``: a deal played by ``actions``, each a legal one.

    Raises:
        StudyRefused: the date or the seed is none, an action is none, or one before the last is refused.
    """
    wish.only("date", "seed", "actions")
    seed = seed_wished(wish, "patience")
    order = shuffled(GAME.deck(patience()), seed)
    actions = wish.texts("actions", MOST_ACTIONS)
    refusal = _refused(order, actions)
    state, events = _played(order, actions if refusal is None else actions[:-1])
    over = state.turn is None
    return Patience(
        deal=promise(order, seed, hidden=not over),
        observation=GAME.observe(state, None),
        legal=tuple(GAME.write_action(state, action) for action in GAME.legal_actions(state)),
        events=events,
        over=over,
        refusal=refusal,
    )


def _refused(order: tuple[str, ...], actions: tuple[str, ...]) -> Refusal | None:
    """Why the last action may not be done after the others; None when it may."""
    if not actions:
        return None
    state, _ = _played(order, actions[:-1])
    return GAME.check(state, _read(state, actions[-1]))


@lru_cache(maxsize=64)
def _played(order: tuple[str, ...], actions: tuple[str, ...]) -> tuple[State, tuple[Any, ...]]:
    """The state after the actions and what the last one brought; known states are gone on from."""
    if not actions:
        start = patience()
        dealt = GAME.apply(start, GAME.deal(start, order))
        return dealt.state, dealt.events
    state, _ = _played(order, actions[:-1])
    action = _read(state, actions[-1])
    if refusal := GAME.check(state, action):
        raise StudyRefused(refusal)
    step = GAME.apply(state, action)
    return step.state, step.events


def _read(state: State, text: str) -> Any:
    """The action that ``text`` writes; raises StudyRefused where it writes none, or the hand is over."""
    if state.turn is None:
        raise StudyRefused(Refusal("alone-over", "C-71", {"action": text[:40]}))
    try:
        return GAME.read_action(state, text)
    except NotationError as error:
        raise StudyRefused(error.refusal) from error
