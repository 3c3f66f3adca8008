"""What belongs at a place of a message, so that a refusal can say what would be right."""

import re
from typing import Any, Final

import msgspec
from msgspec import inspect

_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_ANY_KEY: Final = "..."


def place_of(path: str, data: Any) -> str:
    """``path`` as the decoder writes it (``$.seats[0].kind``), as people do: ``seats[0].kind``.

    The decoder does not name the key of a table that may have any; ``data``, where it is known, does.
    """
    written = ""
    for name, index in _STEP.findall(path.removeprefix("$")):
        key = (_wrong_key(data) or "") if index == _ANY_KEY else name
        written += f".{key}" if key else f"[{index}]"
        data = _inside(data, key, index)
    return written.removeprefix(".")


def choices_at(shape: inspect.Type, path: str, data: Any) -> str:
    """What may stand at ``path``: ``0..10000``, or names with commas between; empty for others."""
    for name, index in _STEP.findall(path.removeprefix("$")):
        found = _deeper(shape, name, data)
        if isinstance(found, str):
            return found
        if found is None:
            return ""
        shape, data = found, _inside(data, name, index)
    return _choices(shape)


def fields_at(shape: inspect.Type, path: str, data: Any) -> tuple[str, ...]:
    """The names of the fields that the object at ``path`` may have."""
    for name, index in _STEP.findall(path.removeprefix("$")):
        found = _deeper(shape, name, data)
        if found is None or isinstance(found, str):
            return ()
        shape, data = found, _inside(data, name, index)
    struct = _struct(shape, data)
    return () if struct is None else tuple(field.encode_name for field in struct.fields)


def _inside(data: Any, name: str, index: str) -> Any:
    if name:
        return data.get(name) if isinstance(data, dict) else None
    within = index.isdecimal() and isinstance(data, list) and int(index) < len(data)
    return data[int(index)] if within else None


def _wrong_key(data: Any) -> str | None:
    """The first key whose value is nothing that a field of the rules can be."""
    if not isinstance(data, dict):
        return None
    return next((key for key, value in data.items() if not _is_plain(value)), None)


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return all(isinstance(each, int | str) and not isinstance(each, bool) for each in value)
    return isinstance(value, bool | str | int)


def _deeper(shape: inspect.Type, name: str, data: Any) -> inspect.Type | str | None:
    """The shape one step inside; or what the field may be that tells objects apart; None if there is none."""
    match shape:
        case inspect.DictType():
            return shape.value_type
        case inspect.ListType() | inspect.VarTupleType() if not name:
            return shape.item_type
    tags = _tags(shape)
    if name in tags:
        return ", ".join(tags[name])
    struct = _struct(shape, data)
    if struct is None:
        return None
    return next((field.type for field in struct.fields if field.encode_name == name), None)


def _members(shape: inspect.Type) -> tuple[inspect.Type, ...]:
    return shape.types if isinstance(shape, inspect.UnionType) else (shape,)


def _tags(shape: inspect.Type) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for member in _members(shape):
        if isinstance(member, inspect.StructType) and member.tag_field is not None:
            found.setdefault(member.tag_field, []).append(str(member.tag))
    return found


def _struct(shape: inspect.Type, data: Any) -> inspect.StructType | None:
    """The object that ``data`` is meant to be."""
    for member in _members(shape):
        if isinstance(member, inspect.StructType):
            tag = member.tag_field
            if tag is None or (isinstance(data, dict) and data.get(tag) == member.tag):
                return member
    return None


def _choices(shape: inspect.Type) -> str:
    for member in _members(shape):
        match member:
            case inspect.LiteralType():
                return ", ".join(map(str, member.values))
            case inspect.IntType(ge=int(least), le=int(most)):
                return f"{least}..{most}"
            case inspect.IntType(ge=int(least), lt=int(beyond)):
                return f"{least}..{beyond - 1}"
            case inspect.BoolType() if len(_members(shape)) == 1:
                return "true, false"
    return ""


def shape_of(kind: Any) -> inspect.Type:
    """The shape of what is decoded to ``kind``."""
    return msgspec.inspect.type_info(kind)
