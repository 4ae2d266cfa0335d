"""The chips for an event on paper: how many of each make a stack, and what the bank needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper

HEADS = ("Chip", "Colour", "In a stack", "At the start", "Colour-ups", "At most", "Bank", "Short")


class ChipRow(NamedTuple):
    """One value in words, "" where there is nothing to say."""

    chip: str
    colour: str
    stack: str
    start: str
    added: str
    most: str
    bank: str = ""
    short: str = ""
    leaves: str = ""
    """When it leaves play: "after level 6"."""


@dataclass(frozen=True, slots=True)
class ChipList:
    """The chips for so many entries; `said` are sentences below the title."""

    title: str
    rows: tuple[ChipRow, ...]
    foot: Foot
    beside: str = ""
    said: tuple[str, ...] = ()


def pages(sheet: ChipList, paper: Paper) -> int:
    """Count the pages."""
    return max(1, -(-len(sheet.rows) // rows_a_page(paper)))


def rows_a_page(paper: Paper) -> int:
    """Tell how many values stand on a page."""
    return max(3, int((paper.height - paper.margin - 200) // ROW))


ROW = 30.0
"""Points of a row's height."""


def draw(
    sheet: ChipList, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the list as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.chip_list_draw import draw_list

    draw_list(sheet, paper, out, each_page)
