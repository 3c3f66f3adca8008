"""The packages that `uv build` makes of this checkout, made once for all tests of this folder."""

import shutil
import sys
from pathlib import Path

import pytest

from tests import kernels
from tests.build.packages import build, run

STATIC = "src/kontu/web/static"


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the project as in a clone, with the page built and no kernel compiled."""
    folder = tmp_path_factory.mktemp("checkout") / "kontu"
    listed = run("git", "ls-files", "-co", "--exclude-standard", cwd=kernels.ROOT).splitlines()
    for name in listed:
        if (source := kernels.ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, folder / name)
    shutil.copytree(kernels.ROOT / STATIC, folder / STATIC)
    return folder


@pytest.fixture(scope="session")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    shutil.unpack_archive(build("sdist", checkout, folder), folder)
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made from the source package, compiled without optimisation: it is looked at, not raced."""
    return build("wheel", sdist, tmp_path_factory.mktemp("wheel"), KONTU_QUICK="1")


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which nothing but the wheel was installed."""
    folder = tmp_path_factory.mktemp("site")
    uv = Path(sys.executable).parent / "uv"
    run(uv, "pip", "install", "--offline", "--no-deps", "--target", folder, wheel, cwd=folder)
    return folder
