"""What is typed at a turn is said in the reader's language, and in English too."""

import re

import pytest

from kontu.locale import Language, Texts
from kontu.tui.asking import BEFOREHAND, WISHES, Vocabulary
from kontu.tui.contack_screen import ContackScreen
from kontu.tui.kontrakt_screen import KontraktScreen
from kontu.tui.kontrakt_typing import own_verbs
from tests.cli.terminal import kontu

CONTACK = ("play", "contack", "--you", "1", "--bots", "greedy,greedy", "--seed", "5")
KONTRAKT = ("play", "kontrakt", "--you", "1", "--bots", "greedy,greedy", "--seed", "7")


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("screen", [ContackScreen, KontraktScreen])
def test_every_wish_and_view_is_understood_in_ones_own_language_and_in_english(
    language: Language, screen: type[ContackScreen] | type[KontraktScreen]
) -> None:
    words = Vocabulary(Texts(language))
    for wish in WISHES:
        assert words.wish(wish, screen.views) == words.wish(words.own(wish), screen.views) == wish
    for view in screen.views:
        assert words.wish(view, screen.views) == words.wish(words.own_view(view), screen.views) == view
    assert words.before(BEFOREHAND)
    assert words.before(words.own(BEFOREHAND))
    assert (words.wish("?", ()), words.wish("q", ()), words.wish("dance", ())) == ("help", "quit", "")


@pytest.mark.parametrize("language", list(Language))
def test_no_word_means_two_things(language: Language) -> None:
    texts = Texts(language)
    words = Vocabulary(texts)
    meanings: dict[str, set[str]] = {}
    views = {*ContackScreen.views, *KontraktScreen.views}
    for word, meaning in (
        *((words.own(wish), wish) for wish in (*WISHES, BEFOREHAND)),
        *((wish, wish) for wish in (*WISHES, BEFOREHAND)),
        *((words.own_view(view), view) for view in views),
        *((view, view) for view in views),
        *own_verbs(texts).items(),
        *((verb, verb) for verb in own_verbs(texts).values()),
    ):
        meanings.setdefault(word, set()).add(meaning)
    assert {word: each for word, each in meanings.items() if len(each) > 1} == {}


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("nb", "Vis\nliste\npoeng\nregler\nhint\nslutt\n"),
        ("eu", "erakutsi\nzerrenda\npuntuak\nARAUAK\naholkua\ngelditu\n"),
    ],
)
def test_a_person_is_served_in_his_own_words_as_in_english(language: str, typed: str) -> None:
    own = kontu(*CONTACK, "--lang", language, typed=typed)
    english = kontu(*CONTACK, "--lang", language, typed="show\nlist\nscores\nrules\nhint\nquit\n")
    assert own.code == english.code == 0
    told = [re.sub(r"(\?[^)\n]*\):) .*", r"\1", run.out) for run in (own, english)]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("game", "language", "named"),
    [
        (CONTACK, "nb", ("vis –", "poeng –", "slutt –", "stor, liten, liste –", "trekk, pass.")),
        (CONTACK, "eu", ("erakutsi –", "gelditu –", "handia, txikia, zerrenda –", "hartu, pasa.")),
        (CONTACK, "en", ("show –", "quit –", "large, small, list –", "draw, pass.")),
        (KONTRAKT, "nb", ("ta 8d –", "svar ikke denne runden,", "farger, valører, liste –", "ta = take")),
        (KONTRAKT, "eu", ("hartu 8d –", "erantzun bakarrik 9 Td *", "paloak, mailak, zerrenda –")),
        (KONTRAKT, "en", ("take 8d –", "stand only 9 Td *", "suits, ranks, list –")),
    ],
)
def test_the_help_names_the_words_of_the_reader_s_language(
    game: tuple[str, ...], language: str, named: tuple[str, ...]
) -> None:
    run = kontu(*game, "--lang", language, typed="?\nq\n")
    for words in named:
        assert words in run.out


@pytest.mark.parametrize("word", ["hjelp", "help", "?"])
def test_help_itself_is_asked_for_in_either_language(word: str) -> None:
    assert "slutt – stopp her" in kontu(*CONTACK, "--lang", "nb", typed=f"{word}\nslutt\n").out


def test_answers_beforehand_are_given_in_ones_own_words() -> None:
    lines = "la ligge\ntrekk\nkast ks\nsvar tull\nsvar ikke denne runden\n"
    run = kontu(*KONTRAKT, "--lang", "nb", typed=lines + "slutt\n")
    assert run.out.count("(O-64)") == 1
    assert run.code == 0
