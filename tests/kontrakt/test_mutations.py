"""Every rule has a test named after it, and a mutation that can be made; ``make mutate`` tries them."""

import re
from pathlib import Path

import pytest

from scripts import mutate
from scripts.mutate import Mutation
from tests.kontrakt.mutations import MUTATIONS
from tests.laws.samples_kontrakt import RULE_IDS

RULES_TESTS = Path(__file__).parent / "rules"

# What no test of the rules can show; docs/testing.md says why.
UNTESTED = {"K-005", "K-142", "K-143"}
LAWS = {f"D-{number:02}" for number in range(1, 13)}


def named() -> set[str]:
    """The ids that tests are named after, such as ``k052``."""
    text = "".join(file.read_text("utf-8") for file in RULES_TESTS.glob("test_*.py"))
    return set(re.findall(r"def test_([kod]\d+)_", text))


def word(rule: str) -> str:
    """``k052`` for K-052."""
    return rule.replace("-", "").lower()


@pytest.mark.parametrize("mutation", MUTATIONS, ids=[f"{m.rule} {m.effect}" for m in MUTATIONS])
def test_the_mutation_still_applies(mutation: Mutation) -> None:
    assert mutate.problem(mutation) is None


def test_every_rule_ruling_and_law_has_a_test_named_after_it() -> None:
    assert {word(rule) for rule in (RULE_IDS | LAWS) - UNTESTED} == named()


def test_what_is_mutated_is_a_rule() -> None:
    assert {mutation.rule for mutation in MUTATIONS} <= RULE_IDS - UNTESTED


def test_every_complaint_about_the_rules_has_a_test() -> None:
    text = "".join(file.read_text("utf-8") for file in RULES_TESTS.glob("test_x*.py"))
    assert len(set(re.findall(r"def test_(x\d+)_", text))) >= 40
