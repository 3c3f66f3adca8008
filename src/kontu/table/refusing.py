"""What the table itself refuses, whatever the game: the rules T-01 to T-12."""

from kontu.core.refusals import Refusal
from kontu.core.registry import UnknownName
from kontu.core.seats import Seat, seat_name

LONGEST_NAME = 40
"""How many characters the name of a player may have."""


def not_your_turn(to_act: Seat) -> Refusal:
    """T-01: one seat acts at a time, and it is another's turn (``d``: the dealer's)."""
    return Refusal("not-your-turn", "T-01", {"seat": seat_name(to_act)})


def seats_open(seats: int) -> Refusal:
    """T-01: nobody acts before each of the table's ``seats`` has somebody."""
    return Refusal("seats-open", "T-01", {"seats": seats})


def round_unknown(number: int, ended: int) -> Refusal:
    """T-02: nobody has seen the end of a round that has not ended."""
    return Refusal("round-not-over", "T-02", {"round": number, "ended": ended})


def no_seat() -> Refusal:
    """T-04: who only looks on does not act."""
    return Refusal("no-seat", "T-04")


def key_unknown() -> Refusal:
    """T-04: the key opens no seat of this table."""
    return Refusal("key-unknown", "T-04")


def seat_unknown(seats: int) -> Refusal:
    """T-04: the table has no such seat."""
    return Refusal("seat-unknown", "T-04", {"seats": seats})


def seat_taken(seat: Seat) -> Refusal:
    """T-04: somebody else has the seat."""
    return Refusal("seat-taken", "T-04", {"seat": seat_name(seat)})


def table_over() -> Refusal:
    """T-05: after the end nothing more is done."""
    return Refusal("table-over", "T-05")


def table_not_over() -> Refusal:
    """T-08: a rematch follows the end of the match."""
    return Refusal("table-not-over", "T-08")


def nobody_to_stand_in_for(seat: Seat) -> Refusal:
    """T-07: a bot sits in only for a person who is away, and who is not already stood in for."""
    return Refusal("nobody-away", "T-07", {"seat": seat_name(seat)})


def too_early_to_stand_in(seat: Seat, seconds: int) -> Refusal:
    """T-07: a person has some time to come back before anybody may ask a bot in."""
    return Refusal("not-away-long", "T-07", {"seat": seat_name(seat), "seconds": seconds})


def nothing_to_claim(seat: Seat) -> Refusal:
    """T-07: a seat can be claimed only while its person is away."""
    return Refusal("claim-not-away", "T-07", {"seat": seat_name(seat)})


def has_a_seat(seat: Seat) -> Refusal:
    """T-07: who has a seat claims no other."""
    return Refusal("claim-has-seat", "T-07", {"seat": seat_name(seat)})


def too_many_claims(most: int) -> Refusal:
    """T-06: only so many claims wait at one table at a time."""
    return Refusal("claims-waiting", "T-06", {"most": most})


def claim_unknown() -> Refusal:
    """T-07: nobody waits under this claim any more."""
    return Refusal("claim-unknown", "T-07")


def answer_late() -> Refusal:
    """T-10: the window that was answered is closed, or was never open."""
    return Refusal("answer-late", "T-10")


def not_asked() -> Refusal:
    """T-10: a window is open, and it asks others."""
    return Refusal("not-asked", "T-10")


def no_windows() -> Refusal:
    """T-11: in this game nobody is asked out of turn, so no answer can stand."""
    return Refusal("no-windows", "T-11")


def hints_off() -> Refusal:
    """T-12: at this table nobody is helped."""
    return Refusal("hints-off", "T-12")


def no_adviser() -> Refusal:
    """T-12: nobody can tell what the choices of this game come to."""
    return Refusal("no-adviser", "T-12")


def hint_called_off() -> Refusal:
    """T-12: the hint is not thought about any more, because it was dropped or another was asked for."""
    return Refusal("hint-called-off", "T-12")


def hint_failed() -> Refusal:
    """T-09: whoever thought about the hint came to no answer."""
    return Refusal("server-failed", "T-09")


def name_unusable() -> Refusal:
    """T-03: a name is one line of at most so many characters."""
    return Refusal("name-unusable", "T-03", {"most": LONGEST_NAME})


def unknown(error: UnknownName) -> Refusal:
    """T-03: no game, variant or bot has this name; the nearest that exists is told."""
    code = f"{error.kind}-unknown"
    return Refusal(code, "T-03", {"name": error.name[:40], "nearest": error.nearest or ""})


def check_name(name: str) -> Refusal | None:
    """Why ``name`` cannot stand in a list of players; None when it can (the empty name too)."""
    return None if len(name) <= LONGEST_NAME and name.isprintable() else name_unusable()
