"""Score sheets to be filled in with a pencil: all they say comes from the game's own form."""

from typing import Final

from kontu.core.tallying import Form
from kontu.locale import Texts
from kontu.paper import look
from kontu.paper.faces import Face
from kontu.paper.leaf import Leaf, broken
from kontu.paper.marks import POINT_MM, Disc, Document, Page
from kontu.paper.sizes import Paper
from kontu.paper.words import piece_values, pieces_words, task_words

LABEL: Final = 34.0
"""Millimetres at the left that name the rows."""

BLOCKS: Final = 3
"""So many hands have room on a page."""

_LINE: Final = 6.0
_ROW: Final = 7.0


def draw_score_sheet(texts: Texts, paper: Paper, form: Form, title: str) -> Document:
    """The pages of a score sheet by ``form``; ``title`` names the game and the variant."""
    heading = texts.text("paper-sheet-title")
    numbers = range(1, (BLOCKS if form.target is not None else form.rounds) + 1)
    if form.plays is not None:
        parts = [numbers[start : start + BLOCKS] for start in range(0, len(numbers), BLOCKS)]
        pages = tuple(_hands(texts, paper, form, (heading, title), part, part is parts[-1]) for part in parts)
    else:
        pages = (_rounds(texts, paper, form, (heading, title)),)
    return Document(f"{title}: {heading}", texts.text("paper-sheet-subject"), texts.language, pages)


def _seat_order(form: Form) -> list[int]:
    """The seats as their columns stand: who counts together stands together."""
    return [seat for side in form.sides for seat in side]


def _head(texts: Texts, leaf: Leaf, said: tuple[str, str]) -> None:
    leaf.heading(said[1], said[0])
    y = leaf.y + 2.5
    for key, start, end in (("paper-date", 0.0, 0.42), ("paper-place", 0.45, 1.0)):
        left, right = leaf.left + leaf.width * start, leaf.left + leaf.width * end
        word = texts.text(key)
        leaf.words(left, y, word, 9, Face.SANS, look.MUTED)
        leaf.line(left + 16, y + 0.6, right, y + 0.6)
    leaf.y = y + 5


# --- points written play by play -----------------------------------------------------------------


def _hands(texts: Texts, paper: Paper, form: Form, said: tuple[str, str], numbers: range, last: bool) -> Page:
    leaf = Leaf(paper)
    _head(texts, leaf, said)
    foot = 8.0 if last else 0.0
    room = paper.bottom - 7 - foot * 2 - leaf.y
    high = min(86.0, room / BLOCKS)
    for number in numbers:
        _hand(texts, leaf, form, number, high - 4)
        leaf.y += 4
    if last:
        leaf.y += 1
        _sides(leaf, form, texts.text("paper-match-total"), 9.5)
    leaf.footer(_note(texts, form))
    return leaf.page()


def _note(texts: Texts, form: Form) -> str:
    said = [texts.text("paper-ends-target", target=form.target)] if form.target is not None else []
    if form.bank is not None:
        whole = form.bank.stake * form.seats
        said.append(texts.text("paper-bank-note", stake=form.bank.stake, whole=whole))
    elif form.left is not None:
        said.append(texts.text("paper-left-note", points=-form.left.each))
    said.append(texts.text("paper-wins-most" if form.wins == "most" else "paper-wins-fewest"))
    return " ".join(said)


def _rows(texts: Texts, form: Form) -> list[str]:
    """What is written below the plays of a hand."""
    if form.bank is not None:
        return [texts.text("paper-bank-got"), texts.text("paper-bank-paid"), texts.text("paper-bank-have")]
    rows = [texts.text("paper-plays-sum")]
    if form.left is not None:
        rows.append(texts.text("paper-left-row", points=-form.left.each))
        rows.append(texts.text("paper-hand-score"))
    return [*rows, texts.text("paper-running-total")]


def _hand(texts: Texts, leaf: Leaf, form: Form, number: int, high: float) -> None:
    """A block for one hand: names, room for the numbers of the plays, and the rows that sum them up."""
    rows = _rows(texts, form)
    columns = _seat_order(form)
    step = (leaf.width - LABEL) / len(columns)
    top, left = leaf.y, leaf.left + LABEL
    leaf.words(leaf.left, top + 5, texts.text("paper-hand-number", number=number), 13, Face.SERIF_BOLD)
    for place, seat in enumerate(columns):
        leaf.box(left + place * step, top, step, _ROW, fill=look.WASH)
        leaf.words(left + place * step + 1.2, top + 2.9, str(seat + 1), 7, Face.SANS, look.MUTED)
    open_high = high - _ROW * (1 + len(rows))
    area = top + _ROW
    leaf.words(leaf.left, area + 4.6, texts.text("paper-plays"), 9, Face.SANS, look.MUTED)
    lines = int(open_high / _LINE)
    for line in range(1, lines + 1):
        y = area + line * open_high / lines
        leaf.line(left, y, leaf.right, y, look.FAINT, 0.15)
    for i, row in enumerate(rows):
        y = area + open_high + i * _ROW
        strong = i == len(rows) - 1
        leaf.fitted(
            leaf.left, y + 4.7, row, 9.5, LABEL - 2, Face.SANS_BOLD if strong else Face.SANS,
            look.INK if strong else look.MUTED,
        )  # fmt: skip
        leaf.line(left, y, leaf.right, y, look.INK if i == 0 or strong else look.RULE, 0.3 if strong else 0.2)
    for place in range(len(columns) + 1):
        together = place < len(columns) and place > 0 and _together(form, columns[place - 1], columns[place])
        leaf.line(
            left + place * step, top, left + place * step, top + high, look.FAINT if together else look.RULE
        )
    leaf.line(left, top + high, leaf.right, top + high, look.INK, 0.3)
    leaf.y = top + high


def _together(form: Form, one: int, other: int) -> bool:
    return any(one in side and other in side for side in form.sides)


def _sides(leaf: Leaf, form: Form, label: str, high: float) -> None:
    """A last row with a field for whoever counts together."""
    step = (leaf.width - LABEL) / form.seats
    left = leaf.left + LABEL
    leaf.fitted(leaf.left, leaf.y + high - 3.4, label, 11, LABEL - 2, Face.SERIF_BOLD)
    for side in form.sides:
        width = step * len(side)
        leaf.box(left, leaf.y, width, high, fill=look.WASH, stroke=look.INK, thick=0.35)
        if len(side) > 1:
            names = " + ".join(str(seat + 1) for seat in side)
            leaf.words(left + 1.2, leaf.y + 2.9, names, 7, Face.SANS, look.MUTED)
        left += width
    leaf.y += high


# --- one cost a round ----------------------------------------------------------------------------


def _rounds(texts: Texts, paper: Paper, form: Form, said: tuple[str, str]) -> Page:
    leaf = Leaf(paper)
    _head(texts, leaf, said)
    label = 50.0 if form.seats <= 5 else 40.0
    step = (leaf.width - label) / form.seats
    left = leaf.left + label
    _names(texts, leaf, form, left, step)
    legend = 22.0 + 5 * len(form.bonuses)
    high = min(25.0, (paper.bottom - legend - 12 - leaf.y) / len(form.terms))
    top = leaf.y
    for number, terms in enumerate(form.terms, 1):
        y = top + (number - 1) * high
        _round_label(texts, leaf, number, task_words(texts, terms.task), terms.dealt, y, high, label)
        for seat in range(form.seats):
            _cost_cell(leaf, left + seat * step, y, step, high)
            if form.dealers and (number - 1) % form.seats == seat:
                leaf.add([Disc((left + (seat + 1) * step - 2.3, y + 2.3), 1.1, None, look.RULE, 0.25)])
        leaf.line(leaf.left, y, leaf.right, y, look.RULE)
    leaf.y = top + high * len(form.terms)
    leaf.line(leaf.left, leaf.y, leaf.right, leaf.y, look.INK, 0.35)
    leaf.words(leaf.left, leaf.y + 7, texts.text("paper-match-total"), 12, Face.SERIF_BOLD)
    for seat in range(form.seats):
        leaf.box(left + seat * step, leaf.y, step, 11, fill=look.WASH)
    leaf.y += 15
    _values(texts, leaf, form)
    return leaf.page()


def _names(texts: Texts, leaf: Leaf, form: Form, left: float, step: float) -> None:
    leaf.words(leaf.left, leaf.y + 6.4, texts.text("kontrakt-round-word"), 9, Face.SANS, look.MUTED)
    for seat in range(form.seats):
        leaf.box(left + seat * step, leaf.y, step, 10, fill=look.WASH)
        leaf.words(left + seat * step + 1.2, leaf.y + 2.9, str(seat + 1), 7, Face.SANS, look.MUTED)
    leaf.y += 10


def _round_label(
    texts: Texts, leaf: Leaf, number: int, task: str, dealt: int, y: float, high: float, label: float
) -> None:
    middle = y + high / 2
    leaf.words(leaf.left + 3.6, middle + 2, str(number), 16, Face.SERIF_BOLD, look.INK, "middle")
    room = label - 11
    # Two lines at most, in type as large as that allows.
    sizes = (10.0, 9.0, 8.0, 7.0)
    size = next((each for each in sizes if len(broken(task, Face.SANS_BOLD, each, room)) <= 2), sizes[-1])
    lines = broken(task, Face.SANS_BOLD, size, room)
    step = size * POINT_MM * 1.15
    top = middle - (0.4 if len(lines) == 1 else step * 0.75)
    for place, line in enumerate(lines):
        leaf.words(leaf.left + 9, top + place * step, line, size, Face.SANS_BOLD)
    deal = texts.text("kontrakt-dealt-short", count=dealt)
    leaf.fitted(leaf.left + 9, top + (len(lines) - 1) * step + 4.2, deal, 8.5, room, Face.SANS, look.MUTED)


def _cost_cell(leaf: Leaf, x: float, y: float, step: float, high: float) -> None:
    """The cost above, the sum so far below."""
    leaf.box(x, y + high * 0.58, step, high * 0.42, fill=look.WASH, stroke=None)
    leaf.line(x, y + high * 0.58, x + step, y + high * 0.58, look.FAINT, 0.15)
    leaf.line(x, y, x, y + high)
    leaf.line(x + step, y, x + step, y + high)


def _values(texts: Texts, leaf: Leaf, form: Form) -> None:
    """What cards left over cost, and how the sheet is filled in."""
    said = []
    for pieces, points in piece_values(form):
        names = pieces_words(texts, pieces)
        worth = texts.text("paper-face") if points is None else str(points)
        said.append(f"{names}: {worth}")
    leaf.paragraph(texts.text("paper-cost-values", values=" · ".join(said)), 9.5, Face.SANS_BOLD)
    for bonus in form.bonuses:
        leaf.paragraph(f"{texts.text(f'option-{bonus.name}')}: {bonus.points}".replace("-", "−"), 9.5)
    notes = [texts.text("paper-cost-how")]
    if form.dealers:
        notes.append(texts.text("paper-dealer-mark"))
    notes.append(texts.text("paper-wins-most" if form.wins == "most" else "paper-wins-fewest"))
    leaf.paragraph(" ".join(notes), 9, Face.SANS, look.MUTED)
