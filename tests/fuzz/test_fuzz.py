"""Whatever is sent, it is read or refused: no other exception, no waiting, and what is read can be written.

``make fuzz`` looks much further, guided by what each input makes the program do; this is its short form.
"""

import random
import time
from typing import Final

import pytest

from kontu.study import CALLS
from tests.fuzz.found import FOUND
from tests.fuzz.mutating import mutated
from tests.fuzz.targets import MOST, TARGETS, wishes

TRIES: Final = 150
SLOW: Final = 5.0
"""Seconds of the processor that no single input may take."""


@pytest.mark.parametrize("name", TARGETS)
def test_good_examples_are_read(name: str) -> None:
    for example in TARGETS[name].examples():
        assert TARGETS[name].hold(example), example


@pytest.mark.parametrize("name", TARGETS)
def test_bad_input_is_refused_and_nothing_else(name: str) -> None:
    examples = list(TARGETS[name].examples())
    for number in range(TRIES):
        data = mutated(random.Random(f"{name}/{number}"), examples, MOST)
        began = time.process_time()
        try:
            TARGETS[name].hold(data)
        except Exception as error:
            raise AssertionError(f"{name}: {data!r}") from error
        assert time.process_time() - began < SLOW, f"{name} is slow: {data!r}"


def test_every_call_of_the_study_is_among_the_examples() -> None:
    assert {wish.decode().partition("\n")[0] for wish in wishes()} == set(CALLS)


def test_what_was_found_once_stays_mended() -> None:
    for name, found in FOUND.items():
        for data in found:
            TARGETS[name].hold(data)
