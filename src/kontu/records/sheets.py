"""Checks a score sheet: a record with a ``tally`` where others have play (R-09)."""

from kontu.core.refusals import Refusal
from kontu.records.model import Record, Round
from kontu.records.source import Source


def check_sheet(record: Record, source: Source) -> None:
    """Note every sum of the sheet that is not what its lines add up to.

    A round's scores are the sums of its tally and its ``bonus``; totals are the sums of the scores.
    """
    totals = [0] * len(record.seats)
    for index, each in enumerate(record.rounds):
        scores = _scores(each, len(totals))
        _compare(source, each.scores, scores, "rounds", index, "scores")
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        _compare(source, each.totals, totals, "rounds", index, "totals")
    _compare(source, record.totals, totals, "totals")


def _scores(each: Round, seats: int) -> list[int]:
    scores = list(each.bonus or [0] * seats)
    for entry in each.tally or ():
        scores[int(entry.actor[1:]) - 1] += entry.claim or 0
    return scores


def _compare(source: Source, claimed: tuple[int, ...] | None, true: list[int], *path: str | int) -> None:
    if claimed is not None and list(claimed) != true:
        args = {
            "field": str(path[-1]),
            "claimed": ", ".join(map(str, claimed)),
            "true": ", ".join(map(str, true)),
        }
        refusal = Refusal("record-field-false", "R-09", args)
        source.findings.add(source.value_of(*path), refusal, "broken")
