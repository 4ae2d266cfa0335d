"""What the Entries page has for paper: receipts just written, seat cards, the cash-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.scan_text import scan_text
from tdtool.ui.panels.print_panel import Sheet
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.list_works import seat_card_work
from tdtool.ui.printing.till_works import cash_work, receipt_work

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.values import EntryId


def cash_up(desk: Desk) -> Sheet:
    """Offer the cash-up."""
    return Sheet("Cash-up", work=lambda paper: cash_work(desk, Choice(paper.size, paper.landscape)))


def receipts(desk: Desk, numbers: Sequence[int]) -> tuple[Sheet, ...]:
    """Offer receipts by their numbers, on one sheet."""
    if not numbers:
        return ()
    which = ", ".join(map(str, numbers))
    name = f"Receipt {numbers[0]}" if len(numbers) == 1 else f"{len(numbers):,} receipts"
    return (
        Sheet(
            name,
            work=lambda paper: receipt_work(desk, Choice(paper.size, paper.landscape, which)),
        ),
    )


def cards(desk: Desk, entries: Sequence[EntryId]) -> tuple[Sheet, ...]:
    """Offer the seat cards of those of these who have a seat."""
    seated = [entry for entry in entries if desk.state.entries[entry].seat is not None]
    if not seated:
        return ()
    which = ", ".join(scan_text(entry) for entry in seated)
    name = "Seat card" if len(seated) == 1 else f"{len(seated):,} seat cards"
    return (
        Sheet(
            name,
            work=lambda paper: seat_card_work(desk, Choice(paper.size, paper.landscape, which)),
        ),
    )
