"""The parts of the build that pyproject.toml cannot say: the compiled kernels and the built page."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from scripts import build_kernels, build_page


class BuildWithPage(build_py):
    """The Python files are collected after the page was built, so that it is among them."""

    def run(self) -> None:
        """The page is built if it is not up to date, then everything is copied."""
        if not self.editable_mode:
            build_page.build_if_stale()
        super().run()


setup(
    ext_modules=build_kernels.extensions(),
    cmdclass={"build_py": BuildWithPage, "build_ext": build_kernels.BuildOptional},
)
