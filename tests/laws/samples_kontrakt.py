"""Which Kontrakt the laws are tried on: every preset, every value of every option, mixtures, two to eight."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as made
from enum import Enum
from typing import Any, Final

import msgspec

from kontu.core.seats import Seat, seat_name
from kontu.games.kontrakt.actions import (
    LEAVE,
    LET,
    NO,
    STOCK,
    Action,
    Add,
    Buy,
    Call,
    Cut,
    Deal,
    Drop,
    Lay,
    Meld,
    Shuffle,
    Slip,
    Swap,
    Take,
)
from kontu.games.kontrakt.cards import CARDS, JOKER, Card, pack
from kontu.games.kontrakt.contracts import MeldKind, read_contracts
from kontu.games.kontrakt.observation import LyingMeld, Observation, Phase
from kontu.games.kontrakt.rules import KontraktRules, LastRound
from kontu.games.kontrakt.variants import KONTRAKT, VARIANTS
from tests.laws.samples import Sample

RULE_IDS: Final = frozenset(
    (*(f"K-{number:03}" for number in range(1, 147)), *(f"O-{number:02}" for number in range(1, 93)))
)

LONGEST: Final = 20_000
"""More actions than any sample needs."""

SHORT: Final[dict[str, Any]] = {
    "stall_circles": 1,
    "contracts": read_contracts(("G3", "S3")),
    "deal": (5,),
    "last_round": LastRound.PLAYED_ON,
}
"""What makes a match of an option end soon: two small contracts, few cards, and no patience."""


@dataclass(frozen=True)
class Values:
    """What an option is tried with, and what it needs beside it to be played at all, or to matter."""

    values: tuple[Any, ...]
    beside: dict[str, Any] = made(default_factory=dict)


def _choices(field: str) -> tuple[Any, ...]:
    kind: type[Enum] = type(getattr(KONTRAKT, field))
    return tuple(kind)


def _values() -> dict[str, Values]:
    """Every value of every choice and switch, and of a number or a list some that matter."""
    found = {}
    for field in KontraktRules.__struct_fields__:
        default = getattr(KONTRAKT, field)
        if isinstance(default, bool):
            found[field] = Values((False, True))
        elif not isinstance(default, int | tuple):
            found[field] = Values(_choices(field))
    groups = read_contracts(("G3+G3", "G3"))
    return {
        **found,
        "min_players": Values((2, 3, 4)),
        "max_players": Values((4, 5, 8), {"decks": (2, 2, 2, 3)}),
        "decks": Values(((1,), (2, 3), (4,))),
        "jokers": Values(((0,), (1, 2, 3, 4), (12,))),
        "deal": Values(((3,), (5, 6), (12,))),
        "contracts": Values((read_contracts(("G3",)), groups, read_contracts(("S3+S3", "G2+S3", "S4")))),
        "last_round": Values(_choices("last_round"), {"decks": (1,), "deal": (8,)}),
        "max_jokers": Values((0, 1, 14)),
        "min_naturals": Values((1, 2, 3)),
        "buy_limits": Values(((), (0,), (1, 2))),
        "buy_limit_match": Values((0, 1, 3)),
        "penalty_cards": Values((0, 1, 2, 3)),
        "court_points": Values((0, 10, 100)),
        "ace_points": Values((0, 15, 20)),
        "joker_points": Values((0, 15, 25)),
        "cut_bonus": Values((0, 50)),
        "blind_bonus": Values((0, 25), {"build_same_turn": True}),
        "no_joker_bonus": Values((0, 50)),
        "stall_circles": Values((1, 2)),
        "same_rank_groups": Values((False, True), {"contracts": groups}),
        "same_suit_runs": Values(_choices("same_suit_runs"), {"contracts": read_contracts(("S3+S3", "S3"))}),
    }


VALUES: Final = _values()


def every() -> Iterator[Sample]:
    """Every preset for every number that plays it, and every value of every option once."""
    for name, rules in VARIANTS.items():
        for seats in range(rules.min_players, rules.max_players + 1):
            yield Sample(f"{name} for {seats}", shortened(rules, seats), seats)
    yield Sample("two players", KontraktRules(**{**SHORT, "min_players": 2}), 2)
    for number, (field, values) in enumerate(VALUES.items()):
        for place, value in enumerate(values.values):
            rules = KontraktRules(**{**SHORT, **values.beside, field: value})
            most = min(rules.max_players, 5)
            seats = rules.min_players + (number + place) % (most - rules.min_players + 1)
            yield Sample(f"{field} {place}", rules, seats)


def shortened(rules: KontraktRules, seats: int) -> KontraktRules:
    """A preset with little patience; but for its smallest table it has its first and its last round only."""
    if seats == rules.min_players:
        return msgspec.structs.replace(rules, stall_circles=1)
    last = rules.rounds
    return msgspec.structs.replace(
        rules,
        stall_circles=1,
        contracts=(rules.contracts[0], rules.contracts[-1]),
        deal=(rules.deal_in(1), rules.deal_in(last)),
        buy_limits=rules.buy_limits and (rules.buy_limits[0], rules.buy_limits[-1]),
    )


def mixed(rng: random.Random) -> Sample:
    """A mixture of options; one that does not go together is mixed anew."""
    while True:
        changes = {field: rng.choice(values.values) for field, values in VALUES.items()}
        changes |= {"min_players": 2 if rng.random() < 0.1 else 3, "max_players": 5, "stall_circles": 1}
        # Little is forbidden most of the time, or hardly anything would ever be laid.
        for field in ("max_jokers", "min_naturals", "joker_limit", "adjacent_jokers", "same_suit_runs"):
            if rng.random() < 0.6:
                changes[field] = getattr(KONTRAKT, field)
        if changes["last_round"] is LastRound.WHOLE_HAND:
            # There the stall counts from the first new stock only, so the stock had better be small.
            changes |= {"decks": (1,), "deal": (8,)}
        rules = KontraktRules(**changes)
        seats = rng.randint(rules.min_players, 5)
        if not rules.problems() and not rules.problems(seats):
            return Sample("mixture", rules, seats)


# --- pieces -----------------------------------------------------------------------------------------


def pieces(observation: Observation) -> tuple[Counter[str], int]:
    """The cards in sight, and how many are out of sight (before the first deal all of them)."""
    sight = Counter(_from_hand(card) for meld in observation.melds for card in meld.cards)
    sight.update(observation.hand)
    hidden = sum(observation.held) - len(observation.hand) + observation.stock + observation.pile
    if observation.top is not None:
        sight[observation.top] += 1
        hidden -= 1
    return sight, hidden


def _from_hand(card: str) -> str:
    return JOKER if card[0] == JOKER else card


def all_pieces(rules: KontraktRules, seats: int) -> Counter[str]:
    """Every card played with."""
    return Counter(pack(rules.decks_for(seats), rules.jokers_for(seats)))


def in_order(observation: Observation, deck: tuple[str, ...]) -> bool:
    """Whether chance is given the right pieces to put in order: the pack (and the seats), the pile, slips."""
    every_piece = all_pieces(observation.rules, observation.seats)
    match observation.phase:
        case Phase.DEAL if observation.round == 0:
            seats = Counter(seat_name(Seat(seat)) for seat in range(observation.seats))
            return Counter(deck) == every_piece + seats
        case Phase.DEAL:
            return Counter(deck) == every_piece
        case Phase.SHUFFLE:
            # The top stays, and the card that is being bought is not yet where it will be.
            return Counter(deck) <= every_piece and 0 < observation.pile - len(deck) <= 2
        case _:
            return len(set(deck)) == len(deck) > 0


def hidden(observation: Observation) -> int:
    """How many of the last cards put in order nobody has seen yet: the stock, until the round is over.

    Then its record shows the whole order, so that the promise of it can be checked.
    """
    return 0 if observation.phase in {Phase.DEAL, Phase.OVER} else observation.stock


def deals(action: Action) -> bool:
    """Whether an action deals a round."""
    return isinstance(action, Deal)


def reordered(action: Action, order: tuple[str, ...]) -> Action:
    """The deal or shuffle with its cards in another order."""
    assert isinstance(action, Deal | Shuffle)
    return msgspec.structs.replace(action, order=order)


def turned(action: Action, seats: int, by: int) -> Action:
    """What the action becomes when everybody sits ``by`` seats further on."""
    match action:
        case Deal(order, dealer):
            # The cards go round from the dealer's left, so they go along with him.
            return Deal(order, Seat((dealer + by) % seats))
        case Add(card, meld, end):
            return Add(card, _moved(meld, seats, by), end)
        case Swap(card, meld, joker, to, end, to_end):
            return Swap(card, _moved(meld, seats, by), joker, _moved(to, seats, by), end, to_end)
        case _:
            return action


def _moved(meld: str, seats: int, by: int) -> str:
    owner, number = meld.removeprefix("p").split(".")
    return f"p{(int(owner) - 1 + by) % seats + 1}.{number}"


def lasting_tie(deal: Deal, seats: int) -> bool:
    """No seat's number decides anything."""
    return False


def match_scores(sums: tuple[int, ...], rules: KontraktRules) -> tuple[int, ...]:
    """What the outcome must say when the score events add up to ``sums``."""
    return sums


def viewers(seats: int) -> tuple[Seat | None, ...]:
    """Everybody who may look."""
    return (None, *map(Seat, range(seats)))


# --- what somebody might try ----------------------------------------------------------------------------


def candidates(observation: Observation) -> Iterator[Action]:
    """Actions a seat might try: every card in every way, on every meld there is and on one that is not."""
    yield from (LEAVE, STOCK, NO, LET, Cut(1), Cut(40), Slip(0), Slip(3))
    for card in CARDS:
        yield from (Take(card), Buy(card), Call(card), Drop(card))
    lying = observation.melds
    for meld in lying:
        yield from _additions(meld)
    for meld in lying:
        for to in lying:
            yield from _exchanges(meld, to)
    yield Add("9s", "p8.4")
    yield from _lay_downs(observation)
    order = tuple(pack(observation.rules.decks_for(observation.seats), 0))
    yield Deal(order, Seat(0))
    yield Shuffle(order)


def _additions(meld: LyingMeld) -> Iterator[Add]:
    if meld.kind is MeldKind.GROUP:
        yield from (Add(card, meld.name) for card in CARDS)
        return
    # Where an ace may go to either end it is written with its end, and only there.
    both = (meld.low, meld.high) == (2, 13)
    for card in CARDS[:52]:
        ends = ("+", "-") if both and card[0] == "A" and card[1] == meld.cards[0][-1] else ("",)
        for end in ends:
            yield Add(card, meld.name, end)
            yield Add(JOKER + card, meld.name, end)


def _exchanges(meld: LyingMeld, to: LyingMeld) -> Iterator[Swap]:
    jokers = [card for card in meld.cards if card[0] == JOKER]
    aces = [card for card in jokers if card[1:2] == "A"]
    for joker in {*jokers, "*7c"}:
        if len(joker) < 2:
            continue
        card = Card(joker[1:])
        for end in ("+", "-") if len(aces) == 2 and card[0] == "A" else ("",):
            for add in _additions(to):
                if add.card[0] == JOKER:
                    yield Swap(card, meld.name, add.card, to.name, end, add.end)


def _lay_downs(observation: Observation) -> Iterator[Lay]:
    """Melds of the right kinds and sizes, which hardly anybody holds, and some of wrong ones."""
    contract = observation.contract
    if contract is None:
        return
    for start in range(0, 13, 3):
        melds: list[Meld] = []
        for slot in contract.slots:
            suit = "shdc"[(start + len(melds)) % 4]
            if slot.kind is MeldKind.GROUP:
                cards: tuple[str, ...] = tuple(CARDS[13 * n + start] for n in range(min(slot.size, 4)))
            else:
                cards = tuple("A23456789TJQKA"[(start + n) % 14] + suit for n in range(slot.size))
            melds.append(Meld(slot.kind, cards))
        yield Lay(tuple(melds))
        yield Lay(tuple(melds[1:]))
