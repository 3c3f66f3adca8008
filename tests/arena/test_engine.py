"""Work is shared among processes, and none is lost with a process."""

import multiprocessing
from pathlib import Path

import pytest

from kontu.arena.engine import HereEngine, PoolEngine, WorkerLost, engine_for
from tests.arena.plans import Fragile


def test_the_work_is_all_done_whoever_does_it(tmp_path: Path) -> None:
    work = Fragile(str(tmp_path), fatal=-1)
    assert sorted(engine_for(1).run(work, range(20))) == sorted(engine_for(2).run(work, range(20)))
    assert isinstance(engine_for(1), HereEngine)


def test_what_a_lost_process_had_in_hand_is_done_again(tmp_path: Path) -> None:
    found = sorted(PoolEngine(2).run(Fragile(str(tmp_path), fatal=5), range(12)))
    assert found == [job * job for job in range(12)]
    assert (tmp_path / "died").exists()


def test_a_piece_that_ends_every_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkerLost):
        list(PoolEngine(2).run(Fragile(str(tmp_path), fatal=3, always=True), range(6)))


def test_no_process_is_left_when_the_work_is_given_up(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())
    results = PoolEngine(2).run(Fragile(str(tmp_path), fatal=-1), range(10**6))
    assert next(iter(results)) >= 0
    results.close()  # type: ignore[attr-defined]
    for child in set(multiprocessing.active_children()) - before:
        child.join(10)
        assert not child.is_alive()
