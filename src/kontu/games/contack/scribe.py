"""How a Contack match stands in a record: its rules, its deal, and what is noted beside an action."""

from collections.abc import Mapping, Sequence
from typing import Final

from kontu.core.events import Scored
from kontu.core.game import DealLine, PlayLine
from kontu.core.refusals import Args, IllegalAction, NotationError, Refusal
from kontu.core.seats import Seat, seat_name
from kontu.core.settings import nearest_variant, with_fields
from kontu.games.contack.actions import Action, Deal, read_action, read_order, write_action
from kontu.games.contack.events import ContackEvent, Drawn, Played
from kontu.games.contack.rules import HAND_SIZE, VARIANTS, ContackRules
from kontu.games.contack.state import State
from kontu.games.contack.tiles import COLOURS, Tile, read_tile

RESERVE: Final = "d"
"""The holder of the reserve, which lies with the dealer."""

UNKNOWN: Final = "??"

_LEFTOVERS: Final = "C-32"


class ContackScribe:
    """The scribe of Contack: a deal has one line a seat, five tiles each, and ``d`` for the reserve."""

    def read_rules(self, variant: str, fields: Mapping[str, object]) -> ContackRules:
        """The rules of ``variant`` with ``fields`` changed; raises RulesError."""
        return with_fields(VARIANTS[variant], fields, read_order)

    def write_rules(self, rules: ContackRules) -> tuple[str, dict[str, object]]:
        """The nearest variant and every field that departs from it, as plain values."""
        return nearest_variant(VARIANTS, rules)

    def before_round(self, state: State, number: int, totals: Sequence[int]) -> None:
        """Nothing: a record of Contack begins with its first hand."""

    def read_deal(self, state: State, lines: Sequence[DealLine], play: Sequence[PlayLine]) -> Deal:
        """The deal that ``lines`` describe; tiles ``??`` of the reserve are those that ``play`` tells of.

        Where nothing says which they are, because nobody drew them, any of those left will do: their
        order never mattered.

        Raises:
            NotationError: a piece is no tile, or an unknown tile lies in a hand (C-10).
            IllegalAction: the holders or their numbers of tiles are not those of a deal (C-10), a tile
                is dealt twice or foreign to the set (C-04), or the play draws a tile dealt elsewhere (C-27).
        """
        dealt = _by_holder(state, lines)
        results = [line.result for line in play if line.result is not None]
        reserve = dealt.pop(RESERVE)
        hands = [tile for pieces in dealt.values() for tile in read_order(pieces)]
        known = [None if piece == UNKNOWN else read_tile(piece) for piece in reserve]
        left = _left(state, [*hands, *(tile for tile in known if tile is not None)])
        for place, text in enumerate(results[: len(known)]):
            if known[place] is None:
                known[place] = _drawn(text, left)
        rest = iter(left)
        return Deal((*hands, *(next(rest) if tile is None else tile for tile in known)))

    def write_deal(self, state: State, action: Action) -> tuple[DealLine, ...]:
        """The lines of a deal about to be applied to ``state``."""
        if not isinstance(action, Deal):
            raise TypeError("only a deal has lines")
        pieces = tuple(map(str, action.order))
        hands = _hand_lines([pieces[i * HAND_SIZE : (i + 1) * HAND_SIZE] for i in range(state.seats)])
        return (*hands, DealLine(RESERVE, pieces[HAND_SIZE * state.seats :]))

    def deal_seen(self, state: State, viewer: Seat | None) -> tuple[DealLine, ...]:  # noqa: ARG002
        """The lines of the deal that led to ``state``, as everybody sees it: only the reserve is hidden."""
        hands = _hand_lines([tuple(map(str, state.hand_of(Seat(seat)))) for seat in range(state.seats)])
        return (*hands, DealLine(RESERVE, (UNKNOWN,) * len(state.match.reserve())))

    def read_chance(self, state: State, text: str, play: Sequence[PlayLine]) -> Action:  # noqa: ARG002
        """Whatever ``text`` writes: in Contack nothing is left to chance between two deals."""
        return read_action(text)

    def chance_seen(self, state: State, action: Action, viewer: Seat | None) -> str:  # noqa: ARG002
        """The action as it is: nothing of it could be hidden."""
        return write_action(action)

    def result(self, events: Sequence[ContackEvent]) -> str | None:
        """The tile that was drawn; None when none was."""
        return next((str(event.tile) for event in events if isinstance(event, Drawn)), None)

    def claim(self, events: Sequence[ContackEvent]) -> int | None:
        """The points a play brought its seat, leftovers apart; None when it brought none."""
        played = next((event for event in events if isinstance(event, Played)), None)
        if played is None:
            return None
        brought = sum(
            event.points
            for event in events
            if isinstance(event, Scored) and event.seat == played.seat and event.rule != _LEFTOVERS
        )
        return brought or None

    def bonus(self, events: Sequence[ContackEvent], seats: int) -> None:
        """Nothing of its own: what no action claims is the bonus (C-32, C-61)."""

    def comment(self, events: Sequence[ContackEvent]) -> str | None:
        """The contacts of a play, as ``blue 8 on 2, orange 1 on 9``: its own number, then the lying one."""
        played = next((event for event in events if isinstance(event, Played)), None)
        if played is None or not played.contacts:
            return None
        contacts = sorted(played.contacts, key=lambda contact: COLOURS.index(contact.colour))
        return ", ".join(f"{each.colour.value} {each.number} on {each.other}" for each in contacts)


def _hand_lines(hands: Sequence[tuple[str, ...]]) -> list[DealLine]:
    return [DealLine(seat_name(Seat(seat)), hand) for seat, hand in enumerate(hands)]


def _by_holder(state: State, lines: Sequence[DealLine]) -> dict[str, tuple[str, ...]]:
    """The pieces of each holder, seats first in their order, when they are as many as C-10 deals."""
    needed = {seat_name(Seat(seat)): HAND_SIZE for seat in range(state.seats)}
    needed[RESERVE] = len(state.rules.tiles) - HAND_SIZE * state.seats
    given = {line.holder: line.pieces for line in lines}
    for holder in given:
        if holder not in needed:
            raise IllegalAction(Refusal("record-holder-unknown", "C-10", {"holder": holder}))
    for holder, count in needed.items():
        if holder not in given:
            raise IllegalAction(Refusal("record-holder-missing", "C-10", {"holder": holder}))
        if holder != RESERVE and UNKNOWN in given[holder]:
            raise NotationError(Refusal("record-hand-unknown", "C-10", {"holder": holder}), UNKNOWN)
        if len(given[holder]) != count:
            args: Args = {"holder": holder, "pieces": len(given[holder]), "needed": count}
            raise IllegalAction(Refusal("record-deal-count", "C-10", args))
    return {holder: given[holder] for holder in needed}


def _left(state: State, tiles: Sequence[Tile]) -> list[Tile]:
    """The tiles of the set that are not among ``tiles``, in the order of the set."""
    seen: set[Tile] = set()
    for tile in tiles:
        if tile not in state.setting.index:
            raise IllegalAction(Refusal("tile-not-in-set", "C-04", {"tile": str(tile)}))
        if tile in seen:
            raise IllegalAction(Refusal("record-tile-twice", "C-04", {"tile": str(tile)}))
        seen.add(tile)
    return [tile for tile in state.rules.tiles if tile not in seen]


def _drawn(text: str, left: list[Tile]) -> Tile:
    """The tile that a line of play says was drawn, taken out of those ``left``."""
    if text == UNKNOWN:
        raise NotationError(Refusal("record-draw-unknown", "C-10", {"result": text}), text)
    try:
        tile = read_tile(text)
    except NotationError as error:
        args: Args = {**error.refusal.args, "result": text}
        raise NotationError(Refusal(error.refusal.code, error.refusal.rule, args), text) from error
    if tile not in left:
        raise IllegalAction(Refusal("record-draw-elsewhere", "C-27", {"result": text}))
    left.remove(tile)
    return tile
