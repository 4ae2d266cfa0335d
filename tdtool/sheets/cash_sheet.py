"""The cash-up: what each cashier has to have, by means, with room to count it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.poured import Block, Measures, Page, poured

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper

FOOT_ROOM = 46.0
LARGE_MARGIN = 40.0


class CashLine(NamedTuple):
    """A line of a block: what it is of, so many, and amounts as they are written.

    `total` is a sum of lines above; `counts`: a line is drawn to write the counted sum on.
    """

    what: str
    number: str
    taken: str = ""
    given: str = ""
    left: str = ""
    total: bool = False
    counts: bool = False


class CashBlock(NamedTuple):
    """A cashier, all of them, what was sold, or receipts that do not count."""

    title: str
    lines: tuple[CashLine, ...]
    heads: tuple[str, str, str, str] = ("", "", "", "")
    """What stands over the four columns of figures; "" for nothing."""


@dataclass(frozen=True, slots=True)
class CashSheet:
    """A cash-up; `says` tells what is in the till, `note` what else a counter should know."""

    says: str
    blocks: tuple[CashBlock, ...]
    foot: Foot
    note: str = ""


def measures(paper: Paper) -> Measures:
    """Give the heights of a line, of a block's head and of the space before it."""
    return Measures(19.0, 30.0, 12.0) if paper.margin > LARGE_MARGIN else Measures(16.0, 26.0, 9.0)


def layout(sheet: CashSheet, paper: Paper) -> list[Page]:
    """Pour the blocks onto pages, none torn apart that fits one."""
    from tdtool.sheets.heading import again_height, heading_height

    bottom = paper.height - FOOT_ROOM
    heights = (bottom - heading_height(paper) - 18, bottom - again_height(paper) - 10)
    blocks = [Block(len(block.lines), kept=True) for block in sheet.blocks]
    return poured(blocks, heights, 1, measures(paper))


def pages(sheet: CashSheet, paper: Paper) -> int:
    """Count the pages that the cash-up takes."""
    return len(layout(sheet, paper))


def draw(
    sheet: CashSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the cash-up as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.cash_sheet_draw import draw_cash

    draw_cash(sheet, paper, out, each_page)
