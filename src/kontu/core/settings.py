"""Rules changed field by field, from a record's plain values or from texts that somebody typed."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from kontu.core.fields import FieldInfo, fields, plain_values, rules_type
from kontu.core.refusals import NotationError, Refusal, RulesError
from kontu.core.registry import AnyGame

R = TypeVar("R", bound=msgspec.Struct)

_YES: Final = ("true", "yes", "on", "ja", "bai")
_NO: Final = ("false", "no", "off", "nei", "ez")
_TRUTHS: Final = {**dict.fromkeys(_YES, True), **dict.fromkeys(_NO, False)}
"""What people type for yes and no: what programs say, and the words of our languages."""

ReadPieces = Callable[[Sequence[str]], tuple[Any, ...]]
"""Reads pieces in notation; raises NotationError."""


def departures(rules: msgspec.Struct, base: msgspec.Struct) -> dict[str, object]:
    """The fields in which ``rules`` are not ``base``, in order, with their plain values, pieces as a list."""
    usual = plain_values(base)
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in plain_values(rules).items()
        if value != usual[name]
    }


def typed(value: object) -> str:
    """A field's plain ``value`` as it is typed behind the field's name: ``true``, ``10,10,12``."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def nearest_variant(variants: Mapping[str, R], rules: R) -> tuple[str, dict[str, object]]:
    """The variant that ``rules`` depart from in fewest fields (the first of equals), and those fields."""
    found = {name: departures(rules, base) for name, base in variants.items()}
    name = min(found, key=lambda each: len(found[each]))
    return name, found[name]


def with_fields(base: R, values: Mapping[str, object], read_pieces: ReadPieces) -> R:
    """``base`` with the fields of ``values`` changed; they are plain: bool, int, text or a list of texts.

    Raises:
        RulesError: every ``field-unknown`` (R-11) and, by the field's own rule, ``value-unknown`` or
            what ``read_pieces`` refuses. Whether the rules go together is for their ``problems``.
    """
    known = {info.name: info for info in fields(type(base))}
    hints = get_type_hints(type(base))
    refusals: list[Refusal] = []
    changes: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            refusals.append(_unknown_field(name, known))
        elif known[name].kind == "pieces":
            try:
                changes[name] = read_pieces(_pieces(known[name], value))
            except NotationError as error:
                wrong = error.refusal
                refusals.append(Refusal(wrong.code, wrong.rule, {**wrong.args, "field": name}))
            except RulesError as error:
                refusals.extend(error.refusals)
        elif known[name].kind == "numbers" and _is_value(known[name], value):
            changes[name] = tuple(_numbers(value))
        elif _is_value(known[name], value):
            changes[name] = hints[name](value)
        else:
            refusals.append(_unknown_value(known[name], value))
    if refusals:
        raise RulesError(tuple(refusals))
    return msgspec.structs.replace(base, **changes)


def parsed(rules: type[msgspec.Struct], texts: Mapping[str, str]) -> dict[str, object]:
    """The plain values that ``texts`` write for fields of ``rules``: ``yes``, ``12``, a choice, pieces.

    A text that writes no value of its field, and an unknown field, are left as they are, for
    ``read_rules`` to refuse by name.
    """
    known = {info.name: info for info in fields(rules)}
    return {name: _parse(known[name], text) if name in known else text for name, text in texts.items()}


def changed(game: AnyGame, rules: R, texts: Mapping[str, str]) -> R:
    """``rules`` of ``game`` with fields set from text, as ``--set FIELD=VALUE`` gives them.

    Raises:
        RulesError: everything that is wrong with the fields and values, as ``Scribe.read_rules`` says it.
    """
    variant, fields_changed = game.scribe.write_rules(rules)
    wanted = {**fields_changed, **parsed(rules_type(game), texts)}
    changed_rules: R = game.scribe.read_rules(variant, wanted)
    return changed_rules


def _parse(info: FieldInfo, text: str) -> object:
    match info.kind:
        case "bool" if text.lower() in _TRUTHS:
            return _TRUTHS[text.lower()]
        case "int" if _is_number(text):
            return int(text)
        case "numbers":
            words = text.replace(",", " ").split()
            return [int(word) for word in words] if all(map(_is_number, words)) else text
        case "pieces":
            return text.replace(",", " ").split()
        case _:
            return text


def _is_value(info: FieldInfo, value: object) -> bool:
    match info.kind:
        case "bool":
            return isinstance(value, bool)
        case "int":
            return isinstance(value, int) and not isinstance(value, bool)
        case "numbers":
            return isinstance(value, list | tuple) and len(_numbers(value)) == len(value)
        case _:
            return isinstance(value, str) and value in info.choices


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and text.isascii() and len(text) <= 12


def _numbers(value: object) -> list[int]:
    """The numbers in a list; whatever is none is left out."""
    entries = value if isinstance(value, list | tuple) else ()
    return [each for each in entries if isinstance(each, int) and not isinstance(each, bool)]


def _pieces(info: FieldInfo, value: object) -> Sequence[str]:
    if isinstance(value, list | tuple) and all(isinstance(piece, str) for piece in value):
        return value
    raise RulesError((_unknown_value(info, value),))


def _unknown_field(name: str, known: Mapping[str, FieldInfo]) -> Refusal:
    near = get_close_matches(name[:60], known, n=1, cutoff=0.4)
    return Refusal("field-unknown", "R-11", {"field": name[:60], "nearest": near[0] if near else ""})


def choices_of(info: FieldInfo) -> str:
    """What a field may be: ``true, false``, ``1..30`` for a number or for each of a list, or its choices.

    Of pieces in notation, the usual ones: they show how such are written.
    """
    match info.kind:
        case "bool":
            return "true, false"
        case "int" | "numbers" if info.least is not None:
            return f"{info.least}..{info.most}"
        case "pieces" if isinstance(info.default, tuple):
            return ", ".join(map(str, info.default))
        case _:
            return ", ".join(info.choices)


def _unknown_value(info: FieldInfo, value: object) -> Refusal:
    written = str(value).lower() if isinstance(value, bool) else str(value)
    args = {"field": info.name, "value": written[:60], "choices": choices_of(info)}
    return Refusal("value-unknown", info.rule, args)
