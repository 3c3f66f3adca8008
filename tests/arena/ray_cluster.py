"""A Ray cluster of two nodes on this machine, each with one processor, gone when it is no longer needed."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Final

INSTALLED: Final = find_spec("ray") is not None

HERE: Final = "127.0.0.1"
STARTING: Final = 100.0
"""Seconds until a node should have started, on a machine that has much else to do."""

ATTEMPTS: Final = 3
"""How often a node is started at most: Ray gives up where its own processes are slow to find each other."""

ALONE: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "1",
    "RAY_AUTH_MODE": "disabled",
}
"""Nothing is told to anybody outside."""


class NotStarted(Exception):
    """A node that did not start: what it wrote."""


@dataclass
class Node:
    """A node and all its processes, which are one group."""

    process: subprocess.Popen[bytes]
    log: Path

    def wait(self) -> None:
        """It has started; raises NotStarted where it ended instead, or takes too long."""
        limit = time.monotonic() + STARTING
        while "Ray runtime started" not in self._written():
            if self.process.poll() is not None or time.monotonic() > limit:
                self.end()
                raise NotStarted(self._written())
            time.sleep(0.1)

    def _written(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def signal(self, number: int) -> None:
        """Every process of the node is sent a signal, if there still is one."""
        try:
            os.killpg(self.process.pid, number)
        except ProcessLookupError:
            return

    def end(self) -> None:
        """No process of the node is left."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.signal(signal.SIGKILL)
            self.process.wait(20)
        self.signal(signal.SIGKILL)


@dataclass
class Cluster:
    """A cluster: its ``address`` for those on this machine, its ``client`` address, its other nodes."""

    folder: Path
    address: str
    client: str
    nodes: list[Node] = field(default_factory=list)

    def start(self, *arguments: str) -> Node:
        """A node that is starting."""
        log = self.folder / f"node-{len(self.nodes)}.log"
        command = [
            str(Path(sys.executable).with_name("ray")), "start", "--block", "--num-cpus=1",
            f"--node-ip-address={HERE}", f"--object-store-memory={80 * 2**20}", *arguments,
        ]  # fmt: skip
        with log.open("wb") as out:
            process = _begun(command, out)
        node = Node(process, log)
        self.nodes.append(node)
        return node

    def head(self) -> None:
        """The first node has started."""
        self._started(
            "--head", f"--port={self.address.rpartition(':')[2]}", f"--temp-dir={self.folder}/t",
            f"--ray-client-server-port={self.client.rpartition(':')[2]}",
            "--include-dashboard=false", "--disable-usage-stats",
        )  # fmt: skip

    def another(self) -> None:
        """One node more has started, the last of the nodes."""
        self._started(f"--address={self.address}")

    def _started(self, *arguments: str) -> None:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                self.start(*arguments).wait()
            except NotStarted:
                if attempt == ATTEMPTS:
                    raise
            else:
                return


def _begun(command: list[str], out: IO[bytes]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, **ALONE}, start_new_session=True
    )


def _free_ports(n: int) -> list[int]:
    sockets = [socket.create_server((HERE, 0)) for _ in range(n)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster of two nodes; with it ends everything that it started."""
    port, client = _free_ports(2)
    # The paths of sockets must be short.
    with tempfile.TemporaryDirectory(prefix="kontu-ray-", ignore_cleanup_errors=True) as name:
        cluster = Cluster(Path(name), f"{HERE}:{port}", f"ray://{HERE}:{client}")
        try:
            cluster.head()
            cluster.another()
            yield cluster
        finally:
            for node in reversed(cluster.nodes):
                node.end()
