"""A referee for a real table of Kontrakt: what may be laid down, where a card goes, what it costs."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Final, Literal, TypeVar

import msgspec

from kontu.core.refusals import IllegalAction, NotationError, Refusal, RulesError
from kontu.games.kontrakt.actions import Meld, Swap
from kontu.games.kontrakt.cards import CARDS, Card, read_card
from kontu.games.kontrakt.coding import decode_add, decode_swap
from kontu.games.kontrakt.contracts import MeldKind, read_contract
from kontu.games.kontrakt.game import GAME
from kontu.games.kontrakt.laydowns import lay_downs
from kontu.games.kontrakt.listing import additions, exchanges
from kontu.games.kontrakt.observing import lying
from kontu.games.kontrakt.positions import DOWN_BEFORE, DOWN_NOW, NOT_DOWN, position, worth
from kontu.games.kontrakt.reading import cards_in, read_meld
from kontu.games.kontrakt.rules import GoOut, KontraktRules
from kontu.games.kontrakt.state import State
from kontu.study.rules import rules_wished
from kontu.study.searching import may_search
from kontu.study.wishes import StudyRefused, Wish

T = TypeVar("T")

MOST_CARDS: Final = 40
MOST_MELDS: Final = 4
MOST_WAYS: Final = 12
_DOWN: Final = {"no": NOT_DOWN, "now": DOWN_NOW, "before": DOWN_BEFORE}


class AskedCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a card costs in hand, and by which rule."""

    card: str
    points: int
    rule: str


class AskedWorth(msgspec.Struct, frozen=True, kw_only=True):
    """What cards cost when they are left, one by one and in all."""

    cards: tuple[AskedCard, ...]
    total: int


class AskedLay(msgspec.Struct, frozen=True, kw_only=True):
    """Whether melds may be laid down as the contract of round ``round``: ``refusal`` is None when they may.

    ``action`` is the lay-down in notation, jokers named. ``ways`` are lay-downs that the hand has, those that
    leave least first; ``more`` says that there are others.
    """

    round: int
    contract: str
    whole_hand: bool
    may: bool | None
    rule: str | None
    refusal: Refusal | None
    action: str | None
    ways: tuple[str, ...]
    more: bool


class AskedPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the card may go to ``meld`` (``p1.2`` is the second of seat 0); ``ways`` are in notation."""

    meld: str
    kind: MeldKind
    cards: tuple[str, ...]
    may: bool
    rule: str
    refusal: Refusal | None
    ways: tuple[str, ...]


class AskedTable(msgspec.Struct, frozen=True, kw_only=True):
    """Where on the table a card may be laid off, and which jokers it may be exchanged for."""

    card: str
    lay_off: tuple[AskedPlace, ...]
    swap: tuple[AskedPlace, ...]


class AskedKontrakt(msgspec.Struct, frozen=True, kw_only=True):
    """The answer: ``lay`` about a hand or melds, ``table`` about a card, ``worth`` about cards left."""

    lay: AskedLay | None = None
    table: AskedTable | None = None
    worth: AskedWorth | None = None


Question = Literal["lay", "table", "worth"]


def ask(wish: Wish) -> AskedKontrakt:
    """``ask-kontrakt {ask: "lay" | "table" | "worth", variant, changes, seats, ...}``: see docs/study.md."""
    question = wish.choice("ask", ("lay", "table", "worth"))
    rules: KontraktRules = rules_wished(wish, GAME.name)
    if question == "worth":
        wish.only("ask", "variant", "changes", "cards")
        return AskedKontrakt(worth=_worth(rules, _cards(wish, "cards")))
    seats = _seats(wish, rules)
    rules, number = _round(wish, rules)
    if question == "lay":
        wish.only("ask", "variant", "changes", "seats", "round", "contract", "hand", "melds", "ways")
        return AskedKontrakt(lay=_lay(wish, rules, seats, number))
    wish.only("ask", "variant", "changes", "seats", "round", "contract", "hand", "table", "card", "down")
    return AskedKontrakt(table=_table(wish, rules, seats, number))


def _worth(rules: KontraktRules, cards: Sequence[Card]) -> AskedWorth:
    found = []
    for card in cards:
        points, rule = worth(rules, card)
        found.append(AskedCard(card=card, points=points, rule=rule))
    return AskedWorth(cards=tuple(found), total=sum(each.points for each in found))


def _seats(wish: Wish, rules: KontraktRules) -> int:
    if wish.has("seats"):
        return wish.number("seats", rules.min_players, rules.max_players)
    # Nobody who lays down minds how many there are; the fewest that hold every meld that is asked about.
    owners = [each.number("seat", 0, rules.max_players - 1) for each in wish.wishes("table", 32)]
    return max([rules.min_players, *(owner + 1 for owner in owners)])


def _round(wish: Wish, rules: KontraktRules) -> tuple[KontraktRules, int]:
    """The round asked about, by number or contract; a contract of no round takes the place of the first."""
    if not wish.has("contract"):
        return rules, wish.number("round", 1, rules.rounds)
    contract = _read(read_contract, wish.text("contract"))
    if contract in rules.contracts:
        return rules, rules.contracts.index(contract) + 1
    contracts = (contract, *rules.contracts)[: max(2, rules.rounds)]
    return msgspec.structs.replace(rules, contracts=contracts), 1


def _lay(wish: Wish, rules: KontraktRules, seats: int, number: int) -> AskedLay:
    melds = wish.texts("melds", 2 * MOST_MELDS)
    whole = rules.takes_whole_hand(number)
    given = _cards(wish, "hand")
    hand = given or _only_those(melds, rules, number)
    state = _position(rules, seats, number, hand, {}, NOT_DOWN)
    action, refusal = _laid(state, melds) if melds else (None, None)
    # Without a hand there is nothing to find ways in.
    findable = may_search(rules, number, given)
    wanted = bool(given) and findable and wish.truth("ways", usual=True)
    ways = list(islice(lay_downs(state), MOST_WAYS + 1)) if wanted else []
    return AskedLay(
        round=number,
        contract=str(rules.contracts[number - 1]),
        whole_hand=whole,
        may=None if not melds else refusal is None,
        rule=None if not melds else refusal.rule if refusal else "K-064",
        refusal=refusal,
        action=action,
        ways=tuple(GAME.write_action(state, way) for way in ways[:MOST_WAYS]),
        more=len(ways) > MOST_WAYS or not findable,
    )


def _laid(state: State, melds: Sequence[str]) -> tuple[str | None, Refusal | None]:
    """The lay-down of ``melds`` in notation and why it may not be."""
    if any(" " in meld or not meld for meld in melds):
        return None, Refusal("meld-notation", "K-064", {"text": " ".join(melds)[:40]})
    try:
        action = GAME.read_action(state, "lay " + " ".join(melds))
    except NotationError as error:
        return None, error.refusal
    return GAME.write_action(state, action), GAME.check(state, action)


def _only_those(melds: Sequence[str], rules: KontraktRules, number: int) -> tuple[Card, ...]:
    """A hand of just the cards in ``melds``, and one to discard where the contract takes no whole hand.

    Who asks about melds alone wants to hear about the melds, not about the card that was left out (K-076).
    """
    cards = [card for meld in melds for card in _read(cards_in, meld)]
    if rules.goes_out(number) in {GoOut.DISCARD, GoOut.NO_DISCARD} and not rules.takes_whole_hand(number):
        spare = [card for card in CARDS if card not in cards]
        cards.extend(spare[: 1 if rules.goes_out(number) is GoOut.DISCARD else 2])
    return tuple(cards)


def _table(wish: Wish, rules: KontraktRules, seats: int, number: int) -> AskedTable:
    card = _read(read_card, wish.text("card"))
    table: dict[int, list[Meld]] = {}
    for each in wish.wishes("table", MOST_MELDS * seats):
        each.only("seat", "cards", "kind")
        kind = MeldKind(each.choice("kind", ("group", "run"))) if each.has("kind") else None
        meld = _read(partial(read_meld, kind=kind), each.text("cards"))
        table.setdefault(each.number("seat", 0, seats - 1), []).append(meld)
    given = _cards(wish, "hand")
    hand = given or (card, *_spare(card, table))
    down = _DOWN[wish.choice("down", ("before", "now", "no"))]
    state = _position(rules, seats, number, hand, table, down)
    return AskedTable(
        card=card,
        lay_off=tuple(_lay_off(state, card)),
        swap=tuple(_swap(state, card)),
    )


def _spare(card: Card, table: dict[int, list[Meld]]) -> tuple[Card, ...]:
    """Two other cards: who asks about one card alone is not asking whether it is his last (K-076)."""
    used = {_bare(each) for melds in table.values() for meld in melds for each in meld.cards} | {card}
    return tuple(each for each in CARDS if each not in used)[:2]


def _lay_off(state: State, card: Card) -> Iterator[AskedPlace]:
    fitting = (each for each in map(decode_add, additions(state.match)) if _bare(each.card) == card)
    adds = [GAME.write_action(state, each) for each in fitting]
    for meld in lying(state):
        ways = tuple(way for way in adds if way.endswith(f" {meld.name}"))
        refusal = None if ways else _refused(state, f"add {card} {meld.name}")
        yield AskedPlace(
            meld=meld.name,
            kind=meld.kind,
            cards=meld.cards,
            may=bool(ways),
            # K-073 and K-074 say what a meld can be extended with.
            rule=refusal.rule if refusal else "K-073" if meld.kind is MeldKind.GROUP else "K-074",
            refusal=refusal,
            ways=ways,
        )


def _swap(state: State, card: Card) -> Iterator[AskedPlace]:
    """For each meld with a joker, whether the card may be put for it and the joker laid elsewhere at once."""
    swaps: list[Swap] = [each for each in map(decode_swap, exchanges(state.match)) if each.card == card]
    melds = lying(state)
    for meld in melds:
        if not any(each[0] == "*" for each in meld.cards):
            continue
        ways = tuple(GAME.write_action(state, each) for each in swaps if each.meld == meld.name)
        refusal = None if ways else _no_swap(state, card, meld.name, [each.name for each in melds])
        yield AskedPlace(
            meld=meld.name,
            kind=meld.kind,
            cards=meld.cards,
            may=bool(ways),
            rule=refusal.rule if refusal else "K-098",
            refusal=refusal,
            ways=ways,
        )


def _no_swap(state: State, card: Card, meld: str, names: Sequence[str]) -> Refusal | None:
    """Why no joker of ``meld`` may be had: of all the places it could go to, another than its own first."""
    others = [name for name in names if name != meld]
    refusals = (_refused(state, f"swap {card} {meld} *:{to}") for to in (*others, meld))
    return next((refusal for refusal in refusals if refusal is not None), None)


def _refused(state: State, text: str) -> Refusal | None:
    try:
        return GAME.check(state, GAME.read_action(state, text))
    except NotationError as error:
        return error.refusal


def _position(
    rules: KontraktRules,
    seats: int,
    number: int,
    hand: Sequence[Card],
    table: dict[int, list[Meld]],
    down: int,
) -> State:
    try:
        return position(rules, seats, number, hand, table, down)
    except IllegalAction as error:
        raise StudyRefused(error.refusal) from error
    except RulesError as error:
        raise StudyRefused(*error.refusals[:20]) from error


def _cards(wish: Wish, name: str) -> tuple[Card, ...]:
    return tuple(_read(read_card, text) for text in wish.texts(name, MOST_CARDS))


def _read(read: Callable[[str], T], text: str) -> T:
    try:
        return read(text)
    except NotationError as error:
        raise StudyRefused(error.refusal) from error


def _bare(card: str) -> Card:
    """The card as it lies in a hand, whatever a joker stands for."""
    return Card("*") if card[:1] == "*" else Card(card)
