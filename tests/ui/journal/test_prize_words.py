"""What each act about prizes is called in the list, and what is said of it in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.rules.prizes.bounty import BountyKind, Envelopes
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.percent_text import read
from tdtool.rules.prizes.places import Band
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament.money.commands import SetPrices
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, Ticket
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from tests.tournament.evening import Evening

EURO = Currency("EUR", "€", 2)
MYSTERY = Prices(
    EURO, Price(75_00, bounty=25_00), Price(100_00), 250, 10_00, 500_00, BountyKind.MYSTERY
)
PRICED = SetPrices(Prices(EURO, Price(100_00, 10_00)))
TWO = PrizePlan(PlanWay.FIXED, bands=(Band(1, 1, 600_00), Band(2, 2, 300_00)))
READY: list[c.Command] = [PRICED, pc.PlanPrizes(TWO), pc.LockPrizes()]
LEFT: list[c.Command] = [*READY, c.Bust((3, 4, 5, 6, 7, 8, 9))]
DEAL = pc.ProposeDeal(DealWay.CHIP_CHOP, ((1, 1_000), (2, 1_000)), left=90_00)
SEAT = PrizePlan(PlanWay.SEATS, tickets=(Ticket(1, 1, "Seat", 900_00),))

SAID: dict[str, tuple[list[c.Command], c.Command, str, str]] = {
    "prices": (
        [],
        SetPrices(MYSTERY),
        "prices set",
        (
            "An entry costs €100: €75 prizes, €25 bounty. A re-entry costs €100: €100 prizes. "
            "2.5 % of the pool is held back for the staff. €10 is added. "
            "The pool is €500 at least."
        ),
    ),
    "free": (
        [PRICED],
        SetPrices(Prices(EURO)),
        "prices set",
        "An entry costs €0: free.",
    ),
    "suggested": (
        [pc.PlanPrizes(TWO)],
        pc.PlanPrizes(PrizePlan(share_paid=1_250)),
        "prizes planned",
        "Prizes are suggested for 12.5 % of the entries.",
    ),
    "by percent": (
        [],
        pc.PlanPrizes(PrizePlan(PlanWay.PERCENT, percent=read("1+: 100", "Winner"))),
        "prizes planned",
        "Prizes follow the payout table Winner.",
    ),
    "typed": (
        [],
        pc.PlanPrizes(TWO),
        "prizes planned",
        "Prizes were typed for 2 lines of places.",
    ),
    "seats": ([], pc.PlanPrizes(SEAT), "prizes planned", "The pool is paid out in seats."),
    "locked": (
        [PRICED, pc.PlanPrizes(TWO)],
        pc.LockPrizes(),
        "prizes locked at €900",
        (
            "The house refuses this (registration open); it was done anyway. "
            "The prizes were locked: 2 places, €900."
        ),
    ),
    "unlocked": (
        READY,
        pc.UnlockPrizes("wrong"),
        "prizes unlocked: wrong",
        "The prizes may be changed again.",
    ),
    "paid": ([*LEFT, c.Bust((2,))], pc.PayPrize(2), "T1 seat 2 paid €300", "T1 seat 2 got €300."),
    "ticket": (
        [PRICED, pc.PlanPrizes(SEAT), pc.LockPrizes(), c.Bust((2, 3, 4, 5, 6, 7, 8, 9))],
        pc.PayPrize(1),
        "T1 seat 1 paid Seat",
        "T1 seat 1 got Seat.",
    ),
    "taken back": (
        [*LEFT, c.Bust((2,)), pc.PayPrize(2)],
        pc.TakeBackPayment(2),
        "T1 seat 2: €300 taken back",
        "T1 seat 2 has not got €300 after all.",
    ),
    "deal": (
        LEFT,
        DEAL,
        "deal proposed among 2",
        (
            "A deal was worked out, for all who are left to sign. "
            "T1 seat 1: €405. T1 seat 2: €405. €90 stays to play for."
        ),
    ),
    "signed": (
        [*LEFT, DEAL],
        pc.SignDeal(1, signed=True),
        "T1 seat 1 signed the deal",
        "T1 seat 1 signed the deal.",
    ),
    "made": (
        [*LEFT, DEAL],
        pc.MakeDeal(),
        "deal made among 2",
        (
            "The house refuses this (not signed); it was done anyway. The deal holds. "
            "T1 seat 1 gets €405. T1 seat 2 gets €405. The winner gets €90 more."
        ),
    ),
    "put away": ([*LEFT, DEAL], pc.DropDeal(), "deal put away", "Deal put away."),
    "envelopes": (
        [SetPrices(MYSTERY)],
        pc.SetEnvelopes((Envelopes(100_00, 1), Envelopes(25_00, 5))),
        "6 envelopes counted",
        "1 of €100. 5 of €25.",
    ),
    "drawn": (
        [SetPrices(MYSTERY), pc.SetEnvelopes((Envelopes(225_00, 1),)), c.Bust((2,))],
        pc.NameKnockout(2, (1, 3), envelope=225_00),
        "T1 seat 2 knocked out by T1 seat 1 and T1 seat 3",
        "T1 seat 2 was knocked out by T1 seat 1 and T1 seat 3; the envelope held €225.",
    ),
    "by nobody": (
        [SetPrices(MYSTERY), c.Bust((2,))],
        pc.NameKnockout(2, ()),
        "T1 seat 2 knocked out by nobody",
        "T1 seat 2 was knocked out by nobody.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_line_and_sentences(evening: Evening, case: str) -> None:
    before, command, line, full = SAID[case]
    for one in before:
        evening.do(one, override="said so")
    evening.do(command, override="said so")
    book = Book(evening.desk, lambda: evening.store.texts(evening.desk.id))
    act = book.chronicle.act(len(book.chronicle) - 1)
    assert plain(book.teller.of(act)).removesuffix(", anyway: said so") == line
    assert plain(" ".join(sentences(book.teller, act, 30))) == full
