"""``kontu doctor`` looks whether everything is in place."""

from typing import TYPE_CHECKING, Final

import typer

from kontu.commands.options import Json, Lang

if TYPE_CHECKING:
    from kontu.doctor import Row
    from kontu.locale import Texts

MARKS: Final = {"good": " ", "note": "-", "bad": "!"}


def _words(texts: "Texts", row: "Row") -> dict[str, str | int]:
    # A port is a name, not an amount: no language groups its digits.
    words: dict[str, str | int] = {name: str(value) for name, value in row.args.items()}
    if row.topic == "store" and "error" in words:
        words["error"] = texts.text(f"system-{words['error']}")
    return words


def doctor(as_json: Json = False, lang: Lang = None) -> None:
    """Show what was found, and end with 1 when something will fail."""
    from kontu.commands.choices import texts_in
    from kontu.commands.output import console, write_json
    from kontu.doctor import is_well, report

    texts = texts_in(lang)
    rows = report()
    well = is_well(rows)
    said = [(row, texts.sentence(f"doctor-{row.topic}-{row.finding}", _words(texts, row))) for row in rows]
    if as_json:
        findings = [
            {"topic": row.topic, "state": row.state, "finding": row.finding, "args": row.args, "text": text}
            for row, text in said
        ]
        write_json({"well": well, "findings": findings})
    else:
        out = console()
        width = max(len(texts.text(f"doctor-{row.topic}")) for row, _ in said)
        for row, text in said:
            out.print(
                f"{MARKS[row.state]} {texts.text(f'doctor-{row.topic}'):{width}}  {text}", soft_wrap=True
            )
        out.print(texts.text("cli-doctor-good" if well else "cli-doctor-bad"))
    if not well:
        raise typer.Exit(1)
