"""Deciding on payments: who gets what is due to him, and what that keeps from changing."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from tdtool.rules.prizes.places import cash_at
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.awards import award_of
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.standings import is_held, ranked

if TYPE_CHECKING:
    from tdtool.tournament.prizes import commands as pc
    from tdtool.tournament.state import Entry, State


def pay_prize(ask: Asking, command: pc.PayPrize) -> Decision:
    """Pay all that is due to a player."""
    state = ask.state
    entry = ask.entry(command.entry)
    if is_held(state, entry.id):
        raise Refused(
            Code.HAND_FOR_HAND,
            f"{called(entry)} went out on a hand that is still being played: close it first.",
        )
    award = award_of(state, entry.id)
    if award.due <= 0 and not award.tickets:
        got = "has got all that is due to him" if award.paid else "has nothing to get"
        raise Refused(Code.NOTHING_DUE, f"{called(entry)} {got}.")
    if entry.id in state.to_check:
        ask.house(
            Code.FLOOR_TO_CHECK, f"That {called(entry)} is out was taken on his word; check first."
        )
    bust = state.busts.get(entry.id)
    if award.cash and bust is not None and bust.penalty is not None:
        ask.house(
            Code.DISQUALIFIED, f"{called(entry)} was disqualified: the house decides on his prize."
        )
    if (award.cash or award.tickets) and state.prizes.locked is None:
        ask.house(Code.NOT_LOCKED, "The prizes are not locked yet.")
    currency = prices_of(state).currency
    return Decision((p.PrizePaid(entry.id, max(award.due, 0), award.tickets, currency),))


def take_back_payment(ask: Asking, command: pc.TakeBackPayment) -> Decision:
    """Take back what a player was last paid."""
    entry = ask.entry(command.entry)
    payments = ask.state.prizes.payments.get(entry.id)
    if not payments:
        raise Refused(Code.NOTHING_DUE, f"{called(entry)} has got nothing yet.")
    currency = prices_of(ask.state).currency
    return Decision((p.PaymentTakenBack(entry.id, payments[-1].amount, currency),))


def refuse_where_paid(ask: Asking, entry: Entry, *, places_move: bool) -> None:
    """Refuse, as a house matter, to bring a player back where money has gone out already.

    `places_move`: he is not replaced by another, so that those who went out after him get a
    place less.
    """
    state = ask.state
    currency = prices_of(state).currency
    if state.prizes.payments.get(entry.id):
        amount = written(state.prizes.paid(entry.id), currency)
        ask.house(Code.PRIZE_PAID, f"{called(entry)} was paid {amount} already.")
    deal = state.prizes.deal
    if deal is not None and deal.made_ms is not None and entry.id not in deal.shares:
        ask.house(Code.PRIZE_PAID, f"A deal was made without {called(entry)}.")
    moved = _paid_too_much(state, entry) if places_move else []
    if moved:
        ask.house(
            Code.PRIZE_PAID,
            f"{' and '.join(map(str, moved[:2]))}"
            f"{f' and {len(moved) - 2} more' if len(moved) > 2 else ''}"  # noqa: PLR2004
            " would have been paid too much: their places move down.",
        )


def _paid_too_much(state: State, entry: Entry) -> list[str]:
    """Name those who were paid and get less once `entry` is back in play."""
    if not state.prizes.payments:
        return []
    bands = table_of(state).bands
    after = takewhile(lambda one: all(bust.entry != entry.id for bust in one[1]), ranked(state))
    return [
        f"{{entry {bust.entry}}}"
        for place, sharing in after
        if cash_at(bands, place.first) > cash_at(bands, place.last + 1)
        for bust in sharing
        if state.prizes.paid(bust.entry)
    ]
