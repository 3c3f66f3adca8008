"""``kontu play``: a match in the terminal, with you or between bots."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kontu.commands.options import Changes, GameName, Lang, Seed, Tiles, Variant
from kontu.commands.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kontu.commands.choices import Rules
    from kontu.core.registry import AnyGame
    from kontu.locale import Texts
    from kontu.tui.sitting import Sitter

MOST_PACE: Final = 60_000
USUAL_PACE: Final = 700
USUAL_BOTS: Final = "fair,fair"

You = Annotated[str | None, typer.Option("--you", metavar="SEAT", help=say("cli-play-you-help"))]
Bots = Annotated[str | None, typer.Option("--bots", metavar="A,B,C", help=say("cli-play-bots-help"))]
Record = Annotated[str | None, typer.Option("--record", metavar="FILE", help=say("cli-play-record-help"))]
Pace = Annotated[str | None, typer.Option("--pace", metavar="MS", help=say("cli-play-pace-help"))]
View = Annotated[str, typer.Option("--view", metavar="VIEW", help=say("cli-play-view-help"))]
Review = Annotated[bool, typer.Option("--review", help=say("cli-play-review-help"))]


def play(
    game: GameName,
    you: You = None,
    bots: Bots = None,
    variant: Variant = None,
    changes: Changes = None,
    tiles: Tiles = None,
    seed: Seed = None,
    record: Record = None,
    pace: Pace = None,
    view: View = "auto",
    review: Review = False,
    lang: Lang = None,
) -> None:
    """Play a match to its end, or until the person stops; ends with 1 when it was not finished."""
    from kontu.bots import BotFault
    from kontu.commands import choices
    from kontu.commands.faults import Failed
    from kontu.commands.output import console
    from kontu.tui.playing import RecordUnwritable, Wish, play_match

    texts = choices.texts_in(lang)
    found = choices.game_named(game)
    _require_view(found, view, texts)
    sitters = _sitters(found, you, bots)
    file = Path(tiles) if tiles else None
    rules = _rules(found, variant, changes or (), file, sitters, texts)
    alone = all(sitter.bot is not None for sitter in sitters)
    usual = USUAL_PACE if sys.stdin.isatty() and sys.stdout.isatty() and not alone else 0
    wish = Wish(
        game=found,
        variant=rules.variant,
        rules=rules.value,
        changes=rules.changes,
        sitters=sitters,
        seed=choices.seed_of(seed),
        pace_ms=usual if pace is None else choices.whole(pace, 0, MOST_PACE),
        record=_writable(record),
        view=view,
        review=review,
    )
    try:
        finished = play_match(wish, texts, console())
    except RecordUnwritable as error:
        problem = texts.problem(error.cause)
        raise Failed(texts.text("cli-file-unwritable", file=str(record), problem=problem)) from error
    except BotFault as error:
        again = say("cli-bot-in-play") if seed is None else say("cli-bot-in-play-again", seed=seed)
        raise Failed(f"{choices.fault_words(error)} {again}") from error
    if not finished:
        raise typer.Exit(1)


def _require_view(game: "AnyGame", view: str, texts: "Texts") -> None:
    """Raise Failed when the game cannot be shown, WrongUse when it cannot be shown so."""
    from kontu.commands.faults import Failed, WrongUse
    from kontu.tui.screens import NoScreen, screen_of

    try:
        views = screen_of(game.name).views
    except NoScreen as error:
        raise Failed(texts.text("cli-no-view", game=game.name)) from error
    if view not in views:
        raise WrongUse(texts.text("cli-unknown-view", name=view[:40], known=", ".join(views)))


def _rules(
    game: "AnyGame",
    variant: str | None,
    changes: "Sequence[str]",
    tiles: Path | None,
    sitters: "Sequence[Sitter]",
    texts: "Texts",
) -> "Rules":
    """The rules for so many; raises WrongUse, and says so where only the person is missing among the bots."""
    from kontu.commands import choices
    from kontu.commands.faults import WrongUse

    try:
        return choices.rules_chosen(game, variant, changes, tiles, len(sitters))
    except WrongUse as error:
        if any(sitter.bot is None for sitter in sitters):
            raise
        try:
            choices.rules_chosen(game, variant, changes, tiles, len(sitters) + 1)
        except WrongUse:
            raise error from None
        raise WrongUse(f"{error} {texts.text('cli-play-sit-down')}") from error


def _sitters(game: "AnyGame", you: str | None, bots: str | None) -> tuple["Sitter", ...]:
    """Who sits where: the person where ``you`` says, the bots round him in seat order."""
    from kontu.commands import choices
    from kontu.tui.sitting import Sitter

    names = choices.bots_named(game, bots if bots is not None else USUAL_BOTS)
    sitters = [Sitter(name) for name in names]
    if you is not None or bots is None:
        seat = choices.seat_named(you or "1", len(names) + 1)
        sitters.insert(seat, Sitter(None))
    return tuple(sitters)


def _writable(record: str | None) -> Path | None:
    """The file for the record. Found out before the match, not after it, when it cannot be written."""
    from kontu.commands.faults import WrongUse
    from kontu.commands.words import texts

    if record is None:
        return None
    file = Path(record)
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        problem = texts().problem(error)
        raise WrongUse(say("cli-file-unwritable", file=record, problem=problem)) from error
    return file
