"""Deciding on the prize table: how it is made, and when it is fixed."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.prizes.percent_table import WHOLE
from tdtool.tournament import registration_end
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan
from tdtool.tournament.prizes.table import plan_of, table_of
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.registration import clean_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rules.prizes.places import Band
    from tdtool.tournament.prizes import commands as pc
    from tdtool.tournament.prizes.plan import Ticket


def plan_prizes(ask: Asking, command: pc.PlanPrizes) -> Decision:
    """Take down how the prize table is made; not while it is locked."""
    if ask.state.prizes.locked is not None:
        raise Refused(Code.PRIZES_LOCKED, "The prizes are locked; unlock them first.")
    plan = _clean(command.plan)
    if plan == plan_of(ask.state):
        raise Refused(Code.NOTHING_CHANGES, "That is how the prizes are made already.")
    _check(plan)
    return Decision((p.PrizesPlanned(plan),))


def _clean(plan: PrizePlan) -> PrizePlan:
    percent = plan.percent
    return replace(
        plan,
        percent=None if percent is None else replace(percent, name=clean_name(percent.name)),
        bands=tuple(band._replace(ticket=clean_name(band.ticket)) for band in plan.bands),
        tickets=tuple(sorted(one._replace(name=clean_name(one.name)) for one in plan.tickets)),
    )


def _check(plan: PrizePlan) -> None:
    if not 1 <= plan.share_paid <= WHOLE:
        raise Refused(Code.BAD_NUMBER, "Between 0.01 and 100 percent of the entries are paid.")
    if plan.first_share is not None and not 1 <= plan.first_share <= WHOLE:
        raise Refused(Code.BAD_NUMBER, "The first prize is a part of the pool.")
    if plan.lowest < 0 or plan.rounding.unit < 1:
        raise Refused(Code.BAD_NUMBER, "An amount of money cannot be less than nothing.")
    if plan.way is PlanWay.PERCENT and plan.percent is None:
        raise Refused(Code.BAD_NUMBER, "No payout table is chosen.")
    if plan.way is PlanWay.SEATS and not plan.tickets:
        raise Refused(Code.BAD_NUMBER, "It is not said which seats are to be won.")
    _check_tickets(plan.tickets)
    _check_bands(plan.bands)


def _check_tickets(tickets: Sequence[Ticket]) -> None:
    for one in tickets:
        if not one.name:
            raise Refused(Code.EMPTY_TEXT, "A ticket needs a name.")
        if not (1 <= one.first <= one.last and 1 <= one.worth <= MAX_CHIPS):
            raise Refused(Code.BAD_NUMBER, f"{one.name} needs its places and what it is worth.")
    for upper, lower in pairwise(tickets):
        if lower.first <= upper.last:
            raise Refused(Code.BAD_NUMBER, f"Place {lower.first} has two tickets.")


def _check_bands(bands: Sequence[Band]) -> None:
    for band in bands:
        if not (1 <= band.first <= band.last):
            raise Refused(Code.BAD_NUMBER, f"{band.first} to {band.last} are no places.")
        if not (0 <= band.cash <= MAX_CHIPS and 0 <= band.worth <= MAX_CHIPS):
            raise Refused(Code.BAD_NUMBER, "An amount of money cannot be less than nothing.")


def lock_prizes(ask: Asking, command: pc.LockPrizes) -> Decision:  # noqa: ARG001
    """Fix the prize table; one that does not come to the pool cannot be."""
    state = ask.state
    if state.prizes.locked is not None:
        raise Refused(Code.NOTHING_CHANGES, "The prizes are locked already.")
    table = table_of(state)
    if table.problem:
        raise Refused(Code.DOES_NOT_ADD_UP, table.problem)
    if registration_end.is_named(state) and not ask.registration_over:
        ask.house(Code.REGISTRATION_OPEN, "Registration is still open: the pool may grow.")
    currency = prices_of(state).currency
    return Decision((p.PrizesLocked(table.bands, table.pool.payable, currency),))


def unlock_prizes(ask: Asking, command: pc.UnlockPrizes) -> Decision:
    """Let the prize table be changed again; the reason is kept."""
    if ask.state.prizes.locked is None:
        raise Refused(Code.NOT_LOCKED, "The prizes are not locked.")
    reason = command.reason.strip()
    if not reason:
        raise Refused(Code.EMPTY_TEXT, "Why? A locked table is changed for a reason.")
    number = ask.new_id()
    return Decision((p.PrizesUnlocked(number),), texts={number: reason})
