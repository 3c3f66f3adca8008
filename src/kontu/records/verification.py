"""The verdict on a record file: true, broken or unreadable."""

import msgspec

from kontu.records.model import Record
from kontu.records.problems import Problem, RecordError
from kontu.records.reader import read_placed
from kontu.records.replay import Replay, replay_placed


class Verification(msgspec.Struct, frozen=True, kw_only=True):
    """What was found about one file.

    ``problems`` are in the order of the file; none means that all of it is true. ``record`` is None
    when the text cannot be read, ``replay`` also when there is nothing to play (a score sheet, or a
    game or rules that cannot be played).
    """

    problems: tuple[Problem, ...]
    record: Record | None
    replay: Replay | None

    @property
    def exit_code(self) -> int:
        """0 all true, 1 a rule or a claim is broken, 2 unreadable: what ``kontu verify`` returns."""
        kinds = {problem.kind for problem in self.problems}
        return 2 if "unreadable" in kinds else 1 if "broken" in kinds else 0


def verify(data: bytes) -> Verification:
    """Read and replay the record file ``data``, checking every rule and every claim. Never raises."""
    record = None
    try:
        record, source = read_placed(data)
        played = replay_placed(record, source)
    except RecordError as error:
        return Verification(problems=error.problems, record=record, replay=None)
    return Verification(problems=played.problems, record=record, replay=played)
