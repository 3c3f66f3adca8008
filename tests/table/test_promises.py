"""The order of a round is promised before the deal, shown after it, and hidden in between."""

import hashlib

import msgspec
import pytest

from kontu.bots.dealers import SecretDealer, SeededDealer
from kontu.core.seats import Seat
from kontu.records import verify, writer
from kontu.table.recording import record_of
from kontu.table.settings import new_nonce
from kontu.table.tables import Guest
from tests.table.sitting import PEOPLE, Evening, do, join, phase, play_round, rested, shown

PIECES = tuple(map(str, range(36)))


@pytest.mark.parametrize("dealer", [SecretDealer(), SeededDealer(7)], ids=["secret", "seeded"])
def test_a_dealer_deals_every_piece_once(dealer: SecretDealer | SeededDealer) -> None:
    orders = [dealer.order(PIECES) for _ in range(3)]
    assert all(sorted(order) == sorted(PIECES) for order in orders)
    assert len(set(orders)) == 3


def test_equal_seeds_deal_alike_and_others_do_not() -> None:
    first, second, third = SeededDealer(7), SeededDealer(7), SeededDealer(8)
    order = first.order(PIECES)
    assert second.order(PIECES) == order
    assert third.order(PIECES) != order
    assert first.order(PIECES) == second.order(PIECES) != order


def test_a_nonce_is_sixteen_random_bytes() -> None:
    assert len(bytes.fromhex(new_nonce())) == 16
    assert new_nonce() != new_nonce()


async def test_the_promise_is_told_from_the_deal_on_and_the_order_only_after_the_round(
    evening: Evening,
) -> None:
    table, secrets = await evening.open()
    viewers = [await join(table, secret) for secret in (secrets[Seat(0)], None)]
    await rested(evening, table)
    for viewer in viewers:
        update = shown(table, viewer)
        (promise,) = update.commitments
        assert (promise.round, promise.order, promise.nonce) == (1, None, None)
        told = msgspec.json.encode(update).decode()
        assert table.match.deals[0].nonce not in told
    await play_round(evening, table)
    for viewer in viewers:
        (kept,) = shown(table, viewer).commitments
        assert kept.sha256 == promise.sha256
        assert kept.order == " ".join(table.match.deals[0].order)
        assert hashlib.sha256(f"{kept.order} {kept.nonce}".encode()).hexdigest() == promise.sha256


async def test_while_the_next_round_runs_only_the_last_is_shown(evening: Evening) -> None:
    table, secrets = await evening.open()
    viewer = await join(table, secrets[Seat(0)])
    await play_round(evening, table)
    await table.ready(Seat(0), 1)
    await rested(evening, table)
    assert [(one.round, one.order is None) for one in shown(table, viewer).commitments] == [
        (1, False),
        (2, True),
    ]


async def test_the_order_survives_a_restart_unchanged(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    (promise,) = shown(table, await join(table, None)).commitments
    await evening.restart()
    again = await evening.tables.get(table.name)
    assert shown(again, await join(again, None)).commitments == (promise,)


async def test_the_record_of_a_match_between_bots_is_true_in_every_line() -> None:
    evening = Evening()
    table, _ = await evening.open(
        (Guest(kind="bot", bot="random"), Guest(kind="bot", bot="random", name="Zoë '''")),
        "contack",
        "house/1",
    )
    await rested(evening, table)
    assert phase(table) == "over"
    found = verify(writer.write(record_of(table.match, None)))
    assert found.problems == ()
    await evening.close()


async def test_the_record_of_a_match_under_way_hides_what_an_onlooker_may_not_see(evening: Evening) -> None:
    table, secrets = await evening.open()
    await rested(evening, table)
    hidden = record_of(table.match, None)
    assert hidden.view == "onlooker"
    (line, *_) = hidden.rounds[0].deal or ()
    assert line.pieces == ("??", "??")
    assert hidden.rounds[0].nonce is None
    assert hidden.rounds[0].commit is not None
    mine = record_of(table.match, Seat(0))
    assert mine.view == "p1"
    assert [line.pieces[0] == "??" for line in (mine.rounds[0].deal or ())[:2]] == [False, True]
    assert secrets


@pytest.mark.parametrize("actions", [0, 1, 17, 40, 60])
async def test_a_record_taken_at_any_moment_is_true_for_whoever_takes_it(actions: int) -> None:
    evening = Evening(dealer=SeededDealer(actions))
    table, secrets = await evening.open(PEOPLE, "contack", "collector/1")
    viewers = [await join(table, secrets[Seat(seat)]) for seat in (0, 1)]
    await rested(evening, table)
    for _ in range(actions):
        if phase(table) == "between":
            for seat in (0, 1):
                await table.ready(Seat(seat), table.match.rounds_ended)
            await rested(evening, table)
        turn = table.match.to_act
        assert turn in {0, 1}
        await do(table, turn, shown(table, viewers[turn]).legal[-1])
        await rested(evening, table)
    for who in (None, Seat(0)):
        assert verify(writer.write(record_of(table.match, who))).problems == ()
    await evening.close()
