"""The browser's stand-in for msgspec does with structs what the library does."""

import importlib.util
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from scripts import browser

FOLDER = Path(browser.__file__).parent / "msgspec"


@pytest.fixture(scope="module")
def stand_in() -> Iterator[ModuleType]:
    """The stand-in under a name of its own."""
    spec = importlib.util.spec_from_file_location(
        "stand_in", FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["stand_in"] = module
    spec.loader.exec_module(module)
    yield module
    for name in [name for name in sys.modules if name.partition(".")[0] == "stand_in"]:
        del sys.modules[name]


class Colour(Enum):
    RED = "red"


STRUCTS = """
class Cell(library.Struct, frozen=True, array_like=True, order=True):
    x: int
    y: int = 7

class Event(library.Struct, frozen=True, tag_field="event", tag=True):
    pass

class Laid(Event, frozen=True, tag="laid"):
    cell: Cell
    colour: Colour = Colour.RED

class Named(Event, frozen=True):
    name: str

class Wish(library.Struct, kw_only=True):
    first: int
    many: list[int] = []

class More(Wish):
    placed: str

class Checked(library.Struct, frozen=True):
    value: int

    def __post_init__(self) -> None:
        library.structs.force_setattr(self, "value", abs(self.value))
"""


def made(library: Any) -> dict[str, Any]:
    """The same structs by either library."""
    found: dict[str, Any] = {"library": library, "Colour": Colour}
    exec(STRUCTS, found)
    return {name: kind for name, kind in found.items() if isinstance(kind, type(library.Struct))}


@pytest.fixture
def pairs(stand_in: ModuleType) -> dict[str, tuple[Any, Any]]:
    """Each struct by the library and by the stand-in."""
    real, own = made(msgspec), made(stand_in)
    return {name: (real[name], own[name]) for name in real}


def both(pair: tuple[Any, Any], *values: Any, **named: Any) -> tuple[Any, Any]:
    return pair[0](*values, **named), pair[1](*values, **named)


def test_structs_are_written_alike(pairs: dict[str, tuple[Any, Any]], stand_in: ModuleType) -> None:
    real_cell, own_cell = both(pairs["Cell"], 1)
    written = [
        (real_cell, own_cell),
        (pairs["Laid"][0](real_cell), pairs["Laid"][1](own_cell)),
        both(pairs["Named"], 'ñ "q" \\ \n \x01 €'),
        both(pairs["Wish"], first=3),
        both(pairs["More"], "x", first=1, many=[2]),
        both(pairs["Checked"], -4),
        ({"a": (1, None, True), "b": {"c": [Colour.RED]}}, {"a": (1, None, True), "b": {"c": [Colour.RED]}}),
    ]
    for real, own in written:
        assert stand_in.json.encode(own) == msgspec.json.encode(real)
        assert repr(own) == repr(real)


def test_structs_compare_and_hash_alike(pairs: dict[str, tuple[Any, Any]]) -> None:
    for cell in pairs["Cell"]:
        assert cell(1, 2) == cell(1, 2) != cell(2, 1)
        assert hash(cell(1, 2)) == hash(cell(1, 2))
        assert sorted([cell(2, 1), cell(1, 9)]) == [cell(1, 9), cell(2, 1)]
        assert cell(1, 2) <= cell(1, 2) < cell(1, 3)
        assert cell(1, 3) > cell(1, 2)
        assert cell(1, 3) >= cell(1, 3)
        assert cell(1, 2) != (1, 2)
        assert cell.__match_args__ == ("x", "y")
    for wish in pairs["Wish"]:
        assert wish(first=1) == wish(first=1)
        with pytest.raises(TypeError):
            hash(wish(first=1))
        with pytest.raises(TypeError):
            _ = wish(first=1) < wish(first=2)


def test_what_is_frozen_stays_as_it_is(pairs: dict[str, tuple[Any, Any]]) -> None:
    for cell in pairs["Cell"]:
        with pytest.raises(AttributeError):
            cell(1).x = 2
    for wish in pairs["Wish"]:
        one, other = wish(first=1), wish(first=1)
        one.first = 5
        one.many.append(9)
        assert (one.first, one.many, other.many) == (5, [9], [])


@pytest.mark.parametrize(
    ("name", "values", "named"),
    [
        ("Cell", (), {}),
        ("Cell", (1, 2, 3), {}),
        ("Cell", (1,), {"x": 2}),
        ("Cell", (1,), {"z": 2}),
        ("Wish", (1,), {}),
        ("Wish", (), {"many": []}),
        ("More", (), {"first": 1}),
    ],
)
def test_wrong_arguments_are_refused_by_both(
    pairs: dict[str, tuple[Any, Any]], name: str, values: tuple[Any, ...], named: dict[str, Any]
) -> None:
    for kind in pairs[name]:
        with pytest.raises(TypeError):
            kind(*values, **named)


def test_fields_and_replaced_values_are_alike(
    pairs: dict[str, tuple[Any, Any]], stand_in: ModuleType
) -> None:
    for name in ("Cell", "More", "Laid"):
        real, own = pairs[name]
        assert own.__struct_fields__ == real.__struct_fields__
        for one, other in zip(msgspec.structs.fields(real), stand_in.structs.fields(own), strict=True):
            assert (one.name, one.default is msgspec.NODEFAULT) == (
                other.name,
                other.default is stand_in.NODEFAULT,
            )
    for library, checked in zip((msgspec, stand_in), pairs["Checked"], strict=True):
        assert library.structs.replace(checked(1), value=-9).value == 9
        with pytest.raises(TypeError):
            library.structs.replace(checked(1), other=1)


def test_what_was_written_can_be_read(stand_in: ModuleType) -> None:
    assert stand_in.json.decode(b'{"a":[1,null]}') == {"a": [1, None]}
    assert stand_in.to_builtins((Colour.RED,)) == ["red"]
