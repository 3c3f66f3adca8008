"""A live match: one lock, one truth in the store, and everybody told after it is stored."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from kontu.core.refusals import Refusal
from kontu.core.seats import Seat
from kontu.store import CommandTaken, NewEvent, SequenceTaken, Store
from kontu.table import deciding, refusing
from kontu.table.attendance import Attendance
from kontu.table.claims import MOST_CLAIMS, Claims
from kontu.table.deciding import Answer, Decision
from kontu.table.events import (
    AnyTableEvent,
    Continued,
    Opened,
    Sealed,
    WindowOpened,
    command_of,
    read_event,
    write_event,
)
from kontu.table.hinting import Hints
from kontu.table.keys import key_of, new_secret, seat_of
from kontu.table.match import LiveMatch
from kontu.table.memory import RecentAnswers
from kontu.table.messages import (
    Act,
    AnswerWindow,
    Ask,
    AskHint,
    Granted,
    Hint,
    Refused,
    SeatView,
    Stale,
    Update,
    Verdict,
)
from kontu.table.settings import TableSettings
from kontu.table.viewers import Viewer
from kontu.table.views import Presence, seat_views, update_for

OpenNext = Callable[[LiveMatch], Awaitable[str]]
"""Opens the table of a rematch and gives its name."""


class TableUnknown(LookupError):
    """The store has no table of this name."""


class Table:
    """One table. Every wish is decided under its lock, stored, taken into the match, and then told.

    Made by ``load``. ``wake`` is set whenever somebody who plays by himself should look again.
    """

    def __init__(
        self, name: str, match: LiveMatch, store: Store, settings: TableSettings, open_next: OpenNext
    ) -> None:
        self.name = name
        self.match = match
        self.settings = settings
        self.wake = asyncio.Event()
        self._store = store
        self._open_next = open_next
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._answers = RecentAnswers()
        self._claims = Claims()
        self._attendance = Attendance(settings.now, settings.patience_s)
        self._hints = Hints(match, settings)

    @classmethod
    async def load(cls, name: str, store: Store, settings: TableSettings, open_next: OpenNext) -> "Table":
        """The table as its stored events tell; raises TableUnknown."""
        stored = await store.load(name)
        if not stored:
            raise TableUnknown(name)
        opened = read_event(stored[0].body)
        if not isinstance(opened, Opened):
            raise TypeError("a table begins with its opening")
        match = LiveMatch(opened, settings.find_game)
        for one in stored[1:]:
            match.take(read_event(one.body))
        return cls(name, match, store, settings, open_next)

    # --- what people wish ------------------------------------------------------------------------

    async def act(self, seat: Seat | None, wish: Act) -> Answer:
        """The action is done, refused or stale; a repeat of its ``cmd_id`` gets the first answer."""
        if seat is None:
            return Refused(cmd_id=wish.cmd_id, refusal=refusing.no_seat())

        def decide() -> Decision:
            if (first := self._answers.get(seat, wish.cmd_id)) is not None:
                return Decision(answer=first)
            return deciding.act(self.match, seat, wish, self.settings.wall_ms())

        return await self._answered(seat, wish.cmd_id, decide)

    async def answer(self, seat: Seat | None, wish: AnswerWindow) -> Answer:
        """The answer to a window is sealed or refused; a repeat of its ``cmd_id`` gets the first answer."""
        if seat is None:
            return Refused(cmd_id=wish.cmd_id, refusal=refusing.no_seat())

        def decide() -> Decision:
            if (first := self._answers.get(seat, wish.cmd_id)) is not None:
                return Decision(answer=first)
            return deciding.answer(self.match, seat, wish, self.settings.wall_ms())

        return await self._answered(seat, wish.cmd_id, decide)

    async def _answered(self, seat: Seat, cmd_id: str, decide: Callable[[], Decision]) -> Answer:
        answer = await self._do(decide)
        if not isinstance(answer, Answer):
            raise TypeError("an action is answered as such")
        return self._answers.keep(seat, cmd_id, answer)

    async def stand(self, seat: Seat | None, text: str) -> Refusal | None:
        """The seat's standing answer is ``text`` from now on; an empty one withdraws it."""
        if seat is None:
            return refusing.no_seat()
        return await self._wish(lambda: deciding.stand(self.match, seat, text))

    async def end(self, seat: Seat | None, *, wish: bool) -> Refusal | None:
        """The seat's person wants the match to end, or not; it ends when nobody who matters is against it.

        Whoever is away matters until he was waited for long enough, and no longer than that.
        """
        if seat is None:
            return refusing.no_seat()
        waits = self._attendance.waits(self.match)
        waited = (seat for seat, wait in waits.items() if wait > 0)
        needed = self.match.people & (self._attendance.present | frozenset(waited))
        return await self._wish(lambda: deciding.end(self.match, seat, wish=wish, waited_for=needed))

    def ask(self, seat: Seat | None, wish: Ask) -> Verdict:
        """Whether the action would be legal for the seat now. Nothing is done."""
        refusal = refusing.no_seat() if seat is None else deciding.check(self.match, seat, wish.action)
        return Verdict(ask_id=wish.ask_id, refusal=refusal)

    def hint(self, viewer: Viewer, wish: AskHint) -> Refused | Stale | Hint | None:
        """What the viewer's choices come to; None when he gets the answer as soon as it is there."""
        return self._hints.ask(viewer, wish)

    def thinks_for(self, viewer: Viewer) -> bool:
        """True while the viewer waits for a hint."""
        return self._hints.thinks_for(viewer)

    def drop_hint(self, viewer: Viewer) -> None:
        """The viewer waits for no hint any more."""
        self._hints.drop(viewer)

    async def sit(self, seat: Seat, name: str) -> str | Refusal:
        """The seat is taken by a person; the answer is its secret, told once."""
        secret = new_secret()
        refusal = await self._wish(lambda: deciding.sit(self.match, seat, name.strip(), key_of(secret)))
        if refusal is None:
            self._attendance.expect(seat)
        return refusal or secret

    async def ready(self, seat: Seat | None, number: int) -> Refusal | None:
        """The seat's person has seen the end of round ``number``."""
        if seat is None:
            return refusing.no_seat()
        return await self._wish(lambda: deciding.ready(self.match, seat, number))

    async def stand_in(self, asker: Seat | None, seat: Seat) -> Refusal | None:
        """A bot sits in for the absent person of ``seat``, until he is back."""
        if asker is None:
            return refusing.no_seat()
        # Names come with the strongest bot first: nobody should lose by losing the line.
        bot = self.settings.bot_names(self.match.game.name)[0]
        waits = self._attendance.waits(self.match)
        return await self._wish(lambda: deciding.stand_in(self.match, asker, seat, bot, waits.get(seat)))

    async def rematch(self, asker: Seat | None) -> Refusal | None:
        """The same people and bots have a new table; everybody is told its name. Asked twice, it is one."""
        if asker is None:
            return refusing.no_seat()
        async with self._lock:
            await self._settle()
            if self.match.phase != "over":
                return refusing.table_not_over()
            while self.match.next_table is None:
                table = await self._open_next(self.match)
                # Should another process continue at the same moment, its table is the one.
                with suppress(SequenceTaken):
                    await self._commit([Continued(table=table, asker=asker)])
                await self._settle()
        return None

    def claim(self, viewer: Viewer, seat: Seat, name: str) -> Refusal | None:
        """The viewer waits for the others to let him have the seat whose key he lost."""
        if viewer.seat is not None:
            return refusing.has_a_seat(viewer.seat)
        if refusal := refusing.check_name(name):
            return refusal
        if not 0 <= seat < len(self.match.places):
            return refusing.seat_unknown(len(self.match.places))
        if seat not in self.match.people - self._attendance.present:
            return refusing.nothing_to_claim(seat)
        if not self._claims.add(viewer, seat, name.strip()):
            return refusing.too_many_claims(MOST_CLAIMS)
        self._tell()
        return None

    async def approve(self, approver: Seat | None, claim: str) -> Refusal | None:
        """Whoever made the claim has the seat, by a new key that only he is told."""
        if approver is None:
            return refusing.no_seat()
        if (waiting := self._claims.get(claim)) is None:
            return refusing.claim_unknown()
        seat = waiting.claim.seat
        if seat in self._attendance.present:
            return refusing.nothing_to_claim(seat)
        secret = new_secret()
        refusal = await self._wish(
            lambda: deciding.hand_over(self.match, seat, waiting.claim.name, key_of(secret))
        )
        if refusal is None:
            self._claims.drop(waiting.viewer)
            self._attendance.expect(seat)
            waiting.viewer.answer(Granted(seat=seat, secret=secret))
            self._tell()
        return refusal

    # --- who is there ----------------------------------------------------------------------------

    async def join(self, secret: str | None, seen: int | None) -> Viewer | Refusal:
        """A new viewer, of the seat that ``secret`` opens or an onlooker; a bot in his seat makes room."""
        seat = None
        if secret is not None:
            seat = seat_of(secret, self.match.places)
            if seat is None:
                return refusing.key_unknown()
            mine = seat
            await self._do(lambda: deciding.come_back(self.match, mine))
        viewer = Viewer(seat, seen)
        self._attendance.come(viewer)
        self._tell()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        """The viewer is gone; when it was the seat's last, its person is away from now on."""
        self._hints.drop(viewer)
        self._attendance.go(viewer)
        self._claims.drop(viewer)
        self._tell()

    @property
    def has_viewers(self) -> bool:
        """True while somebody looks."""
        return self._attendance.has_viewers

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose persons are connected."""
        return self._attendance.present

    def update(self, viewer: Viewer) -> Update:
        """The update that is due to the viewer; he has then seen this version."""
        update = update_for(
            self.name,
            self.match,
            viewer.seat,
            viewer.seen,
            self._presence(),
            self.settings.promise,
            self._claims.views(),
            self.settings.wall_ms(),
            hints=self._hints.given,
        )
        viewer.seen = update.version
        viewer.update_due = False
        return update

    def seats(self) -> tuple[SeatView, ...]:
        """Who sits where, as everybody may know it."""
        return seat_views(self.match, self._presence())

    def _presence(self) -> Presence:
        return Presence(self._attendance.present, self._attendance.waits(self.match))

    # --- what bots and the dealer do -------------------------------------------------------------

    async def play(self, decide: Callable[[], Decision]) -> None:
        """What the driver decided happens, if it still makes sense under the lock."""
        await self._do(decide)

    async def close_window(self, window: int, of_bots: Mapping[Seat, str]) -> bool:
        """The window is closed and its answers played, if it is due; False when it stays open."""
        await self._do(lambda: deciding.close(self.match, window, of_bots, self.settings.wall_ms()))
        return self.match.window is None or self.match.window.number != window

    def tell_window(self) -> None:
        """Everybody is told how many have answered the window by now."""
        self._tell()

    def close(self) -> None:
        """Nothing is thought about at this table any more."""
        self._hints.close()

    async def settle(self) -> None:
        """The match has every event that the store has, also of an action whose asker did not wait."""
        async with self._lock:
            await self._settle()

    # --- commit, then tell -----------------------------------------------------------------------

    async def _wish(self, decide: Callable[[], Decision]) -> Refusal | None:
        answer = await self._do(decide)
        return answer if isinstance(answer, Refusal) else None

    async def _do(self, decide: Callable[[], Decision]) -> Answer | Refusal | None:
        async with self._lock:
            while True:
                await self._settle()
                decision = decide()
                if not decision.events:
                    return decision.answer
                try:
                    await self._commit(decision.events)
                except (SequenceTaken, CommandTaken):
                    # Another process wrote first: read what it wrote, and decide again.
                    continue
                return decision.answer

    async def _commit(self, decided: Sequence[AnyTableEvent]) -> None:
        events = (*decided, *self._opening(decided))
        before = self._count()
        # Until the store has answered we do not know what it kept: an error or a broken-off wait
        # may come after the commit.
        self._doubtful = True
        new = [NewEvent(write_event(event), command_of(event)) for event in events]
        await self._store.append(self.name, self.match.stored, new)
        for event in events:
            self.match.take(event)
        self._doubtful = False
        self._tell(self._concerned(events, before))

    def _opening(self, events: Sequence[AnyTableEvent]) -> Sequence[WindowOpened]:
        """The opening of the window that ``events`` lead to, if they lead to one."""
        asked = self.match.asked_after(events)
        if not asked:
            return ()
        opened, now = self.match.opened, self.settings.wall_ms()
        least = opened.window_least_ms
        if not self.match.people.intersection(asked):
            # Nobody's silence could be told from another's word: bots need no longer than for an action.
            least = min(least, opened.pace_ms)
        deadline = now + max(opened.window_ms, least) if opened.window_ms else None
        return (WindowOpened(asked=asked, earliest_ms=now + least, deadline_ms=deadline),)

    def _count(self) -> int | None:
        """How many have answered the open window, as everybody is told; None when none is open."""
        asking = self.match.asking
        return None if asking is None else asking.count(self.match.bots, self.settings.wall_ms())

    def _concerned(self, events: Sequence[AnyTableEvent], before: int | None) -> Seat | None:
        """The only seat that is to be told of ``events``; None when everybody is.

        A sealed answer concerns the others only when it changes how many have answered, and not even
        then when it was the last: the window closes at once, and that is what they are told.
        """
        (first, *_) = events
        if not isinstance(first, Sealed):
            return None
        asking = self.match.asking
        if self._count() == before or (asking is not None and asking.is_complete(self.match.bots)):
            return first.seat
        return None

    async def _settle(self) -> None:
        """The match has every event that the store has."""
        if not self._doubtful:
            return
        for one in await self._store.load(self.name, self.match.stored):
            self.match.take(read_event(one.body))
        self._doubtful = False
        self._tell()

    def _tell(self, only: Seat | None = None) -> None:
        self._hints.look()
        for viewer in self._attendance.viewers:
            if only is None or viewer.seat == only:
                viewer.tell()
        self.wake.set()


async def open_table(store: Store, name: str, opened: Opened, settings: TableSettings) -> None:
    """The table is stored; raises RulesError when its rules do not suit its seats, and nothing is."""
    LiveMatch(opened, settings.find_game)
    await store.append(name, 0, [NewEvent(write_event(opened))])
