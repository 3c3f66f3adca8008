"""What a system says is wrong with a file, a folder or an address, as a message of ours."""

import errno
import socket
from collections.abc import Mapping
from typing import Final

_KINDS: Final[Mapping[int, str]] = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "there-already",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ENAMETOOLONG: "name-long",
    errno.ELOOP: "loop",
    errno.EADDRNOTAVAIL: "not-here",
    errno.EAFNOSUPPORT: "not-here",
}


def problem_key(error: Exception) -> str:
    """The message that says in our words what ``error`` of the system says in its own."""
    match error:
        case UnicodeDecodeError():
            return "system-not-text"
        case socket.gaierror() | UnicodeError():
            return "system-no-such-name"
        case OSError():
            return "system-" + _KINDS.get(error.errno or 0, "other")
        case _:
            return "system-other"
