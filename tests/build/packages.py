"""Commands that must succeed, and the packages that `uv build` makes."""

import os
import subprocess
import sys
from pathlib import Path


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """The standard output of a command that must succeed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(kind: str, source: Path, out: Path, **environment: str) -> Path:
    """The file that `uv build` makes of ``source``, with the libraries of this environment."""
    uv = Path(sys.executable).parent / "uv"
    run(
        uv, "build", f"--{kind}", "--no-build-isolation", "--offline", "--python", sys.executable,
        "--out-dir", out, source, cwd=source.parent, **environment,
    )  # fmt: skip
    pattern = "*.whl" if kind == "wheel" else "*.tar.gz"
    return next(out.glob(pattern))
