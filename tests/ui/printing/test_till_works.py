"""What receipts and the cash-up take from the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.values import Sheet
from tdtool.ui.printing.offer import Offer
from tests.tournament.evening import MINUTE, Evening
from tests.ui.printing.at_the_desk import printed, unclear, work

if TYPE_CHECKING:
    from pathlib import Path

PRICES = Prices(Currency("EUR", "€", 2), Price(100_00, fee=10_00), Price(50_00))
REBUY = Extra(Price(90_00, fee=9_50), 20_000)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Four entered at €110: two with nobody named at the till, two with Ann, by card."""
    made = Evening(tmp_path)
    made.do(mc.SetPrices(PRICES))
    made.do(mc.SetTerms(Terms(REBUY)))
    made.do(c.Register(names=("Kim Do-eul", "يوسف الزهروني")))
    made.clock.pass_(MINUTE)
    made.do(mc.SetCashier("小野原 灯乃"))
    made.do(c.Register(names=("Bo Lind", "Oksana Wit"), means=Means.CARD))
    return made


def test_without_receipts_nothing_is_printed(tmp_path: Path) -> None:
    bare = Evening(tmp_path)
    assert unclear(bare.desk, Offer.RECEIPTS).startswith("No receipt is written yet")
    assert unclear(bare.desk, Offer.CASH_UP).startswith("No receipt is written yet")


def test_the_last_receipts_are_offered_first(evening: Evening) -> None:
    made = work(evening.desk, Offer.RECEIPTS)
    assert (made.says, made.records) == ("2 receipts.", ())
    text = printed(made)
    for words in (
        *("Bo Lind", "Buy-in", "Receipt 3", "€110", "Prizes", "€100", "Fee", "€10"),
        *("Entry 3", "Paid card, 12:01", "Received by 小野原 灯乃", "Oksana Wit"),
    ):
        assert words in text, words
    assert "Kim Do-eul" not in text


def test_receipts_are_picked_by_number_or_name(evening: Evening) -> None:
    evening.do(c.DrawSeats(open_tables=True))
    evening.do(c.StartClock())
    evening.do(c.ReEnter(3))
    evening.do(mc.Rebuy(5))
    evening.do(mc.Refund(5, 6))
    evening.do(mc.VoidReceipt(4, "typed twice"))
    assert work(evening.desk, Offer.RECEIPTS, "1-3, 4").says == "4 receipts."
    assert work(evening.desk, Offer.RECEIPTS, "bo").says == "4 receipts."
    seat = evening.state.entries[5].seat
    text = printed(work(evening.desk, Offer.RECEIPTS, "3-7"))
    for words in (
        *("Re-entry, his 2nd entry", "€50", "20,000 chips", f"Seat {seat}"),
        *("Rebuy", "€99.50", "Given back, receipt 7"),
        *("Rebuy, receipt 6", "GIVEN BACK", "Void since 12:01"),
    ):
        assert words in text, words
    assert unclear(evening.desk, Offer.RECEIPTS, "77") == "There is no receipt 77."
    assert unclear(evening.desk, Offer.RECEIPTS, "zzqx") == "Nobody here is called “zzqx”."
    evening.do(mc.SetPrices(Prices(PRICES.currency)))
    evening.do(c.RegisterAndSeat(name="Free Guest"))
    assert unclear(evening.desk, Offer.RECEIPTS, "free") == "“free” has no receipt."


def test_the_cash_up_is_by_person_and_means(evening: Evening) -> None:
    evening.do(mc.Refund(3, means=Means.CASH))
    evening.do(mc.VoidReceipt(1, "typed twice"))
    evening.do(mc.TakePayment(1, Means.TRANSFER))
    evening.desk.undo()
    made = work(evening.desk, Offer.CASH_UP)
    assert made.says == "€220 in the till."
    assert made.records == (c.RecordSheet(Sheet.CASH_UP),)
    lines = [line.strip() for line in printed(made).splitlines()]
    packed = [line.replace(" ", "") for line in lines]
    for words in (
        "€220, as of 12:01",
        "Taken back with Undo, and in no sum: receipt 6.",
        "No cashier named",
        "小野原 灯乃",
        "All together",
    ):
        assert any(words in line for line in lines), words
    for row in ("Card2220220", "Cash10110-110", "Together3220110110", "Buy-ins3330"):
        assert any(row in line.replace("−", "-") for line in packed), (row, packed)
    assert any("Refunds1-110" in line.replace("−", "-") for line in packed)
    assert any(line.startswith("1KimDo-eul,buy-in") for line in packed)


def test_one_cashier_needs_no_sum_of_all(tmp_path: Path) -> None:
    alone = Evening(tmp_path)
    alone.do(mc.SetPrices(PRICES))
    alone.do(c.Register(names=("Kim",)))
    text = printed(work(alone.desk, Offer.CASH_UP))
    assert "All together" not in text
    assert "No cashier named" in text
