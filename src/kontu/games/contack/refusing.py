"""Verdicts of the kernel turned into refusals: which rule, about what, and what would do."""

from typing import assert_never

from kontu.core.refusals import Args, Refusal
from kontu.core.seats import seat_name
from kontu.games.contack.actions import Action, Deal, Draw, Pass, Play, write_action
from kontu.games.contack.cells import BOUND, cell_number, number_cell
from kontu.games.contack.kernel import VERDICTS
from kontu.games.contack.layout import neighbour
from kontu.games.contack.state import State, order_problem
from kontu.games.contack.tiles import COLOURS, NUMBERS


def check(state: State, action: Action) -> Refusal | None:
    """Why ``action`` is not legal for the seat to act; None when it is."""
    match action:
        case Play() | Draw() | Pass():
            number = state.setting.encode(action)
            if number is None:
                return _over(state) or Refusal("tile-not-in-set", "C-04", {"tile": _tile_text(action)})
            verdict = state.match.verdict(number)
            return refuse(state, action, verdict) if verdict else None
        case Deal():
            return _check_deal(state, action)
        case _:
            assert_never(action)


def _tile_text(action: Action) -> str:
    return str(action.tile) if isinstance(action, Play) else ""


def _over(state: State) -> Refusal | None:
    return Refusal("match-over", "C-34") if state.turn is None else None


def _check_deal(state: State, deal: Deal) -> Refusal | None:
    if over := _over(state):
        return over
    if state.match.turn >= 0:
        return Refusal("already-dealt", "C-10", {"seat": seat_name(state.match.turn)})
    if tile := order_problem(state.setting, deal):
        return Refusal("deal-not-the-set", "C-10", {"tile": str(tile)})
    return None


def refuse(state: State, action: Play | Draw | Pass, verdict: int) -> Refusal:
    """The refusal for a verdict other than legal."""
    code = VERDICTS[verdict]
    rule = RULES[code]
    match action:
        case Play():
            return Refusal(code, rule, _play_args(state, action, code))
        case Draw() | Pass():
            return Refusal(code, rule, _turn_args(state, code))


RULES = {
    "match-over": "C-34",
    "deal-first": "C-10",
    "tile-not-in-hand": "C-10",
    "drawn-must-be-played": "C-28",
    "opening-tile": "C-13",
    "opening-cell": "C-14",
    "cell-beyond": "C-02",
    "cell-taken": "C-23",
    "no-neighbour": "C-23",
    "contact-fails": "C-22",
    "must-touch-last": "C-23",
    "reserve-empty": "C-27",
    "hand-full": "C-27",
    "must-play": "C-26",
    "can-play": "C-29",
    "must-draw": "C-29",
}


def _play_args(state: State, action: Play, code: str) -> Args:
    m = state.match
    tile, cell = str(action.tile), str(action.cell)
    match code:
        case "tile-not-in-hand":
            hand = " ".join(map(str, state.hand_of(m.turn)))
            return {"tile": tile, "seat": seat_name(m.turn), "hand": hand}
        case "opening-tile":
            return {"tile": tile, "lowest": _lowest(state)}
        case "opening-cell":
            return {"cell": cell}
        case "cell-beyond":
            return {"cell": cell, "bound": BOUND}
        case "cell-taken":
            lying = state.setting.tiles[m.tile_at(cell_number(action.cell))]
            return {"cell": cell, "lying": str(lying)}
        case "no-neighbour" | "must-touch-last":
            cells = " ".join(str(number_cell(number)) for number in m.open_sides())
            return {"tile": tile, "cell": cell, "last": str(state.laid[-1].tile), "cells": cells}
        case "contact-fails":
            return _contact_args(state, action)
        case _:
            return _turn_args(state, code)


def _turn_args(state: State, code: str) -> Args:
    m = state.match
    match code:
        case "drawn-must-be-played":
            return {"drawn": str(state.setting.tiles[m.drawn]), "play": _a_play(state)}
        case "hand-full":
            return {"held": len(m.hands()[m.turn])}
        case "must-play":
            return {"play": _a_play(state)}
        case "can-play":
            return {"play": _a_play(state), "draws": _draws(state)}
        case "must-draw":
            return {"draws": _draws(state)}
        case _:
            return {}


def _a_play(state: State) -> str:
    return write_action(state.setting.decode(state.match.legal()[0]))


def _draws(state: State) -> int:
    """How many tiles may still be drawn in this turn: up to five in hand, while the reserve lasts."""
    m = state.match
    most: int = min(5 - len(m.hands()[m.turn]), len(m.reserve()))
    return most


def _lowest(state: State) -> str:
    """The tiles the opener may lead."""
    plays = map(state.setting.decode, state.match.legal())
    return " ".join(str(play.tile) for play in plays if isinstance(play, Play))


def _contact_args(state: State, action: Play) -> Args:
    """The first contact that is neither matching nor counting, and the numbers that would do."""
    m = state.match
    here = cell_number(action.cell)
    for colour, number, other, _, fits in m.contacts(state.setting.index[action.tile], here):
        if not fits:
            beside = neighbour(here, colour)
            goes_with = state.setting.kernel.box.goes_with
            return {
                "tile": str(action.tile),
                "colour": COLOURS[colour].value,
                "number": number,
                "lying": str(state.setting.tiles[m.tile_at(beside)]),
                "other": other,
                "total": number + other,
                "fits": ", ".join(str(n) for n in NUMBERS if goes_with(n, other)),
            }
    return {}
