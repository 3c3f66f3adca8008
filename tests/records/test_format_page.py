"""The page about the format says what the code does."""

import re
from pathlib import Path

import pytest

from kontu.records import Record, Round, read, verify, write
from kontu.records.outline import MOST_DEEP, MOST_WORD
from kontu.records.problems import MOST_PROBLEMS
from kontu.records.reader import REQUIRED
from kontu.records.source import MOST_BYTES
from tests.records.matches import HAND, SEEN

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "format.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"<!-- example: (true|text) -->\n```toml\n(.*?)```\n", PAGE, re.DOTALL)
RULE = re.compile(r'"(R-\d\d)"')


def test_every_example_on_the_page_is_marked_and_read() -> None:
    assert PAGE.count("```toml") == len(EXAMPLES) == 4


@pytest.mark.parametrize("text", [text for kind, text in EXAMPLES if kind == "true"])
def test_what_the_page_calls_true_is_verified_and_canonical(text: str) -> None:
    data = text.encode()
    assert verify(data).problems == ()
    assert write(read(data)) == data


def test_the_page_shows_the_two_examples_of_the_tests() -> None:
    shown = [text.encode() for _, text in EXAMPLES]
    assert shown[0] == HAND
    assert shown[-1] == SEEN


def test_every_rule_that_a_refusal_cites_has_a_heading_and_no_other() -> None:
    cited = {
        rule
        for room in ("records", "games", "core")
        for file in (ROOT / "src" / "kontu" / room).rglob("*.py")
        for rule in RULE.findall(file.read_text(encoding="utf-8"))
    }
    headings = set(re.findall(r"^### (R-\d\d) ", PAGE, re.MULTILINE))
    assert headings == cited


@pytest.mark.parametrize("fields", [Record.__struct_fields__, Round.__struct_fields__])
def test_every_field_stands_in_a_table(fields: tuple[str, ...]) -> None:
    for name in set(fields) - {"extra"}:
        row = {"rules": "| `[rules]` |", "rounds": "| `[[rounds]]` |"}.get(name, f"| `{name}` |")
        assert row in PAGE, name


def test_required_fields_are_called_so() -> None:
    for name in REQUIRED:
        (row,) = re.findall(rf"^\| `{name}` \|.*$", PAGE, re.MULTILINE)
        assert "| required: " in row


def test_the_limits_on_the_page_are_those_of_the_reader() -> None:
    assert f"1 MB ({MOST_BYTES:,} bytes)" in PAGE
    assert f"at most {MOST_DEEP} deep" in PAGE
    assert f"longer than {MOST_WORD} characters" in PAGE
    assert f"at most {MOST_PROBLEMS} things" in PAGE
