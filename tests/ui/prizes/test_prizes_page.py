"""The Prizes page under a director's fingers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdtool.rules.prizes.bounty import BountyKind, Envelopes
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import AddOn, Rebuy, SetPrices, SetTerms
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.views import TaskKind
from tdtool.ui.prizes.prizes_page import Part
from tests.tournament.evening import MINUTE
from tests.ui.prizes.conftest import BANDS, EURO, PRICES, Cashier

if TYPE_CHECKING:
    from tdtool.rules.prizes.bounty import Books
    from tdtool.tournament.prizes.state import Deal

K = Qt.Key


def deal_of(cashier: Cashier) -> Deal:
    deal = cashier.evening.state.prizes.deal
    assert deal is not None
    return deal


def is_locked(cashier: Cashier) -> bool:
    return cashier.evening.state.prizes.locked is not None


def test_prices_come_first(cashier: Cashier) -> None:
    page, state = cashier.page, cashier.evening.state
    assert page.part.index() == Part.PRICES
    assert page.model.rowCount() == 0
    assert QApplication.focusWidget() is page.prices.currency
    assert not page.prices.primary.isEnabled()
    cashier.type("eur")
    page.prices.entry[0].setFocus()
    cashier.type("100")
    page.prices.entry[1].setFocus()
    cashier.type("10")
    page.prices.guarantee.setFocus()
    cashier.type("1k")
    assert page.prices.remark.text() == "An entry costs €110."
    cashier.press(K.Key_Return)
    assert state.money == Prices(EURO, Price(100_00, 10_00), guarantee=1_000_00)
    assert page.head.pool.text() == "1,000"
    assert page.head.words.text() == "6 entries at 100: 600, 400 from the guarantee"
    assert cashier.rows() == ["1 | 1,000 | in play"]


def test_rebuys_and_add_ons_are_in_the_pool(cashier: Cashier) -> None:
    cashier.evening.do(SetPrices(PRICES))
    rebuy, add_on = Extra(Price(100_00), 10_000), Extra(Price(50_00), 5_000)
    cashier.evening.do(SetTerms(Terms(rebuy, add_on)))
    cashier.evening.do(Rebuy(1))
    words = cashier.page.head.words
    assert words.text() == "6 entries at 100, 1 rebuy: 700"
    cashier.evening.do(AddOn(1))
    cashier.evening.do(AddOn(2))
    assert words.text() == "6 entries at 100, 1 rebuy and 2 add-ons: 800"
    assert cashier.page.head.pool.text() == "800"


def test_re_entries_may_cost_something_else(cashier: Cashier) -> None:
    cashier.evening.do(SetPrices(PRICES))
    page = cashier.page
    page.show_part(Part.PRICES)
    prices = page.prices
    assert prices.again[0].text() == ""
    prices.again[0].setFocus()
    cashier.type("50")
    assert prices.remark.text() == "An entry costs €110, a re-entry €60."
    prices.held_back.setFocus()
    cashier.type("x")
    assert prices.remark.text() == "Something there is no amount."
    assert not prices.primary.isEnabled()
    cashier.press(K.Key_Backspace)
    cashier.type("2.5")
    prices.entry[3].setFocus()
    cashier.type("20")
    assert prices.kind.isVisible()
    prices.own.set_index(1)
    assert prices.own.isEnabled()
    prices.kind.set_index(1)
    assert not prices.own.isEnabled()
    cashier.press(K.Key_Return)
    money = cashier.evening.state.money
    assert money is not None
    assert (money.again, money.held_back) == (Price(50_00, 10_00, 0, 20_00), 250)
    assert money.bounty is BountyKind.PROGRESSIVE
    assert page.part.index() == Part.PRICES


def test_a_currency_is_found_by_code_or_sign(cashier: Cashier) -> None:
    prices = cashier.page.prices
    for text, code in (("$", "USD"), ("kč", "CZK"), ("xyz", "XYZ"), ("", "")):
        prices.currency.setText(text)
        found = prices.prices()
        assert found is not None
        assert found.currency.code == code
    prices.currency.setText("12")
    assert not prices.primary.isEnabled()


def test_what_a_table_comes_to_is_shown_before_it_holds(cashier: Cashier) -> None:
    cashier.evening.do(SetPrices(PRICES))
    page = cashier.page
    page.show_part(Part.TABLE)
    page.how.way.set_index(1)
    assert page.head.chip.text() == "Draft, not in force"
    assert not page.head.lock.isEnabled()
    assert cashier.rows() == ["1 | 360 | in play", "2 | 240 | in play"]
    assert page.how.remark.text() == "2 places, €600 in all; not in force yet."
    page.how.percent.setPlainText("1-9: 50 30 10")
    assert page.how.remark.text() == "Line 1: the percentages come to 90, not to 100."
    assert not page.how.primary.isEnabled()
    page.how.percent.setPlainText("1-9: 50 30 20")
    page.how.tickets.setText("1: Cap = 20")
    page.how.primary.click()
    plan = cashier.evening.state.prizes.plan
    assert plan is not None
    assert plan.way is PlanWay.PERCENT
    assert page.head.chip.text() == ""
    assert cashier.rows()[0] == "1 | 290 + Cap | in play"
    assert page.how.remark.text() == "This is how the table is made."


def test_amounts_may_be_typed(cashier: Cashier) -> None:
    cashier.evening.do(SetPrices(PRICES))
    page = cashier.page
    page.show_part(Part.TABLE)
    page.how.way.set_index(2)
    assert page.how.typed.toPlainText() == "1: 600"
    page.how.typed.setPlainText("1: 300\n2: 180\n3-4: 59.99")
    assert page.how.remark.text().startswith("The table pays €0.02 less than the pool.")
    assert page.sum.accessibleName().endswith("The table pays €0.02 less than the pool.")
    page.how.typed.setPlainText("1: 300\n2: 180\n3-4: 60")
    page.how.typed.setFocus()
    cashier.press(K.Key_Return, Qt.KeyboardModifier.ControlModifier)
    plan = cashier.evening.state.prizes.plan
    assert plan is not None
    assert plan.bands == BANDS
    page.how.typed.setPlainText("1: all of it")
    page.how.drop.click()
    assert page.how.typed.toPlainText() == "1: 300\n2: 180\n3-4: 60"


def test_a_suggestion_follows_its_numbers_and_seats_the_pool(cashier: Cashier) -> None:
    cashier.evening.do(SetPrices(PRICES))
    page = cashier.page
    page.show_part(Part.TABLE)
    page.how.share_paid.setText("50")
    page.how.lowest.setText("0.5")
    page.how.first_share.setText("50")
    assert [row.split(" | ")[1] for row in cashier.rows()] == ["300", "176", "124"]
    page.how.lowest.setText("much")
    assert page.how.remark.text().startswith("The lowest prize: that is no number")
    page.how.way.set_index(3)
    assert page.how.remark.text() == "What is won, and what does one cost?"
    page.how.seat_name.setText("Main Event")
    page.how.seat_worth.setText("250")
    assert cashier.rows() == ["1-2 | Main Event | 2 places", "3 | 100 | in play"]


def test_l_locks_and_unlocks_for_a_reason(cashier: Cashier) -> None:
    cashier.evening.do(SetPrices(PRICES))
    cashier.evening.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=BANDS)))
    page = cashier.page
    page.table.setFocus()
    cashier.press(K.Key_L)
    assert page.refusal.text() == "Registration is still open: the pool may grow."
    page.refusal.anyway.click()
    cashier.type("freezeout")
    cashier.press(K.Key_Return)
    assert is_locked(cashier)
    assert page.head.chip.text() == "Locked 12:00"
    assert QApplication.focusWidget() is page.table
    cashier.press(K.Key_L)
    assert QApplication.focusWidget() is page.why.reason
    cashier.press(K.Key_Escape)
    assert not page.why.isVisible()
    page.head.lock.click()
    cashier.press(K.Key_Return)
    cashier.type("wrong")
    cashier.press(K.Key_Return)
    assert not is_locked(cashier)
    assert page.head.lock.words() == "Lock"


def test_p_pays_and_t_takes_back(cashier: Cashier) -> None:
    page = cashier.locked().page
    cashier.out(6, 5, 4)
    assert cashier.rows()[2] == "3-4 | 60 | 2 places | 0 of 1 paid"
    cashier.out(3, 2)
    assert cashier.rows() == [
        "1 | 300 | T1 seat 1 | not collected",
        "2 | 180 | T1 seat 2 | not collected",
        "3-4 | 60 | 2 places | 0 of 2 paid",
    ]
    page.table.setFocus()
    cashier.press(K.Key_Down)
    cashier.press(K.Key_P)
    assert cashier.rows()[1] == "2 | 180 | T1 seat 2 | paid 13:00"
    cashier.press(K.Key_Down)
    cashier.press(K.Key_P)
    assert page.part.index() == Part.PAYMENTS
    assert [row.who for row in page.payments.model.rows()] == ["T1 seat 3", "T1 seat 4"]
    cashier.press(K.Key_P)
    cashier.press(K.Key_Down)
    cashier.press(K.Key_P)
    assert cashier.rows()[2] == "3-4 | 60 | 2 places | all paid"
    cashier.press(K.Key_T)
    assert cashier.rows()[2] == "3-4 | 60 | 2 places | 1 of 2 paid"
    assert not page.payments.primary.isEnabled() or page.payments.row()
    with_slips: list[object] = []
    page.slips_wanted.connect(with_slips.append)
    cashier.press(K.Key_S)
    assert with_slips == [(4,)]
    cashier.press(K.Key_Escape)
    assert QApplication.focusWidget() is page.table


def test_a_refusal_stands_below_the_table_with_the_way_round(cashier: Cashier) -> None:
    page = cashier.locked().page
    cashier.out(6, 5, 4, 3)
    cashier.evening.do(pc.PayPrize(3))
    cashier.evening.do(c.TakeBackBust(5), "he was at another table")
    assert cashier.rows()[2] == "3-4 | 60 | 2 places | 1 of 1 paid"
    cashier.evening.do(c.TakeBackBust(4), "he too")
    assert cashier.rows()[2] == "3-4 | 60 | 2 places"
    page.show_part(Part.PAYMENTS)
    page.payments.which.set_index(1)
    assert [row.paid for row in page.payments.model.rows()] == ["60 too much"]
    page.payments.commit()
    assert page.refusal.text() == "T1 seat 3 has got all that is due to him."
    page.payments.back.click()
    assert page.refusal.text() == ""
    assert page.payments.remark.text().startswith("Nobody has won anything yet")


def test_chips_typed_make_a_deal_and_ticks_propose_it(cashier: Cashier) -> None:
    page = cashier.locked().page
    cashier.out(6, 5, 4)
    page.table.setFocus()
    cashier.press(K.Key_D)
    deal = page.deal
    assert page.part.index() == Part.DEAL
    assert deal.places.text() == "places 1-3: 540"
    assert deal.adds_up.text() == "Chips of 3 are not counted yet."
    assert not deal.primary.isEnabled()
    rows = deal.rows.rows()
    assert QApplication.focusWidget() is rows[0].chips
    for text in ("60k", "40k", "20k"):
        cashier.type(text)
        cashier.press(K.Key_Down)
    assert deal.adds_up.text() == "Both add up to places 1-3."
    rows[0].chips.setFocus()
    cashier.press(K.Key_A, Qt.KeyboardModifier.ControlModifier)
    cashier.type("61k")
    assert deal.adds_up.text() == "1,000 chips more than are in play."
    cashier.press(K.Key_A, Qt.KeyboardModifier.ControlModifier)
    cashier.type("60k")
    deal.way.set_index(1)
    deal.unit.setText("5")
    rows[0].box.pressed.emit()
    assert deal_of(cashier).signed == {1}
    assert deal_of(cashier).shares == {1: 240_00, 2: 180_00, 3: 120_00}
    assert deal.count.text() == "1 of 3 signed"
    for row in rows[1:]:
        row.box.setFocus()
        cashier.press(K.Key_Return)
    assert deal.record.isEnabled()
    rows[2].box.pressed.emit()
    assert not deal.record.isEnabled()
    rows[2].box.pressed.emit()
    deal.record.click()
    assert deal_of(cashier).made_ms is not None
    assert deal.none.text().startswith("The deal holds.\nT1 seat 1: €240")
    assert not deal.primary.isVisible()


def test_another_draft_lets_a_proposal_fall(cashier: Cashier) -> None:
    page = cashier.locked().page
    cashier.out(6, 5, 4)
    stacks = ((1, 60_000), (2, 40_000), (3, 20_000))
    cashier.evening.do(pc.ProposeDeal(DealWay.ICM, stacks, unit=100))
    page.show_part(Part.DEAL)
    deal = page.deal
    assert deal.remark.text() == ""
    deal.left.setText("20")
    assert deal.remark.text().startswith("What is proposed is another one")
    wanted: list[bool] = []
    page.deal_sheet_wanted.connect(lambda: wanted.append(True))
    deal.primary.click()
    assert page.refusal.text().startswith("Where play goes on, at least 10 % stays")
    assert wanted == []
    deal.left.setText("60")
    deal.primary.click()
    assert (deal_of(cashier).left, wanted) == (60_00, [True])
    deal.drop.click()
    assert cashier.evening.state.prizes.deal is None
    assert deal.rows.rows()[0].stack() is None


def test_shares_by_hand_must_come_to_the_prizes(cashier: Cashier) -> None:
    page = cashier.locked().page
    cashier.out(6, 5, 4, 3)
    page.show_part(Part.DEAL)
    deal = page.deal
    deal.way.set_index(2)
    first, second = deal.rows.rows()
    for row, chips, share in ((first, "90,000", "250"), (second, "30000", "229.99")):
        row.chips.setFocus()
        cashier.type(chips)
        row.by_hand.setFocus()
        cashier.type(share)
    assert deal.adds_up.text() == "0.01 less than is shared."
    assert not deal.primary.isEnabled()
    cashier.press(K.Key_A, Qt.KeyboardModifier.ControlModifier)
    cashier.type("230")
    assert deal.adds_up.text() == "It adds up to places 1-2."
    deal.primary.click()
    assert deal_of(cashier).shares == {1: 250_00, 2: 230_00}


def test_why_there_is_no_deal_is_said(cashier: Cashier) -> None:
    page = cashier.page
    page.show_part(Part.DEAL)
    assert page.deal.none.text().startswith("There are no prizes to share")
    cashier.evening.full_table(9, number=2)
    assert page.deal.none.text().startswith("Deals are worked out for 12 players at most; 15")


def with_bounties(cashier: Cashier, kind: BountyKind) -> None:
    prices = Prices(EURO, Price(75_00, bounty=25_00), bounty=kind)
    cashier.evening.do(SetPrices(prices))
    cashier.out(6, 5)
    cashier.page.show_part(Part.BOUNTIES)


def books(cashier: Cashier) -> Books:
    from tdtool.tournament.prizes.bounties import bounties

    found = bounties(cashier.evening.state)
    assert found is not None
    return found.books


def test_who_knocked_him_out_is_typed(cashier: Cashier) -> None:
    with_bounties(cashier, BountyKind.FIXED)
    sheet = cashier.page.bounties
    assert sheet.names.stringList()[0].startswith("1.5 ")
    assert sheet.books.text() == "Bounties 150: 0 won, 150 on heads."
    cashier.type("nobody at all")
    assert "nobody at all" in sheet.remark.text()
    sheet.by.clear()
    cashier.type("1.1, 1.2")
    assert "knocked out" in sheet.remark.text()
    cashier.press(K.Key_Return)
    assert cashier.evening.state.prizes.knockouts[5].by == (1, 2)
    assert sheet.by.text() == ""
    sheet.nobody.click()
    assert cashier.evening.state.prizes.knockouts[6].by == ()
    assert sheet.remark.text() == "Nobody is out whose bounty is not named."
    assert books(cashier).paid == 25_00


def test_envelopes_are_counted_and_drawn(cashier: Cashier) -> None:
    with_bounties(cashier, BountyKind.MYSTERY)
    sheet = cashier.page.bounties
    sheet.counted.setText("some")
    sheet.count_button.click()
    assert "how many, then their value" in sheet.remark.text()
    sheet.counted.setText("1 x 100, 2 x 25")
    sheet.count_button.click()
    assert cashier.evening.state.prizes.envelopes == (Envelopes(100_00, 1), Envelopes(25_00, 2))
    sheet.by.setFocus()
    cashier.type("1.1")
    sheet.envelope.setFocus()
    cashier.type("100")
    cashier.press(K.Key_Return)
    assert books(cashier) == (150_00, 100_00, 50_00)
    assert sheet.books.text() == "Bounties 150: 100 won, 50 in envelopes. Left: 2 x 25."


def test_what_waits_leads_to_its_sheet(cashier: Cashier) -> None:
    for kind, part in (
        (TaskKind.DEAL, Part.DEAL),
        (TaskKind.TO_PAY, Part.PAYMENTS),
        (TaskKind.PRIZES_OFF, Part.TABLE),
    ):
        cashier.page.show_task(kind)
        assert cashier.page.part.index() == part


def test_where_only_one_has_room_keys_turn_the_page(cashier: Cashier) -> None:
    page = cashier.locked().page
    page.resize(520, 500)
    assert page.table.isVisible()
    assert not page.part.isVisible()
    page.table.setFocus()
    cashier.press(K.Key_D)
    assert not page.table.isVisible()
    assert page.part.isVisible()
    cashier.press(K.Key_Escape)
    assert page.table.isVisible()
    page.to_side.click()
    assert page.part.isVisible()
    page.to_table.click()
    assert page.table.isVisible()


def test_another_tournament_begins_anew(cashier: Cashier) -> None:
    page = cashier.locked().page
    page.show_part(Part.DEAL)
    cashier.bridge.show(cashier.evening.reopened())
    assert page.part.index() == Part.PAYMENTS
    cashier.bridge.show(None)
    assert page.isVisible()


def test_letters_that_mean_nothing_here_go_to_the_window(cashier: Cashier) -> None:
    page = cashier.locked().page
    page.table.setFocus()
    cashier.type("1k")
    assert cashier.host.typed == ["1", "k"]
    cashier.evening.clock.pass_(MINUTE)
    page.hide()
    cashier.out(6)
    page.show()
    assert page.model.rowCount() == len(BANDS)


def test_shared_places_name_who_shares(cashier: Cashier) -> None:
    cashier.evening.do(SetPrices(PRICES))
    table = (Band(1, 1, 400_00), Band(2, 2, 200_00))
    cashier.evening.do(pc.PlanPrizes(PrizePlan(PlanWay.FIXED, bands=table)))
    cashier.out(6, 5, 4)
    from tdtool.tournament.values import HandChoice

    cashier.evening.do(c.Bust((2, 3), HandChoice.SAME))
    assert cashier.rows()[1] == "2 | 200 | \u2068T1 seat 2\u2069 and 1 more share | 0 of 2 paid"
