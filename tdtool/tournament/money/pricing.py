"""Deciding what a tournament costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.prizes.bounty import OwnBounty
from tdtool.rules.prizes.percent_table import WHOLE
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.money.facts import PricesSet
from tdtool.tournament.refusal import Code, Refused

if TYPE_CHECKING:
    from tdtool.tournament.money.commands import SetPrices
    from tdtool.tournament.money.prices import Prices


def set_prices(ask: Asking, command: SetPrices) -> Decision:
    """Take down what entries cost; not while the prize table is locked."""
    prices, state = command.prices, ask.state
    if prices == state.money:
        raise Refused(Code.NOTHING_CHANGES, "That is what it costs already.")
    if state.prizes.locked is not None:
        raise Refused(Code.PRIZES_LOCKED, "The prizes are locked; unlock them first.")
    _check(prices)
    other = state.money is not None and prices.currency != state.money.currency
    if other and state.prizes.payments:
        raise Refused(Code.PRIZE_PAID, "Prizes are paid already: the currency stays.")
    if other and state.till.receipts:
        raise Refused(Code.PRIZE_PAID, "Receipts are written already: the currency stays.")
    return Decision((PricesSet(prices),))


def _check(prices: Prices) -> None:
    amounts = [prices.added, prices.guarantee]
    for price in (prices.entry, prices.again):
        amounts += [price.prize, price.fee, price.staff, price.bounty]
    if min(amounts) < 0:
        raise Refused(Code.BAD_NUMBER, "An amount of money cannot be less than nothing.")
    if max(amounts) > MAX_CHIPS:
        raise Refused(Code.BAD_NUMBER, f"An amount is more than {MAX_CHIPS:,}.")
    if not 0 <= prices.held_back <= WHOLE:
        raise Refused(Code.BAD_NUMBER, "Between 0 and 100 percent can be held back.")
    if prices.bounty_unit < 1:
        raise Refused(Code.BAD_NUMBER, "Bounties are paid out in whole units.")
    alike = prices.again.bounty == prices.entry.bounty
    if prices.own_bounty is OwnBounty.POOL and not alike:
        raise Refused(
            Code.BAD_NUMBER,
            "Where the winner's bounty goes into the pool, every entry has the same bounty.",
        )
