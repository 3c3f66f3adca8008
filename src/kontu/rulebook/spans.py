"""Text within a line: bold, links, notation and claims, from the reader's tokens to spans."""

import re
from collections.abc import Sequence
from typing import Final

from markdown_it.token import Token
from msgspec.structs import replace

from kontu.rulebook.book import Span, Spans

IDS: Final = re.compile(r"\{([A-Z]-\d+(?: [A-Z]-\d+)*)\} ?")
"""The rules that a paragraph, an entry or a row states, at its very beginning."""

ROLE: Final = re.compile(r"[a-z][a-z0-9_-]*")


class SpanError(ValueError):
    """Something within a line is none of what a rulebook may hold."""


def read_spans(tokens: Sequence[Token]) -> Spans:
    """The spans of one line of text; raises SpanError."""
    found: list[Span] = []
    plain = Span("")
    for token in tokens:
        match token.type:
            case "text":
                found.append(replace(plain, text=token.content))
            case "softbreak":
                found.append(replace(plain, text=" "))
            case "code_inline":
                role = str(token.attrs.get("class", ""))
                if role and not ROLE.fullmatch(role):
                    raise SpanError(f"{role!r} is no name of a fact: lower-case letters, digits, - and _")
                found.append(replace(plain, text=token.content, code=not role, role=role))
            case "strong_open" | "strong_close":
                plain = replace(plain, strong=token.nesting > 0)
            case "em_open" | "em_close":
                plain = replace(plain, em=token.nesting > 0)
            case "link_open" | "link_close":
                plain = replace(plain, link=str(token.attrs.get("href", "")))
            case _:
                raise SpanError(f"a rulebook has no {token.type}")
    return tuple(_joined(found))


def take_ids(spans: Spans) -> tuple[tuple[str, ...], Spans]:
    """The rule ids that the text begins with, and the text without them."""
    if not spans or not (found := IDS.match(spans[0].text)):
        return (), spans
    rest = spans[0].text[found.end() :]
    first = (Span(rest, strong=spans[0].strong, em=spans[0].em),) if rest else ()
    return tuple(found[1].split(" ")), (*first, *spans[1:])


def _joined(spans: Sequence[Span]) -> list[Span]:
    """Neighbours that look the same as one span; claims stay by themselves."""
    joined: list[Span] = []
    for span in filter(lambda each: each.text, spans):
        last = joined[-1] if joined else None
        if last and not span.role and replace(last, text="") == replace(span, text=""):
            joined[-1] = replace(last, text=last.text + span.text)
        else:
            joined.append(span)
    return joined
