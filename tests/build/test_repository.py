"""What may stand in the project's files."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.kernels import ROOT

LISTED = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()
FILES = [ROOT / name for name in LISTED if (ROOT / name).is_file()]

# Written in pieces, so that this file may be among those that are read.
REGISTRIES = (
    "py" + "pi.org",
    "python" + "hosted.org",
    "registry." + "npm",
    "npm" + "js.org",
    "npm" + "js.com",
)
EXCUSES = (
    "pragma: no " + "cover",
    "pytest." + "skip",
    "mark." + "skip",
    "import" + "orskip",
    "mark." + "xfail",
)


def read(path: Path) -> str:
    """The text of a file, with what is not UTF-8 replaced."""
    return path.read_text(encoding="utf-8", errors="replace")


@pytest.mark.parametrize("words", [REGISTRIES, EXCUSES], ids=["registries", "excuses"])
def test_no_file_names_a_package_registry_or_excuses_a_test(words: tuple[str, ...]) -> None:
    found = [f"{path.relative_to(ROOT)}: {word}" for path in FILES for word in words if word in read(path)]
    assert found == []


def test_every_locked_library_has_hashes() -> None:
    for path in ROOT.glob("requirements*.lock"):
        for entry in re.split(r"\n(?=\S)", read(path).strip()):
            assert entry.startswith("#") or "--hash=sha256:" in entry, f"{path.name}: {entry.splitlines()[0]}"


def test_uv_is_locked_to_one_version() -> None:
    def version(name: str) -> str:
        return next(line for line in read(ROOT / name).splitlines() if line.startswith("uv=="))

    assert version("requirements-uv.lock") == version("requirements.lock")


def test_a_file_of_code_has_one_subject_and_stays_readable() -> None:
    code = [path for path in FILES if path.suffix in (".py", ".svelte", ".ts")]
    lines = {path.relative_to(ROOT): len(read(path).splitlines()) for path in code}
    # A file of tests is a list of sentences and may be somewhat longer.
    long = {str(p): count for p, count in lines.items() if count > (600 if p.parts[0] == "tests" else 450)}
    assert long == {}
