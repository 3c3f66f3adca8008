"""What a table promises of a deal is what its record promises, also where chance names the dealer."""

import random

from kontu.core import registry
from kontu.records.promises import commitment
from kontu.table.events import Dealt, Opened, Place
from kontu.table.match import LiveMatch
from kontu.table.recording import record_of
from kontu.table.views import commitments

GAME = registry.get("kontrakt")
BOT = Place(kind="bot", bot="random")


def test_the_table_and_the_record_hold_the_same_promise_of_the_first_deal() -> None:
    opened = Opened(
        game="kontrakt", variant="kontrakt/1", changes={}, places=(BOT,) * 3, pace_ms=0, date="2026-11-29"
    )
    match = LiveMatch(opened)
    order = list(GAME.deck(match.state))
    random.Random(7).shuffle(order)
    match.take(Dealt(order=tuple(order), nonce="ab" * 16))
    (promised,) = commitments(match, commitment)
    (written,) = record_of(match, None).rounds
    assert promised.sha256 == written.commit
    assert match.state.match.dealer >= 0
