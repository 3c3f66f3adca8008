"""``kontu print``: tiles, score sheets, contract cards, the rules and checklists, as PDF or SVG."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kontu.commands.options import Lang
from kontu.commands.words import say

if TYPE_CHECKING:
    from kontu.games.contack.tiles import Tile
    from kontu.locale import Texts
    from kontu.paper import Document

SUFFIXES: Final = (".pdf", ".svg")

KindName = Annotated[str, typer.Argument(metavar="KIND", help=say("cli-print-kind-help"))]
Out = Annotated[str, typer.Option("--out", metavar="FILE", help=say("cli-print-out-help"))]
Game = Annotated[str, typer.Option("--game", metavar="GAME", help=say("cli-print-game-help"))]
Variant = Annotated[str, typer.Option("--variant", metavar="V", help=say("cli-variant-help"))]
TileFile = Annotated[str | None, typer.Option("--set", metavar="FILE", help=say("cli-print-set-help"))]
OneTile = Annotated[
    list[str] | None, typer.Option("--tile", metavar="B-R-O", help=say("cli-print-tile-help"))
]
Changes = Annotated[
    list[str] | None, typer.Option("--change", metavar="FIELD=VALUE", help=say("cli-print-change-help"))
]
Name = Annotated[str, typer.Option("--name", metavar="TEXT", help=say("cli-print-name-help"))]
Side = Annotated[str, typer.Option("--side", metavar="MM", help=say("cli-print-side-help"))]
Ink = Annotated[str, typer.Option("--ink", metavar="INK", help=say("cli-print-ink-help"))]
Players = Annotated[str, typer.Option("--players", metavar="N", help=say("cli-print-players-help"))]
Large = Annotated[bool, typer.Option("--large", help=say("cli-print-large-help"))]
PaperName = Annotated[str, typer.Option("--paper", metavar="PAPER", help=say("cli-print-paper-help"))]


def print_(
    kind: KindName,
    out: Out,
    game: Game = "",
    variant: Variant = "",
    tile_file: TileFile = None,
    tile: OneTile = None,
    change: Changes = None,
    name: Name = "",
    side: Side = "",
    ink: Ink = "",
    players: Players = "",
    large: Large = False,
    paper: PaperName = "",
    lang: Lang = None,
) -> None:
    """Write the pages into a PDF, or one SVG a page, and say where they are."""
    from kontu.commands import choices
    from kontu.commands.faults import Failed, WrongUse
    from kontu.core.refusals import RulesError
    from kontu.core.registry import UnknownName
    from kontu.paper import print_order
    from kontu.paper.faces import FontMissing
    from kontu.paper.orders import read_order

    texts = choices.texts_in(lang)
    file = Path(out)
    if file.suffix.lower() not in SUFFIXES:
        raise WrongUse(say("cli-print-suffix", file=out[:60]))
    wishes = {
        "game": game, "variant": variant, "paper": paper, "name": name, "side": side, "ink": ink,
        "players": players, "large": "yes" if large else "", "lang": texts.language.value,
    }  # fmt: skip
    try:
        order = read_order(kind, wishes, change or (), _tiles(kind, tile_file, tile or []))
        document = print_order(order)
        written = _write(document, file)
    except UnknownName as error:
        raise choices.unknown(error) from error
    except RulesError as error:
        raise choices.refused(error) from error
    except FontMissing as error:
        raise Failed(say("cli-print-font-missing", package=str(error))) from error
    _tell(texts, document, written)


def _tiles(kind: str, file: str | None, listed: list[str]) -> "tuple[Tile, ...] | None":
    """The tiles of the file or those listed; None for the usual set."""
    from kontu.commands.faults import WrongUse
    from kontu.core.refusals import RulesError
    from kontu.paper.orders import tiles_in

    if file is None and not listed:
        return None
    if file is not None and listed:
        raise WrongUse(say("cli-print-set-and-tile"))
    if kind not in {"tiles", "checklist"}:
        raise WrongUse(say("cli-print-no-tiles-here"))
    if file is not None:
        return _tiles_of(file)
    tiles, wrong = tiles_in("\n".join(listed))
    if wrong:
        raise RulesError((wrong[0].refusal,))
    return tiles


def _tiles_of(file: str) -> "tuple[Tile, ...]":
    from kontu.commands.choices import text_of
    from kontu.commands.faults import WrongUse
    from kontu.commands.words import texts
    from kontu.paper.orders import tiles_in

    tiles, wrong = tiles_in(text_of(Path(file)))
    if wrong:
        problem = texts().refusal(wrong[0].refusal)
        raise WrongUse(say("cli-tile-line", file=file, line=wrong[0].line, problem=problem))
    return tiles


def _write(document: "Document", file: Path) -> list[Path]:
    """The files that hold the document: one PDF, or an SVG a page, numbered where there are several."""
    from kontu.commands.faults import Failed
    from kontu.commands.words import texts
    from kontu.paper import write_pdf, write_svg

    if file.suffix.lower() == ".pdf":
        contents = {file: write_pdf(document)}
    elif len(document.pages) == 1:
        contents = {file: write_svg(document, 1).encode()}
    else:
        contents = {
            file.with_name(f"{file.stem}-{number}{file.suffix}"): write_svg(document, number).encode()
            for number in range(1, len(document.pages) + 1)
        }
    for each, data in contents.items():
        try:
            each.write_bytes(data)
        except OSError as error:
            problem = texts().problem(error)
            raise Failed(say("cli-file-unwritable", file=str(each), problem=problem)) from error
    return list(contents)


def _tell(texts: "Texts", document: "Document", written: list[Path]) -> None:
    pages = texts.text("cli-print-pages", count=len(document.pages))
    shown = str(written[0]) if len(written) == 1 else f"{written[0]} … {written[-1].name}"
    sys.stdout.write(texts.text("cli-print-done", file=shown, pages=pages, title=document.title) + "\n")
