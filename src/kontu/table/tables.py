"""All tables of one process: opened, found again in the store, continued, and put away when quiet."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from kontu.core.refusals import RulesError
from kontu.core.registry import variant
from kontu.core.seats import Seat
from kontu.store import Store
from kontu.study.alone_dealing import refuse_day
from kontu.table.driving import Driver
from kontu.table.events import Opened, Place
from kontu.table.keys import key_of, new_secret
from kontu.table.match import LiveMatch
from kontu.table.messages import SeatKind
from kontu.table.settings import TableSettings
from kontu.table.table import Table, TableUnknown, open_table

MOST_IN_MEMORY: Final = 500
"""With more tables than this in memory, quiet ones are put away; they come back when asked for."""

QUIET_S: Final = 60.0
"""A table that somebody asked for so recently is not quiet: he may be about to look."""


class Guest(msgspec.Struct, frozen=True):
    """Who is to have a seat of a new table: a person (who gets a secret), a bot, or whoever comes."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None


class _InMemory:
    """A table, its driver, and when it was last asked for."""

    def __init__(self, table: Table, asked: float) -> None:
        self.table = table
        self.driver = Driver(table)
        self.asked = asked


class Tables:
    """The tables of a store, live in this process."""

    def __init__(self, store: Store, settings: TableSettings | None = None) -> None:
        self.settings = settings or TableSettings()
        self._store = store
        self._live: dict[str, _InMemory] = {}
        self._loading = asyncio.Lock()

    async def open(
        self,
        game: str,
        variant_name: str,
        changes: dict[str, bool | int | str | list[str | int]],
        guests: Sequence[Guest],
        pace_ms: int | None = None,
        window_ms: int | None = None,
        window_least_ms: int | None = None,
        daily: str | None = None,
        hints: bool | None = None,
    ) -> tuple[Table, dict[Seat, str]]:
        """A new table, live, and the secrets of its persons' seats, told once. The rest is as in ``Opened``.

        Raises:
            UnknownName: there is no such game, variant or bot.
            RulesError: the changes are none, the rules do not go together or not with so many seats, or
                there is no round of the day ``daily`` for these guests.
        """
        settings = self.settings
        found = settings.find_game(game)
        variant(found, variant_name)
        if daily is not None:
            others = [guest for guest in guests if guest.kind != "bot"][1:]
            if refusal := refuse_day(daily, settings.today(), others_are_bots=not others):
                raise RulesError((refusal,))
        secret_of: dict[Seat, str] = {}
        places = []
        for i, guest in enumerate(guests):
            if guest.bot is not None:
                settings.find_bot(game, guest.bot)
            if guest.kind == "person":
                secret_of[Seat(i)] = new_secret()
            key = key_of(secret_of[Seat(i)]) if guest.kind == "person" else None
            places.append(Place(kind=guest.kind, name=guest.name, bot=guest.bot, key=key))
        opened = Opened(
            game=game,
            variant=variant_name,
            changes=changes,
            places=tuple(places),
            pace_ms=settings.pace_ms if pace_ms is None else pace_ms,
            window_ms=settings.window_ms if window_ms is None else window_ms,
            window_least_ms=settings.window_least_ms if window_least_ms is None else window_least_ms,
            date=settings.today(),
            daily=daily,
            hints=hints,
        )
        return await self.get(await self._open(opened)), secret_of

    async def get(self, name: str) -> Table:
        """The table called ``name``, live; raises TableUnknown."""
        async with self._loading:
            live = self._live.get(name)
            if live is None:
                table = await Table.load(name, self._store, self.settings, self._continue)
                live = self._live[name] = _InMemory(table, self.settings.now())
                live.driver.start()
                await self._put_quiet_away()
            live.asked = self.settings.now()
            return live.table

    async def close(self) -> None:
        """Nobody plays by himself any more; the store is left open."""
        for live in self._live.values():
            await live.driver.stop()
            live.table.close()
        self._live.clear()

    async def _open(self, opened: Opened) -> str:
        name = self.settings.new_name()
        await open_table(self._store, name, opened, self.settings)
        return name

    async def _continue(self, match: LiveMatch) -> str:
        """The table of a rematch: the same rules, people, keys and bots, also those that stand in."""
        return await self._open(
            msgspec.structs.replace(
                match.opened, places=tuple(match.places), date=self.settings.today(), daily=None
            )
        )

    async def _put_quiet_away(self) -> None:
        if len(self._live) <= MOST_IN_MEMORY:
            return
        now = self.settings.now()
        for name, live in list(self._live.items()):
            if live.driver.resting and not live.table.has_viewers and now - live.asked > QUIET_S:
                del self._live[name]
                await live.driver.stop()


__all__ = ["Guest", "TableUnknown", "Tables"]
