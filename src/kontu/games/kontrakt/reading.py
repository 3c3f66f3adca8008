"""Actions read from notation. Legality is not asked, save to choose between two readings of a joker."""

import re
from collections.abc import Iterable, Sequence
from itertools import islice, product
from typing import Final

from kontu.core.refusals import AmbiguousAction, NotationError, Refusal
from kontu.core.seats import read_seat
from kontu.games.kontrakt import refusing
from kontu.games.kontrakt.actions import (
    EMPTY,
    LEAVE,
    LET,
    NO,
    STOCK,
    Action,
    Add,
    Buy,
    Call,
    Cut,
    Deal,
    Drop,
    Lay,
    Meld,
    Shuffle,
    Slip,
    Swap,
    Take,
    stand_in,
    stands_for,
    write_action,
    write_meld,
)
from kontu.games.kontrakt.cards import CARDS, JOKER, NUMBERS, Card, read_card, read_cards
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.runs import run_readings
from kontu.games.kontrakt.state import State, meld_number

MOST_READINGS: Final = 200
"""So many readings of one text are compared; a text with more is ambiguous without a look."""

_WORDLESS: Final[dict[str, Action]] = {"leave": LEAVE, "stock": STOCK, "no": NO, "let": LET}
_WITH_CARD: Final[dict[str, type[Take | Buy | Call | Drop]]] = {
    "take": Take,
    "buy": Buy,
    "call": Call,
    "drop": Drop,
}
_IN_GROUP: Final = re.compile(r"[A2-9TJQK][shdc]|\*")
_IN_RUN: Final = re.compile(r"\*?[A2-9TJQK][shdc][+-]?|\*")
_ADD: Final = re.compile(r"add (\*?[A2-9TJQK][shdc]|\*)([+-]?) (p[1-8]\.[1-4])")
_SWAP: Final = re.compile(
    r"swap (\*?[A2-9TJQK][shdc]|\*)([+-]?) (p[1-8]\.[1-4]) (\*(?:[A2-9TJQK][shdc])?)([+-]?):(p[1-8]\.[1-4])"
)
_CUT: Final = re.compile(r"cut (0|-?[1-9][0-9]{0,5})")
_SLIP: Final = re.compile(r"slip (0|[+-][1-9])")


def read_action(state: State, text: str) -> Action:
    """The action that ``text`` writes, legal or not.

    Raises:
        NotationError: the text is no action (``play-notation``), no card or no meld; ``position``
            points at the wrong part.
        AmbiguousAction: a joker or an ace could be laid in more than one legal way (O-20).
    """
    verb, _, rest = text.partition(" ")
    if text in _WORDLESS:
        return _WORDLESS[text]
    if verb in _WITH_CARD and rest:
        try:
            return _WITH_CARD[verb](read_card(rest))
        except NotationError as error:
            raise NotationError(error.refusal, text, len(verb) + 1) from error
    if verb == "lay" and rest:
        return _read_lay(state, text, rest.split(" "))
    if found := _ADD.fullmatch(text):
        return _choose(state, text, _additions(state, Add(found[1], found[3], found[2])))
    if found := _SWAP.fullmatch(text):
        return _choose(state, text, _exchanges(state, found))
    return _read_chance(state, text, verb, rest)


def _read_chance(state: State, text: str, verb: str, rest: str) -> Action:
    if found := _CUT.fullmatch(text):
        return Cut(int(found[1]))
    if found := _SLIP.fullmatch(text):
        return Slip(int(found[1]))
    if verb == "shuffle" and rest:
        return Shuffle(read_cards(rest.split(" ")))
    if verb == "deal" and rest:
        dealer, *cards = rest.split(" ")
        try:
            return Deal(read_cards(cards), read_seat(dealer, state.seats))
        except NotationError:
            raise
        except ValueError as error:
            raise _unreadable(text) from error
    raise _unreadable(text)


def _unreadable(text: str, position: int = 0) -> NotationError:
    return NotationError(Refusal("play-notation", "K-059", {"text": text[:40]}), text, position)


def _read_lay(state: State, text: str, words: Sequence[str]) -> Action:
    readings: list[list[Meld]] = []
    position = 4
    for kind, word in zip(_kinds(state, words), words, strict=True):
        pieces = _pieces(_IN_GROUP if kind is MeldKind.GROUP else _IN_RUN, text, word, position)
        ways = run_readings(pieces) if kind is MeldKind.RUN else [_in_order(pieces)]
        readings.append([Meld(kind, cards) for cards in ways])
        position += len(word) + 1
    return _choose(state, text, (Lay(melds) for melds in product(*readings)))


def read_meld(text: str, kind: MeldKind | None = None) -> Meld:
    """The meld that ``text`` writes, whether it is one or not; without ``kind`` it is what it looks like.

    Raises:
        NotationError: the text is not of cards (``meld-notation``).
        AmbiguousAction: a joker or an ace of a run could lie in more than one place (O-20).
    """
    chosen = kind or _looks_like(text)
    pieces = _pieces(_IN_GROUP if chosen is MeldKind.GROUP else _IN_RUN, text, text, 0)
    if chosen is MeldKind.GROUP or not pieces:
        return Meld(chosen, _in_order(pieces))
    ways = [Meld(chosen, cards) for cards in islice(run_readings(pieces), MOST_READINGS)]
    if len(ways) > 1:
        choices = tuple(map(write_meld, ways))
        args = {"text": text[:60], "choices": "; ".join(choices[:6])}
        raise AmbiguousAction(Refusal("play-ambiguous", "O-20", args), text, choices)
    return ways[0]


def cards_in(text: str) -> tuple[Card, ...]:
    """The cards that lie in the meld ``text``, whatever its jokers stand for; raises NotationError."""
    pieces = _pieces(_IN_RUN, text, text, 0)
    return tuple(JOKER if piece[0] == JOKER else Card(piece.rstrip("+-")) for piece in pieces)


def _looks_like(word: str) -> MeldKind:
    ranks = {piece[0] for piece in _IN_GROUP.findall(word) if piece != JOKER}
    return MeldKind.GROUP if len(ranks) < 2 else MeldKind.RUN


def _in_order(pieces: Sequence[str]) -> tuple[str, ...]:
    """The cards of a group by suits, its jokers last; what is no group stays as it was written."""
    if len({piece[0] for piece in pieces if piece != JOKER}) > 1:
        return tuple(pieces)
    return tuple(sorted(pieces, key=lambda piece: (piece == JOKER, NUMBERS[Card(piece)])))


def _kinds(state: State, words: Sequence[str]) -> list[MeldKind]:
    """What each meld is declared to be: the contract's slots in order (O-15), then what it looks like."""
    slots = state.contract.slots if state.contract else ()
    return [*(slot.kind for slot in slots[: len(words)]), *map(_looks_like, words[len(slots) :])]


def _pieces(form: re.Pattern[str], text: str, word: str, position: int) -> list[str]:
    """The cards of one meld, of which ``-`` has none; raises NotationError where a word is not of cards."""
    if word == EMPTY:
        return []
    pieces: list[str] = []
    at = 0
    while at < len(word):
        found = form.match(word, at)
        if found is None:
            raise NotationError(Refusal("meld-notation", "K-064", {"text": word[:40]}), text, position + at)
        pieces.append(found[0])
        at = found.end()
    if not pieces:
        raise _unreadable(text, position)
    return pieces


def _additions(state: State, add: Add) -> Iterable[Action]:
    """The ways to read a laying off: a plain joker on a run stands for a card, an ace has an end."""
    number = meld_number(add.meld)
    lying = next((each for each in state.match.melds() if each[0] == number), None)
    cards = [add.card]
    if lying is not None and not lying[1] and add.card == JOKER:
        ends = [state.match.end_of(number, low) for low in (True, False)]
        cards = [stand_in(CARDS[card]) for card in dict.fromkeys(ends) if card >= 0] or cards
    for card in cards:
        yield Add(card, add.meld, add.end)
        if not add.end and stands_for(card)[0] == "A":
            yield Add(card, add.meld, "-")
            yield Add(card, add.meld, "+")


def _exchanges(state: State, found: re.Match[str]) -> Iterable[Action]:
    """The ways to read an exchange; the freed joker is read as one that is laid off.

    A joker given for a joker is read too, whatever it is said to stand for: the rules say what would do.
    """
    card, end, meld, joker, to_end, to = found.groups()
    card = JOKER if card[0] == JOKER else card
    ends = (end, "-", "+") if card[0] == "A" and not end else (end,)
    for each in ends:
        for add in _additions(state, Add(joker, to, to_end)):
            if isinstance(add, Add):
                yield Swap(Card(card), meld, add.card, to, each, add.end)


def _choose(state: State, text: str, readings: Iterable[Action]) -> Action:
    """The one reading that is legal, or the first when none is; raises AmbiguousAction."""
    found = list(islice(readings, MOST_READINGS))
    if len(found) == 1:
        return found[0]
    passed = [action for action in found if refusing.check(state, action) is None]
    # A mark on an ace says nothing where the unmarked ace can only go one way.
    fewest = min(map(_marks, passed), default=0)
    legal = [action for action in passed if _marks(action) == fewest]
    if len(legal) > 1:
        choices = tuple(map(write_action, legal))
        args = {"text": text[:60], "choices": "; ".join(choices[:6])}
        raise AmbiguousAction(Refusal("play-ambiguous", "O-20", args), text, choices)
    return legal[0] if legal else found[0]


def _marks(action: Action) -> int:
    """How many aces are marked with the end they go to."""
    match action:
        case Add(end=end):
            return len(end)
        case Swap(end=end, to_end=to_end):
            return len(end) + len(to_end)
        case _:
            return 0
