"""The prize table as it stands: fixed, or made anew from the plan and the pool."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.prizes import percent_table, satellite
from tdtool.rules.prizes.places import Band, at, bands_of, gap, total
from tdtool.rules.prizes.pool import Pool
from tdtool.rules.prizes.suggested import Wanted, suggested
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import Entered, entered, pool_of, prices_of
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, plain_plan

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.tournament.prizes.plan import Ticket
    from tdtool.tournament.state import State


@dataclass(frozen=True, slots=True)
class PrizeTable:
    """The prize table; amounts in the currency's smallest unit.

    `problem` is a sentence that says why the table cannot be locked, "" where it can.
    """

    bands: tuple[Band, ...]
    pool: Pool
    entered: Entered
    problem: str

    @property
    def places(self) -> int:
        """Count the places that are paid."""
        return self.bands[-1].last if self.bands else 0

    @property
    def off(self) -> int:
        """Give what the table pays too much (or, less than nothing, too little)."""
        return total(self.bands) - self.pool.payable


def plan_of(state: State) -> PrizePlan:
    """Give the plan the table is made from."""
    return state.prizes.plan or plain_plan(prices_of(state))


def table_of(state: State) -> PrizeTable:
    """Give the prize table as it stands."""
    locked = state.prizes.locked
    prices, count = prices_of(state), entered(state)
    if locked is None:
        return made(plan_of(state), prices, count, state.seats_per_table)
    found = pool_of(prices, count)
    return PrizeTable(locked.bands, found, count, problem(locked.bands, found, prices, count))


@lru_cache(maxsize=8)
def made(plan: PrizePlan, prices: Prices, count: Entered, final_table: int) -> PrizeTable:
    """Make the table that a plan comes to with so many entries."""
    found = pool_of(prices, count)
    bands = _bands(plan, prices, count, final_table, found.payable)
    return PrizeTable(
        bands, found, count, _no_line(plan, count) or problem(bands, found, prices, count)
    )


def _no_line(plan: PrizePlan, count: Entered) -> str:
    table = plan.percent
    if plan.way is not PlanWay.PERCENT or table is None or table.row_for(count.all):
        return ""
    return f"“{table.name}” has no line for {count.all:,} entries."


def problem(bands: Sequence[Band], pool: Pool, prices: Prices, count: Entered) -> str:
    """Say why a table cannot be locked: it does not come to the pool, or leaves a place out."""
    if not pool.payable:
        return "There is no money in the pool yet."
    place = gap(bands)
    if place is not None:
        return f"Place {place} stands in the table twice or not at all."
    if any(band.each <= 0 or band.cash < 0 for band in bands):
        return "A place that is paid gets more than nothing."
    if bands and bands[-1].last > count.all:
        return f"{bands[-1].last:,} places are paid, but only {count.all:,} have entered."
    off = total(bands) - pool.payable
    if not off:
        return ""
    much = written(abs(off), prices.currency)
    return f"The table pays {much} {'more' if off > 0 else 'less'} than the pool."


def _bands(
    plan: PrizePlan, prices: Prices, count: Entered, final_table: int, pool: int
) -> tuple[Band, ...]:
    if plan.way is PlanWay.FIXED:
        return plan.bands
    if plan.way is PlanWay.SEATS:
        seat = plan.tickets[0]
        return satellite.seats(pool, seat.worth, seat.name)
    cash = pool - sum(one.worth * (one.last - one.first + 1) for one in plan.tickets)
    if cash < 0:
        return _with_tickets((), plan.tickets)
    return _with_tickets(_cash(plan, prices, count, final_table, cash), plan.tickets)


def _cash(
    plan: PrizePlan, prices: Prices, count: Entered, final_table: int, cash: int
) -> tuple[Band, ...]:
    if plan.way is PlanWay.SUGGESTED:
        wanted = Wanted(
            entries=count.all,
            pool=cash,
            lowest=prices.entry.total * plan.lowest // 100,
            share_paid=plan.share_paid,
            first_share=plan.first_share,
            final_table=final_table,
            unit=plan.rounding.unit,
        )
        return suggested(wanted)
    row = None if plan.percent is None else plan.percent.row_for(count.all)
    return () if row is None else bands_of(percent_table.paid(row, cash, plan.rounding))


def _with_tickets(cash: Sequence[Band], tickets: Sequence[Ticket]) -> tuple[Band, ...]:
    """Put tickets beside the cash of their places, bands parted where they must be."""
    if not tickets:
        return tuple(cash)
    return tuple(_parted(cash, tickets))


def _parted(cash: Sequence[Band], tickets: Sequence[Ticket]) -> Iterator[Band]:
    spans = [*((one.first, one.last) for one in cash), *((one.first, one.last) for one in tickets)]
    ends = {edge for first, last in spans for edge in (first, last + 1)}
    for first, after in pairwise(sorted(ends)):
        band = at(cash, first)
        ticket = next((one for one in tickets if one.first <= first <= one.last), None)
        if band is not None or ticket is not None:
            yield Band(
                first,
                after - 1,
                0 if band is None else band.cash,
                "" if ticket is None else ticket.name,
                0 if ticket is None else ticket.worth,
            )
