"""A Kontrakt match from the rules alone: its state, the deal, and how rounds and the match end.

This module imports nothing of ``kontu.games``. ``tests/naive/kontrakt.py`` has the whole of it.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Self

from tests.naive.kontrakt_melds import JOKER, Laid, Rules, card_at


class Result(NamedTuple):
    """A finished round: what ended it, who won it, and by seat the scores, the bonus in them, the hands."""

    ended: str
    winner: int | None
    scores: tuple[int, ...]
    bonus: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]


def entry(values: Sequence[int], index: int) -> int:
    """A list's entry; the last one holds for the rest."""
    return values[min(index, len(values) - 1)]


class Setting:
    """A match but for what its players do: its state, the deal, the end of rounds and of the match.

    ``phase`` says what is awaited: ``deal``, ``cut``, ``slip`` and ``shuffle`` (chance, except the cut),
    ``draw``, ``window``, ``called``, ``let``, ``stock``, ``play``; ``over`` at the end. ``turn`` is the
    seat to act, None for chance. ``active`` is the player in turn. The top of ``pile`` is its last card,
    the next card of ``stock`` its first.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.round = 0
        self.dealer: int | None = None
        self.phase = "deal"
        self.turn: int | None = None
        self.active: int | None = None
        self.totals = [0] * seats
        self.buys_in_match = [0] * seats
        self.results: list[Result] = []
        self.clear()

    def clear(self) -> None:
        """Nothing lies on the table and nobody holds a card."""
        seats = self.seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.stock: list[str] = []
        self.pile: list[str] = []
        self.melds: list[Laid] = []
        self.down = [False] * seats
        self.joker_laid = [False] * seats
        self.buys = [0] * seats
        self.bonus = [0] * seats
        self.pack: list[str] = []
        self.meant = 0
        self.asked: list[int] = []
        self.last_buyer: int | None = None
        self.just_dropped: int | None = None
        self.owed = 0
        self.stall = 0
        self.reshuffled = False
        self.laid_now = False
        self.progress = False
        self.taken: str | None = None

    def clone(self) -> Self:
        """The same match once more; changing one leaves the other alone."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(twin, name, list(value))
        twin.hands = [list(hand) for hand in self.hands]
        return twin

    # --- what the rules say of this round ---------------------------------------------------------

    @property
    def contract(self) -> str:
        """The contract of the round (K-008)."""
        contract: str = self.rules["contracts"][self.round - 1]
        return contract

    @property
    def each(self) -> int:
        """Cards dealt to each seat (K-017, K-018)."""
        return entry(self.rules["deal"], self.round - 1)

    @property
    def is_last(self) -> bool:
        """Whether it is the last round."""
        return self.round == len(self.rules["contracts"])

    @property
    def whole_hand(self) -> bool:
        """Whether the contract takes the whole hand (K-050, K-105)."""
        return self.is_last and self.rules["last_round"] == "whole_hand"

    @property
    def go_out(self) -> str:
        """How the last card may leave a hand (K-076, K-110, K-136, O-39)."""
        if self.whole_hand:
            return "lay_down"
        if self.is_last and self.rules["last_round"] == "played_on":
            return "either"
        how: str = self.rules["go_out"]
        return how

    def full_pack(self) -> Counter[str]:
        """Every card played with (K-010 to K-014)."""
        # The lists begin with a table of two.
        place = self.seats - 2
        pack = Counter(
            {card_at(n, suit): entry(self.rules["decks"], place) for suit in "shdc" for n in range(1, 14)}
        )
        pack[JOKER] = entry(self.rules["jokers"], place)
        return pack

    def cost(self, card: str) -> int:
        """What a card costs in hand (K-115 to K-118)."""
        points: int
        if card == JOKER:
            points = self.rules["joker_points"]
        elif card[0] == "A":
            points = self.rules["ace_points"]
        elif card[0] in "JQK":
            points = self.rules["court_points"]
        elif self.rules["number_points"] == "five":
            points = 5
        else:
            points = 10 if card[0] == "T" else int(card[0])
        return points

    def after(self, seat: int) -> int:
        """The next seat clockwise (K-022)."""
        return (seat + 1) % self.seats

    # --- the deal -----------------------------------------------------------------------------------

    def deal(self, order: Sequence[str], dealer: int) -> None:
        """K-015 to K-021, K-023: the pack is put down by ``dealer``, and dealt unless it is cut first."""
        assert self.phase == "deal"
        assert Counter(order) == +self.full_pack()
        assert self.dealer is None or dealer == self.after(self.dealer)
        self.clear()
        self.round += 1
        self.dealer = dealer
        self.pack = list(order)
        if self.rules["cut_bonus"]:
            self.phase, self.turn = "cut", (dealer - 1) % self.seats
        else:
            self.give_out()

    def slip(self, by: int) -> None:
        """O-89: the hand lifted so many more cards than were meant; exactly enough bring the bonus."""
        assert self.phase == "slip"
        assert self.dealer is not None
        if self.meant + by == self.seats * self.each + 1:
            self.bonus[(self.dealer - 1) % self.seats] -= self.rules["cut_bonus"]
        self.give_out()

    def give_out(self) -> None:
        """One card at a time clockwise from the dealer's left, one turned up, the rest is the stock."""
        assert self.dealer is not None
        seat = self.dealer
        for card in self.pack[: self.seats * self.each]:
            seat = self.after(seat)
            self.hands[seat].append(card)
        self.pile = [self.pack[self.seats * self.each]]
        self.stock = self.pack[self.seats * self.each + 1 :]
        self.begin_turn(self.after(self.dealer))

    def begin_turn(self, seat: int) -> None:
        """K-059: a turn begins with the draw."""
        self.active = self.turn = seat
        self.phase = "draw" if self.pile else "stock"
        self.laid_now = self.progress = False
        self.taken = None
        self.last_buyer = None

    # --- the end ------------------------------------------------------------------------------------

    def end_round(self, how: str, winner: int | None) -> None:
        """K-102, K-103, K-113, K-114, K-119, K-120: hands are counted; after the last round it is over."""
        points = [sum(map(self.cost, hand)) for hand in self.hands]
        if winner is not None:
            assert points[winner] == 0
            if self.laid_now:
                self.bonus[winner] -= self.rules["blind_bonus"]
            if not self.joker_laid[winner]:
                self.bonus[winner] -= self.rules["no_joker_bonus"]
        scores = tuple(points[seat] + self.bonus[seat] for seat in range(self.seats))
        hands = tuple(tuple(sorted(hand)) for hand in self.hands)
        self.results.append(Result(how, winner, scores, tuple(self.bonus), hands))
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        self.phase = "over" if self.is_last else "deal"
        self.turn = None

    def ranks(self) -> tuple[int, ...]:
        """The ranks at the end: the lowest total wins (K-121, O-79)."""
        keys: list[tuple[int, ...]] = [(total,) for total in self.totals]
        if self.rules["tie_break"] == "rounds_won":
            won = [sum(result.winner == seat for result in self.results) for seat in range(self.seats)]
            last = self.results[-1].scores
            keys = [(self.totals[seat], -won[seat], last[seat]) for seat in range(self.seats)]
        return tuple(1 + sum(other < key for other in keys) for key in keys)
