"""The builds of the games' kernels, side by side: ordinary Python, compiled, compiled with every check.

``KONTU_KERNEL=interpreted`` or ``checked`` makes that build the one that everything imports.
"""

import importlib
import importlib.util
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from scripts import build_kernels

ROOT = build_kernels.ROOT
CHECKED = ROOT / "build" / "checked"
BUILDS = ("compiled", "interpreted", "checked")
SOURCES = {build_kernels.module_name(path): ROOT / path for path in build_kernels.sources()}
"""The modules that are compiled, by dotted name, with their files."""


def compiler() -> str | None:
    """The path of a C compiler that can build for this Python, if this machine has one."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    named = os.environ.get("CC", "").split()
    return next(filter(None, map(shutil.which, [*named[:1], "cc", "gcc", "clang"])), None)


def binary(name: str, build: str) -> Path | None:
    """The compiled file of a module, or None if that build was not made."""
    source = SOURCES[name]
    folder = CHECKED / source.parent.relative_to(ROOT / "src") if build == "checked" else source.parent
    candidates = (folder / f"{source.stem}{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((path for path in candidates if path.exists()), None)


def outdated(build: str) -> list[str]:
    """The modules whose source is newer than what was compiled from it."""
    found = []
    for name, source in SOURCES.items():
        if path := binary(name, build):
            newest = max(source.with_suffix(kind).stat().st_mtime for kind in (".py", ".pxd"))
            found += [name] * (path.stat().st_mtime < newest)
    return found


def missing(build: str) -> list[str]:
    """The modules that are not compiled although this machine has a compiler."""
    return [] if compiler() is None else [name for name in SOURCES if binary(name, build) is None]


class ChosenBuild:
    """An import hook: every kernel is loaded from one build, whatever else lies about."""

    def __init__(self, build: str) -> None:
        if build not in BUILDS:
            raise LookupError(f"There is no {build!r} build of the kernels, only {', '.join(BUILDS)}.")
        self.build = build

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a kernel, None for every other module; raises LookupError if it was not made."""
        if fullname not in SOURCES:
            return None
        loader: SourceFileLoader | ExtensionFileLoader
        if self.build == "interpreted":
            loader = SourceFileLoader(fullname, str(SOURCES[fullname]))
        else:
            file = binary(fullname, self.build)
            if file is None:
                raise LookupError(f"{fullname} has no {self.build} build here: run make env or make checked.")
            loader = ExtensionFileLoader(fullname, str(file))
        return importlib.util.spec_from_file_location(fullname, loader.path, loader=loader)


def choose(build: str) -> None:
    """From now on every kernel that is imported is of that ``build``."""
    if early := sorted(SOURCES.keys() & sys.modules):
        raise LookupError(f"Too late to choose a build, already imported: {', '.join(early)}.")
    sys.meta_path.insert(0, ChosenBuild(build))


@contextmanager
def _forgotten(names: list[str]) -> Iterator[None]:
    # The modules are as if never imported, and afterwards as if nothing had been.
    before = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    try:
        yield
    finally:
        for name in names:
            sys.modules.pop(name, None)
            package, _, last = name.rpartition(".")
            if name in before:
                sys.modules[name] = before[name]
                setattr(sys.modules[package], last, before[name])


def load_all(build: str) -> dict[str, ModuleType]:
    """Every kernel by dotted name in that ``build``, at home with each other, beside the imported ones.

    They share nothing with what ``import`` gives: a box of one build fits no match of another.
    """
    hook = ChosenBuild(build)
    for name in SOURCES:
        importlib.import_module(name.rpartition(".")[0])
    with _forgotten(list(SOURCES)):
        sys.meta_path.insert(0, hook)
        try:
            return {name: importlib.import_module(name) for name in SOURCES}
        finally:
            sys.meta_path.remove(hook)
