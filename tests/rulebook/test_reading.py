"""The format of docs/rulebook.md is read as it is told there, and anything else is refused with its line."""

import msgspec
import pytest

from kontu.rulebook.book import (
    Book,
    Bullets,
    Example,
    Figure,
    Grid,
    Heading,
    Item,
    Options,
    Paragraph,
    Question,
    Quick,
    Sources,
    Span,
    Walk,
)
from kontu.rulebook.reader import BookError
from tests.rulebook.small import small_book


def only_block(text: str) -> object:
    (block,) = small_book(text).chapters[0].blocks
    return block


def test_a_paragraph_states_the_rules_that_it_begins_with() -> None:
    assert only_block("{C-21 C-22} Every *contact* **fits**.") == Paragraph(
        ("C-21", "C-22"),
        (Span("Every "), Span("contact", em=True), Span(" "), Span("fits", strong=True), Span(".")),
    )


def test_ids_in_the_middle_of_a_paragraph_are_text() -> None:
    assert only_block("See {C-21} there.") == Paragraph((), (Span("See {C-21} there."),))


def test_lines_of_a_paragraph_are_one_text() -> None:
    assert only_block("One.\nTwo.") == Paragraph((), (Span("One. Two."),))


def test_a_code_span_with_a_role_is_a_claim_and_without_one_is_notation() -> None:
    assert only_block("`10`{.points} `9-2-8`") == Paragraph(
        (), (Span("10", role="points"), Span(" "), Span("9-2-8", code=True))
    )


def test_a_link_leads_to_an_anchor() -> None:
    assert only_block("[the last tile](#C-23)") == Paragraph((), (Span("the last tile", link="#C-23"),))


def test_a_list_has_entries_with_rules() -> None:
    assert only_block("1. {C-10} One\n2. Two") == Bullets(
        True, (Item(("C-10",), (Span("One"),)), Item((), (Span("Two"),)))
    )


def test_a_table_has_rows_with_rules() -> None:
    block = only_block("| a | b |\n|---|---|\n| {C-60} x | y |")
    assert isinstance(block, Grid)
    assert block.header == ((Span("a"),), (Span("b"),))
    assert block.rows[0].ids == ("C-60",)
    assert block.rows[0].cells == ((Span("x"),), (Span("y"),))


def test_a_section_may_have_an_anchor() -> None:
    assert only_block("### More {#more}") == Heading("more", "More")


def test_a_box_of_sources_tells_what_each_variant_chose() -> None:
    block = only_block("::: sources leftover_penalty\nText.\n:::")
    assert isinstance(block, Sources)
    assert [(choice.variant, choice.value) for choice in block.choices] == [
        ("house/1", "10"),
        ("booklet/1", "10"),
        ("collector/1", "0"),
        ("club/1", "0"),
    ]


def test_a_box_of_sources_of_no_option_has_no_choices() -> None:
    assert only_block("::: sources\nText.\n:::") == Sources("", "", (), (Paragraph((), (Span("Text."),)),))


def test_boxes_carry_their_names_and_what_stands_in_them() -> None:
    caption = (Span("Look."),)
    text = Paragraph((), caption)
    assert only_block("::: example one Its title\nLook.\n:::") == Example("one", "Its title", (text,))
    assert only_block("::: figure one\nLook.\n:::") == Figure("one", caption)
    assert only_block("::: walk one\nLook.\n:::") == Walk("one", caption)
    assert only_block("::: quick\nLook.\n:::") == Quick((text,))
    assert only_block("::: question one\n### May I?\n\nLook.\n:::") == Question("one", "May I?", (text,))


def test_the_table_of_options_has_every_field_and_every_variant() -> None:
    block = only_block("::: options\n:::")
    assert isinstance(block, Options)
    assert [option.field for option in block.options][:3] == ["direction", "opening_tile", "must_play"]
    assert all(len(option.values) == len(block.variants) == 4 for option in block.options)


def test_a_box_stands_in_a_box() -> None:
    block = only_block(":::: question one\n### May I?\n\n::: figure two\nLook.\n:::\n::::")
    assert isinstance(block, Question)
    assert block.blocks == (Figure("two", (Span("Look."),)),)


def test_anchors_are_listed_in_reading_order() -> None:
    book = small_book("{C-20} One.\n\n### Two {#two}\n\n::: question three\n### Why?\n\n- {C-21} Four\n:::")
    assert list(book.anchors()) == ["chapter", "C-20", "two", "three", "C-21"]


def test_a_book_is_the_same_after_a_journey_as_json() -> None:
    book = small_book("::: example one T\n`1`{.points}\n:::\n\n| a |\n|---|\n| b |")
    assert msgspec.json.decode(msgspec.json.encode(book), type=Book) == book


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("<b>no</b>", 5, "html"),
        ("> quoted", 5, "blockquote"),
        ("- one\n\n  two", 7, "one paragraph"),
        ("::: figure\nLook.\n:::", 5, "needs a name"),
        ("::: figure one\nLook.\n\nAgain.\n:::", 5, "caption"),
        ("::: sources no_such\nText.\n:::", 5, "no field 'no_such'"),
        ("Text.\n\n::: question one\nNo heading.\n:::", 7, "### The question?"),
        ("## No anchor", 5, "needs an anchor"),
        ("`10`{.Points}", 5, "no name of a fact"),
        ("![a](b.png)", 5, "image"),
    ],
)
def test_what_the_format_has_not_is_refused_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(BookError) as caught:
        small_book(text)
    assert caught.value.line == line
    assert problem in str(caught.value)
