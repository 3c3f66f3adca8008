"""The questions that people ask, as data: where the answer stands, and what it is."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question as the file of questions writes it; its words are the books'.

    ``anchors`` are the rules that the answer must lead to. ``expect`` is what the answer must claim, fact
    by fact (``verdict = "no"``, ``points = "50"``). Facts are those of the position ``example`` and of the
    first variant's rules, and must be true there; the fact ``answer`` is true by itself, for what no
    position can show.
    """

    anchors: tuple[str, ...]
    expect: dict[str, str] = {}
    example: str = ""


@cache
def asked(game: str) -> Mapping[str, Asked]:
    """Every question of the rulebook of ``game``, by id."""
    return read_questions((files(__package__) / "questions" / f"{game}.toml").read_text("utf-8"))


def read_questions(text: str) -> Mapping[str, Asked]:
    """The questions that ``text`` writes; raises msgspec.ValidationError on what is none."""
    return {name: msgspec.convert(table, Asked) for name, table in tomllib.loads(text).items()}
