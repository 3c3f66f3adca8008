"""A report: one page that needs nothing but itself, with tables and pictures."""

from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from kontu.arena.tables import Table

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2326; --paper: #fff; --line: #c8cfd2; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecee; --paper: #16191b; --line: #454d51; } }
body { margin: 0 auto; padding: 1rem; max-width: 64rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
.wide { overflow-x: auto; } .wide:focus-visible { outline: 3px solid currentColor; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { vertical-align: bottom; }
th, .word { white-space: normal; }
.word { text-align: left; }
figure { margin: 1.5rem 0; padding: .5rem; background: #fff; color: #1d2326; border: 1px solid var(--line); }
figure svg { width: 100%; height: auto; } figcaption { font-weight: 600; }
""".strip()


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
) -> str:
    """The whole page as HTML."""
    body = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(sentence)}</p>" for sentence in sentences),
        *(_table(part) if isinstance(part, Table) else _picture(part) for part in parts),
        *(f"<p>{escape(note)}</p>" for note in notes),
    ]
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _table(table: Table) -> str:
    def side(number: int) -> str:
        return ' class="word"' if number < table.words else ""

    heads = "".join(
        f'<th scope="col"{side(number)}>{escape(name)}</th>' for number, name in enumerate(table.columns)
    )

    def line(cells: Sequence[str]) -> str:
        inside = (f"<td{side(number)}>{escape(cell)}</td>" for number, cell in enumerate(cells))
        return "<tr>" + "".join(inside) + "</tr>"

    rows = "\n".join(map(line, table.rows))
    # What may be wider than the screen can be moved by key as well.
    return (
        f"<h2>{escape(table.title)}</h2>\n"
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(table.title)}"><table>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _picture(picture: Picture) -> str:
    return f"<figure><figcaption>{escape(picture.title)}</figcaption>\n{picture.svg}</figure>"
