"""Every way in which a record can be wrong is answered with its place, its rule and a sentence."""

import re
import time
from pathlib import Path

import pytest

import kontu.records
from kontu.locale import LANGUAGES, Language, Texts
from kontu.records import FORMAT, RecordError, read, verify
from tests.records.bad_records import CASES, having
from tests.records.matches import HAND

ROOMS = (Path(kontu.records.__file__).parent, Path(kontu.records.__file__).parents[1] / "games")
TEXTS = [Texts(language) for language in LANGUAGES]


@pytest.mark.parametrize("what", CASES)
def test_it_is_found_at_its_line_and_answered_in_three_languages(what: str) -> None:
    data, code, rule, line, exit_code = CASES[what]
    found = verify(data)
    first = found.problems[0]
    assert (first.refusal.code, first.refusal.rule, first.line) == (code, rule, line)
    assert found.exit_code == exit_code
    assert 1 <= first.column <= len(first.text) + 1 or first.text == ""
    for texts in TEXTS:
        said = texts.refusal(first.refusal)
        assert "{" not in said
        assert "  " not in said
        assert said.endswith(f" ({rule})")


def test_every_refusal_of_the_format_is_among_these_cases() -> None:
    written = {
        code
        for room in ROOMS
        for file in room.rglob("*.py")
        for code in re.findall(r'"((?:record|field|value)-[a-z0-9-]+)"', file.read_text(encoding="utf-8"))
    }
    assert written <= {code for _, code, *_ in CASES.values()}


def test_every_rule_of_the_format_is_among_these_cases() -> None:
    rules = {rule for _, _, rule, *_ in CASES.values() if rule.startswith("R-")}
    assert rules == {f"R-{number:02}" for number in range(1, 12)}


def test_everything_that_can_be_found_is_found_at_once() -> None:
    data = having("p1 pass", "pass").replace(b"=15", b"=x", 1)
    data = data.replace(b'"all"', b'"al"').replace(b"end ", b"ende ")
    codes = [(problem.line, problem.refusal.code) for problem in verify(data).problems]
    assert codes == [
        (4, "record-view"),
        (18, "record-claim-form"),
        (22, "record-actor"),
        (35, "record-field-unknown"),
    ]


def test_false_claims_are_all_found_in_one_run() -> None:
    data = HAND.replace(b"=15", b"=10").replace(b"25, 25", b"25, 30")
    assert len(verify(data).problems) == 8


def test_no_more_than_a_hundred_problems_are_reported() -> None:
    assert len(verify(HAND + b"x\n" * 1000).problems) == 1
    assert len(verify(b"".join(b"a%d = 1\n" % i for i in range(1000))).problems) == 100


def test_a_column_points_at_the_wrong_word() -> None:
    (cell,) = verify(having("10-1-6@1,0", "10-1-6@1,x")).problems
    assert cell.text[cell.column - 1 :].startswith("1,x")
    (claim,) = verify(having("=20", "=25")).problems
    assert claim.text[claim.column - 1 :].startswith("=25")
    (tile,) = verify(having("d  2-1-8", "d  2-4-3")).problems
    assert tile.text[tile.column - 1 :].startswith("2-4-3")


def test_a_wrong_name_is_answered_with_the_nearest() -> None:
    (problem,) = verify(having("house/1", "huose/1")).problems
    assert problem.refusal.args["nearest"] == "house/1"
    assert "did you mean house/1?" in Texts(Language.ENGLISH).refusal(problem.refusal)


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 10_000_000,
        b"[],\n" * 250_000,
        b"a = [" + b"1," * 500_000 + b"]",
        b"'''" * 340_000,
        b'a = """' + b'\\"' * 500_000,
        b"[a]\n" * 250_000,
        b"".join(b"a%d=1\n" % i for i in range(110_000)),
        HAND[: HAND.index(b"p1 8-4")] + b"p1 ??*999\n" * 90_000,
    ],
    ids=lambda data: repr(data[:12]),
)
def test_r01_no_file_takes_more_than_a_few_seconds(data: bytes) -> None:
    begun = time.process_time()
    assert verify(data).exit_code == 2
    assert time.process_time() - begun < 20


def test_a_record_error_names_its_first_place_and_all_of_them() -> None:
    with pytest.raises(RecordError) as caught:
        read(having("p1 pass", "pass"))
    error = caught.value
    assert (error.line, error.column, error.text, error.refusal.code) == (22, 1, "pass", "record-actor")
    assert str(error) == "line 22: R-05 record-actor (text=pass)"
    assert FORMAT in HAND.decode()
