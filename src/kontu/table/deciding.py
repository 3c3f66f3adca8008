"""What a table answers, and which event that makes. Each decision looks at the match and leaves it alone."""

from typing import Any

import msgspec

from kontu.core.refusals import NotationError, Refusal
from kontu.core.seats import DEALER, Seat
from kontu.table import refusing
from kontu.table.events import Acted, AnyTableEvent, CameBack, Dealt, Sat, StoodIn, WasReady
from kontu.table.match import LiveMatch
from kontu.table.messages import Act, Done, Refused, Stale

Answer = Done | Refused | Stale


class Decision(msgspec.Struct, frozen=True):
    """The ``event`` that is to happen (None: nothing changes) and the ``answer`` that is true once it has."""

    event: AnyTableEvent | None = None
    answer: Answer | Refusal | None = None


NOTHING = Decision()


def act(match: LiveMatch, seat: Seat, wish: Act) -> Decision:
    """What becomes of a person's action: the order of the questions is the order of the answers.

    Is it a repeat? Is the match over? Was it chosen on the state as it is? Is it his turn? Is it
    notation? Does the game allow it?
    """
    if (done := match.answered(seat, wish.cmd_id)) is not None:
        return Decision(answer=Done(cmd_id=wish.cmd_id, version=done))
    if match.phase == "over":
        return Decision(answer=Refused(cmd_id=wish.cmd_id, refusal=refusing.table_over()))
    if not match.moved <= wish.at <= match.version:
        return Decision(answer=Stale(cmd_id=wish.cmd_id, version=match.version))
    if refusal := check(match, seat, wish.action):
        return Decision(answer=Refused(cmd_id=wish.cmd_id, refusal=refusal))
    return Decision(
        Acted(seat=seat, action=wish.action, cmd_id=wish.cmd_id),
        Done(cmd_id=wish.cmd_id, version=match.version + 1),
    )


def check(match: LiveMatch, seat: Seat, text: str) -> Refusal | None:
    """Why ``seat`` cannot do what ``text`` writes now; None when it can."""
    to_act = match.to_act
    if to_act is None:
        return refusing.table_over()
    if match.phase == "seating":
        return refusing.seats_open(len(match.places))
    if to_act != seat:
        return refusing.not_your_turn(to_act)
    try:
        action: Any = match.game.read_action(match.state, text)
    except NotationError as error:
        return error.refusal
    return match.game.check(match.state, action)


def act_as_bot(match: LiveMatch, seat: Seat, at: int, action: str) -> Decision:
    """A bot's action happens if nothing moved since ``at`` and the seat is still the bot's."""
    if match.moved != at or match.places[seat].bot is None or check(match, seat, action):
        return NOTHING
    return Decision(Acted(seat=seat, action=action))


def deal(match: LiveMatch, at: int, order: tuple[str, ...], nonce: str) -> Decision:
    """A deal happens if nothing moved since ``at``; raises ValueError when it is no deal of the game."""
    if match.moved != at or match.to_act != DEALER:
        return NOTHING
    if match.game.check(match.state, match.game.deal(match.state, order)):
        raise ValueError("the dealer's order is not an order of the pieces")
    return Decision(Dealt(order=order, nonce=nonce))


def sit(match: LiveMatch, seat: Seat, name: str, key: str) -> Decision:
    """A person takes an open seat, also from a bot that kept it warm."""
    if refusal := refusing.check_name(name):
        return Decision(answer=refusal)
    if not 0 <= seat < len(match.places):
        return Decision(answer=refusing.seat_unknown(len(match.places)))
    if match.phase == "over":
        return Decision(answer=refusing.table_over())
    if match.places[seat].kind != "open":
        return Decision(answer=refusing.seat_taken(seat))
    return Decision(Sat(seat=seat, name=name, key=key))


def ready(match: LiveMatch, seat: Seat, number: int) -> Decision:
    """A person wants the next round. To want it twice, or when it has begun, changes nothing."""
    if number > match.rounds_ended:
        return Decision(answer=refusing.round_unknown(number, match.rounds_ended))
    if match.phase != "between" or number < match.rounds_ended or seat in match.ready:
        return NOTHING
    return Decision(WasReady(seat=seat))


def stand_in(match: LiveMatch, asker: Seat, seat: Seat, bot: str, wait_ms: int | None) -> Decision:
    """A bot sits in for a person who is away; ``wait_ms`` is how long he still has, None when he is not."""
    if match.phase == "over":
        return Decision(answer=refusing.table_over())
    if not 0 <= seat < len(match.places):
        return Decision(answer=refusing.seat_unknown(len(match.places)))
    if wait_ms is None:
        return Decision(answer=refusing.nobody_to_stand_in_for(seat))
    if wait_ms > 0:
        return Decision(answer=refusing.too_early_to_stand_in(seat, -(-wait_ms // 1000)))
    return Decision(StoodIn(seat=seat, bot=bot, asker=asker))


def come_back(match: LiveMatch, seat: Seat) -> Decision:
    """The person is there; a bot that stood in for him leaves."""
    return NOTHING if match.places[seat].bot is None else Decision(CameBack(seat=seat))


def hand_over(match: LiveMatch, seat: Seat, name: str, key: str) -> Decision:
    """A claim is granted: the seat has a new key."""
    if match.places[seat].kind != "person":
        return Decision(answer=refusing.claim_unknown())
    return Decision(Sat(seat=seat, name=name, key=key))
