"""The cases that both sides add up: ``python -m tests.sheet.vectors`` writes them to ``vectors.json``.

Python here and the page's own arithmetic (``page/tests/sheet``) are both held to that one file.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kontu.core.fields import Plain
from tests.sheet.sheets import SheetOf

FILE = Path(__file__).with_name("vectors.json")
TABLES: tuple[tuple[str, str, int, dict[str, Plain]], ...] = (
    ("contack", "house/1", 2, {}),
    ("contack", "house/1", 4, {"partnerships": True}),
    ("contack", "collector/1", 3, {}),
    ("contack", "club/1", 3, {"counter_stake": 40}),
    ("contack", "club/1", 4, {"partnerships": True, "counter_values": "5-10-25"}),
    ("contack", "club/1", 2, {"debt": "allowed", "counter_stake": 20}),
    ("contack", "house/1", 3, {"match_end": "target", "target": 60, "hand_limit": 4}),
    ("contack", "house/1", 2, {"opportunity_scores": "all_contacts"}),
    ("kontrakt", "kontrakt/1", 3, {}),
    ("kontrakt", "kontrakt/1", 5, {"tie_break": "rounds_won"}),
    ("kontrakt", "no-jokers/1", 4, {"contracts": ("G3+G3", "S4+S4+S4")}),
    ("kontrakt", "shanghai-ten/1", 3, {}),
    ("kontrakt", "kontrakt/1", 3, {"contracts": ("S4+S4+S4",)}),
    ("kontrakt", "liverpool/1", 4, {"ace_points": 0}),
    ("kontrakt", "may-i/1", 8, {}),
)


def cases() -> Iterator[dict[str, Any]]:
    """Every case: the blank form, what was done, and what stands then."""
    yield from told()
    for place, (game, variant, seats, changes) in enumerate(TABLES):
        for turn in range(2):
            # One stream a case, so that a table added in the middle changes no other's.
            luck = random.Random(1000 * place + turn)
            sheet = SheetOf(game, variant, seats, {**changes}, dealer=luck.choice([None, 0]))
            for number in range(1, luck.choice([2, 3, 5])):
                write_round(sheet, number, luck)
            yield case(f"{variant} {seats} {turn}", sheet)


def told() -> Iterator[dict[str, Any]]:
    """Cases with a story."""
    hand = SheetOf("contack", "house/1", 2)
    hand.plays(1, [15, 20, 50], [5, 10])
    hand.left(1, 4, 0)
    hand.write("close", round=1)
    yield case("a column of 85 with four tiles left", hand)
    club = SheetOf("contack", "club/1", 4)
    club.plays(1, [15], [20, 5])
    yield case("a play of 15 brings three fives from each other player", club)
    match = SheetOf("kontrakt", "kontrakt/1", 3, dealer=2)
    for number in range(1, 8):
        match.write("out", round=number, seat=number % 3)
        match.costs(number, *("" if seat == number % 3 else "Q K 2 4 5 6 7 8 9 T J A *" for seat in range(3)))
        match.write("close", round=number)
    yield case("seven rounds", match)
    wrong = SheetOf("kontrakt", "kontrakt/1", 3)
    wrong.write("out", round=1, seat=0)
    wrong.costs(1, 22, 0, 1)
    yield case("out with 22", wrong)
    nobody = SheetOf("kontrakt", "kontrakt/1", 3)
    nobody.write("out", round=1, seat=-1)
    nobody.costs(1, 22, 0, 17)
    nobody.costs(2, 22, 5, 17)
    yield case("nobody out", nobody)


def case(name: str, sheet: SheetOf) -> dict[str, Any]:
    """The case as data, sets in order."""
    folded = msgspec.to_builtins(sheet.folded)
    folded["overrides"] = sorted(folded["overrides"])
    return {
        "name": name,
        "form": msgspec.to_builtins(sheet.form),
        "operations": msgspec.to_builtins(sheet.operations),
        "folded": folded,
        "reckoning": msgspec.to_builtins(sheet.reckoning),
        "findings": msgspec.to_builtins(sheet.findings),
    }


def write_round(sheet: SheetOf, number: int, luck: random.Random) -> None:
    """A round as people write it: mostly right, sometimes not, with things changed and undone."""
    seats = range(sheet.form.seats)
    if sheet.form.dealers and luck.random() < 0.2:
        sheet.write("dealer", round=number, seat=luck.choice(seats))
    written = list(plays(sheet, number, luck) if sheet.form.plays else costs(sheet, number, luck))
    for bonus in sheet.form.bonuses:
        if luck.random() < 0.5:
            seat = luck.choice(seats)
            written.append(sheet.write("bonus", round=number, seat=seat, name=bonus.name, on=True))
            if luck.random() < 0.2:
                sheet.write("bonus", round=number, seat=seat, name=bonus.name, on=False)
    if luck.random() < 0.9:
        written.append(sheet.write("close", round=number))
    for _ in range(luck.choice([0, 0, 1, 3]) if written else 0):
        undone = sheet.write("remove", target=luck.choice(written))
        if luck.random() < 0.4:
            sheet.write("remove", target=undone)
    for finding in sheet.findings:
        if not finding.overridden and luck.random() < 0.3:
            sheet.write("override", finding=finding.key)
    if luck.random() < 0.1:
        sheet.write("rename", seat=luck.choice(seats), name="Ñ ø")


def plays(sheet: SheetOf, number: int, luck: random.Random) -> Iterator[str]:
    """Columns of plays, and what was left over."""
    totals = sheet.form.plays.totals if sheet.form.plays else ()
    for _ in range(luck.choice([0, 4, 9, 9, 40])):
        points = luck.choice([*totals[:4], *totals[:4], luck.randrange(-5, 60)])
        play = sheet.write("play", round=number, seat=luck.randrange(sheet.form.seats), points=points)
        yield play
        if luck.random() < 0.1:
            yield sheet.write("change", target=play, points=luck.choice(totals))
    if sheet.form.left:
        for seat in range(sheet.form.seats):
            if luck.random() < 0.9:
                count = luck.choice([0, 1, 2, 3, 5, 7, None])
                yield sheet.write("left", round=number, seat=seat, count=count)


def costs(sheet: SheetOf, number: int, luck: random.Random) -> Iterator[str]:
    """Who went out and what it cost the others."""
    pieces = [piece.piece for piece in sheet.form.costs.pieces] if sheet.form.costs else []
    out = luck.randrange(-1, sheet.form.seats)
    if luck.random() < 0.7:
        yield sheet.write("out", round=number, seat=luck.choice([out, out, out, None]))
    for seat in range(sheet.form.seats):
        chance = luck.random()
        if seat == out and chance < 0.7:
            yield sheet.write("cost", round=number, seat=seat, points=0)
        elif chance < 0.5:
            left = [luck.choice(pieces) for _ in range(luck.choice([0, 1, 3, 5, 13, 25]))]
            yield sheet.write("cost", round=number, seat=seat, pieces=left)
        elif chance < 0.9:
            yield sheet.write("cost", round=number, seat=seat, points=luck.choice([0, 1, 22, 45, -50, 2000]))
        elif chance < 0.95:
            yield sheet.write("cost", round=number, seat=seat)


def text() -> str:
    """The file as it should be: one case a line."""
    lines = [msgspec.json.encode(each).decode() for each in cases()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
