"""A document as PDF: text stays text, the typefaces are inside, title and language are told."""

from datetime import UTC, datetime
from typing import Final

from fpdf import FPDF

from kontu.paper.faces import Face, font_file, text_width
from kontu.paper.marks import Disc, Document, Line, Mark, Page, Shape, Words

# Equal orders give equal files: nothing in a sheet depends on when it was made.
MADE: Final = datetime(2000, 1, 1, tzinfo=UTC)


def write_pdf(document: Document) -> bytes:
    """The bytes of a PDF with the pages of ``document``; raises FontMissing."""
    pdf = FPDF(unit="mm", format=(document.pages[0].width, document.pages[0].height))
    pdf.set_auto_page_break(auto=False)
    pdf.set_margin(0)
    pdf.set_title(document.title)
    pdf.set_subject(document.subject)
    pdf.set_lang(document.language.value)
    pdf.set_creator("Kontu")
    pdf.set_author("Kontu")
    pdf.set_creation_date(MADE)
    for face in _faces(document):
        pdf.add_font(face.value, fname=font_file(face))
    for page in document.pages:
        _put(pdf, page)
    return bytes(pdf.output())


def _faces(document: Document) -> list[Face]:
    used = {mark.face for page in document.pages for mark in page.marks if isinstance(mark, Words)}
    return sorted(used)


def _put(pdf: FPDF, page: Page) -> None:
    pdf.add_page(format=(page.width, page.height))
    for bookmark in page.bookmarks:
        pdf.set_y(bookmark.y)
        pdf.start_section(bookmark.name, bookmark.level, strict=False)
    for mark in page.marks:
        _draw(pdf, mark)


def _draw(pdf: FPDF, mark: Mark) -> None:
    match mark:
        case Line():
            pdf.set_draw_color(mark.colour)
            pdf.set_line_width(mark.width)
            pdf.set_dash_pattern(dash=mark.dash, gap=mark.dash)
            pdf.line(*mark.start, *mark.end)
        case Shape():
            if style := _style(pdf, mark):
                pdf.polygon(list(mark.points), style=style)
        case Disc():
            if style := _style(pdf, mark):
                (x, y), r = mark.middle, mark.radius
                pdf.ellipse(x - r, y - r, 2 * r, 2 * r, style=style)
        case Words():
            _say(pdf, mark)


def _style(pdf: FPDF, mark: Shape | Disc) -> str:
    if mark.fill is not None:
        pdf.set_fill_color(mark.fill)
    if mark.stroke is not None:
        pdf.set_draw_color(mark.stroke)
        pdf.set_line_width(mark.width)
        pdf.set_dash_pattern()
    return ("D" if mark.stroke is not None else "") + ("F" if mark.fill is not None else "")


def _say(pdf: FPDF, mark: Words) -> None:
    pdf.set_font(mark.face.value, size=mark.size)
    pdf.set_text_color(mark.colour)
    width = text_width(mark.text, mark.face, mark.size)
    x, y = mark.place
    start = x - width * {"left": 0.0, "middle": 0.5, "right": 1.0}[mark.anchor]
    if mark.turned:
        with pdf.rotation(180, x, y):
            pdf.text(start, y, mark.text)
    else:
        pdf.text(start, y, mark.text)
