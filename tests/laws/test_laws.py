"""The laws of DESIGN, each for every registered game, by every preset, option and number of seats.

``every`` samples are played once each; hypothesis then mixes the options and the shuffles.
"""

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontu.core import registry
from kontu.core.events import MatchEnded, RoundEnded, Scored
from kontu.core.refusals import IllegalAction, Refusal
from kontu.core.seats import DEALER, Seat
from kontu.locale.languages import LANGUAGES
from kontu.locale.texts import Texts
from tests.laws.samples import samples_of
from tests.laws.walking import Trace, mixed_trace, sums, traced, twin_of, walk, wire

GAMES = [game.name for game in registry.all_games()]
SAMPLES = [
    pytest.param(name, number, id=f"{name} {sample.name}")
    for name in GAMES
    for number, sample in enumerate(samples_of(registry.get(name)).every())
]
TEXTS = [Texts(language) for language in LANGUAGES]

by_every_sample = pytest.mark.parametrize(("name", "number"), SAMPLES)
by_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(0, 2**32)


def test_at_least_one_game_is_registered() -> None:
    assert "contack" in GAMES


# --- 1 ------------------------------------------------------------------------------------------


def no_dead_ends(trace: Trace) -> None:
    game = trace.game
    for state in trace.states():
        seat, legal = game.to_act(state), list(game.legal_actions(state))
        if game.outcome(state) is not None:
            assert (seat, legal, game.deck(state)) == (None, [], ())
        elif seat == DEALER:
            assert not legal
            assert game.check(state, game.deal(state, game.deck(state))) is None
        else:
            assert seat in range(trace.sample.seats)
            assert legal
            assert game.deck(state) == ()


@by_every_sample
def test_law_1_there_are_no_dead_ends(name: str, number: int) -> None:
    no_dead_ends(traced(name, number, 0))


# --- 2 ------------------------------------------------------------------------------------------


def listed_is_what_check_passes(trace: Trace, state: Any) -> None:
    game = trace.game
    listed = list(game.legal_actions(state))
    notations = {game.write_action(state, action) for action in listed}
    assert len(notations) == len(listed)
    assert all(game.check(state, action) is None for action in listed)
    met: dict[str, Refusal] = {}
    for action in trace.samples.candidates(game.observe(state, None)):
        refused = game.check(state, action)
        if game.to_act(state) == DEALER and refused is None:
            continue
        assert (refused is None) == (game.write_action(state, action) in notations), action
        if refused is not None:
            assert refused.rule in trace.samples.RULE_IDS
            met.setdefault(refused.code, refused)
    for refused in met.values():
        for texts in TEXTS:
            assert refused.rule in texts.refusal(refused)


@by_every_sample
def test_law_2_what_is_listed_is_what_check_passes(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    states = list(trace.states())
    for state in trace.rng("law 2").sample(states, 4):
        listed_is_what_check_passes(trace, state)
    listed_is_what_check_passes(trace, trace.end)


@by_game
@settings(max_examples=25)
@given(seed=seeds)
def test_law_2_holds_by_mixed_options(name: str, seed: int) -> None:
    trace = mixed_trace(name, seed)
    listed_is_what_check_passes(trace, random.Random(seed).choice(list(trace.states())))


@by_every_sample
def test_law_2_what_is_refused_is_not_applied(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    rng = trace.rng("refused")
    state = rng.choice(list(trace.states()))
    before = wire(trace.game.observe(state, None))
    actions = list(trace.samples.candidates(trace.game.observe(state, None)))
    for action in rng.sample(actions, min(len(actions), 100)):
        if (refused := trace.game.check(state, action)) is not None:
            with pytest.raises(IllegalAction) as caught:
                trace.game.apply(state, action)
            assert caught.value.refusal == refused
    assert wire(trace.game.observe(state, None)) == before


# --- 3 ------------------------------------------------------------------------------------------


def left_alone(trace: Trace) -> None:
    # Every state was acted upon, and others came after it; now it must still be what it was.
    game = trace.game
    again = game.start(trace.sample.rules, trace.sample.seats)
    for moment in trace.moments:
        assert again == moment.state
        for viewer in (None, Seat(0)):
            assert wire(game.observe(again, viewer)) == wire(game.observe(moment.state, viewer))
        assert list(game.legal_actions(again)) == list(game.legal_actions(moment.state))
        once, twice = game.apply(moment.state, moment.action), game.apply(moment.state, moment.action)
        assert once.events == twice.events == moment.step.events
        assert once.state == twice.state == moment.step.state
        again = once.state


@by_every_sample
def test_law_3_apply_leaves_its_input_alone(name: str, number: int) -> None:
    left_alone(traced(name, number, 0))


# --- 4 ------------------------------------------------------------------------------------------


def conserved(trace: Trace) -> None:
    every = trace.samples.all_pieces(trace.sample.rules, trace.sample.seats)
    dealt = False
    for state in trace.states():
        sight, hidden = trace.samples.pieces(trace.game.observe(state, None))
        dealt = dealt or bool(sight)
        assert sight <= every
        if dealt:
            assert sight.total() + hidden == every.total()
        if trace.game.to_act(state) == DEALER:
            assert trace.samples.in_order(trace.game.observe(state, None), trace.game.deck(state))


@by_every_sample
def test_law_4_pieces_are_conserved(name: str, number: int) -> None:
    conserved(traced(name, number, 0))


# --- 5 ------------------------------------------------------------------------------------------


def reads_what_it_writes(trace: Trace) -> None:
    game = trace.game
    for moment in trace.moments:
        text = game.write_action(moment.state, moment.action)
        assert game.read_action(moment.state, text) == moment.action
        assert game.write_action(moment.state, game.read_action(moment.state, text)) == text
        sent = wire(moment.action)
        assert msgspec.json.decode(sent, type=game.action_type) == moment.action
        for event in moment.step.events:
            assert msgspec.json.decode(wire(event), type=game.event_type) == event
    for state in trace.rng("wire").sample(list(trace.states()), 8):
        seen = game.observe(state, None)
        assert msgspec.json.decode(wire(seen), type=game.observation_type) == seen


@by_every_sample
def test_law_5_reading_gives_back_what_was_written(name: str, number: int) -> None:
    reads_what_it_writes(traced(name, number, 0))


@by_every_sample
def test_law_5_rules_and_deals_are_read_from_a_record_as_they_were_written(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    scribe = trace.game.scribe
    variant, changed = scribe.write_rules(trace.sample.rules)
    assert scribe.read_rules(variant, changed) == trace.sample.rules
    for moment in trace.moments:
        if trace.samples.deals(moment.action):
            lines = scribe.write_deal(moment.state, moment.action)
            assert scribe.read_deal(moment.state, lines, ()) == moment.action


# --- 6 ------------------------------------------------------------------------------------------


def twins_look_alike(trace: Trace) -> None:
    """Shuffle what nobody has seen at some moment: until then nobody could tell the difference."""
    game, samples, rng = trace.game, trace.samples, trace.rng("twins")
    cut = rng.randrange(1, len(trace.moments) + 1)
    twin = twin_of(trace, cut)
    for moment, hers in zip(trace.moments[:cut], twin.moments, strict=True):
        ours, step = moment.step, hers.step
        for viewer in samples.viewers(trace.sample.seats):
            assert wire(game.observe(ours.state, viewer)) == wire(game.observe(step.state, viewer))
            shown = [game.show(event, viewer) for event in ours.events]
            assert wire(shown) == wire([game.show(event, viewer) for event in step.events])
        assert wire(list(game.legal_actions(ours.state))) == wire(list(game.legal_actions(step.state)))
        assert game.to_act(ours.state) == game.to_act(step.state)
        assert game.outcome(ours.state) == game.outcome(step.state)
        assert wire(game.scribe.deal_seen(ours.state, None)) == wire(game.scribe.deal_seen(step.state, None))
        refusals = [
            (game.check(ours.state, action), game.check(step.state, action))
            for action in rng.sample(list(samples.candidates(game.observe(ours.state, None))), 10)
            if not hasattr(action, "order")
        ]
        assert all(one == other for one, other in refusals)


@by_every_sample
def test_law_6_twins_that_differ_only_in_what_is_hidden_look_alike(name: str, number: int) -> None:
    twins_look_alike(traced(name, number, 0))


@by_game
@settings(max_examples=25)
@given(seed=seeds)
def test_law_6_holds_by_mixed_options(name: str, seed: int) -> None:
    twins_look_alike(mixed_trace(name, seed))


# --- 7 ------------------------------------------------------------------------------------------


def replay_is_live(trace: Trace) -> None:
    game = trace.game
    state = game.start(trace.sample.rules, trace.sample.seats)
    for moment in trace.moments:
        text = game.write_action(moment.state, moment.action)
        step = game.apply(state, game.read_action(state, text))
        assert step.events == moment.step.events
        assert step.state == moment.step.state
        assert hash(step.state) == hash(moment.step.state)
        state = step.state
    assert game.outcome(state) == game.outcome(trace.end)


@by_every_sample
def test_law_7_a_replay_of_what_was_written_is_the_match(name: str, number: int) -> None:
    replay_is_live(traced(name, number, 0))


# --- 8 ------------------------------------------------------------------------------------------


def scores_are_sums(trace: Trace) -> None:
    points = [0] * trace.sample.seats
    for moment in trace.moments:
        for event in moment.step.events:
            match event:
                case Scored(seat, gained):
                    assert gained != 0
                    assert event.rule in trace.samples.RULE_IDS
                    points[seat] += gained
                case RoundEnded():
                    assert event.totals == tuple(points)
                case MatchEnded(outcome):
                    assert outcome == trace.game.outcome(moment.step.state)
    result = trace.game.outcome(trace.end)
    assert result is not None
    assert result.scores == trace.samples.match_scores(tuple(points), trace.sample.rules)


@by_every_sample
def test_law_8_scores_are_the_sums_of_the_score_events(name: str, number: int) -> None:
    scores_are_sums(traced(name, number, 0))


@by_every_sample
def test_law_8_rounds_are_counted_and_add_up(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    ends = [e for moment in trace.moments for e in moment.step.events if isinstance(e, RoundEnded)]
    assert [end.number for end in ends] == list(range(1, len(ends) + 1))
    for earlier, later in pairwise(ends):
        gained = tuple(now - then for now, then in zip(later.totals, earlier.totals, strict=True))
        assert gained == later.scores
    assert [isinstance(e, MatchEnded) for e in trace.moments[-1].step.events].count(True) == 1
    assert sums(trace) == list(ends[-1].totals)


# --- 9 ------------------------------------------------------------------------------------------


def renaming_renames(trace: Trace) -> None:
    """Everybody moves some seats on, taking his pieces along: the same match with other names."""
    game, seats = trace.game, trace.sample.seats
    by = trace.rng("renaming").randrange(1, seats)
    deals = [m.action for m in trace.moments if trace.samples.deals(m.action)]
    if any(trace.samples.lasting_tie(deal, seats) for deal in deals):
        return
    state = game.start(trace.sample.rules, seats)
    for moment in trace.moments:
        action = trace.samples.turned(moment.action, seats, by)
        assert game.to_act(state) == (DEALER if moment.seat == DEALER else (moment.seat + by) % seats)
        state = game.apply(state, action).state
    mine, theirs = game.outcome(trace.end), game.outcome(state)
    assert mine is not None
    assert theirs is not None
    assert theirs.termination == mine.termination
    for seat in range(seats):
        assert theirs.scores[(seat + by) % seats] == mine.scores[seat]
        assert theirs.ranks[(seat + by) % seats] == mine.ranks[seat]


@by_every_sample
def test_law_9_renaming_the_seats_renames_the_outcome(name: str, number: int) -> None:
    renaming_renames(traced(name, number, 0))


# --- 10 and 11 ----------------------------------------------------------------------------------


@by_game
@settings(max_examples=60)
@given(seed=seeds)
def test_law_10_random_play_ends(name: str, seed: int) -> None:
    trace = mixed_trace(name, seed)
    assert trace.game.outcome(trace.end) is not None
    assert all(trace.game.outcome(moment.state) is None for moment in trace.moments)


@by_every_sample
def test_law_11_after_the_end_everything_is_refused(name: str, number: int) -> None:
    trace = traced(name, number, 0)
    game, end = trace.game, trace.end
    assert game.to_act(end) is None
    assert list(game.legal_actions(end)) == []
    assert game.deck(end) == ()
    tried = [moment.action for moment in trace.moments]
    for action in [*tried, *trace.samples.candidates(game.observe(end, None))]:
        refused = game.check(end, action)
        assert isinstance(refused, Refusal)
        assert refused.code == "match-over"
    with pytest.raises(IllegalAction):
        game.apply(end, tried[-1])


# --- all of them once more, by chance --------------------------------------------------------------


@by_game
@settings(max_examples=40)
@given(seed=seeds)
def test_the_laws_hold_by_mixed_options(name: str, seed: int) -> None:
    trace = mixed_trace(name, seed)
    for law in (no_dead_ends, left_alone, conserved, reads_what_it_writes, replay_is_live, scores_are_sums):
        law(trace)
    renaming_renames(trace)


@by_game
def test_every_variant_option_and_choice_is_among_the_samples(name: str) -> None:
    game = registry.get(name)
    samples = tuple(samples_of(game).every())
    assert {sample.seats for sample in samples} >= set(range(2, 8))
    rules = [sample.rules for sample in samples]
    for field in type(rules[0]).__struct_fields__:
        assert len({getattr(each, field) for each in rules}) > 1, f"{field} never changes"


def test_a_game_without_samples_fails_by_name() -> None:
    class Unsampled:
        name = "unsampled"

    with pytest.raises(ModuleNotFoundError, match="samples_unsampled"):
        samples_of(Unsampled())  # type: ignore[arg-type]


def test_a_match_without_end_is_noticed() -> None:
    game = registry.get("contack")
    sample = next(samples_of(game).every())
    endless = type("Endless", (), {"name": "contack", "start": game.start, "to_act": game.to_act})()
    endless.apply = lambda state, action: type("Step", (), {"state": state, "events": ()})
    endless.deck, endless.deal, endless.legal_actions = game.deck, game.deal, game.legal_actions
    with pytest.raises(AssertionError, match="does not end"):
        walk(endless, sample, 0)
