"""As much of msgspec as the rooms up to the study use, in plain Python for the browser.

Structs are values with fields; nothing is validated, as nothing is decoded into them there.
"""

import sys
from collections.abc import Iterator
from typing import Any, ClassVar, Final, dataclass_transform

__all__ = ["NODEFAULT", "Struct", "json", "structs", "to_builtins"]


class _NoDefault:
    """The kind of ``NODEFAULT``."""

    def __repr__(self) -> str:
        return "NODEFAULT"


NODEFAULT: Final = _NoDefault()
"""What stands for the default of a field that has none."""

_EMPTY: Final = (list, dict, set)


def _annotated(namespace: dict[str, Any]) -> list[str]:
    """The names that a class body annotates, in order."""
    if "__annotations__" in namespace:
        found = namespace["__annotations__"]
    elif sys.version_info >= (3, 14):
        # From 3.14 on annotations are worked out when they are asked for.
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        if annotate is None:
            return []
        found = annotationlib.call_annotate_function(annotate, annotationlib.Format.STRING)
    else:
        return []
    return [name for name, kind in found.items() if "ClassVar" not in str(kind)]


@dataclass_transform(kw_only_default=False)
class StructMeta(type):
    """Makes a struct of a class: its fields are what its body and its bases annotate."""

    __struct_fields__: tuple[str, ...]
    __struct_tag__: tuple[str, str] | None

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any
    ) -> "StructMeta":
        """The struct; ``options`` are inherited as msgspec's are."""
        parents = [base for base in bases if isinstance(base, StructMeta)]
        inherited: dict[str, Any] = {}
        fields: dict[str, Any] = {}
        keyword: set[str] = set()
        for parent in parents:
            inherited.update(parent.__dict__["_options"])
            fields.update(parent.__dict__["_defaults"])
            keyword.update(parent.__dict__["_keyword"])
        own = _annotated(namespace)
        for field in own:
            fields.pop(field, None)
            fields[field] = namespace.pop(field, NODEFAULT)
            keyword.discard(field)
            if options.get("kw_only"):
                keyword.add(field)
        placed = tuple(field for field in fields if field not in keyword)
        body = {**namespace, "__slots__": tuple(own), "__match_args__": placed}
        made = super().__new__(mcls, name, bases, body)
        # Whether fields are given by name is each class's own, the rest is handed down.
        made._set_up(name, {**inherited, **options}, fields, placed)
        return made

    def __init__(cls, *_arguments: Any, **_options: Any) -> None: ...

    def _set_up(
        cls, name: str, options: dict[str, Any], fields: dict[str, Any], placed: tuple[str, ...]
    ) -> None:
        options.pop("kw_only", None)
        ordered = (*placed, *(field for field in fields if field not in placed))
        cls.__struct_fields__ = ordered
        cls._options = options
        cls._defaults = {field: fields[field] for field in ordered}
        cls._keyword = frozenset(ordered[len(placed) :])
        cls._placed = placed
        cls.__struct_tag__ = _tag_of(name, options)


def _tag_of(name: str, options: dict[str, Any]) -> tuple[str, str] | None:
    tag = options.get("tag")
    if tag is None or tag is False:
        return None
    return str(options.get("tag_field") or "type"), name if tag is True else str(tag)


class Struct(metaclass=StructMeta):
    """A value with fields."""

    _options: ClassVar[dict[str, Any]]
    _defaults: ClassVar[dict[str, Any]]
    _keyword: ClassVar[frozenset[str]]
    _placed: ClassVar[tuple[str, ...]]
    __struct_fields__: ClassVar[tuple[str, ...]]

    def __init__(self, *values: Any, **named: Any) -> None:
        cls = type(self)
        if len(values) > len(cls._placed):
            raise TypeError("Extra positional arguments provided")
        given = dict(zip(cls._placed, values, strict=False))
        for field, default in cls._defaults.items():
            if field in given:
                if field in named:
                    raise TypeError(f"Argument '{field}' given by name and position")
                value = given[field]
            elif field in named:
                value = named.pop(field)
            elif default is NODEFAULT:
                raise TypeError(f"Missing required argument '{field}'")
            else:
                value = type(default)() if isinstance(default, _EMPTY) else default
            object.__setattr__(self, field, value)
        if named:
            raise TypeError(f"Unexpected keyword argument '{next(iter(named))}'")
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    def __setattr__(self, name: str, value: Any) -> None:
        if type(self)._options.get("frozen"):
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        object.__setattr__(self, name, value)

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field) for field in self.__struct_fields__)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._values() == other._values()

    def __hash__(self) -> int:
        if not type(self)._options.get("frozen"):
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self).__name__, *self._values()))

    def _ordered(self, other: object) -> bool:
        return type(other) is type(self) and bool(type(self)._options.get("order"))

    def __lt__(self, other: Any) -> bool:
        return self._values() < other._values() if self._ordered(other) else NotImplemented

    def __le__(self, other: Any) -> bool:
        return self._values() <= other._values() if self._ordered(other) else NotImplemented

    def __gt__(self, other: Any) -> bool:
        return self._values() > other._values() if self._ordered(other) else NotImplemented

    def __ge__(self, other: Any) -> bool:
        return self._values() >= other._values() if self._ordered(other) else NotImplemented

    def __repr__(self) -> str:
        said = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.__struct_fields__)
        return f"{type(self).__name__}({said})"

    def __rich_repr__(self) -> Iterator[tuple[str, Any]]:
        for field in self.__struct_fields__:
            yield field, getattr(self, field)


from . import json, structs  # noqa: E402 - they need what stands above
from .json import to_builtins  # noqa: E402
