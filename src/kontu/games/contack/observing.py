"""What a viewer may see, built from the state; and a state imagined from what was seen."""

from collections.abc import Sequence

from kontu.core.outcomes import Outcome, Termination, ranks_of
from kontu.core.refusals import IllegalAction, Refusal
from kontu.core.seats import DEALER, Seat
from kontu.games.contack.actions import Play, write_action
from kontu.games.contack.cells import cell_number, number_cell
from kontu.games.contack.events import Contact
from kontu.games.contack.kernel import ENDINGS
from kontu.games.contack.layout import neighbour
from kontu.games.contack.observation import Observation, PlayOption
from kontu.games.contack.state import Setting, State
from kontu.games.contack.tiles import COLOURS, Tile


def contacts_of(state: State, play: int) -> tuple[Contact, ...]:
    """The contacts that the play of a kernel's number makes and what each brings (C-20, C-21, C-30, C-31)."""
    here = play >> 6
    return tuple(
        [
            Contact(COLOURS[colour], number, other, number_cell(neighbour(here, colour)), points)
            for colour, number, other, points, _ in state.match.contacts(play & 63, here)
        ]
    )


def options(state: State) -> tuple[PlayOption, ...]:
    """Every legal play of the seat in turn with its contacts and points."""
    found: list[PlayOption] = []
    for number in state.match.legal():
        play = state.setting.decode(number)
        if isinstance(play, Play):
            made = contacts_of(state, number)
            points = sum(contact.points for contact in made)
            found.append(PlayOption(write_action(play), play.tile, play.cell, made, points))
    return tuple(found)


def outcome(state: State) -> Outcome | None:
    """The result; None while the match goes on."""
    if state.turn is not None:
        return None
    return standing(state, Termination(ENDINGS[state.match.finished]))


def standing(state: State, termination: Termination) -> Outcome:
    """C-34 the highest total wins, ties share; C-50 partners have the total of their side."""
    sides = tuple(total for _, _, total in state.match.points())
    if state.rules.partnerships:
        sides = (sides[0] + sides[2], sides[1] + sides[3])
    ranks = ranks_of(sides, lowest_wins=False)
    times = state.seats // len(sides)
    return Outcome(sides * times, ranks * times, termination)


def observe(state: State) -> Observation:
    """What anybody may see: hands are open, so a seat sees no more than an onlooker (C-10)."""
    m = state.match
    points = m.points()
    return Observation(
        rules=state.rules,
        seats=state.seats,
        hand=m.hand,
        to_act=state.turn,
        opener=None if m.opener < 0 else Seat(m.opener),
        hands=tuple(state.tiles(held) for held in m.hands()),
        layout=state.laid,
        reserve=len(m.reserve()),
        drawn=None if m.drawn < 0 else state.setting.tiles[m.drawn],
        passes=m.passes,
        open_sides=tuple(map(number_cell, m.open_sides())),
        openings=tuple(map(number_cell, m.opening_cells())),
        options=options(state),
        scores=tuple(score for score, _, _ in points),
        totals=tuple(total for _, _, total in points),
        results=state.results,
        outcome=outcome(state),
    )


def imagine(setting: Setting, seen: Observation, reserve: Sequence[Tile]) -> State:
    """The state in which ``seen`` is seen and the reserve lies in the order of ``reserve``.

    Raises:
        IllegalAction: ``reserve`` is not made of the tiles that are neither held nor laid (C-10).
    """
    unseen = set(setting.tiles) - {tile for hand in seen.hands for tile in hand}
    unseen -= {laid.tile for laid in seen.layout}
    if len(reserve) != seen.reserve or (seen.reserve and set(reserve) != unseen):
        raise IllegalAction(Refusal("reserve-not-the-rest", "C-10", {"tiles": len(reserve)}))
    result = seen.results[-1] if seen.results and len(seen.results) == seen.hand else None
    ended = ENDINGS.index(result.termination) if result else 0
    finished = ENDINGS.index(seen.outcome.termination) if seen.outcome else 0
    turn = -2 if seen.to_act is None else int(seen.to_act)
    index = setting.index
    m = setting.kernel.match.Match(setting.box, setting.terms)
    m.set_up(
        (
            seen.hand, turn, -1 if seen.opener is None else seen.opener,
            -1 if seen.drawn is None else index[seen.drawn], seen.passes, ended, finished,
        ),
        [(index[laid.tile], cell_number(laid.cell), laid.seat) for laid in seen.layout],
        [[index[tile] for tile in hand] for hand in seen.hands],
        [index[tile] for tile in reserve],
        [
            (score, result.deductions[seat] if result else 0, seen.totals[seat])
            for seat, score in enumerate(seen.scores)
        ],
    )  # fmt: skip
    return State(setting, m, seen.layout, seen.results)


def unseen_tiles(seen: Observation) -> tuple[Tile, ...]:
    """The tiles of the reserve in the order of the set: what is left when all in sight is taken away."""
    if seen.to_act == DEALER and seen.hand == 0:
        return seen.rules.tiles[:0]
    sight = {tile for hand in seen.hands for tile in hand} | {laid.tile for laid in seen.layout}
    return tuple(tile for tile in seen.rules.tiles if tile not in sight)
