"""Whole matches by every variant at every table, with lay-downs: nothing is lost, all is read again."""

import random
from collections import Counter
from typing import Any

import pytest

from kontu import records
from kontu.core import registry
from kontu.core.events import RoundEnded, Scored
from kontu.core.seats import Seat, seat_name
from kontu.games.kontrakt.cards import CARDS
from kontu.games.kontrakt.events import LaidDown
from kontu.games.kontrakt.variants import VARIANTS
from tests.kontrakt.engine.playing import TABLES, Moment, moments

GAME = registry.get("kontrakt")


def cards_of(state: Any) -> Counter[str]:
    """Every card, wherever it is."""
    found: Counter[str] = Counter()
    for seat in range(state.seats):
        found.update(state.hand_of(seat))
    found.update(CARDS[card] for card in [*state.match.stock_cards(), *state.match.pile_cards()])
    for meld in GAME.observe(state, None).melds:
        found.update("*" if card[0] == "*" else card for card in meld.cards)
    return found


def match_of(variant: str, seats: int, seed: int) -> list[Moment]:
    start = GAME.start(VARIANTS[variant], seats)
    return list(moments(GAME, start, random.Random(f"{variant} {seats} {seed}")))


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_match_keeps_every_card_and_its_scores_are_its_score_events(variant: str, seats: int) -> None:
    played = match_of(variant, seats, 0)
    every = Counter(played[0].state.setting.cards)
    points = [0] * seats
    laid = 0
    for moment in played:
        assert cards_of(moment.step.state) == every
        for event in moment.step.events:
            match event:
                case Scored(seat, gained):
                    points[seat] += gained
                case RoundEnded(totals=totals):
                    assert totals == tuple(points)
                case LaidDown():
                    laid += 1
    outcome = GAME.outcome(played[-1].step.state)
    assert outcome is not None
    assert outcome.scores == tuple(points)
    assert laid > 0


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_match_is_recorded_read_and_replayed_as_everybody_knew_it(variant: str, seats: int) -> None:
    played = match_of(variant, seats, 1)
    views = ["all", "onlooker", seat_name(Seat(seats - 1))]
    names = [f"Ane {seat}" for seat in range(seats)]
    rules = VARIANTS[variant]
    recorders = [records.Recorder(GAME, rules, names, view=view, date="2026-11-29") for view in views]
    rng = random.Random(f"{variant} {seats}")
    # Each view is cut off somewhere else, and once more looked at when all is played.
    cuts = rng.sample(range(1, len(played)), len(views))
    for number, moment in enumerate(played, 1):
        for recorder, cut in zip(recorders, cuts, strict=True):
            recorder.note(moment.state, moment.action, moment.step)
            if number in (cut, len(played)):
                data = records.write(recorder.record())
                verified = records.verify(data)
                assert [str(problem) for problem in verified.problems] == []
                assert records.write(records.read(data)) == data
    assert verified.replay is not None
    assert verified.replay.steps[-1].state == played[-1].step.state


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_action_is_read_as_it_was_written(variant: str) -> None:
    for moment in match_of(variant, 3, 2):
        text = GAME.write_action(moment.state, moment.action)
        assert GAME.read_action(moment.state, text) == moment.action
