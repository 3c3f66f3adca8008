"""Sheets for the tests: operations written in one line each."""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

import msgspec

from kontu.core import registry
from kontu.core.fields import Plain
from kontu.core.tallying import Form
from kontu.sheet.folding import Folded, fold
from kontu.sheet.forms import make_form
from kontu.sheet.judging import Finding, judge
from kontu.sheet.operations import AnyOperation
from kontu.sheet.reckoning import Reckoning, reckon

AT = "2026-11-29T18:00:00Z"
NAMES = ("Ane", "Bjørn", "Cat", "Dag", "Eli", "Finn", "Gro", "Hal")


class SheetOf:
    """A sheet that is written on in words: ``write("play", round=1, seat=0, points=15)``."""

    def __init__(
        self, game: str, variant: str, seats: int, changes: dict[str, Plain] | None = None, **opened: Any
    ) -> None:
        self.form: Form = make_form(registry.get(game), variant, changes or {}, seats)
        self.operations: list[AnyOperation] = []
        self._ids: Iterator[int] = count(1)
        self.write(
            "open", game=game, variant=variant, changes=changes or {}, names=list(NAMES[:seats]), **opened
        )

    def write(self, op: str, **fields: Any) -> str:
        """One more operation; its id."""
        name = f"o{next(self._ids)}"
        data = {"op": op, "id": name, "at": AT, **fields}
        self.operations.append(msgspec.convert(data, AnyOperation))
        return name

    def plays(self, number: int, *columns: Iterable[int]) -> None:
        """A column of plays for each seat."""
        for seat, column in enumerate(columns):
            for points in column:
                self.write("play", round=number, seat=seat, points=points)

    def left(self, number: int, *counts: int) -> None:
        """How many tiles each seat has left."""
        for seat, left in enumerate(counts):
            self.write("left", round=number, seat=seat, count=left)

    def costs(self, number: int, *costs: int | str) -> None:
        """What the round cost each seat: points, or the pieces left."""
        for seat, cost in enumerate(costs):
            given = {"points": cost} if isinstance(cost, int) else {"pieces": cost.split()}
            self.write("cost", round=number, seat=seat, **given)

    @property
    def folded(self) -> Folded:
        return fold(self.form, self.operations)

    @property
    def reckoning(self) -> Reckoning:
        return reckon(self.form, self.folded)

    @property
    def findings(self) -> tuple[Finding, ...]:
        return judge(self.form, self.folded, self.reckoning)

    def questioned(self) -> list[tuple[str, str]]:
        """Code and rule of what is questioned and was not meant so."""
        return [(one.code, one.rule) for one in self.findings if not one.overridden]

    def impossible(self) -> list[str]:
        """The codes of what no round can be."""
        return [one.code for one in self.findings if one.level == "impossible" and not one.overridden]
