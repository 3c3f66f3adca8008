"""Fields of structs looked at, and structs with other values in them."""

from typing import Any, NamedTuple, TypeVar

from . import NODEFAULT, Struct

S = TypeVar("S", bound=Struct)


class FieldInfo(NamedTuple):
    """A field and its default; ``NODEFAULT`` for none."""

    name: str
    encode_name: str
    default: Any


def fields(kind: type[Struct] | Struct) -> tuple[FieldInfo, ...]:
    """The fields of a struct in order."""
    cls = kind if isinstance(kind, type) else type(kind)
    return tuple(
        # An empty list or table is made anew each time, so it is no default but a way to make one.
        FieldInfo(name, name, NODEFAULT if isinstance(default, list | dict | set) else default)
        for name, default in cls._defaults.items()
    )


def replace(struct: S, /, **changes: Any) -> S:
    """An equal struct but for ``changes``; raises TypeError for what is no field."""
    cls = type(struct)
    for name in changes:
        if name not in cls._defaults:
            raise TypeError(f"`{cls.__name__}` has no field '{name}'")
    values = {name: getattr(struct, name) for name in cls._defaults}
    values.update(changes)
    new = cls.__new__(cls)
    for name, value in values.items():
        object.__setattr__(new, name, value)
    if hasattr(new, "__post_init__"):
        new.__post_init__()
    return new


def force_setattr(struct: Struct, name: str, value: Any) -> None:
    """The field has another value, frozen or not."""
    object.__setattr__(struct, name, value)
