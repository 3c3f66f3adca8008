"""Where the fields of a TOML text stand, found by a scan that no nesting and no length can hurt.

``tomllib`` says what a text means but not where; this says where but not what it means. The scan also
bounds what is handed to ``tomllib``, which would recurse as deep as a stranger's brackets go.
"""

import re
from bisect import bisect_right
from typing import Final, NamedTuple

from kontu.core.refusals import Arg

MOST_DEEP: Final = 8
"""Brackets, braces and dots in a name may nest this deep (R-01)."""

MOST_WORD: Final = 100
"""A number, date or bare name is at most this long (R-01)."""

Path = tuple[str | int, ...]

_TOKEN: Final = re.compile(
    r"""
      (?P<block>'''(?:[^']|'(?!''))*+'''{1,3})
    | (?P<long>\"""(?:[^"\\]|\\.|"(?!""))*+\"""{1,3})
    | (?P<open_text>'''|\""")
    | (?P<text>"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')
    | (?P<comment>\#[^\n]*+)
    | (?P<newline>\n)
    | (?P<space>[ \t]++)
    | (?P<open>[\[{])
    | (?P<close>[\]}])
    | (?P<mark>[=.,])
    | (?P<word>[^\s\[\]{}=.,\#"']++)
    | (?P<stray>.)
    """,
    re.VERBOSE | re.DOTALL,
)


class Place(NamedTuple):
    """A place in the file, both numbers counting from 1."""

    line: int
    column: int


class Spot(NamedTuple):
    """Where a field's name and value stand, and whether the value is a ``'''`` block begun on a new line."""

    name: Place
    value: Place
    is_block: bool


class Trouble(Exception):
    """The scan stopped at ``place``: ``code`` and ``args`` say why (R-01)."""

    def __init__(self, place: Place, code: str, **args: Arg) -> None:
        super().__init__(code)
        self.place = place
        self.code = code
        self.args_for_message = args


class Outline:
    """The spots of every field outside inline tables; ``twice`` is the first name given again, if any."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]
        self._table: Path = ()
        self._indices: dict[Path, int] = {}
        self.spots: dict[Path, Spot] = {}
        self.twice: tuple[Place, str] | None = None
        self._scan(text)

    def place(self, position: int) -> Place:
        """The line and column of a character."""
        line = bisect_right(self._starts, position)
        return Place(line, position - self._starts[line - 1] + 1)

    def _scan(self, text: str) -> None:
        depth = dots = 0
        statement: list[re.Match[str]] = []
        for token in _TOKEN.finditer(text):
            match token.lastgroup:
                case "open_text":
                    raise Trouble(self.place(token.start()), "record-block-open")
                case "open":
                    depth, dots = depth + 1, 0
                case "close":
                    depth, dots = depth - 1, 0
                case "mark":
                    dots = dots + 1 if token[0] == "." else 0
                case "word" if len(token[0]) > MOST_WORD:
                    raise Trouble(self.place(token.start()), "record-word-long", most=MOST_WORD)
                case "newline" if depth <= 0:
                    self._statement(statement)
                    statement, depth, dots = [], 0, 0
                    continue
            if depth > MOST_DEEP or dots >= MOST_DEEP:
                raise Trouble(self.place(token.start()), "record-too-deep", most=MOST_DEEP)
            # A statement is known by its beginning; the rest of a long value need not be kept.
            if token.lastgroup not in {"space", "comment", "newline"} and len(statement) < 3 * MOST_DEEP:
                statement.append(token)
        self._statement(statement)

    def _statement(self, tokens: list[re.Match[str]]) -> None:
        if not tokens:
            return
        if tokens[0][0] == "[":
            self._header(tokens)
            return
        equals = next((i for i, token in enumerate(tokens) if token[0] == "="), None)
        if equals is None:
            return
        path = (*self._table, *_names(tokens[:equals]))
        value = tokens[equals + 1] if equals + 1 < len(tokens) else tokens[equals]
        is_block = value[0].startswith("'''\n")
        self._note(path, Spot(self.place(tokens[0].start()), self.place(value.start()), is_block))

    def _header(self, tokens: list[re.Match[str]]) -> None:
        names = _names(tokens)
        is_array = len(tokens) > 1 and tokens[1][0] == "["
        path: Path = ()
        for i, name in enumerate(names):
            path = (*path, name)
            if is_array and i == len(names) - 1:
                self._indices[path] = self._indices.get(path, -1) + 1
            if path in self._indices:
                path = (*path, self._indices[path])
        self._table = path
        place = self.place(tokens[0].start())
        self._note(path, Spot(place, place, is_block=False))

    def _note(self, path: Path, spot: Spot) -> None:
        if path in self.spots and self.twice is None:
            self.twice = (spot.name, str(path[-1]) if path else "")
        self.spots.setdefault(path, spot)


def _names(tokens: list[re.Match[str]]) -> list[str]:
    # A name with an escape in it is found under its spelling only; errors then point at its table.
    return [
        token[0][1:-1] if token.lastgroup == "text" else token[0]
        for token in tokens
        if token.lastgroup in {"word", "text"}
    ]
