"""Receipts: what was taken or given back, by whom and how, to be handed over the desk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from tdtool.sheets.slip_page import slip_pages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper


@dataclass(frozen=True, slots=True)
class ReceiptSlip:
    """One receipt.

    `what` says what it is for ("Re-entry, his 2nd entry"), `amount` what went over the desk as
    it is written, `paid` how and when ("cash, 19:41"); `parts` are what the amount is made of,
    each (what, how much), `with_it` lines of what comes with it (chips, a seat). `back`: money
    goes back, which is signed. `stamp` is what became of it since ("Void: typed twice").
    """

    number: str
    name: str
    what: str
    amount: str
    paid: str
    cashier: str
    foot: Foot
    parts: tuple[tuple[str, str], ...] = ()
    with_it: tuple[str, ...] = ()
    back: bool = False
    stamp: str = ""


def pages(slips: Sequence[ReceiptSlip], paper: Paper) -> int:
    """Count the pages that the receipts take."""
    return slip_pages(len(slips), paper)


def draw(
    slips: Sequence[ReceiptSlip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw receipts as a PDF into a binary file, several a page, to be cut apart."""
    from tdtool.sheets.receipt_draw import draw_receipts

    draw_receipts(slips, paper, out, each_page)
