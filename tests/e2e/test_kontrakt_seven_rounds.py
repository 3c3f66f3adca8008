"""A whole match of ``kontrakt/1`` on a phone, all seven contracts, each round played to its end.

Ane sits at the browser; Bjørn and Cat play by the line. What every round must cost was counted by hand from
the deals below (K-115 to K-119), so neither the page nor the record is believed.
"""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from kontu.records.model import Round
from kontu.records.verification import verify
from tests.e2e.kontrakt_table import (
    Cards,
    Line,
    choose,
    discard,
    draw,
    hand,
    held,
    held_cards,
    meld,
    pass_by,
    put,
    take,
    wait_for_window,
    wait_to_play,
)

CONTRACTS = (
    "2 groups of 3",
    "group of 3 + run of 4",
    "2 runs of 4",
    "3 groups of 3",
    "2 groups of 3 + run of 4",
    "group of 3 + 2 runs of 4",
    "3 runs of 4",
)
SCORES = (
    (0, 22, 88),
    (46, 0, 77),
    (73, 125, 0),
    (0, 22, 104),
    (0, 13, 92),
    (10, 87, 0),
    (0, 94, 110),
)
TOTALS = (129, 363, 471)
NAMES = ("Ane", "Bjørn", "Cat")


@dataclass
class Match:
    """The person at the browser and her tablemates."""

    page: Page
    cards: Cards
    second: Line
    third: Line

    def draw(self) -> None:
        """She leaves the discard, nobody buys it, and she has a card of the stock."""
        draw(self.page)
        self.second.say("no")
        self.third.say("no")
        wait_to_play(self.page)

    def lay(self, *slots: str) -> None:
        """She puts the melds into the slots of the tray, one by one, and lays them down."""
        for number, slot in enumerate(slots):
            put(self.page, number, slot)
        expect(self.page.locator(".slot.good")).to_have_count(len(slots))
        expect(self.page.get_by_text("The contract is complete.")).to_be_visible()
        self.page.get_by_role("button", name="Lay down").click()

    def lay_off(self, card: str, where: str) -> None:
        """She taps on a card and on the meld that takes it."""
        choose(self.page, card)
        expect(meld(self.page, where)).to_have_class(re.compile("takes"))
        before = held(self.page, card).count()
        meld(self.page, where).click()
        expect(held(self.page, card)).to_have_count(before - 1)


def _plan_seven_deals(cards: Cards) -> None:
    """The dealer of each sits to the left of the one before (K-023)."""
    cards.plan(
        "9s 9h 9d Kc Ks Kd 9c Kh 5d 2s",
        "Qs Qh Qd 5s 5h 5c 7d 8d Jc 4s",
        "2h 3h 4h 6c 7c 8c Ts Th As Ad",
        up="3c",
        stock="Qc",
        dealer="p3",
    )
    cards.plan(
        "9s 9h 4h 5h 6h 7h 8c Qc Kd Jd",
        "Js Jh Jc 5c 6c 7c 8c 9c 4c Kh",
        "3c 2h 3h 6d 7d Ts Td As 4s Qs",
        up="9d",
        stock="8h 2c",
        dealer="p1",
    )
    cards.plan(
        "2c 3c 4c 6h 7h 8h Ac Th Jc Kh",
        "As Ah Ad Ks Kc Qh Qc Js 9h 9c",
        "3s 4s 5s 6s 9d Td Jd Qd 7s 2h",
        up="Kd",
        stock="5d 8s",
        dealer="p2",
    )
    cards.plan(
        "4s 4h 4d 8s 8h * Qd Qc Qs 4c 8d 2s",
        "6s 6h 6c Ts Th Tc 3s 3h 3d Kd 7c 9c",
        "3c Ac Ad 2h 5c 5d 7h 7s 9s 9h Jc Jd",
        up="6d",
        dealer="p3",
    )
    cards.plan(
        "9s 9h 9c 5s 5h 5d Th Jh Qh Kh 7c 8h",
        "Js Jh Jd 3s 3h 3d 5c 6c * 8c Kc 9d",
        "4s Td As Ad 2s 2c 6d 6s 7d 7h Qs Qd",
        up="2d",
        dealer="p1",
    )
    cards.plan(
        "7s 7h 7d 4c 5c 6c * 9h Th Jh Qh 2d",
        "Ah As 8c 8h 9c 9s 3h 3d 6d 4h Jc Js",
        "Ks Kh Kd 2s 3s 4s 5s 8d 9d Td Jd 6s",
        up="Qc",
        dealer="p2",
    )
    cards.plan(
        "3s 4s 5s 6s 8d 9d Td Jd 4h 5h 6h 2c",
        "As Ah 2d 3c 4c 6c 8s 9s Tc Jc Kh 2h",
        "8h Ac Ad 3d 5d 6d 7c 9c Th Js Qs Qh",
        up="Kc",
        stock="Qd 7h 7s Ks",
        dealer="p3",
    )


def test_k006_a_whole_match_of_seven_rounds_is_played_in_the_browser(guest: Page, cards: Cards) -> None:
    _plan_seven_deals(cards)
    ane, bjorn, cat = cards.three()
    guest.goto(ane.address)
    with cards.line(bjorn) as second, cards.line(cat) as third:
        match = Match(guest, cards, second, third)
        rounds = (_groups, _buying, _others, _three_groups, _swapping, _joker_placed, _whole_hand)
        for number, play in enumerate(rounds, 1):
            expect(guest.locator(".felt .contract")).to_contain_text(f"Round {number} of 7")
            expect(guest.locator(".felt .contract")).to_contain_text(CONTRACTS[number - 1])
            play(match)
            if number < len(rounds):
                _end_of_round(match, ane.table, number)
    _podium(guest)
    _whole_record(cards.record(ane.table))


def _groups(match: Match) -> None:
    """Round 1: Ane lays down by the tray, lays off four cards in her next turn, and goes out."""
    take(match.page, "3c")
    match.lay("9s 9h 9d", "Kc Ks Kd")
    discard(match.page, "3c")
    match.second.play("take 3c", "lay QsQhQd 5s5h5c", "drop Jc")
    match.third.play("take Jc", "drop 2h")
    match.draw()
    for card, where in (("9c", "p1.1"), ("Kh", "p1.2"), ("5d", "p2.2"), ("Qc", "p2.1")):
        match.lay_off(card, where)
    discard(match.page, "2s")


def _buying(match: Match) -> None:
    """Round 2: Ane buys what she needs out of turn and lays down; Bjørn goes out."""
    match.second.play("leave")
    wait_for_window(match.page)
    match.third.say("no")
    match.page.get_by_role("button", name="Buy 9♦").click()
    match.second.play("stock", "lay JsJhJc 5c6c7c8c", "drop Kh")
    expect(hand(match.page)).to_have_count(12)
    assert sorted(held_cards(match.page)[-2:]) == ["8h", "9d"]
    match.third.play("take Kh", "drop 3c")
    take(match.page, "3c")
    match.lay("9s 9h 9d", "4h 5h 6h 7h")
    discard(match.page, "3c")
    match.second.play("take 3c", "add 9c p2.2", "add 4c p2.2", "add 3c p2.2", "drop 2c")


def _others(match: Match) -> None:
    """Round 3: what Ane leaves is bought in front of her; she draws all the same, and Cat goes out."""
    match.third.play("take Kd", "lay 3s4s5s6s 9dTdJdQd", "drop 2h")
    draw(match.page)
    match.third.say("no")
    match.second.say("buy 2h")
    wait_to_play(match.page)
    expect(held(match.page, "8s")).to_have_count(1)
    discard(match.page, "Kh")
    match.second.play("take Kh", "drop 5d")
    match.third.play("take 5d", "add 7s p3.1", "add Kd p3.2", "drop 5d")


def _three_groups(match: Match) -> None:
    """Round 4: a group of Ane's has a joker, and she lays off on one of Bjørn's."""
    take(match.page, "6d")
    match.lay("4s 4h 4d", "8s 8h *", "Qd Qc Qs")
    discard(match.page, "6d")
    match.second.play("take 6d", "lay 6s6h6c TsThTc 3s3h3d", "drop Kd")
    match.third.play("take Kd", "drop 3c")
    take(match.page, "3c")
    for card, where in (("4c", "p1.1"), ("8d", "p1.2"), ("3c", "p2.3")):
        match.lay_off(card, where)
    discard(match.page, "2s")


def _swapping(match: Match) -> None:
    """Round 5: Ane frees the joker of Bjørn's run, lays it on her own, and goes on from there."""
    match.second.play("take 2d", "lay JsJhJd 3s3h3d 5c6c*7c8c", "drop Kc")
    match.third.play("take Kc", "drop 4s")
    take(match.page, "4s")
    match.lay("9s 9h 9c", "5s 5h 5d", "Th Jh Qh Kh")
    discard(match.page, "4s")
    match.second.play("take 4s", "drop 2d")
    match.third.play("take 2d", "drop Td")
    take(match.page, "Td")
    choose(match.page, "7c")
    meld(match.page, "p2.3").click()
    # Several melds would take the joker: she says which, and as which card.
    match.page.get_by_role(
        "button", name=re.compile(r"lay the joker on Ane \(you\), no\. 3 as .*9♥$")
    ).click()
    expect(meld(match.page, "p2.3")).to_have_accessible_name(re.compile("6 of clubs, 7 of clubs, 8 of clubs"))
    match.lay_off("8h", "p1.3")
    discard(match.page, "Td")


def _joker_placed(match: Match) -> None:
    """Round 6: Ane chooses in the tray which end her joker stands at; Cat goes out."""
    match.third.play("take Qc", "lay KsKhKd 2s3s4s5s 8d9dTdJd", "drop Qc")
    take(match.page, "Qc")
    put(match.page, 0, "7s 7h 7d")
    put(match.page, 1, "4c 5c 6c *")
    put(match.page, 2, "9h Th Jh Qh")
    which = match.page.get_by_role("group", name="What does the joker stand for?")
    expect(which.get_by_role("button")).to_have_count(2)
    which.get_by_role("button", name="7♣").click()
    match.page.get_by_role("button", name="Lay down").click()
    expect(meld(match.page, "p1.2")).to_have_accessible_name(re.compile("6 of clubs, joker for 7 of clubs"))
    discard(match.page, "2d")
    match.second.play("take 2d", "drop Ah")
    match.third.play("take Ah", "add 6s p3.2", "drop Ah")


def _whole_hand(match: Match) -> None:
    """Round 7: with two bought cards more to place, Ane lays all fifteen at once (K-050, K-108)."""
    match.draw()
    discard(match.page, "2c")
    match.second.play("leave")
    match.third.say("no")
    pass_by(match.page)
    match.second.play("stock", "drop 7h")
    match.third.play("leave")
    match.second.say("no")
    wait_for_window(match.page)
    match.page.get_by_role("button", name="Buy 7♥").click()
    # The card under it is for sale too, but not to whoever has just bought (K-087).
    match.second.say("no")
    match.third.play("stock", "drop 8h")
    take(match.page, "8h")
    expect(hand(match.page)).to_have_count(15)
    match.lay("3s 4s 5s 6s 7s", "8d 9d Td Jd Qd", "4h 5h 6h 7h 8h")


def _end_of_round(match: Match, table: str, number: int) -> None:
    """The end of the round says what it cost; so does the table of rounds, and the record, which is true."""
    page = match.page
    expect(page.get_by_role("heading", name=f"Round {number} is over")).to_be_visible()
    out = SCORES[number - 1].index(0)
    winner = f"{NAMES[out]} (you)" if out == 0 else NAMES[out]
    expect(page.get_by_text(f"{winner} went out.")).to_be_visible()
    expect(page.locator(".hands .points b")).to_have_text([str(points) for points in SCORES[number - 1]])
    page.get_by_role("button", name="Scores").click()
    _table_of_rounds(page.get_by_role("dialog").get_by_role("table"), number)
    page.keyboard.press("Escape")
    _true_rounds(match.cards.record(table), number)
    match.second.ready()
    match.third.ready()
    page.get_by_role("button", name="Next round").click()


def _table_of_rounds(sheet: Locator, played: int) -> None:
    """Every contract stands in it, what the rounds played cost, and the sums so far."""
    expect(sheet.locator("tbody .what")).to_have_text(CONTRACTS)
    shown = [
        re.sub(r"\D", "", cell)
        for row in sheet.locator("tbody tr").all()
        for cell in row.locator("td").all_text_contents()
    ]
    assert shown == [
        str(points) if number <= played else ""
        for number, round_ in enumerate(SCORES, 1)
        for points in round_
    ]
    expect(sheet.locator("tfoot td")).to_have_text([str(sum(of_seat)) for of_seat in _columns(played)])


def _columns(played: int) -> list[tuple[int, ...]]:
    """The scores of each seat in the rounds played."""
    return list(zip(*SCORES[:played], strict=True))


def _true_rounds(record: str, played: int) -> tuple[Round, ...]:
    """The rounds of the record, all of it true, in which as many are ``played`` and cost what they must."""
    verified = verify(record.encode())
    assert (verified.problems, verified.exit_code) == ((), 0)
    assert verified.record is not None
    rounds = verified.record.rounds
    assert tuple(one.scores for one in rounds) == SCORES[:played]
    sums = [tuple(map(sum, _columns(number))) for number in range(1, played + 1)]
    assert [one.totals or one.scores for one in rounds] == sums
    return rounds


def _podium(page: Page) -> None:
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(page.get_by_text("The end: the last round is played.")).to_be_visible()
    steps = page.locator(".podium li")
    for step, name, total in zip(steps.all(), ("You", "Bjørn", "Cat"), TOTALS, strict=True):
        expect(step.locator(".name")).to_have_text(name)
        expect(step.locator("b")).to_have_text(str(total))
    expect(steps.locator(".step")).to_have_text(["1", "2", "3"])
    _table_of_rounds(page.locator(".sheet").get_by_role("table"), 7)


def _whole_record(text: str) -> None:
    rounds = _true_rounds(text, 7)
    assert [(one.dealer, one.end) for one in rounds] == [
        (dealer, "out") for dealer in ("p3", "p1", "p2", "p3", "p1", "p2", "p3")
    ]
    record = verify(text.encode()).record
    assert record is not None
    assert (record.variant, record.rules, record.view) == ("kontrakt/1", {}, "all")
    assert (record.totals, record.seats) == (TOTALS, NAMES)
    done = [entry.action for one in rounds for entry in one.play or () if entry.actor == "p1"]
    assert [action for action in done if action[:3] in {"lay", "buy", "swa"}] == [
        "lay 9s9h9d KsKdKc",
        "buy 9d",
        "lay 9s9h9d 4h5h6h7h",
        "lay 4s4h4d 8s8h* QsQdQc",
        "lay 9s9h9c 5s5h5d ThJhQhKh",
        "swap 7c p2.3 *9h:p1.3",
        "lay 7s7h7d 4c5c6c*7c 9hThJhQh",
        "buy 7h",
        "lay 3s4s5s6s7s 8d9dTdJdQd 4h5h6h7h8h",
    ]
