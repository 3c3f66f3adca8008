"""``kontu print``: files that are what they were asked to be, and plain words where they cannot be."""

from pathlib import Path

import pytest

from tests.cli.terminal import kontu
from tests.paper.measuring import pdf_pages, pdf_text, reader, svg_page


def test_tiles_are_printed_as_pdf_and_it_is_said_where(tmp_path: Path) -> None:
    file = tmp_path / "tiles.pdf"
    run = kontu("print", "tiles", "--out", str(file), "--lang", "nb")
    assert (run.code, run.err) == (0, "")
    assert f"{file}: Contack, 1 side" in run.out
    assert len(pdf_pages(file.read_bytes())) == 1
    assert "rekonstruksjon" in pdf_text(file.read_bytes())


def test_a_single_lost_tile_is_printed_as_svg(tmp_path: Path) -> None:
    file = tmp_path / "lost.svg"
    run = kontu("print", "tiles", "--tile", "2-6-9", "--side", "60", "--paper", "letter", "--out", str(file))
    assert run.code == 0
    page = svg_page(file.read_text(encoding="utf-8"))
    assert page.width == 215.9
    assert {"2", "6", "9"} <= {said for _, said in page.texts}


def test_several_pages_become_several_svg_files(tmp_path: Path) -> None:
    run = kontu("print", "tiles", "--side", "90", "--out", str(tmp_path / "big.svg"))
    assert run.code == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"big-{n}.svg" for n in (1, 2, 3, 4)]
    assert "big-1.svg … big-4.svg" in run.out


def test_the_tiles_of_a_file_are_ticked_off_on_its_checklist(tmp_path: Path) -> None:
    box = tmp_path / "box.txt"
    box.write_text("1-2-3\n1-2-3 # twice\n7-8-9, 4-4-4\n", encoding="utf-8")
    file = tmp_path / "list.pdf"
    run = kontu("print", "checklist", "--set", str(box), "--name", "Attic", "--out", str(file))
    assert run.code == 0
    told = pdf_text(file.read_bytes())
    assert "1-2-3 ×2" in told
    assert "4-4-4" in told
    assert "Attic" in told


def test_a_sheet_follows_the_variant_and_what_was_changed(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    line = ("--variant", "may-i/1", "--change", "ace_points=20", "--players", "6")
    run = kontu("print", "sheet", "--game", "kontrakt", *line, "--lang", "eu", "--out", str(file))
    assert run.code == 0
    told = pdf_text(file.read_bytes())
    assert "A: 20" in told
    assert "jokerra: 25" in told
    found = reader(file.read_bytes())
    assert str(found.root_object["/Lang"]) == "eu"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["poster", "--out", "x.pdf"], "tiles, sheet, card, rules, checklist"),
        (["tiles", "--out", "x.png"], ".pdf or .svg"),
        (["tiles"], "--out"),
        (["tiles", "--paper", "a5", "--out", "x.pdf"], "a4, letter"),
        (["tiles", "--side", "5", "--out", "x.pdf"], "20..150"),
        (["tiles", "--tile", "2-6", "--out", "x.pdf"], "2-6"),
        (["tiles", "--tile", "2-6-9", "--set", "y.txt", "--out", "x.pdf"], "--set"),
        (["tiles", "--set", "not-there.txt", "--out", "x.pdf"], "not-there.txt"),
        (["sheet", "--set", "y.txt", "--out", "x.pdf"], "checklist"),
        (["sheet", "--variant", "hause/1", "--out", "x.pdf"], "house/1"),
        (["sheet", "--change", "handz=3", "--out", "x.pdf"], "hands"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_one_sentence(
    line: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = kontu("print", *line)
    assert run.code == 2
    assert run.out == ""
    assert said in run.err
    assert run.err.startswith("kontu: ")
    assert run.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_line_of_a_file_is_named(tmp_path: Path) -> None:
    box = tmp_path / "box.txt"
    box.write_text("1-2-3\n1-2-33\n", encoding="utf-8")
    run = kontu("print", "tiles", "--set", str(box), "--out", str(tmp_path / "x.pdf"))
    assert run.code == 2
    assert "line 2" in run.err


def test_a_file_that_cannot_be_written_ends_with_one(tmp_path: Path) -> None:
    run = kontu("print", "tiles", "--out", str(tmp_path / "nowhere" / "x.pdf"))
    assert run.code == 1
    assert "x.pdf" in run.err
