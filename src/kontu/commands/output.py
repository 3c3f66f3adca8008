"""Where answers go: a console that shows what the terminal can show, and JSON for programs."""

import codecs
import json
import os
import sys
import unicodedata
from typing import Any, Final

from rich.console import Console

# Letters that do not come apart into an ASCII letter and a mark, and signs with a plain twin.
_PLAIN: Final = {
    "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "“": '"', "”": '"', "«": '"', "»": '"', "’": "'",
    "–": "-", "—": "-", "−": "-", "×": "x", "…": "...", "·": "-", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


def plain(text: str) -> str:
    """The nearest ASCII to ``text``; a character with no likeness becomes a question mark."""
    found = "".join(_PLAIN.get(character, character) for character in text)
    apart = unicodedata.normalize("NFKD", found)
    kept = (character for character in apart if not unicodedata.combining(character))
    return "".join(character if character.isascii() else "?" for character in kept)


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


def prepare_streams() -> None:
    """What the terminal's encoding lacks is written in plain letters from now on, instead of failing."""
    _open_closed_streams()
    codecs.register_error("kontu-plain", _in_plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="kontu-plain")
    if hasattr(sys.stdin, "reconfigure"):
        # Bytes that are no text are a wrong line of input, not the end of the program.
        sys.stdin.reconfigure(errors="replace")


def _open_closed_streams() -> None:
    """Where a stream was closed by whoever started us, there is nothing to read, and nobody reads."""
    # Open as long as the process is: nobody else would close them either.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def give_up_output() -> None:
    """What is still to be written goes nowhere; Python must not complain of it when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def console() -> Console:
    """Standard output; in colour on a terminal unless NO_COLOR is set."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def errors() -> Console:
    """Standard error."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def write_json(value: Any) -> None:
    """One JSON object on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")
