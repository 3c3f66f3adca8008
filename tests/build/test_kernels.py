"""The builds of the kernels that the tests rely on are what they say."""

import importlib

import pytest

from tests import kernels


def test_where_there_is_a_compiler_every_kernel_is_compiled() -> None:
    if kernels.compiler() is None:
        assert all(kernels.binary(name, "compiled") is None for name in kernels.SOURCES)
    else:
        assert kernels.missing("compiled") == []
        assert kernels.outdated("compiled") == []


def test_what_is_imported_is_the_compiled_kernel_where_there_is_a_compiler() -> None:
    for name in kernels.SOURCES:
        file = importlib.import_module(name).__file__ or ""
        assert file.endswith(".py") == (kernels.compiler() is None)


def test_a_loaded_build_shares_nothing_with_what_is_imported() -> None:
    imported = {name: importlib.import_module(name) for name in kernels.SOURCES}
    loaded = kernels.load_all("interpreted")
    assert loaded.keys() == imported.keys()
    for name, module in loaded.items():
        assert (module.__file__ or "").endswith(".py")
        assert module is not imported[name]
        assert importlib.import_module(name) is imported[name]


def test_a_build_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(LookupError, match="compiled, interpreted, checked"):
        kernels.ChosenBuild("fast")


def test_a_build_cannot_be_chosen_once_a_kernel_was_imported() -> None:
    importlib.import_module(next(iter(kernels.SOURCES)))
    with pytest.raises(LookupError, match="already imported"):
        kernels.choose("interpreted")
