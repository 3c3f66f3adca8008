"""A seat stays its player's to the end: keys, bots that stand in, claims, rematches."""

from kontu.core.seats import Seat
from kontu.table.keys import key_of, new_secret, seat_of
from kontu.table.messages import Granted
from kontu.table.tables import Guest
from tests.table.sitting import (
    BOTS,
    PEOPLE,
    Evening,
    do,
    join,
    play_round,
    refusal_of,
    rested,
    sent,
    shown,
)

OPEN = Guest(kind="open")


def test_secrets_differ_and_only_their_hash_opens() -> None:
    secret, other = new_secret(), new_secret()
    assert secret != other
    assert len(secret) >= 43
    assert secret not in key_of(secret)
    assert seat_of(secret, []) is None


async def test_the_store_never_sees_a_secret(evening: Evening) -> None:
    table, secrets = await evening.open((*PEOPLE, OPEN))
    sat = await table.sit(Seat(2), "Cat")
    stored = " ".join(event.body for event in await evening.store.load(table.name))
    assert isinstance(sat, str)
    assert not any(secret in stored for secret in (*secrets.values(), sat))


async def test_the_same_key_opens_the_same_seat_after_a_restart(evening: Evening) -> None:
    table, secrets = await evening.open((*PEOPLE, OPEN))
    third = await table.sit(Seat(2), "Cat")
    assert isinstance(third, str)
    await evening.restart()
    table = await evening.tables.get(table.name)
    for seat, secret in {**secrets, Seat(2): third}.items():
        assert (await join(table, secret)).seat == seat


async def test_t04_a_wrong_key_is_refused_and_makes_no_onlooker(evening: Evening) -> None:
    table, _ = await evening.open()
    for secret in ("", "x", new_secret()):
        assert refusal_of(await table.join(secret, None)).code == "key-unknown"
    assert not table.has_viewers


async def test_looking_takes_no_seat(evening: Evening) -> None:
    table, _ = await evening.open((PEOPLE[0], OPEN))
    viewer = await join(table, None)
    assert shown(table, viewer).you is None
    assert table.match.places[1].kind == "open"


async def test_t04_a_taken_seat_cannot_be_taken_again(evening: Evening) -> None:
    table, _ = await evening.open((PEOPLE[0], OPEN, BOTS[0]))
    assert isinstance(await table.sit(Seat(1), "Cat"), str)
    version = table.match.version
    for seat in (0, 1, 2):
        refusal = refusal_of(await table.sit(Seat(seat), "Eve"))
        assert (refusal.code, refusal.args) == ("seat-taken", {"seat": f"p{seat + 1}"})
    for seat in (-1, 3, 10**30):
        assert refusal_of(await table.sit(Seat(seat), "Eve")).code == "seat-unknown"
    assert table.match.version == version


async def test_t03_a_name_is_one_short_line(evening: Evening) -> None:
    table, _ = await evening.open((PEOPLE[0], OPEN))
    for name in ("x" * 41, "a\nb", "a\x00b", "a\u202eb"):
        assert refusal_of(await table.sit(Seat(1), name)).code == "name-unusable"
    assert isinstance(await table.sit(Seat(1), "  Åse-Lill  "), str)
    assert table.match.places[1].name == "Åse-Lill"


async def test_a_bot_stands_in_only_after_a_while_and_only_when_asked(evening: Evening) -> None:
    table, secrets = await evening.open()
    await join(table, secrets[Seat(0)])
    gone = await join(table, secrets[Seat(1)])
    await rested(evening, table)
    assert refusal_of(await table.stand_in(Seat(0), Seat(1))).code == "nobody-away"
    table.leave(gone)
    refusal = refusal_of(await table.stand_in(Seat(0), Seat(1)))
    assert (refusal.code, refusal.rule, refusal.args) == (
        "not-away-long",
        "T-07",
        {"seat": "p2", "seconds": 60},
    )
    evening.clock.seconds += 59.5
    assert refusal_of(await table.stand_in(Seat(0), Seat(1))).args["seconds"] == 1
    evening.clock.seconds += 0.5
    await do(table, 0, "take")
    await rested(evening, table)
    # Never by itself, however long he is away.
    assert table.match.to_act == 1
    assert await table.stand_in(Seat(0), Seat(1)) is None
    await rested(evening, table)
    assert table.match.to_act == 0
    assert refusal_of(await table.stand_in(Seat(0), Seat(1))).code == "nobody-away"


async def test_the_time_left_is_told_to_everybody(evening: Evening) -> None:
    table, secrets = await evening.open()
    first = await join(table, secrets[Seat(0)])
    evening.clock.seconds += 20
    assert [seat.stand_in_ms for seat in shown(table, first).seats] == [None, 40_000]
    evening.clock.seconds += 600
    assert [seat.stand_in_ms for seat in shown(table, first).seats] == [None, 0]


async def test_a_bot_makes_room_at_once_when_its_person_comes(evening: Evening) -> None:
    table, secrets = await evening.open()
    first = await join(table, secrets[Seat(0)])
    evening.clock.seconds += 60
    await table.stand_in(Seat(0), Seat(1))
    await rested(evening, table)
    assert shown(table, first).seats[1].bot == "random"
    assert shown(table, first).seats[1].kind == "person"
    back = await join(table, secrets[Seat(1)])
    await do(table, 0, "take")
    await rested(evening, table)
    update = shown(table, back)
    assert update.seats[1].bot is None
    assert update.to_act == update.you == 1
    assert update.legal


async def test_nobody_stands_in_for_a_bot_or_for_no_seat(evening: Evening) -> None:
    table, secrets = await evening.open((PEOPLE[0], BOTS[0]))
    await join(table, secrets[Seat(0)])
    evening.clock.seconds += 600
    assert refusal_of(await table.stand_in(Seat(0), Seat(1))).code == "nobody-away"
    assert refusal_of(await table.stand_in(Seat(0), Seat(0))).code == "nobody-away"
    for seat in (-1, 2):
        assert refusal_of(await table.stand_in(Seat(0), Seat(seat))).code == "seat-unknown"


async def test_a_bot_can_keep_an_open_seat_warm_and_a_person_can_still_take_it(evening: Evening) -> None:
    table, secrets = await evening.open((PEOPLE[0], OPEN))
    await join(table, secrets[Seat(0)])
    assert await table.stand_in(Seat(0), Seat(1)) is None
    await rested(evening, table)
    assert table.match.phase == "playing"
    await do(table, 0, "take")
    await rested(evening, table)
    assert table.match.to_act == 0
    secret = await table.sit(Seat(1), "Cat")
    assert isinstance(secret, str)
    await do(table, 0, "take")
    await rested(evening, table)
    assert table.match.to_act == 1


async def test_t08_a_rematch_follows_the_end(evening: Evening) -> None:
    table, secrets = await evening.open()
    await join(table, secrets[Seat(0)])
    refusal = refusal_of(await table.rematch(Seat(0)))
    assert (refusal.code, refusal.rule) == ("table-not-over", "T-08")


async def test_a_rematch_has_the_same_seats_names_rules_and_keys(evening: Evening) -> None:
    table, secrets = await evening.open(variant="plain/1")
    viewer = await join(table, secrets[Seat(0)])
    await play_round(evening, table)
    await table.ready(Seat(0), 1)
    await play_round(evening, table)
    assert await table.rematch(Seat(1)) is None
    next_table = shown(table, viewer).next_table
    assert next_table is not None
    # Whoever asks second gets the same table.
    assert await table.rematch(Seat(0)) is None
    assert shown(table, viewer).next_table == next_table
    follow = await evening.tables.get(next_table)
    for seat, secret in secrets.items():
        update = shown(follow, await join(follow, secret))
        assert (update.you, update.variant) == (seat, "plain/1")
        assert [view.name for view in update.seats] == ["Ane", "Bjørn"]
    await rested(evening, follow)
    assert follow.match.phase == "playing"
    await evening.restart()
    again = await evening.tables.get(table.name)
    assert again.match.next_table == next_table


async def test_a_lost_key_is_replaced_when_another_at_the_table_approves(evening: Evening) -> None:
    table, secrets = await evening.open()
    friend = await join(table, secrets[Seat(0)])
    stranger = await join(table, None)
    assert table.claim(stranger, Seat(1), "Bjørn, new phone") is None
    (claim,) = shown(table, friend).claims
    assert (claim.seat, claim.name) == (1, "Bjørn, new phone")
    assert await table.approve(Seat(0), claim.claim) is None
    (granted,) = [message for message in sent(table, stranger) if isinstance(message, Granted)]
    assert granted.seat == 1
    assert (await join(table, granted.secret)).seat == 1
    assert refusal_of(await table.join(secrets[Seat(1)], None)).code == "key-unknown"
    assert shown(table, friend).claims == ()
    assert not any(isinstance(message, Granted) for message in sent(table, friend))
    assert refusal_of(await table.approve(Seat(0), claim.claim)).code == "claim-unknown"


async def test_t07_a_seat_whose_person_is_there_cannot_be_claimed(evening: Evening) -> None:
    table, secrets = await evening.open((*PEOPLE, OPEN))
    seated = await join(table, secrets[Seat(0)])
    stranger = await join(table, None)
    for seat in (0, 2):
        assert refusal_of(table.claim(stranger, Seat(seat), "x")).code == "claim-not-away"
    assert refusal_of(table.claim(stranger, Seat(9), "x")).code == "seat-unknown"
    assert refusal_of(table.claim(stranger, Seat(1), "x" * 99)).code == "name-unusable"
    assert refusal_of(table.claim(seated, Seat(1), "x")).code == "claim-has-seat"
    assert shown(table, seated).claims == ()


async def test_who_comes_back_in_time_keeps_his_seat(evening: Evening) -> None:
    table, secrets = await evening.open()
    friend = await join(table, secrets[Seat(0)])
    stranger = await join(table, None)
    table.claim(stranger, Seat(1), "thief")
    (claim,) = shown(table, friend).claims
    await join(table, secrets[Seat(1)])
    assert refusal_of(await table.approve(Seat(0), claim.claim)).code == "claim-not-away"


async def test_a_claim_goes_with_whoever_made_it_and_few_wait_at_once(evening: Evening) -> None:
    table, secrets = await evening.open()
    friend = await join(table, secrets[Seat(0)])
    strangers = [await join(table, None) for _ in range(5)]
    for stranger in strangers[:4]:
        assert table.claim(stranger, Seat(1), "me") is None
    assert table.claim(strangers[0], Seat(1), "me again") is None
    refusal = refusal_of(table.claim(strangers[4], Seat(1), "me too"))
    assert (refusal.code, refusal.rule) == ("claims-waiting", "T-06")
    table.leave(strangers[1])
    assert len(shown(table, friend).claims) == 3
