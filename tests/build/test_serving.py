"""One command starts the table, from the wheel without Node and from the checkout within three seconds."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.kernels import ROOT

PATIENCE = 30.0


@pytest.fixture
def port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        found: int = server.getsockname()[1]
        return found


@contextmanager
def running(command: Sequence[str], folder: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The command runs, and it and all its children are ended afterwards."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        # The group is the command's own: it began a session of its own. It may have ended itself.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def fetch(port: int, path: str, process: subprocess.Popen[str]) -> str:
    """What the server answers, as soon as it does."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
                text: str = answer.read().decode()
                return text
        except (urllib.error.URLError, ConnectionError):
            assert process.poll() is None, process.communicate()[0]
            assert time.monotonic() < end, "the server did not answer"
            time.sleep(0.02)


def test_the_wheel_serves_the_page_where_there_is_no_node(installed: Path, tmp_path: Path, port: int) -> None:
    code = "from kontu.cli import main; main()"
    serve = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data")]
    command = [sys.executable, "-P", "-c", code, *serve]
    with running(command, tmp_path, PYTHONPATH=str(installed), PATH="") as server:
        index = fetch(port, "/", server)
        assert "<script" in index
        script = next(word for word in index.split('"') if word.endswith(".js"))
        assert fetch(port, script, server)
        assert '"contack"' in fetch(port, "/api/games", server)


def test_a_second_make_play_answers_within_three_seconds(tmp_path: Path, port: int) -> None:
    command = ["make", "play", f"PLAY=--port {port} --data {tmp_path / 'data'}"]
    # Three seconds on a machine that has nothing else to do; a busy one gets its share more.
    share = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    seconds: list[float] = []
    while not seconds or (min(seconds) >= 3 and len(seconds) < 3):
        begin = time.monotonic()
        with running(command, ROOT, BROWSER="true") as server:
            assert "<script" in fetch(port, "/", server)
            seconds.append(time.monotonic() - begin)
    assert min(seconds) < 3 * share


def test_the_store_lies_in_the_data_folder(tmp_path: Path, port: int) -> None:
    from kontu import doctor

    command = [sys.executable, "-c", "from kontu.cli import main; main()", "serve"]
    options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data")]
    with running([*command, *options], ROOT) as server:
        fetch(port, "/api/games", server)
        assert (tmp_path / "data" / doctor.STORE_FILE).is_file()
