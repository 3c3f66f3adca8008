"""``kontu`` in a process of its own without loading its libraries each time: a process that has them forks.

A command takes half a second or more to load what it needs, and the tests run hundreds of them. What comes
of the fork is ``kontu.cli.main`` with the arguments, the environment, the folder and the streams of the run,
and it ends as a program ends. ``kontu.commands`` is loaded each time, since it chooses its language then.
"""

import atexit
import gc
import importlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache

from tests.kernels import ROOT

LOADED = (
    "fluent.runtime",
    "kontu.arena.report",
    "kontu.arena.tournament_report",
    "kontu.bots.thinking",
    "kontu.games.contack",
    "kontu.games.kontrakt",
    "kontu.paper.printing",
    "kontu.review.turns",
    "kontu.rulebook.library",
    "matplotlib.backends.backend_svg",
    "polars",
    "rich.console",
    "rich.progress",
    "rich.table",
    "typer",
)
# One message of each catalogue that most commands read.
KEYS = ("cli-help", "cli-ray-help", "refusal-tile-notation", "event-dealt")
REQUEST = 1 << 16


def run(
    arguments: Sequence[str], environment: Mapping[str, str], typed: bytes, timeout: float
) -> tuple[int, bytes, bytes]:
    """The exit code of ``kontu`` with ``arguments``, and what it wrote to its output and its errors.

    Raises:
        TimeoutError: it took longer than ``timeout`` seconds.
    """
    request = json.dumps([list(arguments), dict(environment), os.getcwd()]).encode()
    assert len(request) <= REQUEST, "longer than one request may be"
    reading, writing = os.pipe()
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        forking = _forking()
        forking.settimeout(timeout)
        socket.send_fds(forking, [request], [reading, out.fileno(), err.fileno()])
        os.close(reading)
        typing = threading.Thread(target=_type, args=(writing, typed))
        typing.start()
        try:
            code = int(forking.recv(REQUEST))
        except TimeoutError:
            # What it answers later is no answer to the next request.
            _forking.cache_clear()
            raise
        typing.join()
        for written in (out, err):
            written.seek(0)
        return code, out.read(), err.read()


def _type(writing: int, typed: bytes) -> None:
    # Whoever ends without reading all of it has had enough.
    with suppress(BrokenPipeError), open(writing, "wb") as stream:
        stream.write(typed)


@cache
def _forking() -> socket.socket:
    """The way to the process that forks; it ends when this one does."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.forking", str(there.fileno())],
        pass_fds=[there.fileno()],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    there.close()

    def end() -> None:
        here.close()
        process.wait()

    atexit.register(end)
    return here


def fork_for(asking: socket.socket) -> None:
    """Fork for every request that comes; returns in each fork, and at the end of the asking process."""
    while True:
        request, streams, _, _ = socket.recv_fds(asking, REQUEST, 3)
        if not request:
            sys.exit()
        child = os.fork()
        if child == 0:
            asking.close()
            arguments, environment, folder = json.loads(request)
            return _become(arguments, environment, folder, streams)
        for stream in streams:
            os.close(stream)
        _, status = os.waitpid(child, 0)
        asking.send(str(os.waitstatus_to_exitcode(status)).encode())


def _become(arguments: list[str], environment: dict[str, str], folder: str, streams: list[int]) -> None:
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    named = environment.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[:1] = [folder, *filter(None, named)]
    sys.argv = ["kontu", *arguments]


def load() -> None:
    """Load what a command loads, but for ``kontu.commands``."""
    for module in LOADED:
        importlib.import_module(module)
    from typer import Typer

    from kontu.locale import LANGUAGES, Texts

    for language in LANGUAGES:
        texts = Texts(language)
        assert all(map(texts.has, KEYS)), "a key that tells a catalogue is gone"
    # Typer loads a part of itself with the first option that it reads.
    small = Typer()
    small.command()(_nothing)
    small(["--many", "2"], standalone_mode=False)


def _nothing(many: int = 1) -> None:
    """A command that does nothing."""


if __name__ == "__main__":
    load()
    # What is loaded is nobody's to collect: looking through it would copy it page by page into every fork.
    gc.freeze()
    fork_for(socket.socket(fileno=int(sys.argv[1])))
    from kontu.cli import main

    main()
