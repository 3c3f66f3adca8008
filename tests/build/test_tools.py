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


BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")


def debian(tools: Path, *packages: str, user: int = 0) -> None:
    """``tools`` are those of ``user`` on a Debian that has these packages; what is asked of it is kept."""
    chmod = shutil.which("chmod")
    put(tools, "id", f"echo {user}")
    made = f'echo "#!{BASH}" > "{tools}/${{@: -1}}"; {chmod} 755 "{tools}/${{@: -1}}"; exit 0'
    known = "|".join(packages) or "none"
    install = f'if [ "$1" = update ]; then exit 0; fi; case "${{@: -1}}" in {known}) {made};; esac; exit 100'
    put(tools, "apt-get", f'echo "$1" "${{@: -1}}" >> {tools}/calls; {install}')


def asked(tools: Path) -> list[str]:
    """What was asked of ``apt-get``, each as its command and its last word."""
    calls = tools / "calls"
    return calls.read_text().splitlines() if calls.exists() else []


@pytest.mark.parametrize("name", BROWSERS)
def test_chromium_is_found_on_the_path(tools: Path, name: str) -> None:
    put(tools, "id", "echo 1000")
    put(tools, name, "")
    done = run("find_chromium", path=str(tools))
    assert (done.returncode, done.stdout.strip()) == (0, str(tools / name))


def test_a_chromium_without_windows_goes_before_a_whole_one_and_a_named_one_before_any_other(
    tools: Path,
) -> None:
    for name in (*BROWSERS, "mine"):
        put(tools, name, "")
    done = run("find_chromium", path=str(tools))
    assert done.stdout.strip() == str(tools / "chromium-headless-shell")
    done = run("find_chromium", path=str(tools), KONTU_CHROMIUM=str(tools / "mine"))
    assert done.stdout.strip() == str(tools / "mine")


def test_root_on_debian_installs_the_one_without_windows_after_an_update(tools: Path) -> None:
    debian(tools, "chromium-headless-shell", "chromium")
    put(tools, "chromium", "")
    done = run("find_chromium", path=str(tools))
    assert (done.returncode, done.stdout.strip()) == (0, str(tools / "chromium-headless-shell"))
    assert asked(tools) == ["update -qq", "install chromium-headless-shell"]
    assert "Installing chromium-headless-shell" in done.stderr
    run("find_chromium", path=str(tools))
    assert len(asked(tools)) == 2


def test_where_the_one_without_windows_cannot_be_had_a_whole_one_does(tools: Path) -> None:
    debian(tools)
    put(tools, "chromium", "")
    done = run("find_chromium", path=str(tools))
    assert (done.returncode, done.stdout.strip()) == (0, str(tools / "chromium"))
    assert asked(tools) == ["update -qq", "install chromium-headless-shell"]


def test_where_there_is_no_package_of_the_one_without_windows_root_installs_a_whole_one(tools: Path) -> None:
    debian(tools, "chromium")
    done = run("find_chromium", path=str(tools))
    assert (done.returncode, done.stdout.strip()) == (0, str(tools / "chromium"))
    assert asked(tools) == ["update -qq", "install chromium-headless-shell", "install chromium"]


def test_who_is_not_root_takes_the_chromium_that_is_there(tools: Path) -> None:
    debian(tools, *BROWSERS, user=1000)
    put(tools, "google-chrome", "")
    done = run("find_chromium", path=str(tools))
    assert (done.returncode, done.stdout.strip()) == (0, str(tools / "google-chrome"))
    assert asked(tools) == []


@pytest.mark.parametrize("user", [0, 1000])
def test_where_chromium_cannot_be_installed_it_says_what_to_do_and_fails(tools: Path, user: int) -> None:
    debian(tools, user=user)
    done = run("find_chromium", path=str(tools))
    assert done.returncode == 1
    assert "apt-get install chromium-headless-shell, or chromium" in done.stderr
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
