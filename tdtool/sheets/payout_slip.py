"""Payout slips: place, amount and time, to be signed when the money is handed over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from tdtool.sheets.slip_page import slip_pages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper


@dataclass(frozen=True, slots=True)
class PayoutSlip:
    """What one player gets.

    `place` is "58th of 1,045", "" without one; `amount` what is paid now, as it is written;
    `parts` what it is made of where there are several parts, each (what, how much); `tickets`
    what is handed over beside it. `out` says when and where he went out, `paid` when he was
    paid ("" while he was not).
    """

    name: str
    place: str
    amount: str
    foot: Foot
    parts: tuple[tuple[str, str], ...] = ()
    tickets: tuple[str, ...] = ()
    out: str = ""
    paid: str = ""


def pages(slips: Sequence[PayoutSlip], paper: Paper) -> int:
    """Count the pages that the slips take."""
    return slip_pages(len(slips), paper)


def draw(
    slips: Sequence[PayoutSlip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw slips as a PDF into a binary file, several a page, to be cut apart."""
    from tdtool.sheets.payout_slip_draw import draw_slips

    draw_slips(slips, paper, out, each_page)
