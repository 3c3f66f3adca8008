"""A number of matches between bots, spread over processes.

Every match has a seed of its own, made of the contest's seed and its number, so that the result
does not depend on how many processes share the work.
"""

import multiprocessing
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from kontu import bots as bot_room
from kontu.arena.matches import play_match
from kontu.arena.shelf import Shelf
from kontu.arena.tally import Tally, empty
from kontu.bots.dealers import SeededDealer
from kontu.core import registry
from kontu.core.registry import AnyGame
from kontu.records import ALL, Recorder, write

BATCH: Final = 25
"""Matches a process plays between two reports: long enough to be worth the post, short enough to watch."""

Progress = Callable[[Tally], None]


class Contest(msgspec.Struct, frozen=True):
    """Matches to be played: ``bots`` by name, a seat each, at the game called ``game`` by ``rules``."""

    game: str
    rules: Any
    bots: tuple[str, ...]
    seed: int


def simulate(
    contest: Contest,
    n: int,
    workers: int = 1,
    progress: Progress | None = None,
    shelf: Shelf | None = None,
) -> Tally:
    """The tally of ``n`` matches, played by ``workers`` processes.

    ``progress`` is told the tally so far after every batch. An interruption (Ctrl-C) ends the contest
    early: the tally then holds the batches that were finished. The record of every match, also of those
    in an unfinished batch, is put on the ``shelf`` as soon as it is played.

    Raises:
        OSError: a record cannot be written.
        RulesError: the rules do not suit so many seats.
        UnknownName: there is no such game or bot.
    """
    game = registry.get(contest.game)
    game.start(contest.rules, len(contest.bots))
    for bot in contest.bots:
        bot_room.find(contest.game, bot)
    tally = empty(contest.bots)
    try:
        for part in _parts(contest, n, workers, shelf):
            tally.merge(part)
            if progress is not None:
                progress(tally)
    except KeyboardInterrupt:
        return tally
    finally:
        if shelf is not None:
            shelf.tidy()
    return tally


def _parts(contest: Contest, n: int, workers: int, shelf: Shelf | None) -> Iterator[Tally]:
    batch = max(1, min(BATCH, -(-n // (4 * workers))))
    jobs = [(contest, shelf, range(first, min(first + batch, n))) for first in range(0, n, batch)]
    if workers <= 1 or len(jobs) <= 1:
        yield from map(_batch, jobs)
        return
    with multiprocessing.Pool(min(workers, len(jobs)), _leave_interruptions_to_the_parent) as pool:
        yield from pool.imap_unordered(_batch, jobs)


def _leave_interruptions_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batch(job: tuple[Contest, Shelf | None, Sequence[int]]) -> Tally:
    contest, shelf, numbers = job
    game = registry.get(contest.game)
    tally = empty(contest.bots)
    for number in numbers:
        chance = random.Random(f"{contest.seed}/{number}")  # noqa: S311 - must be repeatable
        seated = [bot_room.find(contest.game, bot, chance.getrandbits(64)) for bot in contest.bots]
        recorder = None if shelf is None else _recorder(game, contest, shelf)
        tally.add(play_match(game, contest.rules, seated, SeededDealer(chance.getrandbits(64)), recorder))
        if shelf is not None and recorder is not None:
            shelf.keep(number, write(recorder.record()))
    return tally


def _recorder(game: AnyGame, contest: Contest, shelf: Shelf) -> Recorder:
    return Recorder(game, contest.rules, contest.bots, view=ALL, date=shelf.date, variant=shelf.variant)
