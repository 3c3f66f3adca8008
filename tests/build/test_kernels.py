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


@pytest.mark.parametrize("name", kernels.SOURCES)
def test_a_loaded_build_is_a_module_of_its_own(name: str) -> None:
    imported = importlib.import_module(name)
    loaded = kernels.load(name, "interpreted")
    assert loaded is not imported
    assert (loaded.__file__ or "").endswith(".py")
    assert importlib.import_module(name) is imported


def test_a_build_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(LookupError, match="compiled, interpreted, checked"):
        kernels.ChosenBuild("fast")


def test_a_build_cannot_be_chosen_once_a_kernel_was_imported() -> None:
    importlib.import_module(next(iter(kernels.SOURCES)))
    with pytest.raises(LookupError, match="already imported"):
        kernels.choose("interpreted")
