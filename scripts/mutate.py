"""Break each rule on purpose and see that the test named after it notices.

Every game with a ``tests/<game>/mutations.py`` is tried. For each mutation the package and its tests
are copied to a folder of their own, one text of the source is replaced there, and the tests whose
names carry the rule's id run against it, interpreted. A mutation that no test notices has survived.

Exit code 1 when a mutation survives or no longer applies, 0 when all are caught.
``python scripts/mutate.py C-22 C-31`` tries only those rules.
"""

import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("pyproject.toml", "scripts", "src/kontu", "tests")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "*.html", "static", "node_modules")

# What pytest says by its exit code.
PASSED, FAILED = 0, 1


class Mutation(NamedTuple):
    """One way to break the rule ``rule``: in ``file`` the text ``old``, found once, becomes ``new``."""

    rule: str
    file: str
    old: str
    new: str
    effect: str


def games() -> list[str]:
    """The games that have mutations."""
    return sorted(path.parent.name for path in ROOT.glob("tests/*/mutations.py"))


def mutations_of(game: str) -> tuple[Mutation, ...]:
    """The mutations of one game, in the order of its rules."""
    found: tuple[Mutation, ...] = importlib.import_module(f"tests.{game}.mutations").MUTATIONS
    return found


def source_of(mutation: Mutation, root: Path = ROOT) -> Path:
    """The file that the mutation changes."""
    return root / "src" / "kontu" / mutation.file


def problem(mutation: Mutation) -> str | None:
    """Why the mutation cannot be made; None when it can."""
    times = source_of(mutation).read_text("utf-8").count(mutation.old)
    if times != 1:
        return f"its text occurs {times} times in {mutation.file}: {mutation.old!r}"
    return "it changes nothing" if mutation.old == mutation.new else None


def test_word(rule: str) -> str:
    """What the name of a test about ``rule`` has in it: ``test_c22_`` for C-22."""
    return f"test_{rule.replace('-', '').lower()}_"


class Copy:
    """A copy of the package and its tests, in which one file at a time is broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source, target = ROOT / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=LEFT_OUT)
            else:
                shutil.copy(source, target)

    def run(self, game: str, words: Sequence[str]) -> int:
        """Run the tests of ``game`` with one of ``words`` in their names; pytest's exit code."""
        # No bytecode is kept: two mutations within one second would be taken for the same source.
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "KONTU_KERNEL": "interpreted",
        }
        files = sorted(str(file) for file in self.folder.glob(f"tests/{game}/**/test_[a-z][0-9]*.py"))
        command = [sys.executable, "-m", "pytest", *files, "-x", "-q", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [*command, "-k", " or ".join(words)],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        return done.returncode

    def broken_by(self, game: str, mutation: Mutation) -> int:
        """Run the rule's tests on the mutated source and mend it again; pytest's exit code."""
        file = source_of(mutation, self.folder)
        whole = file.read_text("utf-8")
        file.write_text(whole.replace(mutation.old, mutation.new), "utf-8")
        try:
            return self.run(game, [test_word(mutation.rule)])
        finally:
            file.write_text(whole, "utf-8")


def verdict(code: int) -> str:
    """What pytest's exit code says about a mutation."""
    if code == FAILED:
        return "caught"
    return "SURVIVED" if code == PASSED else f"BROKEN (pytest exit code {code})"


def tried(copy: Copy, game: str, mutations: Sequence[Mutation]) -> Iterator[tuple[Mutation, str]]:
    """Each mutation with what became of it."""
    for number, mutation in enumerate(mutations, 1):
        if sys.stderr.isatty():
            print(f"\r{game} {number}/{len(mutations)} {mutation.rule} ", end="", file=sys.stderr, flush=True)
        yield mutation, problem(mutation) or verdict(copy.broken_by(game, mutation))
    if sys.stderr.isatty():
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)


def try_game(game: str, only: Sequence[str]) -> bool:
    """Try the mutations of a game and print the table; True when every one was caught."""
    mutations = [each for each in mutations_of(game) if not only or each.rule in only]
    words = sorted({test_word(mutation.rule) for mutation in mutations})
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kontu-mutate-") as folder:
        copy = Copy(Path(folder))
        if mutations and copy.run(game, words) != PASSED:
            print(f"{game}: the tests fail on the unbroken source, so nothing can be proved.")
            return False
        missed = 0
        for mutation, result in tried(copy, game, mutations):
            missed += result != "caught"
            print(f"{mutation.rule}  {result:8}  {mutation.effect}", flush=True)
    seconds = round(time.monotonic() - started)
    rules = len({mutation.rule for mutation in mutations})
    caught = len(mutations) - missed
    print(f"{game}: {caught} of {len(mutations)} mutations of {rules} rules caught in {seconds} s.")
    return missed == 0


def main(arguments: Sequence[str]) -> int:
    """Try the games' mutations, of the rules named in ``arguments`` or of all."""
    known = {mutation.rule for game in games() for mutation in mutations_of(game)}
    if unknown := [rule for rule in arguments if rule not in known]:
        print(f"No mutation breaks {', '.join(unknown)}.", file=sys.stderr)
        return 2
    try:
        results = [try_game(game, arguments) for game in games()]
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    raise SystemExit(main(sys.argv[1:]))
