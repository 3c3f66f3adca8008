"""Twins: matches that differ only in cards a viewer cannot know look the same to him, to the byte.

Unlike the general law, which shuffles the stock, these exchange cards of the other hands as well: of
every card that somebody was dealt and has neither shown nor parted with.
"""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from kontu.core.seats import DEALER, Seat
from kontu.games.kontrakt.actions import Add, Buy, Deal, Drop, Lay, Swap, Take
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.events import Bought, Declined, Drew
from kontu.games.kontrakt.game import GAME
from tests.laws import samples_kontrakt
from tests.laws.samples import Sample
from tests.laws.walking import Moment, wire

SAMPLES = [sample for sample in samples_kontrakt.every() if " for " in sample.name or "may" in sample.name]


def moments_of(sample: Sample, rng: random.Random, most: int) -> list[Moment]:
    """The first actions of a random match, up to ``most`` or to the end of its first round."""
    state, moments = GAME.start(sample.rules, sample.seats), list[Moment]()
    for _ in range(most):
        seat = GAME.to_act(state)
        if seat is None or (seat == DEALER and moments and GAME.observe(state, None).phase.value == "deal"):
            break
        action = chosen(state, seat, rng)
        step = GAME.apply(state, action)
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return moments


def chosen(state: Any, seat: Seat, rng: random.Random) -> Any:
    """An action by chance, but no lay-down."""
    if seat == DEALER:
        order = list(GAME.deck(state))
        rng.shuffle(order)
        return GAME.deal(state, order)
    return GAME.read_action(state, rng.choice(GAME.observe(state, seat).options))


def shown(action: Any) -> list[str]:
    """The cards that an action shows to all."""
    match action:
        case Take(card) | Buy(card) | Drop(card):
            return [card]
        case Lay(melds):
            return [samples_kontrakt._from_hand(card) for meld in melds for card in meld.cards]
        case Add(card) | Swap(card):
            return [samples_kontrakt._from_hand(card)]
    return []


def secret_places(deal: Deal, moments: list[Moment], viewer: int | None, seats: int, each: int) -> list[int]:
    """The places in the pack whose cards ``viewer`` cannot know at the end of ``moments``."""
    parted: list[Counter[str]] = [Counter() for _ in range(seats)]
    for moment in moments:
        if moment.seat >= 0:
            parted[moment.seat].update(shown(moment.action))
    places = []
    for place in range(seats * each):
        seat = (deal.dealer + 1 + place) % seats
        if seat != viewer and not parted[seat][deal.order[place]]:
            places.append(place)
    stock = GAME.observe(moments[-1].step.state, None).stock
    return [*places, *range(len(deal.order) - stock, len(deal.order))]


def replayed(moments: list[Moment], deal: Deal) -> list[Moment]:
    """The same actions after another deal."""
    state, made = moments[0].state, list[Moment]()
    for moment in moments:
        action = deal if isinstance(moment.action, Deal) else moment.action
        step = GAME.apply(state, action)
        made.append(Moment(state, moment.seat, action, step))
        state = step.state
    return made


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample.name for sample in SAMPLES])
def test_twins_of_the_cards_one_cannot_know_look_the_same(sample: Sample) -> None:
    rng = random.Random(sample.name)
    viewer = rng.choice((None, *range(sample.seats)))
    moments = moments_of(sample, rng, rng.randint(2, 60))
    while GAME.observe(moments[-1].step.state, None).phase.value in {"deal", "over"}:
        moments.pop()
    if any(type(moment.action).__name__ == "Shuffle" for moment in moments):
        moments = moments[:20]
    deal = next(moment.action for moment in moments if isinstance(moment.action, Deal))
    places = secret_places(deal, moments, viewer, sample.seats, sample.rules.deal_in(1))
    assert places
    order = list(deal.order)
    cards = [order[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        order[place] = card
    twin = replayed(moments, msgspec.structs.replace(deal, order=tuple(order)))
    who = None if viewer is None else Seat(viewer)
    for ours, theirs in zip(moments, twin, strict=True):
        one, other = ours.step.state, theirs.step.state
        assert wire(GAME.observe(one, who)) == wire(GAME.observe(other, who))
        assert wire(GAME.recall(one, who)) == wire(GAME.recall(other, who))
        events = [[GAME.show(event, who) for event in step.events] for step in (ours.step, theirs.step)]
        assert wire(events[0]) == wire(events[1])
        assert wire(GAME.scribe.deal_seen(one, who)) == wire(GAME.scribe.deal_seen(other, who))
        if GAME.to_act(one) == who and who is not None:
            assert wire(GAME.observe(one, who).options) == wire(GAME.observe(other, who).options)
            for action in rng.sample(list(samples_kontrakt.candidates(GAME.observe(one, None))), 20):
                assert GAME.check(one, action) == GAME.check(other, action)


def test_what_is_drawn_and_what_is_answered_is_shown_to_its_seat_alone() -> None:
    events = (
        Drew(Seat(1), Card("9s"), 40),
        Bought(Seat(1), Card("9s"), (Card("2d"),), (Seat(0),), 1, 40),
        Declined(Seat(1), Card("9s")),
    )
    for event in events:
        assert GAME.show(event, Seat(1)) == event
        for viewer in (None, Seat(0), Seat(2)):
            told = GAME.show(event, viewer)
            assert told is None or (told != event and b"2d" not in wire(told))
    assert GAME.show(events[2], None) is None
