"""Records of Kontrakt that somebody cut, mended or made up get an answer, whatever their view knows."""

import random
from collections.abc import Sequence
from itertools import islice

import pytest

from kontu.core import registry
from kontu.core.seats import DEALER, Seat, seat_name
from kontu.games.kontrakt.actions import Add, Lay, Swap
from kontu.games.kontrakt.events import Drew
from kontu.locale.languages import LANGUAGES
from kontu.locale.texts import Texts
from kontu.records import Recorder, verify, write
from tests.records.matches import DATE, NAMES, SEEN

WORDS = ("??", "*", "9s", "9", "??*75", "??*999", "p9.9", "p5", ">??", ">*9s", "=5", "d shuffle ??*40")


def recorded(variant: str, seats: int, seed: int, views: Sequence[str], most: int) -> dict[str, bytes]:
    """The files of one random match of so many actions, as each view knows it."""
    dice = random.Random(seed)
    game = registry.get("kontrakt")
    rules = game.variants[variant]
    state = game.start(rules, seats)
    recorders = {view: Recorder(game, rules, NAMES[:seats], view=view, date=DATE) for view in views}
    for _ in range(most):
        seat = game.to_act(state)
        if seat is None:
            break
        if seat == DEALER:
            order = list(game.deck(state))
            dice.shuffle(order)
            action = game.deal(state, order)
        else:
            legal = list(islice(game.legal_actions(state), 60))
            action = dice.choice([each for each in legal if isinstance(each, Lay | Add | Swap)] or legal)
        step = game.apply(state, action)
        for recorder in recorders.values():
            recorder.note(state, action, step)
        state = step.state
    return {view: write(recorder.record()) for view, recorder in recorders.items()}


def changed(dice: random.Random, lines: list[str]) -> bytes:
    """The lines with one of them left out, doubled, moved, cut, or with another word in it."""
    i, j = dice.randrange(len(lines)), dice.randrange(len(lines))
    words = lines[i].split(" ")
    match dice.randrange(6):
        case 0:
            del lines[i]
        case 1:
            lines.insert(i, lines[j])
        case 2:
            lines[i], lines[j] = lines[j], lines[i]
        case 3:
            lines[i] = lines[i][: dice.randrange(len(lines[i]) + 1)]
        case 4:
            words[dice.randrange(len(words))] = dice.choice(WORDS)
            lines[i] = " ".join(words)
        case _:
            lines.insert(i, dice.choice(("d shuffle ??*40", "d shuffle 9s", "p1 stock >??", "p1 lay ** 9s")))
    return "\n".join(lines).encode()


@pytest.mark.parametrize(("variant", "seats"), [("kontrakt/1", 3), ("other-deal/1", 7), ("liverpool/1", 4)])
def test_r01_a_changed_record_of_any_view_is_answered_with_a_line(variant: str, seats: int) -> None:
    views = ("all", "onlooker", "p1", seat_name(Seat(seats - 1)))
    dice = random.Random(variant)
    for seed in range(2):
        for data in recorded(variant, seats, seed, views, 40 + 90 * seed).values():
            assert verify(data).exit_code == 0
            for _ in range(30):
                text = changed(dice, data.decode().split("\n"))
                found = verify(text)
                most = text.count(b"\n") + 1
                assert all(1 <= problem.line <= most for problem in found.problems)
                assert found.exit_code in {0, 1, 2}


def one_seen(*lines: str) -> list[tuple[int, str, str]]:
    """Line, code and rule of what is wrong with the round seen by one when it goes on like this."""
    text = SEEN.decode()
    begin = text.index("play = '''\n") + len("play = '''\n")
    found = verify((text[:begin] + "\n".join((*lines, "'''", ""))).encode())
    return [(each.line, each.refusal.code, each.refusal.rule) for each in found.problems]


def test_r10_a_shuffle_of_more_cards_than_lie_in_the_pile_is_refused() -> None:
    [(_, code, rule)] = one_seen("p1 leave", "p2 no", "p3 no", "d shuffle ??*80", "p1 stock >2s")
    assert (code, rule) == ("record-actor-false", "R-06")


def test_r10_unknown_cards_of_a_shuffle_that_never_was_are_no_riddle() -> None:
    [(_, code, rule)] = one_seen("p1 take 3c", "p1 drop 3c", "d shuffle 9s ??*30", "p2 leave")
    assert (code, rule) == ("record-actor-false", "R-06")


def test_k010_half_a_card_that_is_discarded_is_no_card() -> None:
    [(_, code, rule)] = one_seen("p1 take 3c", "p1 drop 9", "d shuffle ??*1", "p2 take 9")
    assert (code, rule) == ("card-notation", "K-010")


def test_k017_a_deal_without_the_hand_of_the_dealer_says_whose_is_missing() -> None:
    text = SEEN.decode().replace("p3 ??*10\n", "")
    [problem] = verify(text.encode()).problems
    assert (problem.refusal.code, problem.refusal.rule) == ("record-holder-missing", "K-017")
    assert problem.refusal.args == {"holder": "p3"}


def with_rules(text: str) -> bytes:
    """The round seen by one under rules of its own."""
    return SEEN.decode().replace("[[rounds]]", f"[rules]\n{text}\n[[rounds]]", 1).encode()


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("deal = [1.5]", "value-unknown", "K-017"),
        ("deal = [99]", "value-outside", "K-017"),
        ("deal = [" + "9" * 40 + "]", "value-outside", "K-017"),
        ("stall_circles = " + "9" * 90, "value-outside", "O-71"),
        ("stall_circles = -" + "9" * 40, "value-outside", "O-71"),
        ("contracts = ['G3', 3]", "value-unknown", "K-037"),
        ("contracts = ['G13']", "contract-notation", "K-037"),
        ("contracts = []", "list-length", "K-037"),
        ("decks = [1]\ndeal = [30]", "deal-too-large", "K-010"),
        ("contracts = ['G8+G8']\nbuy_limits = [0]", "contract-too-long", "K-051"),
        ("contracts = ['G3', 'G11']", "group-too-large", "K-026"),
        ("hands = 3", "field-unknown", "R-11"),
    ],
)
def test_k003_rules_that_cannot_be_played_are_refused_in_words(text: str, code: str, rule: str) -> None:
    found = verify(with_rules(text))
    assert found.exit_code in {1, 2}
    first = found.problems[0].refusal
    assert (first.code, first.rule) == (code, rule)
    for language in LANGUAGES:
        assert rule in Texts(language).refusal(first)


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200b", "\ufeff", "\u2028"])
def test_r03_a_name_has_no_invisible_marks(mark: str) -> None:
    [problem] = verify(SEEN.replace("Bjørn".encode(), f"Bj{mark}rn".encode())).problems
    assert (problem.refusal.code, problem.refusal.rule) == ("record-name", "R-03")


@pytest.mark.parametrize("change", ["crlf", "bom", "both"])
def test_r01_line_ends_and_marks_of_other_systems_mean_nothing(change: str) -> None:
    data = SEEN if change == "bom" else SEEN.replace(b"\n", b"\r\n")
    assert verify(data if change == "crlf" else b"\xef\xbb\xbf" + data).exit_code == 0


@pytest.mark.parametrize("drops", ["what was drawn", "anything"])
def test_r10_a_round_of_a_thousand_turns_is_settled_from_what_was_shown(drops: str) -> None:
    """Nothing is ever laid, so only the stock and the discards tell who held what."""
    game = registry.get("kontrakt")
    rules = game.scribe.read_rules("kontrakt/1", {"stall_circles": 0, "buy_limits": [0]})
    dice = random.Random(drops)
    state, drawn = game.start(rules, 3), ""
    recorder = Recorder(game, rules, NAMES[:3], view="onlooker", date=DATE)
    for _ in range(3_200):
        seat = game.to_act(state)
        if seat == DEALER:
            order = list(game.deck(state))
            dice.shuffle(order)
            action = game.deal(state, order)
        else:
            options = game.observe(state, seat).options
            chosen = f"drop {drawn}" if drops == "what was drawn" else dice.choice(options)
            wanted = next((each for each in ("leave", "stock") if each in options), chosen)
            action = game.read_action(state, wanted)
        step = game.apply(state, action)
        drawn = next((str(event.card) for event in step.events if isinstance(event, Drew)), drawn)
        recorder.note(state, action, step)
        state = step.state
    data = write(recorder.record())
    assert data.count(b"shuffle") > 8
    assert verify(data).problems == ()
