"""What a refusal says: the cards, melds and ends it is about, and what would have been legal."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kontu.core.refusals import Args
from kontu.core.seats import Seat, seat_name
from kontu.games.kontrakt.actions import Buy, Call, Cut, Drop, Swap, Take
from kontu.games.kontrakt.cards import CARDS, JOKER_NUMBER, RANKS, SUITS
from kontu.games.kontrakt.coding import STANDS, SimpleAction, card_of
from kontu.games.kontrakt.state import State, meld_name, meld_number
from kontu.games.kontrakt.verdicts import VERDICTS


def turn_args(state: State, verdict: int, action: SimpleAction | None = None) -> Args:
    """What to say of a verdict that no meld is needed for."""
    m = state.match
    top = CARDS[m.top()] if m.top() >= 0 else ""
    card = action.card if isinstance(action, Take | Buy | Call | Drop) else ""
    match VERDICTS[verdict][0]:
        case "cut-first":
            return {"seat": seat_name(Seat(m.turn)), "most": m.terms.cards - 1}
        case "cut-depth":
            depth = action.depth if isinstance(action, Cut) else 0
            return {"depth": depth, "most": m.terms.cards - 1}
        case "draw-first" | "leave-first" | "active-does-not-buy" | "call-first" | "buy-not-call":
            return {"top": top}
        case "buy-the-card":
            return {"top": top}
        case "buy-or-no":
            return {"top": top, "verb": "call" if state.rules.active_may_stop else "buy"}
        case "take-or-let":
            return {"top": top, "caller": seat_name(Seat(m.caller))}
        case "not-the-top":
            return {"card": card, "top": top}
        case "card-not-held":
            return {"card": card, "held": 0, "needed": 1}
        case "taken-stays" | "no-discard-out":
            return {"card": card}
        case "contract-first" | "swap-contract-first":
            return {"contract": str(state.contract)}
        case _:
            return {}


def lay_rule(state: State, verdict: int, laying: Any) -> str | None:
    """The rule of a verdict on a lay-down, where it depends on the meld."""
    if VERDICTS[verdict][0] not in {"meld-short", "meld-long"}:
        return None
    if state.match.terms.is_group(state.match.number, laying.fault_meld):
        return "K-026"
    return "K-106" if state.match.terms.whole_hand(state.match.number) else "K-030"


def lay_args(state: State, verdict: int, laying: Any) -> Args:
    """What to say of a verdict on a lay-down."""
    m = state.match
    code = VERDICTS[verdict][0]
    card = card_of(laying.fault_card) if laying.fault_card >= 0 else ""
    match code:
        case "card-not-held":
            counts = m.counts_of(m.turn)
            needed = laying.needed(laying.fault_card)
            return {"card": card, "held": counts[laying.fault_card], "needed": needed}
        case "meld-count":
            contract = state.contract
            needed = len(contract.slots) if contract else 0
            return {"contract": str(contract), "needed": needed, "given": laying.melds}
        case "not-whole-hand":
            left = m.counts_of(m.turn)
            cards = [CARDS[card] for card in range(53) for _ in range(left[card] - laying.needed(card))]
            return {"cards": " ".join(cards), "left": len(cards)}
        case "leaves-taken":
            return {"card": CARDS[m.taken]}
        case "last-card-stuck" | "keep-a-card":
            return {}
        case "runs-touch" | "runs-near" | "runs-one-suit" | "groups-one-rank":
            return _pair_args(laying)
        case "mixed-ranks" | "mixed-suits":
            odd = _odd_one(laying.codes(laying.fault_meld), by_suit=code == "mixed-suits")
            return _meld_args(state, laying, card_of(odd))
        case _ if 26 <= verdict <= 39:
            return _meld_args(state, laying, card)
        case _:
            return turn_args(state, verdict)


def _odd_one(codes: Sequence[int], *, by_suit: bool) -> int:
    """The first card that is not of the rank, or suit, most have; among equals the first written counts."""
    named = [code for code in codes if code != JOKER_NUMBER]
    kinds = [code % STANDS // 13 if by_suit else code % STANDS % 13 for code in named]
    # ``most_common`` keeps the order of writing among equals.
    usual = Counter(kinds).most_common(1)[0][0]
    return next(code for code, kind in zip(named, kinds, strict=True) if kind != usual)


def _pair_args(laying: Any) -> Args:
    one, other = laying.span(laying.fault_meld), laying.span(laying.fault_other)
    return {"one": _span(one), "other": _span(other)}


def _span(span: tuple[bool, int, int, int]) -> str:
    """``3h-6h`` for a run, the rank of a group."""
    is_group, suit, low, high = span
    if is_group:
        return RANKS[low - 1]
    ends = [RANKS[(position - 1) % 13] + SUITS[suit] for position in (low, high)]
    return "-".join(ends)


def _meld_args(state: State, laying: Any, card: str) -> Args:
    """About one meld of a lay-down: which, what it holds, what its slot wants, what was wrong."""
    meld = laying.fault_meld
    codes = laying.codes(meld)
    slot = state.contract.slots[meld] if state.contract else None
    size = len(codes)
    jokers = sum(code >= JOKER_NUMBER for code in codes)
    most = most_jokers(state, laying.is_group_at(meld), size)
    return {
        "meld": str(meld + 1),
        "slot": str(slot),
        "cards": "".join(map(card_of, codes)),
        "card": card,
        "size": size,
        "needed": slot.size if slot else 0,
        "jokers": jokers,
        "most": most,
        "naturals": state.rules.min_naturals,
    }


def most_jokers(state: State, is_group: bool, size: int) -> int:
    """How many jokers a meld of this size may have (O-16)."""
    fit = state.match.terms.jokers_fit
    return max(jokers for jokers in range(size + 1) if jokers == 0 or fit(is_group, size, jokers))


def add_args(state: State, verdict: int, card: str, meld: str) -> Args:
    """What to say of a verdict on laying ``card`` off on ``meld``."""
    m = state.match
    match VERDICTS[verdict][0]:
        case "no-such-meld":
            names = [meld_name(each[0]) for each in m.melds()]
            return {"meld": meld[:20], "melds": " ".join(names)}
        case "card-not-held":
            return {"card": "*" if card[:1] == "*" else card, "held": 0, "needed": 1}
        case "leaves-taken":
            return {"card": CARDS[m.taken]}
        case "keep-a-card" | "last-card-stuck":
            return {}
        case code if code in _ABOUT_A_MELD:
            return _on_meld_args(state, card, meld)
        case _:
            return turn_args(state, verdict)


_ABOUT_A_MELD = frozenset(
    (
        "not-the-rank", "not-the-suit", "not-next", "run-has-it", "end-needless", "run-wraps", "ace-end",
        "jokers-many", "jokers-beside", "joker-unnamed", "group-joker-named",
    )
)  # fmt: skip


def _on_meld_args(state: State, card: str, meld: str) -> Args:
    """About one meld on the table: what it holds and which cards it would take."""
    m = state.match
    lying = next(each for each in m.melds() if each[0] == meld_number(meld))
    is_group, low, high = lying[1], lying[3], lying[4]
    size = lying[5] + sum(lying[7]) if is_group else high - low + 1
    return {
        "card": card,
        "meld": meld,
        "fits": RANKS[low - 1] if is_group else " ".join(_ends(m, lying[0])),
        "size": size + 1,
        "jokers": lying[5] + 1,
        "most": most_jokers(state, is_group, size + 1),
    }


def _ends(m: Any, meld: int) -> list[str]:
    """The cards a run would take at its ends."""
    found = [m.end_of(meld, low) for low in (True, False)]
    return list(dict.fromkeys(CARDS[card] for card in found if card >= 0))


def swap_args(state: State, verdict: int, swap: Swap) -> Args:
    """What to say of a verdict on exchanging a joker."""
    m = state.match
    match VERDICTS[verdict][0]:
        case "swap-own" | "swap-group":
            return {"meld": swap.meld}
        case "swap-joker":
            return {"meld": swap.meld, "jokers": " ".join(_jokers(m, swap.meld))}
        case "swap-no-joker":
            return {"card": swap.card, "meld": swap.meld, "jokers": " ".join(_jokers(m, swap.meld))}
        case "card-not-held":
            return {"card": swap.card, "held": 0, "needed": 1}
        case "no-such-meld":
            known = {each[0] for each in m.melds()}
            wrong = swap.meld if meld_number(swap.meld) not in known else swap.to
            return add_args(state, verdict, swap.card, wrong)
        case "ace-end" if meld_number(swap.meld) == meld_number(swap.to) or not swap.joker[1:]:
            return _on_meld_args(state, swap.card, swap.meld)
        case _:
            return add_args(state, verdict, swap.joker, swap.to)


def _jokers(m: Any, meld: str) -> list[str]:
    """The cards that the jokers of a run stand for."""
    lying = next(each for each in m.melds() if each[0] == meld_number(meld))
    suit, low, high, mask = lying[2], lying[3], lying[4], lying[6]
    held = [position for position in range(low, high + 1) if mask >> (position - 1) & 1]
    return [CARDS[suit * 13 + (position - 1) % 13] for position in held]
