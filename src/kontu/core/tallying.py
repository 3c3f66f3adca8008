"""What a game says of keeping its score on paper: pure data, so that a page can add up without a rule.

A game that can be scored at a real table has two attributes: ``form(rules, seats) -> Form``, and
``form_fields``, the names of those fields of its rules that its forms depend on.
"""

from typing import Any, Literal

import msgspec

from kontu.core.registry import AnyGame

Level = Literal["missing", "impossible"]
"""How an entry is questioned: something is still to be written, or no round by the rules can end so."""

Check = Literal[
    "play-total",
    "left-range",
    "left-sum",
    "left-one-out",
    "left-missing",
    "cost-missing",
    "cost-total",
    "cost-least",
    "out-missing",
    "out-not-zero",
    "zero-not-out",
    "nobody-out-zero",
    "piece-copies",
    "pieces-held",
    "bonus-holder",
    "round-number",
]
"""What is looked at; what it means is said at the constraint's code in the catalogues."""

BonusHolder = Literal["out", "cutter"]
"""Who can have a bonus: the seat that went out, or the one to the dealer's right, who cuts."""

RankKey = Literal["total", "rounds-won", "last-round"]
"""By what players are ranked, in this order where the first leaves them equal."""


class Constraint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is looked at, the ``code`` of its sentence, the rule it comes from and its level."""

    check: Check
    code: str
    rule: str
    level: Level


class Series(msgspec.Struct, frozen=True):
    """The numbers ``least``, ``least + step``, ... up to ``most``."""

    least: int
    most: int
    step: int


class PlayForm(msgspec.Struct, frozen=True, kw_only=True):
    """Points are written play by play; a play that scores brings one of ``totals``."""

    totals: tuple[int, ...]


class LeftForm(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces left at the end: ``each`` is added for every one (a deduction is negative).

    A player holds ``most`` at most. There are ``pieces`` in all, of which ``laid`` lie before the
    first play that can score.
    """

    each: int
    most: int
    pieces: int
    laid: int


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of piece left in hand: how it is written, what it costs and how often it exists."""

    piece: str
    points: int
    copies: int


class CostForm(msgspec.Struct, frozen=True, kw_only=True):
    """A round brings each player one cost: of the pieces left over, which can be one of ``possible``."""

    pieces: tuple[Piece, ...]
    possible: tuple[Series, ...]


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A counter of the bank by its colour and what it is worth."""

    colour: str
    value: int


class BankForm(msgspec.Struct, frozen=True, kw_only=True):
    """Points change hands: each of ``payers[seat]`` pays what the seat's play brings.

    Everybody begins with ``stake``; without ``debt`` nobody pays more than is left to him.
    """

    stake: int
    debt: bool
    counters: tuple[Counter, ...]
    payers: tuple[tuple[int, ...], ...]


class BonusForm(msgspec.Struct, frozen=True, kw_only=True):
    """Points beside the entries of a round, ticked for whom they are due."""

    name: str
    points: int
    rule: str
    holder: BonusHolder


class RoundTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed of one round: its task in notation, pieces dealt to each player, and what follows.

    Who did not go out has at least ``least_held`` pieces that cost at least ``least_cost``, and at
    most ``most_held``; None for no limit.
    """

    task: str
    dealt: int
    least_held: int
    least_cost: int
    most_held: int | None


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """A blank score sheet for ``seats`` players: what is written, what it counts and what cannot be.

    Exactly one of ``plays`` and ``costs`` is there. ``rounds`` make a match, or the ``target`` that a
    total reaches, after ``rounds`` at the latest. ``sides`` are the seats that count together, one a
    side without partners. ``terms`` are those of the rounds, where they have any; ``dealers`` says
    whether a seat deals, moving one place each round.
    """

    seats: int
    wins: Literal["most", "fewest"]
    rounds: int
    target: int | None
    sides: tuple[tuple[int, ...], ...]
    ranks: tuple[RankKey, ...]
    plays: PlayForm | None = None
    left: LeftForm | None = None
    bank: BankForm | None = None
    costs: CostForm | None = None
    terms: tuple[RoundTerms, ...] = ()
    dealers: bool = False
    bonuses: tuple[BonusForm, ...] = ()
    constraints: tuple[Constraint, ...] = ()


def form_of(game: AnyGame, rules: Any, seats: int) -> Form | None:
    """The blank score sheet of ``game`` by ``rules``; None for a game that is not scored on paper.

    Raises:
        RulesError: the rules cannot be played by so many.
    """
    make = getattr(game, "form", None)
    form: Form | None = make(rules, seats) if make is not None else None
    return form


def form_fields(game: AnyGame) -> tuple[str, ...]:
    """The names of the fields of the rules that make a difference to the score sheets of ``game``."""
    names: tuple[str, ...] = getattr(game, "form_fields", ())
    return names
