"""A record changed in one place is refused with its line, or is the true record of something else."""

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontu.records import Record, verify, write
from tests.records.matches import HAND, contack, played, recorded_again

ORIGINALS = [HAND, *(played(name, 3, 2, most=60) for name in contack().variants)]
Mutation = Callable[[random.Random, list[str]], str]


def _swap_lines(dice: random.Random, lines: list[str]) -> str:
    i = dice.randrange(len(lines) - 1)
    lines[i], lines[i + 1] = lines[i + 1], lines[i]
    return "\n".join(lines)


def _drop_line(dice: random.Random, lines: list[str]) -> str:
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def _repeat_line(dice: random.Random, lines: list[str]) -> str:
    i = dice.randrange(len(lines))
    return "\n".join([*lines[: i + 1], *lines[i:]])


def _cut_line(dice: random.Random, lines: list[str]) -> str:
    i = dice.randrange(len(lines))
    lines[i] = lines[i][: dice.randrange(len(lines[i]) + 1)]
    return "\n".join(lines)


def _cut_file(dice: random.Random, lines: list[str]) -> str:
    text = "\n".join(lines)
    return text[: dice.randrange(len(text))]


def _other_token(dice: random.Random, lines: list[str]) -> str:
    words = [line.split(" ") for line in lines]
    everything = [word for line in words for word in line if word]
    line = dice.choice(words)
    line[dice.randrange(len(line))] = dice.choice(everything)
    return "\n".join(map(" ".join, words))


def _other_digit(dice: random.Random, lines: list[str]) -> str:
    text = "\n".join(lines)
    digits = [i for i, character in enumerate(text) if character.isdigit()]
    i = dice.choice(digits)
    return text[:i] + dice.choice("0123456789") + text[i + 1 :]


def _drop_character(dice: random.Random, lines: list[str]) -> str:
    text = "\n".join(lines)
    i = dice.randrange(len(text))
    return text[:i] + text[i + 1 :]


MUTATIONS: Sequence[Mutation] = (
    _swap_lines, _drop_line, _repeat_line, _cut_line, _cut_file, _other_token, _other_digit, _drop_character,
)  # fmt: skip


def claims_of(record: Record) -> list[object]:
    """Everything that a record says has happened, apart from comments and what it leaves unsaid."""
    found: list[object] = [record.game, record.seats]
    for each in record.rounds:
        found.append({line.holder: line.pieces for line in each.deal or ()})
        found.extend((entry.actor, entry.action, entry.result) for entry in each.play or ())
    return found


def agrees(said: object, true: object) -> bool:
    """True where nothing is said or the truth."""
    return said is None or said == true


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__.strip("_"))
@settings(max_examples=300)
@given(st.integers(0, 10**9))
def test_it_is_refused_with_its_line_or_true(mutation: Mutation, seed: int) -> None:
    dice = random.Random(seed)
    lines = dice.choice(ORIGINALS).decode().split("\n")
    data = mutation(dice, list(lines)).encode()
    found = verify(data)
    if found.problems:
        assert found.exit_code in {1, 2}
        assert all(1 <= problem.line <= data.count(b"\n") + 1 for problem in found.problems)
        assert [problem.line for problem in found.problems] == sorted(
            problem.line for problem in found.problems
        )
        return
    assert found.record is not None
    assert found.replay is not None
    truth = recorded_again(found.replay).record()
    assert claims_of(found.record) == claims_of(truth)
    assert agrees(found.record.totals, truth.totals)
    for said, true in zip(found.record.rounds, truth.rounds, strict=True):
        assert agrees(said.end, true.end)
        assert agrees(said.scores, true.scores)
        for entry, again in zip(said.play or (), true.play or (), strict=True):
            assert agrees(entry.claim, again.claim or 0)


@given(st.integers(0, 10**9))
def test_no_mixture_of_mutations_makes_the_verdict_fail(seed: int) -> None:
    dice = random.Random(seed)
    text = dice.choice(ORIGINALS).decode()
    for mutation in dice.choices(MUTATIONS, k=4):
        text = mutation(dice, text.split("\n") if text.count("\n") > 3 else HAND.decode().split("\n"))
    found = verify(text.encode())
    if found.exit_code == 0 and found.record is not None:
        assert verify(write(found.record)).exit_code == 0
