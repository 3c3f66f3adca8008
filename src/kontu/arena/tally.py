"""What many matches add up to. All whole numbers, so that the order of adding does not matter."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from kontu.arena.matches import Played

K = TypeVar("K", str, int)


class SeatTally(msgspec.Struct):
    """One seat's results: the ``bot`` in it, its scores and their squares summed, matches won.

    ``wins`` counts every match of rank 1, also those where the win was shared; ``shared`` counts the latter.
    """

    bot: str
    total: int = 0
    squares: int = 0
    wins: int = 0
    shared: int = 0


class RoundTally(msgspec.Struct):
    """What became of one round, such as every match's second: how it ended, how often.

    ``largest`` counts, by how many pieces it was, the most that anybody held at once; empty where that
    is not known.
    """

    endings: dict[str, int] = msgspec.field(default_factory=dict)
    largest: dict[int, int] = msgspec.field(default_factory=dict)

    @property
    def times(self) -> int:
        """How often the round was played."""
        return sum(self.endings.values())


class Tally(msgspec.Struct):
    """The results of ``games`` matches: hands and actions played, how the hands ended, a seat each.

    ``rounds`` tells the first hands of all matches from the second, and so on.
    """

    seats: list[SeatTally]
    games: int = 0
    hands: int = 0
    actions: int = 0
    endings: dict[str, int] = msgspec.field(default_factory=dict)
    rounds: list[RoundTally] = msgspec.field(default_factory=list)

    def mean(self, seat: int) -> float:
        """The average score of a seat in a match; 0 when nothing was played."""
        return self.seats[seat].total / self.games if self.games else 0.0

    def stdev(self, seat: int) -> float:
        """The sample standard deviation of a seat's score; 0 for fewer than two matches."""
        if self.games < 2:
            return 0.0
        here = self.seats[seat]
        # In whole numbers until the last step: squares of large sums must not lose their ends.
        spread = self.games * here.squares - here.total * here.total
        return float((spread / (self.games * (self.games - 1))) ** 0.5)

    def add(self, played: Played) -> None:
        """Count one more match."""
        self.games += 1
        self.hands += len(played.endings)
        self.actions += played.actions
        endings = [str(ending.value) for ending in played.endings]
        _count(self.endings, Counter(endings))
        for number, ending in enumerate(endings):
            here = self._round(number)
            _count(here.endings, {ending: 1})
            _count(here.largest, dict.fromkeys(played.largest[number : number + 1], 1))
        winners = played.outcome.winners
        for number, (seat, score) in enumerate(zip(self.seats, played.outcome.scores, strict=True)):
            seat.total += score
            seat.squares += score * score
            seat.wins += number in winners
            seat.shared += number in winners and len(winners) > 1

    def merge(self, other: "Tally") -> None:
        """Count every match of ``other`` as well."""
        self.games += other.games
        self.hands += other.hands
        self.actions += other.actions
        _count(self.endings, other.endings)
        for number, round_ in enumerate(other.rounds):
            here = self._round(number)
            _count(here.endings, round_.endings)
            _count(here.largest, round_.largest)
        for seat, more in zip(self.seats, other.seats, strict=True):
            seat.total += more.total
            seat.squares += more.squares
            seat.wins += more.wins
            seat.shared += more.shared

    def _round(self, number: int) -> RoundTally:
        """The tally of a round, from 0; rounds are first played in order."""
        if number == len(self.rounds):
            self.rounds.append(RoundTally())
        return self.rounds[number]


def _count(into: dict[K, int], more: Mapping[K, int]) -> None:
    """Add counts to counts."""
    for key, times in more.items():
        into[key] = into.get(key, 0) + times


def empty(bots: Iterable[str]) -> Tally:
    """The tally of no match yet between ``bots``."""
    return Tally([SeatTally(bot) for bot in bots])
