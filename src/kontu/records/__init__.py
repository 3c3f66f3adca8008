"""The record file ``.kontu``: the only durable truth about a match. Format: ``docs/format.md``.

Pure: bytes and text in, values out; whoever opens files, knows the date or makes nonces does it outside.

Reading and writing::

    read(data: bytes) -> Record                  raises RecordError (.problems, each with line, column, text)
    write(record: Record) -> bytes               canonical: equal records, equal bytes

Replaying and verifying::

    verify(data: bytes) -> Verification
        .exit_code      0 all true, 1 a rule or a claim is broken, 2 unreadable
        .problems       sorted by line; each has .line .column .text .kind ("broken" | "unreadable") .refusal
        .record         None when unreadable
    replay(record: Record) -> Replay
        .game .rules .start .steps (each: .round .seat .action .line .state .events) .outcome .problems

Recording what is being played::

    recorder = Recorder(game, rules, names=("Ane", "Bo"), view="all", date="2026-11-29")
    step = game.apply(state, action)
    recorder.note(state, action, step)           in order, DEALER's actions too
    recorder.note(state, deal, step, nonce=n)    a deal that was promised: commit now, nonce once it is over
    write(recorder.record())                     at any time; ``view`` is "all", "onlooker" or "p1", "p2", ...

A promise: ``commitment(order, nonce)`` is SHA-256 of ``order + " " + nonce`` in hex.
"""

from kontu.records.model import ALL, FORMAT, ONLOOKER, Entry, Record, Round
from kontu.records.problems import Problem, RecordError
from kontu.records.promises import commitment
from kontu.records.reader import read
from kontu.records.recording import Recorder
from kontu.records.replay import Replay, ReplayStep, replay
from kontu.records.verification import Verification, verify
from kontu.records.writer import write

__all__ = [
    "ALL",
    "FORMAT",
    "ONLOOKER",
    "Entry",
    "Problem",
    "Record",
    "RecordError",
    "Recorder",
    "Replay",
    "ReplayStep",
    "Round",
    "Verification",
    "commitment",
    "read",
    "replay",
    "verify",
    "write",
]
