"""The registration desk: receipts, rebuys and add-ons, refunds, the cash-up, no-shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.desk import Done
from tdtool.rules.prizes.pool import FREE, Price
from tdtool.tournament import commands as c
from tdtool.tournament import no_show_commands as nc
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.board_view import Field, board_view
from tdtool.tournament.entry_view import Stand, alternates, entry_view
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.cash_up import SoldOf, Taken, cash_up
from tdtool.tournament.money.currency import CURRENCIES, Currency
from tdtool.tournament.money.intake import entered, pool_of, prices_of
from tdtool.tournament.money.means import Means, Sale
from tdtool.tournament.money.periods import named
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.receipts import owed
from tdtool.tournament.money.terms import Extra, Moment, Terms
from tdtool.tournament.plans.alternates import next_alternate
from tdtool.tournament.plans.sizes import registration_open
from tdtool.tournament.queries import average_stack, chips_in_play
from tdtool.tournament.refusal import Code
from tdtool.tournament.registration_view import registration_view
from tdtool.tournament.state import Status
from tdtool.tournament.values import NewPenalty, PenaltyKind, SeatAt
from tests.tournament.evening import MINUTE, Evening

EURO = Currency("EUR", "€", 2)
PRICES = Prices(EURO, Price(prize=100_00, fee=10_00), Price(prize=50_00))
REBUY = Extra(Price(prize=90_00, fee=10_00), 20_000, most=2, ends=Moment(2))
ADD_ON = Extra(Price(prize=100_00), 30_000, most=1, begins=Moment(2, after=True), ends=Moment(3))
TERMS = Terms(REBUY, ADD_ON)


@pytest.fixture
def priced(evening: Evening) -> Evening:
    """One table of six in seats 1 to 6, each paid €110 in cash; the clock runs."""
    evening.do(mc.SetPrices(PRICES))
    evening.do(mc.SetTerms(TERMS))
    evening.full_table()
    evening.do(c.StartClock())
    return evening


def pool(evening: Evening) -> int:
    return pool_of(prices_of(evening.state), entered(evening.state)).paid_in


def total(evening: Evening) -> int:
    return cash_up(evening.state).total


def test_without_prices_nothing_is_written(six: Evening) -> None:
    assert six.do(c.RegisterAndSeat(name="Late")).told == "Late registered, Late drew 1.9"
    assert (six.state.till.receipts, cash_up(six.state).lines) == ({}, ())
    six.refused(mc.TakePayment(1), Code.NOTHING_DUE)
    six.refused(mc.Rebuy(1), Code.NOT_SOLD)
    six.refused(mc.AddOn(1), Code.NOT_SOLD)
    six.refused(mc.Refund(1), Code.NOTHING_DUE)


def test_registering_takes_payment_and_remembers_how(evening: Evening) -> None:
    evening.do(mc.SetPrices(PRICES))
    evening.do(mc.SetCashier("Mo"))
    done = evening.do(c.Register(names=("Ana", "Bo"), means=Means.CARD))
    assert [fact.KIND for fact in done.facts] == ["entry_registered"] * 2 + ["receipt_given"] * 2
    evening.do(c.RegisterAndSeat(name="Cy"))
    first, _, third = evening.state.till.receipts.values()
    assert (first.number, first.entry, first.amount) == (1, 1, 110_00)
    assert (third.means, evening.desk.texts()[third.cashier]) == (Means.CARD, "Mo")
    assert owed(evening.state, 1) == FREE
    evening.refused(mc.TakePayment(1), Code.NOTHING_DUE)


def test_a_reentry_costs_its_own_price(priced: Evening) -> None:
    done = priced.do(c.ReEnter(2, means=Means.TICKET))
    assert done.told == (
        "1.2 T1 seat 2 out, T1 seat 2 re-entered, "
        "T1 seat 2 re-entry €50 ticket, receipt 7, T1 seat 2 drew 1.9"
    )
    assert (total(priced), pool(priced)) == (710_00, 650_00)
    priced.do(c.TakeBackBust(2))
    assert (total(priced), pool(priced)) == (660_00, 600_00)
    assert priced.state.till.receipts[8].of == 7


def test_who_was_entered_before_the_prices_pays_later(six: Evening) -> None:
    six.do(mc.SetPrices(PRICES))
    assert owed(six.state, 1).total == 110_00
    assert six.do(mc.TakePayment(1)).told == "T1 seat 1 buy-in €110 cash, receipt 1"
    six.do(c.ReEnter(2))
    six.do(mc.VoidReceipt(2, "typed twice"))
    assert six.do(mc.TakePayment(7)).told == "T1 seat 2 re-entry €50 cash, receipt 3"
    # A receipt on paper keeps its number, although it was undone.
    six.desk.undo()
    assert six.do(mc.TakePayment(7)).told.endswith("receipt 4")
    assert cash_up(six.state).undone == (3,)


def test_many_receipts_are_counted(evening: Evening) -> None:
    evening.do(mc.SetPrices(PRICES))
    done = evening.do(c.Register(names=tuple("abcd")))
    assert done.told == "4 players registered, 4 receipts"


# Rebuys and add-ons.


def test_rebuys_feed_the_average_and_the_pool(priced: Evening) -> None:
    assert average_stack(priced.state) == 20_000
    assert priced.do(mc.Rebuy(1)).told == "T1 seat 1 rebuy €100 cash, receipt 7"
    priced.do(mc.Rebuy(1, Means.CARD))
    assert (chips_in_play(priced.state), average_stack(priced.state)) == (160_000, 26_666)
    assert (pool(priced), total(priced)) == (780_00, 860_00)
    said = priced.refused(mc.Rebuy(1), Code.SALES_USED, house=True)
    assert said == "2 rebuys are allowed, and T1 seat 1 has had 2."
    priced.do(mc.Rebuy(1), override="the last hand of the period")


def test_a_rebuy_brings_back_who_was_reported_out(priced: Evening) -> None:
    priced.do(c.Bust((3,)))
    assert priced.do(mc.Rebuy(3)).told == "T1 seat 3 is back, T1 seat 3 rebuy €100 cash, receipt 7"
    assert priced.at(1, 3).id == 3
    assert chips_in_play(priced.state) == 140_000
    dq = NewPenalty(4, PenaltyKind.DISQUALIFICATION)
    priced.do(rc.WriteRuling(players=(4,), penalties=(dq,)))
    priced.refused(mc.Rebuy(4), Code.DISQUALIFIED)
    # Whoever re-entered rebuys for the entry he plays now.
    priced.do(c.ReEnter(5))
    priced.do(mc.Rebuy(5))
    assert priced.state.till.receipts[9].entry == 7


def test_periods_are_house_matters(priced: Evening) -> None:
    said = priced.refused(mc.AddOn(1), Code.SALE_CLOSED, house=True)
    assert said == "Add-ons begin with the break after level 2."
    priced.clock.pass_(45 * MINUTE)
    said = priced.refused(mc.Rebuy(1), Code.SALE_CLOSED, house=True)
    assert said == "Rebuys ended with level 2."
    assert priced.do(mc.AddOn(1)).told == "T1 seat 1 add-on €100 cash, receipt 7"
    said = priced.refused(mc.AddOn(1), Code.SALES_USED, house=True)
    assert said == "1 add-on is allowed, and T1 seat 1 has had 1."
    priced.do(c.Bust((2,)))
    priced.refused(mc.AddOn(2), Code.ALREADY_OUT)
    assert named(priced.state.structure, Moment(9)) == "level 9"
    priced.do(mc.SetTerms(Terms(add_on=replace(ADD_ON, ends=None))))
    priced.clock.pass_(40 * MINUTE)
    priced.do(mc.AddOn(3))


def test_add_ons_before_the_draw_are_no_chips_in_play_yet(evening: Evening) -> None:
    evening.do(mc.SetTerms(Terms(replace(REBUY, ends=None), Extra(FREE, 5_000))))
    evening.do(c.Register(names=("Ana",)))
    evening.refused(mc.Rebuy(1), Code.NOT_IN_PLAY)
    evening.do(mc.AddOn(1))
    assert chips_in_play(evening.state) == 0
    evening.do(c.DrawSeats(open_tables=True))
    assert chips_in_play(evening.state) == 25_000


def test_a_break_before_the_first_level_is_its_beginning(evening: Evening) -> None:
    rows = evening.state.structure.rows
    evening.do(c.ChangeStructure(replace(evening.state.structure, rows=(rows[2], *rows))))
    evening.do(mc.SetTerms(TERMS))
    evening.full_table()
    evening.do(c.StartClock())
    evening.do(mc.Rebuy(1))


@pytest.mark.parametrize(
    "extra",
    [
        Extra(Price(prize=-1), 100),
        Extra(Price(bounty=5), 100),
        Extra(FREE, 0),
        Extra(FREE, 100, most=0),
        Extra(FREE, 100, begins=Moment(0)),
        Extra(FREE, 100, begins=Moment(3, after=True), ends=Moment(3)),
    ],
)
def test_terms_that_cannot_be(evening: Evening, extra: Extra) -> None:
    evening.refused(mc.SetTerms(Terms(add_on=extra)), Code.BAD_NUMBER)
    evening.refused(mc.SetTerms(Terms()), Code.NOTHING_CHANGES)


# Refunds and void receipts.


def test_a_refunded_buy_in_is_no_entry(priced: Evening) -> None:
    said = priced.refused(mc.Refund(1), Code.ALREADY_SEATED, house=True)
    assert said == "T1 seat 1 has been dealt in at 1.1."
    done = priced.do(mc.Refund(1, means=Means.TRANSFER), override="ill before his first hand")
    assert done.told == ("T1 seat 1 refund €110 transfer, receipt 7, T1 seat 1 unregistered")
    assert priced.state.entries[1].status is Status.UNREGISTERED
    assert (total(priced), pool(priced)) == (550_00, 500_00)
    assert priced.state.till.means is Means.CASH
    said = priced.refused(mc.VoidReceipt(7, "no"), Code.NO_SUCH_ENTRY)
    assert said.endswith("is not entered any more; enter anew.")


def test_unregistering_gives_all_back(priced: Evening) -> None:
    priced.do(mc.Rebuy(2))
    priced.do(c.Unregister(2), override="wrong event")
    assert total(priced) == 550_00
    assert priced.state.till.chips == {}


def test_a_refunded_rebuy_takes_its_chips_along(priced: Evening) -> None:
    priced.do(mc.Rebuy(1))
    assert priced.do(mc.Refund(1)).told == "T1 seat 1 refund €100 cash, receipt 8"
    assert (chips_in_play(priced.state), pool(priced)) == (120_000, 600_00)
    said = priced.refused(mc.Refund(1, 7), Code.NO_SUCH_RECEIPT)
    assert said == "T1 seat 1 has no receipt 7 that stands."
    said = priced.refused(mc.VoidReceipt(7, "x"), Code.NO_SUCH_RECEIPT)
    assert said == "The money of receipt 7 went back with receipt 8."
    priced.do(mc.VoidReceipt(8, "he keeps it"))
    assert (chips_in_play(priced.state), total(priced)) == (140_000, 760_00)
    priced.do(c.Bust((1,)))
    priced.refused(mc.Refund(1, 7), Code.ALREADY_OUT, house=True)


def test_void_receipts(priced: Evening) -> None:
    priced.do(mc.Rebuy(1))
    priced.refused(mc.VoidReceipt(7, "  "), Code.EMPTY_TEXT)
    priced.refused(mc.VoidReceipt(70, "x"), Code.NO_SUCH_RECEIPT)
    done = priced.do(mc.VoidReceipt(7, "card, not cash"))
    assert done.told == "receipt 7 of T1 seat 1 void"
    priced.refused(mc.VoidReceipt(7, "x"), Code.NOTHING_CHANGES)
    assert chips_in_play(priced.state) == 120_000
    note = priced.do(c.WriteNote("quiet"))
    priced.do(mc.VoidReceipt(1, "card, not cash"))
    assert isinstance(priced.desk.undo(note.action), Done)
    assert (owed(priced.state, 1).total, total(priced)) == (110_00, 550_00)
    assert [one.number for one in cash_up(priced.state).void] == [1, 7]
    assert priced.reopened().state == priced.state


def test_the_currency_stays_once_a_receipt_is_written(priced: Evening) -> None:
    priced.refused(mc.SetPrices(replace(PRICES, currency=CURRENCIES[2])), Code.PRIZE_PAID)
    priced.do(mc.SetPrices(replace(PRICES, added=5_00)))


def test_what_stands_in_the_way_of_undoing(priced: Evening) -> None:
    bought = priced.do(mc.Rebuy(1))
    priced.do(mc.Refund(1))
    assert not isinstance(priced.desk.undo(bought.action), Done)
    priced.desk.undo()
    priced.do(mc.VoidReceipt(7, "x"))
    assert not isinstance(priced.desk.undo(bought.action), Done)
    entry = priced.do(c.RegisterAndSeat(name="Late"))
    void = priced.do(mc.VoidReceipt(9, "x"))
    priced.do(mc.TakePayment(7))
    assert not isinstance(priced.desk.undo(entry.action), Done)
    assert isinstance(priced.desk.undo(void.action), Done)
    priced.do(c.Unregister(7), override="x")
    assert not isinstance(priced.desk.redo(), Done)


# Cashiers and the cash-up.


def test_cash_up_by_person_and_means(evening: Evening) -> None:
    evening.do(mc.SetPrices(PRICES))
    evening.do(c.Register(names=("a",)))
    assert evening.do(mc.SetCashier("Mo")).told == "cashier changed"
    mo = evening.state.till.cashier
    evening.do(c.Register(names=("b", "c"), means=Means.CARD))
    evening.do(mc.SetCashier("Lu"))
    lu = evening.state.till.cashier
    evening.do(c.Register(names=("d",), means=Means.CASH))
    evening.do(mc.SetCashier(cashier=mo))
    evening.do(mc.Refund(2))
    found = cash_up(evening.state)
    assert found.lines == (
        Taken("", Means.CASH, 1, 110_00, 0),
        Taken(mo, Means.CARD, 3, 220_00, 110_00),
        Taken(lu, Means.CASH, 1, 110_00, 0),
    )
    assert found.sales == (SoldOf(Sale.BUY_IN, 4, 440_00), SoldOf(Sale.REFUND, 1, 110_00))
    assert (found.total, found.currency) == (330_00, EURO)
    evening.refused(mc.SetCashier(cashier=mo), Code.NOTHING_CHANGES)
    evening.refused(mc.SetCashier(cashier="nobody"), Code.NO_SUCH_PERSON)
    evening.do(mc.SetCashier())
    assert (evening.state.till.cashier, evening.state.till.cashiers) == ("", (mo, lu))


# Alternates.


def test_alternates_stand_in_order_of_payment(priced: Evening) -> None:
    for name in ("7", "8", "9", "first", "second", "third"):
        priced.clock.pass_(1_000)
        priced.do(c.RegisterAndSeat(name=name))
    assert alternates(priced.state) == {10: 1, 11: 2, 12: 3}
    priced.do(mc.VoidReceipt(10, "the card was refused"))
    assert alternates(priced.state) == {11: 1, 12: 2, 10: 3}
    priced.clock.pass_(1_000)
    priced.do(mc.TakePayment(10))
    assert alternates(priced.state) == {11: 1, 12: 2, 10: 3}
    priced.do(c.Bust((1,)))
    assert next_alternate(priced.state) == 11


# No-shows.


def test_a_no_show_is_blinded_off_and_pulled(priced: Evening) -> None:
    priced.do(c.RegisterAndSeat(name="Late"))
    assert priced.do(nc.MarkNoShow(7)).told == "1.9 Late is a no-show"
    view = entry_view(priced.state, priced.desk.names, 7)
    assert view is not None
    assert view.stand is Stand.NO_SHOW
    assert (priced.state.awaited, chips_in_play(priced.state)) == (set(), 140_000)
    priced.refused(nc.MarkNoShow(7), Code.NOTHING_CHANGES)
    priced.refused(nc.PullStack(7, -1), Code.BAD_NUMBER)
    done = priced.do(nc.PullStack(7, 17_000))
    assert done.told == "1.9 Late: stack of 17,000 pulled, 1.9 Late out"
    assert (chips_in_play(priced.state), priced.state.absent) == (123_000, set())
    priced.refused(nc.MarkNoShow(7), Code.NOT_IN_PLAY)
    priced.do(c.TakeBackBust(7))
    assert chips_in_play(priced.state) == 140_000


def test_a_no_show_may_still_come(priced: Evening) -> None:
    priced.refused(nc.PullStack(1), Code.NOT_A_NO_SHOW)
    marked = priced.do(nc.MarkNoShow(1))
    priced.do(c.Arrive(1))
    assert priced.state.absent == set()
    priced.desk.undo()
    priced.do(c.SitsAt(1, SeatAt(1, 1)))
    assert not isinstance(priced.desk.undo(marked.action), Done)
    priced.desk.undo()
    done = priced.do(nc.PullStack(1))
    assert done.told.startswith("1.1 T1 seat 1: stack of 20,000 pulled")
    assert not isinstance(priced.desk.undo(marked.action), Done)
    for entry in (2, 3, 4, 5):
        priced.do(c.Bust((entry,)))
    priced.do(nc.MarkNoShow(6))
    priced.refused(nc.PullStack(6), Code.LAST_PLAYER)


def test_a_seat_where_a_no_show_was_marked_is_not_undone(priced: Evening) -> None:
    moved = priced.do(c.SitsAt(1, SeatAt(1, 9)))
    priced.do(nc.MarkNoShow(1))
    assert not isinstance(priced.desk.undo(moved.action), Done)
    priced.desk.undo()
    assert isinstance(priced.desk.undo(moved.action), Done)
    assert priced.at(1, 1).id == 1


# Until when anybody may enter.


def test_registration_ends_at_a_time(priced: Evening) -> None:
    closes = priced.clock.wall_ms + 30 * MINUTE
    assert priced.do(mc.SetTerms(replace(TERMS, closes_ms=closes))).told == (
        "rebuys and registration set"
    )
    now = priced.desk.now()
    view = registration_view(priced.state, now)
    assert (view.until, view.until_ms, view.over, view.has_end) == ("", closes, False, True)
    assert board_view(priced.state, Field(), now).registration_in == 30 * MINUTE
    assert registration_open(priced.state, now)
    priced.do(c.RegisterAndSeat(name="Late"))
    priced.clock.pass_(30 * MINUTE)
    now = priced.desk.now()
    assert registration_view(priced.state, now).over
    assert board_view(priced.state, Field(), now).registration_in is None
    priced.refused(c.RegisterAndSeat(name="x"), Code.REGISTRATION_ENDED, house=True)
