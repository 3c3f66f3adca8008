"""The table, the store and the web know no game: a game that came today is played like any other."""

import re
from pathlib import Path

import pytest

import kontu

ROOMS = [Path(kontu.__file__).parent / room for room in ("table", "store", "web")]
SOURCES = [source for room in ROOMS for source in room.rglob("*.py")]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_game_is_named(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert not re.search(r"contack|kontrakt|kontu\.games", text, re.IGNORECASE)
