"""What somebody wants printed: an order, read from plain texts and refused with reasons."""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

from kontu.core import registry, settings
from kontu.core.refusals import NotationError, Refusal, RulesError
from kontu.core.registry import AnyGame
from kontu.core.tallying import form_of
from kontu.games.contack.tiles import RECONSTRUCTION, Tile, read_tile
from kontu.locale import Language, read_language
from kontu.paper.sizes import Paper, read_paper
from kontu.paper.tile import Ink
from kontu.paper.tiles import LEAST_SIDE, MOST_SIDE, SIDE


class Kind(StrEnum):
    """What can be printed."""

    TILES = "tiles"
    SHEET = "sheet"
    CARD = "card"
    RULES = "rules"
    CHECKLIST = "checklist"


KINDS: Final = tuple(Kind)

GAMES: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.TILES: ("contack",),
    Kind.SHEET: ("contack", "kontrakt"),
    Kind.CARD: ("kontrakt",),
    Kind.RULES: ("contack", "kontrakt"),
    Kind.CHECKLIST: ("contack",),
}
"""The games that a kind is for; the first is meant where none is named."""

MOST_TILES: Final = 200
"""More tiles are not printed at once; a box has some thirty-six."""

LONGEST_NAME: Final = 60
PLAYERS: Final = 4
"""So many columns has a score sheet, where the game allows it and nobody says otherwise."""

MOST_PLAYERS: Final = 8

_LENGTH: Final = re.compile(r"[0-9]{1,3}(?:[.,][0-9]{1,4})?")


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is wanted. ``tiles`` are None for the usual set; ``name`` is what their owner calls them.

    ``side`` is that of a tile in millimetres; ``players`` count the columns of a score sheet; ``large``
    wants the rules in large type.
    """

    kind: Kind
    language: Language
    paper: Paper = Paper.A4
    game: AnyGame
    variant: str
    rules: Any
    tiles: tuple[Tile, ...] | None = None
    name: str = ""
    side: float = SIDE
    ink: Ink = Ink.FULL
    players: int = PLAYERS
    large: bool = False

    @property
    def set(self) -> tuple[Tile, ...]:
        """The tiles to be printed."""
        return RECONSTRUCTION if self.tiles is None else self.tiles

    @property
    def is_reconstruction(self) -> bool:
        """True when the tiles are those of the set that this project put together (C-04)."""
        return self.set == RECONSTRUCTION


class TileLine(msgspec.Struct, frozen=True):
    """What is wrong with a tile in ``line`` (from 1) of a text."""

    line: int
    refusal: Refusal


def tiles_in(text: str) -> tuple[tuple[Tile, ...], tuple[TileLine, ...]]:
    """The tiles that ``text`` lists, one or more a line (``#`` begins a remark), and what is none.

    Doubled tiles and any number of them may be printed: a box may hold anything (C-04).
    """
    tiles: list[Tile] = []
    wrong: list[TileLine] = []
    for number, line in enumerate(text.splitlines(), start=1):
        for word in line.partition("#")[0].replace(",", " ").split():
            try:
                tiles.append(read_tile(word))
            except NotationError as error:
                wrong.append(TileLine(number, error.refusal))
    return tuple(tiles), tuple(wrong)


def read_order(
    kind: str, wishes: Mapping[str, str], changes: Sequence[str] = (), tiles: tuple[Tile, ...] | None = None
) -> Order:
    """The order that plain texts write: ``wishes`` may have ``game``, ``variant``, ``lang``, ``paper``,
    ``name``, ``side``, ``ink``, ``players`` and ``large``; ``changes`` are ``FIELD=VALUE``.

    Raises:
        RulesError: everything that is wrong with it.
        UnknownName: there is no such game or variant.
    """
    chosen = _one_of("kind", kind, KINDS)
    game = registry.get(_one_of("game", wishes.get("game") or GAMES[chosen][0], GAMES[chosen]))
    variant = wishes.get("variant") or next(iter(game.variants))
    rules = settings.changed(game, registry.variant(game, variant), _split(changes))
    order = Order(
        kind=chosen,
        language=_language(wishes.get("lang", "")),
        paper=_paper(wishes.get("paper", "")),
        game=game,
        variant=variant,
        rules=rules,
        tiles=_printable_set(tiles),
        name=_name(wishes.get("name", "")),
        side=_side(wishes.get("side", "")),
        ink=_one_of("ink", wishes.get("ink") or Ink.FULL, tuple(Ink)),
        players=_players(game, rules, wishes.get("players", "")),
        large=_one_of("large", wishes.get("large") or "no", ("no", "yes")) == "yes",
    )
    if chosen in {Kind.SHEET, Kind.CARD}:
        # Whether the rules can be played by so many is for the game to say.
        form_of(game, rules, order.players)
    return order


def _wrong(field: str, choices: str) -> RulesError:
    return RulesError((Refusal("message-wrong", "T-03", {"field": field, "choices": choices}),))


def _one_of(field: str, text: str, choices: Sequence[Any]) -> Any:
    for choice in choices:
        if text.strip().lower() == str(choice):
            return choice
    raise _wrong(field, ", ".join(map(str, choices)))


def _split(changes: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for change in changes:
        field, equals, value = change.partition("=")
        if not equals:
            raise _wrong("change", "FIELD=VALUE")
        found[field.strip()] = value.strip()
    return found


def _language(text: str) -> Language:
    found = Language.ENGLISH if not text else read_language(text)
    if found is None:
        raise _wrong("lang", ", ".join(Language))
    return found


def _paper(text: str) -> Paper:
    found = Paper.A4 if not text else read_paper(text)
    if found is None:
        raise _wrong("paper", ", ".join(Paper))
    return found


def _printable_set(tiles: tuple[Tile, ...] | None) -> tuple[Tile, ...] | None:
    if tiles is not None and not tiles:
        raise RulesError((Refusal("set-too-small-to-print", "C-04"),))
    if tiles is not None and len(tiles) > MOST_TILES:
        raise RulesError((Refusal("set-too-large", "C-04", {"tiles": len(tiles), "most": MOST_TILES}),))
    return tiles


def _name(text: str) -> str:
    if len(text) > LONGEST_NAME or not text.isprintable():
        raise RulesError((Refusal("name-unusable", "T-03", {"most": LONGEST_NAME}),))
    return text.strip()


def _side(text: str) -> float:
    if not text:
        return SIDE
    side = float(text.strip().replace(",", ".")) if _LENGTH.fullmatch(text.strip()) else 0.0
    if not LEAST_SIDE <= side <= MOST_SIDE:
        raise _wrong("side", f"{LEAST_SIDE:.0f}..{MOST_SIDE:.0f}")
    return round(side, 1)


def _players(game: AnyGame, rules: Any, text: str) -> int:
    if text:
        digits = text.strip()
        if not (
            digits.isascii() and digits.isdigit() and len(digits) <= 2 and 1 <= int(digits) <= MOST_PLAYERS
        ):
            raise _wrong("players", f"1..{MOST_PLAYERS}")
        return int(digits)
    fitting = [count for count in range(1, MOST_PLAYERS + 1) if _playable(game, rules, count)]
    return min(fitting, key=lambda count: (abs(count - PLAYERS), count), default=PLAYERS)


def _playable(game: AnyGame, rules: Any, players: int) -> bool:
    try:
        form_of(game, rules, players)
    except RulesError:
        return False
    return True
