"""What the book of Kontrakt tells in tables and in its round is what the game does, in every language."""

import re
from collections.abc import Iterator

import pytest

from kontu.core import registry
from kontu.games.kontrakt.rules import KontraktRules
from kontu.locale import Language
from kontu.rulebook import book, languages
from kontu.rulebook.book import Bullets, Chapter, Example, Grid, Item, Row, plain, text_of
from kontu.rulebook.positions import position, record_text
from kontu.rulebook.walks import steps_of

GAME = "kontrakt"
RULES = KontraktRules()
EVERY = pytest.mark.parametrize("language", languages(GAME))
NUMBER = re.compile(r"\d+")


def chapter(language: str, anchor: str) -> Chapter:
    """The chapter of the book in ``language`` that is called ``anchor``."""
    (found,) = (each for each in book(GAME, Language(language)).chapters if each.id == anchor)
    return found


def rows(language: str, anchor: str) -> Iterator[Row]:
    for block in chapter(language, anchor).blocks:
        if isinstance(block, Grid):
            yield from block.rows


def items(language: str, anchor: str) -> Iterator[Item]:
    for block in chapter(language, anchor).blocks:
        if isinstance(block, Bullets):
            yield from block.items


def numbers(text: str) -> list[int]:
    return [int(each) for each in NUMBER.findall(text)]


def stating(language: str, rule: str) -> str:
    """The text that states ``rule``, in the book in ``language``."""
    for block in book(GAME, Language(language)).blocks():
        match block:
            case Grid():
                for row in block.rows:
                    if rule in row.ids:
                        return " | ".join(map(plain, row.cells))
            case Bullets():
                for item in block.items:
                    if rule in item.ids:
                        return plain(item.spans)
            case _:
                if rule in getattr(block, "ids", ()):
                    return text_of(block)
    raise AssertionError(f"{language}: nothing states {rule}")


@EVERY
def test_k037_to_k049_the_table_of_contracts_is_that_of_the_game(language: str) -> None:
    found = list(rows(language, "contracts"))
    assert len(found) == RULES.rounds
    for number, (row, contract) in enumerate(zip(found, RULES.contracts, strict=True), 1):
        assert numbers(plain(row.cells[0])) == [number]
        assert numbers(plain(row.cells[1])) == [RULES.deal_in(number)]
        laid = numbers(plain(row.cells[3]))
        assert laid == ([] if RULES.takes_whole_hand(number) else [contract.size])


@EVERY
def test_the_contracts_in_words_have_as_many_melds_of_each_size_as_those_of_the_game(language: str) -> None:
    for row, contract in zip(rows(language, "contracts"), RULES.contracts, strict=True):
        # In words it is "2 groups of 3": how many, and how large, in either order.
        counted = sorted(
            value
            for kind in {slot.kind for slot in contract.slots}
            for value in (
                sum(slot.kind is kind for slot in contract.slots),
                next(slot.size for slot in contract.slots if slot.kind is kind),
            )
        )
        assert sorted(numbers(plain(row.cells[2]))) == counted


@EVERY
def test_k012_to_k014_and_d02_the_packs_and_the_stock_after_the_deal_are_those_of_the_game(
    language: str,
) -> None:
    packs: list[list[int]] = []
    stocks: list[list[int]] = []
    for row in rows(language, "setup"):
        (packs if row.ids else stocks).append([numbers(plain(cell))[0] for cell in row.cells])
    for seats, jokers, cards in packs:
        assert jokers == RULES.jokers_for(seats) == seats - 1
        assert cards == 52 * RULES.decks_for(seats) + jokers
    for (seats, early, late), (same, _, cards) in zip(stocks, packs, strict=True):
        assert seats == same
        assert early == cards - seats * RULES.deal_in(1) - 1
        assert late == cards - seats * RULES.deal_in(7) - 1


@EVERY
def test_d04_the_cards_left_after_the_contract_are_counted_rightly(language: str) -> None:
    left = [
        RULES.deal_in(number) + 1 - contract.size - 1
        for number, contract in enumerate(RULES.contracts[:-1], 1)
    ]
    assert numbers(stating(language, "D-04"))[: len(left)] == left


@EVERY
def test_d09_the_largest_group_and_the_longest_run_are_counted_rightly(language: str) -> None:
    seats = range(RULES.min_players, RULES.max_players + 1)
    largest = [4 * RULES.decks_for(each) + RULES.jokers_for(each) for each in seats]
    assert numbers(stating(language, "D-09")) == [*largest, *seats, 14]


@EVERY
@pytest.mark.parametrize(
    ("rule", "variant", "field"),
    [("K-135", "may-i/1", "joker_points"), ("O-89", "liverpool/1", "cut_bonus")],
)
def test_what_another_variant_costs_is_told_as_it_is(
    language: str, rule: str, variant: str, field: str
) -> None:
    assert getattr(registry.get(GAME).variants[variant], field) in numbers(stating(language, rule))


@EVERY
def test_k131_the_packs_of_the_other_deal_are_those_of_the_variant(language: str) -> None:
    rules = registry.get(GAME).variants["other-deal/1"]
    told = numbers(stating(language, "K-131"))
    assert told == sorted({rules.decks_for(seats) for seats in range(3, 9)})


@EVERY
def test_a_book_tells_the_same_numbers_in_every_language(language: str) -> None:
    for anchor in ("points", "contracts", "setup"):
        assert [sorted(numbers(" ".join(map(plain, row.cells)))) for row in rows(language, anchor)] == [
            sorted(numbers(" ".join(map(plain, row.cells)))) for row in rows("en", anchor)
        ]


def test_k123_to_k129_the_round_to_step_through_is_the_worked_one() -> None:
    steps = steps_of("kontrakt-round")
    own = [frame for frame in steps.frames if frame.actor == "p1"]
    dealt = position(GAME, "seed-lay").record.rounds[0].deal
    assert dealt is not None
    assert set(dealt[0].pieces) == set("9s 9h 9d 4h 5h 6h 7h 8c Qc Kd".split())
    assert [frame.action for frame in own[:4]] == ["leave", "stock", "lay 9s9h9d 4h5h6h7h", "drop Kd"]
    assert [len(frame.observation["hand"]) for frame in own[:4]] == [10, 11, 4, 3]
    assert "add 8c p2.1" in [frame.action for frame in own]
    assert own[-1] is steps.frames[-1]
    assert (own[-1].action, len(own[-1].observation["hand"])) == ("drop 2s", 0)


def test_the_round_to_step_through_shows_a_buy_a_lay_off_a_freed_joker_and_going_out() -> None:
    verbs = {line.split()[1] for line in record_text("kontrakt-round").splitlines() if line[:1] == "p"}
    assert {"leave", "stock", "buy", "no", "lay", "add", "swap", "drop"} <= verbs


@EVERY
def test_every_tip_stands_in_the_chapter_of_tips(language: str) -> None:
    tips = [item.ids for item in items(language, "tips")]
    assert tips == [(f"K-{number}",) for number in range(142, 147)]


@EVERY
def test_every_refusal_that_an_example_tells_of_names_its_rule_or_what_is_wrong(language: str) -> None:
    for block in book(GAME, Language(language)).blocks():
        if not isinstance(block, Example):
            continue
        found = position(GAME, block.name)
        if found.refusal is not None:
            roles = {span.role for part in block.blocks for span in getattr(part, "spans", ())}
            assert roles & {"rule", *found.refusal.args}, block.name
