"""What the README shows can be run."""

import contextlib
import io
import re
from pathlib import Path

from tests.kernels import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs_and_prints_an_opening_play() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    assert "@0,0" in printed.getvalue()


def test_every_file_the_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not Path(ROOT, link).exists()] == []


def test_every_make_target_the_readme_names_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"make ([a-z-]+)(?=`|\s+#)", README))
    assert {"play", "test", "help", "bench"} <= named
    assert [target for target in named if f"\n{target}:" not in makefile] == []
