"""A number of matches between bots, spread over whatever an engine has.

Every match has a seed of its own, made of the contest's seed and its number, so that the result
does not depend on who shares the work.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from kontu import bots as bot_room
from kontu.arena.engine import Engine, HereEngine
from kontu.arena.matches import play_match
from kontu.arena.shelf import Shelf
from kontu.arena.tally import Tally, empty
from kontu.bots.dealers import SeededDealer
from kontu.bots.faults import placed
from kontu.bots.visiting import require
from kontu.core import registry
from kontu.core.registry import AnyGame
from kontu.records import ALL, Recorder, write

BATCH: Final = 25
"""Matches a process plays between two reports: long enough to be worth the post, short enough to watch."""

Progress = Callable[[Tally], None]


class Contest(msgspec.Struct, frozen=True):
    """Matches to be played: ``bots`` by name, a seat each, at the game called ``game`` by ``rules``.

    ``visitors`` are those that somebody else wrote, each with which bot it is (``bots.visitors``).
    """

    game: str
    rules: Any
    bots: tuple[str, ...]
    seed: int
    visitors: dict[str, str] = {}


class _Part(msgspec.Struct, frozen=True):
    """Matches in hand: their ``numbers``, the ``shelf`` for their records, if they are kept.

    Where the shelf is not ``at_hand`` the records come back with the tally.
    """

    contest: Contest
    numbers: Sequence[int]
    shelf: Shelf | None
    at_hand: bool


def simulate(
    contest: Contest,
    n: int,
    engine: Engine | None = None,
    progress: Progress | None = None,
    shelf: Shelf | None = None,
    first: int = 0,
) -> Tally:
    """The tally of the matches numbered ``first`` to below ``n``, played by ``engine``, or here without one.

    ``progress`` is told the tally so far after every batch. An interruption (Ctrl-C) ends the contest
    early: the tally then holds the batches that were finished. The record of every match is put on the
    ``shelf`` as soon as it is played, also in an unfinished batch; from another machine it comes when its
    batch is finished.

    Raises:
        BotFault: a bot that somebody else wrote is not there, or fails.
        OSError: a record cannot be written.
        RulesError: the rules do not suit so many seats.
        UnknownName: there is no such game or bot.
        WrongBudget: a bot has a budget that is none.
        WorkerLost: a match could not be played.
    """
    game = registry.get(contest.game)
    game.start(contest.rules, len(contest.bots))
    for bot in contest.bots:
        bot_room.find_written(contest.game, bot)
    hands = HereEngine() if engine is None else engine
    batch = max(1, min(BATCH, -((first - n) // (4 * hands.width))))
    parts = (
        _Part(contest, range(start, min(start + batch, n)), shelf, hands.shares_disk)
        for start in range(first, n, batch)
    )
    tally = empty(contest.bots)
    played: Iterator[tuple[Tally, tuple[tuple[int, bytes], ...]]] | None = None
    try:
        played = hands.run(_play, parts)
        for part, records in played:
            for number, data in records:
                if shelf is not None:
                    shelf.keep(number, data)
            tally.merge(part)
            if progress is not None:
                progress(tally)
    except KeyboardInterrupt:
        return tally
    finally:
        # Ends the processes at once, where some still play.
        close = getattr(played, "close", None)
        if close is not None:
            close()
        if shelf is not None:
            shelf.tidy()
    return tally


def _play(part: _Part) -> tuple[Tally, tuple[tuple[int, bytes], ...]]:
    """The tally of a part, and its records by number where they could not be put on the shelf."""
    tally = empty(part.contest.bots)
    records: list[tuple[int, bytes]] = []
    for number in part.numbers:
        with placed(match=number + 1, seed=part.contest.seed):
            require(part.contest.visitors)
            data = _play_one(part, number, tally)
        if data is None or part.shelf is None:
            continue
        if part.at_hand:
            part.shelf.keep(number, data)
        else:
            records.append((number, data))
    return tally, tuple(records)


def _play_one(part: _Part, number: int, tally: Tally) -> bytes | None:
    """The record of match ``number``, if it is kept; ``tally`` counts the match."""
    contest, shelf = part.contest, part.shelf
    game = registry.get(contest.game)
    chance = random.Random(f"{contest.seed}/{number}")  # noqa: S311 - must be repeatable
    seated = [bot_room.find_written(contest.game, bot, chance.getrandbits(64)) for bot in contest.bots]
    recorder = None if shelf is None else _recorder(game, contest, shelf)
    tally.add(play_match(game, contest.rules, seated, SeededDealer(chance.getrandbits(64)), recorder))
    return None if recorder is None else write(recorder.record())


def _recorder(game: AnyGame, contest: Contest, shelf: Shelf) -> Recorder:
    return Recorder(game, contest.rules, contest.bots, view=ALL, date=shelf.date, variant=shelf.variant)
