"""A match ends early when the people who are there want it, and never by itself."""

import pytest

from kontu.core.outcomes import Termination
from kontu.core.seats import Seat
from kontu.records import verify, write
from kontu.table.recording import record_of
from kontu.table.table import Table
from kontu.table.tables import Guest
from tests.table.sitting import (
    PEOPLE,
    Evening,
    do,
    join,
    phase,
    play_round,
    refusal_of,
    rested,
    shown,
    try_to,
)

THREE = (*PEOPLE, Guest(kind="person", name="Cat"))


class Trio:
    """A table of three people who are all there, in the middle of a round."""

    def __init__(self, evening: Evening, table: Table, secrets: dict[Seat, str]) -> None:
        self.evening = evening
        self.table = table
        self.secrets = secrets

    async def wish(self, seat: int, *, wish: bool = True) -> None:
        assert await self.table.end(Seat(seat), wish=wish) is None


@pytest.fixture
async def trio(evening: Evening) -> Trio:
    table, secrets = await evening.open(THREE)
    for secret in secrets.values():
        await join(table, secret)
    await rested(evening, table)
    await do(table, 0, f"show {table.match.state.hands[0][0]}")
    return Trio(evening, table, secrets)


async def test_when_everybody_wants_it_the_match_is_over_with_the_scores_as_they_are(trio: Trio) -> None:
    totals = trio.table.match.state.totals
    for seat in (2, 0):
        await trio.wish(seat)
        assert phase(trio.table) == "playing"
    await trio.wish(1)
    assert phase(trio.table) == "over"
    update = shown(trio.table, await join(trio.table, None))
    assert update.outcome is not None
    assert update.outcome.scores == totals
    assert update.outcome.ranks == (1, 2, 2)
    assert update.outcome.termination is Termination.CONSENT
    assert (update.to_act, update.legal) == (None, ())


async def test_everybody_sees_who_wants_it(trio: Trio) -> None:
    await trio.wish(1)
    seen = shown(trio.table, await join(trio.table, None))
    assert [seat.wants_end for seat in seen.seats] == [False, True, False]


async def test_a_wish_can_be_taken_back(trio: Trio) -> None:
    await trio.wish(1)
    await trio.wish(1, wish=False)
    await trio.wish(0)
    await trio.wish(2)
    assert phase(trio.table) == "playing"


async def test_a_wish_said_twice_is_one_and_stored_once(trio: Trio) -> None:
    await trio.wish(1, wish=False)
    version = trio.table.match.version
    await trio.wish(1)
    await trio.wish(1)
    assert trio.table.match.version == version + 1


async def test_a_wish_does_not_make_an_action_stale(trio: Trio) -> None:
    at = trio.table.match.version
    await trio.wish(2)
    await do(trio.table, 1, "take", at=at)


async def test_a_wish_is_over_with_the_round(trio: Trio) -> None:
    await trio.wish(2)
    await play_round(trio.evening, trio.table)
    assert trio.table.match.want_end == set()


async def test_who_is_away_is_waited_for_and_nothing_ends_by_itself(evening: Evening) -> None:
    table, secrets = await evening.open(THREE)
    viewers = [await join(table, secret) for secret in secrets.values()]
    await rested(evening, table)
    table.leave(viewers[2])
    for seat in (0, 1):
        assert await table.end(Seat(seat), wish=True) is None
    evening.clock.seconds += 59
    assert await table.end(Seat(0), wish=True) is None
    assert phase(table) == "playing"
    evening.clock.seconds += 2
    table.wake.set()
    await rested(evening, table)
    assert phase(table) == "playing"
    assert await table.end(Seat(0), wish=True) is None
    assert phase(table) == "over"


async def test_who_is_away_while_a_bot_sits_in_is_not_waited_for(evening: Evening) -> None:
    table, secrets = await evening.open(THREE)
    viewers = [await join(table, secret) for secret in secrets.values()]
    await rested(evening, table)
    table.leave(viewers[2])
    evening.clock.seconds += 60
    assert await table.stand_in(Seat(0), Seat(2)) is None
    await table.end(Seat(0), wish=True)
    assert phase(table) == "playing"
    await table.end(Seat(1), wish=True)
    assert phase(table) == "over"


async def test_who_is_alone_with_bots_ends_it_alone(evening: Evening) -> None:
    table, secrets = await evening.open((PEOPLE[0], Guest(kind="bot", bot="random")))
    await join(table, secrets[Seat(0)])
    await rested(evening, table)
    await table.end(Seat(0), wish=True)
    assert phase(table) == "over"


async def test_the_end_is_stored_and_shows_what_was_promised(trio: Trio) -> None:
    for seat in range(3):
        await trio.wish(seat)
    outcome = trio.table.match.outcome
    await trio.evening.restart()
    table = await trio.evening.tables.get(trio.table.name)
    assert table.match.outcome == outcome
    (promise,) = shown(table, await join(table, None)).commitments
    assert promise.order is not None
    assert promise.nonce is not None


async def test_after_the_end_nothing_more_is_done_but_a_rematch(trio: Trio) -> None:
    for seat in range(3):
        await trio.wish(seat)
    assert refusal_of(await try_to(trio.table, 1, "take")).code == "table-over"
    for refused in (await trio.table.end(Seat(0), wish=True), await trio.table.stand(Seat(0), "x")):
        assert refused is not None
        assert refused.code == "table-over"
    assert await trio.table.rematch(Seat(0)) is None


async def test_an_onlooker_ends_nothing_and_nobody_ends_what_has_not_begun(evening: Evening) -> None:
    table, _ = await evening.open((PEOPLE[0], Guest(kind="open")))
    refusals = [await table.end(None, wish=True), await table.end(Seat(0), wish=True)]
    assert [refusal and refusal.code for refusal in refusals] == ["no-seat", "seats-open"]


async def test_the_record_of_a_match_that_was_ended_is_whole_and_true(evening: Evening) -> None:
    table, secrets = await evening.open(PEOPLE, "contack", "house/1")
    await rested(evening, table)
    for _ in range(6):
        seat = table.match.to_act
        assert seat is not None
        action = next(iter(table.match.game.legal_actions(table.match.state)))
        await do(table, seat, table.match.game.write_action(table.match.state, action))
    for seat in (Seat(0), Seat(1)):
        await join(table, secrets[seat])
        await table.end(seat, wish=True)
    record = record_of(table.match, None)
    assert phase(table) == "over"
    assert table.match.outcome is not None
    assert table.match.outcome.scores == tuple(total for _, _, total in table.match.state.match.points())
    assert verify(write(record)).exit_code == 0
    assert "??" not in write(record).decode()
