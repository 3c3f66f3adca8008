"""``kontu rules``: the rulebook; and what can be chosen, what the variants chose, where it comes from."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from kontu.commands.options import GameName, Json, Lang
from kontu.commands.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kontu.core.fields import FieldInfo, Plain
    from kontu.core.registry import AnyGame
    from kontu.locale import Texts

Search = Annotated[str | None, typer.Option("--search", metavar="WORD", help=say("cli-rules-search-help"))]
Options = Annotated[bool, typer.Option("--options", help=say("cli-rules-options-help"))]

FEW = 12
"""So many pieces (a contract a round) are shown one by one; more (the tiles of a box) are counted."""


def rules(
    game: GameName,
    options: Options = False,
    search: Search = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the rulebook, what is found in it, or the table of fields and presets."""
    from kontu.commands import choices

    texts = choices.texts_in(lang)
    found = choices.game_named(game)
    if not options:
        _show_book(texts, found, search, as_json)
    elif as_json:
        _write_json(texts, found)
    else:
        _write_table(texts, found)
        _write_fields(texts, found)


def _show_book(texts: "Texts", game: "AnyGame", wish: str | None, as_json: bool) -> None:
    from kontu import rulebook
    from kontu.commands.faults import Failed
    from kontu.commands.output import console, write_json
    from kontu.rulebook.searching import search

    there = rulebook.languages(game.name)
    if texts.language not in there:
        said = ", ".join(there) or "–"
        raise Failed(texts.text("cli-rules-no-language", game=game.name, languages=said))
    book = rulebook.book(game.name, texts.language)
    if wish is None and as_json:
        write_json(msgspec.to_builtins(book))
        return
    found = None if wish is None else search(book, wish)
    if found == ():
        first = rulebook.ids(game.name)[0]
        raise Failed(texts.text("cli-rules-nothing", game=game.name, word=(wish or "")[:40], rule=first))
    if found is not None and as_json:
        write_json([{"chapter": one.chapter, "rules": one.ids, "text": one.text} for one in found])
        return
    from kontu.commands.reading import Printer

    printer = Printer(console(), texts)
    if found is None:
        printer.book(book)
    else:
        printer.places(found)


def _fields(game: "AnyGame") -> tuple["FieldInfo", ...]:
    from kontu.core.fields import fields, rules_type

    return fields(rules_type(game))


def _write_json(texts: "Texts", game: "AnyGame") -> None:
    from kontu.commands.output import write_json
    from kontu.core.fields import plain_values

    described = [
        {
            "name": info.name,
            "kind": info.kind,
            "choices": list(info.choices),
            "least": info.least,
            "most": info.most,
            "default": info.default,
            "rule": info.rule,
            "label": texts.text(f"option-{info.name}"),
            "help": texts.text(f"option-{info.name}-help"),
        }
        for info in _fields(game)
    ]
    variants: dict[str, Any] = {name: plain_values(rules) for name, rules in game.variants.items()}
    write_json({"game": game.name, "fields": described, "variants": variants})


def _write_table(texts: "Texts", game: "AnyGame") -> None:
    from rich.table import Table

    from kontu.commands.output import console
    from kontu.core.fields import plain_values

    out = console()
    out.print(texts.text("cli-rules-title", game=game.name.capitalize()))
    out.print()
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(texts.text("cli-rules-field"), no_wrap=True)
    for name in game.variants:
        table.add_column(name, overflow="fold", min_width=len(name))
    table.add_column(texts.text("cli-rules-rule"), no_wrap=True)
    values: dict[str, Mapping[str, Plain]] = {
        name: plain_values(rules) for name, rules in game.variants.items()
    }
    for info in _fields(game):
        shown = (short(texts, values[name][info.name]) for name in game.variants)
        table.add_row(info.name, *shown, info.rule)
    if sum(len(name) + 1 for name in game.variants) > out.width // 2:
        _write_departures(texts, game, values)
    else:
        out.print(table)
    out.print()
    for name in game.variants:
        key = "variant-" + name.replace("/", "-")
        out.print(f"{name}: {texts.text(key)}. {texts.text(key + '-help')}")
    if texts.has(f"cli-rules-sources-{game.name}"):
        out.print(texts.text(f"cli-rules-sources-{game.name}"))
    out.print()


def _write_departures(texts: "Texts", game: "AnyGame", values: "dict[str, Mapping[str, Plain]]") -> None:
    """The fields one below the other, for variants too many for columns, and who departs from the first."""
    from kontu.commands.output import console

    out = console()
    first, *others = game.variants
    out.print(texts.text("cli-rules-departures", variant=first))
    for info in _fields(game):
        usual = short(texts, values[first][info.name])
        out.print(f"{info.name} ({info.rule}): {usual or texts.text('cli-rules-none')}")
        by_value: dict[str, list[str]] = {}
        for name in others:
            shown = short(texts, values[name][info.name])
            if shown != usual:
                by_value.setdefault(shown or texts.text("cli-rules-none"), []).append(name)
        for shown, names in by_value.items():
            out.print(f"    {', '.join(names)}: {shown}")


def _write_fields(texts: "Texts", game: "AnyGame") -> None:
    from kontu.commands.output import console

    out = console()
    for info in _fields(game):
        out.print(f"{info.name} – {texts.text(f'option-{info.name}')} ({info.rule})")
        lines = (
            texts.text(f"option-{info.name}-help"),
            _values(texts, info),
            texts.text("cli-rules-default", value=_written(texts, info.default))
            if info.kind != "pieces"
            else "",
        )
        for line in filter(None, lines):
            out.print(f"  {line}")


def short(texts: "Texts", value: "Plain") -> str:
    """A value as the table shows it."""
    match value:
        case bool():
            return texts.text("cli-rules-yes" if value else "cli-rules-no")
        case tuple() if all(isinstance(each, int) for each in value) or len(value) <= FEW:
            return " ".join(map(str, value))
        case tuple():
            return texts.text("cli-rules-tiles", count=len(value))
        case _:
            return str(value)


def _values(texts: "Texts", info: "FieldInfo") -> str:
    match info.kind:
        case "int" | "numbers":
            values = texts.text("cli-rules-range", least=str(info.least), most=str(info.most))
        case "bool" | "choice":
            choices = info.choices if info.kind == "choice" else ("true", "false")
            values = ", ".join(f"{each} ({texts.text(f'option-{info.name}-{each}')})" for each in choices)
        case "pieces":
            return texts.text(f"option-{info.name}-values")
    return texts.text("cli-rules-values", values=values)


def _written(texts: "Texts", value: "Plain") -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or texts.text("cli-rules-none")
    return str(value).lower() if isinstance(value, bool) else str(value)
