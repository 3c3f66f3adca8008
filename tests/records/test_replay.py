"""What was recorded is played again and found true; what is hidden stays hidden until it may be shown."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontu.core.refusals import RulesError
from kontu.core.registry import UnknownName
from kontu.core.seats import DEALER
from kontu.core.settings import with_fields
from kontu.games.contack.actions import read_order
from kontu.records import Recorder, RecordError, commitment, read, replay, verify, write
from tests.records.matches import DATE, HAND, NAMES, contack, play, played, recorded_again, variant

VARIANTS = tuple(contack().variants)


def changed(name: str, **fields: object) -> object:
    return with_fields(variant(name), fields, read_order)


# Every value of every option, each on a variant that it goes with.
OPTIONS = {
    "direction": changed("house/1", direction="counterclockwise"),
    "opening_tile": changed("house/1", opening_tile="any"),
    "must_play": changed("house/1", must_play=True),
    "play_drawn": changed("house/1", play_drawn="forced"),
    "opportunity_scores": changed("booklet/1", opportunity_scores="all_contacts"),
    "leftover_penalty": changed("collector/1", leftover_penalty=7),
    "going_out": changed("house/1", going_out=False),
    "enclosed_ends": changed("house/1", enclosed_ends=True),
    "scoring": changed("house/1", scoring="counters", leftover_penalty=0),
    "counter_stake": changed("club/1", counter_stake=15),
    "counter_values": changed("club/1", counter_values="5-10-25"),
    "debt": changed("club/1", debt="allowed", counter_stake=5),
    "target": changed("house/1", match_end="target", target=5, hand_limit=4),
    "hands": changed("house/1", hands=1),
    "tiles": changed(
        "house/1", tiles=[f"{a}-{b}-{c}" for a in (1, 2, 3) for b in (4, 5, 6) for c in (7, 8, 9, 10)]
    ),
}


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seats", range(2, 8))
def test_random_matches_of_every_variant_are_verified(name: str, seats: int) -> None:
    for seed in range(3):
        data = played(name, seats, seed, nonces=seed == 1)
        found = verify(data)
        assert found.problems == ()
        assert found.replay is not None
        assert found.replay.outcome is not None
        assert write(read(data)) == data


@pytest.mark.parametrize("option", OPTIONS)
def test_random_matches_of_every_option_are_verified(option: str) -> None:
    for seed in range(3):
        record = play(OPTIONS[option], 4, seed).record()
        found = verify(write(record))
        assert found.problems == ()
        assert found.replay is not None
        assert found.replay.rules == OPTIONS[option]
        assert read(write(record)) == record


def test_partners_share_the_totals_of_a_finished_match() -> None:
    record = play(changed("house/1", partnerships=True), 4, 5).record()
    assert record.totals is not None
    assert record.totals[0] == record.totals[2]
    assert verify(write(record)).problems == ()


@given(st.integers(0, 10**6), st.integers(2, 7), st.sampled_from(VARIANTS), st.integers(0, 150))
def test_a_match_can_be_recorded_at_any_moment(seed: int, seats: int, name: str, most: int) -> None:
    for view in ("all", "onlooker", "p2"):
        record = play(variant(name), seats, seed, view=view, most=most, nonces=True).record()
        assert verify(write(record)).problems == ()
        assert read(write(record)) == record


@pytest.mark.parametrize("name", VARIANTS)
def test_law_7_a_replay_is_the_match_again(name: str) -> None:
    recorder = play(variant(name), 4, 11)
    again = recorded_again(replay(recorder.record()))
    assert again.record() == recorder.record()


def test_the_example_is_what_a_recorder_writes() -> None:
    found = verify(HAND)
    assert found.exit_code == 0
    assert found.replay is not None
    assert write(recorded_again(found.replay).record()) == HAND


def test_a_replay_tells_states_and_lines() -> None:
    found = replay(read(HAND))
    assert len(list(found.states())) == len(found.steps) + 1 == 20
    assert found.steps[0].seat == DEALER
    lines = HAND.decode().split("\n")
    assert lines[found.steps[0].line - 1].startswith("p1 8-4-5")
    assert lines[found.steps[-1].line - 1].startswith("p3 5-7-2@-1,-2")
    assert {step.round for step in found.steps} == {1}
    assert found.outcome is None


def test_r06_points_that_nobody_claims_are_not_missed() -> None:
    assert verify(HAND.replace(b" =15", b"")).exit_code == 0


def test_r07_a_record_cut_between_two_lines_is_the_record_of_a_shorter_game() -> None:
    head, _, tail = HAND.partition(b"p2 draw >5-10-4\n")
    assert tail
    found = verify(head + b"'''\n")
    assert found.exit_code == 0
    assert found.replay is not None
    assert len(found.replay.steps) == 14


def test_r07_totals_stand_from_the_second_round_on() -> None:
    record = play(variant(), 2, 4).record()
    assert [each.totals is None for each in record.rounds] == [True, False, False]
    assert record.totals == record.rounds[-1].totals


def test_r07_totals_stand_at_once_where_players_begin_with_counters() -> None:
    record = play(variant("club/1"), 3, 4).record()
    totals = record.rounds[0].totals
    assert totals is not None
    assert sum(totals) == 600


def test_r07_a_true_bonus_is_what_lines_have_not_brought() -> None:
    assert verify(HAND + b"bonus = [-30, -30, 0]\n").exit_code == 0


def test_r08_a_promise_is_written_at_once_and_its_nonce_at_the_end() -> None:
    running = play(variant(), 3, 8, view="onlooker", most=5, nonces=True).record()
    (hand,) = running.rounds
    assert hand.commit is not None
    assert hand.nonce is None
    over = play(variant(), 3, 8, view="onlooker", nonces=True).record().rounds[0]
    assert over.commit == hand.commit
    assert over.nonce is not None
    assert over.deal is not None
    order = " ".join(piece for line in over.deal for piece in line.pieces)
    assert hashlib.sha256(f"{order} {over.nonce}".encode()).hexdigest() == over.commit
    assert commitment(order, over.nonce) == over.commit


def test_r10_while_a_hand_runs_only_the_reserve_is_hidden() -> None:
    whole = play(variant(), 3, 8, most=5).record().rounds[0]
    seen = play(variant(), 3, 8, most=5, view="onlooker").record().rounds[0]
    assert whole.deal is not None
    assert seen.deal is not None
    assert seen.deal[:3] == whole.deal[:3]
    assert seen.deal[3].pieces == ("??",) * 21
    assert seen.play == whole.play


def test_r10_a_hand_that_is_over_is_written_whole() -> None:
    seen = play(variant(), 3, 8, view="p1").record()
    whole = play(variant(), 3, 8).record()
    assert seen.rounds == whole.rounds


def test_twins_one_cannot_tell_the_reserve_from_the_record_of_a_running_hand() -> None:
    game = contack()
    start = game.start(variant(), 2)
    written = set()
    deck = game.deck(start)
    for order in (deck, (*deck[:10], *reversed(deck[10:]))):
        deal = game.deal(start, order)
        recorder = Recorder(game, variant(), NAMES[:2], view="onlooker", date=DATE)
        recorder.note(start, deal, game.apply(start, deal))
        written.add(write(recorder.record()))
    assert len(written) == 1


def test_r11_the_variant_a_recorder_was_told_is_kept() -> None:
    rules = variant("booklet/1")
    recorder = Recorder(contack(), rules, NAMES[:2], view="all", date=DATE, variant="house/1")
    assert recorder.record().variant == "house/1"
    assert recorder.record().rules == {"direction": "counterclockwise"}
    assert replay(recorder.record()).rules == rules


def test_r11_fields_of_the_user_among_the_rules_change_nothing() -> None:
    text = HAND.replace(b"\n[[", b'\n[rules]\n_agreed = "by all"\n\n[[')
    assert verify(text).exit_code == 0


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=2))
def test_r03_any_name_is_made_fit_for_a_record(names: list[str]) -> None:
    recorder = Recorder(contack(), variant(), names, view="all", date=DATE)
    assert read(write(recorder.record())) == recorder.record()


def test_r03_a_player_without_a_name_is_called_by_the_seat() -> None:
    recorder = Recorder(contack(), variant(), ("", " A\nb "), view="all", date=DATE)
    assert recorder.record().seats == ("p1", "A b")


def test_a_recorder_wants_a_date_a_seat_and_a_variant_that_exist() -> None:
    with pytest.raises(ValueError, match="no date"):
        Recorder(contack(), variant(), NAMES[:2], view="all", date="today")
    with pytest.raises(ValueError, match="no seat"):
        Recorder(contack(), variant(), NAMES[:2], view="p3", date=DATE)
    with pytest.raises(UnknownName):
        Recorder(contack(), variant(), NAMES[:2], view="all", date=DATE, variant="house/9")


def test_a_record_that_cannot_begin_raises() -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(HAND.replace(b"house/1", b"house/9")))
    assert caught.value.refusal.code == "record-variant-unknown"


def test_rules_that_go_with_no_table_raise_when_they_are_played() -> None:
    with pytest.raises(RulesError):
        play(changed("house/1", partnerships=True), 3, 1)
