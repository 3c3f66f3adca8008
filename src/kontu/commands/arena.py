"""``kontu arena``: a tournament between bots that can be stopped at any moment and gone on with."""

import json
import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from kontu.commands.options import Changes, GameName, Json, Lang, Only, Ray, Seed, Variant, Workers
from kontu.commands.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kontu.arena.journal import Line
    from kontu.arena.standings import Standings
    from kontu.arena.tournament import Deal, Tournament
    from kontu.core.registry import AnyGame
    from kontu.locale import Texts

MOST_DEALS: Final = 10_000_000
MOST_SEATS: Final = 16
LOG: Final = "matches.jsonl"
RESULTS: Final = "results.json"
REPORT: Final = "report.html"
HANDS: Final = "hands.parquet"

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,C", help=say("cli-arena-bots-help"))]
Count = Annotated[str, typer.Option("-n", "--deals", metavar="N", help=say("cli-arena-n-help"))]
Out = Annotated[str, typer.Option("--out", metavar="DIR", help=say("cli-arena-out-help"))]
Seats = Annotated[str | None, typer.Option("--seats", metavar="K", help=say("cli-arena-seats-help"))]


def arena(
    game: GameName,
    bots: Bots,
    n: Count,
    out: Out,
    seats: Seats = None,
    variant: Variant = None,
    changes: Changes = None,
    seed: Seed = None,
    only: Only = None,
    workers: Workers = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play ``n`` deals from every seat and show who is better; ends with 1 when stopped before."""
    from kontu.arena.standings import standings
    from kontu.arena.tournament import whole_deals
    from kontu.commands import choices, contests

    texts = choices.texts_in(lang)
    found = choices.game_named(game)
    first, end = choices.span(choices.whole(n, 1, MOST_DEALS), only)
    tournament = _tournament(found, bots, seats, variant, changes or [], Path(out) / LOG, seed)
    lines: list[Line] = []
    first, end = first * tournament.turns, end * tournament.turns
    with contests.engine_of(workers, ray, only) as engine:
        # A deal that is looked at alone leaves the log and the results of all as they are.
        journal = None if only else contests.opened(Path(out) / LOG, tournament)
        contests.played(tournament, end, engine, journal, lines.append, quiet=as_json, first=first)
    played = list(whole_deals(tournament, lines))
    result = standings(tournament, played)
    _show(result, texts, as_json=as_json)
    if only is None:
        again = ("-n", n, *contests.settings(changes))
        _write_files(Path(out), result, tournament, played, texts, again)
    if len(lines) < end - first:
        _say_stopped(texts, len(lines), end - first, tournament.seed, any_figures=bool(played))
        raise typer.Exit(1)


def _tournament(
    game: "AnyGame",
    bots: str,
    seats: str | None,
    variant: str | None,
    changes: list[str],
    log: Path,
    seed: str | None,
) -> "Tournament":
    """The tournament that was asked for; one that is taken up again keeps its seed."""
    from kontu.arena.journal import head_of
    from kontu.arena.tournament import Tournament
    from kontu.commands import choices
    from kontu.commands.faults import WrongUse

    names = choices.bots_named(game, bots)
    if len(names) < 2:
        raise WrongUse(say("cli-arena-few"))
    for name in names:
        if names.count(name) > 1:
            raise WrongUse(say("cli-arena-bot-twice", name=name))
    table = choices.whole(seats, 2, MOST_SEATS) if seats else _usual_seats(game, variant, changes, len(names))
    rules = choices.rules_chosen(game, variant, changes, None, table)
    given = choices.seed_of(seed)
    if given is None:
        before = head_of(log).get("seed")
        given = before if isinstance(before, int) else secrets.randbits(32)
    visitors = choices.visitors_among(game, names)
    return Tournament(game.name, rules.variant, rules.value, names, table, given, visitors)


def _usual_seats(game: "AnyGame", variant: str | None, changes: list[str], bots: int) -> int:
    """A seat for each bot, or the nearest number that the rules allow."""
    from kontu.commands import choices
    from kontu.commands.faults import WrongUse

    for seats in sorted(range(2, MOST_SEATS + 1), key=lambda each: (abs(each - bots), each)):
        try:
            choices.rules_chosen(game, variant, changes, None, seats)
        except WrongUse:
            continue
        return seats
    return bots


def _show(result: "Standings", texts: "Texts", *, as_json: bool) -> None:
    from kontu.arena import tournament_report
    from kontu.commands import contests
    from kontu.commands.output import write_json

    if as_json:
        write_json(contests.plain_json(result))
    elif result.deals:
        contests.show(
            tournament_report.title(result, texts),
            tournament_report.sentences(result, texts),
            tournament_report.tables(result, texts),
            tournament_report.notes(texts),
        )


def _write_files(
    folder: Path,
    result: "Standings",
    tournament: "Tournament",
    deals: list["Deal"],
    texts: "Texts",
    again: "Sequence[str]",
) -> None:
    """The results, and where their libraries are installed the report and the hands, are in ``folder``."""
    from kontu.arena.parquet import hands_of
    from kontu.arena.tournament_report import report
    from kontu.commands import contests
    from kontu.commands.output import errors

    if not deals:
        return
    written = json.dumps(contests.plain_json(result), ensure_ascii=False, indent=2) + "\n"
    contests.write_text(folder / RESULTS, written)
    files = [folder / RESULTS]
    missing = [name for name in ("matplotlib", "polars") if find_spec(name) is None]
    if "matplotlib" not in missing:
        contests.write_text(folder / REPORT, report(result, texts, _again(tournament, again)))
        files.append(folder / REPORT)
    if "polars" not in missing:
        matches = (
            (deal.number * tournament.turns + turn, tournament.variant, match)
            for deal in deals
            for turn, match in enumerate(deal.matches)
        )
        try:
            hands_of(matches).write(folder / HANDS)
        except OSError as error:
            raise contests.unwritable(folder / HANDS, error) from error
        files.append(folder / HANDS)
    contests.tell_written(texts, *files)
    for name in missing:
        errors().print(texts.text("cli-arena-library", name=name), soft_wrap=True)


def _again(tournament: "Tournament", shape: "Sequence[str]") -> tuple[str, ...]:
    """The command that plays the tournament again, wherever it is then kept."""
    table = ("--seats", str(tournament.seats), "--variant", tournament.variant)
    bots = ("--bots", ",".join(tournament.bots))
    return ("arena", tournament.game, *bots, *table, *shape, "--seed", str(tournament.seed), "--out", "DIR")


def _say_stopped(texts: "Texts", done: int, of: int, seed: int, *, any_figures: bool) -> None:
    from kontu.commands.output import errors

    out = errors()
    key = "cli-arena-stopped-early" if done and not any_figures else "cli-arena-stopped"
    out.print(texts.text(key, games=done, all=of), soft_wrap=True)
    out.print(texts.text("cli-arena-go-on", seed=str(seed)), soft_wrap=True)
