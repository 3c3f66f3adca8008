"""``kontu review`` weighs what a seat decided in a record, and shows the turns that cost most."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from kontu.commands.options import Json, Lang
from kontu.commands.words import say

if TYPE_CHECKING:
    from kontu.locale import Texts
    from kontu.review import Plan, ReviewTurn
    from kontu.review.turns import ReviewSkipped

MOST_SEATS: Final = 16

File = Annotated[str, typer.Argument(metavar="FILE", help=say("cli-review-file-help"))]
Html = Annotated[str | None, typer.Option("--html", metavar="OUT", help=say("cli-review-html-help"))]
SeatNamed = Annotated[str | None, typer.Option("--seat", metavar="SEAT", help=say("cli-review-seat-help"))]


def review(
    file: File, seat: SeatNamed = None, html: Html = None, as_json: Json = False, lang: Lang = None
) -> None:
    """Weigh every decision of the seat; ends with 1 when the record cannot be reviewed, 2 when not read."""
    from kontu.commands.choices import texts_in
    from kontu.commands.output import console, errors, write_json
    from kontu.review.words import review_words
    from kontu.tui.reviewing import weighed

    texts = texts_in(lang)
    planned = _plan(file, seat, texts)
    page = None if html is None else _page(html)
    lines = weighed(planned, texts, None if as_json else errors())
    if page is not None:
        _write_page(page, planned, lines, texts, alone=seat is not None, quiet=as_json)
    if as_json:
        write_json(_report(file, planned, lines))
        return
    screen = console()
    title = texts.text("cli-review-title", file=file, name=planned.name)
    for line in (title, *review_words(texts, planned, lines)):
        screen.print(line, soft_wrap=not screen.is_terminal)


def _page(html: str) -> Path:
    """The file for the page. Found out before anything is weighed when it cannot be written."""
    from kontu.commands import contests

    contests.require("matplotlib")
    contests.require_writable(Path(html))
    return Path(html)


def _write_page(
    file: Path,
    planned: "Plan",
    lines: "list[ReviewTurn | ReviewSkipped]",
    texts: "Texts",
    *,
    alone: bool,
    quiet: bool,
) -> None:
    """The page about the seat, and about the others unless it is wanted ``alone``, is in ``file``."""
    from kontu.arena.review_report import Reviewed, report
    from kontu.commands import contests
    from kontu.commands.output import errors
    from kontu.tui.reviewing import weighed

    shown = None if quiet else errors()
    others = () if alone else planned.others()
    seats = [Reviewed(planned, lines), *(Reviewed(other, weighed(other, texts, shown)) for other in others)]
    seats.sort(key=lambda each: each.plan.seat)
    contests.write_text(file, report(seats, texts))
    contests.tell_written(texts, file)


def _plan(file: str, seat: str | None, texts: "Texts") -> "Plan":
    from kontu.commands.choices import seat_named
    from kontu.commands.faults import Failed, WrongUse
    from kontu.review import plan
    from kontu.review.planning import NoSuchSeat
    from kontu.study.wishes import StudyRefused

    chosen = None if seat is None else seat_named(seat, MOST_SEATS)
    text = _text_of(file, texts)
    try:
        return plan(text, chosen)
    except NoSuchSeat as error:
        shown = texts.text("cli-seat-unknown", text=(seat or "")[:20], seats=error.seats)
        raise WrongUse(shown) from error
    except StudyRefused as error:
        said = "; ".join(texts.refusal(refusal) for refusal in error.refusals[:5])
        raise Failed(texts.text("cli-review-refused", file=file, problem=said)) from error


def _text_of(file: str, texts: "Texts") -> str:
    """What the record says; of a file that is too long no more is read than tells so."""
    import os

    from kontu.commands.faults import Failed, WrongUse
    from kontu.study.playing import MOST_RECORD

    try:
        with Path(file).open("rb") as opened:
            data = opened.read(MOST_RECORD + 1)
            # Nobody knows the size of a pipe.
            size = os.fstat(opened.fileno()).st_size
    except OSError as error:
        problem = texts.problem(error)
        raise WrongUse(texts.text("cli-file-unreadable", file=file, problem=problem)) from error
    if len(data) > MOST_RECORD:
        raise Failed(texts.text("cli-review-long", file=file, bytes=size, most=MOST_RECORD))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise WrongUse(texts.text("cli-review-no-text", file=file)) from error


def _report(file: str, planned: "Plan", lines: "list[ReviewTurn | ReviewSkipped]") -> dict[str, Any]:
    import msgspec

    from kontu.core.seats import seat_name
    from kontu.review import ReviewTurn, summed

    turns = [
        {**msgspec.to_builtins(line), "line": planned.line_of(line.at)}
        for line in lines
        if isinstance(line, ReviewTurn)
    ]
    report = {
        "file": file,
        **msgspec.to_builtins(planned.announced()),
        "seat": seat_name(planned.seat),
        **msgspec.to_builtins(summed(lines)),
        "turns": turns,
    }
    del report["is"]
    for turn in turns:
        del turn["is"]
    return report
