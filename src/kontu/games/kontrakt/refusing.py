"""Verdicts of the kernel turned into refusals: which rule, about what, and what would do."""

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from kontu.core.refusals import Args, Refusal
from kontu.core.seats import Seat, seat_name
from kontu.games.kontrakt import faults
from kontu.games.kontrakt.actions import (
    Action,
    Add,
    Buy,
    Call,
    Cut,
    Deal,
    Drop,
    Lay,
    Leave,
    Let,
    No,
    Shuffle,
    Slip,
    Stock,
    Swap,
    Take,
)
from kontu.games.kontrakt.cards import CARDS, Card
from kontu.games.kontrakt.coding import (
    UnknownCard,
    encode_add,
    encode_lay,
    encode_simple,
    encode_swap,
)
from kontu.games.kontrakt.observation import Phase
from kontu.games.kontrakt.state import State
from kontu.games.kontrakt.verdicts import VERDICTS

MOST_SLIP = 3
"""A cutting hand goes wrong by so many cards at most (O-89)."""


def check(state: State, action: Action) -> Refusal | None:
    """Why ``action`` is not legal for the seat to act; None when it is."""
    try:
        match action:
            # What comes up most often first: the kinds are tried one after the other.
            case Drop() | Take() | Leave() | Stock() | No() | Buy() | Call() | Let() | Cut():
                verdict = state.match.verdict(*encode_simple(action))
                return refuse(verdict, faults.turn_args(state, verdict, action)) if verdict else None
            case Lay():
                return _check_lay(state, action)
            case Add():
                return _check_add(state, action)
            case Swap():
                return _check_swap(state, action)
            case Deal():
                return _check_deal(state, action)
            case Shuffle():
                return _check_shuffle(state, action)
            case Slip():
                return _check_slip(state, action)
            case _:
                assert_never(action)
    except UnknownCard as error:
        return error.refusal


def _over(state: State) -> Refusal | None:
    return Refusal("match-over", "K-121") if state.turn is None else None


def _check_deal(state: State, deal: Deal) -> Refusal | None:
    if over := _over(state):
        return over
    if state.phase is not Phase.DEAL:
        return Refusal("round-dealt", "K-019", {"round": state.match.number})
    if card := _difference(state.setting.cards, deal.order):
        return Refusal("deal-not-the-pack", "K-010", {"card": card})
    if not 0 <= deal.dealer < state.seats:
        return Refusal("dealer-unknown", "K-015", {"seats": state.seats})
    if state.match.dealer >= 0 and deal.dealer != (state.match.dealer + 1) % state.seats:
        due = seat_name(Seat((state.match.dealer + 1) % state.seats))
        return Refusal("dealer-not-next", "K-023", {"dealer": seat_name(deal.dealer), "due": due})
    return None


def _check_shuffle(state: State, shuffle: Shuffle) -> Refusal | None:
    if over := _over(state):
        return over
    if state.phase is not Phase.SHUFFLE:
        return Refusal("shuffle-needless", "K-112", {"stock": len(state.match.stock_cards())})
    cards = [CARDS[card] for card in state.match.to_shuffle()]
    if card := _difference(cards, shuffle.order):
        return Refusal("shuffle-not-the-pile", "K-112", {"card": card})
    return None


def _check_slip(state: State, slip: Slip) -> Refusal | None:
    if over := _over(state):
        return over
    if state.phase is not Phase.SLIP:
        return Refusal("no-cut", "O-89")
    if not -MOST_SLIP <= slip.by <= MOST_SLIP:
        return Refusal("slip-too-far", "O-89", {"by": slip.by, "most": MOST_SLIP})
    return None


def _difference(cards: Sequence[Card], order: Sequence[Card]) -> str | None:
    """A card of which ``order`` has more or fewer than ``cards``; None when they are the same cards."""
    wanted, given = Counter(cards), Counter(order)
    wrong = [card for card in wanted.keys() | given.keys() if wanted[card] != given[card]]
    return min(wrong, default=None)


def _check_lay(state: State, lay: Lay) -> Refusal | None:
    laying = encode_lay(state, lay)
    verdict = state.match.verdict_lay(laying)
    if not verdict:
        return None
    return refuse(verdict, faults.lay_args(state, verdict, laying), faults.lay_rule(state, verdict, laying))


def _check_add(state: State, add: Add) -> Refusal | None:
    numbers = encode_add(add)
    verdict = state.match.verdict_add(*numbers)
    return refuse(verdict, faults.add_args(state, verdict, add.card, add.meld)) if verdict else None


def _check_swap(state: State, swap: Swap) -> Refusal | None:
    numbers = encode_swap(swap)
    verdict = state.match.verdict_swap(*numbers)
    return refuse(verdict, faults.swap_args(state, verdict, swap)) if verdict else None


def refuse(verdict: int, args: Args, rule: str | None = None) -> Refusal:
    """The refusal for a verdict other than legal."""
    code, usual = VERDICTS[verdict]
    return Refusal(code, rule or usual, args)
