"""What comes out of a printer: tiles, score sheets, cards, leaflets and checklists, as PDF and SVG.

A drawing is data first (``marks``): pages of lines, shapes and words, in millimetres from the upper
left corner. The two writers (``pdf``, ``svg``) put down the same marks, so what is measured in one
holds for the other.
"""

from kontu.paper.marks import Document, Page
from kontu.paper.orders import KINDS, Kind, Order
from kontu.paper.pdf import write_pdf
from kontu.paper.printing import print_order
from kontu.paper.sizes import Paper, read_paper
from kontu.paper.svg import write_svg

__all__ = [
    "KINDS",
    "Document",
    "Kind",
    "Order",
    "Page",
    "Paper",
    "print_order",
    "read_paper",
    "write_pdf",
    "write_svg",
]
