"""``kontu simulate``: bots play many matches, and the results are counted."""

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from kontu.commands.options import Changes, GameName, Json, Lang, Only, Ray, Seed, Tiles, Variant, Workers
from kontu.commands.words import say

if TYPE_CHECKING:
    from rich.table import Table

    from kontu.arena import Contest, Shelf, Tally
    from kontu.locale import Texts

MOST_GAMES: Final = 100_000_000

Count = Annotated[str, typer.Option("-n", "--games", metavar="N", help=say("cli-simulate-n-help"))]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,C", help=say("cli-simulate-bots-help"))]

Records = Annotated[
    str | None, typer.Option("--records", metavar="DIR", help=say("cli-simulate-records-help"))
]


def simulate(
    game: GameName,
    n: Count,
    bots: Bots,
    variant: Variant = None,
    changes: Changes = None,
    tiles: Tiles = None,
    seed: Seed = None,
    only: Only = None,
    workers: Workers = None,
    ray: Ray = None,
    records: Records = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play ``n`` matches and show what came of them."""
    from kontu.arena import Contest
    from kontu.arena import simulate as play
    from kontu.commands import choices, contests
    from kontu.commands.output import errors

    texts = choices.texts_in(lang)
    found = choices.game_named(game)
    names = choices.bots_named(found, bots)
    rules = choices.rules_chosen(found, variant, changes or (), Path(tiles) if tiles else None, len(names))
    first, end = choices.span(choices.whole(n, 1, MOST_GAMES), only)
    games = end - first
    given = choices.seed_of(seed)
    chosen = secrets.randbits(32) if given is None else given
    contest = Contest(found.name, rules.value, names, chosen, choices.visitors_among(found, names))
    with contests.engine_of(workers, ray, only) as engine:
        shelf = None if records is None else _shelf(records, rules.variant, texts)
        began = time.perf_counter()
        try:
            with contests.bar(games, quiet=as_json) as show_done:
                tally = play(contest, end, engine, lambda tally: show_done(tally.games), shelf, first)
        except OSError as error:
            raise contests.unwritable(Path(str(records)), error) from error
        seconds = time.perf_counter() - began
    if as_json:
        _write_json(contest, rules.variant, tally, seconds)
    elif not tally.games:
        errors().print(texts.text("cli-simulate-nothing", seed=str(chosen)), soft_wrap=True)
    else:
        _write_table(texts, contest, tally, games, seconds)
    if tally.games < games:
        raise typer.Exit(1)


def _shelf(folder: str, variant: str, texts: "Texts") -> "Shelf":
    """The shelf in ``folder``. Found out before the first match when it cannot be used."""
    from kontu.arena import Shelf
    from kontu.commands import contests
    from kontu.commands.faults import WrongUse
    from kontu.table.settings import today

    shelf = Shelf(folder, variant.replace("/", "-"), variant, today())
    try:
        shelf.open()
    except OSError as error:
        raise contests.unwritable(Path(folder), error) from error
    if shelf.held():
        raise WrongUse(texts.text("cli-simulate-records-held", folder=folder, name=shelf.name))
    return shelf


def _figures(tally: "Tally", seconds: float) -> dict[str, Any]:
    span = max(seconds, 1e-9)
    return {
        "games": tally.games,
        "hands": tally.hands,
        "actions": tally.actions,
        "seconds": round(seconds, 3),
        "hands_per_second": round(tally.hands / span, 1),
        "actions_per_second": round(tally.actions / span, 1),
    }


def _write_json(contest: "Contest", variant: str, tally: "Tally", seconds: float) -> None:
    from kontu.commands.output import write_json
    from kontu.core.seats import Seat, seat_name

    seats = [
        {
            "seat": seat_name(Seat(number)),
            "bot": seat.bot,
            "mean": round(tally.mean(number), 4),
            "stdev": round(tally.stdev(number), 4),
            "wins": seat.wins,
            "shared": seat.shared,
        }
        for number, seat in enumerate(tally.seats)
    ]
    rounds = [
        {
            "round": number,
            "hands": each.times,
            "endings": dict(sorted(each.endings.items())),
            "largest_held": {str(most): times for most, times in sorted(each.largest.items())},
        }
        for number, each in enumerate(tally.rounds, start=1)
    ]
    endings = dict(sorted(tally.endings.items()))
    head = {"game": contest.game, "variant": variant, "seed": contest.seed}
    write_json({**head, **_figures(tally, seconds), "seats": seats, "endings": endings, "rounds": rounds})


def _rounds_table(texts: "Texts", tally: "Tally") -> "Table":
    """How each round of the matches ended, and how many pieces somebody held in it at most."""
    from rich.table import Table

    endings = sorted(tally.endings)
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.text("cli-simulate-round"), justify="right")
    for ending in endings:
        table.add_column(texts.text("cli-simulate-ended", ending=ending.replace(" ", "-")), justify="right")
    known = any(each.largest for each in tally.rounds)
    if known:
        table.add_column(texts.text("cli-simulate-largest"), justify="right")
    for number, each in enumerate(tally.rounds, start=1):
        times = (str(each.endings.get(ending, 0)) for ending in endings)
        most = [str(max(each.largest, default=0))] if known else []
        table.add_row(str(number), *times, *most)
    return table


def _write_table(texts: "Texts", contest: "Contest", tally: "Tally", games: int, seconds: float) -> None:
    from rich.table import Table

    from kontu.commands.output import console
    from kontu.core.seats import Seat, seat_name

    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(texts.text("cli-simulate-bot"))
    for column in ("wins", "shared", "mean", "stdev"):
        table.add_column(texts.text(f"cli-simulate-{column}"), justify="right")
    for number, seat in enumerate(tally.seats):
        spread = (texts.decimal(tally.mean(number), 1), texts.decimal(tally.stdev(number), 1))
        table.add_row(seat_name(Seat(number)), seat.bot, str(seat.wins), str(seat.shared), *spread)
    out = console()
    out.print(table)
    out.print()
    endings = "; ".join(
        texts.text(
            "cli-simulate-ending", times=times, ending=texts.text("termination-" + ending.replace(" ", "-"))
        )
        for ending, times in sorted(tally.endings.items())
    )
    out.print(texts.text("cli-simulate-endings"), endings)
    if len(tally.rounds) > 1:
        out.print(_rounds_table(texts, tally))
    figures = _figures(tally, seconds)
    figures |= {name: round(figures[name]) for name in ("hands_per_second", "actions_per_second")}
    out.print(texts.text("cli-simulate-sum", **{**figures, "seconds": texts.decimal(seconds, 1)}))
    out.print(texts.text("cli-simulate-seed", seed=str(contest.seed)))
    if tally.games < games:
        out.print(texts.text("cli-simulate-interrupted", games=tally.games, all=games))
