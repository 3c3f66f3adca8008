"""The kernels of the games, compiled where there is a compiler.

``KONTU_PURE=1`` compiles nothing, ``KONTU_CHECKED=1`` checks every index.
"""

import os
import platform
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, CompileError, ExecError, LinkError, PlatformError

FAILURES = (CCompilerError, CompileError, ExecError, LinkError, PlatformError, OSError)


def extensions() -> list[Extension]:
    """One extension for each ``kernel.py`` of a game, or none where a pure package is asked for."""
    if os.environ.get("KONTU_PURE") == "1":
        return []
    checked = os.environ.get("KONTU_CHECKED") == "1"
    kernels = [
        Extension(".".join(path.with_suffix("").parts[1:]), [path.as_posix()])
        for path in sorted(Path("src").glob("kontu/games/*/kernel.py"))
    ]
    directives = {
        "language_level": 3,
        "infer_types": True,
        "boundscheck": checked,
        "wraparound": checked,
        "initializedcheck": checked,
        "cdivision": not checked,
        "embedsignature": True,
    }
    built: list[Extension] = cythonize(
        kernels, build_dir="build/checked" if checked else "build/cython", compiler_directives=directives
    )
    return built


class BuildOptional(build_ext):
    """Kernels are compiled if they can be, and are left as ordinary Python if not."""

    def run(self) -> None:
        """Every kernel is compiled, or one warning says why none is."""
        try:
            super().run()
        except FAILURES as error:
            if os.environ.get("KONTU_COMPILE") == "required":
                raise
            self.extensions = []
            print(
                f"warning: the kernels stay interpreted, about a hundred times slower: {error}",
                file=sys.stderr,
            )

    def build_extension(self, ext: Extension) -> None:
        """The kernel is compiled with optimisation, in place for this very processor."""
        if self.compiler.compiler_type == "unix":
            ext.extra_compile_args += ["-O3", "-Wno-unreachable-code", *self._popcount()]
        super().build_extension(ext)

    def _popcount(self) -> list[str]:
        # A wheel goes to unknown machines, a build in place runs here.
        here = self.inplace or self.editable_mode
        x86 = platform.machine() in ("x86_64", "AMD64")
        cpu = Path("/proc/cpuinfo")
        known = cpu.exists() and " popcnt " in cpu.read_text(encoding="ascii", errors="replace")
        return ["-mpopcnt"] if here and x86 and known else []
