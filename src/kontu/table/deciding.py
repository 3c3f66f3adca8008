"""What a table answers, and which event that makes. Each decision looks at the match and leaves it alone."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kontu.core.refusals import NotationError, Refusal
from kontu.core.seats import DEALER, Seat
from kontu.table import refusing
from kontu.table.events import (
    Acted,
    Answered,
    AnyTableEvent,
    BrokenOff,
    CameBack,
    Dealt,
    Sat,
    Stood,
    StoodIn,
    WasReady,
    WishedEnd,
)
from kontu.table.match import LiveMatch
from kontu.table.messages import Act, AnswerWindow, Done, Refused, Stale

Answer = Done | Refused | Stale


class Decision(msgspec.Struct, frozen=True):
    """The ``events`` that are to happen (none: nothing changes) and the ``answer`` that is then true."""

    events: tuple[AnyTableEvent, ...] = ()
    answer: Answer | Refusal | None = None


NOTHING = Decision()


def act(match: LiveMatch, seat: Seat, wish: Act, now_ms: int) -> Decision:
    """What becomes of a person's action: the order of the questions is the order of the answers.

    Is it a repeat? Is the match over? Was it chosen on the state as it is? Is it his turn? Is it
    notation? Does the game allow it? While a window is open, to act is to answer it.
    """
    if (done := match.answered(seat, wish.cmd_id)) is not None:
        return Decision(answer=Done(cmd_id=wish.cmd_id, version=done))
    if match.phase == "over":
        return Decision(answer=Refused(cmd_id=wish.cmd_id, refusal=refusing.table_over()))
    if not match.moved <= wish.at <= match.version:
        return Decision(answer=Stale(cmd_id=wish.cmd_id, version=match.version))
    if match.window is not None:
        answered = AnswerWindow(window=match.window.number, cmd_id=wish.cmd_id, action=wish.action)
        return answer(match, seat, answered, now_ms)
    if refusal := check(match, seat, wish.action):
        return Decision(answer=Refused(cmd_id=wish.cmd_id, refusal=refusal))
    return Decision(
        (Acted(seat=seat, action=wish.action, cmd_id=wish.cmd_id),),
        Done(cmd_id=wish.cmd_id, version=match.version + 1),
    )


def answer(match: LiveMatch, seat: Seat, wish: AnswerWindow, now_ms: int) -> Decision:
    """What becomes of a person's answer to a window, which is bound to the window and to no version."""
    if (done := match.answered(seat, wish.cmd_id)) is not None:
        return Decision(answer=Done(cmd_id=wish.cmd_id, version=done))
    asking = match.asking
    if match.phase == "over":
        refusal: Refusal | None = refusing.table_over()
    elif asking is None or asking.window.number != wish.window or asking.window.is_past(now_ms):
        refusal = refusing.answer_late()
    else:
        refusal = asking.check(seat, wish.action)
    if refusal is not None:
        return Decision(answer=Refused(cmd_id=wish.cmd_id, refusal=refusal))
    return Decision(
        (Answered(seat=seat, action=wish.action, cmd_id=wish.cmd_id),),
        Done(cmd_id=wish.cmd_id, version=match.version),
    )


def stand(match: LiveMatch, seat: Seat, text: str) -> Decision:
    """A person's standing answer stands from now on, or is withdrawn. To say it twice changes nothing."""
    said = text.strip()
    if match.phase == "over":
        return Decision(answer=refusing.table_over())
    if said and (refusal := match.windows.check_standing(match.state, seat, said)):
        return Decision(answer=refusal)
    return NOTHING if match.standing.get(seat, "") == said else Decision((Stood(seat=seat, text=said),))


def close(match: LiveMatch, window: int, of_bots: Mapping[Seat, str], now_ms: int) -> Decision:
    """The window called ``window`` closes, if it is due: everything answered is played in one go.

    It is due at its deadline, and from its earliest end on when everybody has answered. ``of_bots``
    are the answers of bots; those of seats that bots have left by now count for nothing.
    """
    asking = match.asking
    if asking is None or asking.window.number != window:
        return NOTHING
    bots = match.bots & of_bots.keys()
    early = now_ms < asking.window.earliest_ms or not asking.is_complete(bots)
    if early and not asking.window.is_past(now_ms):
        return NOTHING
    played = asking.played({seat: of_bots[seat] for seat in bots})
    return Decision(tuple(Acted(seat=seat, action=action) for seat, action in played))


def check(match: LiveMatch, seat: Seat, text: str) -> Refusal | None:
    """Why ``seat`` cannot do what ``text`` writes now; None when it can."""
    to_act = match.to_act
    if to_act is None:
        return refusing.table_over()
    if match.phase == "seating":
        return refusing.seats_open(len(match.places))
    if (asking := match.asking) is not None:
        return asking.check(seat, text)
    if to_act != seat:
        return refusing.not_your_turn(to_act)
    try:
        action: Any = match.game.read_action(match.state, text)
    except NotationError as error:
        return error.refusal
    return match.game.check(match.state, action)


def may_choose(match: LiveMatch, seat: Seat) -> Refusal | None:
    """Why ``seat`` has nothing to choose now; None when it has."""
    to_act = match.to_act
    if to_act is None:
        return refusing.table_over()
    if match.phase == "seating":
        return refusing.seats_open(len(match.places))
    if (asking := match.asking) is not None:
        return None if seat in asking.window.asked else refusing.not_asked()
    return None if to_act == seat else refusing.not_your_turn(to_act)


def act_as_bot(match: LiveMatch, seat: Seat, at: int, action: str) -> Decision:
    """A bot's action happens if nothing moved since ``at`` and the seat is still the bot's."""
    if (
        match.window is not None
        or match.moved != at
        or match.places[seat].bot is None
        or check(match, seat, action)
    ):
        return NOTHING
    return Decision((Acted(seat=seat, action=action),))


def deal(match: LiveMatch, at: int, order: tuple[str, ...], nonce: str) -> Decision:
    """A deal happens if nothing moved since ``at``; raises ValueError when it is no deal of the game."""
    if match.moved != at or match.to_act != DEALER:
        return NOTHING
    if match.game.check(match.state, match.game.deal(match.state, order)):
        raise ValueError("the dealer's order is not an order of the pieces")
    return Decision((Dealt(order=order, nonce=nonce),))


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
    return Decision((Sat(seat=seat, name=name, key=key),))


def ready(match: LiveMatch, seat: Seat, number: int) -> Decision:
    """A person wants the next round. To want it twice, or when it has begun, changes nothing."""
    if number > match.rounds_ended:
        return Decision(answer=refusing.round_unknown(number, match.rounds_ended))
    if match.phase != "between" or number < match.rounds_ended or seat in match.ready:
        return NOTHING
    return Decision((WasReady(seat=seat),))


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
    return Decision((StoodIn(seat=seat, bot=bot, asker=asker),))


def end(match: LiveMatch, seat: Seat, *, wish: bool, waited_for: frozenset[Seat]) -> Decision:
    """A person wants the match to end, or does not any more; it ends when all of ``waited_for`` want it.

    Nothing ends by itself: it takes the word of somebody, here and now, also when he has said it before.
    """
    if match.phase == "over":
        return Decision(answer=refusing.table_over())
    if match.phase == "seating":
        return Decision(answer=refusing.seats_open(len(match.places)))
    wished = () if (seat in match.want_end) == wish else (WishedEnd(seat=seat, wish=wish),)
    if wish and waited_for <= match.want_end | {seat}:
        return Decision((*wished, BrokenOff(asker=seat)))
    return Decision(wished)


def come_back(match: LiveMatch, seat: Seat) -> Decision:
    """The person is there; a bot that stood in for him leaves."""
    return NOTHING if match.places[seat].bot is None else Decision((CameBack(seat=seat),))


def hand_over(match: LiveMatch, seat: Seat, name: str, key: str) -> Decision:
    """A claim is granted: the seat has a new key."""
    if match.places[seat].kind != "person":
        return Decision(answer=refusing.claim_unknown())
    return Decision((Sat(seat=seat, name=name, key=key),))
