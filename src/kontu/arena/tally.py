"""What many matches add up to. All whole numbers, so that the order of adding does not matter."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from kontu.arena.matches import Played


class SeatTally(msgspec.Struct):
    """One seat's results: the ``bot`` in it, its scores and their squares summed, matches won.

    ``wins`` counts every match of rank 1, also those where the win was shared; ``shared`` counts the latter.
    """

    bot: str
    total: int = 0
    squares: int = 0
    wins: int = 0
    shared: int = 0


class Tally(msgspec.Struct):
    """The results of ``games`` matches: hands and actions played, how the hands ended, a seat each."""

    seats: list[SeatTally]
    games: int = 0
    hands: int = 0
    actions: int = 0
    endings: dict[str, int] = msgspec.field(default_factory=dict)

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
        self._count(Counter(str(ending.value) for ending in played.endings))
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
        self._count(other.endings)
        for seat, more in zip(self.seats, other.seats, strict=True):
            seat.total += more.total
            seat.squares += more.squares
            seat.wins += more.wins
            seat.shared += more.shared

    def _count(self, endings: dict[str, int]) -> None:
        for ending, times in endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + times


def empty(bots: Iterable[str]) -> Tally:
    """The tally of no match yet between ``bots``."""
    return Tally([SeatTally(bot) for bot in bots])
