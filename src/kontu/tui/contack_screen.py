"""Contack in a terminal."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontu.core.events import MatchEnded, RoundEnded, Scored
from kontu.core.outcomes import Termination
from kontu.core.seats import Seat, seat_name
from kontu.games.contack.actions import Action, Draw, Pass, Play
from kontu.games.contack.cells import Cell
from kontu.games.contack.events import ContackEvent, Contact, Dealt, Drawn, Passed, Played
from kontu.games.contack.observation import Observation
from kontu.games.contack.tiles import COLOURS, Tile
from kontu.locale import Texts
from kontu.tui.lattice import STYLES, Place, Size, draw, measure

BESIDE_THE_LAYOUT: Final = 14
"""Lines that a turn writes besides the layout; a large drawing must leave them on the screen."""


class ViewSize(StrEnum):
    """How the layout is shown: drawn ``large`` or ``small``, as a ``list`` in words, or what fits best."""

    AUTO = "auto"
    LARGE = "large"
    SMALL = "small"
    LIST = "list"


class ContackScreen:
    """Writes a Contack match on a console, as lines."""

    views = tuple(view.value for view in ViewSize)
    open_hands = True

    def __init__(self, texts: Texts, console: Console, names: Sequence[str], view: str) -> None:
        self.view = view
        self._words = {
            texts.text(f"{form}-{verb}").lower(): verb
            for verb in ("draw", "pass")
            for form in ("word", "play-said")
        }
        self._say = texts.text
        self._console = console
        self._names = names
        self._explained = False
        self._letters = {colour: texts.text(f"colour-{colour.value}-letter") for colour in COLOURS}

    # --- the table --------------------------------------------------------------------------------

    def table(self, observation: Observation) -> None:
        """Write everything on the table: the layout, the hands, the scores."""
        head = (self._say("play-hand", hand=observation.hand), self._reserve(observation))
        self._console.print()
        self._console.print("   ".join(head), style="bold")
        if not observation.layout:
            self._console.print(self._say("play-empty"))
        elif self.view == ViewSize.LIST:
            self._list(observation)
        else:
            self._picture(observation)
        self._hands(observation)
        self._places(observation)

    def _reserve(self, observation: Observation) -> str:
        return self._say("play-reserve", reserve=observation.reserve)

    def _list(self, observation: Observation) -> None:
        for laid in observation.layout:
            contacts = "; ".join(map(self._contact, laid.contacts))
            line = self._say("play-laid", tile=str(laid.tile), cell=str(laid.cell))
            self._console.print(f"{line}  {contacts}" if contacts else line)

    def _picture(self, observation: Observation) -> None:
        openings = [Place(cell, opening=True) for cell in observation.openings]
        sides = [cell for cell in observation.open_sides if cell not in observation.openings]
        places = openings + [Place(cell, opening=False) for cell in sides]
        laid = [(each.tile, each.cell) for each in observation.layout]
        cells = [cell for _, cell in laid] + [place.cell for place in places]
        picture = draw(laid, places, self._letters, self._fitting(cells), self._console.width)
        for line in picture.lines:
            self._console.print(line, no_wrap=True, overflow="crop")
        if picture.cut:
            self._console.print(self._say("play-cut", list=self._say("play-view-list")))
        if not self._explained:
            self._console.print(self._say("play-legend"), style="dim")
        self._explained = True

    def _fitting(self, cells: Sequence[Cell]) -> Size:
        if self.view in {ViewSize.LARGE, ViewSize.SMALL}:
            return Size(self.view)
        columns, rows = measure(cells, Size.LARGE)
        # A pipe has no height to run out of.
        room = self._console.height - BESIDE_THE_LAYOUT if self._console.is_terminal else rows
        return Size.LARGE if columns <= self._console.width and rows <= room else Size.SMALL

    def _hands(self, observation: Observation) -> None:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", no_wrap=True)
        table.add_column(self._say("play-player"), no_wrap=True)
        table.add_column(self._say("play-hand-score"), justify="right")
        table.add_column(self._say("play-total"), justify="right")
        table.add_column("")
        # Totals are those of finished hands while one goes on.
        going_on = len(observation.results) < observation.hand
        for number, hand in enumerate(observation.hands):
            turn = number == observation.to_act
            tiles = (
                Text("  ").join(map(self._tile, hand)) if hand else Text(self._say("play-no-tiles"), "dim")
            )
            score = observation.scores[number]
            name = Text(self._names[number], "bold" if turn else "")
            total = observation.totals[number] + (score if going_on else 0)
            seat = (">" if turn else " ") + seat_name(Seat(number))
            table.add_row(seat, name, str(score), str(total), tiles)
        self._console.print(table)

    def _tile(self, tile: Tile) -> Text:
        sides = (
            Text(str(number), STYLES[colour]) for colour, number in zip(COLOURS, tile.numbers, strict=True)
        )
        return Text("-").join(sides)

    def _places(self, observation: Observation) -> None:
        if not observation.layout:
            return
        last = observation.layout[-1]
        said = [self._say("play-last", tile=str(last.tile), cell=str(last.cell))]
        if observation.open_sides:
            said.append(self._say("play-open-sides", cells="  ".join(map(str, observation.open_sides))))
        if observation.openings:
            said.append(self._say("play-openings", cells="  ".join(map(str, observation.openings))))
        self._console.print(" ".join(said))

    # --- what can be done -------------------------------------------------------------------------

    def turn(self, observation: Observation) -> None:
        """Write the table: every play changes all of it."""
        self.table(observation)

    def actions(self, observation: Observation, legal: Sequence[str]) -> None:
        """Write the legal actions with their numbers, from 1, and what each would bring."""
        options = {option.action: option for option in observation.options}
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right")
        for number, action in enumerate(legal, start=1):
            if (option := options.get(action)) is None:
                word = self._say(f"play-{action}")
                table.add_row(str(number), action, "", "" if word == action else word)
                continue
            contacts = "; ".join(map(self._contact, option.contacts))
            table.add_row(str(number), action, self._say("play-points", points=option.points), contacts)
        self._console.print(self._say("play-actions"))
        self._console.print(table)

    def read(self, line: str) -> str:
        """The notation that is meant: ``draw`` and ``pass`` may be said in one's own language."""
        return self._words.get(line.lower(), line)

    def read_beforehand(self, text: str) -> str:
        """Nobody is asked anything in Contack; the table says so."""
        return text

    def help(self) -> Sequence[str]:
        """What actions are typed like, and the views."""
        actions = {verb: self._say(f"play-said-{verb}") for verb in ("draw", "pass")}
        views = {view: self._say(f"play-view-{view}") for view in self.views}
        return self._say("play-help", **actions), self._say("play-help-view", **views)

    def _contact(self, contact: Contact) -> str:
        numbers = {"number": contact.number, "other": contact.other, "points": contact.points}
        return self._say("contact", colour=contact.colour.value, **numbers)

    # --- what happened ----------------------------------------------------------------------------

    def describe(self, event: ContackEvent) -> str | None:
        """What happened, as a sentence; None for what the others have told already."""
        match event:
            case Dealt(number, _, reserve, opener):
                return self._say("event-dealt", hand=number, opener=self._names[opener], reserve=reserve)
            case Played(seat, tile, cell, contacts, points):
                where = {"tile": str(tile), "cell": str(cell)}
                made = {"contacts": len(contacts), "points": points}
                return self._say("event-played", seat=self._names[seat], **where, **made)
            case Drawn(seat, tile, reserve):
                return self._say("event-drawn", seat=self._names[seat], tile=str(tile), reserve=reserve)
            case Passed(seat):
                return self._say("event-passed", seat=self._names[seat])
            case RoundEnded(number, termination, _, _):
                return self._say("event-round_ended", hand=number, ending=self._ending(termination))
            case MatchEnded(outcome):
                winners = ", ".join(self._names[seat] for seat in outcome.winners)
                return self._say("event-match_ended", winners=winners, count=len(outcome.winners))
            case Scored():
                return None

    def made_by(self, event: ContackEvent, action: Action) -> bool:
        """True when ``action``, chosen by a player, is what made the event."""
        match event:
            case Played(_, tile, cell, _, _):
                return action == Play(tile, cell)
            case Drawn():
                return isinstance(action, Draw)
            case Passed():
                return isinstance(action, Pass)
            case _:
                return False

    def _ending(self, termination: Termination) -> str:
        return self._say("termination-" + termination.value.replace(" ", "-"))

    # --- the ends ---------------------------------------------------------------------------------

    def scores(self, observation: Observation) -> None:
        """Write what every finished hand brought."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self._say("play-player"))
        for result in observation.results:
            table.add_column(str(result.number), justify="right")
        table.add_column(self._say("play-total"), justify="right")
        for seat, name in enumerate(self._names):
            hands = (str(result.scores[seat]) for result in observation.results)
            table.add_row(name, *hands, str(observation.totals[seat]))
        self._console.print(table)

    def round_over(self, observation: Observation, number: int) -> None:
        """Write the layout and hands at the end of a hand, unless the next began, and its scores."""
        if observation.hand == number:
            self.table(observation)
        result = next(each for each in observation.results if each.number == number)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self._say("play-player"))
        for column in ("play-points-made", "play-deductions", "play-hand-score", "play-total"):
            table.add_column(self._say(column), justify="right")
        finished = [each for each in observation.results if each.number <= number]
        shares = self._shares(observation)
        for seat, name in enumerate(self._names):
            score, lost = result.scores[seat], result.deductions[seat]
            total = shares[seat] + sum(each.scores[seat] for each in finished)
            table.add_row(name, str(score + lost), str(-lost), str(score), str(total))
        self._console.print(table)
        self._console.print()

    def _shares(self, observation: Observation) -> list[int]:
        """What each seat had before the first hand: counters, or nothing."""
        played = [sum(each.scores[seat] for each in observation.results) for seat in range(observation.seats)]
        return [total - sum_ for total, sum_ in zip(observation.totals, played, strict=True)]

    def match_over(self, observation: Observation) -> None:
        """Write the table of the finished match."""
        outcome = observation.outcome
        if outcome is None:
            return
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self._say("play-rank"), justify="right")
        table.add_column(self._say("play-player"))
        for result in observation.results:
            table.add_column(str(result.number), justify="right")
        table.add_column(self._say("play-total"), justify="right")
        for seat in sorted(range(observation.seats), key=lambda each: outcome.ranks[each]):
            hands = (str(result.scores[seat]) for result in observation.results)
            table.add_row(
                str(outcome.ranks[seat]), self._names[Seat(seat)], *hands, str(outcome.scores[seat])
            )
        self._console.print(self._say("play-match-table"), style="bold")
        self._console.print(table)
        if observation.rules.partnerships:
            self._console.print(self._say("play-sides"))
