"""A Kontrakt match played twice at once: by the game and by the naive engine, held together at every step."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from kontu.core.events import RoundEnded, Scored
from kontu.core.refusals import NotationError
from kontu.core.seats import DEALER, Seat
from kontu.games.kontrakt.actions import Deal, Shuffle, Slip
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.events import HandsShown
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import KontraktRules
from tests.naive import kontrakt as naive
from tests.naive.kontrakt_melds import (
    JOKER,
    Laid,
    Rules,
    every_group,
    every_run,
    split_slots,
    used_by,
    write_lay,
)

QUIET = {"deal", "cut", "slip", "shuffle", "over"}
"""Phases in which the engines need not have moved the same cards yet."""


def plain_rules(rules: KontraktRules) -> Rules:
    """The options as the naive engine takes them: names and plain values, contracts as text."""
    values = msgspec.to_builtins(rules)
    assert isinstance(values, dict)
    return {**values, "contracts": [str(contract) for contract in rules.contracts]}


class Beside:
    """One match in both engines. Every method that moves it compares everything there is to compare."""

    def __init__(self, rules: KontraktRules, seats: int) -> None:
        self.state: Any = GAME.start(rules, seats)
        self.naive = naive.Match(plain_rules(rules), seats)
        self.points = [0] * seats

    # --- chance -------------------------------------------------------------------------------------

    def deal(self, order: Sequence[str], dealer: int) -> None:
        """The next round, dealt by ``dealer``."""
        self.points = [0] * self.naive.seats
        self.step(Deal(tuple(map(Card, order)), Seat(dealer)))
        self.naive.deal(order, dealer)
        self.compare()

    def chance(self, rng: random.Random, near: float = 0.0) -> None:
        """What chance is to do: a deal, a slip or a shuffle. ``near`` of the hands are near the contract."""
        match self.naive.phase:
            case "deal":
                dealer = self.naive.dealer
                seats = self.naive.seats
                by = rng.randrange(seats) if dealer is None else (dealer + 1) % seats
                self.deal(order_near(self.naive, rng, near, by), by)
                return
            case "slip":
                slip = rng.randint(-3, 3)
                self.step(Slip(slip))
                self.naive.slip(slip)
            case _:
                cards = self.naive.to_shuffle()
                rng.shuffle(cards)
                assert sorted(GAME.deck(self.state)) == sorted(cards)
                self.step(Shuffle(tuple(map(Card, cards))))
                self.naive.shuffle(cards)
        self.compare()

    # --- players ------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The legal actions without lay-downs, on which both must agree, sorted; cuts are a few of them."""
        turn = self.naive.turn
        assert turn is not None
        ours = sorted(GAME.observe(self.state, Seat(turn)).options)
        if self.naive.phase == "cut":
            exact = self.naive.seats * self.naive.each + 1
            return [f"cut {depth}" for depth in (1, exact - 1, exact, exact + 2)]
        assert ours == sorted(self.naive.legal())
        return ours

    def allowed(self, text: str) -> bool:
        """Whether a text is read and passed by the game."""
        try:
            action = GAME.read_action(self.state, text)
        except NotationError:
            return False
        return GAME.check(self.state, action) is None

    def judge(self, text: str) -> bool:
        """Whether a lay-down is legal, on which both must agree."""
        ours = self.allowed(text)
        held = self.naive.hands[self.naive.turn or 0]
        assert ours == self.naive.may_lay(text), (text, held, self.naive.contract)
        return ours

    def act(self, text: str) -> None:
        """Both do what ``text`` says, and the same must come of it."""
        self.step(GAME.read_action(self.state, text))
        self.naive.act(text)
        self.compare()

    # --- comparing ----------------------------------------------------------------------------------

    def step(self, action: Any) -> None:
        step = GAME.apply(self.state, action)
        self.state = step.state
        self.ended: RoundEnded | None = None
        for event in step.events:
            match event:
                case Scored(seat, points):
                    self.points[seat] += points
                case RoundEnded():
                    self.ended = event
                case HandsShown():
                    self.shown = event

    def compare(self) -> None:
        """Who is to act, what is waited for, and how a round or the match ended if one did."""
        theirs, turn = self.naive, GAME.to_act(self.state)
        outcome = GAME.outcome(self.state)
        if theirs.phase == "over":
            assert turn is None
            assert outcome is not None
            assert outcome.scores == tuple(theirs.totals)
            assert outcome.ranks == theirs.ranks()
        else:
            assert outcome is None
            assert turn == (DEALER if theirs.turn is None else theirs.turn)
        assert self.state.phase.value == theirs.phase
        assert (self.ended is not None) == (theirs.phase in {"deal", "over"})
        if self.ended is not None:
            result = theirs.results[-1]
            assert self.ended.termination.value == result.ended
            assert self.ended.scores == result.scores == tuple(self.points)
            assert self.ended.totals == tuple(theirs.totals)
            assert tuple(tuple(sorted(hand)) for hand in self.shown.hands) == result.hands

    def look(self) -> None:
        """Everything that anybody sees is what the naive engine has."""
        theirs = self.naive
        for viewer in (None, *map(Seat, range(theirs.seats))):
            seen = GAME.observe(self.state, viewer)
            assert (seen.round, seen.dealer) == (theirs.round, theirs.dealer)
            assert seen.totals == tuple(theirs.totals)
            assert [r.scores for r in seen.results] == [r.scores for r in theirs.results]
            assert [r.bonus for r in seen.results] == [r.bonus for r in theirs.results]
            assert [r.winner for r in seen.results] == [r.winner for r in theirs.results]
            if theirs.phase in QUIET:
                continue
            assert (seen.active, seen.top, seen.pile) == (
                theirs.active,
                theirs.pile[-1] if theirs.pile else None,
                len(theirs.pile),
            )
            assert seen.stock == len(theirs.stock)
            assert Counter(seen.hand) == Counter(() if viewer is None else theirs.hands[viewer])
            assert seen.held == tuple(map(len, theirs.hands))
            assert seen.down == tuple(theirs.down)
            assert seen.buys == tuple(theirs.buys)
            assert seen.stall == theirs.stall
            assert seen.taken == (theirs.taken if theirs.phase == "play" else None)
            lying = {meld.name: (meld.kind.value, meld.cards, meld.low, meld.high) for meld in seen.melds}
            assert lying == {m.name: (m.kind, m.cards, m.low, m.high) for m in theirs.melds}


# --- deals and lay-downs that come near the contract -------------------------------------------------


def order_near(match: naive.Match, rng: random.Random, near: float, dealer: int) -> list[str]:
    """A pack in which about ``near`` of the hands have most of the coming contract in them."""
    number = match.round
    match.round += 1
    each, contract = match.each, match.contract
    match.round = number
    left = +match.full_pack()
    hands: list[list[str]] = []
    for _ in range(match.seats):
        hand: list[str] = []
        if rng.random() < near:
            hand = list(used_by(melds_from(left, contract, rng)).elements())[:each]
            for _ in range(rng.choice((0, 0, 1, 2))):
                if hand:
                    hand.pop(rng.randrange(len(hand)))
        left -= Counter(hand)
        hands.append(hand)
    rest = list(left.elements())
    rng.shuffle(rest)
    for hand in hands:
        while len(hand) < each:
            hand.append(rest.pop())
        rng.shuffle(hand)
    around = [hands[(dealer + 1 + step) % match.seats] for step in range(match.seats)]
    return [*(hand[place] for place in range(each) for hand in around), *rest]


def melds_from(left: Counter[str], contract: str, rng: random.Random) -> list[Laid]:
    """A meld for each slot of a contract, by itself, of the cards that are left; a joker now and then."""
    melds: list[Laid] = []
    left = left.copy()
    for kind, size in split_slots(contract):
        few = left.copy()
        few[JOKER] = min(few[JOKER], rng.choice((0, 0, 1, 1, 2)))
        found = list((every_group if kind == "group" else every_run)(few, (size,)))
        if not found:
            break
        melds.append(rng.choice(found))
        left -= used_by(melds[-1:])
    return melds


def spoiled(text: str, rng: random.Random) -> str:
    """A lay-down with something changed, so that it is mostly wrong."""
    words = text.split(" ")[1:]
    place = rng.randrange(len(words))
    cards = _tokens(words[place])
    match rng.randrange(6):
        case 0:
            cards.pop(rng.randrange(len(cards)))
        case 1:
            cards.append(rng.choice(cards))
        case 2:
            cards[rng.randrange(len(cards))] = rng.choice("A23456789TJQK") + rng.choice("shdc")
        case 3:
            cards.append(rng.choice("A23456789TJQK") + cards[0][-1])
        case 4 if len(words) > 1:
            words[place - 1], words[place] = words[place], words[place - 1]
            return " ".join(("lay", *words))
        case _:
            rng.shuffle(cards)
    words[place] = "".join(cards)
    return " ".join(("lay", *words))


def _tokens(word: str) -> list[str]:
    found = []
    while word:
        size = 2
        if word[0] == JOKER:
            size = 3 if len(word) > 2 and word[2] in "shdc" else 1
        found.append(word[:size])
        word = word[size:]
    return found


def some_lays(match: naive.Match, most: int) -> list[str]:
    """Some lay-downs that trying finds, at most so many."""
    found = []
    for melds in match.lays():
        found.append(write_lay(melds))
        if len(found) == most:
            break
    return found
