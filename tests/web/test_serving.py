"""``kontu serve`` as it is started and stopped: what it says, where it writes, how it ends."""

import io
import os
import signal
import socket
import stat
import sys
from pathlib import Path
from typing import Self

import pytest

from kontu.locale import Language, Texts
from kontu.web import addresses, serving
from kontu.web.addresses import CannotServe, listen, network_address, own_address
from kontu.web.holding import FolderBusy, holding
from tests.web.processes import Machine

TEXTS = Texts(Language.ENGLISH, serving.CATALOGUES)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_where_it_is_once_it_answers_and_ends_quietly(
    machine: Machine, how: signal.Signals
) -> None:
    folder = machine.folder = machine.folder / "new" / "folder"
    await machine.start()
    # The address was said, so it answers: at once, not soon.
    assert (await machine.get("/api/games")).status_code == 200
    opened = await machine.open_table([{"kind": "you"}, {"kind": "open"}])
    client = await machine.sit_down(opened)
    code, out, error = await machine.process.end(how)
    assert (code, error) == (0, "")
    assert await client.closed() == 1012
    assert str(folder) in out
    assert "works on this computer only" in out
    assert "--host 0.0.0.0" in out
    assert "█" not in out
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert (folder / serving.STORE_FILE).is_file()
    assert opened["secret"] not in out
    assert opened["table"] not in out


async def test_a_port_that_was_asked_for_and_is_taken_is_one_plain_sentence(machine: Machine) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, out, error = await machine.run("--port", str(port)).ended()
    assert (code, out) == (1, "")
    assert f"Port {port} is taken" in error
    assert len(error.strip().splitlines()) == 1


async def test_a_folder_that_cannot_be_used_is_one_plain_sentence(machine: Machine) -> None:
    (machine.folder / "file").write_text("I am no folder")
    (machine.folder / "folder" / serving.STORE_FILE).mkdir(parents=True)
    for name in ("file", "folder"):
        code, out, error = await machine.run(folder=machine.folder / name).ended()
        assert (code, out) == (1, "")
        assert "cannot be used for the tables" in error
        assert len(error.strip().splitlines()) == 1


async def test_what_happens_at_a_table_is_in_no_output(machine: Machine) -> None:
    await machine.start()
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    opened = await machine.open_table([{"kind": "you", "name": "Ane"}, *bots])
    client = await machine.sit_down(opened)
    await client.connection.send("{")
    await client.refused()
    _, out, error = await machine.process.end(signal.SIGTERM)
    assert error == ""
    assert "-10" not in out.replace(str(machine.folder), "")
    assert "Ane" not in out


def test_without_a_port_the_first_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(addresses, "USUAL_PORT", port)
        with listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + addresses.PORTS_TRIED
        monkeypatch.setattr(addresses, "PORTS_TRIED", 1)
        with pytest.raises(CannotServe) as none:
            listen("127.0.0.1", None)
    assert (none.value.key, none.value.arguments["first"]) == ("serve-no-port-free", str(port))


@pytest.mark.parametrize("host", ["192.0.2.77", "no such host.invalid", "x" * 300])
def test_a_host_that_is_not_ours_is_an_error_by_name(host: str) -> None:
    for port in (0, None):
        with pytest.raises(CannotServe) as error:
            listen(host, port)
        assert error.value.key == "serve-host-unusable"
        assert host in error.value.sentence(TEXTS)


def test_addresses_are_written_as_a_browser_takes_them() -> None:
    assert own_address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert own_address("0.0.0.0", 8000) == "http://localhost:8000/"
    assert own_address("::1", 8000) == "http://[::1]:8000/"
    assert network_address("127.0.0.1", 8000) is None


class Probe:
    """A socket that says it is ``address`` here, or that there is no network."""

    def __init__(self, address: str | None) -> None:
        self._address = address

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def connect(self, _address: tuple[str, int]) -> None:
        if self._address is None:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return (self._address or "", 0)


@pytest.mark.parametrize(
    ("here", "told"),
    [("192.168.1.7", "http://192.168.1.7:8000/"), ("127.0.0.1", None), (None, None)],
)
def test_others_in_the_network_are_told_an_address_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch, here: str | None, told: str | None
) -> None:
    monkeypatch.setattr(socket, "socket", lambda *_: Probe(here))
    assert network_address("0.0.0.0", 8000) == told


def told(tmp_path: Path, host: str, encoding: str) -> str:
    """What is said of a server that listens at ``host``, where the terminal has ``encoding``."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    serving._announce(TEXTS, out, host, 8000, tmp_path)
    out.seek(0)
    return out.read()


def test_the_picture_of_the_address_is_left_out_where_it_cannot_be_written(tmp_path: Path) -> None:
    assert told(tmp_path, "192.0.2.7", "ascii").splitlines() == [
        "Kontu is open at http://192.0.2.7:8000/",
        f"The tables are kept in {tmp_path}",
        "Stop it with Ctrl+C.",
    ]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_an_address_of_this_computer_only_is_called_so_and_has_no_picture(tmp_path: Path, host: str) -> None:
    said = told(tmp_path, host, "utf-8")
    assert "This address works on this computer only." in said
    assert "█" not in said


def test_an_address_that_works_for_others_has_a_picture(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for here, pictured in (("192.168.1.7", True), (None, False)):
        monkeypatch.setattr(serving, "network_address", lambda *_, here=here: here and f"http://{here}:8000/")
        said = told(tmp_path, "0.0.0.0", "utf-8")
        assert "this computer only" not in said
        assert ("█" in said) == pictured
    assert "█" in told(tmp_path, "192.0.2.7", "utf-8")


async def test_a_second_server_on_one_folder_says_who_has_it(machine: Machine) -> None:
    await machine.start()
    first = machine.process.process.pid
    code, out, error = await machine.run().ended()
    assert (code, out) == (1, "")
    assert f"is in use by another Kontu server (process {first})" in error
    assert len(error.strip().splitlines()) == 1
    machine.use_first()
    await machine.kill()
    # Even a killed one gives the folder back.
    await machine.start()


def test_a_folder_is_held_by_one_and_given_back(tmp_path: Path) -> None:
    with holding(tmp_path), pytest.raises(FolderBusy) as busy, holding(tmp_path):
        raise AssertionError("held twice")
    assert busy.value.process == str(os.getpid())
    with holding(tmp_path):
        pass


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv("DISPLAY", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        assert not serving._has_display()
        monkeypatch.setenv(name, ":0")
        assert serving._has_display()
    monkeypatch.setattr(sys, "platform", "darwin")
    assert serving._has_display()
