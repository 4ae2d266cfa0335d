"""Receipts and the cash-up as work for the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import cash_sheet, receipt
from tdtool.tournament.money.cash_up import CashUp, Taken, cash_up
from tdtool.tournament.money.currency import UNNAMED
from tdtool.tournament.money.means import ENTRIES, Sale
from tdtool.tournament.money.sayings import MEANS, SALES
from tdtool.tournament.queries import starting_chips
from tdtool.tournament.standings import ordinal
from tdtool.ui import figures, papers, plain
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import parts, picked_entries
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.desk import Desk
    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.money.till import Receipt
    from tdtool.tournament.values import TextId
    from tdtool.ui.printing.choice import Choice

NO_CASHIER = "No cashier named"
_RANGE = 2
_HEADS = ("RECEIPTS", "TAKEN", "GIVEN BACK", "IN THE TILL")
_SOLD = {
    Sale.BUY_IN: "Buy-ins",
    Sale.RE_ENTRY: "Re-entries",
    Sale.REBUY: "Rebuys",
    Sale.ADD_ON: "Add-ons",
    Sale.REFUND: "Refunds",
}


# Receipts.


def receipt_work(desk: Desk, choice: Choice) -> Work:
    """Take receipts from the desk: the last act's, or those that were typed."""
    till = desk.state.till
    if not till.receipts:
        raise Unclear("No receipt is written yet: one is, when somebody pays for his entry.")
    typed = choice.which.strip()
    chosen = _picked(typed, desk) if typed else _latest(desk)
    texts = desk.texts()
    slips = tuple(_slip(desk, one, texts) for one in chosen)
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.RECEIPTS),
        lambda out, each: receipt.draw(slips, paper, out, each),
        lambda: receipt.pages(slips, paper),
        f"{counted(len(slips), 'receipt')}.",
    )


def _latest(desk: Desk) -> list[Receipt]:
    """Give the receipts that were written at once with the last one."""
    receipts = list(desk.state.till.receipts.values())
    return [one for one in receipts if one.at_ms == receipts[-1].at_ms]


def _picked(typed: str, desk: Desk) -> list[Receipt]:
    """Give the receipts of these numbers, and all of those who are named; raises Unclear."""
    receipts = desk.state.till.receipts
    found: dict[int, None] = {}
    for part in parts(typed):
        ends = [piece.strip() for piece in part.replace("\u2013", "-").split("-")]
        if len(ends) <= _RANGE and all(end.isdecimal() for end in ends):
            first, last = int(ends[0]), int(ends[-1])
            numbers = [number for number in receipts if first <= number <= last]
            if not numbers:
                raise Unclear(f"There is no receipt {part}.")
        else:
            entries = picked_entries(part, desk, tuple(desk.state.entries))
            of_them = [desk.state.till.by_entry.get(entry, ()) for entry in entries]
            numbers = [number for some in of_them for number in some]
            if not numbers:
                raise Unclear(f"“{plain.one_line(part, 40)}” has no receipt.")
        found.update(dict.fromkeys(numbers))
    return [receipts[number] for number in found]


def _slip(desk: Desk, one: Receipt, texts: Mapping[TextId, str]) -> receipt.ReceiptSlip:
    entry = desk.state.entries[one.entry]
    back = one.sale is Sale.REFUND
    of = one if one.of is None else desk.state.till.receipts[one.of]
    what = SALES[of.sale].capitalize()
    if of.sale in ENTRIES and entry.number > 1:
        what += f", his {ordinal(entry.number)} entry"
    if back:
        what += f", receipt {of.number}"
    prices = (
        ("Prizes", one.price.prize),
        ("Fee", one.price.fee),
        ("Staff", one.price.staff),
        ("Bounty", one.price.bounty),
    )
    made_of = [(name, amount) for name, amount in prices if amount]
    at = figures.time_of_day(one.at_ms, desk.now().utc_offset)
    return receipt.ReceiptSlip(
        number=f"{one.number}",
        name=desk.name(one.entry),
        what=what,
        amount=figures.signed_money(one.amount, one.currency),
        paid=f"{MEANS[one.means]}, {at}" if back else f"Paid {MEANS[one.means]}, {at}",
        cashier=texts.get(one.cashier, ""),
        foot=papers.foot(desk),
        parts=tuple((name, figures.signed_money(amount, one.currency)) for name, amount in made_of)
        if len(made_of) > 1
        else (),
        with_it=_with_it(desk, one),
        back=back,
        stamp=_stamp(desk, one),
    )


def _with_it(desk: Desk, one: Receipt) -> tuple[str, ...]:
    """Say what comes with what was paid: chips, and for an entry its seat."""
    if one.sale is Sale.REFUND:
        return ()
    if one.sale not in ENTRIES:
        return (f"{figures.number(one.chips)} chips",)
    seat = desk.state.entries[one.entry].seat
    stack = starting_chips(desk.state, one.entry) - desk.state.till.chips.get(one.entry, 0)
    lines = [f"Entry {figures.number(one.entry)}"]
    if stack:
        lines.append(f"{figures.number(stack)} chips")
    return (*lines, f"Seat {seat}") if seat is not None else tuple(lines)


def _stamp(desk: Desk, one: Receipt) -> str:
    if one.voided_ms is not None:
        return f"Void since {figures.time_of_day(one.voided_ms, desk.now().utc_offset)}"
    return "" if one.refund is None else f"Given back, receipt {one.refund}"


# The cash-up.


def cash_work(desk: Desk, choice: Choice) -> Work:
    """Take the cash-up from the desk as it stands now."""
    found = cash_up(desk.state)
    if not desk.state.till.given:
        raise Unclear("No receipt is written yet: there is nothing to cash up.")
    texts = desk.texts()
    currency = found.currency or UNNAMED
    now = figures.time_of_day(desk.now().wall_ms, desk.now().utc_offset)
    blocks = [*_tills(found, currency, texts), _sold(found, currency)]
    if found.void:
        blocks.append(_void(desk, found, currency))
    undone = ", ".join(figures.number(number) for number in found.undone)
    sheet = cash_sheet.CashSheet(
        f"{figures.signed_money(found.total, currency)}, as of {now}",
        tuple(blocks),
        papers.foot(desk),
        f"Taken back with Undo, and in no sum: receipt {undone}." if undone else "",
    )
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.CASH_UP),
        lambda out, each: cash_sheet.draw(sheet, paper, out, each),
        lambda: cash_sheet.pages(sheet, paper),
        f"{figures.signed_money(found.total, currency)} in the till.",
        recorded(Offer.CASH_UP),
    )


def _tills(
    found: CashUp, currency: Currency, texts: Mapping[TextId, str]
) -> Iterable[cash_sheet.CashBlock]:
    """Give a block for each cashier, and one for all of them where there are several."""
    cashiers = list(dict.fromkeys(line.cashier for line in found.lines))
    for cashier in cashiers:
        mine = [line for line in found.lines if line.cashier == cashier]
        yield _till(texts.get(cashier, "") or NO_CASHIER, mine, currency)
    if len(cashiers) > 1:
        means = dict.fromkeys(line.means for line in sorted(found.lines, key=_means_place))
        together = [_together([line for line in found.lines if line.means is one]) for one in means]
        yield _till("All together", together, currency, counts=False)


def _means_place(line: Taken) -> int:
    return list(type(line.means)).index(line.means)


def _together(lines: list[Taken]) -> Taken:
    return Taken(
        "",
        lines[0].means,
        sum(line.receipts for line in lines),
        sum(line.taken for line in lines),
        sum(line.refunded for line in lines),
    )


def _till(
    title: str, lines: list[Taken], currency: Currency, *, counts: bool = True
) -> cash_sheet.CashBlock:
    rows = [_row(MEANS[line.means].capitalize(), line, currency, counts=counts) for line in lines]
    if len(lines) > 1:
        rows.append(_row("Together", _together(lines), currency, total=True))
    return cash_sheet.CashBlock(title, tuple(rows), _HEADS)


def _row(
    what: str, line: Taken, currency: Currency, *, total: bool = False, counts: bool = False
) -> cash_sheet.CashLine:
    return cash_sheet.CashLine(
        what,
        figures.number(line.receipts),
        figures.money(line.taken, currency),
        figures.money(line.refunded, currency) if line.refunded else "",
        figures.money(line.total, currency),
        total,
        counts,
    )


def _sold(found: CashUp, currency: Currency) -> cash_sheet.CashBlock:
    lines = [
        cash_sheet.CashLine(
            _SOLD[sold.sale],
            figures.number(sold.number),
            left=figures.money(-sold.amount if sold.sale is Sale.REFUND else sold.amount, currency),
        )
        for sold in found.sales
    ]
    number = sum(sold.number for sold in found.sales)
    total = figures.money(found.total, currency)
    lines.append(cash_sheet.CashLine("Together", figures.number(number), left=total, total=True))
    return cash_sheet.CashBlock("What was sold", tuple(lines), ("NUMBER", "", "", "AMOUNT"))


def _void(desk: Desk, found: CashUp, currency: Currency) -> cash_sheet.CashBlock:
    lines = tuple(
        cash_sheet.CashLine(
            f"{figures.number(one.number)}  {desk.name(one.entry)}, {SALES[one.sale]}",
            "",
            left=figures.money(one.amount, currency),
        )
        for one in found.void
    )
    return cash_sheet.CashBlock("Void receipts, in no sum", lines, ("", "", "", "AMOUNT"))
