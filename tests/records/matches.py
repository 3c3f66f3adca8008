"""Random legal matches, recorded as they are played, and the examples of the format."""

import random
from pathlib import Path
from typing import Any

from kontu.core import registry
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER
from kontu.records import Recorder, Replay, write

EXAMPLES = Path(__file__).parent / "examples"
HAND = (EXAMPLES / "contack-hand.kontu").read_bytes()
SEEN = (EXAMPLES / "kontrakt-round-seen-by-one.kontu").read_bytes()
NAMES = ("Ane", "Bjørn", "Cat", "Dag", "Eli", "Finn", "Gro")
DATE = "2026-11-29"


def contack() -> AnyGame:
    """The game that is played here."""
    return registry.get("contack")


def variant(name: str = "house/1") -> Any:
    """A variant of it."""
    return registry.variant(contack(), name)


def play(
    rules: Any, seats: int, seed: int, *, view: str = "all", most: int = 10_000, nonces: bool = False
) -> Recorder:
    """A recorder of a random match by ``rules``, stopped after ``most`` actions if it lasts so long."""
    game = contack()
    dice = random.Random(seed)
    recorder = Recorder(game, rules, NAMES[:seats], view=view, date=DATE)
    state = game.start(rules, seats)
    for number in range(most):
        nonce = None
        if game.to_act(state) == DEALER:
            order = list(game.deck(state))
            dice.shuffle(order)
            action = game.deal(state, order)
            nonce = f"nonce-{seed}-{number}" if nonces else None
        elif game.to_act(state) is None:
            break
        else:
            action = dice.choice(list(game.legal_actions(state)))
        step = game.apply(state, action)
        recorder.note(state, action, step, nonce=nonce)
        state = step.state
    return recorder


def played(name: str = "house/1", seats: int = 3, seed: int = 1, **how: Any) -> bytes:
    """The file of a random match."""
    return write(play(variant(name), seats, seed, **how).record())


def recorded_again(replay: Replay) -> Recorder:
    """A recorder that took note of every step of a replay."""
    record = replay.record
    recorder = Recorder(
        replay.game, replay.rules, record.seats, view=record.view, date=record.date, variant=record.variant
    )
    before = replay.start
    for step in replay.steps:
        recorder.note(before, step.action, step.as_step())
        before = step.state
    return recorder
