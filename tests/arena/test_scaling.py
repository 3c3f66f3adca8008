"""The command that measures how work scales runs, and sees where engines disagree."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from bench.scaling import main, measure
from kontu.arena.engine import HereEngine
from kontu.arena.tally import empty


class Forgetful(HereEngine):
    """Loses what it plays."""

    def run(self, work: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
        """Nothing, for each piece."""
        return ((empty(("greedy",) * 4), ()) for _ in map(work, jobs))


def test_a_short_run_says_how_many_times_as_fast_each_engine_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--runs", "1", "--share", "0.01"])
    shown = capsys.readouterr().out
    assert shown.count("| 1 process |") == shown.count("| 2 processes |") == 2


def test_engines_that_find_something_else_are_no_measure() -> None:
    with pytest.raises(ValueError, match="forgetful found something else"):
        measure({"here": HereEngine(), "forgetful": Forgetful()}, {"contack": 2}, 1)
