"""Small positions, built through the public protocol alone: start, deal, play.

Hands are written as in the rules (``9s9h9d 4h``, spaces as one likes). What a hand lacks is filled up
with cards that nobody named. An *idle* turn takes the top discard and puts it back, so nothing changes
but whose turn it is.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from kontu.core.events import RoundEnded, Scored
from kontu.core.refusals import IllegalAction, Refusal
from kontu.core.seats import DEALER, Seat, read_seat, seat_name
from kontu.games.kontrakt.actions import Deal, Shuffle
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.contracts import read_contract
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.observation import Observation, Phase
from kontu.games.kontrakt.rules import KontraktRules

# The seed's worked example: what p1 holds and lays.
EXAMPLE = "9s9h9d 4h5h6h7h 8cQcKd"
EXAMPLE_LAY = "lay 9s9h9d 4h5h6h7h"


def cards(text: str) -> list[Card]:
    """The cards that ``text`` writes, jokers as ``*``."""
    found, rest = [], text.replace(" ", "")
    while rest:
        size = 1 if rest[0] == "*" else 2
        found.append(Card(rest[:size]))
        rest = rest[size:]
    return found


def pack_of(rules: KontraktRules, seats: int) -> Counter[Card]:
    """Every card played with, counted here anew."""
    pack = Counter({Card(rank + suit): rules.decks_for(seats) for rank in "A23456789TJQK" for suit in "shdc"})
    pack[Card("*")] = rules.jokers_for(seats)
    return pack


def deck_of(state: Any) -> list[str]:
    """The cards that chance is to put in order; the seats, of which the first is to deal, left out."""
    return [piece for piece in GAME.deck(state) if not piece.startswith("p")]


def order_for(
    rules: KontraktRules, hands: Sequence[str], up: str, stock: str, dealer: int, number: int = 1
) -> list[Card]:
    """The order of the pack that deals these hands, turns up ``up`` and begins the stock with ``stock``."""
    each, seats = rules.deal_in(number), len(hands)
    named = [cards(hand) for hand in hands]
    rest = pack_of(rules, seats)
    for card in [card for hand in named for card in hand] + cards(up) + cards(stock):
        assert rest[card] > 0, f"there are not so many {card}"
        rest[card] -= 1
    # Fours of clubs and the like fill up; jokers only lie in the stock unless they are named.
    filling = [card for card in rest.elements() if card != "*"]
    for hand in named:
        assert len(hand) <= each
        while len(hand) < each:
            hand.append(filling.pop())
    left = Counter(rest)
    for card, count in (Counter(card for hand in named for card in hand) - _named(hands)).items():
        left[card] -= count
    around = [named[(dealer + 1 + step) % seats] for step in range(seats)]
    front = [hand[place] for place in range(each) for hand in around]
    return [*front, *cards(up), *cards(stock), *left.elements()]


def _named(hands: Sequence[str]) -> Counter[Card]:
    return Counter(card for hand in hands for card in cards(hand))


def rules_for(hands: Sequence[str], contract: str, *, last: bool, **changes: Any) -> KontraktRules:
    """Rules in which the first round has this contract and deals as many cards as the longest hand has."""
    contracts = (read_contract(contract),) if last else (read_contract(contract), read_contract("G3"))
    each = max(1, *(len(cards(hand)) for hand in hands))
    return KontraktRules(**{"contracts": contracts, "deal": (each,), **changes})


def dealt(
    *hands: str,
    up: str = "3c",
    stock: str = "",
    contract: str = "G3+S4",
    last: bool = False,
    dealer: int | None = None,
    **changes: Any,
) -> Any:
    """The state after a deal: p1 begins unless another dealer is named."""
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    rules = rules_for(hands, contract, last=last, **changes)
    order = order_for(rules, hands, up, stock, dealer)
    return deal(GAME.start(rules, seats), order, dealer)


def deal(state: Any, order: Sequence[Card], dealer: int) -> Any:
    """The state after ``dealer`` has dealt ``order``."""
    return GAME.apply(state, Deal(tuple(order), Seat(dealer))).state


def played(state: Any, *lines: str) -> Any:
    """The step that the last of ``lines`` (``p1 drop 9s``) leads to; each is by the seat named.

    ``d shuffle`` alone is a shuffle that leaves the pile as it lies.
    """
    step = None
    for line in lines:
        who, _, text = line.partition(" ")
        assert GAME.to_act(state) == read_seat(who, 8), (line, turn(state))
        if line == "d shuffle":
            step = GAME.apply(state, Shuffle(tuple(map(Card, deck_of(state)))))
        else:
            step = GAME.apply(state, GAME.read_action(state, text))
        state = step.state
    assert step is not None
    return step


def after(state: Any, *lines: str) -> Any:
    """The state after ``lines``."""
    return played(state, *lines).state if lines else state


def turn(state: Any) -> str:
    """Who is to act, as records write it."""
    seat = GAME.to_act(state)
    return "nobody" if seat is None else seat_name(seat)


def seen(state: Any, who: str = "") -> Observation:
    """What ``who`` sees, or an onlooker."""
    observation = GAME.observe(state, read_seat(who, 8) if who else None)
    assert isinstance(observation, Observation)
    return observation


def options(state: Any) -> set[str]:
    """The notation of every legal action of whoever is to act, but the lay-downs."""
    return set(seen(state, turn(state)).options)


def hand(state: Any, who: str) -> Counter[str]:
    """The cards in somebody's hand."""
    return Counter(map(str, seen(state, who).hand))


def melds(state: Any) -> dict[str, str]:
    """The cards of every meld on the table by its name."""
    return {meld.name: "".join(meld.cards) for meld in seen(state).melds}


def refusal(state: Any, text: str) -> Refusal:
    """Why ``text`` is refused; ``apply`` gives the same reason as ``check`` and nothing changes."""
    action = GAME.read_action(state, text)
    refused = GAME.check(state, action)
    assert isinstance(refused, Refusal), f"{text} is legal"
    who = turn(state)
    before = seen(state, "" if who in {"d", "nobody"} else who)
    assert text not in before.options
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.refusal == refused
    assert seen(state, "" if who in {"d", "nobody"} else who) == before
    return refused


def rule_against(state: Any, text: str) -> str:
    """The id of the rule that forbids ``text``."""
    return refusal(state, text).rule


def allowed(state: Any, text: str) -> bool:
    """Whether ``text`` is legal now."""
    return GAME.check(state, GAME.read_action(state, text)) is None


def idle(state: Any) -> Any:
    """The player in turn takes the top discard and puts it back."""
    who, top = turn(state), seen(state).top
    assert seen(state).phase is Phase.DRAW
    return after(state, f"{who} take {top}", f"{who} drop {top}")


def until(state: Any, who: str) -> Any:
    """Idle turns until it is the turn of ``who``."""
    while turn(state) != who:
        state = idle(state)
    return state


def taking(state: Any, who: str) -> Any:
    """Idle turns until ``who`` has taken the top discard and is to play."""
    state = until(state, who)
    return after(state, f"{who} take {seen(state).top}")


def drawing(state: Any) -> Any:
    """The player in turn leaves the discard, nobody buys it, and he has drawn from the stock."""
    who = turn(state)
    state = after(state, f"{who} leave")
    while turn(state) != who:
        state = after(state, f"{turn(state)} no")
    state = after(state, f"{who} stock")
    return after(state, "d shuffle") if turn(state) == "d" else state


def laid(*hands: str, lay: str = EXAMPLE_LAY, **changes: Any) -> Any:
    """p1 has taken the card turned up and laid down, and is still to discard."""
    return after(taking(dealt(*(hands or (EXAMPLE, "", "")), **changes), "p1"), f"p1 {lay}")


def down(*hands: str, lay: str = EXAMPLE_LAY, **changes: Any) -> Any:
    """p1 laid down on an earlier turn; the others were idle, and p1 has taken the card turned up again."""
    state = laid(*hands, lay=lay, **changes)
    state = after(state, f"p1 drop {changes.get('up', '3c')}")
    return taking(idle(state), "p1")


def going_out(**changes: Any) -> Any:
    """The step with which p1 goes out by a discard; the others hold what ``others`` says."""
    others = changes.pop("others", ("", ""))
    state = down("9s9h9d 4h5h6h7h 9c", *others, **changes)
    return played(state, "p1 add 9c p1.1", f"p1 drop {changes.get('up', '3c')}")


def stalled(state: Any) -> Any:
    """The step that ends a round in which everybody is idle; for few ``stall_circles``."""
    for _ in range(200):
        who, top = turn(state), seen(state).top
        step = played(state, f"{who} take {top}", f"{who} drop {top}")
        if any(isinstance(event, RoundEnded) for event in step.events):
            return step
        state = step.state
    raise AssertionError("the round does not end")


def ended(step: Any) -> RoundEnded | None:
    """The end of the round among the events of ``step``."""
    found = [event for event in step.events if isinstance(event, RoundEnded)]
    return found[0] if found else None


def scored(step: Any) -> list[tuple[int, int, str]]:
    """Seat, points and rule of the score events of ``step``."""
    return [(event.seat, event.points, event.rule) for event in step.events if isinstance(event, Scored)]


def next_deal(state: Any, dealer: int | None = None) -> Any:
    """The next round is dealt by the next dealer, shuffled in a way of its own that is always the same."""
    assert GAME.to_act(state) == DEALER
    observation = seen(state)
    by = dealer if dealer is not None else 0
    if dealer is None and observation.dealer is not None:
        by = (observation.dealer + 1) % observation.seats
    order = list(pack_of(observation.rules, observation.seats).elements())
    random.Random(observation.round).shuffle(order)
    return deal(state, order, by)
