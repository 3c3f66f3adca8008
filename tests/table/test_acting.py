"""What a table answers to an action, and that nothing but a legal one changes it."""

from kontu.core.seats import Seat
from kontu.table.messages import Ask, Done, Refused, Stale, Verdict
from kontu.table.tables import Guest
from tests.table.sitting import BOTS, Evening, do, join, play_round, refusal_of, rested, try_to


async def test_a_legal_action_is_done_and_makes_the_next_version(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    version = table.match.version
    assert await try_to(table, 0, "take", "a") == Done(cmd_id="a", version=version + 1)
    assert table.match.version == version + 1


async def test_an_action_chosen_on_an_old_version_is_stale_and_changes_nothing(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    old = table.match.version
    await do(table, 0, "take")
    now = table.match.version
    assert await try_to(table, 1, "take", "late", at=old) == Stale(cmd_id="late", version=now)
    assert table.match.version == now


async def test_somebody_sitting_down_makes_no_action_stale(evening: Evening) -> None:
    table, _ = await evening.open((*BOTS[:0], Guest(kind="person"), Guest(kind="open"), Guest(kind="open")))
    assert not isinstance(await table.sit(Seat(1), "B"), Refused)
    await table.stand_in(Seat(0), Seat(2))
    await rested(evening, table)
    chosen_on = table.match.version
    assert not isinstance(await table.sit(Seat(2), "C"), Refused)
    assert table.match.version == chosen_on + 1
    await do(table, 0, "take", at=chosen_on)


async def test_a_version_that_is_not_yet_is_stale_too(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    answer = await try_to(table, 0, "take", at=table.match.version + 1)
    assert isinstance(answer, Stale)


async def test_a_repeat_gets_the_first_answer_and_changes_nothing(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    at = table.match.version
    first = await try_to(table, 0, "take", "once", at=at)
    held = table.match.state.hands[0]
    assert await try_to(table, 0, "take", "once", at=at) == first
    assert table.match.state.hands[0] == held


async def test_a_repeat_gets_the_first_answer_after_a_restart(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    at = table.match.version
    first = await try_to(table, 0, "take", "once", at=at)
    await do(table, 1, "take")
    await evening.restart()
    again = await evening.tables.get(table.name)
    assert await try_to(again, 0, "take", "once", at=at) == first
    assert len(again.match.state.hands[0]) == 3


async def test_a_repeat_of_a_refused_action_stays_refused_when_it_would_be_legal_now(
    evening: Evening,
) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    first = await try_to(table, 1, "take", "hasty")
    await do(table, 0, "take")
    assert await try_to(table, 1, "take", "hasty") == first
    assert isinstance(await try_to(table, 1, "take", "patient"), Done)


async def test_two_seats_may_name_their_commands_alike(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    assert isinstance(await try_to(table, 0, "take", "1"), Done)
    assert isinstance(await try_to(table, 1, "take", "1"), Done)


async def test_a_repeat_with_another_action_still_gets_the_first_answer(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    first = await try_to(table, 0, "take", "once")
    assert await try_to(table, 0, "show 1", "once") == first


async def test_t01_another_seats_turn_is_not_ones_own(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    refusal = refusal_of(await try_to(table, 1, "take"))
    assert (refusal.code, refusal.rule, refusal.args) == ("not-your-turn", "T-01", {"seat": "p1"})


async def test_t04_an_onlooker_does_not_act(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    version = table.match.version
    assert refusal_of(await try_to(table, None, "take")).code == "no-seat"
    assert refusal_of(await table.ready(None, 0)).rule == "T-04"
    assert refusal_of(await table.stand_in(None, Seat(0))).rule == "T-04"
    assert refusal_of(await table.rematch(None)).rule == "T-04"
    assert refusal_of(await table.approve(None, "x")).rule == "T-04"
    assert table.match.version == version


async def test_t01_nobody_acts_before_every_seat_has_somebody(evening: Evening) -> None:
    table, _ = await evening.open((Guest(kind="person"), Guest(kind="open")))
    await rested(evening, table)
    assert table.match.phase == "seating"
    refusal = refusal_of(await try_to(table, 0, "take"))
    assert (refusal.code, refusal.args) == ("seats-open", {"seats": 2})


async def test_t05_after_the_end_everything_is_refused(evening: Evening) -> None:
    table, secrets = await evening.open()
    await join(table, secrets[Seat(0)])
    await play_round(evening, table)
    await table.ready(Seat(0), 1)
    await play_round(evening, table)
    assert table.match.phase == "over"
    version = table.match.version
    assert refusal_of(await try_to(table, 0, "take")).code == "table-over"
    assert refusal_of(await try_to(table, 1, "deal 1 2 3")).rule == "T-05"
    assert refusal_of(await table.stand_in(Seat(0), Seat(1))).rule == "T-05"
    assert refusal_of(await table.sit(Seat(1), "late")).rule == "T-05"
    assert table.ask(Seat(0), Ask(ask_id="q", action="take")).refusal is not None
    assert table.match.version == version


async def test_between_rounds_it_is_the_dealers_turn(evening: Evening) -> None:
    table, secrets = await evening.open()
    await join(table, secrets[Seat(0)])
    await play_round(evening, table)
    assert refusal_of(await try_to(table, 0, "take")).args == {"seat": "d"}


async def test_a_player_cannot_deal(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    assert (
        refusal_of(await try_to(table, 0, "deal " + " ".join(map(str, range(1, 13))))).code == "already-dealt"
    )


async def test_what_is_no_notation_is_refused_as_the_game_says(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    for text in ("", "dance", "show", "show x", "show 1 2", "x" * 3000, "show -1"):
        assert refusal_of(await try_to(table, 0, text, cmd_id=f"c{len(text)}")).code == "action-notation"


async def test_what_the_game_forbids_is_refused_by_the_games_rule(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    refusal = refusal_of(await try_to(table, 0, "show 99"))
    assert (refusal.code, refusal.rule) == ("tile-not-in-hand", "L-04")


async def test_to_ask_changes_nothing(evening: Evening) -> None:
    table, _ = await evening.open()
    await rested(evening, table)
    version, state = table.match.version, table.match.state
    assert table.ask(Seat(0), Ask(ask_id="1", action="take")) == Verdict(ask_id="1", refusal=None)
    for seat, action, code in (
        (0, "show 99", "tile-not-in-hand"),
        (1, "take", "not-your-turn"),
        (0, "?", "action-notation"),
    ):
        verdict = table.ask(Seat(seat), Ask(ask_id="2", action=action))
        assert verdict.refusal is not None
        assert verdict.refusal.code == code
    onlooker = table.ask(None, Ask(ask_id="3", action="take"))
    assert onlooker.refusal is not None
    assert onlooker.refusal.code == "no-seat"
    assert (table.match.version, table.match.state) == (version, state)
