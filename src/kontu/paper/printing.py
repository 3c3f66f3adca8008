"""An order is drawn: the one way from what somebody wants to the pages."""

from typing import assert_never

from kontu.core.tallying import form_of
from kontu.locale import Texts
from kontu.paper.checklist import draw_checklist
from kontu.paper.contract_card import draw_contract_card
from kontu.paper.leaflet import draw_leaflet
from kontu.paper.marks import Document
from kontu.paper.orders import Kind, Order
from kontu.paper.score_sheets import draw_score_sheet
from kontu.paper.tiles import draw_tiles
from kontu.paper.words import paper_texts, variant_name


def print_order(order: Order) -> Document:
    """The pages that ``order`` asks for; raises FontMissing where a typeface is not installed."""
    texts = paper_texts(order.language)
    match order.kind:
        case Kind.TILES:
            return draw_tiles(texts, order.paper, order.set, order.side, order.ink, _set_name(texts, order))
        case Kind.CHECKLIST:
            about = "paper-set-reconstruction-about" if order.is_reconstruction else "paper-set-own-about"
            return draw_checklist(texts, order.paper, order.set, _set_name(texts, order), texts.text(about))
        case Kind.SHEET:
            form = form_of(order.game, order.rules, order.players)
            if form is None:
                raise TypeError(f"{order.game.name} is not scored on paper")
            return draw_score_sheet(texts, order.paper, form, _title(texts, order))
        case Kind.CARD:
            form = form_of(order.game, order.rules, order.players)
            if form is None:
                raise TypeError(f"{order.game.name} has no contracts")
            return draw_contract_card(texts, order.paper, order.rules, form, _title(texts, order))
        case Kind.RULES:
            return draw_leaflet(texts, order.paper, order.game.name, large=order.large)
        case _:
            assert_never(order.kind)


def _set_name(texts: Texts, order: Order) -> str:
    if order.is_reconstruction:
        # What it is called does not make a reconstruction the original.
        said = texts.text("paper-set-reconstruction")
        return f"{order.name} ({said})" if order.name else said
    return order.name or texts.text("paper-set-own")


def _title(texts: Texts, order: Order) -> str:
    name = variant_name(texts, order.game, order.variant)
    changed = order.rules != order.game.variants[order.variant]
    return texts.text("paper-changed", name=name) if changed else name
