"""Random matches to try the laws on, kept as the states and steps they were made of."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from kontu.core import registry
from kontu.core.events import Scored
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, Seat
from tests.laws.samples import Sample, Samples, samples_of


class Moment(NamedTuple):
    """One action of a match: the ``state`` it was chosen in, who chose it, and the ``step`` it led to."""

    state: Any
    seat: Seat
    action: Any
    step: Any


class Trace(NamedTuple):
    """A match from its start to its end."""

    game: AnyGame
    samples: Samples
    sample: Sample
    start: Any
    moments: tuple[Moment, ...]
    end: Any

    def states(self) -> Iterator[Any]:
        """Every state, the first and the last one too."""
        yield self.start
        for moment in self.moments:
            yield moment.step.state

    def rng(self, purpose: str) -> random.Random:
        """Chance of one's own for a purpose, the same every time."""
        return random.Random(f"{purpose} {self.sample.name} {len(self.moments)}")


def random_action(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """A legal action of whoever is to act, every one as likely as another."""
    if game.to_act(state) == DEALER:
        order = list(game.deck(state))
        rng.shuffle(order)
        return game.deal(state, order)
    return rng.choice(list(game.legal_actions(state)))


def walk(game: AnyGame, sample: Sample, seed: object) -> Trace:
    """A random match by the rules of ``sample``; it fails when the match does not end (law 10)."""
    samples = samples_of(game)
    rng = random.Random(f"{sample.name} {seed}")
    start = state = game.start(sample.rules, sample.seats)
    moments: list[Moment] = []
    while (seat := game.to_act(state)) is not None:
        action = random_action(game, state, rng)
        step = game.apply(state, action)
        moments.append(Moment(state, seat, action, step))
        state = step.state
        assert len(moments) <= samples.LONGEST, "random play does not end"
    return Trace(game, samples, sample, start, tuple(moments), state)


@lru_cache(maxsize=512)
def traced(name: str, number: int, seed: int) -> Trace:
    """The match of one of the samples of the game called ``name``, remembered for all the laws."""
    game = registry.get(name)
    return walk(game, tuple(samples_of(game).every())[number], seed)


def mixed_trace(name: str, seed: int) -> Trace:
    """A match by a mixture of options."""
    game = registry.get(name)
    return walk(game, samples_of(game).mixed(random.Random(seed)), seed)


def twin_of(trace: Trace, cut: int) -> Trace:
    """The first ``cut`` actions once more after another shuffle of what nobody had seen by then."""
    game, moments = trace.game, trace.moments[:cut]
    deal = max(n for n, moment in enumerate(moments) if hasattr(moment.action, "order"))
    order = list(moments[deal].action.order)
    # A new stock may lie behind what was left of the old one.
    unseen = min(trace.samples.hidden(game.observe(moments[-1].step.state, None)), len(order))
    tail = order[len(order) - unseen :]
    trace.rng("twin").shuffle(tail)
    other = trace.samples.reordered(moments[deal].action, (*order[: len(order) - unseen], *tail))
    state, made = moments[deal].state, list(moments[:deal])
    for moment in moments[deal:]:
        action = other if moment is moments[deal] else moment.action
        step = game.apply(state, action)
        made.append(Moment(state, moment.seat, action, step))
        state = step.state
    return trace._replace(moments=tuple(made), end=state)


def sums(trace: Trace) -> list[int]:
    """What the score events of a match add up to, seat by seat."""
    points = [0] * trace.sample.seats
    for moment in trace.moments:
        for event in moment.step.events:
            if isinstance(event, Scored):
                points[event.seat] += event.points
    return points


def wire(value: Any) -> bytes:
    """The bytes that would travel."""
    return msgspec.json.encode(value)
