"""Where the server listens, and how others find it."""

import errno
import socket
from ipaddress import ip_address
from typing import Final

from kontu.locale import Texts
from kontu.locale.system import problem_key

USUAL_PORT: Final = 8000
PORTS_TRIED: Final = 20
EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 (compared with, not listened on)


class CannotServe(Exception):
    """The server cannot start; ``key`` and ``arguments`` are the text that says why.

    Ports are text in it: a number would be written with a mark for thousands. ``problem`` is the key of
    what the system says, where it says something.
    """

    def __init__(self, key: str, problem: str | None = None, **arguments: str) -> None:
        super().__init__(key)
        self.key = key
        self.problem = problem
        self.arguments = arguments

    def sentence(self, texts: Texts) -> str:
        """Why the server cannot start, in the language of ``texts``."""
        if self.problem is None:
            return texts.text(self.key, **self.arguments)
        return texts.text(self.key, problem=texts.text(self.problem), **self.arguments)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at ``host`` and ``port``; 0 takes any free port, None the first free usual one.

    Raises:
        CannotServe: the port that was asked for, or every usual one, is taken, or the host is not ours.
    """
    if port is not None:
        return _listen(host, port)
    for tried in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return _listen(host, tried)
        except CannotServe as error:
            if error.key != "serve-port-taken":
                raise
    last = USUAL_PORT + PORTS_TRIED - 1
    raise CannotServe("serve-no-port-free", first=str(USUAL_PORT), last=str(last), host=host)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=256)
    except (OSError, UnicodeError) as error:
        match getattr(error, "errno", None):
            case errno.EADDRINUSE:
                raise CannotServe("serve-port-taken", port=str(port), host=host) from error
            case errno.EACCES:
                raise CannotServe("serve-port-denied", port=str(port), host=host) from error
        raise CannotServe("serve-host-unusable", problem_key(error), host=host) from error


def own_address(host: str, port: int) -> str:
    """The address that works on this machine."""
    return address_of("localhost" if host in EVERYWHERE else host, port)


def network_address(host: str, port: int) -> str | None:
    """The address that works for others in the network; None when nobody else can come."""
    if host not in EVERYWHERE:
        return None
    # Nothing is sent: the system only says by which of its addresses it would reach a stranger.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            own: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if own.startswith("127.") else address_of(own, port)


def is_loopback(host: str) -> bool:
    """True for a name or address by which only this machine finds itself."""
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def address_of(host: str, port: int) -> str:
    """The address of the page at ``host`` and ``port``."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
