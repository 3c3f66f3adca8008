"""Makes a record of a match while it is played."""

import re
from collections.abc import Sequence
from typing import Any, Final

from kontu.core import registry
from kontu.core.events import MatchEnded, RoundEnded
from kontu.core.game import DealLine, Step
from kontu.core.registry import AnyGame
from kontu.core.seats import DEALER, Seat, read_seat, seat_name
from kontu.core.settings import departures
from kontu.records.model import ALL, ONLOOKER, Entry, Record, Round
from kontu.records.promises import commitment
from kontu.records.values import CONTROL, MOST_NAME

DEALER_LINE: Final = "dealer"
"""The holder under which a game names the seat that deals: the record has a field for it."""

_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def _name(seat: Seat, name: str) -> str:
    one_line = CONTROL.sub(" ", name).strip()[:MOST_NAME]
    return one_line or seat_name(seat)


class _Acted:
    """An action, written whole and as it is ``seen``, with everything that it led to."""

    def __init__(self, seat: Seat, action: str, events: Sequence[Any], seen: str) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.seen = seen


class _Played:
    """A round so far: the deal whole and as seen, the nonce of its promise, the actions, how it ended.

    ``seen`` is None as long as the deal lies hidden, as it does where the pack is yet to be cut.
    """

    def __init__(self, deal: tuple[DealLine, ...], order: str, nonce: str | None) -> None:
        self.deal = deal
        self.seen: tuple[DealLine, ...] | None = None
        self.commit = None if nonce is None else commitment(order, nonce)
        self.nonce = nonce
        self.acted: list[_Acted] = []
        self.events: list[Any] = []
        self.ended: RoundEnded | None = None

    def add_chance(self, chance: _Acted, events: Sequence[Any]) -> None:
        """Chance stands before the line that needed it, and what it led to is that line's."""
        needing = self.acted[-1]
        needing.events = (*needing.events, *events)
        self.acted.insert(-1, chance)


class Recorder:
    """Takes note of every action of a match, and writes them up as one viewer knows them.

    ``view`` is ``all``, ``onlooker`` or a seat (``p1``); ``names`` are the players' in seat order;
    ``date`` is ``YYYY-MM-DD``. ``variant`` is the name that the rules are written under; without it
    the nearest. A name that no record may hold (R-03) is made fit: one line, 60 characters, and the
    seat itself for a player without a name. A round that is over
    is written whole in any view, since its order is shown then.

    Raises:
        ValueError: the view names no seat, or the date is none.
        UnknownName: ``variant`` is none of the game's.
    """

    def __init__(
        self,
        game: AnyGame,
        rules: Any,
        names: Sequence[str],
        *,
        view: str,
        date: str,
        variant: str | None = None,
    ) -> None:
        if not _DATE.fullmatch(date):
            raise ValueError(f"no date: {date[:40]!r}")
        self._game = game
        self._view = view
        self._viewer = None if view in {ALL, ONLOOKER} else read_seat(view, len(names))
        self._date = date
        self._names = tuple(_name(Seat(seat), name) for seat, name in enumerate(names))
        if variant is None:
            self._variant, self._rules = game.scribe.write_rules(rules)
        else:
            self._variant, self._rules = variant, departures(rules, registry.variant(game, variant))
        self._rounds: list[_Played] = []
        self._totals: tuple[int, ...] | None = None

    def note(self, state: Any, action: Any, step: Step[Any, Any], *, nonce: str | None = None) -> None:
        """Take note of ``action``, legal in ``state``, and of the ``step`` that it led to.

        ``nonce`` belongs to a deal whose order was promised as ``commitment(order, nonce)``; it is
        kept to itself until the round is over.
        """
        seat = self._game.to_act(state)
        written = self._game.write_action(state, action)
        if seat == DEALER and (not self._rounds or self._rounds[-1].ended):
            deal = self._game.scribe.write_deal(state, action)
            self._rounds.append(_Played(deal, written.partition(" ")[2], nonce))
        elif seat == DEALER:
            seen = self._game.scribe.chance_seen(state, action, self._viewer)
            told = written if self._view == ALL else seen
            self._rounds[-1].add_chance(_Acted(seat, written, (), told), step.events)
        elif seat is not None:
            self._rounds[-1].acted.append(_Acted(seat, written, step.events, written))
        if self._rounds:
            self._take_in(self._rounds[-1], step)
        for event in step.events:
            if isinstance(event, RoundEnded):
                self._rounds[-1].ended = event
            elif isinstance(event, MatchEnded):
                self._totals = event.outcome.scores

    def record(self) -> Record:
        """The match so far, as the view knows it."""
        return Record(
            game=self._game.name,
            variant=self._variant,
            view=self._view,
            date=self._date,
            seats=self._names,
            totals=self._totals,
            rules=self._rules,
            rounds=tuple(
                self._round(i, played)
                for i, played in enumerate(self._rounds)
                if self._view == ALL or played.seen is not None
            ),
        )

    def _take_in(self, played: _Played, step: Step[Any, Any]) -> None:
        """A step of a round: with the first events the deal is there to be seen."""
        played.events.extend(step.events)
        if played.seen is None and step.events:
            played.seen = self._game.scribe.deal_seen(step.state, self._viewer)

    def _round(self, index: int, played: _Played) -> Round:
        whole = self._view == ALL or played.ended is not None
        deal = played.deal if whole else played.seen or ()
        ended = played.ended
        bonus = self._game.scribe.bonus(played.events, len(ended.scores)) if ended else None
        # The first round's totals are its scores, unless the players began with something.
        tells = ended is not None and (index > 0 or ended.totals != ended.scores)
        return Round(
            dealer=next((line.pieces[0] for line in deal if line.holder == DEALER_LINE), None),
            commit=played.commit,
            deal=tuple(line for line in deal if line.holder != DEALER_LINE),
            play=tuple(self._entry(acted, whole=whole) for acted in self._told(played, whole=whole)),
            end=ended.termination.value if ended else None,
            scores=ended.scores if ended else None,
            bonus=bonus if bonus and any(bonus) else None,
            totals=ended.totals if ended and tells else None,
            nonce=played.nonce if ended else None,
        )

    def _told(self, played: _Played, *, whole: bool) -> Sequence[_Acted]:
        """The actions that the view knows of: at the end there may be some that it is yet to be told."""
        acted = played.acted
        last = len(acted)
        while not whole and last and acted[last - 1].events and not self._shown(acted[last - 1]):
            last -= 1
        return acted[:last]

    def _shown(self, acted: _Acted) -> tuple[Any, ...]:
        shown = (self._game.show(event, self._viewer) for event in acted.events)
        return tuple(event for event in shown if event is not None)

    def _entry(self, acted: _Acted, *, whole: bool) -> Entry:
        events = acted.events if whole else self._shown(acted)
        scribe = self._game.scribe
        return Entry(
            actor=seat_name(acted.seat),
            action=acted.action if whole else acted.seen,
            result=scribe.result(events),
            claim=scribe.claim(events) or None,
            comment=scribe.comment(events),
        )
