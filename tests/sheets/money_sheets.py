"""Prizes, payouts and a deal of an invented event, for the sheets that show them."""

from __future__ import annotations

from dataclasses import replace

from tdtool.sheets.cash_sheet import CashBlock, CashLine, CashSheet
from tdtool.sheets.deal_sheet import DealLine, DealSheet
from tdtool.sheets.payout_slip import PayoutSlip
from tdtool.sheets.prize_list import PrizeLine, PrizeList
from tdtool.sheets.receipt import ReceiptSlip
from tests.sheets.people import FOOT, NAMES

PRIZES = PrizeList(
    "1,045 entries, €506,825 in all",
    (
        PrizeLine("1", "€79,425", "Main Event seat and a trophy"),
        PrizeLine("2", "€50,000", "Main Event seat"),
        *(PrizeLine(str(place), f"€{30 - place},000") for place in range(3, 10)),
        PrizeLine("10-12", "€5,500"),
        PrizeLine("13-18", "€4,200"),
        PrizeLine("91-157", "", "Ticket for the next satellite"),
    ),
    FOOT,
    "So far: the prizes are not locked yet.",
)
LONG = PrizeList(
    "12,044 entries, CHF 9,506,825.50 in all",
    tuple(PrizeLine(f"{n * 3 + 1}-{n * 3 + 3}", f"CHF {9_000 - n * 17:,}.50") for n in range(430)),
    FOOT,
)
PAYOUTS = (
    PayoutSlip(NAMES[0], "58th of 1,045", "€1,600", FOOT, out="out 21:49, seat 12.5"),
    PayoutSlip(
        NAMES[6],
        "1st of 12,044",
        "CHF 1,079,425.50",
        FOOT,
        (("Prize", "CHF 1,079,000"), ("Bounties", "CHF 425.50"), ("Paid before", "−CHF 1")),
        ("Main Event seat", "A hotel room for two by the sea", "A trophy"),
        paid="23:22",
    ),
    PayoutSlip("Kim Do-eul", "", "€250", FOOT, (("Bounties", "€250"),)),
    PayoutSlip(
        NAMES[5], "10,403rd-10,405th of 12,044", "€40", FOOT, out="out 7:49 PM, seat 1118.10"
    ),
    PayoutSlip("Noor Haddad", "2nd of 12", "Kč 12,000,000", FOOT),
)


def deal(names: tuple[str, ...]) -> DealSheet:
    """Make the deal sheet of these."""
    lines = tuple(
        DealLine(name, f"{25_380_000 - place * 9:,}", "57,245", "61,280.50", "57,245")
        for place, name in enumerate(names)
    )
    total = DealLine("Together", "62,700,000", "191,925", "191,925", "191,925")
    return DealSheet(
        "Places 1-4: €191,925",
        "Shared by ICM: each player's chance of each place, times its prize.",
        lines,
        total,
        FOOT,
        "€19,193 stays to play for; it goes to the winner.",
    )


DEAL = deal(NAMES[:4])


def payouts(names: tuple[str, ...]) -> tuple[PayoutSlip, ...]:
    """Write the slips of these."""
    return tuple(replace(PAYOUTS[0], name=name) for name in names)


def prizes(tickets: tuple[str, ...]) -> PrizeList:
    """Make the list of an event that is played for these."""
    return replace(
        PRIZES, lines=tuple(PrizeLine(str(n), f"€{50 - n}", t) for n, t in enumerate(tickets, 1))
    )


RECEIPTS = (
    ReceiptSlip(
        "117", NAMES[0], "Buy-in", "€550", "Paid card, 19:41", "Noor Haddad", FOOT,
        (("Prizes", "€500"), ("Fee", "€50")), ("Entry 58", "20,000 chips", "Seat 12.5"),
    ),
    ReceiptSlip(
        "12,044", NAMES[6], "Re-entry, his 2nd entry", "CHF 1,079,425.50", "Paid ticket, 7:49 PM",
        "Maximiliane Freifrau von Hohenfels-Langenau", FOOT,
        (("Prizes", "CHF 1,079,000"), ("Fee", "CHF 25.50"), ("Staff", "CHF 200"),
         ("Bounty", "CHF 200")),
        ("Entry 12,044", "60,000 chips"), stamp="Given back, receipt 12,045",
    ),
    ReceiptSlip(
        "12,045", NAMES[6], "Re-entry, his 2nd entry, receipt 12,044", "CHF 1,079,425.50",
        "transfer, 8:02 PM", NAMES[5], FOOT, back=True,
    ),
    ReceiptSlip(
        "9", "Kim Do-eul", "Add-on", "€250", "Paid cash, 19:58", "", FOOT, (), ("30,000 chips",),
        stamp="Void since 20:04",
    ),
)  # fmt: skip
_HEADS = ("RECEIPTS", "TAKEN", "GIVEN BACK", "IN THE TILL")


def _till(cashier: str) -> CashBlock:
    return CashBlock(
        cashier,
        (
            CashLine("Cash", "1,024", "5,061,250.50", "1,100", "5,060,150.50", counts=True),
            CashLine("Card", "9", "990", "", "990", counts=True),
            CashLine("Together", "1,033", "5,062,240.50", "1,100", "5,061,140.50", total=True),
        ),
        _HEADS,
    )


def cash(names: tuple[str, ...]) -> CashSheet:
    """Cash up with these, each of whom had a receipt that is void."""
    sold = CashBlock(
        "What was sold",
        (
            CashLine("Buy-ins", "1,012", left="5,060,000"),
            CashLine("Refunds", "1", left="−1,100"),
            CashLine("Together", "1,013", left="5,061,140.50", total=True),
        ),
        ("NUMBER", "", "", "AMOUNT"),
    )
    void = CashBlock(
        "Void receipts, in no sum",
        tuple(
            CashLine(f"{number}  {name}, buy-in", "", left="110")
            for number, name in enumerate(names, 117)
        ),
        ("", "", "", "AMOUNT"),
    )
    note = "Taken back with Undo, and in no sum: receipt 3, 7."
    tills = tuple(_till(name) for name in names)
    return CashSheet("€5,061,140.50, as of 21:40", (*tills, sold, void), FOOT, note)


CASH = cash(NAMES[:2])


def receipts(names: tuple[str, ...]) -> tuple[ReceiptSlip, ...]:
    """Write a receipt for each of these, who takes his own money."""
    return tuple(replace(RECEIPTS[0], name=name, cashier=name) for name in names)
