"""What else is measured: the meld finder, the two builds, growth with the table, memory."""

import random
import resource
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from bench.engines import contack_walker, kontrakt_walker
from kontu.core import registry
from kontu.games.contack import kernel
from tests.kernels import load_all

Row = dict[str, Any]


def pace(run: Callable[[], int], runs: int, seconds: float) -> float:
    """How many a second, the median of several runs; ``run`` does some and says how many."""
    found = []
    for _ in range(runs):
        done, begin = 0, time.process_time()
        while (now := time.process_time()) - begin < seconds:
            done += run()
        found.append(done / (now - begin))
    return median(found)


# --- the meld finder ------------------------------------------------------------------------------


def hands(count: int, chance: random.Random) -> list[bytes]:
    """Hands of 11 to 21 cards of two decks, 0 to 4 jokers among them, as 53 counts."""
    found = []
    for _ in range(count):
        jokers, size = chance.randint(0, 4), chance.randint(11, 21)
        counts = [0] * 53
        counts[52] = jokers
        for card in chance.sample([*range(52), *range(52)], size - jokers):
            counts[card] += 1
        found.append(bytes(counts))
    return found


def whole_hands(count: int, chance: random.Random) -> list[tuple[int, ...]]:
    """Hands that are three runs of four or more, some cards replaced by jokers."""
    found: list[tuple[int, ...]] = []
    for _ in range(count):
        counts = [0] * 53
        for suit in chance.sample(range(4), 3):
            length = chance.randint(4, 7)
            low = chance.randint(0, 13 - length)
            for rank in range(low, low + length):
                counts[suit * 13 + rank] = 1
        held = [card for card in range(52) if counts[card]]
        for card in chance.sample(held, chance.randint(0, 4)):
            counts[card] = 0
            counts[52] += 1
        found.append(tuple(counts))
    return found


def finder_rows(runs: int, seconds: float) -> list[Row]:
    """How many hands a second: distance by round, all discards at once, and round 7 partitioned."""
    game: Any = registry.get("kontrakt")
    setting = game.start(registry.variant(game, "kontrakt/1"), 5).setting
    chance = random.Random(1)
    some = hands(500 if kernel.COMPILED else 5, chance)
    together, counts = b"".join(some), [tuple(hand) for hand in some]
    rows: list[Row] = []
    for number in range(1, 7):
        finder = setting.finder(number)
        rate = pace(lambda finder=finder: len(finder.distances(together)), runs, seconds)  # type: ignore[misc]
        rows.append({"what": f"distance, round {number}", "hands_per_second": rate})
        rate = pace(lambda finder=finder: _each(finder.after_each_discard, counts), runs, seconds)  # type: ignore[misc]
        rows.append({"what": f"distance after each discard, round {number}", "hands_per_second": rate})
    finder = setting.finder(7)
    whole = whole_hands(len(some), chance)

    def melds(hand: tuple[int, ...]) -> Any:
        return next(finder.lay_downs(hand, setting.points))

    rows.append(
        {
            "what": "round 7, whole hand as melds",
            "hands_per_second": pace(lambda: _each(melds, whole), runs, seconds),
        }
    )
    return rows


def _each(ask: Callable[[tuple[int, ...]], Any], counts: Sequence[tuple[int, ...]]) -> int:
    for hand in counts:
        ask(hand)
    return len(counts)


# --- builds, growth, memory -----------------------------------------------------------------------


def walk_pace(walk: Any, runs: int, seconds: float, rounds: int) -> float:
    """Decisions (of Contack: actions) a second in random play inside a kernel."""

    def some() -> int:
        before = _decisions(walk)
        walk.run(rounds)
        return _decisions(walk) - before

    return pace(some, runs, seconds)


def _decisions(walk: Any) -> int:
    return int(getattr(walk, "decisions", walk.actions))


def build_rows(runs: int, seconds: float) -> list[Row]:
    """The same walks interpreted, how many times as fast this build is, and whether checksums agree."""
    rows = []
    for name, make in (("Contack", _contack_walk), ("Kontrakt", _kontrakt_walk)):
        slow, fast = make(load_all("interpreted")), make(None)
        slow.run(7)
        fast.run(7)
        equal = slow.checksum == fast.checksum
        here = walk_pace(fast, runs, seconds, 100 if kernel.COMPILED else 1)
        there = walk_pace(slow, runs, seconds, 1)
        rows.append({"game": name, "interpreted": there, "this": here, "ratio": here / there, "equal": equal})
    return rows


def _contack_walk(modules: Any) -> Any:
    if modules is None:
        return contack_walker()
    from kontu.games.contack.state import Kernel, Setting

    room = "kontu.games.contack."
    part = Kernel(modules[f"{room}box"], modules[f"{room}match"])
    setting = Setting(registry.variant(registry.get("contack"), "house/1"), 4, part)
    return modules[f"{room}walk"].Walk(part.match.Match(setting.box, setting.terms), 1)


def _kontrakt_walk(modules: Any) -> Any:
    if modules is None:
        return kontrakt_walker()
    from kontu.games.kontrakt.state import Kernel, Setting

    room = "kontu.games.kontrakt."
    part = Kernel(*(modules[room + name] for name in ("terms", "match", "laydown", "finder")))
    setting = Setting(registry.variant(registry.get("kontrakt"), "kontrakt/1"), 4, part)
    finders = [setting.finder(number) for number in range(1, setting.rules.rounds + 1)]
    match, laying = part.match.Match(setting.terms), part.laydown.Laying(setting.terms)
    return modules[f"{room}walk"].Walk(match, laying, finders, bytes(setting.pack), 1)


def growth_rows(runs: int, seconds: float) -> list[Row]:
    """Decisions a second and bytes a state as players, hands and decks become more."""
    rows: list[Row] = []
    tables: list[tuple[str, str, int]] = [("Contack", "house/1", seats) for seats in (2, 4, 5)]
    tables += [("Kontrakt", "kontrakt/1", seats) for seats in (3, 4, 5)]
    tables += [("Kontrakt", "may-i/1", seats) for seats in (3, 5, 8)]
    for name, variant, seats in tables:
        walk = contack_walker(variant, seats) if name == "Contack" else kontrakt_walker(variant, seats)
        rules: Any = registry.variant(registry.get(name.lower()), variant)
        rows.append(
            {
                "game": name,
                "variant": variant,
                "seats": seats,
                "decks": rules.decks_for(seats) if name == "Kontrakt" else None,
                "dealt": rules.deal_in(1) if name == "Kontrakt" else None,
                "decisions_per_second": walk_pace(walk, runs, seconds, 7 if kernel.COMPILED else 1),
                "bytes": sys.getsizeof(walk.match),
            }
        )
    return rows


def memory_row(actions: int) -> Row:
    """How much the process grew while the kernel of Kontrakt played so many actions."""
    walk = kontrakt_walker()
    walk.run(7)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    while walk.actions < actions:
        walk.run(7)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"actions": int(walk.actions), "grown_kib": after - before}
