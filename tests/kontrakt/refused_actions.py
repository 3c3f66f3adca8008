"""One way or more to provoke each refusal of an action of Kontrakt, and what is answered."""

from collections.abc import Callable
from typing import Any

from kontu.core.refusals import Args
from kontu.core.seats import Seat
from kontu.games.kontrakt.actions import Action, Add, Deal, Lay, Meld, Shuffle, Slip, Swap
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.rules import (
    FirstMelds,
    GoOut,
    JokerLimit,
    JokerSwap,
    KontraktRules,
    SameSuitRuns,
    SwapWhen,
)
from kontu.locale.languages import LANGUAGES
from kontu.locale.texts import Texts
from tests.kontrakt.positions import after, dealt, deck_of, down, drawing, going_out, laid, seen, taking, turn

EVERY_LANGUAGE = [Texts(language) for language in LANGUAGES]
EXAMPLE = "9s9h9d 4h5h6h7h 2s"
CLUBS = "9s9h9d 5c6c*8c 7c2s"
CLUBS_LAY = "lay 9s9h9d 5c6c*7c8c"


def play(held: str = EXAMPLE, **changes: Any) -> Any:
    """p1 holds these cards and the three of clubs, and is to play."""
    return taking(dealt(held, "", "", **changes), "p1")


def undealt() -> Any:
    return GAME.start(KontraktRules(), 3)


def over() -> Any:
    state = dealt("3h4h5h6h 8h9hThJh 4s5s6s", "", "", contract="S4+S4+S4", last=True, up="7s")
    return after(taking(state, "p1"), "p1 lay 3h4h5h6h 8h9hThJh 4s5s6s7s")


def shuffling() -> Any:
    """Somebody waits for a new stock."""
    state = dealt("", "", "", decks=(1,), jokers=(0,), deal=(16,))
    while seen(state).stock:
        state = drawing(state)
        state = after(state, f"{turn(state)} drop {max(seen(state, turn(state)).hand)}")
    who = turn(state)
    state = after(state, f"{who} leave")
    while turn(state) != who:
        state = after(state, f"{turn(state)} no")
    return after(state, f"{who} stock")


def window(**changes: Any) -> Any:
    return after(dealt("", "", "", **changes), "p1 leave")


def stock() -> Any:
    return after(window(), "p2 no", "p3 no")


def called() -> Any:
    return after(window(active_may_stop=True), "p2 call 3c")


def let() -> Any:
    return after(called(), "p1 let")


def swapping(**changes: Any) -> Any:
    """p1's run of clubs on the table has a joker for the seven, which p1 holds."""
    return down(CLUBS, "", "", lay=CLUBS_LAY, **changes)


def whole(runs: str = "3h4h5h6h 8h9hThJh 4s5s6s7s") -> Any:
    return taking(dealt(runs, "", "", contract="S4+S4+S4", last=True, up="8s"), "p1")


def down_leaving() -> Any:
    """p1 is down and does not take discards; it is p1's turn."""
    state = after(laid(EXAMPLE, "", "", down_may_take=False), "p1 drop 3c", "p2 take 3c", "p2 drop 3c")
    return after(state, "p3 take 3c", "p3 drop 3c")


def alone(**changes: Any) -> Any:
    """p1 is down and to play with the eight of hearts, which fits, and the two of clubs."""
    return down("9s9h9d 4h5h6h7h 8h", "", "", up="2c", **changes)


def to_ace() -> Any:
    """p1's run of hearts goes from two to king, and p1 holds aces."""
    cards = "2h3h4h5h6h7h8h9hThJhQhKh"
    held = f"9s9h9d {cards} AhAh*2s"
    return down(held, "", "", lay=f"lay 9s9h9d {cards}", first_melds=FirstMelds.MINIMUM)


def runs(one: str, two: str, **changes: Any) -> Any:
    return play(one + two + "2s", contract="S4+S4", **changes)


GROUP = Meld(MeldKind.GROUP, ("9s", "9h", "9d"))
RUN = Meld(MeldKind.RUN, ("4h", "5h", "6h", "7h"))

Case = tuple[str, str, Callable[[], Any], str | Action | Callable[[], Action], Args]
IN_RUN: Args = {"meld": "2", "slot": "S4", "size": 4, "needed": 4, "jokers": 0, "most": 4, "naturals": 1}
IN_GROUP: Args = {"meld": "1", "slot": "G3", "size": 3, "needed": 3, "jokers": 0, "most": 3, "naturals": 1}

DRAWING: list[Case] = [
    ("match-over", "K-121", over, "drop 2s", {}),
    ("round-not-dealt", "K-019", undealt, "leave", {}),
    ("shuffle-first", "K-112", shuffling, "stock", {}),
    ("cut-first", "O-89", lambda: dealt("", "", "", cut_bonus=50), "leave", {"seat": "p2", "most": 105}),
    ("no-cut", "O-89", lambda: dealt("", "", ""), "cut 4", {}),
    (
        "cut-depth",
        "O-89",
        lambda: dealt("", "", "", cut_bonus=50),
        "cut 106",
        {"depth": 106, "most": 105},
    ),
    ("draw-first", "K-059", lambda: dealt("2s", "", ""), "drop 2s", {"top": "3c"}),
    ("already-drawn", "K-060", play, "take 3c", {}),
    ("leave-first", "K-062", lambda: dealt("", "", ""), "stock", {"top": "3c"}),
    ("only-stock", "O-51", stock, "take 3c", {}),
    ("buy-or-no", "K-077", window, "stock", {"top": "3c", "verb": "buy"}),
    ("take-or-let", "K-134", called, "stock", {"top": "3c", "caller": "p2"}),
    ("buy-the-card", "O-63", let, "no", {"top": "3c"}),
    ("not-the-top", "K-061", lambda: dealt("", "", ""), "take 9s", {"card": "9s", "top": "3c"}),
    ("down-may-not-take", "O-38", down_leaving, "take 3c", {}),
    ("active-does-not-buy", "K-081", lambda: dealt("", "", ""), "buy 3c", {"top": "3c"}),
    ("window-closed", "K-085", stock, "buy 3c", {}),
    ("call-first", "K-134", lambda: window(active_may_stop=True), "buy 3c", {"top": "3c"}),
    ("buy-not-call", "K-079", window, "call 3c", {"top": "3c"}),
    ("no-call", "K-134", lambda: dealt("", "", ""), "let", {}),
    ("card-not-held", "K-035", play, "drop Kd", {"card": "Kd", "held": 0, "needed": 1}),
    ("taken-stays", "O-43", lambda: play(may_rediscard_taken=False), "drop 3c", {"card": "3c"}),
    (
        "no-discard-out",
        "O-39",
        lambda: after(down("9s9h9d 4h5h6h7h 8h", "", "", up="9c", go_out=GoOut.NO_DISCARD), "p1 add 8h p1.2"),
        "drop 9c",
        {"card": "9c"},
    ),
]

LAYING: list[Case] = [
    ("contract-already-laid", "K-067", laid, "lay 9s9h9d 4h5h6h7h", {}),
    ("meld-count", "K-051", play, "lay 9s9h9d", {"contract": "G3+S4", "needed": 2, "given": 1}),
    (
        "meld-kind",
        "O-15",
        play,
        Lay((Meld(MeldKind.RUN, ("4h", "5h", "6h", "7h")), GROUP)),
        {**IN_GROUP, "cards": "4h5h6h7h", "card": "", "size": 4, "most": 4},
    ),
    (
        "mixed-ranks",
        "K-025",
        play,
        "lay 9s9h2s 4h5h6h7h",
        {**IN_GROUP, "cards": "9s9h2s", "card": "2s"},
    ),
    (
        "group-joker-named",
        "O-19",
        lambda: play("9s9h* 4h5h6h7h 2s"),
        Lay((Meld(MeldKind.GROUP, ("9s", "9h", "*9d")), RUN)),
        {**IN_GROUP, "cards": "9s9h*9d", "card": "*9d", "jokers": 1},
    ),
    (
        "mixed-suits",
        "K-031",
        lambda: play("9s9h9d 4h5h6h7d 2s"),
        "lay 9s9h9d 4h5h6h7d",
        {**IN_RUN, "cards": "4h5h6h7d", "card": "7d"},
    ),
    (
        "joker-unnamed",
        "K-093",
        lambda: play("9s9h9d 4h5h6h* 2s"),
        Lay((GROUP, Meld(MeldKind.RUN, ("4h", "5h", "6h", "*")))),
        {**IN_RUN, "cards": "4h5h6h*", "card": "*", "jokers": 1},
    ),
    (
        "run-twice",
        "O-13",
        lambda: play("9s9h9d 4h5h5h6h 2s"),
        "lay 9s9h9d 4h5h5h6h",
        {**IN_RUN, "cards": "4h5h5h6h", "card": "5h"},
    ),
    (
        "run-gap",
        "K-029",
        lambda: play("9s9h9d 4h5h6h8h 2s"),
        "lay 9s9h9d 4h5h6h8h",
        {**IN_RUN, "cards": "4h5h6h8h", "card": "7h"},
    ),
    (
        "run-wraps",
        "K-034",
        lambda: play("9s9h9d QhKhAh2h 2s"),
        "lay 9s9h9d QhKhAh2h",
        {**IN_RUN, "cards": "Ah2hQhKh", "card": "3h"},
    ),
    (
        "meld-short",
        "K-026",
        play,
        "lay 9s9h 4h5h6h7h",
        {**IN_GROUP, "cards": "9s9h", "card": "", "size": 2, "most": 2},
    ),
    (
        "meld-long",
        "K-030",
        lambda: play("9s9h9d 4h5h6h7h8h 2s"),
        "lay 9s9h9d 4h5h6h7h8h",
        {**IN_RUN, "cards": "4h5h6h7h8h", "card": "", "size": 5, "most": 5},
    ),
    (
        "meld-short",
        "K-106",
        lambda: whole("3h4h5h 8h9hThJhQh 4s5s6s7s"),
        "lay 3h4h5h 8h9hThJhQh 4s5s6s7s8s",
        {**IN_RUN, "meld": "1", "cards": "3h4h5h", "card": "", "size": 3, "most": 3},
    ),
    (
        "naturals-few",
        "O-17",
        lambda: play("*** 4h5h6h7h 2s", jokers=(3,)),
        "lay *** 4h5h6h7h",
        {**IN_GROUP, "cards": "***", "card": "", "jokers": 3},
    ),
    (
        "jokers-many",
        "O-16",
        lambda: play("9s** 4h5h6h7h 2s", joker_limit=JokerLimit.BY_SIZE),
        "lay 9s** 4h5h6h7h",
        {**IN_GROUP, "cards": "9s**", "card": "", "jokers": 2, "most": 1},
    ),
    (
        "jokers-beside",
        "O-18",
        lambda: play("9s9h9d 4h**7h 2s", adjacent_jokers=False),
        "lay 9s9h9d 4h*5h*6h7h",
        {**IN_RUN, "cards": "4h*5h*6h7h", "card": "", "jokers": 2},
    ),
    (
        "runs-touch",
        "K-052",
        lambda: runs("3h4h5h6h", "7h8h9hTh"),
        "lay 3h4h5h6h 7h8h9hTh",
        {"one": "3h-6h", "other": "7h-Th"},
    ),
    (
        "runs-near",
        "O-09",
        lambda: runs("3h4h5h6h", "8h9hThJh", same_suit_runs=SameSuitRuns.GAP2),
        "lay 3h4h5h6h 8h9hThJh",
        {"one": "3h-6h", "other": "8h-Jh"},
    ),
    (
        "runs-one-suit",
        "O-09",
        lambda: runs("3h4h5h6h", "JhQhKhAh", same_suit_runs=SameSuitRuns.DIFFERENT),
        "lay 3h4h5h6h JhQhKhAh",
        {"one": "3h-6h", "other": "Jh-Ah"},
    ),
    (
        "groups-one-rank",
        "O-02",
        lambda: play("9s9h9d9s9h9d 2s", contract="G3+G3", same_rank_groups=False),
        "lay 9s9h9d 9s9h9d",
        {"one": "9", "other": "9"},
    ),
    ("not-whole-hand", "K-105", whole, "lay 3h4h5h6h 8h9hThJh 4s5s6s7s", {"cards": "8s", "left": 1}),
    ("keep-a-card", "K-076", lambda: play("9s9h9d 4h5h6h", up="7h"), "lay 9s9h9d 4h5h6h7h", {}),
    (
        "leaves-taken",
        "O-43",
        lambda: play("9s9h9d 4h5h6h7h", may_rediscard_taken=False),
        "lay 9s9h9d 4h5h6h7h",
        {"card": "3c"},
    ),
    (
        "card-not-held",
        "K-035",
        play,
        "lay 9s9s9h 4h5h6h7h",
        {"card": "9s", "held": 1, "needed": 2},
    ),
]

ON_RUN: Args = {"meld": "p1.2", "fits": "3h 8h", "size": 5, "jokers": 1, "most": 5}
ON_GROUP: Args = {"meld": "p1.1", "fits": "9", "size": 4, "jokers": 1, "most": 4}

BUILDING: list[Case] = [
    (
        "contract-first",
        "K-068",
        lambda: after(laid(), "p1 drop 3c", "p2 take 3c"),
        "add 3c p1.1",
        {"contract": "G3+S4"},
    ),
    ("same-turn", "K-069", laid, "add 8c p1.1", {}),
    ("no-such-meld", "K-071", alone, "add 8h p2.1", {"meld": "p2.1", "melds": "p1.1 p1.2"}),
    ("not-the-rank", "K-073", alone, "add 8h p1.1", {**ON_GROUP, "card": "8h"}),
    ("not-the-suit", "K-031", alone, "add 2c p1.2", {**ON_RUN, "card": "2c"}),
    (
        "not-next",
        "K-074",
        lambda: down("9s9h9d 4h5h6h7h 9h", "", ""),
        "add 9h p1.2",
        {**ON_RUN, "card": "9h"},
    ),
    (
        "run-has-it",
        "O-13",
        lambda: down("9s9h9d 4h5h6h7h 5h", "", ""),
        "add 5h p1.2",
        {**ON_RUN, "card": "5h"},
    ),
    ("end-needless", "O-04", alone, Add("8h", "p1.2", "+"), {**ON_RUN, "card": "8h"}),
    (
        "ace-end",
        "O-04",
        to_ace,
        Add("Ah", "p1.2"),
        {"card": "Ah", "meld": "p1.2", "fits": "Ah", "size": 13, "jokers": 1, "most": 13},
    ),
    ("last-card-stuck", "O-39", lambda: alone(go_out=GoOut.NO_DISCARD), "add 8h p1.2", {}),
    ("swap-off", "K-134", lambda: swapping(joker_swap=JokerSwap.NONE), "swap 7c p1.2 *:p1.1", {}),
    (
        "swap-own",
        "O-23",
        lambda: taking(
            after(
                laid(CLUBS, "8s8h8d 4d5d6d7d 7c2d", "", lay=CLUBS_LAY, joker_swap=JokerSwap.OWN),
                "p1 drop 3c",
                "p2 take 3c",
                "p2 lay 8s8h8d 4d5d6d7d",
                "p2 drop 3c",
            ),
            "p2",
        ),
        "swap 7c p1.2 *:p1.1",
        {"meld": "p1.2"},
    ),
    (
        "swap-before",
        "O-25",
        lambda: swapping(joker_swap_when=SwapWhen.BEFORE),
        "swap 7c p1.2 *:p1.1",
        {},
    ),
    (
        "swap-contract-first",
        "K-094",
        lambda: after(laid(CLUBS, "7c", "", lay=CLUBS_LAY), "p1 drop 3c", "p2 take 3c"),
        "swap 7c p1.2 *:p1.1",
        {"contract": "G3+S4"},
    ),
    ("swap-same-turn", "O-25", lambda: laid(CLUBS, "", "", lay=CLUBS_LAY), "swap 7c p1.2 *:p1.1", {}),
    ("swap-group", "K-101", swapping, "swap 7c p1.1 *:p1.1", {"meld": "p1.1"}),
    (
        "swap-no-joker",
        "K-096",
        swapping,
        "swap 2s p1.2 *:p1.1",
        {"card": "2s", "meld": "p1.2", "jokers": "7c"},
    ),
    (
        "swap-joker",
        "O-32",
        lambda: down("9s9h9d 5c6c*8c *2s", "", "", lay=CLUBS_LAY),
        Swap(Card("*"), "p1.2", "*", "p1.1"),
        {"meld": "p1.2", "jokers": "7c"},
    ),
]


CHANCE: list[Case] = [
    ("round-dealt", "K-019", play, Deal((), Seat(0)), {"round": 1}),
    ("deal-not-the-pack", "K-010", undealt, Deal((), Seat(0)), {"card": "*"}),
    (
        "dealer-unknown",
        "K-015",
        undealt,
        lambda: Deal(tuple(map(Card, deck_of(undealt()))), Seat(3)),
        {"seats": 3},
    ),
    (
        "dealer-not-next",
        "K-023",
        lambda: going_out().state,
        lambda: Deal(tuple(map(Card, deck_of(going_out().state))), Seat(1)),
        {"dealer": "p2", "due": "p1"},
    ),
    ("shuffle-needless", "K-112", play, Shuffle(()), {"stock": 81}),
    ("shuffle-not-the-pile", "K-112", shuffling, Shuffle(()), {"card": "3c"}),
    (
        "slip-too-far",
        "O-89",
        lambda: after(dealt("", "", "", cut_bonus=50), "p2 cut 4"),
        Slip(4),
        {"by": 4, "most": 3},
    ),
]

CASES = [*DRAWING, *LAYING, *BUILDING, *CHANCE]
