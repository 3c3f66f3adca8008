"""Matches by chance that get somewhere: contracts are laid, cards laid off, cards bought now and then."""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from kontu.core.seats import DEALER, Seat
from kontu.games.kontrakt.actions import NO, Add, Cut, Drop, Lay, Let, Meld, Slip, Swap, Take
from kontu.games.kontrakt.cards import CARDS, RANKS, Card
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.game import KontraktGame
from kontu.games.kontrakt.observation import Observation, Phase
from kontu.games.kontrakt.variants import VARIANTS

MOST_LISTED = 300
TABLES = [(name, seats) for name, rules in VARIANTS.items() for seats in range(3, rules.max_players + 1)]


class Moment(NamedTuple):
    """One action of a match: the state it was chosen in, who chose it, and the step it led to."""

    state: Any
    seat: Seat
    action: Any
    step: Any


def listed(game: KontraktGame, state: Any) -> list[Any]:
    """The legal actions, of very many lay-downs only the first."""
    return list(islice(game.legal_actions(state), MOST_LISTED))


def worth(card: str, seen: Observation) -> int:
    """How much a card has to do with the rest of a hand."""
    if card == "*":
        return 99
    others = [other for other in seen.hand if other != "*"]
    near = [
        other
        for other in others
        if other[1] == card[1] and 0 < abs(RANKS.index(other[0]) - RANKS.index(card[0])) < 4
    ]
    return sum(other[0] == card[0] for other in others) + len(near)


def choose(game: KontraktGame, state: Any, rng: random.Random) -> Any:
    """A legal action of whoever is to act, chosen with a leaning towards getting somewhere."""
    seat = game.to_act(state)
    assert seat is not None
    if seat == DEALER:
        order = list(game.deck(state))
        rng.shuffle(order)
        return game.deal(state, order)
    seen = game.observe(state, seat)
    if seen.phase is Phase.WINDOW and rng.random() < 0.9:
        return NO
    legal = listed(game, state)
    lays = [action for action in legal if isinstance(action, Lay)]
    if lays:
        return rng.choice(lays)
    builds = [action for action in legal if isinstance(action, Add | Swap)]
    if builds and rng.random() < 0.8:
        return rng.choice(builds)
    drops = [action for action in legal if isinstance(action, Drop)]
    if drops:
        return min(drops, key=lambda action: worth(action.card, seen) + rng.random())
    return rng.choice(legal)


Chooser = Callable[[KontraktGame, Any, random.Random], Any]


def moments(game: Any, state: Any, rng: random.Random, chooser: Chooser = choose) -> Iterator[Moment]:
    """A match from ``state`` to its end, action by action."""
    while (seat := game.to_act(state)) is not None:
        action = chooser(game, state, rng)
        step = game.apply(state, action)
        yield Moment(state, seat, action, step)
        state = step.state


def nonsense(rng: random.Random, seen: Observation) -> Any:
    """Something that might be tried, seldom legal."""

    def card() -> Card:
        return rng.choice(CARDS)

    def either() -> str:
        return rng.choice([card(), f"*{rng.choice(CARDS[:52])}", *seen.hand])

    def meld() -> str:
        return rng.choice([f"p{rng.randint(1, 4)}.{rng.randint(1, 4)}", *(each.name for each in seen.melds)])

    def end() -> str:
        return rng.choice(["", "", "+", "-"])

    def declared() -> Meld:
        cards = rng.sample(seen.hand, min(len(seen.hand), rng.randint(1, 6)))
        return Meld(rng.choice(list(MeldKind)), tuple(rng.choice([each, each, either()]) for each in cards))

    wild: list[Callable[[], Any]] = [
        lambda: Add(either(), meld(), end()),
        lambda: Swap(rng.choice([card(), *seen.hand]), meld(), either(), meld(), end(), end()),
        lambda: Lay(tuple(declared() for _ in range(rng.randint(0, 4)))),
        lambda: Drop(card()),
        lambda: Take(card()),
        lambda: Cut(rng.randint(-9, 999)),
        lambda: Slip(rng.randint(-9, 9)),
        Let,
    ]
    return rng.choice(wild)()
