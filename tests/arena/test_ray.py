"""Work is shared with a cluster, none is lost with a node, and the results are those of one process."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from kontu.arena import Contest, Shelf, Tally, simulate
from kontu.arena.compare import Choice, Comparison, ComparisonSums
from kontu.arena.edition import edition
from kontu.arena.engine import Engine, HereEngine, PoolEngine, WorkerLost
from kontu.arena.findings import findings
from kontu.arena.running import run
from kontu.arena.standings import standings
from kontu.arena.tournament import Tournament, whole_deals
from kontu.commands import contests
from kontu.commands.faults import Failed, WrongUse
from kontu.core import registry
from kontu.locale import LANGUAGES, Language, Texts
from tests.arena.plans import Fragile, halves
from tests.arena.ray_cluster import ATTEMPTS, INSTALLED, Cluster, running_cluster
from tests.bots import visitors
from tests.cli.terminal import kontu

VARIANTS = registry.get("contack").variants
CONTEST = Contest("contack", VARIANTS["house/1"], ("greedy", "random"), 3)
CUP = ("arena", "contack", "--bots", "greedy,random", "--seed", "5", "--lang", "en", "-n", "40")


def results(engine: Engine, folder: Path) -> tuple[Tally, bytes, bytes, list[bytes]]:
    """What a simulation, a comparison and a tournament come to, and the records of the simulation."""
    folder.mkdir()
    tally = simulate(CONTEST, 12, engine, shelf=Shelf(str(folder), "m", "house/1", "2026-01-01"))
    choices = tuple(Choice(name, VARIANTS[name]) for name in ("house/1", "collector/1"))
    comparison = Comparison("contack", choices, ("greedy", "random"), 1)
    sums = ComparisonSums(comparison)
    for line in run(comparison, 10, engine):
        sums.add(line)
    cup = Tournament("contack", "house/1", VARIANTS["house/1"], ("greedy", "random"), 2, 1)
    deals = list(whole_deals(cup, list(run(cup, 20, engine))))
    written = [msgspec.json.encode(found) for found in (findings(sums), standings(cup, deals))]
    return tally, written[0], written[1], [file.read_bytes() for file in sorted(folder.iterdir())]


def lines_of(log: Path) -> int:
    return log.read_bytes().count(b"\n") if log.exists() else 0


def wait_for(log: Path, lines: int, process: subprocess.Popen[bytes]) -> None:
    limit = time.monotonic() + 60
    while time.monotonic() < limit and lines_of(log) < lines:
        assert process.poll() is None, "it ended too early"
        time.sleep(0.01)


@contextmanager
def begun(cluster: Cluster, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The tournament, begun on the cluster, and ended whatever happens."""
    command = [sys.executable, "-m", "kontu", *CUP, "--out", str(folder), "--ray", cluster.address]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


if INSTALLED:
    from ray import cloudpickle

    from kontu.arena import ray_address, ray_engine
    from kontu.arena.ray_address import RayFault, answering
    from kontu.arena.ray_engine import RayEngine

    @pytest.fixture(scope="module")
    def cluster() -> Iterator[Cluster]:
        """Two nodes."""
        with running_cluster() as found:
            yield found

    @pytest.fixture(scope="module")
    def engine(cluster: Cluster) -> Iterator[RayEngine]:
        """This process, in the cluster."""
        found = RayEngine(cluster.address)
        yield found
        found.close()

    def test_one_process_several_and_a_cluster_find_the_same(engine: RayEngine, tmp_path: Path) -> None:
        assert engine.width == 2
        here = results(HereEngine(), tmp_path / "here")
        assert len(here[3]) == 12
        assert here == results(PoolEngine(2), tmp_path / "pool") == results(engine, tmp_path / "ray")

    def test_what_a_lost_process_of_the_cluster_had_in_hand_is_done_again(
        engine: RayEngine, tmp_path: Path
    ) -> None:
        assert sorted(engine.run(Fragile(str(tmp_path), fatal=5), range(12))) == [job**2 for job in range(12)]
        assert (tmp_path / "died").exists()

    def test_a_piece_that_ends_every_process_of_the_cluster_is_given_up(
        engine: RayEngine, tmp_path: Path
    ) -> None:
        with pytest.raises(WorkerLost):
            list(engine.run(Fragile(str(tmp_path), fatal=3, always=True), range(6)))

    def test_what_the_work_raises_is_what_the_engine_raises(engine: RayEngine) -> None:
        with pytest.raises(ValueError, match=r"^7$"):
            list(engine.run(halves, [2, 7]))

    def test_work_on_a_node_that_came_with_another_kontu_is_refused(
        engine: RayEngine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(engine, "_edition", msgspec.structs.replace(edition(), source="other"))
        with pytest.raises(RayFault) as fault:
            list(engine.run(halves, [2]))
        assert fault.value.why == "source"

    def test_a_cluster_with_no_kontu_or_another_is_refused_before_anything_is_played(
        engine: RayEngine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        engine._look_at_nodes()
        with monkeypatch.context() as patch:
            patch.setattr(engine, "_edition", msgspec.structs.replace(edition(), version="0.0.1"))
            with pytest.raises(RayFault) as other:
                engine._look_at_nodes()
        monkeypatch.setattr(ray_engine, "_asking", lambda: lambda: None)
        with pytest.raises(RayFault) as without:
            engine._look_at_nodes()
        assert (other.value.why, without.value.why) == ("version", "without")

    def test_through_its_own_door_the_cluster_finds_the_same(cluster: Cluster) -> None:
        command = ("simulate", "contack", "-n", "8", "--bots", "greedy,random", "--seed", "5", "--json")
        near = kontu(*command, "--workers", "1")
        # Ray gives the process that it starts for a visitor half a minute, which a busy machine may not have.
        for _ in range(ATTEMPTS):
            far = kontu(*command, "--ray", cluster.client)
            if far.code == 0:
                break
        assert far.code == near.code == 0, far.err
        timed = ("seconds", "hands_per_second", "actions_per_second")
        one, other = (
            {name: value for name, value in json.loads(run.out).items() if name not in timed}
            for run in (far, near)
        )
        assert one == other

    def test_bots_of_others_play_on_a_cluster_that_has_them_and_on_no_other(
        cluster: Cluster, tmp_path: Path
    ) -> None:
        command = ("arena", "contack", "-n", "4", "--seed", "5", "--json", "--lang", "en")
        bots = ("--bots", "greedy,tests.arena.plans:chance")
        far = kontu(*command, *bots, "--ray", cluster.address, "--out", str(tmp_path / "far"))
        near = kontu(*command, *bots, "--workers", "1", "--out", str(tmp_path / "near"))
        assert (far.code, far.out) == (0, near.out), far.err
        # A package that only this machine has.
        visitors.offer(tmp_path, "visitors", "1.2", "guest = tests.arena.plans:chance\n")
        path = os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))
        others = ("--bots", "greedy,guest", "--out", str(tmp_path / "none"))
        run = kontu(*command, *others, "--ray", cluster.address, PYTHONPATH=path)
        assert (run.code, run.out) == (1, ""), run.err
        assert "where this was to be played it is not visitors 1.2" in run.err

    def test_stopped_and_with_a_node_lost_a_tournament_writes_the_same_bytes(
        cluster: Cluster, tmp_path: Path
    ) -> None:
        log = tmp_path / "far" / "matches.jsonl"
        with begun(cluster, tmp_path / "far") as stopped:
            wait_for(log, 3, stopped)
            stopped.send_signal(signal.SIGINT)
            assert stopped.wait(60) == 1
        with begun(cluster, tmp_path / "far") as resumed:
            wait_for(log, lines_of(log) + 3, resumed)
            cluster.nodes[-1].signal(signal.SIGKILL)
            assert lines_of(log) < 81, "it ended before the node was lost"
            out, err = resumed.communicate(timeout=120)
            assert resumed.returncode == 0, err
        near = kontu(*CUP, "--out", str(tmp_path / "near"), "--workers", "1")
        assert out.decode() == near.out
        for name in ("results.json", "report.html"):
            assert (tmp_path / "far" / name).read_bytes() == (tmp_path / "near" / name).read_bytes()

    def test_what_ray_says_at_length_is_told_in_short() -> None:
        long = ConnectionError("No way in: Traceback (most recent call last):\n  File a\n\nRuntimeError: no")
        assert ray_engine._in_short(long) == "No way in: RuntimeError: no"
        assert ray_engine._in_short(RuntimeError("Versions differ:\n  ours 1\n  theirs 2\n")) == (
            "Versions differ: ours 1 theirs 2"
        )
        assert ray_engine._in_short(AssertionError()) == "AssertionError"

    def test_where_there_is_no_cluster_the_command_says_how_to_start_one(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def nowhere(*_: object, **__: object) -> None:
            raise ConnectionError("Could not find any running Ray instance.")

        monkeypatch.delenv("RAY_ADDRESS", raising=False)
        monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
        monkeypatch.setattr("ray.init", nowhere)
        with pytest.raises(Failed) as fault, contests.engine_of(None, "auto"):
            pass
        assert "ray start --head" in str(fault.value)
        assert "docs/scale.md" in str(fault.value)
        assert "Could not find" not in str(fault.value)

    def test_a_question_to_a_node_needs_no_kontu_there(monkeypatch: pytest.MonkeyPatch) -> None:
        written: bytes = cloudpickle.dumps(ray_engine._asking())  # type: ignore[no-untyped-call]
        assert cloudpickle.loads(written)() == edition().told()
        for module in ("kontu.arena.edition", "kontu.arena.ray_engine"):
            monkeypatch.setitem(sys.modules, module, None)
        assert cloudpickle.loads(written)() is None

    @pytest.mark.parametrize("address", ["", "foo", "ray://", "ray://:1", "127.0.0.1:99999", "127.0.0.1:x"])
    def test_what_is_no_address_is_told_so(address: str) -> None:
        with pytest.raises(RayFault) as fault:
            answering(address)
        assert fault.value.why == "address"

    @pytest.mark.parametrize("door", ["", "ray://"])
    def test_where_nothing_answers_or_something_else_nobody_waits_long(
        door: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(ray_address, "ANSWERING", 0.2)
        with socket.create_server(("127.0.0.1", 0)) as mute:
            port = mute.getsockname()[1]
            for host in ("127.0.0.1", "no.such.host.invalid", "a..b"):
                with pytest.raises(RayFault) as fault:
                    answering(f"{door}{host}:{port}")
                assert fault.value.why == "silent"

    def test_auto_is_the_cluster_that_was_named_or_started_last(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("RAY_ADDRESS", raising=False)
        monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
        assert answering("auto") == "auto"
        (tmp_path / "ray").mkdir()
        for note, named in (("gone.invalid:1", None), ("gone.invalid:1", "named.invalid:2")):
            (tmp_path / "ray" / "ray_current_cluster").write_text(note)
            if named:
                monkeypatch.setenv("RAY_ADDRESS", named)
            with pytest.raises(RayFault) as fault:
                answering("auto")
            assert fault.value.named == {"address": named or note}


def test_two_editions_differ_by_version_then_source_then_build() -> None:
    ours = edition()
    assert ours.difference(ours) is None
    build = msgspec.structs.replace(ours, compiled=("none",))
    source = msgspec.structs.replace(build, source="other")
    version = msgspec.structs.replace(source, version="0.0.1")
    assert [ours.difference(other) for other in (build, source, version)] == ["build", "source", "version"]


def test_every_fault_of_a_cluster_can_be_said() -> None:
    whys = ("address", "none", "silent", "refused", "idle", "without", "version", "source", "build", "lost")
    for language in LANGUAGES:
        texts = Texts(Language(language))
        said = {texts.text(f"cli-ray-{why}", address="a", problem="p", node="n") for why in whys}
        assert len(said) == len(whys)


def test_where_ray_is_missing_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "find_spec", lambda name: None)
    with pytest.raises(Failed, match="kontu\\[ray\\]"), contests.engine_of(None, "auto"):
        pass


def test_a_cluster_and_a_number_of_processes_do_not_go_together() -> None:
    with pytest.raises(WrongUse, match="--workers"), contests.engine_of("2", "auto"):
        pass
