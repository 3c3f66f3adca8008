"""A review as a page: what the turns of each seat cost, which cost most, and what would have been better."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

import msgspec

from kontu.arena import cost_charts
from kontu.arena.cost_charts import Axis, Cost
from kontu.arena.report import Picture, document, grid, picture
from kontu.arena.review_pictures import pictures
from kontu.arena.tables import Table, number
from kontu.arena.wording import rules_name
from kontu.core.seats import seat_name
from kontu.locale import Texts
from kontu.review import Plan, ReviewTurn, summed
from kontu.review.planning import LEAST_COST, MOST_WORST
from kontu.review.turns import ReviewSkipped, worst
from kontu.review.words import lead_words, sum_words, why_words

STYLE: Final = """
body { max-width: 72rem; }
section { margin-top: 3rem; border-top: 2px solid var(--line); }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem 2rem;
  align-items: start; }
.two > * { min-width: 0; } .two > .whole { position: sticky; top: 1rem; } .part { white-space: nowrap; }
figcaption, h3 { line-height: 1.3; } h3 { margin: 0 0 .75rem; }
details { margin: .5rem 0 1rem; max-width: 40rem; }
summary { min-height: 2.75rem; display: flex; align-items: center; gap: .5rem; cursor: pointer;
  text-decoration: underline; }
summary::before { content: "▸"; } details[open] > summary::before { content: "▾"; }
summary:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
ol.dear { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
ol.dear > li { border: 1px solid var(--line); border-left: .4rem solid var(--c2); border-radius: .4rem;
  padding: .75rem 1rem; }
.cost { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; margin: 0 0 .5rem; }
.cost b { font-size: 1.25rem; } .cost small { font-size: .9375rem; }
.rank { display: inline-grid; place-items: center; min-width: 1.75rem; height: 1.75rem; border-radius: 50%;
  background: var(--c2); color: var(--paper); font-weight: 700; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem .75rem; margin: 0 0 .75rem; }
dd { margin: 0; overflow-wrap: anywhere; } dt { font-weight: 600; }
code { font: inherit; font-weight: 600; font-variant-numeric: tabular-nums; }
.seen { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.seen figure { border: 0; padding: 0; } .seen .full { grid-column: 1 / -1; }
.seen figcaption { font-size: .9375rem; font-weight: inherit; margin-bottom: .25rem; }
.seen svg .sans-bold { font-weight: 700; } .seen .half svg { max-height: 14rem; }
@media (max-width: 30rem) { ol.dear > li { padding: .75rem; } .seen { gap: .5rem; } }
@media print { details { break-inside: avoid; } ol.dear > li { break-inside: avoid; } }
""".strip()


class Reviewed(msgspec.Struct, frozen=True):
    """One seat: its ``plan``, and every decision of it as it was weighed."""

    plan: Plan
    lines: Sequence[ReviewTurn | ReviewSkipped]

    @property
    def label(self) -> str:
        """The seat and the name of who sat there: two may be called alike."""
        return f"{seat_name(self.plan.seat)} {self.plan.name}"

    @property
    def turns(self) -> list[ReviewTurn]:
        """What could be weighed, in order."""
        return [line for line in self.lines if isinstance(line, ReviewTurn)]

    @property
    def dear(self) -> list[ReviewTurn]:
        """The turns that cost most, the dearest first."""
        return worst(self.lines, MOST_WORST, LEAST_COST)

    @property
    def costs(self) -> list[Cost]:
        """The same for a picture."""
        ranks = {turn.at: rank for rank, turn in enumerate(self.dear, 1)}
        return [Cost(turn.at, turn.round, turn.loss, ranks.get(turn.at, 0)) for turn in self.turns]


def report(seats: Sequence[Reviewed], texts: Texts) -> str:
    """The page about these ``seats`` of one record; raises ImportError without matplotlib."""
    title = texts.text("review-title")
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p><strong>{_match(seats[0].plan, texts)}</strong></p>",
        f"<p>{escape(texts.text('review-about'))}</p>",
        *(_overview(seats, texts) if len(seats) > 1 else ()),
        *(part for place, seat in enumerate(seats, 2) for part in _seat(seat, place, texts)),
    ]
    return document(texts.language.value, title, body, STYLE)


def _match(plan: Plan, texts: Texts) -> str:
    """Which match it was, as HTML: the game, the rules, the day."""
    record = plan.record
    told = (record.game.capitalize(), rules_name(record.variant, texts), record.date)
    return " · ".join(f'<span class="part">{escape(part)}</span>' for part in told if part)


# --- all seats ---------------------------------------------------------------------------------


def _overview(seats: Sequence[Reviewed], texts: Texts) -> Iterator[str]:
    table = _seats_table(seats, texts)
    title = texts.text("arena-chart-review-sums")
    axis = Axis(_round(seats[0].plan, texts), texts.text("arena-axis-points"))
    svg = cost_charts.sums({seat.label: seat.costs for seat in seats}, axis, title, 1)
    yield f"<h2>{escape(table.title)}</h2>"
    yield grid(table)
    yield f'<div class="pictures">{picture(Picture(title, svg))}<div>'
    by_round = _rounds_table(seats, texts)
    yield f"<h3>{escape(by_round.title)}</h3>{grid(by_round)}</div></div>"


def _round(plan: Plan, texts: Texts) -> str:
    return texts.text("arena-review-round", game=plan.game.name)


def _seats_table(seats: Sequence[Reviewed], texts: Texts) -> Table:
    rows = []
    for seat in seats:
        end, totals = summed(seat.lines), seat.plan.record.totals
        rows.append((
            seat.label,
            "–" if totals is None else number(totals[seat.plan.seat], texts, 0),
            number(end.total, texts, 1),
            number(end.mean, texts, 1),
        ))  # fmt: skip
    names = ("seat", "score", "together", "each")
    columns = tuple(texts.text(f"arena-review-{name}") for name in names)
    return Table(texts.text("arena-review-seats"), columns, tuple(rows))


def _rounds_table(seats: Sequence[Reviewed], texts: Texts) -> Table:
    """What the turns of each cost in each round: the picture of the sums in figures."""
    rounds = sorted({turn.round for seat in seats for turn in seat.turns})
    rows = tuple(
        (
            str(round_),
            *(
                number(sum(turn.loss for turn in seat.turns if turn.round == round_), texts, 1)
                for seat in seats
            ),
        )
        for round_ in rounds
    )
    columns = (_round(seats[0].plan, texts), *(seat.label for seat in seats))
    return Table(texts.text("arena-review-rounds"), columns, rows)


# --- one seat ----------------------------------------------------------------------------------


def _seat(seat: Reviewed, place: int, texts: Texts) -> Iterator[str]:
    yield f"<section><h2>{escape(seat.label)}</h2>"
    yield from (f"<p>{escape(said)}</p>" for said in sum_words(texts, seat.plan, seat.lines))
    if seat.turns:
        yield '<div class="two"><div class="whole">'
        yield from _all_turns(seat, place, texts)
        yield "</div><div>"
        yield from _dear_turns(seat, texts)
        yield "</div></div>"
    yield "</section>"


def _all_turns(seat: Reviewed, place: int, texts: Texts) -> Iterator[str]:
    title = texts.text("review-chart")
    axis = Axis(_round(seat.plan, texts), texts.text("arena-axis-points"))
    svg = cost_charts.costs(seat.costs, LEAST_COST, axis, f"{seat.label}: {title}", place)
    yield picture(Picture(title, svg))
    yield f"<p><small>{escape(texts.text('arena-review-legend', least=LEAST_COST))}</small></p>"
    said = f"{seat.label}: {texts.text('review-table')}"
    columns = (
        texts.text("arena-review-line"), _round(seat.plan, texts),
        *(texts.text(f"review-{name}") for name in ("what", "best", "costs")),
    )  # fmt: skip
    rows = tuple(
        (
            str(seat.plan.line_of(turn.at)),
            str(turn.round),
            turn.played.action,
            "–" if turn.best.action == turn.played.action else turn.best.action,
            number(turn.loss, texts, 1),
        )
        for turn in seat.turns
    )
    table = grid(Table(said, columns, rows, words=4))
    yield f"<details><summary>{escape(texts.text('review-table'))}</summary>{table}</details>"


def _dear_turns(seat: Reviewed, texts: Texts) -> Iterator[str]:
    if not seat.dear:
        yield f"<p>{escape(texts.text('review-none', least=LEAST_COST))}</p>"
        return
    yield f"<h3>{escape(texts.text('review-worst'))}</h3>"
    yield '<ol class="dear">'
    for rank, turn in enumerate(seat.dear, 1):
        yield from _dear_turn(seat.plan, rank, turn, texts)
    yield "</ol>"


def _dear_turn(plan: Plan, rank: int, turn: ReviewTurn, texts: Texts) -> Iterator[str]:
    place = texts.text("cli-review-place", line=plan.line_of(turn.at), round=turn.round, game=plan.game.name)
    cost = texts.text("review-cost", points=round(turn.loss))
    yield f'<li><p class="cost"><span class="rank">{rank}</span> <b>{escape(cost)}</b>'
    yield f"<small>{escape(place)}</small></p><dl>"
    for key, choice in (("review-what", turn.played), ("review-best", turn.best)):
        lead = lead_words(texts, choice)
        yield f"<dt>{escape(texts.text(key))}</dt>"
        yield f"<dd><code>{escape(choice.action)}</code>, {escape(lead)}</dd>"
    why = why_words(texts, turn.best.why)
    yield f"<dt>{escape(texts.text('arena-review-why'))}</dt><dd>{escape(why)}</dd>"
    yield '</dl><div class="seen">'
    yield from (f'<div class="{place}">{picture(each)}</div>' for place, each in pictures(plan, turn, texts))
    yield "</div></li>"
