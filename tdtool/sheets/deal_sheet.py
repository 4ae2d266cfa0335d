"""The deal sheet: who gets what, for all who are left to sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper


class DealLine(NamedTuple):
    """A player: chips, what he would get by ICM and by chips ("" where unknown), his share."""

    name: str
    chips: str
    icm: str
    chop: str
    share: str


@dataclass(frozen=True, slots=True)
class DealSheet:
    """A deal; `says` what is shared, `way` how, `left` what stays to play for ("" for nothing)."""

    says: str
    way: str
    lines: tuple[DealLine, ...]
    total: DealLine
    foot: Foot
    left: str = ""


def pages(sheet: DealSheet, paper: Paper) -> int:  # noqa: ARG001 - asked like any sheet
    """Count the pages: a deal is signed on one."""
    return 1


def draw(
    sheet: DealSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the sheet as a PDF into a binary file."""
    from tdtool.sheets.deal_sheet_draw import draw_deal

    draw_deal(sheet, paper, out, each_page)
