"""The choices that make a variant of Contack: one frozen value, validated as a whole."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import msgspec

from kontu.core.refusals import Args, Refusal, RulesError
from kontu.games.contack.tiles import RECONSTRUCTION, TileSet, inspect_set

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 7
HAND_SIZE: Final = 5


class Direction(StrEnum):
    """Which way the turn passes (C-15)."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class OpeningTile(StrEnum):
    """Which tile the opener may lead (C-13)."""

    LOWEST = "lowest"
    ANY = "any"


class PlayDrawn(StrEnum):
    """Whether a drawn tile that fits is played at once (C-28)."""

    FORCED = "forced"
    FREE = "free"


class OpportunityScores(StrEnum):
    """What an opportunity play scores (C-31)."""

    COUNTING = "counting"
    ALL_CONTACTS = "all_contacts"


class Scoring(StrEnum):
    """Points in a column, or counters that change hands (C-60)."""

    POINTS = "points"
    COUNTERS = "counters"


class CounterValues(StrEnum):
    """What the white, red and blue counters are worth (C-60)."""

    ALL_5 = "all-5"
    BLUE_20 = "5-10-20"
    BLUE_25 = "5-10-25"


class Debt(StrEnum):
    """Whether a payer may owe more than he has (C-63)."""

    NONE = "none"
    ALLOWED = "allowed"


class MatchEnd(StrEnum):
    """What ends the match: a number of hands, or a total (C-34)."""

    HANDS = "hands"
    TARGET = "target"


class ContackRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A frozen set of rule choices; the defaults are ``house/1``.

    The value is a whole: ``problems`` says what does not go together. ``must_play=True`` with
    ``play_drawn=free`` says the same as ``forced`` and is normalised to it.
    """

    direction: Direction = Direction.CLOCKWISE
    """Which way the turn passes. Default clockwise (EN, W); EU plays counterclockwise. C-15."""
    opening_tile: OpeningTile = OpeningTile.LOWEST
    """Whether the opener must lead the lowest tile (EN, W; default) or may lead any (EU is silent). C-13."""
    must_play: bool = False
    """Whether a player who can play must (EN), or may draw instead while holding fewer than five (EU; default). C-26."""
    play_drawn: PlayDrawn = PlayDrawn.FREE
    """Whether a drawn tile that fits is played at once (EN), or the player stays free (EU; default). C-28."""
    opportunity_scores: OpportunityScores = OpportunityScores.COUNTING
    """Whether an opportunity play scores its counting contacts (default), or all (the EU editor's note). C-31."""
    leftover_penalty: int = 10
    """Points off for each tile in hand at the end of a hand, 0..100. Default 10 (EU); EN does not mention it. C-32."""
    going_out: bool = True
    """Whether the hand ends when a player lays the last tile he holds (EU, VA; default), or goes on (EN). C-40."""
    enclosed_ends: bool = False
    """Whether an enclosed last tile with no opportunity left ends the hand (EN), or not (EU; default). C-42."""
    scoring: Scoring = Scoring.POINTS
    """Points in columns (default), or counters paid by the others (Club Contack, EN). C-60."""
    counter_stake: int = 200
    """Counters each player starts with, in points, a multiple of 5 in 5..100000. Default 200 (our ruling). C-63."""
    counter_values: CounterValues = CounterValues.ALL_5
    """What counters are worth: all 5 (default), or white 5, red 10, blue 20 or 25 (EN). C-60."""
    debt: Debt = Debt.NONE
    """Whether a payer pays at most what he has (default), or may go into debt (our ruling). C-63."""
    partnerships: bool = False
    """Whether seats 1 and 3 play against 2 and 4 (EU; only with four). Default no. C-50."""
    match_end: MatchEnd = MatchEnd.HANDS
    """What ends the match: a number of hands (all; default), or a total to reach (EN). C-34."""
    hands: int = 3
    """How many hands make a match when ``match_end`` is ``hands``, 1..100. Default 3 (all sources). C-34."""
    target: int = 200
    """The total that ends the match when ``match_end`` is ``target``, 5..10000. Default 200 (our choice). C-34."""
    hand_limit: int = 50
    """After how many hands a match played to a target ends at the latest, 1..1000 (our ruling). C-34."""
    tiles: TileSet = RECONSTRUCTION
    """The tiles of the box. Default: our reconstruction of the original 36. C-04."""

    def __post_init__(self) -> None:
        # The turn, action by action: with nothing else to do than play, a drawn tile that fits
        # is the only play there is.
        if self.must_play and self.play_drawn is PlayDrawn.FREE:
            msgspec.structs.force_setattr(self, "play_drawn", PlayDrawn.FORCED)

    def problems(self, seats: int | None = None) -> tuple[Refusal, ...]:
        """Everything that forbids play by these rules; with ``seats``, at a table of that size."""
        found = [
            Refusal("value-outside", rule, {"field": name, "value": value, "least": least, "most": most})
            for name, rule, value, least, most in (
                ("leftover_penalty", "C-32", self.leftover_penalty, 0, 100),
                ("counter_stake", "C-63", self.counter_stake, 5, 100_000),
                ("hands", "C-34", self.hands, 1, 100),
                ("target", "C-34", self.target, 5, 10_000),
                ("hand_limit", "C-34", self.hand_limit, 1, 1_000),
            )
            if not least <= value <= most
        ]
        if self.counter_stake in range(5, 100_001) and self.counter_stake % 5:
            stake: Args = {"field": "counter_stake", "value": self.counter_stake}
            found.append(Refusal("stake-not-of-fives", "C-63", stake))
        if self.scoring is Scoring.COUNTERS and self.leftover_penalty:
            args = {"penalty": self.leftover_penalty}
            found.append(Refusal("counters-with-penalty", "C-62", args))
        if seats is not None and not FEWEST_SEATS <= seats <= MOST_SEATS:
            args = {"seats": seats, "least": FEWEST_SEATS, "most": MOST_SEATS}
            found.append(Refusal("seats-outside", "C-05", args))
        if self.partnerships and seats is not None and seats != 4:
            found.append(Refusal("partnerships-need-four", "C-50", {"seats": seats}))
        smallest = FEWEST_SEATS if seats is None else seats
        return (*found, *inspect_set(self.tiles, smallest).refusals)

    def warnings(self) -> tuple[Refusal, ...]:
        """What is unusual about these rules but can be played: the tiles, as C-04 says."""
        return inspect_set(self.tiles, FEWEST_SEATS).warnings

    def require(self, seats: int | None = None) -> None:
        """Raise RulesError with every problem, if there is one."""
        if problems := self.problems(seats):
            raise RulesError(problems)


HOUSE: Final = ContackRules()
BOOKLET: Final = ContackRules(direction=Direction.COUNTERCLOCKWISE)
COLLECTOR: Final = ContackRules(
    must_play=True,
    play_drawn=PlayDrawn.FORCED,
    leftover_penalty=0,
    going_out=False,
    enclosed_ends=True,
)
CLUB: Final = msgspec.structs.replace(COLLECTOR, scoring=Scoring.COUNTERS)

VARIANTS: Final[Mapping[str, ContackRules]] = MappingProxyType(
    {"house/1": HOUSE, "booklet/1": BOOKLET, "collector/1": COLLECTOR, "club/1": CLUB}
)
