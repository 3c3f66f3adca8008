"""The contract card: all rounds of a variant of Kontrakt at a glance, and what is asked again and again."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kontu.core.fields import plain
from kontu.core.tallying import Form
from kontu.games.kontrakt.contracts import Contract, MeldKind
from kontu.games.kontrakt.rules import KontraktRules
from kontu.locale import Texts
from kontu.paper import look
from kontu.paper.faces import Face, text_width
from kontu.paper.leaf import Leaf, broken
from kontu.paper.marks import POINT_MM, Document, Line, Mark, Shape, Words
from kontu.paper.sizes import Paper
from kontu.paper.words import contract_words, piece_values, pieces_words

COPIES: Final = 2
"""So many cards are on a page, one above the other, with a line to cut between."""

TOLD: Final = (
    "first_melds", "same_suit_runs", "build_same_turn", "go_out", "joker_swap", "down_may_take",
    "down_may_buy", "discarder_may_buy", "active_may_stop",
)  # fmt: skip
"""The choices that a table asks about while it plays, in the order of a turn."""

_CARD_WIDTH: Final = 0.66
_RANKS: Final = (*"A23456789", "10", *"JQK")
_FIRST: Final = (6, 2, 3, 0)
"""Where the pictures of a contract begin, meld by meld, counted from the ace."""

_LEGEND: Final = 0.4


def draw_contract_card(texts: Texts, paper: Paper, rules: KontraktRules, form: Form, title: str) -> Document:
    """A page with two equal cards for ``rules``; ``form`` tells what cards cost at such a table."""
    leaf = Leaf(paper)
    middle = paper.height / 2
    for top in (leaf.y, middle + 6):
        leaf.y = top
        _card(texts, leaf, rules, form, title, middle - 6 - leaf.left)
    leaf.add(_cut(leaf, middle))
    name = texts.text("paper-card-title")
    return Document(f"{title}: {name}", texts.text("paper-card-subject"), texts.language, (leaf.page(),))


def _cut(leaf: Leaf, y: float) -> Iterator[Mark]:
    yield Line((leaf.left, y), (leaf.right, y), look.MUTED, 0.2, 2.0)


def _card(texts: Texts, leaf: Leaf, rules: KontraktRules, form: Form, title: str, high: float) -> None:
    top = leaf.y
    leaf.heading(title, texts.text("paper-card-title"))
    start = leaf.y - 1
    legend = leaf.width * _LEGEND
    rows = leaf.width - legend - 6
    step = min(15.0, (top + high - start) / rules.rounds)
    for number, contract in enumerate(rules.contracts, 1):
        _round(texts, leaf, rules, number, contract, start + (number - 1) * step, step, rows)
    leaf.y = start
    _told(texts, leaf, rules, form, leaf.right - legend, legend, top + high)


def _round(
    texts: Texts,
    leaf: Leaf,
    rules: KontraktRules,
    number: int,
    contract: Contract,
    y: float,
    step: float,
    width: float,
) -> None:
    """A row: the number of the round, its contract as cards and in words, and how many are dealt."""
    middle = y + step / 2
    if number > 1:
        leaf.line(leaf.left, y, leaf.left + width, y, look.FAINT, 0.15)
    leaf.words(
        leaf.left + 3.5, middle + 2, str(number), min(16.0, step * 1.9), Face.SERIF_BOLD, anchor="middle"
    )
    card = min(8.0, step * 0.66)
    pictures = _pictures(contract, leaf.left + 9, middle - card / 2, card)
    leaf.add(pictures)
    begin = leaf.left + 9 + max(30.0, _pictures_width(contract, card)) + 3
    room = leaf.left + width - begin
    small = min(8.5, step * 1.05)
    said = [texts.text("kontrakt-dealt-short", count=rules.deal_in(number))]
    limit = rules.buy_limit_in(number)
    if limit is not None:
        said.append(texts.text("paper-card-buys", count=limit))
    if rules.takes_whole_hand(number):
        said.append(texts.text("paper-card-whole-hand"))
    leaf.fitted(
        begin,
        middle - step * 0.04,
        contract_words(texts, contract),
        min(10.5, step * 1.2),
        room,
        Face.SANS_BOLD,
    )
    leaf.fitted(begin, middle + step * 0.28, " · ".join(said), small, room, Face.SANS, look.MUTED)


def _pictures_width(contract: Contract, card: float) -> float:
    wide = card * _CARD_WIDTH
    return sum(wide + (slot.size - 1) * wide * _overlap(contract) for slot in contract.slots) + 2.2 * (
        len(contract.slots) - 1
    )


def _overlap(contract: Contract) -> float:
    """Long contracts lie closer."""
    return 0.62 if contract.size <= 12 else 7.4 / contract.size


def _pictures(contract: Contract, x: float, y: float, high: float) -> Iterator[Mark]:
    """Every meld as a fan of small cards: one rank again and again, or one higher than the last."""
    wide = high * _CARD_WIDTH
    shift = wide * _overlap(contract)
    for number, slot in enumerate(contract.slots):
        group = slot.kind is MeldKind.GROUP
        paint = look.BLUE if group else look.RED
        for place in range(slot.size):
            left = x + place * shift
            top = y if group else y + high * 0.14 * (1 - 2 * place / (slot.size - 1))
            yield Shape(
                ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high)),
                look.WHITE, paint, 0.22,
            )  # fmt: skip
            size = high / POINT_MM * 0.34
            rank = _RANKS[(_FIRST[number] + (0 if group else place)) % len(_RANKS)]
            yield Words((left + high * 0.06, top + high * 0.3), rank, Face.SANS_BOLD, size, paint)
        x += wide + (slot.size - 1) * shift + 2.2


def _told(
    texts: Texts, leaf: Leaf, rules: KontraktRules, form: Form, x: float, width: float, bottom: float
) -> None:
    """The column at the right: what cards cost, and the rules that are asked about."""
    entries = [*_values(texts, form), *_choices(texts, rules)]
    size = 11.0
    while size > 5 and _height(entries, size, width) > bottom - leaf.y:
        size -= 0.25
    leaf.box(x - 3, leaf.y, width + 3, bottom - leaf.y, fill=look.WASH, stroke=None)
    leaf.y += 1.2
    for label, value in entries:
        _entry(leaf, label, value, size, x, width - 3)


def _height(entries: list[tuple[str, str]], size: float, width: float) -> float:
    lines = sum(len(broken(f"{label}: {value}", Face.SANS_BOLD, size, width - 3)) for label, value in entries)
    return lines * size * POINT_MM * 1.32 + len(entries) * size * 0.11 + 2.4


def _entry(leaf: Leaf, label: str, value: str, size: float, x: float, width: float) -> None:
    """A label in bold with its value behind it, in as many lines as it takes."""
    step = size * POINT_MM * 1.32
    words = [(word, Face.SANS_BOLD) for word in f"{label}:".split()] + [(w, Face.SANS) for w in value.split()]
    at, line = x, leaf.y + step * 0.76
    marks: list[Mark] = []
    for word, face in words:
        wide = text_width(word + " ", face, size)
        if at > x and at + text_width(word, face, size) > x + width:
            at, line = x, line + step
        marks.append(Words((at, line), word, face, size, look.INK))
        at += wide
    leaf.add(marks)
    leaf.y = line + step * 0.24 + size * 0.11


def _values(texts: Texts, form: Form) -> Iterator[tuple[str, str]]:
    said = []
    for pieces, points in piece_values(form):
        names = pieces_words(texts, pieces)
        said.append(f"{names}: {texts.text('paper-face') if points is None else points}")
    yield texts.text("paper-card-values"), " · ".join(said)
    for bonus in form.bonuses:
        yield texts.text(f"option-{bonus.name}"), f"{bonus.points}".replace("-", "−")


def _choices(texts: Texts, rules: KontraktRules) -> Iterator[tuple[str, str]]:
    if rules.penalty_cards:
        yield texts.text("paper-card-buying"), texts.text("paper-card-penalty", count=rules.penalty_cards)
    if rules.buy_limit_match:
        yield texts.text("option-buy_limit_match"), str(rules.buy_limit_match)
    for name in TOLD:
        value = plain(getattr(rules, name))
        written = str(value).lower() if isinstance(value, bool) else str(value)
        yield texts.text(f"option-{name}"), texts.text(f"option-{name}-{written}")
        if name == "joker_swap" and value != "none":
            when = msgspec.to_builtins(rules.joker_swap_when)
            yield texts.text("option-joker_swap_when"), texts.text(f"option-joker_swap_when-{when}")
