"""What a seat saw when it decided, drawn as on paper, to stand inside a report."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from msgspec.structs import replace

from kontu.arena.report import Picture
from kontu.games.contack.actions import Play
from kontu.games.contack.cells import Cell
from kontu.games.contack.observation import Observation as ContackView
from kontu.games.kontrakt.observation import Observation as KontraktView
from kontu.locale import Texts
from kontu.paper.figures import LARGEST_SIDE, Manner, draw_hand, draw_seen
from kontu.paper.marks import Mark, moved
from kontu.paper.svg import inline_svg
from kontu.paper.tile import Ink
from kontu.review import Plan, ReviewTurn

WIDE: Final = 72.0
"""Millimetres, in which cards are as large as in a rulebook and can be read on a phone."""

NAMES: Final = 8.5
"""So much room is on the left for the names of melds."""

IN_A_ROW: Final = 12
"""So many cards side by side hide nothing of each other that must be seen."""

EDGE: Final = 1.0
"""What is drawn may reach so far over its edge."""

ON_SCREEN: Final = Manner(Ink.FULL, patterns=False, outline="var(--c2)", label="currentColor")


Placed = tuple[Literal["full", "half"], Picture]
"""A picture, and whether it has the whole width or stands beside another."""


def pictures(plan: Plan, turn: ReviewTurn, texts: Texts) -> Iterator[Placed]:
    """What the seat saw; of Contack the hand, and the layout with what was played and what was better."""
    seen: Any = plan.decision(turn.at).observation
    match seen:
        case ContackView():
            yield from _tiles(plan, turn, seen, texts)
        case KontraktView():
            yield from _cards(seen, texts)


def _cards(seen: KontraktView, texts: Texts) -> Iterator[Placed]:
    """The hand, what lies on the table, and the card that may be had."""
    bare = replace(seen, hand=(), melds=(), top=None)
    rows = [seen.hand[first : first + IN_A_ROW] for first in range(0, len(seen.hand), IN_A_ROW)]
    parts = [replace(bare, hand=row) for row in rows]
    yield "full", _picture(_below(parts, NAMES), WIDE, texts.text("arena-review-hand"), seen.hand)
    if seen.melds:
        cards = [card for meld in seen.melds for card in meld.cards]
        drawn = _below([replace(bare, melds=seen.melds)], 0)
        yield "full", _picture(drawn, WIDE, texts.text("arena-review-table"), cards)
    if seen.top is not None:
        drawn = _below([replace(bare, top=seen.top)], NAMES)
        yield "full", _picture(drawn, WIDE, texts.text("arena-review-top"), [seen.top])


def _below(parts: Sequence[KontraktView], names: float) -> tuple[list[Mark], float]:
    """Pictures of parts of what was seen, one below the other, without the ``names`` on their left."""
    marks: list[Mark] = []
    deep = 0.0
    for part in parts:
        drawn, high = draw_seen(part, None, WIDE + names, ON_SCREEN)
        marks += (moved(mark, -names, deep) for mark in drawn)
        deep += high + EDGE
    return marks, deep - EDGE


def _tiles(plan: Plan, turn: ReviewTurn, seen: ContackView, texts: Texts) -> Iterator[Placed]:
    hand = seen.hands[plan.seat]
    drawn = draw_hand(hand, WIDE, ON_SCREEN)
    yield "full", _picture(drawn, WIDE, texts.text("arena-review-hand"), list(map(str, hand)))
    tried = [
        (key, choice.action, action)
        for key, choice in (("review-what", turn.played), ("review-best", turn.best))
        if isinstance(action := plan.game.read_action(plan.before(turn.at), choice.action), Play)
    ]
    cells = [*(laid.cell for laid in seen.layout), *(action.cell for _, _, action in tried)]
    for key, written, action in tried:
        width = _width(cells)
        drawn = draw_seen(seen, action, width, ON_SCREEN, cells)
        yield "half", _picture(drawn, width, texts.text(key), [written])


def _width(cells: Sequence[Cell]) -> float:
    """How wide the layout is where its tiles are as large as they may be."""
    across = [cell.x for cell in cells]
    return min(WIDE, (max(across) - min(across) + 2) * LARGEST_SIDE / 2)


def _picture(drawn: tuple[list[Mark], float], width: float, title: str, said: Sequence[str]) -> Picture:
    marks, high = drawn
    return Picture(title, inline_svg(marks, width, high + EDGE, f"{title}: {' '.join(said)}"))
