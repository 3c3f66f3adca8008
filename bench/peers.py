"""Other engines on the same machine: whole random games, stepped from Python unless said otherwise."""

import random
from collections.abc import Iterator
from importlib import import_module


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


def gin_rummy_in_its_own_loop() -> Iterator[tuple[int, int]]:
    """Random games of OpenSpiel's gin_rummy with its own random bots, the whole game in C++."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    seed = 0
    while True:
        state, seed = game.new_initial_state(), seed + 1
        pyspiel.evaluate_bots(state, bots, seed)
        yield 1, sum(step.player >= 0 for step in state.full_history())


def rlcard_games() -> Iterator[tuple[int, int]]:
    """Random games of RLCard's gin-rummy, in its own loop."""
    agents = import_module("rlcard.agents")
    table = import_module("rlcard").make("gin-rummy", config={"seed": 1})
    table.set_agents([agents.RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
    while True:
        before = table.timestep
        table.run(is_training=False)
        yield 1, table.timestep - before


def domino_games() -> Iterator[tuple[int, int]]:
    """Random games of the package dominoes, four players."""
    dominoes = import_module("dominoes")
    chance = random.Random(1)
    while True:
        game, actions = dominoes.Game.new(starting_player=0), 0
        while game.result is None:
            game.make_move(*chance.choice(game.valid_moves))
            actions += 1
        yield 1, actions


PEERS = (
    ("chess", "chess", "chess", "", chess_games),
    ("pyspiel", "open_spiel", "gin_rummy", "", gin_rummy_games),
    ("pyspiel", "open_spiel", "gin_rummy", ", own loop", gin_rummy_in_its_own_loop),
    ("rlcard", "rlcard", "gin-rummy", ", own loop", rlcard_games),
    ("dominoes", "dominoes", "dominoes", "", domino_games),
)
"""Module, package, game, how it is run, and the games."""
