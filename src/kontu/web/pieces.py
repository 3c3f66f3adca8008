"""A set of pieces of one's own is looked over before it is played with: what is wrong, and in which line."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from kontu.core.fields import fields, rules_type
from kontu.core.refusals import Refusal, RulesError
from kontu.core.registry import AnyGame
from kontu.web.bodies import LineRefusal, PiecesReport

MOST_TOLD: Final = 50
"""How many things wrong are told at once; who mends them may ask again."""


MOST_READ: Final = 500
"""How many pieces are looked at; no box has so many, and the rules say how many are too many."""


def pieces_field(game: AnyGame) -> str | None:
    """The field of the game's rules that holds the pieces; None when its pieces are given."""
    return next((field.name for field in fields(rules_type(game)) if field.kind == "pieces"), None)


def inspect(game: AnyGame, field: str, text: str, seats: int) -> PiecesReport:
    """The pieces that ``text`` lists, one or more a line (``#`` begins a remark), and what is wrong."""
    variant = next(iter(game.variants))
    read: list[tuple[int, str]] = []
    refusals: list[LineRefusal] = []
    for line, piece in islice(_pieces(text), MOST_READ):
        try:
            game.scribe.read_rules(variant, {field: [piece]})
        except RulesError as error:
            refusals += [LineRefusal(line=line, refusal=refusal) for refusal in error.refusals]
        else:
            read.append((line, piece))
    rules: Any = game.scribe.read_rules(variant, {field: [piece for _, piece in read]})
    try:
        game.start(rules, seats)
    except RulesError as error:
        refusals += _placed(error.refusals, read)
    warnings = rules.warnings() if hasattr(rules, "warnings") else ()
    return PiecesReport(
        pieces=tuple(piece for _, piece in read),
        refusals=tuple(refusals[:MOST_TOLD]),
        warnings=tuple(_placed(warnings, read)[:MOST_TOLD]),
    )


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        for piece in line.partition("#")[0].replace(",", " ").split():
            yield number, piece


def _placed(refusals: tuple[Refusal, ...], read: list[tuple[int, str]]) -> list[LineRefusal]:
    """Each refusal with the last line of a piece that it is about, if it is about one."""
    line_of = {piece: line for line, piece in read}
    found = []
    for refusal in refusals:
        lines = [
            line_of[value] for value in refusal.args.values() if isinstance(value, str) and value in line_of
        ]
        found.append(LineRefusal(line=lines[0] if lines else None, refusal=refusal))
    return found
