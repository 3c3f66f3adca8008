"""Sentences that reports have in common: the rules, the bots, what words mean, how to make it again."""

import shlex
from collections.abc import Iterable, Mapping, Sequence

from kontu import __version__
from kontu.arena.compare_tables import ending_name
from kontu.arena.findings import Wins
from kontu.arena.intervals import Interval
from kontu.arena.tables import interval, number
from kontu.locale import Texts


def rules_name(variant: str, texts: Texts) -> str:
    """What the rules called ``variant`` are called by people, and by us: ``House rules (house/1)``."""
    key = "variant-" + variant.replace("/", "-")
    return f"{texts.text(key)} ({variant})" if texts.has(key) else variant


def changes(changed: Mapping[str, str], texts: Texts) -> str:
    """The fields that were changed: ``hands = 5, must_play = true``."""
    return ", ".join(
        texts.text("arena-changed", field=field, value=value) for field, value in changed.items()
    )


def wins(found: Iterable[Wins], texts: Texts) -> list[str]:
    """Which points are best, where it is the same by all rules."""
    kinds = set(found)
    return [texts.text(f"arena-wins-{kind}") for kind in kinds] if len(kinds) == 1 else []


def visitors(found: Mapping[str, str], texts: Texts) -> list[str]:
    """Which bots somebody else wrote."""
    return [texts.text("arena-visitors", bots=listed(found))] if found else []


def listed(found: Mapping[str, str]) -> str:
    """The bots that somebody else wrote, each with which one it is."""
    return ", ".join(f"{name} ({which})" for name, which in found.items())


def legend(endings: Iterable[str], bots: Iterable[str], texts: Texts) -> list[str]:
    """What the words for endings and the names of bots stand for."""
    said = [
        texts.text("arena-legend", name=ending_name(ending, texts), meaning=texts.text(key))
        for ending in dict.fromkeys(endings)
        if texts.has(key := "termination-" + ending.replace(" ", "-"))
    ]
    plain = dict.fromkeys(bots)
    said += [
        texts.text("arena-legend-bot", name=name, help=texts.text(key))
        for name in plain
        if texts.has(key := f"bot-{name}-help")
    ]
    if any(":" in name for name in plain):
        said.append(texts.text("arena-budget-note"))
    return said


def made(again: Sequence[str], texts: Texts) -> tuple[str, str]:
    """What made the report, and the command that makes it again."""
    command = shlex.join(("kontu", *again, "--lang", texts.language.value))
    return texts.text("arena-made", version=__version__), command


# --- what pictures show, in words ----------------------------------------------------------------------


def of_points(
    series: Mapping[str, Sequence[Interval | None]], ticks: Sequence[str], texts: Texts, *, percent: bool
) -> str:
    """Every figure with its place and its interval."""
    return ". ".join(
        f"{name}: "
        + "; ".join(
            f"{tick} {interval(one, texts, percent=percent)}"
            for tick, one in zip(ticks, found, strict=True)
            if one is not None
        )
        for name, found in series.items()
    )


def of_stacks(rows: Mapping[str, Mapping[str, float]], texts: Texts) -> str:
    """Every part of every row."""
    return ". ".join(
        f"{name}: " + "; ".join(f"{part} {number(100 * share, texts, 1)} %" for part, share in row.items())
        for name, row in rows.items()
    )


def of_spreads(counts: Mapping[str, Mapping[int, int]], texts: Texts) -> str:
    """For each name the lowest, the middle and the highest."""
    return " ".join(
        texts.text(
            "arena-spread", name=name, low=str(min(each)), middle=str(_middle(each)), high=str(max(each))
        )
        for name, each in counts.items()
        if each
    )


def _middle(counts: Mapping[int, int]) -> int:
    """The lowest amount that half of all do not exceed."""
    left = (sum(counts.values()) + 1) // 2
    for value, times in sorted(counts.items()):
        left -= times
        if left <= 0:
            return value
    raise ValueError("nothing was counted")
