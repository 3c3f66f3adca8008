"""Windows: several seats are asked at once, and their answers are kept sealed until they are played.

What a window asks is the game's. Here stands what the table adds: who has answered, when it may close,
and in which order the answers are then played.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from kontu.core.refusals import NotationError, Refusal
from kontu.core.registry import AnyGame
from kontu.core.seats import Seat
from kontu.table import refusing


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """An open window: ``number`` is the version it opened with, ``sealed`` what was answered so far.

    Times are milliseconds since 1970 at Greenwich, see ``events.WindowOpened``.
    """

    number: int
    asked: tuple[Seat, ...]
    earliest_ms: int
    deadline_ms: int | None
    sealed: Mapping[Seat, str]

    def is_past(self, now_ms: int) -> bool:
        """True when no answer is waited for any longer."""
        return self.deadline_ms is not None and now_ms >= self.deadline_ms

    def with_answer(self, seat: Seat, action: str) -> "Window":
        """The window after ``seat`` answered ``action``, whatever it answered before."""
        return msgspec.structs.replace(self, sealed={**self.sealed, seat: action})


class NoWindows:
    """What a game that never asks several seats at once answers."""

    def asked(self, _state: object) -> tuple[Seat, ...]:
        """Nobody is asked."""
        return ()

    def quiet(self, _state: object) -> object:
        """Nobody is asked, so nobody is quiet."""
        raise LookupError("no window is open")

    def check_standing(self, _state: object, _seat: Seat, _text: str) -> Refusal | None:
        """There is nothing to answer."""
        return refusing.no_windows()

    def standing(self, _state: object, _seat: Seat, _text: str) -> object | None:
        """There is nothing to answer."""
        return None

    def standing_ends(self, _before: object, _after: object, _seat: Seat, _text: str) -> bool:
        """There is nothing to end."""
        return False


NO_WINDOWS: Final = NoWindows()


class Asking(msgspec.Struct, frozen=True):
    """A window that ``game`` opened in ``state``, with what each seat has said to it."""

    game: AnyGame
    windows: Any
    state: Any
    window: Window
    standing: Mapping[Seat, str]

    def state_for(self, seat: Seat) -> Any:
        """The state in which ``seat`` is asked: as if whoever is asked before had said nothing.

        The game tells nobody what was answered before, so this is the state as far as the seat may know.
        """
        state = self.state
        for earlier in self.window.asked[: self.window.asked.index(seat)]:
            if self.game.to_act(state) != earlier:
                raise ValueError("a window asks its seats one after the other")
            state = self.game.apply(state, self.windows.quiet(state)).state
        return state

    def options(self, seat: Seat) -> tuple[str, ...]:
        """What ``seat``, which is asked, may answer, in notation."""
        state = self.state_for(seat)
        return tuple(self.game.write_action(state, each) for each in self.game.legal_actions(state))

    def check(self, seat: Seat, text: str) -> Refusal | None:
        """Why ``seat`` cannot answer ``text``; None when it can."""
        if seat not in self.window.asked:
            return refusing.not_asked()
        state = self.state_for(seat)
        try:
            action = self.game.read_action(state, text)
        except NotationError as error:
            return error.refusal
        return self.game.check(state, action)

    def answer_of(self, seat: Seat) -> str | None:
        """What ``seat``, which is asked, has answered, or its standing answer says; None for nothing yet."""
        if (sealed := self.window.sealed.get(seat)) is not None:
            return sealed
        if (text := self.standing.get(seat)) is None:
            return None
        said = self.windows.standing(self.state_for(seat), seat, text)
        return None if said is None else self.game.write_action(self.state, said)

    def is_complete(self, bots: frozenset[Seat]) -> bool:
        """True when every seat that is asked has answered; ``bots`` are taken to have."""
        return all(seat in bots or self.answer_of(seat) is not None for seat in self.window.asked)

    def count(self, bots: frozenset[Seat], now_ms: int) -> int:
        """How many have answered, as anybody may know it: nobody before the window could close.

        So whoever had a standing answer cannot be told from whoever was quick.
        """
        if now_ms < self.window.earliest_ms:
            return 0
        return sum(seat in bots or self.answer_of(seat) is not None for seat in self.window.asked)

    def played(self, of_bots: Mapping[Seat, str]) -> tuple[tuple[Seat, str], ...]:
        """What is played when the window closes now: in the game's order, up to the answer that closes it.

        Who has said nothing, also none of the bots' answers ``of_bots``, answers as the quiet do.
        """
        state, played = self.state, []
        for seat in self.window.asked:
            quiet = self.windows.quiet(state)
            said = self.answer_of(seat) or of_bots.get(seat)
            action = quiet if said is None else self.game.read_action(state, said)
            played.append((seat, self.game.write_action(state, action)))
            if action != quiet:
                break
            state = self.game.apply(state, action).state
        return tuple(played)
