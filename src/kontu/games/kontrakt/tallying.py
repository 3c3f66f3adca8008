"""What a score sheet of Kontrakt needs to know: what cards left cost, their possible sums, the rounds."""

from collections.abc import Iterable, Sequence
from typing import Final

from kontu.core.tallying import (
    BonusForm,
    BonusHolder,
    Check,
    Constraint,
    CostForm,
    Form,
    Piece,
    RankKey,
    RoundTerms,
    Series,
)
from kontu.games.kontrakt.cards import JOKER, RANKS, SUITS, Card
from kontu.games.kontrakt.rules import KontraktRules, TieBreak
from kontu.games.kontrakt.state import points_of

FIELDS: Final = (
    "min_players",
    "max_players",
    "decks",
    "jokers",
    "deal",
    "contracts",
    "last_round",
    "buy_limits",
    "penalty_cards",
    "number_points",
    "court_points",
    "ace_points",
    "joker_points",
    "cut_bonus",
    "blind_bonus",
    "no_joker_bonus",
    "tie_break",
)
"""The choices that make a difference to what is written, added up or possible."""

_BONUSES: Final[tuple[tuple[str, str, BonusHolder], ...]] = (
    ("cut_bonus", "O-89", "cutter"),
    ("blind_bonus", "K-137", "out"),
    ("no_joker_bonus", "K-137", "out"),
)


def form(rules: KontraktRules, seats: int) -> Form:
    """A blank score sheet for ``seats`` players by ``rules``.

    Raises:
        RulesError: the rules cannot be played by so many.
    """
    rules.require(seats)
    pieces = _pieces(rules, seats)
    ranks: tuple[RankKey, ...] = ("total",)
    if rules.tie_break is TieBreak.ROUNDS_WON:
        ranks = ("total", "rounds-won", "last-round")
    return Form(
        seats=seats,
        wins="fewest",
        rounds=rules.rounds,
        target=None,
        sides=tuple((seat,) for seat in range(seats)),
        ranks=ranks,
        costs=CostForm(pieces=pieces, possible=possible_costs(pieces)),
        terms=tuple(_terms(rules, pieces, number) for number in range(1, rules.rounds + 1)),
        dealers=True,
        bonuses=tuple(_bonuses(rules)),
        constraints=tuple(_constraints(pieces)),
    )


def _pieces(rules: KontraktRules, seats: int) -> tuple[Piece, ...]:
    """The ranks and the joker, for suits cost nothing: their points and how many there are (K-010, K-011)."""
    copies = len(SUITS) * rules.decks_for(seats)
    # The order of the pad: the twos first, the ace behind the king.
    ranks = [
        Piece(piece=rank, points=points_of(rules, Card(rank + SUITS[0])), copies=copies)
        for rank in (*RANKS[1:], RANKS[0])
    ]
    jokers = rules.jokers_for(seats)
    joker = [Piece(piece=JOKER, points=rules.joker_points, copies=jokers)] if jokers else []
    return (*ranks, *joker)


def possible_costs(pieces: Sequence[Piece]) -> tuple[Series, ...]:
    """Every sum that some of the pieces cost together, as series of equal steps; 0 for none of them."""
    # Bit n of the number says whether the sum n can be reached; a piece moves every bit up by its points.
    reached = 1
    for piece in pieces:
        for _copy in range(piece.copies if piece.points else 0):
            reached |= reached << piece.points
    return tuple(_series([total for total in range(reached.bit_length()) if reached >> total & 1]))


def _series(numbers: Sequence[int]) -> Iterable[Series]:
    at = 0
    while at < len(numbers):
        step = numbers[at + 1] - numbers[at] if at + 1 < len(numbers) else 1
        end = at
        while end + 1 < len(numbers) and numbers[end + 1] - numbers[end] == step:
            end += 1
        yield Series(numbers[at], numbers[end], step)
        at = end + 1


def _terms(rules: KontraktRules, pieces: Sequence[Piece], number: int) -> RoundTerms:
    dealt = rules.deal_in(number)
    # K-050, K-109: where the contract takes the whole hand, nobody else has laid a card.
    least = dealt if rules.takes_whole_hand(number) else 1
    limit = rules.buy_limit_in(number)
    return RoundTerms(
        task=str(rules.contracts[number - 1]),
        dealt=dealt,
        least_held=least,
        least_cost=_cheapest(pieces, least),
        # K-089: each buy brings the card and its penalty cards.
        most_held=None if limit is None else dealt + (1 + rules.penalty_cards) * limit,
    )


def _cheapest(pieces: Sequence[Piece], count: int) -> int:
    every = sorted(piece.points for piece in pieces for _ in range(piece.copies))
    return sum(every[:count])


def _bonuses(rules: KontraktRules) -> Iterable[BonusForm]:
    for name, rule, holder in _BONUSES:
        if points := getattr(rules, name):
            yield BonusForm(name=name, points=-points, rule=rule, holder=holder)


def _constraints(pieces: Sequence[Piece]) -> Iterable[Constraint]:
    yield Constraint(check="cost-missing", code="sheet-cost-missing", rule="O-84", level="missing")
    yield Constraint(check="out-missing", code="sheet-out-missing", rule="K-119", level="missing")
    yield _impossible("out-not-zero", "sheet-out-not-zero", "K-119")
    if all(piece.points for piece in pieces):
        # Where every card costs something, only an empty hand costs nothing.
        yield _impossible("zero-not-out", "sheet-zero-not-out", "O-84")
        yield _impossible("nobody-out-zero", "sheet-nobody-out-zero", "K-114")
    yield _impossible("cost-total", "sheet-cost-total", "K-115")
    yield _impossible("cost-least", "sheet-cost-least", "K-109")
    yield _impossible("piece-copies", "sheet-piece-copies", "K-010")
    yield _impossible("pieces-held", "sheet-pieces-held", "O-57")
    yield _impossible("bonus-holder", "sheet-bonus-holder", "O-89")
    yield _impossible("round-number", "sheet-round-number", "K-006")


def _impossible(check: Check, code: str, rule: str) -> Constraint:
    return Constraint(check=check, code=code, rule=rule, level="impossible")
