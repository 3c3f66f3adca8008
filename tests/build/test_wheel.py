"""What `uv build` makes: a package that plays and serves the page with Python alone."""

import shutil
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests import kernels
from tests.build.packages import build, run


def outside(site: Path, code: str, **environment: str) -> str:
    """What ``code`` prints where only the installed wheel gives kontu, and no Node can be found."""
    return run(
        sys.executable, "-P", "-c", code, cwd=site.parent, PYTHONPATH=str(site), PATH="", **environment
    ).strip()


def test_the_wheel_holds_the_built_page_the_texts_and_nothing_of_the_workshop(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "kontu/web/static/index.html" in names
    assert any(name.startswith("kontu/web/static/assets/") and name.endswith(".js") for name in names)
    assert {f"kontu/locale/{lang}/refusals.ftl" for lang in ("en", "eu", "nb")} <= set(names)
    assert "kontu/py.typed" in names
    assert not [name for name in names if name.split("/")[0] in ("scripts", "tests", "bench", "page")]
    assert not [name for name in names if name.endswith((".c", ".pxd", ".pyc"))]


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    listed = run("git", "ls-files", "src/kontu", cwd=kernels.ROOT).splitlines()
    wanted = {name.removeprefix("src/") for name in listed if not name.endswith(".pxd")}
    assert wanted <= names


def test_the_installed_wheel_is_what_runs_and_its_kernels_are_compiled(installed: Path) -> None:
    where = outside(installed, "import kontu; print(kontu.__file__)")
    assert where.startswith(str(installed))
    names = "\n".join(kernels.SOURCES)
    code = f"import importlib\nfor n in {names!r}.split(): print(importlib.import_module(n).__file__)"
    files = outside(installed, code).splitlines()
    assert len(files) == len(kernels.SOURCES) > 0
    assert all(file.startswith(str(installed)) for file in files)
    compiled = not any(file.endswith(".py") for file in files)
    assert compiled == (kernels.compiler() is not None)


def test_the_installed_wheel_finds_its_games(installed: Path) -> None:
    code = "from kontu.core import registry; print(*(g.name for g in registry.all_games()))"
    assert "contack" in outside(installed, code).split()


@pytest.mark.parametrize("environment", [{"KONTU_PURE": "1"}, {"CC": "/nonexistent/cc"}])
def test_without_a_compiler_or_on_request_the_wheel_is_plain_python(
    sdist: Path, tmp_path: Path, environment: Mapping[str, str]
) -> None:
    source = tmp_path / "source"
    shutil.copytree(sdist, source, ignore=shutil.ignore_patterns("build", "*.so"))
    names = zipfile.ZipFile(build("wheel", source, tmp_path / "out", **environment)).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    for file in kernels.SOURCES.values():
        assert file.relative_to(kernels.ROOT / "src").as_posix() in names


def test_a_pure_wheel_says_that_it_fits_every_machine(sdist: Path, tmp_path: Path) -> None:
    shutil.copytree(sdist, tmp_path / "source", ignore=shutil.ignore_patterns("build", "*.so"))
    assert build("wheel", tmp_path / "source", tmp_path / "out", KONTU_PURE="1").name.endswith(
        "-py3-none-any.whl"
    )
