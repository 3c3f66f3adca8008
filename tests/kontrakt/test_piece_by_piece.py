"""A lay-down that is still being put together: each meld can be asked about before the others are there."""

import pytest

from tests.kontrakt.positions import EXAMPLE, dealt, refusal, taking


@pytest.mark.parametrize(
    ("text", "meld", "code"),
    [
        # A meld of its own is right when only the empty one is named.
        ("lay 9s9h9d -", "2", "meld-short"),
        ("lay - 4h5h6h7h", "1", "meld-short"),
        ("lay - -", "1", "meld-short"),
        # What is there is judged before what is missing.
        ("lay - 4h5h6h8c", "2", "mixed-suits"),
        ("lay - 4h5h6h", "2", "meld-short"),
        ("lay 9s9hQc -", "1", "mixed-ranks"),
        ("lay 9s9h -", "1", "meld-short"),
    ],
)
def test_k051_what_lies_in_one_slot_is_judged_though_another_is_empty(
    text: str, meld: str, code: str
) -> None:
    refused = refusal(taking(dealt(EXAMPLE, "", ""), "p1"), text)
    assert (refused.code, refused.args["meld"]) == (code, meld)


def test_k051_an_empty_meld_is_never_laid() -> None:
    refused = refusal(taking(dealt(EXAMPLE, "", ""), "p1"), "lay 9s9h9d -")
    assert (refused.rule, refused.args["size"]) == ("K-030", 0)
