"""A match played twice at once: by the game and by the naive engine, held together at every step."""

import random

import msgspec

from kontu.core import registry
from kontu.core.events import RoundEnded, Scored
from kontu.core.seats import DEALER
from kontu.games.contack.events import Played
from kontu.games.contack.rules import ContackRules
from tests.naive import contack as naive

GAME = registry.get("contack")


def plain_rules(rules: ContackRules) -> naive.Rules:
    """The options as the naive engine takes them: names and plain values."""
    values = msgspec.to_builtins(rules)
    assert isinstance(values, dict)
    return values


class Beside:
    """One match in both engines. Every method that moves it compares everything there is to compare."""

    def __init__(self, rules: ContackRules, seats: int) -> None:
        self.state = GAME.start(rules, seats)
        self.naive = naive.Match(plain_rules(rules), seats)

    def deal(self, rng: random.Random) -> None:
        """The next hand, shuffled by ``rng``."""
        order = list(GAME.deck(self.state))
        rng.shuffle(order)
        self.state = GAME.apply(self.state, GAME.deal(self.state, order)).state
        self.naive.deal([naive.read_tile(text) for text in order])
        self.compare()

    def legal(self) -> list[str]:
        """The legal actions, on which both must agree, sorted."""
        ours = sorted(GAME.write_action(self.state, action) for action in GAME.legal_actions(self.state))
        assert ours == sorted(self.naive.legal())
        return ours

    def act(self, text: str) -> None:
        """Both do what ``text`` says, and the same must come of it."""
        step = GAME.apply(self.state, GAME.read_action(self.state, text))
        happened = self.naive.act(text)
        self.state = step.state
        gained = [0] * self.naive.seats
        for event in step.events:
            match event:
                case Scored(seat, points):
                    gained[seat] += points
                case Played():
                    assert event.points == happened.points
                    touches = [
                        (c.colour.value, c.number, c.other, (c.cell.x, c.cell.y), c.points)
                        for c in event.contacts
                    ]
                    assert touches == [tuple(touch) for touch in happened.touches]
                case RoundEnded():
                    assert event.termination.value == happened.ended
                    assert event.scores == happened.scores
                    assert event.totals == happened.totals
        assert (happened.ended is not None) == any(isinstance(e, RoundEnded) for e in step.events)
        assert tuple(gained) == happened.gained
        self.compare()

    def compare(self) -> None:
        """Who is to act, and how the match ended if it did."""
        outcome = GAME.outcome(self.state)
        if self.naive.over is not None:
            assert GAME.to_act(self.state) is None
            assert outcome is not None
            assert outcome.termination.value == self.naive.over
            assert outcome.scores == self.naive.sides()
            assert outcome.ranks == self.naive.ranks()
            return
        assert outcome is None
        turn = DEALER if self.naive.turn is None else self.naive.turn
        assert GAME.to_act(self.state) == turn

    def look(self) -> None:
        """Everything an onlooker sees is what the naive engine has."""
        seen = GAME.observe(self.state, None)
        theirs = self.naive
        assert [[tile.numbers for tile in hand] for hand in seen.hands] == theirs.hands
        layout = [((laid.cell.x, laid.cell.y), laid.tile.numbers) for laid in seen.layout]
        assert layout == list(theirs.layout.items())
        assert (seen.reserve, seen.passes) == (len(theirs.reserve), theirs.passes)
        if GAME.to_act(self.state) not in {None, DEALER}:
            assert {(cell.x, cell.y) for cell in seen.openings} == theirs.openings()
            if theirs.layout:
                assert {(cell.x, cell.y) for cell in seen.open_sides} == theirs.open_sides()
            assert (seen.drawn and seen.drawn.numbers) == theirs.drawn
            assert sorted(option.action for option in seen.options) == [t for t in self.legal() if "@" in t]
        assert seen.scores == tuple(theirs.scores)

    def play_out(self, rng: random.Random, most: int = 100_000) -> int:
        """Random actions until the match is over or ``most`` were done; how many there were."""
        actions = 0
        while self.naive.over is None and actions < most:
            if self.naive.turn is None:
                self.deal(rng)
            self.act(rng.choice(self.legal()))
            actions += 1
            if rng.random() < 0.1:
                self.look()
        self.look()
        return actions
