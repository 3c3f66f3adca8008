"""The bot that takes what it can get in Contack, and leaves the next player as little as it can."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kontu.bots.bot import ONLY, Choice, Reason
from kontu.games.contack import GAME
from kontu.games.contack.actions import Action, Draw, Play
from kontu.games.contack.observation import Observation
from kontu.games.contack.state import Setting
from kontu.games.contack.tiles import Tile

WORTH_A_DRAW: Final = 5
"""From this reply on a bot that scores nothing draws rather than open the way, where the rules let it.

A tile more in hand costs 10 at the end under most rules (C-32) but may be one that scores; over 600
matches against the random bot, 5 won 578, 15 won 570 and never drawing won 563.
"""


class Prospect(msgspec.Struct, frozen=True, order=True):
    """What a play is worth: points now, then what it spares, then how much the rest of the hand can do.

    Prospects compare in that order; ``spared`` is minus the best reply of the next player with
    the tiles in sight, ``variety`` counts the different sides left in hand.
    """

    points: int
    spared: int
    variety: int


class GreedyContack:
    """A bot that plays for the most points at once, then for the next player's poorest reply."""

    name = "greedy"

    def choose(self, observation: Observation, legal: Sequence[Action], /) -> Choice:
        """The best of ``legal`` by ``Prospect``; equal ones in the order listed."""
        if len(legal) == 1:
            return Choice(legal[0], ONLY)
        points = {option.action: option.points for option in observation.options}
        plays = [action for action in legal if isinstance(action, Play)]
        state = GAME.imagine(observation)
        prospects = [
            prospect_of(state.setting, state.match, observation, play, points[f"{play.tile}@{play.cell}"])
            for play in plays
        ]
        best = max(range(len(plays)), key=prospects.__getitem__)
        found = prospects[best]
        draws = [action for action in legal if isinstance(action, Draw)]
        if draws and found.points == 0 and -found.spared >= WORTH_A_DRAW:
            return Choice(draws[0], Reason("draw-instead", {"reply": -found.spared}))
        return Choice(plays[best], _reason(found))


def _reason(found: Prospect) -> Reason:
    reply = max(0, -found.spared)
    if found.points == 0:
        return Reason("least-reply", {"reply": reply})
    return Reason("most-points", {"points": found.points, "reply": reply})


def prospect_of(setting: Setting, match: Any, seen: Observation, play: Play, points: int) -> Prospect:
    """What ``play``, which brings ``points``, is worth to the seat that is to act in ``match``."""
    seat = match.turn
    after = match.copy()
    after.act(setting.encode(play))
    rest = [tile for tile in seen.hands[seat] if tile != play.tile]
    return Prospect(points, -_reply(after, seat), _variety(rest))


def _reply(match: Any, seat: int) -> int:
    """The most that the next player can make of the tiles in sight; below 0 when the hand is over."""
    if match.turn < 0:
        # Nobody replies any more, and what the others still hold is taken off (C-32).
        deductions: list[int] = [lost for other, (_, lost, _) in enumerate(match.points()) if other != seat]
        return -max(deductions)
    best = 0
    for number in match.legal():
        if number >= 0:
            made = match.contacts(number & 63, number >> 6)
            best = max(best, sum(points for _, _, _, points, _ in made))
    return best


def _variety(hand: Sequence[Tile]) -> int:
    """How many different sides there are: a colour and number held twice opens no more doors than once."""
    return len({(colour, number) for tile in hand for colour, number in enumerate(tile.numbers)})
