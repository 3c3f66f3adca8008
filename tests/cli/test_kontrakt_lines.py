"""How Kontrakt's cards are written in a terminal, and what typed lines are meant as."""

import pytest

from kontu.games.kontrakt.cards import Card
from kontu.locale import Language, Texts
from kontu.tui import kontrakt_cards as cards
from kontu.tui.kontrakt_typing import VERBS, own_answers, own_verbs, tidied, tidied_wishes

HAND = tuple(map(Card, ("Td", "*", "9s", "As", "9h", "9s", "Kc")))


def test_a_hand_is_shown_by_suit_with_symbols_where_there_are_any() -> None:
    assert cards.hand_by_suit(HAND, symbols=True).plain == "♠ As 9s 9s   ♥ 9h   ♦ Td   ♣ Kc   *"
    assert cards.hand_by_suit(HAND, symbols=False).plain == "As 9s 9s   9h   Td   Kc   *"


def test_a_hand_is_shown_by_rank() -> None:
    assert cards.hand_by_rank(HAND).plain == "As   9s 9s 9h   Td   Kc   *"


def test_x067_every_suit_has_a_letter_and_a_colour_of_its_own() -> None:
    suits = {cards.drawn(card).plain[-1]: cards.drawn(card).style for card in ("9s", "9h", "9d", "9c")}
    assert list(suits) == ["s", "h", "d", "c"]
    assert len(set(suits.values())) == 4


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        (Language.ENGLISH, "Spades: ace, 9, 9.", "One joker."),
        (Language.BOKMAL, "Spar: ess, 9, 9.", "Én joker."),
        (Language.BASQUE, "Pikak: batekoa, 9, 9.", "Joker bat."),
    ],
)
def test_a_hand_is_said_in_words(language: Language, first: str, last: str) -> None:
    said = list(cards.hand_in_words(HAND, Texts(language)))
    assert (said[0], said[-1]) == (first, last)


def test_a_joker_in_words_names_the_card_it_stands_for() -> None:
    texts = Texts(Language.ENGLISH)
    assert cards.in_words("*9h", texts) == "joker for 9 of hearts"
    assert cards.in_words("*", texts) == "joker"
    assert cards.in_words("Qc", texts) == "queen of clubs"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("TAKE 8D", "take 8d"),
        ("lay 9S9H10D  4h5h6h7h", "lay 9s9hTd 4h5h6h7h"),
        ("lay 9s9h* 4h*5H6h7h", "lay 9s9h* 4h*5h6h7h"),
        ("add ah+ P1.2", "add Ah+ p1.2"),
        ("add * p1.1", "add * p1.1"),
        ("swap 7C p2.1 *8C:p1.1", "swap 7c p2.1 *8c:p1.1"),
        ("swap ah- p2.1 *:p1.1", "swap Ah- p2.1 *:p1.1"),
        ("drop 10c", "drop Tc"),
        ("cut 41", "cut 41"),
        ("No", "no"),
        ("dance Qc", "dance Qc"),
        ("dropQc", "dropQc"),
    ],
)
def test_any_case_and_ten_for_t_will_do(typed: str, meant: str) -> None:
    assert tidied(typed, own_verbs(Texts(Language.ENGLISH))) == meant


@pytest.mark.parametrize("language", list(Language))
def test_the_verbs_of_every_language_are_all_different_and_understood(language: Language) -> None:
    own = own_verbs(Texts(language))
    assert sorted(own.values()) == sorted(VERBS)
    for word, verb in own.items():
        assert tidied(word.upper(), own) == verb
        assert tidied(verb, own) == verb


def test_verbs_of_two_words_are_read_before_shorter_ones() -> None:
    own = own_verbs(Texts(Language.BOKMAL))
    assert tidied("la ligge", own) == "leave"
    assert tidied("La gå", own) == "let"
    assert tidied("kast QD", own) == "drop Qd"
    assert tidied("ta av 12", own) == "cut 12"
    assert tidied("ta 8d", own) == "take 8d"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Not this round", "not this round"),
        ("no  until my turn", "no until my turn"),
        ("ONLY 10 9S t H *", "only T 9s T h *"),
        ("only", "only"),
        ("", ""),
    ],
)
def test_answers_beforehand_are_read_as_kindly(typed: str, meant: str) -> None:
    for language in Language:
        assert tidied_wishes(typed, own_answers(Texts(language))) == meant


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        (Language.BOKMAL, "Ikke denne  runden", "not this round"),
        (Language.BOKMAL, "ikke før min tur", "no until my turn"),
        (Language.BOKMAL, "bare 10 9S *", "only T 9s *"),
        (Language.BOKMAL, "barefot", "barefot"),
        (Language.BASQUE, "ERRONDA HONETAN EZ", "not this round"),
        (Language.BASQUE, "nire txanda arte ez", "no until my turn"),
        (Language.BASQUE, "bakarrik t H", "only T h"),
    ],
)
def test_answers_beforehand_may_be_said_in_ones_own_language(
    language: Language, typed: str, meant: str
) -> None:
    assert tidied_wishes(typed, own_answers(Texts(language))) == meant
