"""Kontrakt once more, slowly and obviously, from the rules alone.

This module and the three it is made of import nothing of ``kontu.games``, so that an error there cannot
hide here. Rules are a dict of option values with the names of ``KontraktRules``' fields, contracts as
text (``G3+S4``); actions are their notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.naive.kontrakt_buying import Buying
from tests.naive.kontrakt_melds import (
    HIGH_ACE,
    JOKER,
    Laid,
    as_group,
    card_at,
    every_lay,
    from_hand,
    jokers_suit,
    melds_fulfil,
    read_lay,
    stands_for,
    used_by,
)


class Match(Buying):
    """A whole match, changed in place by what is done; ``clone`` first to keep the old one."""

    def leaves_enough(self, used: Counter[str], open_ways: Sequence[str], melds: Sequence[Laid]) -> bool:
        """Whether a card is left that may be discarded, where one must be (K-076, O-39, O-43).

        ``used`` leaves the hand, in a way that may end the round under ``open_ways``; ``melds`` is the
        table then. A last card that may never be discarded must fit on some meld.
        """
        assert self.active is not None
        left = Counter(self.hands[self.active]) - used
        if not left:
            return self.go_out in open_ways
        if left.total() > 1:
            return True
        # The taken card is the first of its kind to be laid, so it is still held if none of them was.
        if self.taken is not None and not used[self.taken] and left[self.taken]:
            return False
        if self.go_out == "no_discard":
            fitting = {from_hand(token.rstrip("+-")) for token, _ in self.lay_offs(melds)}
            return bool(melds) and not fitting.isdisjoint(left)
        return True

    def lay_leaves_enough(self, melds: Sequence[Laid]) -> bool:
        """The same for a lay-down, which may end the round wherever going out needs no discard."""
        assert self.active is not None
        # Who may not lay off on this turn cannot get rid of a last card either.
        table = [*self.melds, *melds] if self.rules["build_same_turn"] else []
        return self.leaves_enough(used_by(melds), ("lay_down", "either", "no_discard"), table)

    def may_lay(self, text: str) -> bool:
        """Whether the seat in turn may lay the contract as ``text`` declares it (K-063 to K-065)."""
        seat = self.turn
        if self.phase != "play" or seat is None or self.down[seat]:
            return False
        melds = read_lay(text, self.contract)
        more = self.whole_hand or self.rules["first_melds"] == "minimum"
        if melds is None or not melds_fulfil(melds, self.contract, self.rules, more=more):
            return False
        used, held = used_by(melds), Counter(self.hands[seat])
        if not used <= held or (self.whole_hand and used != held):
            return False
        return self.lay_leaves_enough(melds)

    def lays(self) -> Iterator[tuple[Laid, ...]]:
        """Every lay-down there is, found by trying them all; for small hands."""
        seat = self.turn
        if self.phase == "play" and seat is not None and not self.down[seat]:
            more = self.whole_hand or self.rules["first_melds"] == "minimum"
            hand = Counter(self.hands[seat])
            for melds in every_lay(hand, self.contract, self.rules, more=more, whole=self.whole_hand):
                if self.lay_leaves_enough(melds):
                    yield melds

    def lay(self, text: str) -> None:
        """K-064: the contract goes to the table; in the last round that may be the end (K-110)."""
        assert self.active is not None
        melds = read_lay(text, self.contract)
        assert melds is not None
        for number, meld in enumerate(melds, 1):
            self.melds.append(meld.owned(self.active, number))
        self.down[self.active] = True
        self.joker_laid[self.active] = any(meld.jokers for meld in melds)
        self.laid_now = True
        self.remove(list(used_by(melds).elements()))
        self.close_play()

    def remove(self, cards: Sequence[str]) -> None:
        """The cards leave the hand in turn; of twins the taken one goes first (O-43)."""
        assert self.active is not None
        for card in cards:
            self.hands[self.active].remove(card)
        if self.taken in cards:
            self.taken = None
        self.progress = True

    def close_play(self) -> None:
        """Somebody who has no card left has gone out."""
        assert self.active is not None
        if not self.hands[self.active]:
            self.end_round("out", self.active)

    def may_build(self, seat: int) -> bool:
        """Whether a seat may lay off on its turn (K-068, K-069, K-138)."""
        return self.down[seat] and (self.rules["build_same_turn"] or not self.laid_now)

    def grown(self, meld: Laid) -> Iterator[tuple[str, Laid]]:
        """Every way to lay one card more on a meld: how it is written there, and what the meld becomes.

        K-073, K-074, O-04, O-21, O-22. Where an ace may go to either end its writing has the end's mark.
        """
        if meld.kind == "group":
            rank = card_at(meld.low, "s")[0]
            for card in (*(rank + suit for suit in "shdc"), JOKER):
                group = as_group((*meld.cards, card))
                assert group is not None
                yield card, group.owned(meld.owner, meld.number)
            return
        both = meld.low == 2 and meld.high == HIGH_ACE - 1
        for card in ("", JOKER):
            if meld.low > 1:
                token = card + card_at(meld.low - 1, meld.suit)
                longer = Laid("run", (token, *meld.cards), meld.low - 1, meld.owner, meld.number)
                yield token + "-" * both, longer
            if meld.high < HIGH_ACE:
                token = card + card_at(meld.high + 1, meld.suit)
                longer = Laid("run", (*meld.cards, token), meld.low, meld.owner, meld.number)
                yield token + "+" * both, longer

    def lay_offs(self, melds: Sequence[Laid]) -> Iterator[tuple[str, Laid]]:
        """Every way to lay one card more on one of the melds that their jokers allow (O-16)."""
        for meld in melds:
            for token, longer in self.grown(meld):
                if not token.startswith(JOKER) or jokers_suit(longer, self.rules):
                    yield token, longer

    def swaps_allowed(self, seat: int) -> bool:
        """Whether a seat may exchange jokers at all now (K-094, O-25)."""
        when = self.rules["joker_swap_when"]
        before = not self.down[seat] and when in ("before", "any")
        return before or (self.may_build(seat) and when in ("after", "any"))

    def released(self) -> Iterator[tuple[str, Laid]]:
        """Every joker of a run that a card in hand may take the place of: the card as written, the run then.

        K-096, K-097, O-23, O-31, O-32.
        """
        assert self.active is not None
        whose = self.rules["joker_swap"]
        for meld in self.melds:
            if meld.kind == "group" or whose == "none" or (whose == "own" and meld.owner != self.active):
                continue
            # Of a run from ace to ace both aces may be jokers: the mark says which is meant.
            aces = [card for card in meld.cards if card == JOKER + "A" + meld.suit]
            for place, token in enumerate(meld.cards):
                card = stands_for(token)
                if token != card and card in self.hands[self.active]:
                    cards = (*meld.cards[:place], card, *meld.cards[place + 1 :])
                    mark = ("-" if place == 0 else "+") if token in aces and len(aces) == 2 else ""
                    yield card + mark, Laid("run", cards, meld.low, meld.owner, meld.number)

    def swaps(self) -> dict[str, list[Laid]]:
        """Every exchange in notation, with the melds of the table as they are after it (K-098, O-29)."""
        found = {}
        for card, run in self.released():
            melds = [run if meld.name == run.name else meld for meld in self.melds]
            for token, longer in self.lay_offs(melds):
                if token.startswith(JOKER):
                    text = f"swap {card} {run.name} {token}:{longer.name}"
                    found[text] = [longer if meld.name == longer.name else meld for meld in melds]
        return found

    def adds(self) -> dict[str, list[Laid]]:
        """Every lay-off in notation, with the melds of the table as they are after it (K-071)."""
        assert self.active is not None
        hand = self.hands[self.active]
        return {
            f"add {token} {longer.name}": [longer if m.name == longer.name else m for m in self.melds]
            for token, longer in self.lay_offs(self.melds)
            if from_hand(token.rstrip("+-")) in hand
        }

    def builds(self) -> dict[str, list[Laid]]:
        """Every lay-off and exchange that is legal now."""
        seat = self.active
        if self.phase != "play" or seat is None:
            return {}
        found = self.adds() if self.may_build(seat) else {}
        if self.swaps_allowed(seat):
            found |= self.swaps()
        return {
            text: melds
            for text, melds in found.items()
            if self.leaves_enough(Counter([self.card_of(text)]), ("either", "no_discard"), melds)
        }

    def card_of(self, text: str) -> str:
        """The card that leaves the hand by an action such as ``add *9h p1.2`` or ``drop Qc``."""
        return from_hand(text.split(" ")[1].rstrip("+-"))

    def drops(self) -> set[str]:
        """Every card that may be discarded (K-075, O-39, O-43)."""
        assert self.active is not None
        hand = self.hands[self.active]
        if len(hand) == 1 and self.go_out == "no_discard":
            return set()
        banned = None if self.rules["may_rediscard_taken"] else self.taken
        return {f"drop {card}" for card in hand if card != banned or hand.count(card) > 1}

    # --- all of it ------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The notation of every legal action of a player but the lay-downs and the cuts."""
        seat = self.turn
        if seat is None or self.phase in ("cut", "over"):
            return set()
        top = self.pile[-1] if self.pile else ""
        takes = {f"take {top}"} if not self.down[seat] or self.rules["down_may_take"] else set()
        match self.phase:
            case "draw":
                return {"leave"} | takes
            case "window":
                return {"no", f"call {top}" if self.rules["active_may_stop"] else f"buy {top}"}
            case "called":
                return {"let"} | takes
            case "let":
                return {f"buy {top}"}
            case "stock":
                return {"stock"}
        return set(self.builds()) | self.drops()

    def act(self, text: str) -> None:
        """Do what ``text`` says, for the seat in turn; the caller asks for legal actions only."""
        seat = self.turn
        assert seat is not None
        verb, *words = text.split(" ")
        match verb:
            case "cut":
                self.meant = int(words[0])
                self.phase, self.turn = "slip", None
            case "take" | "leave" | "let" | "call" | "no" | "buy" | "stock":
                self.choose(verb, seat)
            case "lay":
                self.lay(text)
            case "add" | "swap":
                self.melds = self.builds()[text]
                self.remove([self.card_of(text)])
                self.close_play()
            case "drop":
                self.drop(words[0])

    def drop(self, card: str) -> None:
        """K-075, K-102; O-71: many turns in a row with nothing laid end the round."""
        assert self.active is not None
        self.hands[self.active].remove(card)
        self.pile.append(card)
        self.just_dropped = self.active
        if not self.hands[self.active]:
            self.end_round("out", self.active)
            return
        if self.progress:
            self.stall = 0
        elif self.reshuffled or not self.whole_hand:
            self.stall += 1
        circles = self.rules["stall_circles"]
        if circles and self.stall >= circles * self.seats:
            self.end_round("stalled", None)
        else:
            self.begin_turn(self.after(self.active))
