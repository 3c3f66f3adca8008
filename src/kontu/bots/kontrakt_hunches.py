"""What a Kontrakt player thinks of each action at first sight, in points, before he looks ahead."""

from collections.abc import Sequence
from typing import Final

from kontu.bots.greedy_kontrakt import Turn
from kontu.bots.kontrakt_reach import Reach
from kontu.games.kontrakt.actions import Action, Add, Buy, Call, Drop, Lay, Swap, Take
from kontu.games.kontrakt.cards import NUMBERS
from kontu.games.kontrakt.observation import Observation, Phase

OTHERWISE: Final = -2.0
"""Another action than the one that is best at first sight."""

NEXT_LAY_DOWN: Final = -0.2
"""Each lay-down that leaves more points than the one before."""

STEP: Final = -8.0
"""A discard that leaves the contract a card farther away."""

SHARE: Final = 0.1
"""So much of a point is a point by which greedy thinks one discard better than another."""

LEAST: Final = -0.5
"""Nothing but the best is nearer to it than this."""


def hunches(seen: Observation, legal: Sequence[Action]) -> dict[Action, float]:
    """How much better or worse than the best each of ``legal`` looks: that one has 0, the others less.

    The best is what greedy would do, if that is asked about; the better come before the worse.
    """
    if seen.viewer is None:
        raise ValueError("an onlooker has nothing to choose")
    turn = Turn(seen, seen.viewer, Reach(seen.rules, seen.seats, seen.round))
    chosen = _at_first_sight(turn, legal)
    found: dict[Action, float] = dict.fromkeys(legal, OTHERWISE)
    lays = [action for action in legal if isinstance(action, Lay)]
    found |= {lay: OTHERWISE + nth * NEXT_LAY_DOWN for nth, lay in enumerate(lays)}
    drops = [action for action in legal if isinstance(action, Drop)]
    if drops:
        found |= _of_drops_when_down(turn, drops) if turn.down else _of_drops(turn, drops)
    found = {action: min(LEAST, hunch) for action, hunch in found.items()}
    found[chosen or max(found, key=found.__getitem__)] = 0.0
    return dict(sorted(found.items(), key=lambda each: -each[1]))


def _at_first_sight(turn: Turn, legal: Sequence[Action]) -> Action | None:
    """What greedy would do; None where less is asked about than it has to choose from."""
    whole = {Phase.DRAW: Take, Phase.CALLED: Take, Phase.WINDOW: Buy | Call, Phase.LET: Buy}
    kind = whole.get(turn.seen.phase, Drop | Lay | Add | Swap)
    if not any(isinstance(action, kind) for action in legal):
        return None
    chosen: Action = turn.choose(legal).action
    return chosen if chosen in legal else None


def _of_drops_when_down(turn: Turn, drops: Sequence[Drop]) -> dict[Action, float]:
    most = max(map(turn.points_when_down, drops))
    return {
        drop: 3 * SHARE * (turn.points_when_down(drop) - most) - (STEP * -0.4 if turn.is_gift(drop) else 0.0)
        for drop in drops
    }


def _of_drops(turn: Turn, drops: Sequence[Drop]) -> dict[Action, float]:
    away = turn.reach.after_each_discard(turn.hand)
    nearest = min(away[NUMBERS[drop.card]] for drop in drops)
    weigh = turn.weigher(nearest)
    weights = {drop: weigh(drop) for drop in drops if away[NUMBERS[drop.card]] == nearest}
    most = max(weights.values())
    found: dict[Action, float] = {}
    for drop in drops:
        if drop in weights:
            found[drop] = SHARE * (weights[drop] - most)
        else:
            found[drop] = STEP * (away[NUMBERS[drop.card]] - nearest) + SHARE * turn.points_of(drop)
    return found
