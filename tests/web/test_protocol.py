"""What ``docs/protocol.md`` says is so: its examples are decoded and its tables compared with the code."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from kontu.core import registry
from kontu.review import turns
from kontu.sheet import books
from kontu.sheet.books import Sheets
from kontu.store import MemoryStore
from kontu.table import messages
from kontu.table.tables import Tables
from kontu.table.views import MOST_LISTED
from kontu.web import bodies, live
from kontu.web.papers import Papers
from kontu.web.rest import Rest
from kontu.web.reviewing import Reviewing
from kontu.web.serving import WINDOW_LEAST_MS, WINDOW_MS
from kontu.web.settings import WebSettings
from kontu.web.sheets import SheetDesk
from tests.locale.catalogues import refusals_in_code

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (.+?)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
BODIES = {
    "POST /api/tables": bodies.NewTable,
    "POST /api/tables/{table}/seats/{seat}": bodies.SitDown,
    "POST /api/tiles/check": bodies.PiecesText,
    "POST /api/sheets/{sheet}/operations": bodies.SheetWish,
    "POST /api/sheets/form": bodies.FormWish,
    "POST /api/review": bodies.ReviewWish,
    "review": turns.AnyReviewLine,
    "200": books.SheetPage,
    "201": bodies.TableOpened,
    "422": bodies.Problem,
}


def of_kind(kind: str) -> list[str]:
    return [text for found, text in EXAMPLES if found == kind]


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=lambda value: value.split("\n")[0][:40])
def test_every_example_is_a_message_there_is(kind: str, text: str) -> None:
    match kind:
        case "client":
            msgspec.json.decode(text, type=messages.AnyClientMessage)
        case "server":
            message = msgspec.json.decode(text, type=messages.AnyServerMessage)
            # It has every field, so that nobody learns less than there is.
            assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(text)
        case _:
            msgspec.json.decode(text, type=BODIES[kind])


@pytest.mark.parametrize(
    ("kind", "union"), [("client", messages.AnyClientMessage), ("server", messages.AnyServerMessage)]
)
def test_every_message_has_an_example(kind: str, union: object) -> None:
    shown = {type(msgspec.json.decode(text, type=union)) for text in of_kind(kind)}
    assert shown == set(typing.get_args(union))


def test_the_example_of_a_table_can_be_opened() -> None:
    wish = msgspec.json.decode(of_kind("POST /api/tables")[0], type=bodies.NewTable)
    game = registry.get(wish.game)
    rules = game.scribe.read_rules(wish.variant, wish.changes)
    game.start(rules, len(wish.seats))


def test_every_route_is_told() -> None:
    told = set(re.findall(r"^\| `(GET|POST|WS) (/[^`]*)` \|", TEXT, re.MULTILINE))
    routes = [
        *Rest(Tables(MemoryStore()), WebSettings(), ()).routes(),
        *SheetDesk(Sheets(MemoryStore(), ()), WebSettings(), ()).routes(),
        *Papers(WebSettings()).routes(),
        *Reviewing(WebSettings()).routes(),
    ]
    there = {
        (method, route.path)
        for route in routes
        for method in route.methods or ()
        if method != "HEAD" and route.path != "/api/{path:path}"
    }
    assert told == there | {("WS", "/api/tables/{table}/live")}


def test_every_refusal_of_the_table_and_the_server_is_told() -> None:
    rows = re.findall(r"^\| (T-\d\d) \| [^|]+ \| ([^|]+) \|$", TEXT, re.MULTILINE)
    told = {code for _, codes in rows for code in re.findall(r"`([^`]+)`", codes)}
    there = {one.code for one in refusals_in_code() if one.place.startswith(("table/", "web/"))}
    assert told == there | {"game-unknown", "variant-unknown", "bot-unknown"}
    assert [rule for rule, _ in rows] == [f"T-{number:02}" for number in range(1, 13)]


def test_a_refusal_stands_with_its_rule() -> None:
    for rule, codes in re.findall(r"^\| (T-\d\d) \| [^|]+ \| ([^|]+) \|$", TEXT, re.MULTILINE):
        for code in re.findall(r"`([^`]+)`", codes):
            if not code.endswith(("game-unknown", "variant-unknown", "bot-unknown")):
                assert rule in rules_of(code), code


def rules_of(code: str) -> set[str]:
    sources = (Path(messages.__file__).parent, Path(live.__file__).parent)
    text = "".join(source.read_text(encoding="utf-8") for room in sources for source in room.glob("*.py"))
    return set(re.findall(rf'Refusal\(\s*"{code}",\s*"(T-\d\d)"', text))


def test_numbers_of_the_text_are_those_of_the_code() -> None:
    settings = WebSettings()
    assert f"{settings.body_size:,} bytes" in TEXT
    assert f"{settings.message_size:,} bytes" in TEXT
    assert f"has {MOST_LISTED} at most" in TEXT
    assert f"{WINDOW_MS // 1000} and {WINDOW_LEAST_MS // 1000} seconds" in TEXT
    for code in (live.NO_SUCH, live.NO_HELLO, live.TOO_MUCH):
        assert f"| {code} |" in TEXT
