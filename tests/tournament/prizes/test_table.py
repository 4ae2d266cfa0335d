"""The payout table: suggested, chosen, locked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.sharing import Rest, Rounding, Way
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import (
    awards,
)
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, Ticket
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.refusal import Code
from tdtool.tournament.views import TaskKind
from tests.tournament.evening import MINUTE, Evening
from tests.tournament.prizes.night_of import FIFTY_THIRTY_TWENTY, PRICES, TABLE, fixed, out, told


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
