"""A position of a real table, set up so that questions about it can be asked.

How the melds came to lie there is not asked: a position is what somebody sees.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kontu.core.refusals import Args, IllegalAction, Refusal
from kontu.core.seats import Seat
from kontu.games.kontrakt.actions import Meld
from kontu.games.kontrakt.cards import JOKER, NUMBERS, Card
from kontu.games.kontrakt.coding import card_of, code_of
from kontu.games.kontrakt.contracts import MOST_SLOTS, MeldKind
from kontu.games.kontrakt.rules import KontraktRules
from kontu.games.kontrakt.state import Kernel, Setting, State, meld_name, points_of
from kontu.games.kontrakt.verdicts import VERDICTS

ASKER: Final = Seat(0)
"""Who holds the hand and is to act, having drawn."""

NOT_DOWN, DOWN_NOW, DOWN_BEFORE = range(3)
"""Whether a seat has laid the contract: no, in this turn, in an earlier one."""


def position(
    rules: KontraktRules,
    seats: int,
    number: int,
    hand: Sequence[Card],
    lying: Mapping[int, Sequence[Meld]],
    down: int,
    kernel: Kernel | None = None,
) -> State:
    """The state in which ``ASKER`` plays in round ``number``, has drawn, and holds ``hand``.

    ``lying`` has the melds of each seat that laid any, of any size; whoever has melds laid the contract in an
    earlier turn, and ``down`` says it of ``ASKER``. Nothing is known of the other hands, stock and pile.

    Raises:
        IllegalAction: a meld that is none, by its own rule; ``position-melds`` for more melds of a seat than
            a contract has (K-067), ``position-cards`` for more of a card than the pack has (K-010).
        RulesError: the rules cannot be played at a table of ``seats``.
    """
    rules.require(seats)
    setting = Setting(rules, seats, kernel or Kernel())
    cards = [*hand, *(_card(card) for melds in lying.values() for meld in melds for card in meld.cards)]
    pack = Counter(setting.cards)
    for card, count in Counter(cards).items():
        if count > pack[card]:
            args: Args = {"card": card, "count": count, "most": pack[card]}
            raise IllegalAction(Refusal("position-cards", "K-010", args))
    table = [_read(setting, seat, lying.get(seat, ())) for seat in range(seats)]
    laid = [DOWN_BEFORE if melds is not None else NOT_DOWN for melds in table]
    laid[ASKER] = down
    m = setting.kernel.match.Match(setting.terms)
    m.set_up(number, ASKER, [NUMBERS[card] for card in hand], laid, table, -1)
    return State(setting, m, ())


def worth(rules: KontraktRules, card: Card) -> tuple[int, str]:
    """What a card costs in hand, and the rule that says so (K-115 to K-118)."""
    if card == JOKER:
        rule = "K-118"
    elif card[0] == "A":
        rule = "K-117"
    else:
        rule = "K-116" if card[0] in "JQK" else "K-115"
    return points_of(rules, card), rule


def _card(card: str) -> Card:
    """The card itself, whatever a joker stands for."""
    return JOKER if card[:1] == JOKER else Card(card)


def _read(setting: Setting, seat: int, melds: Sequence[Meld]) -> Any:
    """The melds of a seat as the kernel has them; None for no melds."""
    if not melds:
        return None
    if len(melds) > MOST_SLOTS:
        raise IllegalAction(Refusal("position-melds", "K-067", {"most": MOST_SLOTS}))
    laying = setting.kernel.laydown.Laying(setting.terms)
    laying.declare([(meld.kind is MeldKind.GROUP, tuple(map(code_of, meld.cards))) for meld in melds])
    if verdict := laying.read():
        code, rule = VERDICTS[verdict]
        args: Args = {
            "meld": meld_name(4 * seat + laying.fault_meld),
            "card": card_of(laying.fault_card) if laying.fault_card >= 0 else "",
            "cards": "".join(melds[laying.fault_meld].cards),
            "naturals": 1,
        }
        raise IllegalAction(Refusal(code, rule, args))
    return laying
