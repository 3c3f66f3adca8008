"""Every hand as a row of a Parquet file, for those who go on counting with other tools."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kontu.arena.facts import MatchFacts


class Hands:
    """Rows for a file: one for each seat of each hand."""

    def __init__(self) -> None:
        self._columns: dict[str, list[Any]] = {}

    def add(self, number: int, rules: str, match: MatchFacts) -> None:
        """The hands of match ``number`` by the rules called ``rules`` are in the table."""
        for round_, hand in enumerate(match.hands, start=1):
            for seat, (bot, score) in enumerate(zip(match.bots, hand.scores, strict=True)):
                row = {
                    "match": number,
                    "rules": rules,
                    "round": round_,
                    "seat": seat + 1,
                    "bot": bot,
                    "place": hand.place(seat),
                    "ending": hand.ending,
                    "actions": hand.actions,
                    "score": score,
                    "match_score": match.scores[seat],
                    "match_rank": match.ranks[seat],
                    **{name: each[seat] for name, each in hand.counts.items()},
                }
                for name, value in row.items():
                    self._columns.setdefault(name, []).append(value)

    def write(self, file: Path) -> None:
        """The table is in ``file``, whole or not at all, in the order of the matches.

        Raises:
            ImportError: polars is not installed.
            OSError: the file cannot be written.
        """
        import polars as pl

        beside = file.with_name(f".{file.name}.part")
        try:
            frame = pl.DataFrame(self._columns).sort("match", "rules", "round", "seat", maintain_order=True)
            frame.write_parquet(beside, compression="zstd")
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)


def hands_of(matches: Iterable[tuple[int, str, MatchFacts]]) -> Hands:
    """The rows of ``matches``: number, name of the rules, facts."""
    hands = Hands()
    for number, rules, match in matches:
        hands.add(number, rules, match)
    return hands
