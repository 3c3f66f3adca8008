"""The fields of a set of rules, described for whoever offers them: a page, a terminal, a rulebook."""

import ast
import inspect
import itertools
import re
import textwrap
import typing
from enum import Enum
from functools import cache
from typing import Any, Final, Literal

import msgspec

from kontu.core.registry import AnyGame

FieldKind = Literal["bool", "choice", "int", "numbers", "pieces"]
Plain = bool | int | str | tuple[int | str, ...]

_RULE: Final = re.compile(r"\b([A-Z]-\d+)\.$")
_BOUNDS: Final = re.compile(r"\b(\d+)\.\.(\d+)\b")


class FieldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One field of a rules type.

    ``kind`` is ``bool``, ``choice`` (one of ``choices``), ``int`` (``least`` to ``most``), ``numbers`` (a
    list of such) or ``pieces`` (a list of pieces in notation). ``doc`` is the field's docstring without
    its last word, which is ``rule``, the id of the rule it settles.
    """

    name: str
    kind: FieldKind
    choices: tuple[str, ...]
    least: int | None
    most: int | None
    default: Plain
    doc: str
    rule: str


def rules_type(game: AnyGame) -> type[msgspec.Struct]:
    """The type of the rules that the variants of ``game`` are values of."""
    return type(next(iter(game.variants.values())))


@cache
def fields(rules: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """Every field of ``rules``, in order, as its annotation, default and docstring tell.

    Raises:
        TypeError: a field has no default, no docstring that ends in a rule id, or a type that is
            neither bool, int, an enumeration of strings nor a tuple of numbers or pieces.
    """
    hints = typing.get_type_hints(rules)
    docs = _docstrings(rules)
    return tuple(_describe(rules, field, hints[field.name], docs) for field in msgspec.structs.fields(rules))


def plain(value: Any) -> Plain:
    """A field's value as a page, a terminal or a record writes it: pieces in notation, choices as text."""
    match value:
        case Enum():
            return str(value.value)
        case bool() | int() | str():
            return value
        case tuple():
            if all(isinstance(each, int) for each in value):
                return value
            return tuple(map(str, value))
        case _:
            raise TypeError(f"no field of rules holds a {type(value).__name__}")


def plain_values(rules: msgspec.Struct) -> dict[str, Plain]:
    """Every field of ``rules`` by name, as ``plain`` writes it."""
    return {name: plain(getattr(rules, name)) for name in rules.__struct_fields__}


def _describe(
    rules: type[msgspec.Struct], field: msgspec.structs.FieldInfo, hint: Any, docs: dict[str, str]
) -> FieldInfo:
    where = f"{rules.__name__}.{field.name}"
    doc = docs.get(field.name, "")
    rule = _RULE.search(doc)
    if field.default is msgspec.NODEFAULT or rule is None:
        raise TypeError(f"{where} needs a default and a docstring that ends in the id of its rule")
    kind = _kind(where, hint)
    bounds = _BOUNDS.search(doc) if kind in {"int", "numbers"} else None
    return FieldInfo(
        name=field.name,
        kind=kind,
        choices=tuple(str(choice.value) for choice in hint) if kind == "choice" else (),
        least=int(bounds[1]) if bounds else None,
        most=int(bounds[2]) if bounds else None,
        default=plain(field.default),
        doc=doc[: rule.start()].rstrip(),
        rule=rule[1],
    )


def _kind(where: str, hint: Any) -> FieldKind:
    if hint is bool:
        return "bool"
    if hint is int:
        return "int"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return "choice"
    if typing.get_origin(hint) is tuple:
        return "numbers" if typing.get_args(hint)[0] is int else "pieces"
    raise TypeError(f"{where} is of a type that nobody can offer: {hint}")


def _docstrings(rules: type) -> dict[str, str]:
    # Python forgets the text under an attribute when it runs, so we read it from the source.
    tree = ast.parse(textwrap.dedent(inspect.getsource(rules)))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef))
    found = {}
    for line, following in itertools.pairwise(body):
        if (
            isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and isinstance(following, ast.Expr)
            and isinstance(following.value, ast.Constant)
            and isinstance(following.value.value, str)
        ):
            found[line.target.id] = " ".join(following.value.value.split())
    return found
