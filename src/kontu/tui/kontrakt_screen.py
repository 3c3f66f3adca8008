"""Kontrakt in a terminal."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kontu.core.seats import Seat, seat_name
from kontu.games.kontrakt.actions import Action
from kontu.games.kontrakt.events import KontraktEvent
from kontu.games.kontrakt.observation import LyingMeld, Observation, Phase, RoundResult
from kontu.locale import Texts
from kontu.tui import kontrakt_cards as cards
from kontu.tui.kontrakt_story import Story, made_by
from kontu.tui.kontrakt_typing import BEFOREHAND, VERBS, own_answers, own_verbs, tidied, tidied_wishes

MOST_LAY_DOWNS: Final = 8
"""So many lay-downs are listed, the best first; more of them only hide what else can be done."""

MOST_LISTED: Final = 40
"""From so many actions of one kind on, only the first and the last are written."""


SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")

CARD: Final = re.compile(r"\*?[A2-9TJQK][shdc]|\*")
"""A card in a canonical lay-down, in which no group has a joker before another card."""


class View(StrEnum):
    """How a hand is shown: by ``suits`` (also ``auto``), by ``ranks``, or as a ``list`` in words."""

    AUTO = "auto"
    SUITS = "suits"
    RANKS = "ranks"
    LIST = "list"


class KontraktScreen:
    """Writes a Kontrakt match on a console, as lines."""

    views = tuple(view.value for view in View)
    open_hands = False

    def __init__(self, texts: Texts, console: Console, names: Sequence[str], view: str) -> None:
        self.view = view
        self._texts = texts
        self._say = texts.text
        self._console = console
        self._names = names
        self._story = Story(texts, names)
        self._verbs = own_verbs(texts)
        self._answers = own_answers(texts)
        self._symbols = console.encoding.lower().startswith("utf")
        self._explained = False

    # --- the table --------------------------------------------------------------------------------

    def table(self, observation: Observation) -> None:
        """Write everything on the table: contract, stock and pile, players, melds, and the viewer's hand."""
        self._console.print()
        self._head(observation)
        self._console.print(self._players(observation))
        self._melds(observation)
        if observation.viewer is not None:
            self._hand(observation)
        if not self._explained:
            suits = {name: cards.suit_shown(name[0], self._symbols) for name in SUIT_NAMES}
            self._write(self._say("kontrakt-legend", **suits), style="dim")
        self._explained = True

    def _write(self, line: str | Text, style: str = "") -> None:
        """Write a line; in a pipe it stays one, whoever reads it there breaks it himself."""
        self._console.print(line, style=style, soft_wrap=not self._console.is_terminal)

    def _head(self, seen: Observation) -> None:
        if seen.contract is None:
            return
        contract = {"contract": str(seen.contract), "slots": self._story.slots(seen.contract)}
        line = self._say("kontrakt-round", round=seen.round, rounds=seen.rules.rounds, **contract)
        self._write(line, style="bold")
        if seen.whole_hand:
            self._write(self._say("kontrakt-whole-hand"))
        counts = self._say("kontrakt-stock", stock=seen.stock) + "   "
        if seen.top is None:
            self._write(counts + self._say("kontrakt-pile-empty"))
        else:
            pile = self._say("kontrakt-pile", pile=seen.pile)
            self._write(Text(f"{counts}{pile} ") + self._card(seen.top))

    def _card(self, card: str) -> Text:
        """A card in notation, or in words where the view is in words."""
        return Text(cards.in_words(card, self._texts)) if self.view == View.LIST else cards.drawn(card)

    def _players(self, seen: Observation) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("", no_wrap=True)
        table.add_column(self._say("play-player"), no_wrap=True)
        for column in ("cards", "contract", "buys", "this-round"):
            table.add_column(self._say(f"kontrakt-column-{column}"), justify="right")
        table.add_column(self._say("play-total"), justify="right")
        for number, name in enumerate(self._names):
            waited = number == seen.to_act
            mark = ">" if number == seen.active else "?" if waited else " "
            dealer = self._say("kontrakt-deals") if number == seen.dealer else ""
            table.add_row(
                mark + seat_name(Seat(number)),
                Text(name, "bold" if waited else ""),
                str(seen.held[number]),
                self._say("kontrakt-down" if seen.down[number] else "kontrakt-not-down"),
                str(seen.buys[number]),
                str(seen.scores[number]),
                str(seen.totals[number]),
                dealer,
            )
        return table

    def _melds(self, seen: Observation) -> None:
        """Write the melds, those of a player in one line where they fit."""
        if not seen.melds:
            self._write(self._say("kontrakt-no-melds"))
        for owner in range(seen.seats):
            own = [meld for meld in seen.melds if meld.owner == owner]
            if self.view == View.LIST:
                for meld in own:
                    self._write(self._meld_in_words(meld))
            elif own:
                self._write(Text("   ").join(map(self._meld, own)))

    def _meld(self, meld: LyingMeld) -> Text:
        return Text(meld.name + " ", "bold") + cards.row(meld.cards)

    def _meld_in_words(self, meld: LyingMeld) -> str:
        laid = ", ".join(cards.in_words(card, self._texts) for card in meld.cards)
        return self._say(f"kontrakt-list-{meld.kind.value}", meld=meld.name, cards=laid)

    def _hand(self, seen: Observation) -> None:
        self._write(self._say("kontrakt-hand", count=len(seen.hand)), style="bold")
        if self.view == View.LIST:
            for line in cards.hand_in_words(seen.hand, self._texts):
                self._write(line)
        elif self.view == View.RANKS:
            self._write(cards.hand_by_rank(seen.hand))
        else:
            self._write(cards.hand_by_suit(seen.hand, self._symbols))

    def turn(self, observation: Observation) -> None:
        """Write the table where one's turn begins; otherwise only what the choice is about."""
        match observation.phase:
            case Phase.STOCK:
                pass
            case Phase.WINDOW | Phase.LET:
                self._console.print()
                self._hand(observation)
            case Phase.PLAY:
                self._console.print()
                self._melds(observation)
                self._hand(observation)
            case _:
                self.table(observation)

    # --- what can be done -------------------------------------------------------------------------

    def actions(self, observation: Observation, legal: Sequence[str]) -> None:
        """Write the legal actions with their numbers, from 1; those that need a word before the others."""
        if question := self._question(observation):
            self._write(question)
        numbered = list(enumerate(legal, start=1))
        lays = [each for each in numbered if each[1].startswith("lay ")]
        short = [each for each in numbered if each[1].startswith(("drop ", "add ", "swap ", "cut "))]
        self._write(self._say("play-actions"))
        explained = [each for each in numbered if each not in lays and each not in short]
        self._explain(observation, explained, lays[:MOST_LAY_DOWNS])
        if len(lays) > MOST_LAY_DOWNS:
            self._write(self._say("kontrakt-more-lay-downs"))
        for verb in ("swap ", "add ", "drop ", "cut "):
            self._in_columns([each for each in short if each[1].startswith(verb)])

    def _question(self, seen: Observation) -> str | None:
        """What is asked, where it is not simply one's turn."""
        card = seen.top or ""
        if seen.phase is Phase.WINDOW and seen.active is not None:
            before = seen.asked.index(seen.viewer) if seen.viewer in seen.asked else 0
            counts = {"before": before, "penalty": seen.rules.penalty_cards}
            return self._say("kontrakt-for-sale", card=card, seat=self._names[seen.active], **counts)
        if seen.phase is Phase.CALLED and seen.caller is not None:
            return self._say("kontrakt-asks", card=card, caller=self._names[seen.caller])
        return None

    def _explain(
        self, seen: Observation, explained: Sequence[tuple[int, str]], lays: Sequence[tuple[int, str]]
    ) -> None:
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right")
        table.add_column(no_wrap=len(lays) == 0)
        for number, action in lays:
            left = len(seen.hand) - len(CARD.findall(action))
            table.add_row(str(number), action, self._say("kontrakt-do-lay", left=left))
        for number, action in explained:
            verb = action.partition(" ")[0]
            key = "leave-last" if verb == "leave" and seen.last else verb
            table.add_row(str(number), action, self._say(f"kontrakt-do-{key}"))
        if table.row_count:
            self._console.print(table)

    def _in_columns(self, listed: Sequence[tuple[int, str]]) -> None:
        """Write actions side by side; of very many only the ends."""
        if len(listed) > MOST_LISTED:
            (first, begin), (last, end) = listed[0], listed[-1]
            self._write(f"{first}  {begin}   ...   {last}  {end}")
            return
        cells: list[RenderableType] = [Text(f"{number:>2}  {action}") for number, action in listed]
        if cells:
            self._console.print(Padding(Columns(cells, padding=(0, 3), equal=True), (0, 0)))

    def read(self, line: str) -> str:
        """The notation that is meant, in any case, with 10 for T and verbs in one's own language."""
        return tidied(line, self._verbs)

    def read_beforehand(self, text: str) -> str:
        """Which discards one wants to be asked for, in any case and one's own language, with 10 for T."""
        return tidied_wishes(text, self._answers)

    def help(self) -> Sequence[str]:
        """What actions are typed like, with examples, and the views."""
        return tuple(self._help_lines())

    def _help_lines(self) -> Iterator[str]:
        yield self._say("kontrakt-help")
        yield self._say("kontrakt-help-cards")
        words = {verb: self._say(f"kontrakt-verb-{verb}") for verb in VERBS}
        words |= {key: self._say(f"kontrakt-beforehand-{key}") for key in BEFOREHAND}
        words["stand"] = self._say("play-word-stand")
        for key in ("draw", "window", "beforehand", "lay", "joker", "add", "ace", "swap", "drop"):
            yield self._say(f"kontrakt-help-{key}", **words)
        own = ", ".join(f"{word} = {verb}" for word, verb in self._verbs.items() if word not in VERBS)
        if own:
            yield self._say("kontrakt-help-verbs", verbs=own)
        yield self._say("kontrakt-help-view", **{view: self._say(f"play-view-{view}") for view in self.views})
        # K-142 to K-146.
        yield self._say("kontrakt-tips")
        for tip in ("apart", "look", "buy", "last", "joker"):
            yield "- " + self._say(f"kontrakt-tip-{tip}")

    # --- what happened ----------------------------------------------------------------------------

    def describe(self, event: KontraktEvent) -> str | None:
        """What happened, as a sentence; None for what another sentence tells already."""
        return self._story.tell(event)

    def made_by(self, event: KontraktEvent, action: Action) -> bool:
        """True when ``action``, chosen by a player, is what made the event."""
        return made_by(event, action)

    # --- the ends ---------------------------------------------------------------------------------

    def scores(self, observation: Observation) -> None:
        """Write what every finished round brought."""
        self._console.print(self._score_table(observation.results))

    def round_over(self, observation: Observation, number: int) -> None:
        """Write the melds and what was left in the hands at the end of a round, and all scores so far."""
        result = next(each for each in observation.results if each.number == number)
        if observation.round == number:
            self._melds(observation)
        for seat, name in enumerate(self._names):
            if result.hands[seat]:
                held = Text(self._say("kontrakt-left-over", seat=name, points=result.scores[seat]) + " ")
                self._write(held + cards.row(result.hands[seat]))
        finished = [each for each in observation.results if each.number <= number]
        self._console.print(self._score_table(finished))
        self._console.print()

    def _score_table(self, results: Sequence[RoundResult]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self._say("play-player"), no_wrap=True)
        for result in results:
            table.add_column(str(result.number), justify="right")
        table.add_column(self._say("play-total"), justify="right")
        for seat, name in enumerate(self._names):
            each = [result.scores[seat] for result in results]
            table.add_row(name, *map(str, each), str(sum(each)))
        return table

    def match_over(self, observation: Observation) -> None:
        """Write the table of the finished match."""
        outcome = observation.outcome
        if outcome is None:
            return
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self._say("play-rank"), justify="right")
        table.add_column(self._say("play-player"), no_wrap=True)
        for result in observation.results:
            table.add_column(str(result.number), justify="right")
        table.add_column(self._say("play-total"), justify="right")
        for seat in sorted(range(observation.seats), key=lambda each: outcome.ranks[each]):
            rounds = (str(result.scores[seat]) for result in observation.results)
            table.add_row(str(outcome.ranks[seat]), self._names[seat], *rounds, str(outcome.scores[seat]))
        self._write(self._say("play-match-table"), style="bold")
        self._console.print(table)
