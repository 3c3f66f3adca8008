"""Structs written as JSON, as msgspec writes them."""

import json
from enum import Enum
from typing import Any

from . import Struct


def to_builtins(value: Any) -> Any:
    """``value`` as what JSON has: dictionaries, lists, texts, numbers, truths and None."""
    match value:
        case None | bool():
            return value
        case Enum():
            return to_builtins(value.value)
        case str():
            return str(value)
        case int() | float():
            return value
        case Struct():
            return _struct(value)
        case dict():
            return {_key(key): to_builtins(each) for key, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [to_builtins(each) for each in value]
        case _:
            # msgspec knows any mapping that is a dictionary underneath; a proxy of one has to be copied.
            return {_key(key): to_builtins(each) for key, each in dict(value).items()}


def encode(value: Any) -> bytes:
    """The JSON of ``value`` in UTF-8, without needless spaces."""
    return json.dumps(to_builtins(value), ensure_ascii=False, separators=(",", ":")).encode()


def decode(data: bytes | str) -> Any:
    """What the JSON ``data`` says."""
    return json.loads(data)


def _key(key: Any) -> str:
    return str(key.value if isinstance(key, Enum) else key)


def _struct(value: Struct) -> Any:
    cls = type(value)
    tag = cls.__struct_tag__
    values = [to_builtins(each) for each in value._values()]
    if cls._options.get("array_like"):
        return values if tag is None else [tag[1], *values]
    head = {} if tag is None else {tag[0]: tag[1]}
    return {**head, **dict(zip(cls.__struct_fields__, values, strict=True))}
