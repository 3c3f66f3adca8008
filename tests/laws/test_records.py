"""Laws 5, 6 and 7 for record files: a match is written, read, replayed and verified, by every option."""

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontu import records
from kontu.core import registry
from kontu.core.seats import DEALER
from tests.laws.samples import samples_of
from tests.laws.walking import Trace, mixed_trace, traced, twin_of

GAMES = [game.name for game in registry.all_games()]
SAMPLES = [
    pytest.param(name, number, id=f"{name} {sample.name}")
    for name in GAMES
    for number, sample in enumerate(samples_of(registry.get(name)).every())
]
DATE = "2026-11-29"


def recorded(
    trace: Trace, view: str, cut: int | None = None, *, promise: str | None = "ab" * 16
) -> records.Record:
    """The record of the first ``cut`` actions of a match, or of all, as ``view`` knows them.

    ``promise`` is the nonce with which every deal is promised; None makes no promises.
    """
    names = [f"Ane {seat}" for seat in range(trace.sample.seats)]
    recorder = records.Recorder(trace.game, trace.sample.rules, names, view=view, date=DATE)
    for moment in trace.moments[:cut]:
        nonce = promise if moment.seat == DEALER else None
        recorder.note(moment.state, moment.action, moment.step, nonce=nonce)
    return recorder.record()


def views(trace: Trace) -> Iterator[str]:
    yield "all"
    yield "onlooker"
    yield f"p{1 + len(trace.moments) % trace.sample.seats}"


def holds(trace: Trace, view: str, cut: int | None = None) -> bytes:
    """The record reads as it was written, byte for byte, and all of it is true."""
    record = recorded(trace, view, cut)
    data = records.write(record)
    assert records.read(data) == record
    assert records.write(records.read(data)) == data
    verified = records.verify(data)
    assert [str(problem) for problem in verified.problems] == []
    assert verified.exit_code == 0
    return data


@pytest.mark.parametrize(("name", "number"), SAMPLES)
def test_law_5_a_record_reads_as_it_was_written_and_all_of_it_is_true(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    for view in views(trace):
        holds(trace, view)
        holds(trace, view, trace.rng(view).randrange(1, len(trace.moments)))


@pytest.mark.parametrize(("name", "number"), SAMPLES)
def test_law_7_the_replay_of_a_record_is_the_match(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    replayed = records.replay(records.read(records.write(recorded(trace, "all"))))
    assert replayed.problems == ()
    assert replayed.outcome == trace.game.outcome(trace.end)
    assert list(replayed.states()) == list(trace.states())
    events = [event for step in replayed.steps for event in step.events]
    assert events == [event for moment in trace.moments for event in moment.step.events]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_law_5_holds_by_mixed_options(name: str, seed: int) -> None:
    trace = mixed_trace(name, seed)
    for view in views(trace):
        holds(trace, view)


@pytest.mark.parametrize(("name", "number"), SAMPLES)
def test_law_6_a_record_seen_by_one_does_not_tell_what_he_did_not_see(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    cut = trace.rng("cut").randrange(1, len(trace.moments))
    twin = twin_of(trace, cut)
    for view in ("onlooker", "p1"):
        # The promise of an order differs with the order, but its nonce keeps anybody from guessing.
        mine, hers = (recorded(each, view, cut, promise=None) for each in (trace, twin))
        assert records.write(mine) == records.write(hers)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_any_one_claim_changed_is_found_out(name: str) -> None:
    changed = 0
    for seed in range(12):
        trace = mixed_trace(name, seed)
        text = holds(trace, "all").decode()
        rng = random.Random(seed)
        claims = list(
            re.finditer(r"(?<= =)\d+|(?<=^scores = \[)-?\d+|(?<=^totals = \[)-?\d+", text, re.MULTILINE)
        )
        for claim in rng.sample(claims, min(6, len(claims))):
            false = f"{text[: claim.start()]}{int(claim[0]) + 5}{text[claim.end() :]}"
            verified = records.verify(false.encode())
            assert verified.exit_code == 1
            line = text[: claim.start()].count("\n") + 1
            assert line in {problem.line for problem in verified.problems}
            changed += 1
    assert changed > 20
