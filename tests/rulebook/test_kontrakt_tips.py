"""K-142 to K-146: the terminal's help gives the five tips, in the language of the table."""

import pytest

from tests.cli.terminal import kontu

TABLE = ("play", "kontrakt", "--you", "1", "--bots", "greedy,greedy", "--seed", "7")


@pytest.mark.parametrize(
    ("language", "heading", "words"),
    [
        (
            "en",
            "Tips",
            ("apart in your hand", "ends of all runs", "not to collect", "find a place", "costs a lot"),
        ),
        (
            "nb",
            "Tips",
            ("fra hverandre", "endene av alle", "ikke for å samle", "må få plass", "koster mye"),
        ),
        (
            "eu",
            "Aholkuak",
            (
                "bereizita eskuan",
                "segida guztien muturrei",
                "ez biltzearren",
                "sartu behar",
                "asko balio ditu",
            ),
        ),
    ],
)
def test_k142_to_k146_help_at_the_table_ends_with_five_tips(
    language: str, heading: str, words: tuple[str, ...]
) -> None:
    run = kontu(*TABLE, "--lang", language, typed="?\nq\n", COLUMNS="200")
    assert run.code == 0, run.err
    told = run.out[run.out.index(f"\n{heading}\n") :]
    assert [word for word in words if word not in " ".join(told.split())] == []
