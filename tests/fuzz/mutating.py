"""Good examples gone bad in some places."""

import random
from collections.abc import Callable, Sequence
from typing import Final

TOKENS: Final = (
    b"", b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"\xef\xbb\xbf", "\u0663".encode(), "\u2028".encode(), b"\r",
    b"\n", b"\t", b" ", b'"', b"\'\'\'", b"[", b"{", b"}", b"-1", b"-0", b"1e999", b"NaN", b"9" * 30, b"0x10",
    b"null", b"true", b"??", b"??*99", b"*", b">", b"=", b"=99999999999", b"p1", b"p17", b"d", b"@", b"@-0,0",
    b"\\ud800", b"\\u0000", b"p1.1", b"\xf0\x9f\x82\xa1", b"A" * 300, b"[" * 200,
)  # fmt: skip
"""What readers stumble over."""


def _insert(dice: random.Random, data: bytes, _all: Sequence[bytes]) -> bytes:
    at = dice.randrange(len(data) + 1)
    return data[:at] + dice.choice(TOKENS) + data[at:]


def _replace(dice: random.Random, data: bytes, _all: Sequence[bytes]) -> bytes:
    at = dice.randrange(len(data) + 1)
    return data[:at] + dice.choice(TOKENS) + data[at + dice.randrange(4) :]


def _byte(dice: random.Random, data: bytes, _all: Sequence[bytes]) -> bytes:
    at = dice.randrange(len(data) + 1)
    return data[:at] + bytes([dice.randrange(256)]) + data[at + 1 :]


def _cut(dice: random.Random, data: bytes, _all: Sequence[bytes]) -> bytes:
    first, last = sorted(dice.randrange(len(data) + 1) for _ in range(2))
    return data[:first] + data[last:] if dice.random() < 0.8 else data[:last]


def _repeat(dice: random.Random, data: bytes, _all: Sequence[bytes]) -> bytes:
    first, last = sorted(dice.randrange(len(data) + 1) for _ in range(2))
    return data[:last] + data[first : first + 200] + data[last:]


def _cross(dice: random.Random, data: bytes, examples: Sequence[bytes]) -> bytes:
    other = dice.choice(examples)
    return data[: dice.randrange(len(data) + 1)] + other[dice.randrange(len(other) + 1) :]


WAYS: Final[tuple[Callable[[random.Random, bytes, Sequence[bytes]], bytes], ...]] = (
    _insert, _replace, _byte, _cut, _repeat, _cross,
)  # fmt: skip


def mutated(dice: random.Random, examples: Sequence[bytes], most: int) -> bytes:
    """One of ``examples`` changed in one to five places, ``most`` bytes of it."""
    data = dice.choice(examples)
    for _ in range(dice.randint(1, 5)):
        data = dice.choice(WAYS)(dice, data, examples)
    return data[:most]
