"""What is measured: whole random games, one engine after the other, in this process."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

from bench.peers import PEERS
from kontu.core import registry
from kontu.core.events import RoundEnded
from kontu.core.seats import DEALER
from kontu.games.contack import kernel
from kontu.games.contack import walk as contack_walk
from kontu.games.contack.state import Setting
from kontu.games.kontrakt import laydown
from kontu.games.kontrakt import walk as kontrakt_walk

SEATS = 4
HANDS = 100 if kernel.COMPILED else 1
"""How many hands or rounds the kernel plays before it says so."""


@dataclass(frozen=True)
class Pace:
    """How much was played in how many seconds; an action is a player's choice, never the dealer's."""

    games: int
    actions: int
    seconds: float


@dataclass(frozen=True)
class Engine:
    """Something that plays random legal games; ``run`` plays whole ones until the seconds are over."""

    name: str
    game: str
    run: Callable[[float], Pace]


def timed(games: Callable[[], Iterator[tuple[int, int]]]) -> Callable[[float], Pace]:
    """A runner over endless ``games``, which tells how many games and actions were played each time."""

    def run(seconds: float) -> Pace:
        source = games()
        next(source)  # The first game warms the caches.
        played = actions = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            more, choices = next(source)
            played, actions = played + more, actions + choices
            now = time.process_time()
        return Pace(played, actions, now - begin)

    return run


def by_calls(name: str, variant: str) -> Iterator[tuple[int, int]]:
    """Hands or rounds through the protocol: list all legal actions, choose one, apply it."""
    game: Any = registry.get(name)
    rules = registry.variant(game, variant)
    chance = random.Random(1)
    state, actions = game.start(rules, SEATS), 0
    while True:
        if (seat := game.to_act(state)) is None:
            state = game.start(rules, SEATS)
        elif seat == DEALER:
            order = list(game.deck(state))
            chance.shuffle(order)
            state = game.apply(state, game.deal(state, order)).state
        else:
            step = game.apply(state, chance.choice(list(game.legal_actions(state))))
            state, actions = step.state, actions + 1
            for event in step.events:
                if isinstance(event, RoundEnded):
                    yield 1, actions
                    actions = 0


def contack_by_calls() -> Iterator[tuple[int, int]]:
    """Hands of Contack through the protocol."""
    return by_calls("contack", "house/1")


def kontrakt_by_calls() -> Iterator[tuple[int, int]]:
    """Rounds of Kontrakt through the protocol."""
    return by_calls("kontrakt", "kontrakt/1")


def contack_walker(rules: Any = None, seats: int = SEATS) -> Any:
    """Random play inside the kernel of Contack, by ``house/1`` if nothing else is said."""
    game: Any = registry.get("contack")
    setting = Setting(rules or registry.variant(game, "house/1"), seats, game.kernel)
    return contack_walk.Walk(game.kernel.match.Match(setting.box, setting.terms), 1)


def kontrakt_walker(rules: Any = None, seats: int = SEATS) -> Any:
    """Fair random play inside the kernel of Kontrakt, by ``kontrakt/1`` if nothing else is said."""
    game: Any = registry.get("kontrakt")
    state = game.start(rules or registry.variant(game, "kontrakt/1"), seats)
    setting = state.setting
    finders = [setting.finder(number) for number in range(1, state.rules.rounds + 1)]
    laying = laydown.Laying(setting.terms)
    return kontrakt_walk.Walk(state.match, laying, finders, bytes(setting.pack), 1)


def contack_in_kernel() -> Iterator[tuple[int, int]]:
    """Hands of Contack where the rules stand, some at a time."""
    walk = contack_walker()
    while True:
        before = walk.actions
        walk.run(HANDS)
        yield HANDS, walk.actions - before


def kontrakt_in_kernel() -> Iterator[tuple[int, int]]:
    """Rounds of Kontrakt where the rules stand; only what was chosen among two or more counts."""
    walk = kontrakt_walker()
    while True:
        before = walk.decisions
        walk.run(HANDS)
        yield HANDS, walk.decisions - before


def engines() -> tuple[list[Engine], list[str]]:
    """The engines that can run here, and the names of those that are not installed."""
    build = "compiled" if kernel.COMPILED else "interpreted"
    found = [
        Engine("Kontu, public calls", "Contack", timed(contack_by_calls)),
        Engine(f"Kontu, {build} kernel", "Contack", timed(contack_in_kernel)),
        Engine("Kontu, public calls", "Kontrakt", timed(kontrakt_by_calls)),
        Engine(f"Kontu, {build} kernel", "Kontrakt", timed(kontrakt_in_kernel)),
    ]
    missing = []
    for module, package, game, how, games in PEERS:
        if find_spec(module) is None:
            missing.append(f"{package}{how}")
        else:
            found.append(Engine(f"{package} {_version(package)}{how}", game, timed(games)))
    return found, missing


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"
