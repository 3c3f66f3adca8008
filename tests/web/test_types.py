"""The page's types are what the server's structs are."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from kontu.core import registry
from scripts import generate_types

SCRIPT = Path(generate_types.__file__)


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert generate_types.main(["--check"]) == 0


def test_the_check_fails_when_a_file_is_not_what_would_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generate_types, "TARGET", tmp_path / "lib" / "wire")
    assert generate_types.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert generate_types.main([]) == 0
    assert generate_types.main(["--check"]) == 0


def test_a_file_of_a_room_that_is_gone_goes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate_types, "TARGET", tmp_path)
    (tmp_path / "cellar.ts").touch()
    assert generate_types.main([]) == 0
    assert not (tmp_path / "cellar.ts").exists()
    assert generate_types.main(["--check"]) == 0


def test_a_file_brings_in_what_it_names_of_other_rooms_and_nothing_else() -> None:
    texts = generate_types.files(
        [
            ("hall", "/** A Lamp. */\nexport interface Hall {\n  door: Door[]\n}\n"),
            ("yard", 'export type Door = "Lamp" | 2\n'),
            ("yard", "export type Lamp = Door\n"),
        ]
    )
    assert list(texts) == ["hall.ts", "yard.ts", "index.ts"]
    assert [line for line in texts["hall.ts"].splitlines() if "import" in line] == [
        "import type { Door } from './yard'"
    ]
    assert "import" not in texts["yard.ts"]
    assert texts["index.ts"].endswith("export type * from './hall'\nexport type * from './yard'\n")


def test_another_argument_is_a_usage_error() -> None:
    ran = subprocess.run([sys.executable, SCRIPT, "--chek"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("usage: ")


def test_every_game_has_its_actions_events_observation_and_update() -> None:
    texts = generate_types.generate(registry.all_games())
    for name in registry.games():
        prefix = name.capitalize()
        for what in ("Action =", "Event =", "Observation {", "Update = Update<"):
            assert f" {prefix}{what}" in texts[f"{name}.ts"]


class Pair(msgspec.Struct, array_like=True):
    """Two numbers that travel as an array."""

    first: int
    second: int


class Box(msgspec.Struct, tag="box", tag_field="is"):
    """Something of everything."""

    pairs: list[Pair | None]
    one: tuple[int, str]
    by_name: dict[str, bool]
    rest: Any = None


def test_a_struct_becomes_an_interface_and_an_array_like_one_a_tuple() -> None:
    writer = generate_types.Writer()
    assert writer.write(inspect.type_info(Box)) == "Box"
    assert writer.declared[Pair].endswith("export type Pair = [first: number, second: number]\n")
    assert writer.declared[Box] == (
        "/** Something of everything. */\n"
        "export interface Box {\n"
        '  is: "box"\n'
        "  pairs: (Pair | null)[]\n"
        "  one: [number, string]\n"
        "  by_name: Record<string, boolean>\n"
        "  rest: unknown\n"
        "}\n"
    )


def test_what_the_page_has_no_type_for_is_an_error() -> None:
    with pytest.raises(TypeError, match="the page has no type for"):
        generate_types.Writer().write(inspect.type_info(bytes))
