"""The server answers by its own names: a stranger's name that leads here gets nothing (T-04)."""

import asyncio
import socket

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kontu.web.naming import Names
from tests.web.serving import PATIENCE, Server, running

HERE = [
    "localhost",
    "localhost:8000",
    "LOCALHOST.",
    "127.0.0.1:8000",
    "127.0.0.53",
    "[::1]:8000",
    "a.localhost",
]
ADDRESSES = ["192.168.1.7:8000", "[fe80::1]:8000", "10.0.0.1"]
STRANGE = ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "", "["]


@pytest.mark.parametrize("name", HERE)
def test_every_server_answers_by_the_machines_names_for_itself(name: str) -> None:
    assert Names("127.0.0.1").have(name)
    assert Names("0.0.0.0").have(name)


@pytest.mark.parametrize("name", ADDRESSES)
def test_an_address_of_the_network_is_a_name_only_where_the_network_may_come(name: str) -> None:
    assert Names("0.0.0.0").have(name)
    assert not Names("127.0.0.1").have(name)


@pytest.mark.parametrize("name", STRANGE)
def test_a_strangers_name_is_none_of_ours(name: str) -> None:
    for host in ("127.0.0.1", "::1", "0.0.0.0", "::"):
        assert not Names(host).have(name)


def test_the_name_of_the_machine_counts_where_the_network_may_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Nere.home.example")
    for name in ("nere", "nere.local:8000", "nere.home.example"):
        assert Names("0.0.0.0").have(name)
        assert not Names("127.0.0.1").have(name)
    monkeypatch.setattr(socket, "gethostname", lambda: "")
    assert not Names("0.0.0.0").have(".local")


def test_names_that_were_given_count_everywhere() -> None:
    names = Names("127.0.0.1", ["Play.Example"])
    assert names.have("play.example")
    assert names.have("play.example:443")
    assert not names.have("other.play.example")


async def test_asked_by_another_name_it_opens_no_table_and_tells_nothing(server: Server) -> None:
    # What a page of evil.example sends when its name has come to mean this machine.
    headers = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
    body = {"game": "contack", "variant": "house/1", "seats": [{"kind": "open"}] * 2}
    for answer in (
        await server.post("/api/tables", body, headers=headers),
        await server.http.get("/api/games", headers=headers),
        await server.http.get("/", headers=headers),
    ):
        assert answer.status_code == 421
        assert answer.json()["refusal"] == {
            "code": "host-unknown",
            "rule": "T-04",
            "args": {"name": "evil.example"},
        }
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert await server.evening.store.tables() == ()


async def test_two_names_at_once_are_no_way_round(server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    )
    async with asyncio.timeout(PATIENCE):
        status = await reader.readline()
    writer.close()
    assert status.split()[1] in {b"421", b"400"}


async def test_asked_by_another_name_it_gives_no_connection(server: Server) -> None:
    table, _ = await server.open()
    with pytest.raises(InvalidStatus) as error:
        await connect(
            f"ws://evil.example:{server.port}/api/tables/{table}/live", host="127.0.0.1", port=server.port
        )
    assert error.value.response.status_code == 403


async def test_a_name_that_was_given_is_answered() -> None:
    async with running(public=frozenset({"play.example"})) as server:
        answer = await server.http.get("/api/games", headers={"host": "play.example"})
        assert answer.status_code == 200
