"""``kontu play kontrakt`` from a pipe: the whole game by lines."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import kontu

ALONE = ("play", "kontrakt", "--you", "1", "--bots", "greedy,greedy", "--seed", "7")


def test_bots_play_alone_tell_why_and_the_record_is_true(tmp_path: Path) -> None:
    file = tmp_path / "bots.kontu"
    run = kontu("play", "kontrakt", "--bots", "greedy,greedy,random", "--seed", "2", "--record", str(file))
    assert run.code == 0, run.err
    assert "The match is over." in run.out
    assert "laid the contract" in run.out
    assert "(it helps the contract least and costs" in run.out
    assert "(a random choice)" in run.out
    assert kontu("verify", str(file)).out == f"{file}: true\n"


def test_a_person_is_told_no_reason_that_gives_a_hand_away() -> None:
    run = kontu(*ALONE, typed="leave\nstock\n1\n" * 3 + "q\n")
    assert "Greedy 1 discarded" in run.out
    assert "helps the contract least" not in run.out
    assert "drew from the stock." in run.out
    assert not re.search(r"Greedy \d drew (?!from)", run.out)


def test_the_table_shows_contract_stock_pile_players_and_hand() -> None:
    run = kontu(*ALONE, typed="q\n")
    assert "Round 1 of 7: G3+G3 (group of 3, group of 3)" in run.out
    assert "stock 75   pile 1, on top 6c" in run.out
    assert re.search(r"^>p1  You +10 +- +0 +0 +0 *$", run.out, re.MULTILINE)
    assert re.search(r"^ p3  Greedy 2 .* deals$", run.out, re.MULTILINE)
    assert "♠ Ks   ♥ 7h Th Kh   ♦ 4d Td   ♣ 6c 9c Tc Qc" in run.out
    assert "♠ s spades" in run.out


def test_a_person_lays_by_number_or_notation_and_is_told_what_is_wrong() -> None:
    typed = (
        "drop ks\nleave\n\nhint\nlay 10h10d10c KsKs7h\nlay 10h10d10c kskskh\nadd 6c p1.1\ndrop qc\nno\nq\n"
    )
    run = kontu(*ALONE, typed=typed)
    assert "Draw first: take 6c, or leave it" in run.out
    assert "You drew Ks." in run.out
    assert re.search(r"^11  lay ThTdTc KsKsKh: ends about \d+ points ahead; ", run.out, re.MULTILINE)
    assert re.search(r"^11  lay ThTdTc KsKsKh +leaves 5 cards$", run.out, re.MULTILINE)
    assert "a group has one rank" in run.out
    assert "(K-025)" in run.out
    assert "You laid the contract: ThTdTc KsKsKh. Cards left: 5." in run.out
    assert "p1.1 Th Td Tc   p1.2 Ks Ks Kh" in run.out
    assert "You laid your contract this turn" in run.out
    assert "You discarded Qc. Cards left: 4." in run.out
    assert "Greedy 1 left Qc. Buy it, with a card from the stock? One player is asked before you." in run.out
    assert run.code == 0


def test_the_rules_that_were_changed_are_told_as_they_are_typed() -> None:
    run = kontu(*ALONE, "--set", "contracts=G3+G3,G3+S4", "--set", "deal=10,12", typed="q\n")
    assert "Rules: Kontrakt (kontrakt/1), with deal=10,12, contracts=G3+G3,G3+S4." in run.out


def test_what_is_refused_is_named_as_it_was_typed() -> None:
    run = kontu(*ALONE, "--lang", "nb", typed="leave\nstock\nKJØP\nkast\nq\n")
    assert "«KJØP» er ikke noe man kan gjøre" in run.out
    assert "«kast» er ikke noe man kan gjøre" in run.out


def test_one_can_say_beforehand_what_one_wants_to_be_asked_for() -> None:
    lines = "leave\n\nlay ThTdTc KsKsKh\ndrop qc\nstand only 1\nstand ONLY 10 9S\n"
    run = kontu(*ALONE, typed=lines + "q\n")
    assert "is no answer beforehand" in run.out
    assert run.out.count("Buy it,") == 1
    contack = kontu("play", "contack", "--seed", "5", typed="stand no\nq\n")
    assert "(T-" in contack.out


def test_the_hand_is_shown_by_suits_by_ranks_or_in_words() -> None:
    run = kontu(*ALONE, "--view", "ranks", typed="list\nsuits\nq\n")
    assert "4d   6c   7h   9c   Th Td Tc   Qc   Ks Kh" in run.out
    assert "Clubs: 6, 9, ten, queen." in run.out
    assert "on top 6 of clubs" in run.out
    assert "♣ 6c 9c Tc Qc" in run.out


def test_a_view_of_another_game_is_refused_with_the_views_there_are() -> None:
    run = kontu("play", "kontrakt", "--view", "large")
    assert "There is no view “large”: choose auto, suits, ranks, list." in run.err
    assert run.code == 2
    assert "choose auto, large, small, list." in kontu("play", "contack", "--view", "ranks").err


@pytest.mark.parametrize(
    ("language", "lines"), [("nb", "la ligge\ntrekk\nkast ks\n"), ("eu", "utzi\nmazotik\nbota ks\n")]
)
def test_verbs_of_ones_own_language_will_do(language: str, lines: str) -> None:
    run = kontu(*ALONE, "--lang", language, typed=lines + "?\nq\n")
    assert {"nb": "Du kastet Ks.", "eu": "Zu: Ks botata."}[language] in run.out
    assert {"nb": "la ligge = leave", "eu": "utzi = leave"}[language] in run.out


def test_a_round_ends_with_hands_and_scores_and_scores_can_be_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "cut.kontu"
    run = kontu(*ALONE, "--record", str(file), typed="leave\nstock\n1\nno\nno\n" * 80 + "scores\nq\n")
    assert re.search(
        r"Round 1 is over: (somebody has nothing left in hand|nothing moves any more)\.", run.out
    )
    assert re.search(r"^(You|Greedy \d): \d+ for .*[shdc]", run.out, re.MULTILINE)
    assert re.search(r"^player +1 +total$", run.out, re.MULTILINE)
    assert kontu("verify", str(file)).code == 0


def test_bots_alone_play_a_match_to_the_table_of_all_rounds_each_with_the_reason_of_what_it_did() -> None:
    run = kontu("play", "kontrakt", "--bots", "greedy,greedy,greedy", "--seed", "3")
    assert re.search(r"^rank +player +1 +2 +3 +4 +5 +6 +7 +total$", run.out, re.MULTILINE)
    # Answers in a window that nobody is told of must not shift the reasons.
    reasons = {
        " took ": "can be laid off|to be found for the contract|to wait for|nothing to draw|nothing else",
        " left ": "does not help|nothing else to do",
        " bought ": "is worth two cards more|needs more cards|to wait for|laid anything for long",
        " laid the contract": "the contract is ready",
        " laid off ": "a card less in hand",
        " discarded ": "it helps the contract least|it fits nothing|every card left fits|nothing else to do",
    }
    told = [line for line in run.out.splitlines() if line.startswith("Greedy")]
    for verb, reason in reasons.items():
        lines = [line for line in told if re.match(rf"Greedy \d{verb}", line)]
        assert lines, verb
        assert not [line for line in lines if not re.search(rf"\((.* )?({reason})", line)], verb


def test_where_the_terminal_has_no_symbols_letters_do() -> None:
    run = kontu(*ALONE, typed="q\n", PYTHONIOENCODING="ascii")
    assert "Ks   7h Th Kh   4d Td   6c 9c Tc Qc" in run.out
    assert "s spades" in run.out
    assert "?p" not in run.out.replace("? for help", "")


def test_colours_appear_only_where_they_are_wanted() -> None:
    def shown(**environment: str) -> str:
        return kontu(*ALONE, typed="q\n", TERM="xterm-256color", **environment).out

    assert "\x1b[" not in shown()
    assert "\x1b[31m7h" in shown(FORCE_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", shown(FORCE_COLOR="1", NO_COLOR="1"))


def test_simulate_counts_each_round_and_the_largest_hands() -> None:
    run = kontu("simulate", "kontrakt", "-n", "1", "--bots", "greedy,greedy,greedy", "--seed", "1")
    assert re.search(r"^round +out.* +most held$", run.out, re.MULTILINE)
    assert re.search(r"^ +7 +1", run.out, re.MULTILINE)


def test_a_verb_alone_does_the_one_thing_it_can_mean_and_no_other() -> None:
    run = kontu(*ALONE, typed="drop ks\ntake\ndrop\nq\n")
    assert "You took 6c." in run.out
    # Any card could be meant: nothing is discarded.
    assert "“drop” is nothing one can do" in run.out
    assert "You discarded" not in run.out


def test_bots_who_are_too_few_without_a_person_are_told_how_one_sits_down() -> None:
    run = kontu("play", "kontrakt", "--bots", "greedy,greedy")
    assert "it takes 3 to 5. (K-004) Bots alone are too few; with --you 1 you sit down too." in run.err
    assert run.code == 2
    assert "--you" not in kontu("play", "kontrakt", "--bots", "greedy").err
