"""Asks the study as a page does: JSON in, JSON out."""

import json
import random
from typing import Any

from kontu.core import registry
from kontu.core.seats import DEALER
from kontu.records import Recorder, write
from kontu.study import respond

NAMES = ("Ane", "Bjørn", "Cat", "Dag", "Eli")


def answer(call: str, **wish: Any) -> Any:
    """The answer to a wish that is understood."""
    status, body = respond(call, json.dumps(wish))
    assert status == 200, body
    return json.loads(body)


def refusals(call: str, **wish: Any) -> list[dict[str, Any]]:
    """What is wrong with a wish that is refused."""
    status, body = respond(call, json.dumps(wish))
    assert status == 422, body
    said = json.loads(body)
    found: list[dict[str, Any]] = said["refusals"] if "refusals" in said else [said["refusal"]]
    return found


def refusal(call: str, **wish: Any) -> dict[str, Any]:
    """The one thing that is wrong with a wish."""
    (found,) = refusals(call, **wish)
    return found


def played(name: str, variant: str, seats: int, seed: int, *, view: str = "all", most: int = 10_000) -> str:
    """The record of a match of random legal actions, stopped after ``most`` of them."""
    game = registry.get(name)
    rules = registry.variant(game, variant)
    dice = random.Random(seed)
    recorder = Recorder(game, rules, NAMES[:seats], view=view, date="2026-11-29", variant=variant)
    state = game.start(rules, seats)
    for _ in range(most):
        seat = game.to_act(state)
        if seat is None:
            break
        if seat == DEALER:
            order = list(game.deck(state))
            dice.shuffle(order)
            action = game.deal(state, order)
        else:
            legal = []
            for each in game.legal_actions(state):
                legal.append(each)
                if len(legal) == 40:
                    break
            # Whoever can lay down, does: what is listed last brings the match on.
            action = legal[-1] if dice.random() < 0.4 else dice.choice(legal)
        step = game.apply(state, action)
        recorder.note(state, action, step)
        state = step.state
    return write(recorder.record()).decode()
