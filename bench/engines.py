"""What is measured: whole random games, one engine after the other, in this process."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

from kontu.core import registry
from kontu.core.events import RoundEnded
from kontu.core.seats import DEALER
from kontu.games.contack import kernel
from kontu.games.contack.state import Setting
from kontu.games.contack.walk import Walk

SEATS = 4
HANDS = 100 if kernel.COMPILED else 1
"""How many hands the kernel plays before it says so."""


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
        begin = now = time.perf_counter()
        while now - begin < seconds:
            more, choices = next(source)
            played, actions = played + more, actions + choices
            now = time.perf_counter()
        return Pace(played, actions, now - begin)

    return run


def contack_by_calls() -> Iterator[tuple[int, int]]:
    """Hands of Contack through the protocol: list the legal actions, choose, apply."""
    game: Any = registry.get("contack")
    rules = registry.variant(game, "house/1")
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
            if any(isinstance(event, RoundEnded) for event in step.events):
                yield 1, actions
                actions = 0


def contack_in_kernel() -> Iterator[tuple[int, int]]:
    """Hands of Contack where the rules stand, some at a time."""
    game: Any = registry.get("contack")
    setting = Setting(registry.variant(game, "house/1"), SEATS, game.kernel)
    walk = Walk(game.kernel.match.Match(setting.box, setting.terms), 1)
    while True:
        before = walk.actions
        walk.run(HANDS)
        yield HANDS, walk.actions - before


def chess_games() -> Iterator[tuple[int, int]]:
    """Random games of python-chess, to mate, stalemate or a draw by rule."""
    import chess

    chance = random.Random(1)
    while True:
        board, actions = chess.Board(), 0
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            actions += 1
        yield 1, actions


def gin_rummy_games() -> Iterator[tuple[int, int]]:
    """Random games of OpenSpiel's gin_rummy (C++), stepped from Python."""
    import pyspiel

    chance = random.Random(1)
    game = pyspiel.load_game("gin_rummy")
    while True:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
        yield 1, actions


def engines() -> tuple[list[Engine], list[str]]:
    """The engines that can run here, and the names of those that are not installed."""
    build = "compiled" if kernel.COMPILED else "interpreted"
    found = [
        Engine("Kontu, public calls", "Contack", timed(contack_by_calls)),
        Engine(f"Kontu, {build} kernel", "Contack", timed(contack_in_kernel)),
    ]
    missing = []
    for module, package, game, games in (
        ("chess", "chess", "chess", chess_games),
        ("pyspiel", "open_spiel", "gin_rummy", gin_rummy_games),
    ):
        if find_spec(module) is None:
            missing.append(package)
        else:
            found.append(Engine(f"{package} {_version(package)}", game, timed(games)))
    return found, missing


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"
