"""Where a Ray cluster is, and whether anything answers there. Ray itself waits for minutes to find out."""

import os
import socket
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import grpc

AUTO: Final = "auto"
CLIENT: Final = "ray://"

ANSWERING: Final = 10.0
"""Seconds until nothing counts as nobody there."""


class RayFault(Exception):
    """The cluster cannot be worked with.

    ``why`` is ``address`` (not one), ``none`` (none was found), ``silent``, ``refused``, ``idle`` (no
    processors), ``without`` (no Kontu there), ``version``, ``source`` or ``build`` (another Kontu there),
    or ``lost``. ``args`` are those of the sentence ``cli-ray-<why>``.
    """

    def __init__(self, why: str, **named: str) -> None:
        self.why = why
        self.named = named
        super().__init__(why, named)


def answering(address: str) -> str:
    """``address`` as Ray takes it, where something that could be Ray answers.

    It is ``auto``, ``host:port`` (of a cluster that this machine belongs to) or ``ray://host:port``.

    Raises:
        RayFault: it is no address, or nothing answers.
    """
    found = address.strip()
    if found == AUTO:
        found = _last_started()
        if found == AUTO:
            return AUTO
    host, port = _place(found, address)
    if not _answers(host, port):
        raise RayFault("silent", address=found)
    return found


def _last_started() -> str:
    """Where the cluster is that was named for this run, or started last on this machine; else ``auto``."""
    if named := os.environ.get("RAY_ADDRESS", "").strip():
        return named
    note = Path(os.environ.get("RAY_TMPDIR") or tempfile.gettempdir()) / "ray" / "ray_current_cluster"
    try:
        return note.read_text(encoding="utf-8").strip() or AUTO
    except (OSError, UnicodeDecodeError):
        return AUTO


def _place(found: str, address: str) -> tuple[str, int]:
    try:
        parts = urlsplit(found if found.startswith(CLIENT) else f"//{found}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port:
        raise RayFault("address", address=address[:80])
    return host, port


def _answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), ANSWERING).close()
    except (OSError, UnicodeError):
        # What no name of a machine can look like is nobody's.
        return False
    if os.environ.get("RAY_USE_TLS", "0") == "1":
        # With certificates only Ray itself can go further.
        return True
    name = f"[{host}]" if ":" in host else host
    with grpc.insecure_channel(f"{name}:{port}") as channel:
        try:
            grpc.channel_ready_future(channel).result(timeout=ANSWERING)
        except grpc.FutureTimeoutError:
            return False
    return True
