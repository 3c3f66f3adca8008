"""Reports: light and dark as the page is, and readable without colours."""

import re
from html import unescape
from xml.etree import ElementTree as ET

import msgspec
import pytest

from kontu import __version__
from kontu.arena import charts, tournament_report, wording
from kontu.arena.intervals import wilson
from kontu.arena.report import PHONE, Picture, breadth
from kontu.arena.tables import Table
from kontu.locale import Language, Texts
from tests.arena.reporting import SCORES, pictures, played, reports, whole

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("picture", pictures(), ids=lambda picture: picture.title)
def test_a_picture_has_no_ground_and_no_colour_but_those_of_the_page(picture: Picture) -> None:
    assert set(re.findall(r"#[0-9a-fA-F]{6}", picture.svg)) == set()
    assert set(re.findall(r"(?:fill|stroke): (?!url)([^;\"]+)", picture.svg)) <= {
        "none", "currentColor", "var(--paper)", *(f"var(--c{number})" for number in range(1, 9)),
    }  # fmt: skip
    assert picture.title in picture.svg


def test_equal_figures_make_equal_pictures() -> None:
    assert pictures() == pictures()


def test_spreads_stand_below_each_other_each_with_its_name_and_the_same_axis() -> None:
    tree = ET.fromstring(pictures()[3].svg)
    fields = [each for each in tree.iter(f"{SVG}g") if re.fullmatch(r"c4-axes_\d+", each.get("id", ""))]
    assert len(fields) == len(SCORES)
    said = ["".join(each.itertext()) for each in fields]
    assert all(name in text for name, text in zip(SCORES, said, strict=True))


def test_bins_are_as_wide_as_people_count_and_few_when_little_was_counted() -> None:
    few = {"a": dict.fromkeys(range(-7, 300, 20), 1)}
    low, step, bins = charts.bins_for(few)
    assert (low, step) == (-50, 50)
    assert low + step * bins > 287
    many = {"a": dict.fromkeys(range(300), 1000)}
    assert charts.bins_for(many)[2] > bins
    assert charts.bins_for({"a": {0: 1}}) == (0, 1, 1)
    assert charts.bins_for({}) == (0, 1, 1)


def test_an_interval_can_stand_below_its_figure_and_words_stay_words() -> None:
    text = whole()
    assert '<span class="value">91.1 %</span> <span class="between">[83.4, 95.4]</span>' in text
    assert '<th scope="row" role="rowheader" class="word">random [odd]</th>' in text


def test_a_broad_table_has_its_rows_below_each_other_on_a_phone_and_a_narrow_one_stays() -> None:
    text = whole()
    assert text.count('<table role="table" class="rows">') == 1
    assert '<td role="cell" data-of="points from best to worst in a hand 3">' in text
    narrow = Table("", ("bot", "share"), (("greedy", "91.1 % [83.4, 95.4]"),))
    broad = Table("", ("bot", *["share"] * 5), (("greedy", *["91.1 % [83.4, 95.4]"] * 5),))
    assert breadth(narrow) < PHONE < breadth(broad)
    # An interval may stand below its figure, in two lines if need be.
    assert breadth(Table("", ("a", "b"), (("c", "1.00 [12345.00, 54321.00]"),))) == 2 + 1 + 2 + 10


@pytest.mark.parametrize("language", list(Language))
def test_a_report_names_its_intervals_and_says_what_was_played_by_what_and_how_to_do_it_again(
    language: Language,
) -> None:
    texts = Texts(language)
    cups, comparisons = reports(language)[::2], reports(language)[1::2]
    for text in cups:
        assert "Wilson" in text
        assert "Student" in text
        assert "Newcombe" not in text
        assert "Plackett" in text
    for text in comparisons:
        assert "Wilson" in text
        assert "Newcombe" in text
    for text, game, best in zip(cups, ("contack", "kontrakt"), ("most", "fewest"), strict=True):
        assert f"<p>{texts.text(f'arena-wins-{best}')}</p>" in text
        assert f"<code>kontu arena {game} --lang {language.value}</code>" in text
        assert texts.text("arena-made", version=__version__) in text
        assert texts.text("bot-greedy-help") in unescape(text)
        assert texts.text("termination-out") in text


def test_who_does_not_see_a_picture_is_told_its_figures() -> None:
    cup, compared = played()[0]
    pictures, (ends, *_) = (
        re.findall(r'<svg role="img" aria-label="([^"]+)"', text) for text in reports(Language.ENGLISH)[:2]
    )
    ratings, scores, lengths = pictures
    first = cup.bots[0]
    assert ratings.startswith("Ratings with 95 % intervals. rating: ")
    assert f"{first.bot} {first.rating.value:.2f} [" in ratings
    assert f"{first.bot}: from {min(first.scores)} to {max(first.scores)}, half of them at most " in scores
    assert f"house/1: from {min(cup.lengths)} to {max(cup.lengths)}, half" in lengths
    share = compared.rules[0].endings["out"].share.value
    assert f"house/1: blocked {100 - 100 * share:.1f} %; out {100 * share:.1f} %" in ends


def test_the_middle_is_what_half_do_not_exceed() -> None:
    texts = Texts(Language.ENGLISH)
    said = wording.of_spreads({"a": {1: 2, 5: 1, 9: 1}, "b": {-3: 1}, "c": {}}, texts)
    assert said == "a: from 1 to 9, half of them at most 1. b: from -3 to -3, half of them at most -3."


def test_rules_that_were_changed_are_told_and_so_is_what_stands_behind_a_name() -> None:
    cup = msgspec.structs.replace(played()[0][0], changed={"hands": "1"}, visitors={"me:too": "me 2"})
    texts = Texts(Language.ENGLISH)
    assert tournament_report.sentences(cup, texts)[1:] == [
        "Changed in these rules: hands = 1.",
        "The most points win.",
        "Bots from elsewhere: me:too (me 2).",
    ]
    assert "House rules (house/1)" in tournament_report.sentences(cup, texts)[0]
    assert wording.legend([], ["greedy"], texts) == [f"Bot “greedy”: {texts.text('bot-greedy-help')}"]
    assert wording.legend([], ["fair:500ms"], texts) == [texts.text("arena-budget-note")]


def test_axes_are_in_per_cent_with_the_mark_of_the_language() -> None:
    shares = {"a": [wilson(1, 400), wilson(3, 400)]}
    drawn = charts.points(shares, ["1", "2"], "round", "share", "Share", 1, mark=",", percent=True)
    ticks = re.findall(r">([^<>]* %)<", drawn)
    assert ticks
    assert all(re.fullmatch(r"−?\d+(,\d+)? %", tick) for tick in ticks)
    assert any("," in tick for tick in ticks)
