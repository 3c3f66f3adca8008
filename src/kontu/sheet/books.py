"""The sheets of a store: opened, written on by several phones at once, and read from any place on."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from kontu.core import registry
from kontu.core.refusals import Refusal
from kontu.core.registry import AnyGame
from kontu.core.tallying import Form
from kontu.sheet.accepting import refusal_of
from kontu.sheet.folding import rules_named
from kontu.sheet.forms import form_in_force
from kontu.sheet.operations import AnyOperation, Open, Settings
from kontu.store import CommandTaken, NewEvent, SequenceTaken, Store

MOST_OPERATIONS: Final = 5_000
"""A sheet with more is no evening's any more; each costs everybody who opens it."""

TRIES: Final = 20
"""How often a writer who came second looks again at what the first wrote."""

MOST_FORMS: Final = 500
"""So many forms are remembered, each a few thousand bytes."""

_DECODER: Final = msgspec.json.Decoder(AnyOperation)


class SheetUnknown(KeyError):
    """There is no sheet of this name."""


class NotWritten(Exception):
    """Nothing was written; ``refusal`` says why, ``place`` which of the operations it is about."""

    def __init__(self, refusal: Refusal, place: int) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.place = place


class SheetPage(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet from operation ``since`` on, by the ``form`` now in force; ``next`` is what to ask for next."""

    sheet: str
    form: Form
    since: int
    next: int
    operations: tuple[AnyOperation, ...]


class Sheets:
    """Every sheet of ``store``, whose order is the order of what is written."""

    def __init__(self, store: Store, games: Iterable[AnyGame] | None = None) -> None:
        self._store = store
        self._games = tuple(registry.all_games() if games is None else games)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._forms: dict[bytes, Form] = {}

    async def read(self, name: str, since: int = 0) -> SheetPage:
        """The sheet called ``name`` from operation ``since`` on; raises SheetUnknown."""
        return self._page(name, await self._load(name), since)

    async def write(self, name: str, operations: Sequence[AnyOperation], since: int = 0) -> SheetPage:
        """The operations are kept, and the sheet from ``since`` on is the answer.

        Those that are there already are not kept twice, so whoever got no answer says the same again.
        A sheet is opened by being written on with an ``open`` first.

        Raises:
            NotWritten: one of them cannot stand on this sheet; none was kept.
            SheetUnknown: there is no such sheet, and the first operation opens none.
            UnknownName: an ``open`` or ``settings`` names no game or variant.
            RulesError: the rules it names do not go together, or not with so many players.
        """
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock:
            for _try in range(TRIES):
                kept = await self._load(name, may_be_new=True)
                known = {operation.id for operation in kept}
                fresh = list({each.id: each for each in operations if each.id not in known}.values())
                if fresh:
                    self._accept(kept, fresh)
                    try:
                        await self._store.append(name, len(kept), [_event(each) for each in fresh])
                    except (SequenceTaken, CommandTaken):
                        # Another process wrote meanwhile: what it wrote may be this very operation.
                        continue
                elif not kept:
                    raise SheetUnknown(name)
                return self._page(name, [*kept, *fresh], since)
        raise NotWritten(Refusal("sheet-busy", "R-09"), 0)

    def _accept(self, kept: Sequence[AnyOperation], fresh: Sequence[AnyOperation]) -> None:
        if not kept and not isinstance(fresh[0], Open):
            raise SheetUnknown("the sheet was never opened")
        if len(kept) + len(fresh) > MOST_OPERATIONS:
            raise NotWritten(Refusal("sheet-full", "R-09", {"most": MOST_OPERATIONS}), 0)
        form = self._form(kept or fresh[:1])
        for place, operation in enumerate(fresh):
            if isinstance(operation, Open) and (kept or place):
                raise NotWritten(Refusal("sheet-opened-twice", "R-09"), place)
            if isinstance(operation, Settings):
                form = self._form([*kept, *fresh[: place + 1]])
            if (refusal := refusal_of(form, operation)) is not None:
                raise NotWritten(refusal, place)

    def _page(self, name: str, operations: Sequence[AnyOperation], since: int) -> SheetPage:
        return SheetPage(
            sheet=name,
            form=self._form(operations),
            since=since,
            next=len(operations),
            operations=tuple(operations[since:]),
        )

    def _form(self, operations: Sequence[AnyOperation]) -> Form:
        """As ``form_in_force``, remembered: every phone asks for its sheet every few seconds."""
        opened, settings = rules_named(operations)
        rules = settings or opened
        key = msgspec.json.encode((opened.game, rules.variant, rules.changes, len(opened.names)))
        if key not in self._forms:
            if len(self._forms) >= MOST_FORMS:
                self._forms.clear()
            self._forms[key] = form_in_force(self._games, operations)
        return self._forms[key]

    async def _load(self, name: str, *, may_be_new: bool = False) -> list[AnyOperation]:
        stored = await self._store.load(name)
        if not stored and not may_be_new:
            raise SheetUnknown(name)
        return [_DECODER.decode(event.body) for event in stored]


def _event(operation: AnyOperation) -> NewEvent:
    return NewEvent(msgspec.json.encode(operation).decode(), operation.id)


__all__ = ["NotWritten", "SheetPage", "SheetUnknown", "Sheets"]
