"""A tournament: the same deals for every bot in every seat."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from kontu.arena.facts import MatchFacts, facts_of
from kontu.arena.journal import Line
from kontu.bots.faults import placed
from kontu.bots.visiting import require
from kontu.core import registry


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan: ``bots`` at a table of ``seats``, by ``rules`` called ``variant``.

    ``visitors`` are those that somebody else wrote, each with which bot it is (``bots.visitors``).

    A deal is played as many times as there are bots at the table, each time everybody one seat further.
    With more bots than seats the groups that fit take turns; with fewer the bots repeat round the table.
    """

    game: str
    variant: str
    rules: Any
    bots: tuple[str, ...]
    seats: int
    seed: int
    visitors: dict[str, str] = {}

    @property
    def turns(self) -> int:
        """How often each deal is played."""
        return min(len(self.bots), self.seats)

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in match ``number``."""
        deal, turn = divmod(number, self.turns)
        groups = list(combinations(self.bots, self.turns))
        group = list(groups[deal % len(groups)])
        # Who sits after whom is drawn for each deal: else one bot would always follow the same other.
        Random(f"{self.seed}/order/{deal}").shuffle(group)  # noqa: S311 - must be repeatable
        return tuple(group[(seat + turn) % self.turns] for seat in range(self.seats))

    def play(self, number: int) -> tuple[MatchFacts, ...]:
        """As ``Plan.play``: one match."""
        game = registry.get(self.game)
        deal = number // self.turns
        seeds = f"{self.seed}/{deal}", f"{self.seed}/bots/{number}"
        with placed(deal=deal + 1, seed=self.seed):
            require(self.visitors)
            return (facts_of(game, self.rules, self.lineup(number), *seeds),)

    def fits(self, line: Line) -> bool:
        """As ``Plan.fits``."""
        return len(line.matches) == 1 and line.matches[0].fits(self.game, self.lineup(line.number))

    def head(self) -> dict[str, Any]:
        """What its log says on the first line."""
        built: dict[str, Any] = msgspec.to_builtins(self, enc_hook=str)
        return {"kind": "arena", **built}


class Deal(msgspec.Struct, frozen=True):
    """One deal of a tournament, played from every seat: its ``number`` and its matches."""

    number: int
    matches: tuple[MatchFacts, ...]


def whole_deals(tournament: Tournament, lines: Sequence[Line]) -> Iterator[Deal]:
    """The deals that were played from every seat, in order: half a deal would favour somebody."""
    played = {line.number: line.matches[0] for line in lines}
    turns = tournament.turns
    for deal in sorted({number // turns for number in played}):
        numbers = range(deal * turns, (deal + 1) * turns)
        if all(number in played for number in numbers):
            yield Deal(deal, tuple(played[number] for number in numbers))


def points_of(match: MatchFacts, bot: str) -> float:
    """What ``bot`` scored in a match, on average over the seats it sat in."""
    scores = [score for name, score in zip(match.bots, match.scores, strict=True) if name == bot]
    return sum(scores) / len(scores)
