"""``kontu`` on the command line, from the first moment on: loading the commands takes a second or so.

Whoever presses Ctrl-C meanwhile shall see no traceback, so what is imported here is there already.
"""

import os
import sys

STOPPED = 130
"""How a process ends that Ctrl-C stopped before it did anything: 128 and the number of that signal."""


def main() -> None:
    """Run the command line and end the process with its exit code."""
    try:
        code = _run(sys.argv[1:])
    except KeyboardInterrupt:
        code = STOPPED
    sys.exit(code)


def _run(arguments: list[str]) -> int:
    """The exit code of the command; while it is loaded Ctrl-C ends the process at once."""
    import signal

    # Python throws where it happens to be, and what is thrown in a callback is printed and forgotten.
    # Where Ctrl-C was to be ignored, as behind a shell's &, it is.
    heeded = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if heeded:
        signal.signal(signal.SIGINT, lambda *_: os._exit(STOPPED))
    try:
        from kontu.commands.line import run
    finally:
        if heeded:
            signal.signal(signal.SIGINT, signal.default_int_handler)
    return run(arguments)
