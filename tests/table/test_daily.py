"""C-71: the round of a day is dealt as the day says, at any table of one person among bots."""

import pytest

from kontu.core.refusals import RulesError
from kontu.core.seats import Seat
from kontu.records.promises import commitment
from kontu.study.alone_dealing import shuffled
from kontu.table.table import Table
from kontu.table.tables import Guest
from tests.table.sitting import BOTS, PEOPLE, Evening, join, rested

ALONE = (PEOPLE[0], *BOTS)


async def opened(evening: Evening, daily: str | None, guests: tuple[Guest, ...] = ALONE) -> Table:
    table, evening.secrets = await evening.tables.open(
        "contack", "house/1", {"hands": 1}, guests, daily=daily
    )
    await join(table, evening.secrets.get(Seat(0)))
    await rested(evening, table)
    return table


async def test_c71_every_table_of_a_day_is_dealt_alike_and_as_the_day_says() -> None:
    deals = []
    for _ in range(2):
        evening = Evening()
        table = await opened(evening, "2026-01-30")
        deals.append(table.match.deals[0])
        pieces = table.match.game.deck(table.match.game.start(table.match.rules, 3))
        assert deals[-1].nonce == "kontu/1/contack/2026-01-30"
        assert deals[-1].order == shuffled(pieces, deals[-1].nonce)
        await evening.close()
    assert deals[0] == deals[1]
    first = deals[0]
    assert len(commitment(" ".join(first.order), first.nonce)) == 64


async def test_c71_another_day_is_another_deal_and_a_table_of_no_day_is_left_to_chance() -> None:
    orders = set()
    for day in ("2026-01-30", "2026-01-31", None):
        evening = Evening()
        table = await opened(evening, day)
        orders.add(table.match.deals[0].order)
        assert table.match.opened.daily == day
        await evening.close()
    assert len(orders) == 3


async def test_c71_a_table_of_a_day_is_still_one_after_a_restart() -> None:
    evening = Evening()
    table = await opened(evening, "2026-01-30")
    deal = table.match.deals[0]
    await evening.restart()
    found = await evening.tables.get(table.name)
    assert (found.match.opened.daily, found.match.deals[0]) == ("2026-01-30", deal)
    await evening.close()


@pytest.mark.parametrize(
    ("daily", "guests", "code"),
    [
        ("2026-02-01", ALONE, "alone-date-ahead"),
        ("2026-02-30", ALONE, "alone-date"),
        ("", ALONE, "alone-date"),
        ("2026-01-30", PEOPLE, "alone-with-people"),
        ("2026-01-30", (PEOPLE[0], Guest(kind="open"), *BOTS), "alone-with-people"),
    ],
)
async def test_c71_no_table_is_opened_for_a_day_to_come_for_none_or_for_several_people(
    daily: str, guests: tuple[Guest, ...], code: str
) -> None:
    evening = Evening()
    with pytest.raises(RulesError) as refused:
        await evening.tables.open("contack", "house/1", {}, guests, daily=daily)
    assert [each.code for each in refused.value.refusals] == [code]
    assert await evening.store.tables() == ()
    await evening.close()
