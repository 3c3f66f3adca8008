"""The kernels of the games, compiled where there is a compiler.

A module of a game is compiled when a ``.pxd`` of its name, with its C types, lies beside it.
``KONTU_PURE=1`` compiles nothing.
``KONTU_CHECKED=1`` checks every index, shift and sum, and stops the program at the first wrong one.
``KONTU_QUICK=1`` compiles without optimisation: for tests of the package, which play little.
``KONTU_COMPILE=required`` makes a missing compiler an error.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, LinkError, PlatformError

FAILURES = (CCompilerError, ExecError, LinkError, PlatformError, OSError)
ROOT = Path(__file__).resolve().parent.parent
CHECKED = os.environ.get("KONTU_CHECKED") == "1"
QUICK = os.environ.get("KONTU_QUICK") == "1"

# Cython does not check C arrays; the C compiler can, and it also sees 32-bit shifts gone too far.
SANITIZE = ["-fsanitize=bounds,shift,signed-integer-overflow", "-fno-sanitize-recover=all"]


def sources() -> list[Path]:
    """The modules that are compiled, as paths from the folder of the project."""
    found = (path.with_suffix(".py") for path in sorted(ROOT.glob("src/kontu/games/*/*.pxd")))
    return [path.relative_to(ROOT) for path in found if path.exists()]


def module_name(source: Path) -> str:
    """The dotted name of a module of ``sources``."""
    return ".".join(source.with_suffix("").parts[1:])


def extensions() -> list[Extension]:
    """One extension for each of ``sources``, or none where a pure package is asked for."""
    if os.environ.get("KONTU_PURE") == "1":
        return []
    kernels = [Extension(module_name(path), [path.as_posix()]) for path in sources()]
    directives = {
        "language_level": 3,
        "infer_types": True,
        "boundscheck": CHECKED,
        "wraparound": CHECKED,
        "initializedcheck": CHECKED,
        # The C types stand in the .pxd; the annotations are for readers and mypy.
        "annotation_typing": False,
        "cdivision": True,
        "embedsignature": True,
    }
    built: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        kernels,
        build_dir="build/checked" if CHECKED else "build/cython",
        compiler_directives=directives,
        # Where new processes are forks; elsewhere each would run setup.py again.
        nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
    )
    return built


class BuildOptional(build_ext):
    """Kernels are compiled if they can be, and are left as ordinary Python if not."""

    def run(self) -> None:
        """Every kernel is compiled, some at once, or one warning says why none is."""
        self.parallel = self.parallel or os.cpu_count()
        try:
            super().run()
        except FAILURES as error:
            if os.environ.get("KONTU_COMPILE") == "required":
                raise
            self.extensions: list[Extension] = []
            print(f"warning: the kernels stay interpreted and slow, for want of: {error}", file=sys.stderr)

    def build_extension(self, ext: Extension) -> None:
        """The kernel is compiled with optimisation, for every processor of this kind."""
        if self.compiler.compiler_type == "unix":
            # The checked build is made to be run once: what -O3 gains in the tests it loses in the compiler.
            how = ["-O1", *SANITIZE] if CHECKED else ["-O0" if QUICK else "-O3", "-g0"]
            ext.extra_compile_args += ["-Wno-unreachable-code", *how]
            if CHECKED:
                ext.extra_link_args += SANITIZE
        super().build_extension(ext)
