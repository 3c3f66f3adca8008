"""A report: one page that needs nothing but itself, with tables and pictures."""

import re
from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Final

import msgspec

from kontu.arena.tables import Table

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2326; --paper: #fff; --line: #c8cfd2; --shade: rgb(0 0 0 / .35);
  --c1: #0b6e99; --c2: #b3541e; --c3: #4a7a2c; --c4: #7a4b94; --c5: #8c6d1f; --c6: #a03055; --c7: #3d5a80;
  --c8: #555; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecee; --paper: #16191b; --line: #454d51;
  --shade: rgb(255 255 255 / .4); --c1: #5bb8e0; --c2: #f0955c; --c3: #93c96f; --c4: #c49adf; --c5: #d9b858;
  --c6: #f08aab; --c7: #93b3de; --c8: #b0b0b0; } }
body { margin: 0 auto; padding: 1rem; max-width: 90rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.2; } h2 { margin: 2.5rem 0 .75rem; line-height: 1.3; } p { max-width: 46rem; }
.wide { overflow-x: auto; max-width: max-content;
  background: linear-gradient(to right, var(--paper) 30%, transparent) left / 3rem 100% local,
    linear-gradient(to left, var(--paper) 30%, transparent) right / 3rem 100% local,
    linear-gradient(to right, var(--shade), transparent) left / .9rem 100% scroll,
    linear-gradient(to left, var(--shade), transparent) right / .9rem 100% scroll;
  background-repeat: no-repeat; }
.wide:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; line-height: 1.35; }
th, td { padding: .4rem .7rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
thead th, thead td { vertical-align: bottom; max-width: 11rem; }
tbody th { font-weight: inherit; position: sticky; left: 0; background: var(--paper); }
.word { text-align: left; }
.long { display: inline-block; min-width: 9rem; }
.value, .between { white-space: nowrap; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 23rem), 1fr));
  gap: 1.5rem; margin: 2.5rem 0; align-items: start; }
code { overflow-wrap: anywhere; }
figure { margin: 0; padding: .5rem; border: 1px solid var(--line); min-width: 0; max-width: 40rem; }
figure svg { width: 100%; height: auto; } figure svg text:not([fill]) { fill: currentColor; }
figcaption { font-weight: 600; margin-bottom: .5rem; }
@media (max-width: 45rem) {
  th, td { padding: .4rem; font-size: .9375rem; }
  .between { display: block; white-space: normal; }
  tbody th { max-width: 8.5rem; }
  .rows, .rows tbody, .rows tr, .rows th, .rows td { display: block; }
  .rows { width: 100%; }
  .rows thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .rows tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .rows th, .rows td { border: 0; padding: .1rem 0; }
  .rows tbody th { position: static; max-width: none; text-align: left; font-weight: 600; }
  .rows td { display: flex; justify-content: flex-end; gap: .5rem; }
  .rows tbody td:empty { display: none; }
  .rows td::before { content: attr(data-of); text-align: left; margin-right: auto; }
  .rows .key { display: inline; font-weight: 600; }
  .rows th:has(+ .key) { display: inline; }
  .rows .key::before { content: "\\a0· "; }
  .rows .numbered::before { content: attr(data-of) " "; }
  .rows .between { white-space: nowrap; }
  .wide:has(.rows) { max-width: none; background: none; }
}
""".strip()

LONG: Final = 28
"""A heading of more letters than this is long."""
PHONE: Final = 40
"""So many letters, and two more for each column, stand beside each other on a phone."""
_PER_CENT: Final = re.compile(r"(?<=\d) (?=%)|(?<=%) (?=\d)")
_WITH_INTERVAL: Final = re.compile(r"(.+) (\[[^\[\]]+\])")


class Picture(msgspec.Struct, frozen=True):
    """An SVG and what it shows, in words."""

    title: str
    svg: str


def page(
    language: str,
    title: str,
    sentences: Sequence[str],
    parts: Sequence[Table | Picture],
    notes: Sequence[str],
    made: tuple[str, str] | None = None,
) -> str:
    """The whole page as HTML; ``made`` says what made it, and by which command."""
    body = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(sentence)}</p>" for sentence in sentences),
        *(_group(kind, list(group)) for kind, group in groupby(parts, type)),
        *(f"<p>{escape(note)}</p>" for note in notes),
        *([f"<p>{escape(made[0])} <code>{escape(made[1])}</code></p>"] if made else []),
    ]
    return document(language, title, body)


def document(language: str, title: str, body: Sequence[str], style: str = "") -> str:
    """The whole page as HTML, of parts that are HTML already; ``style`` is what only this page has."""
    looks = f"{STYLE}\n{style}".strip()
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{looks}\n</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _group(kind: type[Table | Picture], parts: Sequence[Table | Picture]) -> str:
    """Parts of one kind that follow each other; pictures stand side by side where there is room."""
    inside = "\n".join(_table(part) if isinstance(part, Table) else picture(part) for part in parts)
    return inside if kind is Table else f'<div class="pictures">\n{inside}\n</div>'


def _table(found: Table) -> str:
    return f"<h2>{escape(found.title)}</h2>\n{grid(found)}"


def grid(table: Table) -> str:
    """The table without its title, which whoever hears the page is told all the same."""
    heads = "".join(_head(table, number, name) for number, name in enumerate(table.columns))
    rows = "\n".join(
        '<tr role="row">' + "".join(_cell(table, number, text) for number, text in enumerate(row)) + "</tr>"
        for row in table.rows
    )
    rows_of = ' class="rows"' if breadth(table) > PHONE else ""
    # What may be wider than the screen can be moved by key as well; shadows tell that there is more.
    # A table whose rows stand below each other on a phone is one still: its parts say what they are.
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(table.title)}">'
        f'<table role="table"{rows_of}>\n<thead role="rowgroup"><tr role="row">{heads}</tr></thead>\n'
        f'<tbody role="rowgroup">\n{rows}\n</tbody></table></div>'
    )


def _side(table: Table, number: int) -> str:
    if number >= table.words:
        return ""
    # Where the first two columns are words, they say together what a row is about.
    return ' class="word key"' if number == 1 else ' class="word"'


def _head(table: Table, number: int, name: str) -> str:
    # A corner without a word is no heading.
    if not name:
        return '<td role="cell"></td>'
    kept = escape(_PER_CENT.sub("\u00a0", name))
    return f'<th scope="col" role="columnheader"{_side(table, number)}>{_roomy(kept)}</th>'


def _cell(table: Table, number: int, text: str) -> str:
    named = f' data-of="{escape(table.columns[number])}"'
    if number == 0:
        # A number alone, as of a round, needs its column's name where that is out of sight.
        marks = _side(table, number) or f' class="numbered"{named}'
        return f'<th scope="row" role="rowheader"{marks}>{escape(text)}</th>'
    shown = escape(text) if number < table.words else _figure(text) if text else ""
    return f'<td role="cell"{_side(table, number)}{named}>{shown}</td>'


def breadth(table: Table) -> int:
    """How many letters stand beside each other at least, with an interval below its figure, and two a column.

    A phone has room for some ``PHONE``.
    """
    columns = zip(table.columns, *table.rows, strict=True)
    return sum(2 + max(map(_longest, column)) for column in columns)


def _longest(text: str) -> int:
    """The letters of the longest part of ``text`` that is not broken."""
    parted = _WITH_INTERVAL.fullmatch(text)
    parts = [parted[1], *parted[2].split()] if parted else text.split()
    return max(map(len, parts), default=0)


def _roomy(name: str) -> str:
    """A long heading gets room of its own, so that it does not make all the others tall."""
    return f'<span class="long">{name}</span>' if len(name) > LONG else name


def _figure(text: str) -> str:
    """A figure whose interval can stand below it where there is little room."""
    parted = _WITH_INTERVAL.fullmatch(text)
    if parted is None:
        return f'<span class="value">{escape(text)}</span>'
    value, between = map(escape, parted.groups())
    return f'<span class="value">{value}</span> <span class="between">{between}</span>'


def picture(found: Picture) -> str:
    """A picture with what it shows above it."""
    return f"<figure><figcaption>{escape(found.title)}</figcaption>\n{found.svg}</figure>"
