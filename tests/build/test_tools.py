"""The scripts that look for Python, a compiler and Chromium say what they found or what to do."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernels import ROOT, compiler

BASH = shutil.which("bash") or "/bin/bash"


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder that is the whole PATH of the script, with nothing in it yet."""
    folder = tmp_path / "tools"
    folder.mkdir()
    return folder


def put(folder: Path, name: str, script: str) -> None:
    """A program called ``name`` in ``folder`` that runs ``script``."""
    path = folder / name
    path.write_text(f"#!{BASH}\n{script}\n")
    path.chmod(0o755)


def run(script: str, *arguments: str, path: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a script of the project does where ``path`` is all there is."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KONTU")}
    return subprocess.run(
        [BASH, str(ROOT / "scripts" / script), *arguments],
        env={**kept, "PATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_chromium_is_found_on_the_path(tools: Path) -> None:
    put(tools, "chromium", "")
    done = run("find_chromium", path=str(tools))
    assert (done.returncode, done.stdout.strip()) == (0, str(tools / "chromium"))


def test_a_named_chromium_goes_before_any_other(tools: Path) -> None:
    put(tools, "chromium", "")
    put(tools, "mine", "")
    done = run("find_chromium", path=str(tools), KONTU_CHROMIUM=str(tools / "mine"))
    assert done.stdout.strip() == str(tools / "mine")


def test_root_on_debian_installs_chromium_after_an_update(tools: Path) -> None:
    put(tools, "id", "echo 0")
    chmod = shutil.which("chmod")
    made = f'echo "#!{BASH}" > {tools}/chromium; {chmod} 755 {tools}/chromium'
    put(tools, "apt-get", f'echo "$1" >> {tools}/calls; if [ "$1" = install ]; then {made}; fi')
    done = run("find_chromium", path=str(tools))
    assert (done.returncode, done.stdout.strip()) == (0, str(tools / "chromium"))
    assert (tools / "calls").read_text().split() == ["update", "install"]


@pytest.mark.parametrize("user", ["0", "1000"])
def test_where_chromium_cannot_be_installed_it_says_what_to_do_and_fails(tools: Path, user: str) -> None:
    put(tools, "id", f"echo {user}")
    put(tools, "apt-get", "exit 1")
    done = run("find_chromium", path=str(tools))
    assert done.returncode == 1
    assert "apt-get install chromium" in done.stderr
    assert done.stdout == ""


def test_a_python_that_is_too_old_is_passed_over_and_then_told(tools: Path) -> None:
    put(tools, "python3", "exit 1")
    done = run("find_python", path=str(tools))
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr


def test_the_python_that_is_found_is_a_real_one() -> None:
    done = run("find_python", path=os.environ["PATH"], PYTHON=sys.executable)
    assert (done.returncode, done.stdout.strip()) == (0, sys.executable)


def test_the_script_and_the_tests_agree_about_the_compiler() -> None:
    done = run("can_compile", sys.executable, path=os.environ["PATH"])
    assert (done.stdout.strip() == "yes") == (compiler() is not None)


def test_without_a_compiler_nothing_can_be_compiled(tools: Path) -> None:
    assert run("can_compile", sys.executable, path=str(tools)).stdout == ""


def test_every_slow_step_of_make_says_what_it_does_before_it_does_it() -> None:
    """A dry run writes the recipes; whatever installs must come after a line that says so."""
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", "env"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    lines = told.splitlines()
    slow = [place for place, line in enumerate(lines) if "pip sync" in line or "pip install" in line]
    assert len(slow) == 3
    before = 0
    for place in slow:
        assert any(line.startswith("echo ") for line in lines[before:place]), lines[place]
        before = place
