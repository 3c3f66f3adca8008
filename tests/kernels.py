"""The builds of a game's kernel, side by side: ordinary Python, compiled, compiled with every check.

``KONTU_KERNEL=interpreted`` or ``checked`` makes that build the one that everything imports.
"""

import importlib.util
import os
import shutil
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
CHECKED = ROOT / "build" / "checked"
BUILDS = ("compiled", "interpreted", "checked")


def compiler() -> str | None:
    """The path of a C compiler, if this machine has one."""
    named = os.environ.get("CC", "").split()
    return next(filter(None, map(shutil.which, [*named[:1], "cc", "gcc", "clang"])), None)


def source(name: str) -> Path:
    """The file of the kernel module called ``name`` (``kontu.games.contack.kernel``)."""
    return ROOT.joinpath("src", *name.split(".")).with_suffix(".py")


def kernel_names() -> list[str]:
    """The modules that the build compiles, one a game that has a kernel."""
    paths = sorted((ROOT / "src").glob("kontu/games/*/kernel.py"))
    return [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths]


def binary(name: str, build: str) -> Path | None:
    """The compiled file of the kernel, or None if that build was not made."""
    folder = CHECKED.joinpath(*name.split(".")[:-1]) if build == "checked" else source(name).parent
    return next((path for suffix in EXTENSION_SUFFIXES for path in folder.glob(f"kernel{suffix}")), None)


def spec(name: str, build: str) -> ModuleSpec:
    """How to load that ``build`` of the kernel; raises LookupError if it was not made."""
    loader: SourceFileLoader | ExtensionFileLoader
    if build == "interpreted":
        loader = SourceFileLoader(name, str(source(name)))
    else:
        path = binary(name, build)
        if path is None:
            raise LookupError(f"{name} has no {build} build here: run make env, or make test-builds")
        loader = ExtensionFileLoader(name, str(path))
    found = importlib.util.spec_from_file_location(name, loader.path, loader=loader)
    if found is None or found.loader is None:
        raise LookupError(f"{loader.path} cannot be loaded")
    return found


def load(name: str, build: str) -> ModuleType:
    """A copy of the kernel module of its own, in that ``build``, beside the imported one."""
    wanted = spec(name, build)
    module = importlib.util.module_from_spec(wanted)
    if wanted.loader is None:
        raise LookupError(f"{name} cannot be loaded")
    wanted.loader.exec_module(module)
    return module


class ChosenBuild:
    """An import hook: every kernel is loaded from one build, whatever else lies about."""

    def __init__(self, build: str) -> None:
        self.build = build
        self.names = frozenset(kernel_names())

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a kernel; None for every other module."""
        return spec(fullname, self.build) if fullname in self.names else None


def choose(build: str) -> None:
    """From now on every kernel that is imported is of that ``build``."""
    if build not in BUILDS:
        raise LookupError(f"KONTU_KERNEL is {build!r}, and can be one of: {', '.join(BUILDS)}")
    if early := sorted(set(kernel_names()) & set(sys.modules)):
        raise LookupError(f"too late to choose a build, already imported: {', '.join(early)}")
    sys.meta_path.insert(0, ChosenBuild(build))


def outdated() -> list[str]:
    """The kernels whose source is newer than what was compiled from it."""
    found = []
    for name in kernel_names():
        path = binary(name, "compiled")
        if path is not None and path.stat().st_mtime < source(name).stat().st_mtime:
            found.append(name)
    return found


def missing() -> list[str]:
    """The kernels that are not compiled although this machine has a compiler."""
    if compiler() is None:
        return []
    return [name for name in kernel_names() if binary(name, "compiled") is None]
