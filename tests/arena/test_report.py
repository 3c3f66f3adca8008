"""Reports: light and dark as the page is, and readable without colours."""

import re
from xml.etree import ElementTree as ET

import pytest

from kontu.arena import charts
from kontu.arena.report import Picture
from tests.arena.reporting import SCORES, pictures, whole

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
    assert '<th scope="row" class="word">random [odd]</th>' in text
