"""What people write on the command line, turned into games, rules, bots and numbers; or a plain no."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kontu.commands.faults import WrongUse
from kontu.commands.words import say, texts
from kontu.core import registry, settings
from kontu.core.fields import fields, rules_type
from kontu.core.refusals import RulesError
from kontu.core.registry import AnyGame, UnknownName
from kontu.core.seats import Seat
from kontu.locale import LANGUAGES, Language, Texts, read_language

if TYPE_CHECKING:
    from kontu.bots import BotFault

MOST_TILE_FILE: Final = 100_000
"""Bytes; a file of tiles has some three hundred."""


MOST_WARNINGS: Final = 10
MOST_SEED: Final = 2**63 - 1


class Rules:
    """Rules that were chosen: the ``variant`` they began as, what was changed in it, the ``value``."""

    def __init__(self, game: AnyGame, variant: str, value: Any) -> None:
        self.variant = variant
        self.value = value
        self.changes = settings.departures(value, game.variants[variant])


def unknown(error: UnknownName) -> WrongUse:
    """The sentence for a name that does not exist."""
    known = ", ".join(error.known)
    return WrongUse(
        say(f"cli-unknown-{error.kind}", name=error.name[:40], nearest=error.nearest or "", known=known)
    )


def refused(error: RulesError) -> WrongUse:
    """The sentences for rules that do not go together."""
    return WrongUse(" ".join(texts().refusal(refusal) for refusal in error.refusals))


def game_named(name: str) -> AnyGame:
    """The game called ``name``."""
    try:
        return registry.get(name)
    except UnknownName as error:
        raise unknown(error) from error


def bots_named(game: AnyGame, text: str) -> tuple[str, ...]:
    """The bots that ``text`` lists with commas, in seat order."""
    from kontu import bots

    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise WrongUse(say("cli-no-bots"))
    _look_here()
    try:
        for name in names:
            bots.find_written(game.name, name)
    except UnknownName as error:
        raise unknown(error) from error
    except bots.WrongBudget as error:
        raise WrongUse(say("cli-bot-budget", name=name[:40])) from error
    except bots.BotFault as error:
        raise WrongUse(fault_words(error)) from error
    return names


def _look_here() -> None:
    """A module that somebody names is looked for in the current folder too, after everywhere else."""
    here = os.getcwd()
    if not sys.flags.safe_path and here not in sys.path:
        sys.path.append(here)


def visitors_among(game: AnyGame, names: Sequence[str]) -> dict[str, str]:
    """Those of ``names`` that ``bots_named`` found with somebody else, each with which bot it is."""
    from kontu import bots

    return bots.visitors(game.name, names)


def fault_words(fault: "BotFault") -> str:
    """What a bot did wrong, where, and how to see it again."""
    place = fault.place
    said = [say(f"cli-bot-{fault.what}", bot=fault.bot[:80], said=fault.said)]
    for known, key in (("seat", "turn"), ("rules", "rules"), ("deal", "deal"), ("match", "match")):
        if known in place:
            # Numbers that are to be typed are given as they are typed.
            said.append(say(f"cli-bot-in-{key}", **{name: str(value) for name, value in place.items()}))
    return " ".join(said)


def span(n: int, only: str | None) -> tuple[int, int]:
    """The first of ``n`` to be played and the end of them: all, or the one that ``only`` numbers from 1."""
    if only is None:
        return 0, n
    number = whole(only, 1, n)
    return number - 1, number


def rules_chosen(
    game: AnyGame, variant: str | None, changes: Sequence[str], tiles: Path | None, seats: int
) -> Rules:
    """``variant`` (the game's first when None) with ``changes`` (FIELD=VALUE) and the pieces of a file."""
    name = variant or next(iter(game.variants))
    wanted = _split(changes)
    try:
        base = registry.variant(game, name)
        if tiles is not None:
            field = _field_of_pieces(game)
            if field in wanted:
                raise WrongUse(say("cli-tiles-and-set"))
            wanted[field] = " ".join(_pieces_in(tiles, lambda line: _try_pieces(game, name, field, line)))
        rules = settings.changed(game, base, wanted)
        game.start(rules, seats)
    except UnknownName as error:
        raise unknown(error) from error
    except RulesError as error:
        raise refused(error) from error
    chosen = Rules(game, name, rules)
    if chosen.changes:
        _warn(rules)
    return chosen


def _warn(rules: Any) -> None:
    """Write what is unusual about changed rules and can be played all the same; not every game has such."""
    warnings = rules.warnings() if hasattr(rules, "warnings") else ()
    for warning in warnings[:MOST_WARNINGS]:
        sys.stderr.write(say("cli-warning", message=texts().refusal(warning)) + "\n")


def _split(changes: Sequence[str]) -> dict[str, str]:
    wanted: dict[str, str] = {}
    for change in changes:
        field, equals, value = change.partition("=")
        if not equals or not field.strip():
            raise WrongUse(say("cli-not-a-setting", text=change[:60]))
        if field.strip() in wanted:
            raise WrongUse(say("cli-setting-twice", field=field.strip()[:60]))
        wanted[field.strip()] = value.strip()
    return wanted


def _field_of_pieces(game: AnyGame) -> str:
    return next(info.name for info in fields(rules_type(game)) if info.kind == "pieces")


def _try_pieces(game: AnyGame, variant: str, field: str, line: str) -> Sequence[str]:
    pieces = line.replace(",", " ").split()
    if pieces:
        game.scribe.read_rules(variant, {field: pieces})
    return pieces


def text_of(file: Path) -> str:
    """What a file of tiles says."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_TILE_FILE + 1)
        if len(data) > MOST_TILE_FILE:
            raise WrongUse(say("cli-file-large", file=str(file), most=str(MOST_TILE_FILE)))
        return data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise WrongUse(say("cli-file-unreadable", file=str(file), problem=texts().problem(error))) from error


def _pieces_in(file: Path, read_line: Callable[[str], Sequence[str]]) -> list[str]:
    """The pieces of a file, one or more a line; ``#`` begins a comment."""
    found: list[str] = []
    for number, line in enumerate(text_of(file).splitlines(), start=1):
        try:
            found += read_line(line.partition("#")[0])
        except RulesError as error:
            problem = texts().refusal(error.refusals[0])
            raise WrongUse(say("cli-tile-line", file=str(file), line=number, problem=problem)) from error
    return found


def whole(text: str, least: int, most: int) -> int:
    """The whole number that ``text`` writes, from ``least`` to ``most``."""
    digits = text.strip()
    plain = digits.removeprefix("-")
    if plain.isascii() and plain.isdigit() and len(plain) <= 20 and least <= int(digits) <= most:
        return int(digits)
    raise WrongUse(say("cli-not-a-number", text=digits[:40], least=str(least), most=str(most)))


def seed_of(text: str | None) -> int | None:
    """The seed that ``text`` writes; None for none."""
    return None if text is None else whole(text, 0, MOST_SEED)


def texts_in(lang: str | None) -> Texts:
    """The texts in the language called ``lang``, or in that of this run."""
    if lang is None:
        return texts()
    if (language := read_language(lang)) is None:
        raise WrongUse(say("cli-unknown-language", name=lang[:40], languages=", ".join(LANGUAGES)))
    return texts() if language is texts().language else Texts(Language(language))


def seat_named(text: str, seats: int) -> Seat:
    """The seat written ``2`` or ``p2`` at a table of ``seats``."""
    digits = text.strip().lower().removeprefix("p")
    if digits.isascii() and digits.isdigit() and len(digits) <= 3 and 1 <= int(digits) <= seats:
        return Seat(int(digits) - 1)
    raise WrongUse(say("cli-seat-unknown", text=text[:20], seats=seats))
