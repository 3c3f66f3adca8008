"""How fast Contack is searched, and what the choices of each level cost, as the strong one values them.

Run as ``python -m bench.contack_levels``. Seconds are of the processor, not of the clock.
"""

import random
from typing import Any

from bench.levels import a_second, tell_losses
from kontu.bots.contack_levels import LEVELS, ContackLevel
from kontu.core.seats import DEALER
from kontu.games.contack import GAME
from kontu.games.contack.kernel import COMPILED
from kontu.games.contack.playout import Playout
from kontu.games.contack.search import Search
from kontu.games.contack.solver import solve
from kontu.games.contack.walk import Walk


def dealt(variant: str, seats: int, seed: int) -> Any:
    """The state after a first deal."""
    state = GAME.start(GAME.variants[variant], seats)
    order = list(GAME.deck(state))
    random.Random(seed).shuffle(order)
    return GAME.apply(state, GAME.deal(state, order)).state


def speeds() -> None:
    print(f"kernel {'compiled' if COMPILED else 'interpreted'}; a second, best of three:")
    print(f"{'rules':12} seats {'random hands':>13} {'playouts':>10} {'simulations':>12}")
    times = 20_000 if COMPILED else 200
    for variant in ("house/1", "collector/1"):
        for seats in (2, 4):
            state = dealt(variant, seats, 1)
            walk = Walk(GAME.start(GAME.variants[variant], seats).match, 1)
            playout, search = Playout(state.match, 1), Search(state.match, 1)
            hands = a_second(times, walk.run)
            played = a_second(times, lambda n, p=playout, m=state.match: p.trials(m, n))
            searched = a_second(times, search.run)
            print(f"{variant:12} {seats:5} {hands:13,.0f} {played:10,.0f} {searched:12,.0f}")


def judged(seen: Any, setting: Any) -> dict[Any, float]:
    """What every action leads to: exact at the end, else as far as strong looks, each tried as often."""
    match = GAME.imagine(seen).match
    if seen.reserve == 0 and (solved := solve(match, LEVELS["strong"].situations)):
        return {setting.decode(number): lead for number, lead in solved}
    search = Search(match, 1)
    search.tune(curiosity=LEVELS["easy"].curiosity, trust=1.0)
    search.run(LEVELS["strong"].simulations)
    return {setting.decode(number): lead for number, _, lead in search.found()}


def losses(name: str, matches: int) -> list[float]:
    """What each choice of a level that had one cost in points, in matches of two of them."""
    found: list[float] = []
    for number in range(matches):
        players = [ContackLevel(name, 2 * number + seat) for seat in range(2)]
        state = dealt("house/1", 2, number)
        while (seat := GAME.to_act(state)) is not None and seat != DEALER:
            legal = list(GAME.legal_actions(state))
            seen = GAME.observe(state, seat)
            action = players[seat].choose(seen, legal).action
            if len(legal) > 1:
                leads = judged(seen, state.setting)
                found.append(max(leads.values()) - leads[action])
            state = GAME.apply(state, action).state
    return found


if __name__ == "__main__":
    speeds()
    tell_losses(LEVELS, lambda name: losses(name, 12))
