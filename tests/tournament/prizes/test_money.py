"""Amounts, currencies, prices and the pool."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.rules.figures import FigureError
from tdtool.rules.prizes.bounty import OwnBounty
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import CURRENCIES, UNNAMED, Currency, figure, written
from tdtool.tournament.money.currency import read as read_amount
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.refusal import Code
from tests.tournament.prizes.night_of import EURO, PRICES

if TYPE_CHECKING:
    from tests.tournament.evening import Evening


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
