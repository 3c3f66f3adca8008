"""The record of a live match, as somebody may see it."""

from kontu.core.seats import Seat, seat_name
from kontu.records.model import ALL, ONLOOKER, Record
from kontu.records.recording import Recorder
from kontu.table.events import Dealt
from kontu.table.match import LiveMatch


def record_of(match: LiveMatch, viewer: Seat | None) -> Record:
    """What was played so far: whole once the match is over, until then as ``viewer`` may see it."""
    view = ALL if match.phase == "over" else ONLOOKER if viewer is None else seat_name(viewer)
    game = match.game
    recorder = Recorder(
        game,
        match.rules,
        [place.name or place.bot or "" for place in match.places],
        view=view,
        date=match.opened.date,
        variant=match.opened.variant,
    )
    state = game.start(match.rules, len(match.places))
    for event in match.steps:
        nonce = None
        if isinstance(event, Dealt):
            action = game.deal(state, event.order)
            nonce = event.nonce
        else:
            action = game.read_action(state, event.action)
        step = game.apply(state, action)
        recorder.note(state, action, step, nonce=nonce)
        state = step.state
    return recorder.record()
