"""Prizes in a tournament: what entries cost, the table, payments, deals and bounties."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.desk import Done
from tdtool.rules.figures import FigureError
from tdtool.rules.prizes.bounty import Books, BountyKind, Envelopes, OwnBounty
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.percent_text import read as read_table
from tdtool.rules.prizes.places import Band, total
from tdtool.rules.prizes.pool import Price
from tdtool.rules.prizes.sharing import Rest, Rounding, Way
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import CURRENCIES, UNNAMED, Currency, figure, written
from tdtool.tournament.money.currency import read as read_amount
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import (
    award_of,
    awards,
    prizes_by_entry,
)
from tdtool.tournament.prizes.bounties import bounties
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, Ticket
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import money_view
from tdtool.tournament.refusal import Code
from tdtool.tournament.tasks import tasks
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind
from tdtool.tournament.views import TaskKind
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from pathlib import Path

EURO = Currency("EUR", "€", 2)
PRICES = Prices(EURO, Price(prize=100_00, fee=10_00))
FIFTY_THIRTY_TWENTY = (Band(1, 1, 300_00), Band(2, 2, 180_00), Band(3, 3, 120_00))
TABLE = read_table("2-8: 50 30 20", "House")


def fixed(*bands: Band) -> PrizePlan:
    return PrizePlan(PlanWay.FIXED, bands=bands)


@pytest.fixture
def night(six: Evening) -> Evening:
    """Six players at 110.00, 600.00 in the pool, registration over, the prizes planned."""
    six.do(SetPrices(PRICES))
    six.do(pc.PlanPrizes(fixed(*FIFTY_THIRTY_TWENTY)))
    six.clock.pass_(60 * MINUTE)
    return six


@pytest.fixture
def locked(night: Evening) -> Evening:
    night.do(pc.LockPrizes())
    return night


def out(evening: Evening, *entries: int) -> None:
    """Bust these one after the other."""
    for entry in entries:
        evening.do(c.Bust((entry,)))


def money(evening: Evening) -> tuple[int, int]:
    found = money_view(evening.state)
    assert found is not None
    return found.to_go, found.next_out


def told(evening: Evening, kind: TaskKind) -> list[str]:
    found = tasks(evening.state, evening.desk.names, evening.desk.now())
    return [f"{task.title}: {task.detail}" for task in found if task.kind is kind]


# Money.


@pytest.mark.parametrize(
    ("amount", "currency", "said"),
    [
        (123_450, EURO, "€1,234.50"),
        (123_400, EURO, "€1,234"),
        (-5, EURO, "−€0.05"),
        (5_000, UNNAMED, "5,000"),
        (120_000, Currency("SEK", "kr", 2, sign_first=False), "1,200 kr"),
        (-120_000, Currency("CHF", "", 2), "−CHF 1,200"),
    ],
)
def test_amounts_are_written_with_their_sign(amount: int, currency: Currency, said: str) -> None:
    assert written(amount, currency) == said
    assert figure(123_456_789, EURO, ".") == "1.234.567.89"


@pytest.mark.parametrize(
    ("text", "digits", "amount"),
    [
        ("1,234.50", 2, 123_450),
        ("€ 1 234,5", 2, 123_450),
        ("20 kr", 2, 2_000),
        ("EUR 20", 2, 2_000),
        ("1,250", 2, 125_000),
        ("1.250", 0, 1_250),
        ("5k", 2, 500_000),
        (".50", 2, 50),
        ("¥5000", 0, 5_000),
    ],
)
def test_amounts_are_read_as_people_write_them(text: str, digits: int, amount: int) -> None:
    assert read_amount(text, Currency(digits=digits)) == amount


@pytest.mark.parametrize("text", ["", "  ", "twenty", "1.5", "-5", "€"])
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(FigureError):
        read_amount(text, UNNAMED)


def test_every_currency_reads_what_it_writes() -> None:
    for currency in CURRENCIES:
        assert read_amount(written(1_234_500, currency), currency) == 1_234_500


@pytest.mark.parametrize(
    ("prices", "code"),
    [
        (Prices(entry=Price(prize=-1)), Code.BAD_NUMBER),
        (Prices(added=10**16), Code.BAD_NUMBER),
        (Prices(held_back=10_001), Code.BAD_NUMBER),
        (Prices(bounty_unit=0), Code.BAD_NUMBER),
        (
            Prices(entry=Price(5, bounty=5), reentry=Price(5), own_bounty=OwnBounty.POOL),
            Code.BAD_NUMBER,
        ),
    ],
)
def test_prices_that_cannot_be(evening: Evening, prices: Prices, code: Code) -> None:
    evening.refused(SetPrices(prices), code)


def test_the_pool_grows_with_entries_and_reentries(six: Evening) -> None:
    assert table_of(six.state).problem == "There is no money in the pool yet."
    prices = replace(PRICES, reentry=Price(prize=50_00), held_back=400, guarantee=700_00)
    six.do(SetPrices(prices))
    six.refused(SetPrices(prices), Code.NOTHING_CHANGES)
    pool = table_of(six.state).pool
    assert (pool.paid_in, pool.held_back, pool.overlay) == (600_00, 24_00, 124_00)
    six.do(c.ReEnter(2))
    assert table_of(six.state).entered[:2] == (6, 1)
    assert table_of(six.state).pool.paid_in == 650_00
    six.do(c.TakeBackBust(2))
    assert table_of(six.state).entered[:2] == (6, 0)
    six.do(c.Unregister(6), override="a friend came instead")
    assert table_of(six.state).pool.paid_in == 500_00


# The table.


def test_without_a_plan_a_table_is_suggested(six: Evening) -> None:
    six.do(SetPrices(PRICES))
    table = table_of(six.state)
    assert (table.bands, table.places, table.off) == ((Band(1, 1, 600_00),), 1, 0)
    six.do(pc.PlanPrizes(PrizePlan(share_paid=5_000, lowest=50, rounding=Rounding(100))))
    assert [band.cash for band in table_of(six.state).bands] == [300_00, 176_00, 124_00]
    six.do(pc.PlanPrizes(PrizePlan(share_paid=5_000, lowest=50, first_share=6_000)))
    assert table_of(six.state).bands[0].cash == 360_00


def test_a_payout_table_follows_the_entries(six: Evening) -> None:
    six.do(SetPrices(PRICES))
    plan = PrizePlan(PlanWay.PERCENT, percent=TABLE, rounding=Rounding(500))
    six.do(pc.PlanPrizes(plan))
    assert table_of(six.state).bands == FIFTY_THIRTY_TWENTY
    six.refused(pc.PlanPrizes(plan), Code.NOTHING_CHANGES)
    six.do(c.Register(names=("A", "B", "C")))
    assert table_of(six.state).problem == "“House” has no line for 9 entries."
    six.refused(pc.LockPrizes(), Code.DOES_NOT_ADD_UP)
    six.do(c.Unregister(9))
    rounding = Rounding(200_00, Way.NEAREST, Rest.NOBODY)
    six.do(pc.PlanPrizes(replace(plan, percent=TABLE, rounding=rounding)))
    assert table_of(six.state).problem == ""
    six.do(c.Unregister(8))
    assert table_of(six.state).problem == "The table pays €100 more than the pool."


def test_tickets_are_taken_out_of_the_pool(six: Evening) -> None:
    six.do(SetPrices(PRICES))
    tickets = (Ticket(2, 4, " Main\tEvent ", 100_00), Ticket(1, 1, "Trophy", 1_00))
    plan = PrizePlan(PlanWay.PERCENT, percent=TABLE, tickets=tickets)
    six.do(pc.PlanPrizes(plan))
    assert table_of(six.state).bands == (
        Band(1, 1, 149_50, "Trophy", 1_00),
        Band(2, 2, 89_70, "Main Event", 100_00),
        Band(3, 3, 59_80, "Main Event", 100_00),
        Band(4, 4, 0, "Main Event", 100_00),
    )
    assert table_of(six.state).problem == ""
    six.do(pc.PlanPrizes(replace(plan, tickets=(Ticket(1, 5, "Main Event", 125_00),))))
    assert table_of(six.state).problem == "The table pays €25 more than the pool."
    six.do(pc.PlanPrizes(replace(plan, tickets=(Ticket(5, 7, "Cap", 20_00),))))
    assert table_of(six.state).problem == "Place 4 stands in the table twice or not at all."
    six.do(pc.PlanPrizes(replace(plan, tickets=(Ticket(4, 7, "Cap", 20_00),))))
    assert table_of(six.state).problem == "7 places are paid, but only 6 have entered."


def test_a_satellite_pays_seats(six: Evening) -> None:
    six.do(SetPrices(PRICES))
    six.do(pc.PlanPrizes(PrizePlan(PlanWay.SEATS, tickets=(Ticket(1, 1, "Seat", 250_00),))))
    assert table_of(six.state).bands == (Band(1, 2, 0, "Seat", 250_00), Band(3, 3, 100_00))
    six.clock.pass_(60 * MINUTE)
    six.do(pc.LockPrizes())
    out(six, 1, 2, 3, 4)
    # Two are left, and two win the same: they have it although they play no more.
    assert [award.tickets for award in awards(six.state).values()] == [("Seat",), ("Seat",), ()]
    assert six.do(pc.PayPrize(5)).told.endswith("T1 seat 5 paid Seat")
    six.refused(pc.PayPrize(5), Code.NOTHING_DUE)
    assert six.do(pc.PayPrize(4)).told == "T1 seat 4 paid €100"


@pytest.mark.parametrize(
    ("bands", "problem"),
    [
        ((), "The table pays €600 less than the pool."),
        ((Band(1, 1, 599_99),), "The table pays €0.01 less than the pool."),
        ((Band(1, 2, 300_00), Band(4, 4, 0)), "Place 3 stands in the table twice or not at all."),
        ((Band(1, 1, 600_00), Band(2, 2, 0)), "A place that is paid gets more than nothing."),
    ],
)
def test_a_table_that_is_not_the_pool_cannot_be_locked(
    night: Evening, bands: tuple[Band, ...], problem: str
) -> None:
    night.do(pc.PlanPrizes(fixed(*bands)))
    assert night.refused(pc.LockPrizes(), Code.DOES_NOT_ADD_UP) == problem


@pytest.mark.parametrize(
    "plan",
    [
        PrizePlan(share_paid=0),
        PrizePlan(first_share=0),
        PrizePlan(lowest=-1),
        PrizePlan(rounding=Rounding(0)),
        PrizePlan(PlanWay.PERCENT),
        PrizePlan(PlanWay.SEATS),
        PrizePlan(tickets=(Ticket(1, 1, " ", 5),)),
        PrizePlan(tickets=(Ticket(2, 1, "Seat", 5),)),
        PrizePlan(tickets=(Ticket(1, 3, "Seat", 5), Ticket(3, 4, "Cap", 5))),
        fixed(Band(2, 1, 5)),
        fixed(Band(1, 1, -5)),
    ],
)
def test_plans_that_cannot_be(night: Evening, plan: PrizePlan) -> None:
    code = Code.EMPTY_TEXT if plan.tickets and not plan.tickets[0].name.strip() else Code.BAD_NUMBER
    night.refused(pc.PlanPrizes(plan), code)


def test_a_locked_table_stays_until_it_is_unlocked_for_a_reason(locked: Evening) -> None:
    locked.refused(pc.LockPrizes(), Code.NOTHING_CHANGES)
    locked.refused(pc.PlanPrizes(PrizePlan()), Code.PRIZES_LOCKED)
    locked.refused(SetPrices(Prices()), Code.PRIZES_LOCKED)
    locked.refused(pc.UnlockPrizes(" "), Code.EMPTY_TEXT)
    locked.do(c.RegisterAndSeat(name="Late"), override="he had paid")
    assert told(locked, TaskKind.PRIZES_OFF) == [
        "The prizes are not the pool: The table pays €100 less than the pool."
    ]
    assert table_of(locked.state).bands == FIFTY_THIRTY_TWENTY
    assert locked.do(pc.UnlockPrizes("one came late")).told == "prizes unlocked"
    locked.refused(pc.UnlockPrizes("again"), Code.NOT_LOCKED)
    assert told(locked, TaskKind.PRIZES_OFF) == []


def test_a_table_is_locked_early_only_on_the_directors_word(six: Evening) -> None:
    six.do(SetPrices(PRICES))
    six.refused(pc.LockPrizes(), Code.REGISTRATION_OPEN, house=True)
    assert six.do(pc.LockPrizes(), "a freezeout").told == "prizes locked at €600"


# Who gets what.


def test_who_is_out_is_due_his_prize_until_it_is_paid(locked: Evening) -> None:
    assert money(locked) == (3, 0)
    out(locked, 6, 5, 4)
    assert awards(locked.state) == {}
    assert money(locked) == (0, 120_00)
    locked.refused(pc.PayPrize(4), Code.NOTHING_DUE)
    out(locked, 3)
    assert told(locked, TaskKind.TO_PAY) == ["1 prize not collected: 3rd T1 seat 3 120"]
    assert locked.do(pc.PayPrize(3)).told == "T1 seat 3 paid €120"
    assert told(locked, TaskKind.TO_PAY) == []
    locked.refused(pc.PayPrize(3), Code.NOTHING_DUE)
    assert locked.do(pc.TakeBackPayment(3)).told == "T1 seat 3: €120 taken back"
    locked.refused(pc.TakeBackPayment(3), Code.NOTHING_DUE)
    out(locked, 2)
    assert money_view(locked.state) is None
    assert prizes_by_entry(locked.state) == {1: 300_00, 2: 180_00, 3: 120_00}
    assert told(locked, TaskKind.TO_PAY)[0].startswith("3 prizes not collected: 1st T1 seat 1 300,")


def test_those_who_share_a_place_share_its_prizes(locked: Evening) -> None:
    locked.do(c.Bust((5, 6), HandChoice.SAME))
    locked.do(c.Bust((2, 3, 4), HandChoice.SAME))
    # Places 2 to 4 pay 180, 120 and nothing.
    assert prizes_by_entry(locked.state) == {1: 300_00, 2: 100_00, 3: 100_00, 4: 100_00}


def test_an_odd_unit_goes_to_the_larger_stack(locked: Evening) -> None:
    locked.do(pc.UnlockPrizes("test"))
    locked.do(pc.PlanPrizes(fixed(Band(1, 1, 299_99), Band(2, 2, 300_01))))
    out(locked, 6, 5, 4)
    locked.do(c.Bust((2, 3), HandChoice.SAME))
    assert prizes_by_entry(locked.state) == {1: 299_99, 2: 150_01, 3: 150_00}
    locked.do(c.TakeBackBust(2))
    locked.do(c.TakeBackBust(3))
    locked.do(c.Bust((2, 3), HandChoice.SAME, stacks=((2, 900), (3, 900))))
    assert prizes_by_entry(locked.state)[2] == 150_01


def test_a_prize_is_paid_before_the_table_is_locked_only_on_the_directors_word(
    night: Evening,
) -> None:
    out(night, 6, 5, 4, 3)
    night.refused(pc.PayPrize(3), Code.NOT_LOCKED, house=True)
    night.do(pc.PayPrize(3), "he has a train")
    night.refused(SetPrices(replace(PRICES, currency=UNNAMED)), Code.PRIZE_PAID)
    night.do(SetPrices(replace(PRICES, added=5_00)))


def test_a_bust_on_his_word_is_checked_before_it_is_paid(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    locked.do(c.ReEnter(3), override="let him")
    locked.do(c.Unregister(7), override="he has no money")
    locked.refused(pc.PayPrize(3), Code.FLOOR_TO_CHECK, house=True)


def test_the_house_decides_on_the_prize_of_the_disqualified(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    penalty = NewPenalty(3, PenaltyKind.DISQUALIFICATION)
    locked.do(rc.WriteRuling(penalties=(penalty,)))
    locked.refused(pc.PayPrize(3), Code.DISQUALIFIED, house=True)


def test_who_was_paid_is_not_brought_back_without_a_reason(locked: Evening) -> None:
    out(locked, 6, 5, 4, 3)
    locked.do(pc.PayPrize(3))
    refused = locked.refused(c.TakeBackBust(3), Code.PRIZE_PAID, house=True)
    assert refused == "T1 seat 3 was paid €120 already."
    locked.refused(c.CorrectBust(3, 2), Code.PRIZE_PAID, house=True)
    # Who went out before him would push him down a place.
    refused = locked.refused(c.TakeBackBust(5), Code.PRIZE_PAID, house=True)
    assert refused == "T1 seat 3 would have been paid too much: their places move down."
    locked.do(c.TakeBackBust(5), "he sat at another table")
    assert told(locked, TaskKind.PAID_WRONG) == ["T1 seat 3 got 120 too much: 120 was paid to him."]
    locked.do(c.CorrectBust(4, 5))


def test_who_is_paid_the_same_in_a_lower_place_stands_in_nobodys_way(locked: Evening) -> None:
    locked.do(pc.UnlockPrizes("test"))
    locked.do(pc.PlanPrizes(fixed(Band(1, 6, 100_00))))
    locked.do(pc.LockPrizes())
    out(locked, 6, 5, 4)
    locked.do(pc.PayPrize(4))
    locked.do(c.TakeBackBust(6))
    assert told(locked, TaskKind.PAID_WRONG) == []


def test_undoing_a_bust_stops_at_his_payment(locked: Evening) -> None:
    out(locked, 6, 5, 4)
    bust = locked.do(c.Bust((3,)))
    before = locked.reopened().state
    paid = locked.do(pc.PayPrize(3))
    refused = locked.desk.undo(bust.action)
    assert not isinstance(refused, Done)
    assert "T1 seat 3 paid €120" in refused.sentence
    assert isinstance(locked.desk.undo(paid.action), Done)
    assert locked.state == before
    assert isinstance(locked.desk.redo(), Done)
    assert locked.state.prizes.paid(3) == 120_00


# Deals.

STACKS = ((1, 60_000), (2, 40_000), (3, 20_000))


@pytest.fixture
def three(locked: Evening) -> Evening:
    out(locked, 6, 5, 4)
    return locked


def test_a_deal_holds_when_all_have_signed(three: Evening) -> None:
    deal = pc.ProposeDeal(DealWay.ICM, STACKS, unit=100)
    assert three.do(deal).told == "deal proposed among 3"
    assert told(three, TaskKind.DEAL) == [
        "3 signatures missing: T1 seat 1, T1 seat 2, T1 seat 3 have not signed the deal."
    ]
    three.do(pc.SignDeal(1, signed=True))
    three.refused(pc.SignDeal(1, signed=True), Code.NOTHING_CHANGES)
    three.refused(pc.SignDeal(4, signed=True), Code.NO_DEAL)
    refused = three.refused(pc.MakeDeal(), Code.NOT_SIGNED, house=True)
    assert refused == "T1 seat 2 and 1 more have not signed the deal."
    three.do(pc.SignDeal(2, signed=True))
    three.do(pc.SignDeal(2, signed=False))
    three.do(pc.SignDeal(2, signed=True))
    assert three.refused(pc.MakeDeal(), Code.NOT_SIGNED, house=True).startswith("T1 seat 3 has")
    three.do(pc.SignDeal(3, signed=True))
    assert told(three, TaskKind.DEAL) == [
        "All have signed the deal: It does not hold before it is recorded."
    ]
    assert three.do(pc.MakeDeal()).told == "deal made among 3"
    assert told(three, TaskKind.DEAL) == []
    shares = prizes_by_entry(three.state)
    assert sum(shares.values()) == 600_00
    assert shares[1] > shares[2] > shares[3] > 120_00
    for refused_now in (pc.MakeDeal(), pc.DropDeal(), deal, pc.SignDeal(1, signed=False)):
        three.refused(refused_now, Code.NO_DEAL)
    three.do(pc.PayPrize(2))
    three.refused(c.TakeBackBust(4), Code.PRIZE_PAID, house=True)
    out(three, 3, 2)
    assert prizes_by_entry(three.state) == shares


def test_the_winner_gets_what_was_left_to_play_for(three: Evening) -> None:
    three.refused(
        pc.ProposeDeal(DealWay.CHIP_CHOP, STACKS, left=59_99), Code.TOO_LITTLE_LEFT, house=True
    )
    three.do(pc.ProposeDeal(DealWay.CHIP_CHOP, STACKS, left=60_00))
    shares = dict(three.state.prizes.deal.shares) if three.state.prizes.deal else {}
    assert shares == {1: 210_00, 2: 180_00, 3: 150_00}
    three.do(pc.MakeDeal(), "they shook hands")
    out(three, 1, 3)
    assert prizes_by_entry(three.state) == {2: 240_00, 1: 210_00, 3: 150_00}


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (pc.ProposeDeal(DealWay.ICM, STACKS[:2]), Code.BAD_NUMBER),
        (pc.ProposeDeal(DealWay.ICM, ((1, 0), (2, 0), (3, 0))), Code.BAD_NUMBER),
        (pc.ProposeDeal(DealWay.ICM, STACKS, left=600_01), Code.BAD_NUMBER),
        (pc.ProposeDeal(DealWay.BY_HAND, STACKS), Code.BAD_NUMBER),
        (
            pc.ProposeDeal(
                DealWay.BY_HAND, STACKS, amounts=((1, 300_00), (2, 200_00), (3, 100_01))
            ),
            Code.DOES_NOT_ADD_UP,
        ),
        (
            pc.ProposeDeal(DealWay.BY_HAND, STACKS, amounts=((1, 300_00), (2, 200_00), (3, 99_99))),
            Code.DOES_NOT_ADD_UP,
        ),
    ],
)
def test_deals_that_cannot_be(three: Evening, deal: pc.ProposeDeal, code: Code) -> None:
    three.refused(deal, code)


def test_a_deal_by_hand_comes_to_the_prizes(three: Evening) -> None:
    amounts = ((1, 250_00), (2, 200_00), (3, 150_00))
    three.do(pc.ProposeDeal(DealWay.BY_HAND, STACKS, amounts=amounts))
    out(three, 3)
    assert told(three, TaskKind.DEAL) == [
        "The proposed deal is old: Players or prizes have changed since; work it out anew."
    ]
    three.refused(pc.MakeDeal(), Code.NO_DEAL)
    assert three.do(pc.DropDeal()).told == "deal put away"
    three.refused(pc.DropDeal(), Code.NO_DEAL)


def test_a_deal_needs_players_and_a_locked_table(night: Evening, tmp_path: Path) -> None:
    del tmp_path
    everybody = tuple((entry, 1_000) for entry in range(1, 7))
    night.refused(pc.ProposeDeal(DealWay.ICM, everybody), Code.NOT_LOCKED, house=True)
    out(night, 6, 5, 4, 3, 2)
    night.refused(pc.ProposeDeal(DealWay.ICM, ((1, 1_000),)), Code.TOO_FEW)


def test_icm_is_for_twelve_at_most(evening: Evening) -> None:
    evening.do(SetPrices(PRICES))
    evening.players(13)
    stacks = tuple((entry, 1_000) for entry in range(1, 14))
    evening.refused(pc.ProposeDeal(DealWay.ICM, stacks), Code.BAD_NUMBER)


# Bounties.


def with_bounties(six: Evening, kind: BountyKind, own: OwnBounty = OwnBounty.HIS) -> Evening:
    entry = Price(prize=75_00, bounty=25_00)
    six.do(SetPrices(Prices(EURO, entry, bounty=kind, own_bounty=own)))
    return six


def books(evening: Evening) -> Books:
    found = bounties(evening.state)
    assert found is not None
    assert found.books.off == 0
    return found.books


def test_fixed_bounties_are_won_with_the_knockout(six: Evening) -> None:
    with_bounties(six, BountyKind.FIXED)
    assert books(six) == (150_00, 0, 150_00)
    out(six, 6, 5)
    assert told(six, TaskKind.BOUNTY) == [
        "2 bounties not named: Who knocked out T1 seat 6, T1 seat 5?"
    ]
    assert six.do(pc.NameKnockout(6, (1, 2))).told == (
        "T1 seat 6 knocked out by T1 seat 1 and T1 seat 2"
    )
    six.do(pc.NameKnockout(5, (1,)))
    six.refused(pc.NameKnockout(5, (1, 1)), Code.NOTHING_CHANGES)
    assert told(six, TaskKind.BOUNTY) == []
    assert books(six) == (150_00, 50_00, 100_00)
    assert award_of(six.state, 1).due == 37_50
    # A bounty may be paid at once, whether the table is locked or not.
    assert six.do(pc.PayPrize(1)).told == "T1 seat 1 paid €37.50"
    out(six, 4, 3, 2)
    for gone in (4, 3, 2):
        six.do(pc.NameKnockout(gone, (1,)))
    assert books(six) == (150_00, 150_00, 0)
    # The winner's own is his.
    assert award_of(six.state, 1).bounty == 37_50 + 75_00 + 25_00
    six.do(pc.PayPrize(1), "all is over")
    six.do(pc.TakeBackPayment(1))
    assert six.state.prizes.paid(1) == 37_50


def test_the_winners_own_bounty_may_go_into_the_pool(six: Evening) -> None:
    with_bounties(six, BountyKind.FIXED, OwnBounty.POOL)
    assert table_of(six.state).pool.payable == 6 * 75_00 + 25_00
    assert books(six) == (125_00, 0, 125_00)
    out(six, 6, 5, 4, 3, 2)
    for gone in range(2, 7):
        six.do(pc.NameKnockout(gone, (1,)))
    assert books(six) == (125_00, 125_00, 0)


def test_progressive_bounties_grow_in_the_order_of_the_busts(six: Evening) -> None:
    with_bounties(six, BountyKind.PROGRESSIVE)
    out(six, 2, 1)
    # Told in the wrong order, they count as they happened: 3 puts 1 out, who had put 2 out.
    six.do(pc.NameKnockout(1, (3,)))
    six.do(pc.NameKnockout(2, (1,)))
    found = bounties(six.state)
    assert found is not None
    assert found.won == {1: 12_50, 3: 18_75}
    assert found.heads[3] == 43_75
    assert books(six) == (150_00, 31_25, 118_75)
    six.do(c.TakeBackBust(2))
    assert books(six) == (150_00, 12_50, 137_50)
    six.do(c.CorrectBust(1, 4))
    assert six.state.prizes.knockouts.keys() == {4}
    six.do(c.CorrectBust(4, 3))
    assert six.state.prizes.knockouts == {}
    six.do(pc.NameKnockout(3, ()))
    assert books(six) == (150_00, 0, 150_00)


def test_knockouts_that_cannot_be(six: Evening) -> None:
    out(six, 6, 5)
    with_bounties(six, BountyKind.FIXED)
    six.refused(pc.NameKnockout(1, (2,)), Code.NOT_OUT)
    six.refused(pc.NameKnockout(6, (6,)), Code.BAD_NUMBER)
    six.refused(pc.NameKnockout(5, (6,)), Code.ALREADY_OUT)
    six.refused(pc.NameKnockout(6, (1,), envelope=5), Code.NO_BOUNTIES)
    six.refused(pc.SetEnvelopes((Envelopes(5, 1),)), Code.NO_BOUNTIES)


def test_mystery_bounties_come_out_of_envelopes(six: Evening) -> None:
    with_bounties(six, BountyKind.MYSTERY)
    six.refused(pc.SetEnvelopes((Envelopes(0, 1),)), Code.BAD_NUMBER)
    refused = six.refused(pc.SetEnvelopes((Envelopes(50_00, 2),)), Code.DOES_NOT_ADD_UP)
    assert refused == "The envelopes come to €50 less than the bounties."
    envelopes = (Envelopes(25_00, 1), Envelopes(50_00, 1), Envelopes(25_00, 3))
    assert six.do(pc.SetEnvelopes(envelopes)).told == "5 envelopes counted"
    six.refused(pc.SetEnvelopes((Envelopes(25_00, 4), envelopes[1])), Code.NOTHING_CHANGES)
    out(six, 6, 5)
    six.do(pc.NameKnockout(6, (1, 2), envelope=50_00))
    six.refused(pc.NameKnockout(5, (1,), envelope=50_00), Code.NO_BOUNTIES)
    six.do(pc.NameKnockout(6, (1,), envelope=50_00))
    six.do(pc.NameKnockout(5, (2,)))
    six.do(pc.SetEnvelopes((Envelopes(50_00, 2), Envelopes(25_00, 2))))
    assert books(six) == (150_00, 50_00, 100_00)
    assert award_of(six.state, 1).bounty == 50_00
    refused = six.refused(pc.SetEnvelopes((Envelopes(25_00, 6),)), Code.NO_BOUNTIES)
    assert refused == "1 of €50 were drawn already."


def test_a_tournament_without_bounties_has_none(six: Evening) -> None:
    assert bounties(six.state) is None
    assert money_view(six.state) is None


# Undo and redo.


def test_every_act_of_prizes_can_be_undone_and_redone(three: Evening) -> None:
    acts: list[c.Command] = [
        pc.ProposeDeal(DealWay.ICM, STACKS),
        pc.SignDeal(1, signed=True),
        pc.DropDeal(),
        pc.UnlockPrizes("wrong"),
        SetPrices(replace(PRICES, entry=Price(75_00, bounty=25_00), bounty=BountyKind.MYSTERY)),
        pc.SetEnvelopes((Envelopes(50_00, 3),)),
        pc.NameKnockout(5, (1,), envelope=50_00),
        pc.PlanPrizes(fixed(Band(1, 1, 250_00), Band(2, 3, 100_00))),
        pc.LockPrizes(),
        pc.PayPrize(1),
        pc.TakeBackPayment(1),
    ]
    for act in acts:
        before = three.reopened().state
        three.do(act)
        after = three.reopened().state
        assert isinstance(three.desk.undo(), Done)
        assert three.state == before, act
        assert isinstance(three.desk.redo(), Done)
        assert three.state == after, act
    assert total(table_of(three.state).bands) == table_of(three.state).pool.payable


def test_what_others_stand_on_is_not_undone(night: Evening) -> None:
    desk = night.desk
    lock = night.do(pc.LockPrizes())
    out(night, 6, 5, 4)
    propose = night.do(pc.ProposeDeal(DealWay.CHIP_CHOP, STACKS))
    sign = night.do(pc.SignDeal(1, signed=True))
    for action in (lock.action, propose.action):
        refused = desk.undo(action)
        assert (not isinstance(refused, Done)) == (action == propose.action)
        if isinstance(refused, Done):
            desk.redo()
    made = night.do(pc.MakeDeal(), "all agreed")
    night.do(pc.PayPrize(1))
    assert not isinstance(desk.undo(made.action), Done)
    assert isinstance(desk.undo(sign.action), Done)
    locked_again = night.do(pc.UnlockPrizes("once more"))
    assert not isinstance(desk.undo(lock.action), Done)
    assert isinstance(desk.undo(locked_again.action), Done)
