"""The buy window as people meet it: whom it asks at once, and what may be answered beforehand.

Standing answers (O-64) are written ``not this round``, ``no until my turn`` or ``only 9 Td h *``: not to be
asked but for these ranks, cards, suits and jokers.
"""

from typing import Final

from kontu.core.refusals import Refusal
from kontu.core.seats import Seat
from kontu.games.kontrakt.actions import NO, No
from kontu.games.kontrakt.cards import CARDS, JOKER, RANKS, SUITS
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.state import State

NOT_THIS_ROUND: Final = "not this round"
NO_UNTIL_MY_TURN: Final = "no until my turn"
ONLY: Final = "only"
_NAMES: Final = frozenset((*CARDS, *RANKS, *SUITS, JOKER))


class BuyWindows:
    """How Kontrakt asks several seats at once who wants to buy."""

    def asked(self, state: State) -> tuple[Seat, ...]:
        """The seats that are still asked in the open window, in order of priority (K-079); else none."""
        if state.phase is not Phase.WINDOW:
            return ()
        seats = state.match.asked()
        return tuple(map(Seat, seats[seats.index(state.match.turn) :]))

    def quiet(self, state: State) -> No:  # noqa: ARG002 (it is the same in every state)
        """Who says nothing does not buy."""
        return NO

    def check_standing(self, state: State, seat: Seat, text: str) -> Refusal | None:  # noqa: ARG002
        """Why ``text`` is no standing answer; None when it is one."""
        if text in {NOT_THIS_ROUND, NO_UNTIL_MY_TURN} or _wanted(text):
            return None
        return Refusal("standing-notation", "O-64", {"text": text[:40]})

    def standing(self, state: State, seat: Seat, text: str) -> No | None:  # noqa: ARG002
        """No to the card that is offered, but for one that the seat wants to be asked for."""
        top = CARDS[state.match.top()]
        return None if _wanted(text).intersection((top, *top)) else NO

    def standing_ends(self, before: State, after: State, seat: Seat, text: str) -> bool:
        """True when the seat's turn begins, for a text that says so; else when the round is over."""
        was, now = before.match, after.match
        if text == NO_UNTIL_MY_TURN:
            return bool(now.active == seat and (was.number, was.active) != (now.number, now.active))
        return len(after.results) > len(before.results)


def _wanted(text: str) -> frozenset[str]:
    """The ranks, cards, suits and jokers that ``only ...`` names; empty when ``text`` is no such answer."""
    word, *names = text.split()
    return frozenset(names) if word == ONLY and _NAMES.issuperset(names) else frozenset()
