"""``kontu compare``: house rules side by side, on the same deals."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from kontu.commands.options import Changes, GameName, Json, Lang, Only, Ray, Seed, Workers
from kontu.commands.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kontu.arena.compare import Choice
    from kontu.arena.findings import Findings
    from kontu.arena.journal import Line
    from kontu.core.registry import AnyGame
    from kontu.locale import Texts

MOST_MATCHES: Final = 10_000_000
USUAL_BOTS: Final = "greedy,greedy,greedy,greedy"

Variants = Annotated[list[str], typer.Argument(metavar="VARIANT...", help=say("cli-compare-variants-help"))]
Count = Annotated[str, typer.Option("-n", "--matches", metavar="N", help=say("cli-compare-n-help"))]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,C", help=say("cli-compare-bots-help"))]
Vary = Annotated[str | None, typer.Option("--vary", metavar="FIELD", help=say("cli-compare-vary-help"))]
Html = Annotated[str | None, typer.Option("--html", metavar="FILE", help=say("cli-compare-html-help"))]
Parquet = Annotated[
    str | None, typer.Option("--parquet", metavar="FILE", help=say("cli-compare-parquet-help"))
]
Log = Annotated[str | None, typer.Option("--log", metavar="FILE", help=say("cli-compare-log-help"))]


def compare(
    game: GameName,
    variants: Variants,
    n: Count,
    vary: Vary = None,
    bots: Bots = USUAL_BOTS,
    changes: Changes = None,
    seed: Seed = None,
    only: Only = None,
    workers: Workers = None,
    ray: Ray = None,
    html: Html = None,
    parquet: Parquet = None,
    log: Log = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play ``n`` matches by each set of rules and show what differs; ends with 1 when stopped before."""
    from kontu.arena.compare import Comparison, ComparisonSums
    from kontu.arena.findings import findings
    from kontu.arena.parquet import Hands
    from kontu.commands import choices, contests

    texts = choices.texts_in(lang)
    found = choices.game_named(game)
    names = choices.bots_named(found, bots)
    compared = _compared(found, variants, changes or [], vary, len(names))
    first, end = choices.span(choices.whole(n, 1, MOST_MATCHES), only)
    contests.require(*(["matplotlib"] if html else []), *(["polars"] if parquet else []))
    given = choices.seed_of(seed)
    chosen = secrets.randbits(32) if given is None else given
    comparison = Comparison(found.name, compared, names, chosen, choices.visitors_among(found, names))
    sums, hands = ComparisonSums(comparison), Hands()

    def take(line: "Line") -> None:
        sums.add(line)
        if parquet:
            for choice, match in zip(compared, line.matches, strict=True):
                hands.add(line.number, choice.name, match)

    with contests.engine_of(workers, ray, only) as engine:
        journal = contests.opened(Path(log), comparison) if log and not only else None
        contests.played(comparison, end, engine, journal, take, quiet=as_json, first=first)
    result = findings(sums)
    _show(result, texts, as_json=as_json)
    if sums.matches:
        shape = [*variants, *(("--vary", vary) if vary else ()), *contests.settings(changes)]
        alone = ("--only", only) if only else ()
        again = ("compare", found.name, *shape, "-n", n, "--bots", ",".join(names), *alone)
        _write_files(result, texts, hands, html, parquet, again)
    if sums.matches < end - first:
        _say_stopped(texts, sums.matches, end - first, chosen, logged=log is not None)
        raise typer.Exit(1)


def _compared(
    game: "AnyGame", variants: list[str], changes: list[str], vary: str | None, seats: int
) -> tuple["Choice", ...]:
    """The sets of rules to compare; raises WrongUse when there are not two."""
    from kontu.arena.compare import Choice
    from kontu.commands import choices
    from kontu.commands.faults import WrongUse
    from kontu.core.settings import typed

    for name in variants:
        if variants.count(name) > 1:
            raise WrongUse(say("cli-compare-twice", name=name[:40]))
    rules = [choices.rules_chosen(game, name, changes, None, seats) for name in variants]
    told = [{name: typed(value) for name, value in each.changes.items()} for each in rules]
    if vary is not None:
        if len(rules) > 1:
            raise WrongUse(say("cli-compare-vary-several"))
        found = _varied(game, rules[0].value, seats, vary)
        return tuple(Choice(each.name, each.rules, {**told[0], **each.changed}) for each in found)
    if len(rules) < 2:
        raise WrongUse(say("cli-compare-one"))
    return tuple(Choice(each.variant, each.value, said) for each, said in zip(rules, told, strict=True))


def _varied(game: "AnyGame", rules: Any, seats: int, vary: str) -> tuple["Choice", ...]:
    from kontu.arena.varying import TooMany, varied
    from kontu.commands.choices import refused
    from kontu.commands.faults import WrongUse
    from kontu.core.refusals import RulesError

    try:
        found = varied(game, rules, seats, vary)
    except TooMany as error:
        raise WrongUse(say("cli-compare-vary-values", field=error.field)) from error
    except RulesError as error:
        raise refused(error) from error
    names = [choice.name for choice in found]
    for name in names:
        if names.count(name) > 1:
            raise WrongUse(say("cli-compare-twice", name=name))
    if len(found) < 2:
        raise WrongUse(say("cli-compare-vary-alike", field=vary[:60]))
    return found


def _show(result: "Findings", texts: "Texts", *, as_json: bool) -> None:
    from kontu.arena.compare_report import notes, sentences
    from kontu.arena.compare_tables import tables
    from kontu.commands import contests
    from kontu.commands.output import write_json

    if as_json:
        write_json(contests.plain_json(result))
    elif result.matches:
        title = texts.text("arena-compare-title", game=result.game.capitalize())
        contests.show(title, sentences(result, texts), tables(result, texts), notes(texts))


def _write_files(
    result: "Findings",
    texts: "Texts",
    hands: Any,
    html: str | None,
    parquet: str | None,
    again: "Sequence[str]",
) -> None:
    from kontu.commands import contests

    if html:
        from kontu.arena.compare_report import report

        contests.write_text(
            Path(html), report(result, texts, (*again, "--seed", str(result.seed), "--html", "FILE"))
        )
        contests.tell_written(texts, Path(html))
    if parquet:
        try:
            hands.write(Path(parquet))
        except OSError as error:
            raise contests.unwritable(Path(parquet), error) from error
        contests.tell_written(texts, Path(parquet))


def _say_stopped(texts: "Texts", done: int, of: int, seed: int, *, logged: bool) -> None:
    from kontu.commands.output import errors

    out = errors()
    out.print(texts.text("cli-arena-stopped", games=done, all=of), soft_wrap=True)
    further = texts.text("cli-arena-go-on", seed=str(seed)) if logged else texts.text("cli-arena-no-log")
    out.print(further, soft_wrap=True)
