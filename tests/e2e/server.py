"""The server under test as a program speaks to it: tables opened and hands hurried along."""

import json
from dataclasses import dataclass
from typing import Any, Literal

import httpx
from websockets.sync.client import connect

Phase = Literal["seating", "playing", "between", "over"]
YOU = {"kind": "you", "name": "Ane"}
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


@dataclass(frozen=True)
class Seat:
    """A seat that the test holds the key of."""

    table: str
    seat: int
    secret: str

    @property
    def address(self) -> str:
        """The link that brings the seat to a browser."""
        return f"#/t/{self.table}/seat/{self.seat + 1}/{self.secret}"


@dataclass(frozen=True)
class Server:
    """Where the server listens."""

    url: str

    def open(self, *seats: dict[str, str], variant: str = "house/1", **changes: Any) -> Seat:
        """A table whose bots do not wait; the first seat that wishes for ``you`` is the test's."""
        wish = {
            "game": "contack",
            "variant": variant,
            "changes": changes,
            "seats": seats or (YOU, BOT),
            "pace_ms": 0,
        }
        answer = httpx.post(f"{self.url}/api/tables", json=wish)
        answer.raise_for_status()
        return Seat(**answer.json())

    def record(self, table: str) -> str:
        """The record of the table so far."""
        return httpx.get(f"{self.url}/api/tables/{table}/record").raise_for_status().text

    def hurry(self, seat: Seat, until: Phase) -> None:
        """Plays the seat by the first legal action each time, until the table is in phase ``until``."""
        address = f"{self.url}/api/tables/{seat.table}/live".replace("http", "ws", 1)
        with connect(address) as line:
            line.send(json.dumps({"do": "hello", "secret": seat.secret}))
            while True:
                message = json.loads(line.recv(10))
                if message["is"] != "update":
                    continue
                if message["phase"] == until:
                    return
                if message["phase"] == "between":
                    line.send(json.dumps({"do": "ready", "number": message["observation"]["hand"]}))
                elif message["legal"]:
                    version = message["version"]
                    act = {"do": "act", "at": version, "cmd_id": f"v{version}", "action": message["legal"][0]}
                    line.send(json.dumps(act))
