"""Kontrakt's buy window at the table: what K-077 to K-090 and O-49 to O-68 become among people."""

import json
from collections.abc import AsyncIterator, Sequence

import pytest

from kontu.bots.dealers import SeededDealer
from kontu.core.outcomes import Termination
from kontu.core.seats import Seat
from kontu.games.kontrakt.game import GAME
from kontu.table.recording import record_of
from kontu.table.tables import Guest
from tests.table.asking import FOUR, LEAST_MS, WINDOW_MS, Market, open_windowed
from tests.table.sitting import BOTS, refusal_of, shown


async def open_kontrakt(guests: Sequence[Guest] = FOUR, least_ms: int = 0) -> Market:
    """A table at which the first in turn has just left the card that was turned up."""
    table = await open_windowed(
        "kontrakt",
        "kontrakt/1",
        guests,
        WINDOW_MS,
        least_ms,
        find_game=lambda _: GAME,
        dealer=SeededDealer(2),
    )
    await table.offer("leave")
    return table


@pytest.fixture
async def market() -> AsyncIterator[Market]:
    opened = await open_kontrakt()
    yield opened
    await opened.evening.close()


def asked(market: Market) -> tuple[Seat, ...]:
    assert market.table.match.window is not None
    return market.table.match.window.asked


def buying(market: Market, seat: int) -> str:
    """How the seat writes that it buys."""
    return market.sees(seat).options[0]


async def test_k079_of_several_who_want_the_card_the_first_after_the_player_in_turn_buys(
    market: Market,
) -> None:
    first, second, third = asked(market)
    held = market.held
    await market.answer(third, buying(market, third))
    await market.answer(second, buying(market, second))
    await market.answer(first, "no")
    now = market.held
    assert now[second] == held[second] + 2
    assert now[third] == held[third]


async def test_k080_calling_first_gives_no_priority(market: Market) -> None:
    first, second, third = asked(market)
    held = market.held
    for seat in (third, second, first):
        await market.answer(seat, buying(market, seat))
    assert market.held[first] == held[first] + 2
    # K-087: a new window on the new top card asks all but the one who has just bought.
    if market.table.match.window is not None:
        assert asked(market) == (second, third)


async def test_k085_when_all_say_no_the_player_in_turn_draws_from_the_stock(market: Market) -> None:
    active = market.table.match.state.match.active
    for seat in asked(market):
        await market.answer(seat, "no")
    update = shown(market.table, market.viewers[active])
    assert (update.to_act, update.legal, update.window) == (active, ("stock",), None)


async def test_a_buy_by_the_player_in_turn_is_refused(market: Market) -> None:
    active = market.table.match.state.match.active
    buy = buying(market, asked(market)[0])
    assert refusal_of(await market.answer(active, buy)).code == "not-asked"


async def test_o63_a_wish_can_be_withdrawn_until_the_window_closes(market: Market) -> None:
    first, *others = asked(market)
    held = market.held
    await market.answer(first, buying(market, first))
    await market.answer(first, "no")
    for seat in others:
        await market.answer(seat, "no")
    assert market.held == held


async def test_o64_at_the_deadline_silence_is_no(market: Market) -> None:
    held = market.held
    await market.pass_time(WINDOW_MS / 1000)
    assert market.table.match.window is None
    assert market.held == held


async def test_o64_not_this_round_answers_every_window_of_the_round(market: Market) -> None:
    first, *others = asked(market)
    await market.table.stand(first, "not this round")
    assert market.sees(first).your_answer == "no"
    for seat in others:
        await market.answer(seat, "no")
    assert market.table.match.standing == {first: "not this round"}


async def test_o64_no_until_my_turn_ends_with_the_turn_of_the_seat(market: Market) -> None:
    first, second, third = asked(market)
    await market.table.stand(first, "no until my turn")
    await market.table.stand(second, "no until my turn")
    await market.answer(third, "no")
    await market.offer("stock")
    active = market.table.match.to_act
    assert active is not None
    hand = shown(market.table, market.viewers[active]).observation.hand
    await market.offer(f"drop {hand[0]}")
    assert market.table.match.to_act == first
    assert market.table.match.standing == {second: "no until my turn"}


@pytest.mark.parametrize(
    ("names", "answered"), [("{rank}", False), ("{suit}", False), ("{card} *", False), ("*", True)]
)
async def test_o64_only_leaves_the_cards_it_names_to_the_person(
    market: Market, names: str, answered: bool
) -> None:
    seat = asked(market)[0]
    card = market.sees(seat).options[0].removeprefix("buy ")
    text = "only " + names.format(rank=card[0], suit=card[1], card=card)
    assert await market.table.stand(seat, text) is None
    assert (market.sees(seat).your_answer == "no") is answered


@pytest.mark.parametrize("text", ["no", "only", "only 1h", "only 9 x", "never", "Not this round"])
async def test_what_is_no_standing_answer_is_refused(market: Market, text: str) -> None:
    refusal = await market.table.stand(Seat(0), text)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("standing-notation", "O-64")


async def told(order: Sequence[int], answers: Sequence[str], least_ms: int) -> list[list[str]]:
    """What an onlooker and the player in turn are sent while answers are given in this order."""
    market = await open_kontrakt(least_ms=least_ms)
    seats = asked(market)
    words = {"buy": buying(market, seats[0]), "no": "no"}
    onlookers = (4, int(market.table.match.state.match.active))
    frames: list[list[str]] = [[] for _ in onlookers]
    for place in (None, *order):
        if place is not None:
            await market.answer(seats[place], words[answers[place]])
        for kept, seat in zip(frames, onlookers, strict=True):
            kept.extend(market.frames(seat))
    records = [str(record_of(market.table.match, None))]
    await market.pass_time(LEAST_MS / 1000)
    for kept, seat in zip(frames, onlookers, strict=True):
        kept.extend(market.frames(seat))
    await market.evening.close()
    return [*frames, records]


@pytest.mark.parametrize("least_ms", [0, LEAST_MS])
async def test_the_order_of_the_answers_leaves_no_trace(least_ms: int) -> None:
    answers = ("no", "buy", "buy")
    one, *others = [await told(order, answers, least_ms) for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0))]
    assert others == [one, one]


@pytest.mark.parametrize("least_ms", [0, LEAST_MS])
async def test_what_was_answered_leaves_no_trace_before_the_window_closes(least_ms: int) -> None:
    one = await told((0, 1), ("no", "buy", "no"), least_ms)
    assert one == await told((0, 2), ("buy", "no", "buy"), least_ms)


async def test_before_the_window_closes_nobody_sees_anything_of_another_answer(market: Market) -> None:
    first, second, third = asked(market)
    before = json.loads(market.frames(third)[-1])["observation"]
    await market.answer(first, buying(market, first))
    await market.answer(second, "no")
    after = json.loads(market.frames(third)[-1])
    assert after["observation"] == before
    assert (after["to_act"], after["window"]["answered_count"]) == (third, 2)


async def test_bots_alone_play_a_whole_match() -> None:
    table = await open_windowed(
        "kontrakt",
        "kontrakt/1",
        (*BOTS, BOTS[0]),
        WINDOW_MS,
        0,
        find_game=lambda _: GAME,
        dealer=SeededDealer(2),
    )
    assert table.table.match.outcome is not None
    assert table.table.match.rounds_ended == 7
    await table.evening.close()


async def test_o83_a_match_ended_by_consent_has_the_totals_so_far(market: Market) -> None:
    for seat in range(4):
        assert await market.table.end(Seat(seat), wish=True) is None
    outcome = market.table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0,) * 4, (1,) * 4)
    assert outcome.termination is Termination.CONSENT
    assert shown(market.table, market.viewers[0]).window is None
