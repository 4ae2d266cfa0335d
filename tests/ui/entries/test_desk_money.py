"""Money at the registration desk: deeds with the chosen, receipts, the till, what is sold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.entry_view import entry_view
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means, Sale
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Moment, Terms
from tdtool.tournament.no_show_commands import MarkNoShow, PullStack
from tdtool.ui.entries.deed_words import deed_note
from tdtool.ui.entries.deeds import AT_THE_DESK, Deed, FreeSeats, offers
from tdtool.ui.entries.entries_model import Segment
from tdtool.ui.entries.entry_words import ranks, stand_words
from tdtool.ui.entries.fields import Fields
from tdtool.ui.entries.plans import Plan, Step, plan
from tdtool.ui.entries.term_words import level_text, term_lines, typed_level
from tests.ui.desk_sample import done

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tests.ui.desk_sample import Clock
    from tests.ui.entries.conftest import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY = Qt.Key
PRICES = Prices(Currency("EUR", "€", 2), Price(100_00, 10_00), Price(50_00))
TERMS = Terms(
    Extra(Price(90_00, 10_00), 20_000, most=2, ends=Moment(8)),
    Extra(Price(100_00), 30_000, most=1, begins=Moment(9), ends=Moment(10)),
)


def priced(desk: Desk) -> None:
    """Sell entries at €110 and rebuys; Marta has paid, and bought again by card."""
    done(desk, mc.SetPrices(PRICES))
    done(desk, mc.SetTerms(TERMS))
    done(desk, mc.TakePayment(12))
    done(desk, mc.Rebuy(12, Means.CARD))


MARTA, GRETA = 12, 14


@pytest.fixture
def sold(hands: Hands) -> Hands:
    """Show the page of that evening, with Marta chosen and the deeds at the desk in sight."""
    priced(hands.desk)
    hands.page.refresh()
    hands.choose("Marta Lindgren")
    hands.page.side.overview.deeds.where.set_index(1)
    return hands


def _note(desk: Desk, deed: Deed, *chosen: int) -> str:
    free = FreeSeats(desk.state)
    return deed_note(desk, offers(desk, chosen, free)[deed], chosen, free)


def _plan(desk: Desk, deed: Deed, *chosen: int, **fields: object) -> Plan:
    free = FreeSeats(desk.state)
    typed = Fields(**fields)  # type: ignore[arg-type]
    return plan(desk, offers(desk, chosen, free)[deed], typed, free)


def test_deeds_with_money_say_for_how_much_and_how_many(desk: Desk) -> None:
    priced(desk)
    assert {deed: _note(desk, deed, MARTA) for deed in AT_THE_DESK[:8]} == {
        Deed.RE_ENTER: "out on his word, drawn anew",
        Deed.REBUY: "€100 for 20,000 chips, to level 8",
        Deed.ADD_ON: "Add-ons begin with level 9; asks a reason",
        Deed.PAYS: "owes nothing",
        Deed.RECEIPTS: "2 of them",
        Deed.REFUND: "€100 rebuy, receipt 2",
        Deed.VOID: "€100 rebuy, receipt 2",
        Deed.UNREGISTER: "has been dealt in; asks a reason",
    }
    both = (MARTA, GRETA)
    assert {deed: _note(desk, deed, *both) for deed in AT_THE_DESK[1:7]} == {
        Deed.REBUY: "2 of 2; €100 for 20,000 chips, to level 8",
        Deed.ADD_ON: "Add-ons begin with level 9, all 2",
        Deed.PAYS: "1 of 2; €110 due",
        Deed.RECEIPTS: "1 of 2; 2 of them",
        Deed.REFUND: "1 of 2; €100 rebuy, receipt 2",
        Deed.VOID: "1 of 2; €100 rebuy, receipt 2",
    }
    done(desk, mc.TakePayment(GRETA))
    assert _note(desk, Deed.VOID, *both) == "2 of 2; €210"
    done(desk, mc.Rebuy(MARTA))
    assert _note(desk, Deed.REBUY, MARTA) == "has had all that are allowed; asks a reason"
    assert _note(desk, Deed.NO_SHOW, GRETA) == "his stack is blinded off"
    done(desk, MarkNoShow(GRETA))
    assert _note(desk, Deed.PULL, GRETA) == "20,000 chips leave play"
    assert _note(desk, Deed.NO_SHOW, GRETA) == "is a no-show already"


def test_what_is_paid_is_shown_before_it_is_taken(desk: Desk) -> None:
    priced(desk)
    found = _plan(desk, Deed.REBUY, MARTA, GRETA, means=Means.CASH)
    assert found.steps == (
        Step(mc.Rebuy(MARTA, Means.CASH)),
        Step(mc.Rebuy(GRETA, Means.CASH)),
    )
    assert found.lines[0][1] == "€100 for 20,000 chips"
    assert found.notes == ("Take €200 cash, 2 receipts.",)
    found = _plan(desk, Deed.PAYS, MARTA, GRETA)
    assert (found.steps, found.notes) == ((Step(mc.TakePayment(GRETA)),), ("Take €110 card.",))
    assert found.lines[0][1] == "€110"
    again = _plan(desk, Deed.RE_ENTER, MARTA, means=Means.TICKET)
    assert again.steps == (Step(c.ReEnter(MARTA, Means.TICKET)),)
    assert again.notes == ("Take €50 ticket.",)
    early = _plan(desk, Deed.ADD_ON, MARTA)
    assert (early.problem, early.asks_reason) == ("Add-ons begin with level 9.", True)
    assert _plan(desk, Deed.ADD_ON, MARTA, reason="his flight").steps[0].needs_reason


def test_money_goes_back_by_receipt(desk: Desk) -> None:
    priced(desk)
    last = _plan(desk, Deed.REFUND, MARTA)
    assert last.steps == (Step(mc.Refund(MARTA)),)
    assert last.lines[0][1] == "€100 rebuy back, receipt 2"
    assert last.notes == ("Give back €100 as it was paid.",)
    first = _plan(desk, Deed.REFUND, MARTA, receipt="1", means=Means.CASH)
    assert first.problem.endswith("has been dealt in at 2.5.") or first.asks_reason
    assert first.notes == ("Give back €110 cash.",)
    named = _plan(desk, Deed.REFUND, MARTA, receipt="1", reason="ill")
    assert named.steps == (Step(mc.Refund(MARTA, 1), needs_reason=True),)
    assert (
        _plan(desk, Deed.REFUND, MARTA, receipt="one").problem == "A receipt is a number, as 117."
    )
    assert _plan(desk, Deed.REFUND, MARTA, receipt="99").problem.endswith(
        "no receipt 99 that stands."
    )


def test_a_receipt_is_void_for_a_reason(desk: Desk) -> None:
    priced(desk)
    assert _plan(desk, Deed.VOID, MARTA).steps == ()
    assert _plan(desk, Deed.VOID, MARTA, receipt="1").steps == ()
    found = _plan(desk, Deed.VOID, MARTA, reason="cash")
    assert found.steps == (Step(mc.VoidReceipt(2, "cash")),)
    assert found.lines[0][1] == "€100 rebuy, receipt 2"
    found = _plan(desk, Deed.VOID, MARTA, reason="cash", receipt="1")
    assert found.steps == (Step(mc.VoidReceipt(1, "cash")),)


def test_stacks_of_who_never_came(desk: Desk) -> None:
    found = _plan(desk, Deed.NO_SHOW, MARTA, GRETA)
    assert found.steps == (Step(MarkNoShow(MARTA)), Step(MarkNoShow(GRETA)))
    assert found.lines[0][1] == "stays, blinded off"
    done(desk, MarkNoShow(MARTA))
    assert _plan(desk, Deed.PULL, MARTA).lines[0][1] == "20,000 chips leave play"
    found = _plan(desk, Deed.PULL, MARTA, chips="17,500")
    assert found.steps == (Step(PullStack(MARTA, 17_500)),)
    assert found.lines[0][1] == "17,500 chips leave play"
    assert _plan(desk, Deed.PULL, MARTA, chips="half").problem == "A stack is a number, as 17,000."


def test_nothing_of_money_is_shown_where_nothing_is_sold(hands: Hands) -> None:
    hands.choose("Marta Lindgren")
    deeds = hands.page.side.overview.deeds
    assert deeds.where.isHidden()
    assert deeds.buttons[Deed.REBUY].isHidden()
    assert not deeds.buttons[Deed.RE_ENTER].isHidden()
    assert not deeds.buttons[Deed.PULL].isHidden()
    hands.page.view.forget()
    assert hands.page.side.overview.till_button.isHidden()
    assert not hands.page.side.overview.terms_button.isHidden()


def test_a_rebuy_from_the_list(sold: Hands) -> None:
    side = sold.page.side
    assert not side.overview.deeds.buttons[Deed.REBUY].isHidden()
    assert side.overview.deeds.buttons[Deed.OUT].isHidden()
    assert "€100 rebuy card, receipt 2." in side.overview.about()
    sold.key(KEY.Key_B)
    # The means of the last payment are in force; an arrow chooses others.
    assert sold.focus() is side.act.means
    assert side.act.means.means() is Means.CARD
    sold.key(KEY.Key_Left)
    assert side.act.notes.text() == "Take €100 cash."
    sold.key(KEY.Key_Return)
    assert not sold.has_sheet()
    last = sold.desk.state.till.receipts[3]
    assert (last.entry, last.sale, last.means) == (MARTA, Sale.REBUY, Means.CASH)
    # One key has its receipt on paper.
    assert [sheet.name for sheet in sold.page.sheets()] == ["Receipt 3", "Seat card"]


def test_refund_and_void_ask_for_what_they_need(sold: Hands) -> None:
    act = sold.page.side.act
    sold.key(KEY.Key_F)
    assert act.receipt.isVisible()
    assert act.receipt.placeholderText() == "2, the last one"
    assert act.notes.text() == "Give back €100 as it was paid."
    sold.key(KEY.Key_Escape)
    sold.key(KEY.Key_V)
    assert sold.focus() is act.why
    assert not act.means.isVisible()
    assert not act.do_button.isEnabled()
    sold.type("typed twice")
    sold.key(KEY.Key_Return)
    assert sold.desk.state.till.receipts[2].voided_ms is not None
    sold.key(KEY.Key_N)
    sold.key(KEY.Key_Return)
    assert sold.desk.state.absent == {MARTA}
    sold.key(KEY.Key_K)
    assert act.chips.placeholderText() == "20,000, what he began with"
    sold.type("9000")
    sold.key(KEY.Key_Return)
    assert MARTA in sold.desk.state.busts


def test_receipts_are_printed_from_the_list(sold: Hands) -> None:
    wanted: list[str] = []
    sold.page.paper_wanted.connect(lambda: wanted.append(sold.page.sheets()[0].name))
    sold.key(KEY.Key_C)
    assert wanted == ["2 receipts"]
    done(sold.desk, mc.SetCashier("Ann"))
    sold.desk.undo()
    sold.desk.undo()
    assert [sheet.name for sheet in sold.page.sheets()] == ["Receipt 1", "Seat card"]


def test_registering_takes_payment_and_gives_a_receipt(sold: Hands) -> None:
    sold.page.register()
    sheet = sold.page.side.register_sheet
    assert sheet.price.text() == "Entry €110 (€100 prizes, €10 fee), re-entry €50."
    assert sheet.means.means() is Means.CARD
    sold.type("Zoe Lind")
    sheet.means.set_means(Means.TRANSFER)
    sold.key(KEY.Key_Return)
    assert "Receipt 3, €110 transfer." in sheet.done.text()
    assert sheet.paper_button.words() == "Print receipt"
    assert [one.name for one in sold.page.sheets()] == ["Receipt 3"]
    wanted: list[int] = []
    sold.page.paper_wanted.connect(lambda: wanted.append(1))
    QTest.mouseClick(sheet.paper_button, Qt.MouseButton.LeftButton)
    assert wanted == [1]
    # What was chosen stays for the next one.
    assert sheet.means.means() is Means.TRANSFER


def test_the_till_by_person_and_means(sold: Hands) -> None:
    done(sold.desk, mc.SetCashier("Ann"))
    done(sold.desk, mc.TakePayment(GRETA, Means.CASH))
    done(sold.desk, mc.VoidReceipt(1, "twice"))
    sold.page.show_till()
    till = sold.page.side.till
    assert till.total.text() == "€210"
    assert till.lines() == [
        ("Card, 1 receipt", "€100"),
        ("Cash, 1 receipt", "€110"),
        ("1 buy-in", "€110"),
        ("1 rebuy", "€100"),
        ("1 void", "in no sum"),
    ]
    assert till.terms.text().startswith("Entry €110")
    assert [sheet.name for sheet in sold.page.sheets()] == ["Cash-up"]
    assert sold.focus() is till.cashier
    assert till.cashier.text() == "Ann"
    assert not till.do_button.isEnabled()
    # It follows what happens meanwhile.
    done(sold.desk, mc.Refund(MARTA))
    assert till.total.text() == "€110"
    till.cashier.setText("Bo")
    sold.key(KEY.Key_Return)
    assert not sold.has_sheet()
    assert sold.desk.texts()[sold.desk.state.till.cashier] == "Bo"
    sold.page.show_till()
    till.cashier.setText("ann")
    sold.key(KEY.Key_Return)
    assert sold.desk.texts()[sold.desk.state.till.cashier] == "Ann"
    assert len(sold.desk.state.till.cashiers) == 2


def test_what_is_sold_is_set_beside_the_list(sold: Hands) -> None:
    sold.page.show_till()
    QTest.mouseClick(sold.page.side.till.terms_button, Qt.MouseButton.LeftButton)
    sheet = sold.page.side.terms
    assert [field.text() for field in sheet.rebuy.fields()] == [
        *("90", "10", "", "20,000", "2", "", "8"),
    ]
    assert [field.text() for field in sheet.add_on.fields()][-2:] == ["9", "10"]
    assert not sheet.do_button.isEnabled()
    for field, wrong, sentence in (
        (sheet.rebuy.price[1], "much", "Rebuy: something there is no amount."),
        (sheet.rebuy.chips, "many", "Rebuy: the chips are a number, as 20,000."),
        (sheet.rebuy.chips, "", "Rebuy: say how many chips are sold."),
        (sheet.rebuy.most, "few", "Rebuy: how many at most is a number."),
        (sheet.rebuy.ends, "99", "Rebuy: a level is written as 6, a break as break 6."),
        (sheet.closes, "late", "The time is written as 21:30 or 9:30 pm."),
    ):
        before = field.text()
        field.setText(wrong)
        assert sheet.problem.text() == sentence
        assert not sheet.do_button.isEnabled()
        field.setText(before)
    sheet.rebuy.ends.setText("3")
    sheet.rebuy.begins.setText("break 6")
    sheet.commit()
    assert sheet.problem.text() == "The sale ends before it begins."
    sheet.rebuy.ends.setText("")
    for field in sheet.add_on.fields():
        field.clear()
    sheet.closes.setText("23:59")
    sold.key(KEY.Key_Return)
    terms = sold.desk.state.till.terms
    assert terms.add_on is None
    assert terms.rebuy is not None
    assert (terms.rebuy.begins, terms.rebuy.ends) == (Moment(6, after=True), None)
    assert terms.closes_ms is not None
    assert 0 < terms.closes_ms - sold.desk.now().wall_ms < 86_400_000
    assert "until 23:59" in sold.page.registration.text()
    sold.page.show_terms()
    assert sheet.closes.text() == "23:59"
    assert not sheet.do_button.isEnabled()


def test_terms_in_words(desk: Desk) -> None:
    assert term_lines(desk.state) == ()
    priced(desk)
    assert term_lines(desk.state) == (
        "Entry €110 (€100 prizes, €10 fee), re-entry €50.",
        "Rebuys: €100 for 20,000 chips, 2 at most, to the end of level 8.",
        "Add-ons: €100 for 30,000 chips, 1 at most, from level 9, to the end of level 10.",
    )


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("6", Moment(6)),
        ("level 6", Moment(6)),
        ("break 6", Moment(6, after=True)),
        ("the break after level 6", Moment(6, after=True)),
        ("b6", Moment(6, after=True)),
        ("0", None),
        ("13", None),
        ("soon", None),
        ("", None),
    ],
)
def test_levels_as_they_are_typed(desk: Desk, text: str, moment: Moment | None) -> None:
    structure = desk.state.structure
    assert typed_level(text, structure) == moment
    assert typed_level(level_text(moment, structure), structure) == moment
    assert level_text(Moment(40), structure) == "40"


def test_alternates_say_whether_they_have_paid(desk: Desk, clock: Clock) -> None:
    waiting = sorted(desk.state.waiting)
    done(desk, mc.SetPrices(PRICES))
    clock.go(60_000)
    done(desk, mc.TakePayment(waiting[-1]))
    found = ranks(desk.state, desk.now())
    words = {}
    for entry in (waiting[0], waiting[-1]):
        view = entry_view(desk.state, desk.names, entry)
        assert view is not None
        words[entry] = stand_words(view, found)
    assert (words[waiting[-1]].text, words[waiting[-1]].detail[:5]) == ("Alternate 1", "paid ")
    assert (words[waiting[0]].text, words[waiting[0]].detail) == ("Alternate 2", "not paid")


def test_alternates_stand_in_their_line(hands: Hands) -> None:
    waiting = sorted(hands.desk.state.waiting)
    done(hands.desk, mc.SetPrices(PRICES))
    done(hands.desk, mc.TakePayment(waiting[-1]))
    hands.page.refresh()
    hands.page.segments.choose(Segment.WAITING)
    model = hands.page.model
    rows = [model.view_at(row) for row in range(model.rowCount())]
    assert [view.entry for view in rows if view is not None] == [waiting[-1], *waiting[:-1]]
