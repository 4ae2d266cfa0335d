"""The registration desk as it is said at the line, and what Enter will do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Moment, Terms
from tdtool.tournament.no_show_commands import MarkNoShow, PullStack
from tdtool.tournament.refusal import Code

if TYPE_CHECKING:
    from tests.line.floor_of_names import Floor

PRICES = Prices(Currency("EUR", "€", 2), Price(100_00, fee=10_00), Price(50_00))
TERMS = Terms(
    Extra(Price(90_00, fee=10_00), 20_000, most=1),
    Extra(Price(100_00), 30_000, begins=Moment(2, after=True)),
)
KIM, JAN = 7, 1


@pytest.fixture(scope="module")
def counter(quiet_floor: Floor) -> Floor:
    """Sell entries at €110, rebuys and add-ons; nobody has paid yet, but Jan, twice."""
    quiet_floor.do(mc.SetPrices(PRICES))
    quiet_floor.do(mc.SetTerms(TERMS))
    quiet_floor.do(mc.SetCashier("Ánn Bäcker"))
    quiet_floor.do(mc.TakePayment(JAN))
    quiet_floor.do(mc.Rebuy(JAN, Means.CARD))
    return quiet_floor


def effects(floor: Floor, text: str) -> dict[str, str]:
    return {effect.label: effect.text for effect in floor.first(text).effects}


def said(floor: Floor, text: str) -> list[str]:
    return [
        f"{one.subject} {one.verb}; {one.remark}".removesuffix("; ")
        for one in floor.read(text).candidates
    ]


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("kim do rebuy", mc.Rebuy(KIM)),
        ("rebuy kim do", mc.Rebuy(KIM)),
        ("12.7 rebuy card", mc.Rebuy(KIM, Means.CARD)),
        ("12.7 card rebuy", mc.Rebuy(KIM, Means.CARD)),
        ("12.7 rebuy by card", mc.Rebuy(KIM, Means.CARD)),
        ("12.7 re-buy in cash", mc.Rebuy(KIM, Means.CASH)),
        ("12.7 add-on ticket", mc.AddOn(KIM, Means.TICKET)),
        ("add on kim do", mc.AddOn(KIM)),
        ("12.7 pays", mc.TakePayment(KIM)),
        ("12.7 pays 110 card", mc.TakePayment(KIM, Means.CARD)),
        ("12.7 pays €110.00 by transfer", mc.TakePayment(KIM, Means.TRANSFER)),
        ("pays 12.7", mc.TakePayment(KIM)),
        ("pays 12.7 110 cash", mc.TakePayment(KIM, Means.CASH)),
        ("jan refund", mc.Refund(JAN, 2)),
        ("refund 12.1 transfer", mc.Refund(JAN, 2, Means.TRANSFER)),
        ("refund 1", mc.Refund(JAN, 1)),
        ("refund receipt 2 cash", mc.Refund(JAN, 2, Means.CASH)),
        ("12.7 refund", mc.Refund(KIM)),
        ("void 2 card, not cash", mc.VoidReceipt(2, "card, not cash")),
        ("void receipt 2: typed twice", mc.VoidReceipt(2, "typed twice")),
        ("void 9", mc.VoidReceipt(9, "")),
        ("void 2", GoOn()),
        ("cashier Bo", mc.SetCashier("Bo")),
        ("cashier nobody", mc.SetCashier()),
        ("cashier Void 7", mc.SetCashier("Void 7")),
        ("kim do no show", MarkNoShow(KIM)),
        ("12.7 no-show", MarkNoShow(KIM)),
        ("12.7 never came", MarkNoShow(KIM)),
        ("12.7 stack pulled", PullStack(KIM)),
        ("12.7 stack pulled 17,000", PullStack(KIM, 17_000)),
        ("pull stack 12.7", PullStack(KIM)),
        ("pull 12.7 17000", PullStack(KIM, 17_000)),
        # What meant something else still does.
        ("refund entry kim do", c.Unregister(KIM)),
        ("late Till Pull", c.RegisterAndSeat(name="Till Pull")),
    ],
)
def test_what_is_said_at_the_desk(counter: Floor, text: str, command: object) -> None:
    first = counter.first(text)
    assert first.act == command
    # What Tab puts into the line means the same.
    if not isinstance(first.act, GoOn) and first.completion:
        assert counter.first(first.completion).act == command


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("rebuy", "Who? A name (kim rebuy) or a seat (12.5 rebuy)."),
        ("add-on zzqx", "Nobody called “zzqx” is entered."),
        ("12.5 12.6 rebuy", "One player at a time, please."),
        ("12.5 # no show", "“#” makes no sense here."),
        ("pays", "Who? A name (kim pays) or a seat (12.5 pays)."),
        ("12.7 pays a lot", "“a lot” is no amount."),
        ("12.7 pays 200 card", "Kim Do-eul owes €110 for his entry, not €200."),
        ("refund", "Who? A name (kim refund) or a seat (12.5 refund)."),
        ("refund 99", "There is no receipt 99."),
        ("void", "Which receipt, and why? void 123 card, not cash."),
        ("void kim", "Which receipt, and why? void 123 card, not cash."),
        ("12.7 stack pulled half", "“half” is no number of chips."),
        ("stack pulled", "Who? A name (kim stack pulled) or a seat (12.5 stack pulled)."),
    ],
)
def test_what_is_missing_is_said(counter: Floor, text: str, hint: str) -> None:
    reading = counter.read(text)
    assert (reading.candidates, reading.hint) == ((), hint)


def test_what_enter_will_do_with_money(counter: Floor) -> None:
    assert effects(counter, "12.7 rebuy card") == {
        "Takes": "€100 card",
        "Receipt": "3",
        "Chips": "20,000 chips to him",
    }
    assert said(counter, "12.7 rebuy")[0] == "Kim Do-eul rebuys; 20,000 chips"
    assert said(counter, "12.7 pays")[0] == "Kim Do-eul pays €110; his buy-in"
    assert effects(counter, "12.7 pays 110") == {"Takes": "€110 card", "Receipt": "3"}
    assert effects(counter, "late Zoë") | {"Seat": ""} == {
        "Entry": "22",
        "Seat": "",
        "Takes": "€110 card",
        "Receipt": "3",
    }
    assert effects(counter, "register A, B")["Takes"] == "€220, 2 receipts"
    # Of two who are called so, the one who owes that much.
    assert said(counter, "kim pays 110")[0].startswith("Kim ")


def test_what_enter_will_do_with_receipts(counter: Floor) -> None:
    assert said(counter, "jan refund")[:2] == [
        "Jan Havlíň gets €100 back; rebuy, receipt 2",
        "Jan Havlíň gets €110 back; buy-in, receipt 1",
    ]
    assert effects(counter, "jan refund") == {
        "Gives back": "€100 card",
        "Receipt": "3, for receipt 2",
        "Chips": "20,000 chips leave play",
    }
    assert effects(counter, "void 2 typed twice") == {
        "Receipt 2": "rebuy €100 counts no more",
        "Chips": "20,000 are not his: take them back",
    }
    assert effects(counter, "void 1 typed twice") == {
        "Receipt 1": "buy-in €110 counts no more",
        "To pay": "€110 by Jan Havlíň",
    }
    long = "x" * 80
    assert said(counter, f"void 1 {long}")[0].endswith("x…")
    assert counter.first("void 1").remark == "go on typing: why; Jan Havlíň, buy-in €110 cash"


def test_refusals_give_their_reason(counter: Floor) -> None:
    """What a house rule refuses can be done anyway; what cannot be, cannot."""
    refusal = counter.first("12.7 add-on").refusal
    assert refusal is not None
    assert (refusal.code, refusal.house) == (Code.SALE_CLOSED, True)
    assert refusal.sentence == "Add-ons begin with the break after level 2."
    refusal = counter.first("jan rebuy").refusal
    assert refusal is not None
    assert (refusal.code, refusal.house) == (Code.SALES_USED, True)
    for text, code in (
        ("jan pays", Code.NOTHING_DUE),
        ("12.7 refund", Code.NOTHING_DUE),
        ("void 9 why", Code.NO_SUCH_RECEIPT),
        ("12.7 stack pulled", Code.NOT_A_NO_SHOW),
        ("cashier ann bäcker", Code.NOTHING_CHANGES),
    ):
        refused = counter.first(text).refusal
        assert refused is not None
        assert (refused.code, refused.house) == (code, False)


def test_cashiers_are_known_again(counter: Floor) -> None:
    assert said(counter, "cashier a") == [
        "Ánn Bäcker sits at the till; sat there before",
        "a sits at the till; new",
    ]
    assert said(counter, "cashier ann bäcker") == ["Ánn Bäcker sits at the till; sat there before"]
    assert said(counter, "cashier")[:2] == [
        "Ánn Bäcker sits at the till; sat there before",
        "Nobody sits at the till",
    ]
    assert effects(counter, "cashier nobody") == {"Receipts": "written in no name"}
    assert effects(counter, "cashier Bo") == {"Receipts": "written in this name from now on"}


def test_a_day_at_the_desk(floor: Floor) -> None:
    floor.do(mc.SetPrices(PRICES))
    floor.do(mc.SetTerms(replace(TERMS, add_on=None)))
    assert said(floor, "cashier") == ["Who sits at the till is named; go on typing: cashier Ann"]
    floor.say("cashier Ann")
    floor.say("12.7 pays 110 card")
    floor.say("12.7 rebuy")
    floor.say("12.7 refund cash")
    assert effects(floor, "void 3 he keeps it") == {
        "Receipt 3": "refund €100 counts no more",
        "Chips": "20,000 are his again",
    }
    floor.say("void 3 he keeps it")
    floor.say("12.7 out")
    # Whoever was reported out is back with a rebuy; his seat is named as well.
    floor.do(mc.SetTerms(replace(TERMS, rebuy=replace(TERMS.rebuy, most=None))))  # type: ignore[type-var]
    assert effects(floor, "12.7 rebuy")["Seat"] == "12.7, his old one"
    floor.say("kim do rebuy")
    assert effects(floor, "12.5 no show") == {"Stack": "stays in 12.5 and is blinded off"}
    floor.say("12.5 no show")
    assert said(floor, "12.6 stack pulled") == [
        "Françoise Ébrard is pulled; not marked as a no-show"
    ]
    assert said(floor, "12.5 stack pulled 17,000") == ["Ελένη Καρά is pulled with 17,000"]
    pulled = effects(floor, "12.5 stack pulled 17,000")
    assert (pulled["Chips"], pulled["Table 12"]) == ("17,000 leave play", "8 of 9")
    floor.say("12.5 stack pulled 17,000")
    assert 5 in floor.state.busts
