"""Small positions, built through the public protocol alone: start, deal, play.

Numbers fit when they are equal or total 5, 10, 15 or 20. So sides of 5 and 10 all fit each other and
all count, while a tile of 6s, 7s, 8s and 9s fits none of them: such a tile is called *dead* here and
fills up hands that need five.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from kontu.core import registry
from kontu.core.events import RoundEnded
from kontu.core.refusals import IllegalAction, Refusal
from kontu.core.seats import DEALER, read_seat, seat_name
from kontu.games.contack.events import Played
from kontu.games.contack.observation import Observation
from kontu.games.contack.rules import ContackRules
from kontu.games.contack.tiles import Tile, read_tile

GAME = registry.get("contack")

# Six cells round the corner above the first tile. Laying the first five in this order leaves the
# sixth as an opening with two contacts: blue with the fifth, orange with the first.
RING = ("0,0", "1,0", "1,1", "0,1", "-1,1", "-1,0")

# Nine cells in a row that leave -1,0 with three neighbours, and then -1,0 itself:
# its blue touches the fifth, its red the ninth, its orange the first.
BAY = ("0,0", "1,0", "1,1", "0,1", "-1,1", "-2,1", "-3,1", "-3,0", "-2,0", "-1,0")
BAY_TILES = (
    "1-5-9",
    "5-5-8",
    "5-8-5",
    "8-5-5",
    "10-5-5",
    "7-5-5",
    "5-5-7",
    "5-7-5",
    "4-8-5",
    "10-7-6",
)


def tiles(text: str) -> tuple[Tile, ...]:
    """The tiles that ``text`` writes with spaces between."""
    return tuple(map(read_tile, text.split()))


def dead_tiles() -> Iterator[Tile]:
    """Tiles that fit no side of 5 or 10, the largest first."""
    for numbers in product((9, 8, 7, 6), repeat=3):
        yield Tile(*numbers)


def dealt(*hands: str, reserve: str = "", dead_reserve: int = 1, **changes: Any) -> Any:
    """The state after a deal of ``hands`` (filled up with dead tiles) and ``reserve``.

    The reserve comes in the order written, then ``dead_reserve`` dead tiles; the rules are
    ``house/1`` with ``changes`` and a set of just these tiles.
    """
    given = [tiles(hand) for hand in hands]
    named = {tile for hand in given for tile in hand} | set(tiles(reserve))
    dead = (tile for tile in dead_tiles() if tile not in named)
    order: list[Tile] = []
    for hand in given:
        order += hand
        order += [next(dead) for _ in range(5 - len(hand))]
    order += tiles(reserve)
    order += [next(dead) for _ in range(dead_reserve)]
    rules = ContackRules(tiles=tuple(sorted(order)), **changes)
    return deal(GAME.start(rules, len(hands)), order)


def deal(state: Any, order: Sequence[Tile]) -> Any:
    """The state after the dealer has dealt ``order``."""
    return GAME.apply(state, GAME.deal(state, tuple(map(str, order)))).state


def played(state: Any, *lines: str) -> Any:
    """The step that the last of ``lines`` (``p1 1-2-3@0,0``) leads to; each is by the seat named."""
    step = None
    for line in lines:
        who, text = line.split(" ")
        assert GAME.to_act(state) == read_seat(who, 7), (line, turn(state))
        step = GAME.apply(state, GAME.read_action(state, text))
        state = step.state
    assert step is not None
    return step


def after(state: Any, *lines: str) -> Any:
    """The state after ``lines``."""
    return played(state, *lines).state if lines else state


def turn(state: Any) -> str:
    """Who is to act, as records write it."""
    seat = GAME.to_act(state)
    return "nobody" if seat is None else seat_name(seat)


def legal(state: Any) -> set[str]:
    """The notation of every legal action."""
    return {GAME.write_action(state, action) for action in GAME.legal_actions(state)}


def refusal(state: Any, text: str) -> Refusal:
    """Why ``text`` is refused; ``apply`` gives the same reason as ``check`` and nothing changes."""
    action = GAME.read_action(state, text)
    refused = GAME.check(state, action)
    assert isinstance(refused, Refusal), f"{text} is legal"
    assert text not in legal(state)
    before = seen(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.refusal == refused
    assert seen(state) == before
    return refused


def pass_out(state: Any) -> Any:
    """The last step of a hand in which nobody plays any more."""
    for _ in range(200):
        step = played(state, f"{turn(state)} {'draw' if 'draw' in legal(state) else 'pass'}")
        state = step.state
        if any(isinstance(event, RoundEnded) for event in step.events):
            return step
    raise AssertionError("the hand does not end")


def standing(state: Any) -> tuple[int, ...]:
    """What each seat has at this moment: the hands that are over and the one in progress."""
    observation = seen(state)
    if GAME.to_act(state) in {None, DEALER}:
        return observation.totals
    return tuple(map(sum, zip(observation.totals, observation.scores, strict=True)))


def order_of(state: Any) -> tuple[Tile, ...]:
    """An order that deals the same hands again, if nothing has been drawn or played yet."""
    hands = tuple(tile for hand in seen(state).hands for tile in hand)
    return hands + tuple(tile for tile in seen(state).rules.tiles if tile not in hands)


def seen(state: Any) -> Observation:
    """What an onlooker sees."""
    observation = GAME.observe(state, None)
    assert isinstance(observation, Observation)
    return observation


def the_play(step: Any) -> Played:
    """The play among the events of ``step``."""
    found = [event for event in step.events if isinstance(event, Played)]
    assert len(found) == 1
    return found[0]


def bay_hands(seats: int) -> list[str]:
    """The ten tiles of the bay, shared out so that the seats lay them in turn from the first seat."""
    return [" ".join(BAY_TILES[seat::seats]) for seat in range(seats)]


def bay_lines(seats: int, start: int = 0, stop: int = 10) -> list[str]:
    """The lines that lay the tiles of the bay from number ``start`` to before ``stop``."""
    return [f"p{number % seats + 1} {BAY_TILES[number]}@{BAY[number]}" for number in range(start, stop)]


# The ring in sides of 5 and 10, to be laid by two or three seats in turn.
RING_TILES = ("5-5-5", "5-5-10", "5-10-5", "5-10-10", "10-5-5", "10-5-10")


def ring_lines(seats: int, stop: int = 6) -> list[str]:
    """The lines that lay the first ``stop`` tiles of the ring."""
    return [f"p{number % seats + 1} {RING_TILES[number]}@{RING[number]}" for number in range(stop)]


def ring_hands(seats: int, *more: str) -> list[str]:
    """The six tiles of the ring shared out in turn, and ``more`` tiles for each seat."""
    extra = list(more) + [""] * (seats - len(more))
    return [" ".join((*RING_TILES[seat::seats], extra[seat])) for seat in range(seats)]
