"""What else is measured: the meld finder, the two builds, growth with the table, memory."""

import random
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Any

from msgspec.structs import replace

from bench.engines import contack_by_calls, contack_walker, kontrakt_by_calls, kontrakt_walker
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


def whole_hands(finder: Any, count: int, chance: random.Random) -> list[tuple[int, ...]]:
    """Hands of 12 to 21 cards that are three runs, of one suit or several, some cards replaced by jokers."""
    found: list[tuple[int, ...]] = []
    while len(found) < count:
        counts = [0] * 53
        for _ in range(3):
            suit, length = chance.randrange(4), chance.randint(4, 7)
            low = chance.randint(0, 14 - length)
            for position in range(low, low + length):
                counts[suit * 13 + position % 13] += 1
        held = [card for card in range(52) for _ in range(counts[card])]
        for card in chance.sample(held, chance.randint(0, 4)):
            counts[card] -= 1
            counts[52] += 1
        if max(counts[:52]) <= 2 and finder.fits(counts):
            found.append(tuple(counts))
    return found


def spoiled(hands: Sequence[tuple[int, ...]], chance: random.Random) -> list[tuple[int, ...]]:
    """The same hands, but that each has another card in the place of one."""
    found = []
    for hand in hands:
        counts = list(hand)
        counts[chance.choice([card for card in range(52) if counts[card]])] -= 1
        counts[chance.choice([card for card in range(52) if counts[card] < 2])] += 1
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

    def row(what: str, run: Callable[[], int]) -> None:
        rows.append({"what": what, "hands_per_second": pace(run, runs, seconds)})

    for number in range(1, 8):
        finder = setting.finder(number)
        row(f"distance, round {number}", lambda finder=finder: len(finder.distances(together)))  # type: ignore[misc]
        row(
            f"distance after each discard, round {number}",
            lambda finder=finder: _each(finder.after_each_discard, counts),  # type: ignore[misc]
        )
    whole = whole_hands(finder, len(some), chance)

    def melds(hand: tuple[int, ...]) -> Any:
        return next(finder.lay_downs(hand, setting.points), None)

    row("round 7, whole hand as melds", lambda: _each(melds, whole))
    near = spoiled(whole, chance)
    row("round 7, the same with one card exchanged", lambda: _each(melds, near))
    row("round 7, any hand", lambda: _each(melds, counts))
    row("round 7, draws until the whole hand is melds, any hand", lambda: _each(finder.to_draw, counts))
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
    """Decisions a second and bytes a state as players, cards in hand and decks become more, one at a time."""
    contack, kontrakt = registry.variant(registry.get("contack"), "house/1"), _kontrakt_rules()
    tables: list[tuple[str, Any, int]] = [("Contack", contack, seats) for seats in (2, 3, 4, 5, 6, 7)]
    tables += [("Kontrakt", kontrakt, seats) for seats in (3, 4, 5)]
    # More decks, so that every number of players has cards to draw.
    tables += [("Kontrakt", replace(kontrakt, decks=(3,), max_players=8), seats) for seats in (6, 8)]
    tables += [("Kontrakt", replace(kontrakt, deal=(cards,)), 4) for cards in (7, 13, 16)]
    tables += [("Kontrakt", replace(kontrakt, decks=(decks,)), 4) for decks in (3, 4)]
    rows: list[Row] = []
    for name, rules, seats in tables:
        walk = contack_walker(rules, seats) if name == "Contack" else kontrakt_walker(rules, seats)
        rows.append(
            {
                "game": name,
                "seats": seats,
                "decks": rules.decks_for(seats) if name == "Kontrakt" else None,
                "dealt": rules.deal_in(1) if name == "Kontrakt" else 5,
                "decisions_per_second": walk_pace(walk, runs, seconds, 7 if kernel.COMPILED else 1),
                "bytes": sys.getsizeof(walk.match),
            }
        )
    return rows


def _kontrakt_rules() -> Any:
    return registry.variant(registry.get("kontrakt"), "kontrakt/1")


def memory_rows(actions: int) -> list[Row]:
    """How much the process grew while each game was played so many actions, after a first tenth of them.

    By public calls a tenth is played, after a fifth: by then what they remember has its full size.
    """
    tenth = actions // 10
    rows = [_watched(f"{name}, kernel", _in_kernel(walk), tenth, actions) for name, walk in _walks()]
    for name, played in (("Contack", contack_by_calls()), ("Kontrakt", kontrakt_by_calls())):
        rows.append(_watched(f"{name}, public calls", _next_of(played), 2 * tenth, tenth))
    return rows


def _walks() -> list[tuple[str, Any]]:
    return [("Contack", contack_walker()), ("Kontrakt", kontrakt_walker())]


def _next_of(played: Iterator[tuple[int, int]]) -> Callable[[], int]:
    return lambda: next(played)[1]


def _in_kernel(walk: Any) -> Callable[[], int]:
    def some() -> int:
        before = walk.actions
        walk.run(7)
        return int(walk.actions - before)

    return some


def _watched(what: str, play: Callable[[], int], before_that: int, actions: int) -> Row:
    done = first = 0
    while done < before_that:
        done += play()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    while first < actions:
        first += play()
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"what": what, "actions": first, "grown_kib": after - before}
