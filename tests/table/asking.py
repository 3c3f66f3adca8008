"""Tables at which several seats are asked at once, and everybody who sits and looks there."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kontu.core.seats import Seat
from kontu.table.messages import AnswerWindow, Done, WindowView
from kontu.table.table import Table
from kontu.table.tables import Guest
from kontu.table.viewers import Viewer
from tests.table.sitting import PEOPLE, Evening, join, rested, sent, shown, try_to

FOUR = (*PEOPLE, Guest(kind="person", name="Cat"), Guest(kind="person", name="Dag"))
WINDOW_MS = 25_000
LEAST_MS = 2_000


class Market:
    """A table of people, each looking on by one connection, and an onlooker; seat 0 is in turn."""

    def __init__(self, evening: Evening, table: Table, secrets: dict[Seat, str]) -> None:
        self.evening = evening
        self.table = table
        self.secrets = secrets
        self.viewers: list[Viewer] = []

    @property
    def window(self) -> int:
        assert self.table.match.window is not None
        return self.table.match.window.number

    @property
    def held(self) -> list[int]:
        """How many cards each seat holds, as everybody sees it."""
        return list(shown(self.table, self.viewers[-1]).observation.held)

    async def sit(self) -> None:
        for seat in range(len(self.table.match.places)):
            self.viewers.append(await join(self.table, self.secrets.get(Seat(seat))))
        self.viewers.append(await join(self.table, None))
        await self.settle()
        for viewer in self.viewers:
            sent(self.table, viewer)

    async def settle(self) -> None:
        await rested(self.evening, self.table)

    async def offer(self, action: str = "offer") -> None:
        seat = self.table.match.to_act
        assert isinstance(await try_to(self.table, seat, action, f"o{self.table.match.version}"), Done)
        await self.settle()

    async def answer(self, seat: int, action: str, window: int | None = None, cmd_id: str = "") -> Any:
        number = self.window if window is None else window
        wish = AnswerWindow(window=number, cmd_id=cmd_id or f"{number}-{seat}-{action}", action=action)
        answer = await self.table.answer(Seat(seat), wish)
        await self.settle()
        return answer

    async def pass_time(self, seconds: float) -> None:
        self.evening.clock.seconds += seconds
        self.table.wake.set()
        await self.settle()

    def sees(self, seat: int) -> WindowView:
        window = shown(self.table, self.viewers[seat]).window
        assert window is not None
        return window

    def frames(self, seat: int) -> list[str]:
        """What the viewer is sent now, as bytes."""
        return [msgspec.json.encode(message).decode() for message in sent(self.table, self.viewers[seat])]


async def open_market(
    guests: Sequence[Guest] = FOUR, window_ms: int = WINDOW_MS, least_ms: int = 0, **changes: Any
) -> Market:
    """A table of the market at which everybody sits and looks."""
    return await open_windowed("markets", "plain/1", guests, window_ms, least_ms, **changes)


async def open_windowed(
    game: str, variant: str, guests: Sequence[Guest], window_ms: int, least_ms: int, **changes: Any
) -> Market:
    """A table of a game with windows at which everybody sits and looks."""
    evening = Evening(new_name=lambda: "market", **changes)
    table, secrets = await evening.tables.open(
        game, variant, {}, guests, 0, window_ms=window_ms, window_least_ms=least_ms
    )
    await rested(evening, table)
    market = Market(evening, table, secrets)
    await market.sit()
    return market
