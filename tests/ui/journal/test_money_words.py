"""What each act of the till is called in the list, and what is said of it in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.pool import FREE, Price
from tdtool.tournament import commands as c
from tdtool.tournament import no_show_commands as nc
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import Extra, Moment, Terms
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tests.tournament.evening import MINUTE, NOON
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from tests.tournament.evening import Evening

PRICED = mc.SetPrices(Prices(Currency("EUR", "€", 2), Price(100_00, 10_00)))
TERMS = Terms(Extra(Price(50_00), 5_000, 2, Moment(1), Moment(2, after=True)), Extra(FREE, 500))
PAID: list[c.Command] = [PRICED, mc.TakePayment(1)]

SAID: dict[str, tuple[list[c.Command], c.Command, str, str]] = {
    "paid": (
        [PRICED, mc.SetCashier("Mo")],
        mc.TakePayment(1, Means.CARD),
        "T1 seat 1 buy-in €110 card, receipt 1",
        "Receipt 1: T1 seat 1 paid €110 (card), buy-in, taken by Mo.",
    ),
    "rebuy": (
        [PRICED, mc.SetTerms(TERMS)],
        mc.Rebuy(2),
        "T1 seat 2 rebuy €50 cash, receipt 1",
        "Receipt 1: T1 seat 2 paid €50 (cash), rebuy for 5,000 chips.",
    ),
    "refund": (
        [PRICED, mc.SetTerms(TERMS), mc.Rebuy(2)],
        mc.Refund(2),
        "T1 seat 2 refund €50 cash, receipt 2",
        "Receipt 2: T1 seat 2 got €50 back (cash) for receipt 1.",
    ),
    "void": (
        PAID,
        mc.VoidReceipt(1, "the card was refused"),
        "receipt 1 of T1 seat 1 void: the card was refused",
        "Receipt 1 counts no more: the card was refused",
    ),
    "cashier": ([], mc.SetCashier("Mo"), "cashier: Mo", "Mo sits at the till."),
    "nobody": (
        [mc.SetCashier("Mo")],
        mc.SetCashier(),
        "cashier: nobody",
        "Nobody in particular sits at the till.",
    ),
    "terms": (
        [PRICED],
        mc.SetTerms(TERMS),
        "rebuys and registration set",
        (
            "A rebuy is 5,000 chips for €50, 2 for each entry, "
            "from level 1 to the break after level 2. "
            "An add-on is 500 chips for €0, from level 1."
        ),
    ),
    "until": (
        [],
        mc.SetTerms(Terms(closes_ms=NOON + 90 * MINUTE)),
        "rebuys and registration set",
        "There are no rebuys. There are no add-ons. Registration ends at 13:30.",
    ),
    "no-show": (
        [],
        nc.MarkNoShow(1),
        "1.1 T1 seat 1 is a no-show",
        "T1 seat 1 had not come to 1.1: his stack was placed and is blinded off.",
    ),
    "pulled": (
        [nc.MarkNoShow(1)],
        nc.PullStack(1, 9_000),
        "1.1 T1 seat 1: stack of 9,000 pulled",
        "The stack of T1 seat 1 was taken off 1.1; 9,000 chips left play.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_line_and_sentences(evening: Evening, case: str) -> None:
    before, command, line, full = SAID[case]
    for one in (*before, command):
        evening.do(one)
    book = Book(evening.desk, lambda: evening.store.texts(evening.desk.id))
    act = book.chronicle.act(len(book.chronicle) - 1)
    assert plain(book.teller.of(act)).startswith(line)
    assert full in plain(" ".join(sentences(book.teller, act, 30)))
