"""The named variants of Kontrakt (part C of the rules)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kontu.games.kontrakt.contracts import read_contracts
from kontu.games.kontrakt.rules import (
    FirstMelds,
    GoOut,
    JokerLimit,
    JokerSwap,
    KontraktRules,
    LastRound,
    NumberPoints,
    SameSuitRuns,
)

KONTRAKT: Final = KontraktRules()

# K-130, K-131; O-85: one joker less than players, at most two a deck.
OTHER_DEAL: Final = KontraktRules(
    max_players=8,
    decks=(2, 2, 2, 3, 3, 4, 4),
    jokers=(1, 2, 3, 4, 5, 6, 7),
    deal=(10, 10, 10, 10, 12),
)

# K-132.
NO_JOKERS: Final = KontraktRules(jokers=(0,), joker_swap=JokerSwap.NONE)

# K-133 to K-136, O-87, O-88.
MAY_I: Final = KontraktRules(
    max_players=8,
    decks=(1, 2, 2, 3, 3, 4, 4),
    jokers=(2, 4, 4, 6, 6, 8, 8),
    first_melds=FirstMelds.MINIMUM,
    last_round=LastRound.PLAYED_ON,
    same_suit_runs=SameSuitRuns.FREE,
    joker_swap=JokerSwap.NONE,
    active_may_stop=True,
    joker_points=25,
)

# K-137, K-138, O-90.
SHANGHAI: Final = KontraktRules(
    jokers=(4,),
    deal=(10, 10, 10, 10, 12),
    first_melds=FirstMelds.MINIMUM,
    build_same_turn=True,
    buy_limits=(2,),
    number_points=NumberPoints.FIVE,
)

SHANGHAI_TEN: Final = KontraktRules(
    max_players=8,
    decks=(2, 2, 2, 3),
    jokers=(1, 1, 1, 2),
    deal=(11,),
    contracts=read_contracts(
        (
            "G3+G3", "G3+S4", "S4+S4", "G3+G3+G3", "G3+S7",
            "G3+G3+S5", "S4+S4+S4", "G3+S10", "G3+G3+G3+S5", "S5+S5+S5",
        )
    ),
    first_melds=FirstMelds.MINIMUM,
    go_out=GoOut.LAY_DOWN,
    build_same_turn=True,
    joker_limit=JokerLimit.BY_SIZE,
    buy_limits=(3, 3, 3, 3, 3, 3, 3, 3, 4),
    number_points=NumberPoints.FIVE,
    blind_bonus=25,
    no_joker_bonus=50,
)  # fmt: skip

# K-139, O-89.
LIVERPOOL: Final = KontraktRules(
    max_players=8,
    decks=(2, 2, 2, 3),
    jokers=(4, 4, 4, 6),
    deal=(10, 10, 10, 10, 12),
    cut_bonus=50,
)

VARIANTS: Final[Mapping[str, KontraktRules]] = MappingProxyType(
    {
        "kontrakt/1": KONTRAKT,
        "other-deal/1": OTHER_DEAL,
        "no-jokers/1": NO_JOKERS,
        "may-i/1": MAY_I,
        "shanghai/1": SHANGHAI,
        "shanghai-ten/1": SHANGHAI_TEN,
        "liverpool/1": LIVERPOOL,
    }
)
