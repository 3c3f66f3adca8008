"""A review as a page: who lost how much where, what would have been better, and nothing from elsewhere."""

import re
from html import unescape
from xml.etree import ElementTree as ET

import pytest

from kontu.arena.review_pictures import pictures
from kontu.arena.review_report import report
from kontu.locale import LANGUAGES, Language, Texts
from kontu.review.words import lead_words, why_words
from tests.arena.reviewed import CONTACK, KONTRAKT, reviewed
from tests.records.matches import SEEN

ENGLISH = Texts(Language("en"))


@pytest.mark.parametrize("text", [CONTACK, KONTRAKT], ids=["contack", "kontrakt"])
def test_the_page_tells_of_every_seat_the_turns_that_cost_most_what_was_better_and_why(text: str) -> None:
    seats = reviewed(text)
    page = unescape(report(seats, ENGLISH))
    assert len(seats) == 3
    for seat in seats:
        assert f"<h2>{seat.label}</h2>" in page
        assert seat.dear
        for rank, turn in enumerate(seat.dear, 1):
            assert f'<span class="rank">{rank}</span> <b>cost {round(turn.loss)} points</b>' in page
            assert f"line {seat.plan.line_of(turn.at):,}," in page
            for choice in (turn.played, turn.best):
                assert f"<code>{choice.action}</code>, {lead_words(ENGLISH, choice)}" in page
            assert why_words(ENGLISH, turn.best.why) in page


def test_beside_the_picture_every_decision_stands_in_a_table() -> None:
    seats = reviewed(CONTACK)
    page = report(seats, ENGLISH)
    tables = re.findall(r"<details>.*?</details>", page, re.DOTALL)
    assert len(tables) == len(seats)
    for seat, table in zip(seats, tables, strict=True):
        rows = re.findall(r'<tr role="row"><th scope="row".*?</tr>', table, re.DOTALL)
        assert len(rows) == len(seat.turns)
        for row, turn in zip(rows, seat.turns, strict=True):
            cells = re.findall(r"<t[hd][^>]*>(?:<span[^>]*>)?([^<]*)", row)
            better = "–" if turn.loss == 0 else turn.best.action
            line = str(seat.plan.line_of(turn.at))
            assert cells == [line, str(turn.round), turn.played.action, better, f"{turn.loss:.1f}"]


def test_the_curves_and_the_table_beside_them_end_at_what_each_lost() -> None:
    seats = reviewed(CONTACK)
    page = report(seats, ENGLISH)
    for seat in seats:
        total = sum(turn.loss for turn in seat.turns)
        assert f'<span class="value">{total:.1f}</span>' in page
        by_round = {turn.round for turn in seat.turns}
        for number in by_round:
            cost = sum(turn.loss for turn in seat.turns if turn.round == number)
            assert f'<span class="value">{cost:.1f}</span>' in page
    # One seat alone is compared with nobody.
    alone = report(seats[:1], ENGLISH)
    assert ENGLISH.text("arena-chart-review-sums") not in alone
    assert f"<h2>{seats[1].label}</h2>" not in alone


@pytest.mark.parametrize("text", [CONTACK, KONTRAKT], ids=["contack", "kontrakt"])
def test_the_page_needs_nothing_but_itself_and_is_the_same_again(text: str) -> None:
    page = report(reviewed(text), ENGLISH)
    assert page == report(reviewed(text), ENGLISH)
    assert "<script" not in page
    assert re.findall(r'(?:src|href)="(?!#)', page) == []
    assert set(re.findall(r"https?://[^\s\"<]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }


def test_every_picture_has_parts_of_its_own_names() -> None:
    page = report(reviewed(CONTACK), ENGLISH)
    names = re.findall(r'\bid="([^"]+)"', page)
    assert names
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_written_in_the_language_asked_for(language: Language) -> None:
    texts = Texts(language)
    page = report(reviewed(CONTACK), texts)
    assert f'<html lang="{language.value}">' in page
    for key in ("review-title", "review-worst", "arena-review-why", "arena-review-hand", "review-table"):
        assert texts.text(key) in unescape(page)


def test_names_are_text_whatever_stands_in_them() -> None:
    page = report(reviewed(CONTACK.replace('"Ane"', '"<b>&Ane"')), ENGLISH)
    assert "<b>&Ane" not in page
    assert "p1 &lt;b&gt;&amp;Ane" in page


def test_the_layout_is_shown_with_what_was_played_and_with_what_was_better_in_one_size() -> None:
    seat = reviewed(CONTACK)[0]
    both = [
        turn for turn in seat.turns if "@" in turn.played.action and "@" in turn.best.action and turn.loss
    ]
    assert both
    for turn in both:
        hand, was, better = (ET.fromstring(each.svg) for _, each in pictures(seat.plan, turn, ENGLISH))
        assert was.get("viewBox") == better.get("viewBox")
        assert was.get("aria-label") == f"Played: {turn.played.action}"
        assert better.get("aria-label") == f"Better: {turn.best.action}"
        held = seat.plan.decision(turn.at).observation.hands[0]
        assert hand.get("aria-label") == "In hand: " + " ".join(map(str, held))


def test_of_kontrakt_the_hand_of_the_seat_is_shown_and_no_other() -> None:
    for seat in reviewed(KONTRAKT):
        for turn in seat.dear:
            shown = [ET.fromstring(each.svg) for _, each in pictures(seat.plan, turn, ENGLISH)]
            seen = seat.plan.decision(turn.at).observation
            told = [f"In hand: {' '.join(seen.hand)}"]
            if seen.melds:
                told.append("On the table: " + " ".join(card for meld in seen.melds for card in meld.cards))
            if seen.top:
                told.append(f"On top of the discard pile: {seen.top}")
            assert [each.get("aria-label") for each in shown] == told


def test_a_seat_of_which_the_record_does_not_tell_what_it_saw_has_no_picture() -> None:
    seats = reviewed(SEEN.decode())
    page = report(seats, ENGLISH)
    unseen = next(seat for seat in seats if seat.plan.unseen)
    section = page.split(f"<h2>{unseen.label}</h2>")[1].split("</section>")[0]
    assert "does not tell what this seat saw" in section
    assert "<svg" not in section
