"""Coverage-guided fuzzing of everything that reads what others wrote (``tests/fuzz/targets.py``).

``make fuzz SECONDS=600`` shares the time among the targets. An input that makes a target fail, takes longer
than SLOW seconds or more than MEMORY megabytes ends that target's run; it lies in ``build/fuzz/<target>`` and
is printed as it goes into ``tests/fuzz/found.py``. What covers new code is kept there too for the next run.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "fuzz"
SLOW = 15
MEMORY = 2048


def fuzz_one(name: str, seconds: int) -> None:
    """Never returns: libFuzzer ends the process, with 0 when nothing was found."""
    import atheris

    sys.path.insert(0, str(ROOT))
    with atheris.instrument_imports(include=["kontu"]):
        from tests.fuzz.targets import MOST, TARGETS
    folder = KEPT / name
    (folder / "corpus").mkdir(parents=True, exist_ok=True)
    for number, example in enumerate(TARGETS[name].examples()):
        (folder / "corpus" / f"example-{number}").write_bytes(example)
    options = [
        f"-max_total_time={seconds}",
        f"-max_len={MOST}",
        f"-timeout={SLOW}",
        f"-rss_limit_mb={MEMORY}",
        f"-artifact_prefix={folder}/found-",
        "-verbosity=0",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *options, str(folder / "corpus")], TARGETS[name].hold)
    atheris.Fuzz()


def found_in(folder: Path) -> list[bytes]:
    """The inputs that made the target fail, now or in an earlier run."""
    return [file.read_bytes() for file in sorted(folder.glob("found-*"))]


def main() -> int:
    """Fuzz every target, or those named; 1 when something was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=600, help="in all")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("targets", nargs="*")
    given = parser.parse_args()
    if given.one:
        fuzz_one(given.one, given.seconds)
    sys.path.insert(0, str(ROOT))
    from tests.fuzz.targets import TARGETS

    names = given.targets or list(TARGETS)
    if unknown := [name for name in names if name not in TARGETS]:
        parser.error(f"no target {unknown[0]}; there are {', '.join(TARGETS)}")
    share = max(1, given.seconds // len(names))
    failed = []
    for name in names:
        print(f"{name}: {share} seconds", flush=True)
        command = [sys.executable, __file__, "--one", name, "--seconds", str(share)]
        (KEPT / name).mkdir(parents=True, exist_ok=True)
        log = KEPT / name / "log"
        with log.open("wb") as written:
            code = subprocess.run(command, stdout=written, stderr=subprocess.STDOUT, check=False).returncode
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        for line in lines[-40:] if code else lines:
            if code or "executed_units" in line:
                print(f"    {line}")
        if code:
            failed.append(name)
            for data in found_in(KEPT / name):
                print(f"    {name!r}: {data!r}")
    print(f"Found something in: {', '.join(failed)}" if failed else "Nothing was found.")
    return bool(failed)


if __name__ == "__main__":
    raise SystemExit(main())
