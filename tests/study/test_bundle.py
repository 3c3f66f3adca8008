"""What the browser is given answers as the server does, run by a Python that has nothing else."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from kontu.study import CALLS, respond
from scripts import build_engine
from tests.records.matches import HAND, SEEN
from tests.study.asking import played

PROGRAM = """
import json, sys
sys.path.insert(0, sys.argv[1])
import msgspec, kontu.study
assert msgspec.__file__.startswith(sys.argv[1]) and kontu.study.__file__.startswith(sys.argv[1])
wishes = json.load(sys.stdin)
json.dump([kontu.study.respond(name, text) for name, text in wishes], sys.stdout)
"""


def wishes() -> list[tuple[str, str]]:
    """Wishes of every call, answered and refused, over both games."""
    kontrakt = played("kontrakt", "shanghai/1", 3, 7, most=250)
    texts = [HAND.decode(), SEEN.decode(), kontrakt, played("contack", "club/1", 4, 2), "no record"]
    asked: list[tuple[str, dict[str, object]]] = [("games", {}), ("sing", {}), ("replay", {"txt": ""})]
    for text in texts:
        asked += [
            ("replay", {"text": text}),
            ("frame", {"text": text, "at": 12, "viewer": "all"}),
            ("frames", {"text": text, "at": 3, "count": 20, "viewer": 1}),
            ("verdict", {"text": text, "at": 9, "action": "draw"}),
            ("verdict", {"text": text, "at": 2, "action": "stock"}),
        ]
    around = [{"tile": "1-2-3", "cell": "0,-1"}, {"tile": "4-4-8", "cell": "1,0"}]
    lying = [{"seat": 1, "cards": "5c6c*7c8c"}, {"seat": 2, "cards": "9s9h9d"}]
    asked += [
        (
            "ask-contack",
            {"around": around, "any_tile": True, "changes": {"opportunity_scores": "all_contacts"}},
        ),
        ("ask-contack", {"around": around[:1], "hand": ["9-2-8", "8-8-8"], "last": "elsewhere"}),
        ("ask-contack", {"variant": "x"}),
        ("ask-kontrakt", {"ask": "lay", "round": 1, "hand": "9s 9h 9d 9c 4s 4h 4d 4c * 5h 5d".split()}),
        ("ask-kontrakt", {"ask": "lay", "contract": "G3+S4", "melds": ["9s9h*", "4h5h*6h7h"]}),
        ("ask-kontrakt", {"ask": "table", "round": 3, "card": "7c", "table": lying}),
        ("ask-kontrakt", {"ask": "worth", "cards": ["Qs", "*", "Ac", "2h"]}),
    ]
    asked += [
        ("alone-puzzle", {"shape": "triangle", "laid": ["1-2-3@-1,-1"], "tile": "9-2-8"}),
        ("alone-solve", {"shape": "hexagon", "laid": ["1-2-3@0,0"], "steps": 300}),
        ("alone-solve", {"shape": "triangle", "standing": "1.20.7-"}),
        ("alone-patience", {"date": "2026-11-30", "actions": ["draw"]}),
        ("alone-patience", {"seed": "0123456789abcdef" * 2}),
        ("alone-daily", {"date": "2026-11-29"}),
    ]
    asked += [("lessons", {"game": "contack"}), ("lessons", {"game": "kontrakt"}), ("lessons", {})]
    return [(name, json.dumps(wish)) for name, wish in asked]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle, unpacked as the browser unpacks it."""
    folder = tmp_path_factory.mktemp("bundle")
    archive = folder / build_engine.BUNDLE
    archive.write_bytes(build_engine.bundle())
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder / "kontu")
    return folder / "kontu"


def test_the_bundle_answers_every_call_byte_for_byte_as_the_server_does(bundle: Path) -> None:
    asked = wishes()
    assert {name for name, _ in asked} > set(CALLS)
    # Without site-packages: neither the real msgspec nor compiled kernels are at hand.
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(bundle)]
    run = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    for (name, text), answered in zip(asked, json.loads(run.stdout), strict=True):
        assert tuple(answered) == respond(name, text), f"{name} {text[:200]}"


def test_the_bundle_is_plain_python_with_the_lessons_and_the_same_whenever_it_is_made(bundle: Path) -> None:
    files = (path for path in bundle.rglob("*") if path.is_file() and path.suffix != ".pyc")
    suffixes = {path.suffix for path in files}
    assert suffixes == {".py", ".toml", ".kontu", ".txt", ""}
    assert build_engine.bundle() == build_engine.bundle()


def test_the_engine_lies_in_a_folder_named_after_what_is_in_it(tmp_path: Path) -> None:
    folder = build_engine.build(tmp_path)
    told = json.loads((tmp_path / "engine" / "engine.json").read_text())
    assert told["folder"] == folder.name
    assert {each["name"]: each["bytes"] for each in told["files"]} == {
        path.name: path.stat().st_size for path in folder.iterdir()
    }
    old = tmp_path / "engine" / "0000"
    old.mkdir()
    assert build_engine.build(tmp_path) == folder
    (folder / build_engine.BUNDLE).unlink()
    folder.rename(old / "away")
    assert build_engine.build(tmp_path).is_dir()
    assert not old.exists()
