"""How fast Kontrakt is played on, and what the choices of each level cost, as the strong one values them.

Run as ``python -m bench.kontrakt_levels``. Seconds are of the processor, not of the clock.
"""

import random
from typing import Any

from bench.levels import a_second, tell_losses
from kontu.bots.kontrakt_levels import LEVELS, KontraktLevel
from kontu.bots.kontrakt_looking import Level, look_ahead, playout, search_among
from kontu.core.seats import DEALER
from kontu.games.kontrakt import GAME
from kontu.games.kontrakt.imagining import scene_of
from kontu.games.kontrakt.kernel import COMPILED
from kontu.games.kontrakt.state import Kernel, Setting

RULES = GAME.variants["kontrakt/1"]
SEATS = 3
JUDGE = Level(simulations=2 * LEVELS["strong"].simulations, wide=10, even=True, deep=True)
"""Every action that looks at all good is tried as often as the others."""


def dealt(number: int, seed: int) -> Any:
    """The state after the deal of a round."""
    state = GAME.start(RULES, SEATS)
    state.match.begin_with(number, [0] * SEATS)
    order = list(GAME.deck(state))
    random.Random(seed).shuffle(order)
    return GAME.apply(state, GAME.deal(state, order)).state


def speeds() -> None:
    """Playouts, and simulations of a search with its tree, from what may be done after the deal."""
    print(f"kernel {'compiled' if COMPILED else 'interpreted'}; a second, best of three:")
    for number in range(1, RULES.rounds + 1):
        state = dealt(number, 1)
        seen = GAME.recall(state, state.turn)
        setting = Setting(RULES, SEATS, Kernel())
        world, scene = playout(setting, number), scene_of(setting, seen)
        times = 4_000 if COMPILED else 10
        rate = a_second(times, lambda n, w=world, s=scene: w.trials(s, n))
        legal = list(GAME.legal_actions(state))
        search = search_among(seen, legal, 1)
        each = len(legal) + 1
        looked = a_second(times, lambda n, s=search, e=each: s.run(n // e))
        print(f"round {number}: {rate:9,.0f} playouts, {looked:9,.0f} simulations", flush=True)


def losses(name: str) -> list[float]:
    """What each choice of a level that had one cost, in a round of each contract by three of them."""
    found: list[float] = []
    for number in range(1, RULES.rounds + 1):
        chance = random.Random(number)
        players = [KontraktLevel(name, 10 * number + seat) for seat in range(SEATS)]
        state = dealt(number, number)
        while not state.results:
            seat = state.turn
            if seat == DEALER:
                order = list(GAME.deck(state))
                chance.shuffle(order)
                state = GAME.apply(state, GAME.deal(state, order)).state
                continue
            legal, seen = list(GAME.legal_actions(state)), GAME.recall(state, seat)
            action = players[seat].choose(seen, legal).action
            if len(legal) > 1:
                leads = {each.action: each.lead for each in look_ahead(seen, legal, JUDGE, chance)}
                found.append(max(leads.values()) - leads[action])
            state = GAME.apply(state, action).state
    return found


if __name__ == "__main__":
    speeds()
    tell_losses(LEVELS, losses)
