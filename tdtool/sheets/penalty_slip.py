"""Penalty slips: a box for each hand that a player misses, for the dealer to tick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from tdtool.sheets.slip_page import slip_pages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper


@dataclass(frozen=True, slots=True)
class PenaltySlip:
    """One player's penalty.

    `rounds` holds the hands of each round, a single row for missed hands; `served` of them
    are ticked already. `said` is it in words ("2 rounds, 9 at the table: 18 hands"), `given`
    when and by whom, `reason` what for, `rule` the rule it follows, written out.
    """

    name: str
    seat: str
    ruling: int
    rounds: tuple[int, ...]
    served: int
    said: str
    foot: Foot
    given: str = ""
    reason: str = ""
    rule: str = ""


def pages(slips: Sequence[PenaltySlip], paper: Paper) -> int:
    """Count the pages that the slips take."""
    return slip_pages(len(slips), paper)


def draw(
    slips: Sequence[PenaltySlip],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw slips as a PDF into a binary file, several a page, to be cut apart."""
    from tdtool.sheets.penalty_slip_draw import draw_slips

    draw_slips(slips, paper, out, each_page)
