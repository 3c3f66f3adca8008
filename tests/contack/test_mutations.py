"""Every rule has a test named after it and a mutation that can be made; ``make mutate`` tries them."""

import re
from pathlib import Path

import pytest

from scripts import mutate
from scripts.mutate import Mutation
from tests.contack.mutations import MUTATIONS
from tests.laws.samples_contack import RULE_IDS


@pytest.mark.parametrize("mutation", MUTATIONS, ids=[f"{m.rule} {m.effect}" for m in MUTATIONS])
def test_the_mutation_still_applies(mutation: Mutation) -> None:
    assert mutate.problem(mutation) is None


def test_every_rule_has_a_mutation() -> None:
    assert {mutation.rule for mutation in MUTATIONS} == RULE_IDS


def test_every_rule_has_a_test_named_after_it() -> None:
    text = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_c[0-9]*.py"))
    named = set(re.findall(r"def (test_c\d\d_)", text))
    assert {mutate.test_word(rule) for rule in RULE_IDS} == named


def test_a_mutation_that_fits_nowhere_or_twice_is_told() -> None:
    nowhere = Mutation("C-22", "games/contack/kernel.py", "no such text", "", "")
    twice = Mutation("C-22", "games/contack/kernel.py", "self", "", "")
    same = Mutation("C-22", "games/contack/kernel.py", "ENDINGS = (", "ENDINGS = (", "")
    assert "0 times" in str(mutate.problem(nowhere))
    assert "times in games/contack/kernel.py" in str(mutate.problem(twice))
    assert mutate.problem(same) == "it changes nothing"


def test_only_a_failed_test_counts_as_caught() -> None:
    assert mutate.verdict(1) == "caught"
    assert mutate.verdict(0) == "SURVIVED"
    assert mutate.verdict(2).startswith("BROKEN")
    assert mutate.verdict(5).startswith("BROKEN")


def test_a_rule_without_mutations_is_a_plain_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["C-99"]) == 2
    assert "No mutation breaks C-99" in capsys.readouterr().err
