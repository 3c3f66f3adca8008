"""Tables for tests: everything that chance or a clock decides is in the test's hand."""

import asyncio
from collections.abc import Sequence
from typing import Any

from kontu import bots
from kontu.bots import Bot
from kontu.bots.dealers import SeededDealer
from kontu.core import registry
from kontu.core.refusals import Refusal
from kontu.core.registry import AnyGame
from kontu.core.seats import Seat
from kontu.store import MemoryStore, Store
from kontu.table.deciding import Answer
from kontu.table.messages import Act, AnyServerMessage, Done, Refused, Update
from kontu.table.settings import TableSettings
from kontu.table.table import Table
from kontu.table.tables import Guest, Tables
from kontu.table.viewers import Viewer
from tests.table.lanterns import LANTERNS
from tests.table.markets import MARKETS


class Clock:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds

    def wall_ms(self) -> int:
        """The same clock as a wall has it."""
        return round(self.seconds * 1000)


def find_game(name: str) -> AnyGame:
    """Lanterns, with a market or without, or a game that is installed."""
    ours: dict[str, AnyGame] = {game.name: game for game in (LANTERNS, MARKETS)}
    return ours[name] if name in ours else registry.get(name)


def find_bot(game: str, name: str) -> Bot:
    """A bot that does the same every time."""
    return bots.find(game, name, seed=1)


def settings(clock: Clock | None = None, **changes: Any) -> TableSettings:
    """Settings under which nothing is left to chance and nobody waits."""
    clock = clock or Clock()
    return TableSettings(
        **{
            "pace_ms": 0,
            "dealer": SeededDealer(1),
            "new_nonce": lambda: "00" * 16,
            "find_game": find_game,
            "find_bot": find_bot,
            "now": clock,
            "wall_ms": clock.wall_ms,
            "today": lambda: "2026-01-31",
            **changes,
        }
    )


PEOPLE = (Guest(kind="person", name="Ane"), Guest(kind="person", name="Bjørn"))
BOTS = (Guest(kind="bot", bot="random"), Guest(kind="bot", bot="random"))


class Evening:
    """Some tables and who looks at them, in one store; ``secrets`` are those of the table opened last."""

    def __init__(self, store: Store | None = None, clock: Clock | None = None, **changes: Any) -> None:
        self.clock = clock or Clock()
        self.store = store or MemoryStore()
        self.tables = Tables(self.store, settings(self.clock, **changes))
        self.secrets: dict[Seat, str] = {}

    async def open(
        self, guests: Sequence[Guest] = PEOPLE, game: str = "lanterns", variant: str = "plain/1"
    ) -> tuple[Table, dict[Seat, str]]:
        table, self.secrets = await self.tables.open(game, variant, {}, guests)
        return table, self.secrets

    async def restart(self, **changes: Any) -> None:
        """As if the process had ended and another begun on the same store."""
        await self.tables.close()
        self.tables = Tables(self.store, settings(self.clock, **changes))

    async def close(self) -> None:
        await self.tables.close()


async def join(table: Table, secret: str | None, seen: int | None = None) -> Viewer:
    """A viewer who was let in."""
    viewer = await table.join(secret, seen)
    assert isinstance(viewer, Viewer), viewer
    return viewer


async def rested(evening: Evening, table: Table) -> None:
    """Returns when nobody but a person can go on."""
    driver = evening.tables._live[table.name].driver
    async with asyncio.timeout(30):
        while table.wake.is_set() or not driver.resting:  # noqa: ASYNC110 (it rests within some steps)
            await asyncio.sleep(0)


def sent(table: Table, viewer: Viewer) -> list[AnyServerMessage]:
    """What would be sent to the viewer now."""
    messages = viewer.take_answers()
    return [*messages, table.update(viewer)] if viewer.update_due else messages


def shown(table: Table, viewer: Viewer) -> Update:
    """The update that would be sent to the viewer now."""
    return table.update(viewer)


async def do(table: Table, seat: int, action: str, cmd_id: str = "", at: int | None = None) -> Done:
    """An action that is done."""
    version = table.match.version if at is None else at
    name = cmd_id or f"c{version}"
    answer = await table.act(Seat(seat), Act(at=version, cmd_id=name, action=action))
    assert isinstance(answer, Done), answer
    return answer


async def try_to(
    table: Table, seat: int | None, action: str, cmd_id: str = "c", at: int | None = None
) -> Answer:
    """Whatever the table answers to an action."""
    version = table.match.version if at is None else at
    who = None if seat is None else Seat(seat)
    return await table.act(who, Act(at=version, cmd_id=cmd_id, action=action))


def refusal_of(answer: object) -> Refusal:
    """The refusal that the answer is or carries."""
    if isinstance(answer, Refused):
        return answer.refusal
    assert isinstance(answer, Refusal), answer
    return answer


async def play_round(evening: Evening, table: Table) -> None:
    """The seats show their cards in turn until the round is over and nobody else can go on."""
    await rested(evening, table)
    rounds = table.match.rounds_ended
    while table.match.rounds_ended == rounds:
        seat = table.match.to_act
        assert seat is not None
        await do(table, seat, f"show {table.match.state.hands[seat][0]}")
    await rested(evening, table)


def phase(table: Table) -> str:
    """The phase the table is in now."""
    return table.match.phase
