"""The browser's engine: Python for browsers and the rooms up to the study, laid beside the built page.

``static/engine/<digest>/`` holds everything; ``static/engine/engine.json`` says which digest is today's.
The folder is named after what is in it, so a browser may keep it for ever.
"""

import hashlib
import importlib.util
import io
import json
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kontu"
STAND_INS = ROOT / "scripts" / "browser"
PYODIDE = ROOT / "page" / "node_modules" / "pyodide"
STATIC = SOURCE / "web" / "static"

ROOMS = ("core", "games", "records", "study")
"""What the study needs of Kontu: all of it is plain Python, the kernels too."""

SUFFIXES = (".py", ".toml", ".kontu")
"""What is taken of them: the code, and the lessons."""

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""The files of Python for browsers; packages are not needed."""

BUNDLE = "kontu.zip"

GROUP = "kontu.games"

# Equal sources make equal bundles, whenever they are made.
_WHEN = (1980, 1, 1, 0, 0, 0)


def sources() -> list[Path]:
    """Every file of ours that goes into the bundle."""
    rooms = [path for room in ROOMS for path in (SOURCE / room).rglob("*") if path.suffix in SUFFIXES]
    return sorted([SOURCE / "__init__.py", *rooms, *(STAND_INS / "msgspec").glob("*.py")])


def contents() -> dict[str, bytes]:
    """The bundle by name: our rooms, the stand-in for msgspec, Cython's own for plain Python, the games."""
    found = {}
    for path in sources():
        base = STAND_INS if path.is_relative_to(STAND_INS) else ROOT / "src"
        found[path.relative_to(base).as_posix()] = path.read_bytes()
    shadow = importlib.util.find_spec("cython")
    if shadow is None or shadow.origin is None:
        raise FileNotFoundError("Cython is not installed")
    libraries = Path(shadow.origin).parent
    for name in ("cython.py", "Cython/__init__.py", "Cython/Shadow.py"):
        found[name] = (libraries / name).read_bytes()
    # Where the package is being built it is not installed, so its own list of games is read.
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    games = project["entry-points"][GROUP]
    listed = "\n".join([f"[{GROUP}]", *(f"{name} = {value}" for name, value in sorted(games.items())), ""])
    found["kontu-0.dist-info/entry_points.txt"] = listed.encode()
    found["kontu-0.dist-info/METADATA"] = b"Metadata-Version: 2.1\nName: kontu\nVersion: 0\n"
    return found


def bundle() -> bytes:
    """The bundle as a zip archive."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(contents().items()):
            archive.writestr(zipfile.ZipInfo(name, _WHEN), content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def build(static: Path = STATIC) -> Path:
    """The folder of the engine in ``static``, which lies beside today's page; older ones are gone."""
    files = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    files[BUNDLE] = bundle()
    total = hashlib.sha256()
    for name, content in sorted(files.items()):
        total.update(f"{name} {len(content)} ".encode() + content)
    digest = total.hexdigest()[:16]
    engines = static / "engine"
    folder = engines / digest
    if not folder.is_dir():
        shutil.rmtree(engines, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
    listed = [{"name": name, "bytes": len(content)} for name, content in sorted(files.items())]
    told = {"folder": digest, "files": listed, "bytes": sum(len(content) for content in files.values())}
    (engines / "engine.json").write_text(json.dumps(told), encoding="ascii")
    return folder


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC)
