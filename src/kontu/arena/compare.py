"""House rules side by side: the same deals and the same bots under each set of rules."""

from collections import Counter
from typing import Any, Final

import msgspec

from kontu.arena.facts import HandFacts, MatchFacts, facts_of, fewest_win
from kontu.arena.intervals import Crossed
from kontu.arena.journal import Line
from kontu.bots.faults import placed
from kontu.bots.visiting import require
from kontu.core import registry
from kontu.core.outcomes import Termination
from kontu.core.registry import AnyGame

OUT: Final = str(Termination.OUT.value)


class Choice(msgspec.Struct, frozen=True):
    """One set of ``rules`` in a comparison: its ``name`` and what was ``changed`` in the variant."""

    name: str
    rules: Any
    changed: dict[str, Any] = {}


class Comparison(msgspec.Struct, frozen=True):
    """A plan: every match of ``game`` is played by each of the ``choices``, with the same deals.

    ``visitors`` are the ``bots`` that somebody else wrote, each with which bot it is (``bots.visitors``).
    """

    game: str
    choices: tuple[Choice, ...]
    bots: tuple[str, ...]
    seed: int
    visitors: dict[str, str] = {}

    def play(self, number: int) -> tuple[MatchFacts, ...]:
        """As ``Plan.play``: one match by each choice."""
        game = registry.get(self.game)
        seed = f"{self.seed}/{number}"
        with placed(match=number + 1, seed=self.seed):
            require(self.visitors)
            return tuple(self._match(game, choice, seed) for choice in self.choices)

    def _match(self, game: AnyGame, choice: Choice, seed: str) -> MatchFacts:
        with placed(rules=choice.name):
            return facts_of(game, choice.rules, self.bots, seed, seed)

    def fits(self, line: Line) -> bool:
        """As ``Plan.fits``."""
        matches = line.matches
        return len(matches) == len(self.choices) and all(each.fits(self.game, self.bots) for each in matches)

    def head(self) -> dict[str, Any]:
        """What a log of it says on its first line."""
        return {
            "kind": "compare",
            "game": self.game,
            "seed": self.seed,
            "bots": list(self.bots),
            "choices": [msgspec.to_builtins(choice, enc_hook=str) for choice in self.choices],
            **({"visitors": self.visitors} if self.visitors else {}),
        }


MEASURES: Final = (
    "turns", "actions", "hands", "points", "spread", "out", "unwon", "tied", "opportunities", "buys",
)  # fmt: skip
"""What is measured of every match, each as one number over another; in this order wherever it is shown."""

SHARES: Final = frozenset({"out", "unwon", "tied", "opportunities"})
"""The measures that are parts of a whole, shown in per cent."""


def _best(hand: HandFacts, fewest: bool) -> int:
    return min(hand.scores) if fewest else max(hand.scores)


def measured(name: str, match: MatchFacts, *, fewest: bool) -> tuple[int, int]:
    """The two numbers of a match whose quotient, over many, is the measure ``name``.

    ``fewest`` says that the fewest points are best.
    """
    hands = len(match.hands)
    match name:
        case "actions":
            return match.sum_of(lambda hand: hand.actions), hands
        case "hands":
            return hands, 1
        case "points":
            return match.sum_of(lambda hand: sum(hand.scores)), hands * len(match.bots)
        case "spread":
            return match.sum_of(lambda hand: hand.spread), hands
        case "out":
            return match.sum_of(lambda hand: hand.ending == OUT), hands
        case "unwon":
            return match.sum_of(lambda hand: hand.ending != OUT), hands
        case "tied":
            return match.sum_of(lambda hand: hand.scores.count(_best(hand, fewest)) > 1), hands
        case "opportunities":
            return match.sum_of(lambda hand: hand.times(name)), match.sum_of(lambda hand: hand.times("plays"))
        case _:
            # Games that do not count this have no hand in which it could have been counted.
            counted = match.sum_of(lambda hand: name in hand.counts)
            return match.sum_of(lambda hand: hand.times(name)), counted


class PlaceSums:
    """What one place at the table came to: results won or shared, and scores."""

    __slots__ = ("moments", "scores", "shared", "times", "won")

    def __init__(self) -> None:
        self.times = self.won = self.shared = 0
        self.scores: Counter[int] = Counter()
        self.moments = Crossed(2)

    def add(self, score: int, *, won: bool, shared: bool) -> None:
        """Count one result."""
        self.times += 1
        self.won += won
        self.shared += won and shared
        self.scores[score] += 1
        self.moments.add((score, 1))


class RoundSums:
    """What the first hands of all matches came to, or the second, and so on."""

    __slots__ = ("endings", "moments")

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.moments = {name: Crossed(2) for name in ("turns", "actions", "points", "spread", "buys")}

    def add(self, hand: HandFacts) -> None:
        """Count one hand."""
        self.endings[hand.ending] += 1
        self.moments["actions"].add((hand.actions, 1))
        self.moments["points"].add((sum(hand.scores), len(hand.scores)))
        self.moments["spread"].add((hand.spread, 1))
        for name in ("turns", "buys"):
            if name in hand.counts:
                self.moments[name].add((hand.times(name), 1))


class ChoiceSums:
    """Everything that is counted of one set of rules. Whole numbers, so their order does not matter.

    ``seats`` are by seat and match, ``places`` by distance from the seat that led, and hand.
    ``bought`` has for each number of buys that a seat made in a hand how it fared.
    """

    def __init__(self, seats: int, *, fewest: bool) -> None:
        self.fewest = fewest
        self.matches = self.hands = 0
        self.seats = [PlaceSums() for _ in range(seats)]
        self.places = [PlaceSums() for _ in range(seats)]
        self.endings: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.rounds: list[RoundSums] = []
        self.bought: dict[int, PlaceSums] = {}
        self.measures = {name: Crossed(2) for name in MEASURES}

    def add(self, match: MatchFacts) -> None:
        """Count one match."""
        self.matches += 1
        for name, sums in self.measures.items():
            sums.add(measured(name, match, fewest=self.fewest))
        shared = match.ranks.count(1) > 1
        for sums_of, score, rank in zip(self.seats, match.scores, match.ranks, strict=True):
            sums_of.add(score, won=rank == 1, shared=shared)
        for number, hand in enumerate(match.hands):
            if number == len(self.rounds):
                self.rounds.append(RoundSums())
            self.rounds[number].add(hand)
            self._add_hand(hand)

    def _add_hand(self, hand: HandFacts) -> None:
        self.hands += 1
        self.endings[hand.ending] += 1
        self.lengths[hand.times("turns") if "turns" in hand.counts else hand.actions] += 1
        best = _best(hand, self.fewest)
        shared = hand.scores.count(best) > 1
        for seat, score in enumerate(hand.scores):
            self.places[hand.place(seat)].add(score, won=score == best, shared=shared)
        for buys, score in zip(hand.counts.get("buys", ()), hand.scores, strict=False):
            self.bought.setdefault(buys, PlaceSums()).add(score, won=score == best, shared=shared)


class ComparisonSums:
    """The sums of every choice, and those of the differences from the first choice, match by match."""

    def __init__(self, comparison: Comparison) -> None:
        game = registry.get(comparison.game)
        seats = len(comparison.bots)
        self.comparison = comparison
        self.choices = [
            ChoiceSums(seats, fewest=fewest_win(game, choice.rules, seats)) for choice in comparison.choices
        ]
        self.differences = [{name: Crossed(4) for name in MEASURES} for _ in comparison.choices[1:]]

    @property
    def matches(self) -> int:
        """How many matches were played by each choice."""
        return self.choices[0].matches

    def add(self, line: Line) -> None:
        """Count what was played under one number."""
        for sums, match in zip(self.choices, line.matches, strict=True):
            sums.add(match)
        first, *others = zip(self.choices, line.matches, strict=True)
        for differences, (sums, match) in zip(self.differences, others, strict=True):
            for name, crossed in differences.items():
                before = measured(name, first[1], fewest=first[0].fewest)
                crossed.add((*before, *measured(name, match, fewest=sums.fewest)))
