"""What `kontu doctor` finds, and that looking changes nothing."""

import os
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kontu import doctor
from kontu.commands.line import app
from kontu.core import registry
from kontu.locale import Language, Texts
from tests import kernels


@pytest.fixture(autouse=True)
def no_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's own settings are not looked at."""
    monkeypatch.delenv("DATABASE_URL", raising=False)


@pytest.fixture
def port() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def one(rows: list[doctor.Row], topic: str) -> doctor.Row:
    """The only row on a topic."""
    (row,) = (row for row in rows if row.topic == topic)
    return row


def test_every_finding_is_listed_with_its_arguments(tmp_path: Path) -> None:
    for row in doctor.report(tmp_path):
        assert tuple(row.args) == doctor.FINDINGS[row.topic][row.finding]


def test_the_kernel_is_said_to_be_what_it_is(tmp_path: Path) -> None:
    rows = [row for row in doctor.report(tmp_path) if row.topic == "kernel"]
    assert [row.args["game"] for row in rows] == list(registry.games())
    compiled = kernels.compiler() is not None
    expected = ("good", "compiled") if compiled else ("note", "interpreted")
    assert {(row.state, row.finding) for row in rows} == {expected}


def test_a_new_folder_can_be_made_and_is_not_made_by_looking(tmp_path: Path) -> None:
    rows = doctor.report(tmp_path / "a" / "b")
    assert (one(rows, "data").finding, one(rows, "store").finding) == ("new", "new")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    rows = doctor.report(tmp_path / "file")
    assert one(rows, "data").finding == "refused"
    assert not doctor.is_well(rows)


def test_a_store_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / doctor.STORE_FILE
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE anything (x)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    assert one(doctor.report(tmp_path), "store").finding == "reachable"
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_unreachable(tmp_path: Path) -> None:
    (tmp_path / doctor.STORE_FILE).write_bytes(b"not a database at all " * 100)
    row = one(doctor.report(tmp_path), "store")
    assert (row.state, row.finding) == ("bad", "unreachable")
    assert row.args["error"] == "not-a-database"


@pytest.mark.parametrize("lang", ["en", "eu", "nb"])
def test_what_is_wrong_with_a_store_is_said_in_words_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    (tmp_path / doctor.STORE_FILE).write_bytes(b"not a database at all " * 100)
    rows = doctor.report(tmp_path)
    monkeypatch.setattr(doctor, "report", lambda: rows)
    said = CliRunner().invoke(app, ["doctor", "--lang", lang])
    assert said.exit_code == 1
    assert Texts(Language(lang)).text("system-not-a-database") in " ".join(said.output.split())
    assert "file is not a database" not in said.output


def test_a_port_in_use_is_noticed(tmp_path: Path, port: int) -> None:
    assert one(doctor.report(tmp_path, port), "port").finding == "taken"


@pytest.mark.parametrize("wrong", [-1, 65536])
def test_a_port_that_cannot_be_is_not_free(tmp_path: Path, wrong: int) -> None:
    assert one(doctor.report(tmp_path, wrong), "port").finding == "taken"


@pytest.mark.parametrize(
    "url",
    ["postgresql+asyncpg://me:open-sesame@127.0.0.1:1/kontu", "open-sesame", "sqlite:///open-sesame.db"],
)
def test_an_unreachable_database_is_told_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    row = one(doctor.report(tmp_path), "store")
    assert row.finding == "unreachable"
    assert "sesame" not in str(row.args).replace("sqlite:///open-sesame.db", "")


def test_a_database_that_answers_is_reachable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'other.db'}")
    assert one(doctor.report(tmp_path), "store").finding == "reachable"


def test_what_is_not_installed_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    rows = doctor.report(tmp_path)
    assert (one(rows, "compiler").finding, one(rows, "chromium").finding) == ("missing", "missing")
