"""What a seat sees, turned into a scene that the kernel can play on from."""

from collections import Counter
from typing import Any

from kontu.games.kontrakt.actions import stands_for
from kontu.games.kontrakt.cards import JOKER, JOKER_NUMBER, NUMBERS, SUITS, Card
from kontu.games.kontrakt.contracts import MeldKind
from kontu.games.kontrakt.dealing import PHASES
from kontu.games.kontrakt.observation import LyingMeld, Observation, Phase
from kontu.games.kontrakt.state import Setting, meld_number

BEFORE, IN_THIS_TURN, EARLIER = range(3)
"""When a seat laid its contract, as the kernel says it."""


def scene_of(setting: Setting, seen: Observation) -> Any:
    """The scene in which ``seen`` is seen by its viewer, who is to act.

    Raises ValueError when nobody looks, or somebody who is not to act.
    """
    if seen.viewer is None or seen.viewer != seen.to_act:
        raise ValueError("only who is to act plays on in his head")
    found = setting.kernel.scene.Scene(setting.terms)
    found.moment(_moment(seen))
    melds: list[list[LyingMeld]] = [[] for _ in range(seen.seats)]
    for meld in seen.melds:
        melds[meld.owner].append(meld)
        found.meld(meld_number(meld.name), *_numbers(meld))
    pile, hidden = _pile_and_hidden(setting, seen)
    had = max(seen.stall, seen.pile - 1) // seen.seats
    for seat in range(seen.seats):
        cards = seen.hand if seat == seen.viewer else seen.known[seat]
        jokers = sum(card[0] == JOKER for meld in melds[seat] for card in meld.cards)
        numbers = (_down(seen, seat), seen.buys[seat], seen.scores[seat], jokers)
        found.seat(seat, numbers, [NUMBERS[card] for card in cards], seen.held[seat] - len(cards), had)
    found.cards(pile, hidden)
    _note_excluded(found, seen)
    return found


def _pile_and_hidden(setting: Setting, seen: Observation) -> tuple[list[int], list[int]]:
    """The discard pile, and the cards of which the viewer does not know where they are.

    Who does not remember the pile takes cards for it from all over what is out of sight.
    """
    hidden = hidden_cards(setting, seen)
    pile = [NUMBERS[card] for card in seen.discards]
    forgotten = seen.pile - len(pile)
    if not forgotten or seen.top is None:
        return pile, hidden
    hidden.remove(NUMBERS[seen.top])
    under = [hidden.pop(nth * len(hidden) // forgotten) for nth in range(forgotten - 1)]
    return [*under, NUMBERS[seen.top]], hidden


def hidden_cards(setting: Setting, seen: Observation) -> list[int]:
    """The cards, by number, of which the viewer does not know where they are."""
    left = Counter(setting.pack)
    left.subtract(NUMBERS[card] for card in (*seen.hand, *seen.discards))
    left.subtract(NUMBERS[c] for seat, held in enumerate(seen.known) if seat != seen.viewer for c in held)
    left.subtract(
        JOKER_NUMBER if card[0] == JOKER else NUMBERS[Card(card)]
        for meld in seen.melds
        for card in meld.cards
    )
    return sorted(left.elements())


def _moment(seen: Observation) -> tuple[int, ...]:
    def number(seat: int | None) -> int:
        return -1 if seat is None else seat

    viewer = number(seen.viewer)
    laid_now = seen.phase is Phase.PLAY and seen.down[viewer] and not seen.may_lay_off
    return (
        seen.round, viewer, PHASES.index(seen.phase), number(seen.dealer), number(seen.active), seen.stall,
        # Where all is laid at the end, turns count from the first new stock on.
        seen.whole_hand and seen.stall > 0, laid_now, -1 if seen.taken is None else NUMBERS[seen.taken],
        -1, -1, number(seen.caller),
    )  # fmt: skip


def _down(seen: Observation, seat: int) -> int:
    if not seen.down[seat]:
        return BEFORE
    now = seat == seen.viewer == seen.active and seen.phase is Phase.PLAY and not seen.may_lay_off
    return IN_THIS_TURN if now else EARLIER


def _numbers(meld: LyingMeld) -> tuple[tuple[int, ...], list[int]]:
    """A meld as the kernel keeps it: its numbers, and a group's cards by suits."""
    naturals = [0] * 4
    jokers = mask = suit = 0
    for nth, card in enumerate(meld.cards):
        is_joker = card[0] == JOKER
        jokers += is_joker
        if meld.kind is MeldKind.RUN:
            suit = SUITS.index(stands_for(card)[1])
            mask += is_joker << (meld.low + nth - 1)
        elif not is_joker:
            naturals[SUITS.index(card[1])] += 1
    return (meld.kind is MeldKind.GROUP, suit, meld.low, meld.high, jokers, mask), naturals


def _note_excluded(found: Any, seen: Observation) -> None:
    """Who may not buy in the open window though his buys would allow it has just bought, or discarded."""
    if seen.phase not in {Phase.WINDOW, Phase.CALLED, Phase.LET}:
        return
    found.exclude([seat for seat in found.asked() if seat not in seen.asked])
