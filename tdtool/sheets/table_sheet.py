"""The table sheet: the seats of one table with lines for the stacks, or with nothing but lines."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper


class SheetSeat(StrEnum):
    """What a seat of the sheet is."""

    TAKEN = "taken"
    ON_THE_WAY = "on the way"
    EMPTY = "empty"
    LOCKED = "locked"
    BLANK = "blank"
    """To be filled in by hand, name and all."""


class TableSeat(NamedTuple):
    """One seat; `note` says where he comes from."""

    number: int
    name: str = ""
    state: SheetSeat = SheetSeat.EMPTY
    note: str = ""


@dataclass(frozen=True, slots=True)
class TableSheet:
    """One table; `level` and `stakes` are the level that is played, in words."""

    table: str
    seats: tuple[TableSeat, ...]
    foot: Foot
    level: str = ""
    stakes: str = ""

    @property
    def players(self) -> int:
        """Count who sits there, or is on his way."""
        return sum(seat.state in {SheetSeat.TAKEN, SheetSeat.ON_THE_WAY} for seat in self.seats)


def blank(table: str, seats: int, foot: Foot, *, level: str = "", stakes: str = "") -> TableSheet:
    """Make a sheet with lines for names and stacks."""
    rows = tuple(TableSeat(number, state=SheetSeat.BLANK) for number in range(1, seats + 1))
    return TableSheet(table, rows, foot, level, stakes)


def pages(sheets: Sequence[TableSheet]) -> int:
    """Count the pages: one for each table."""
    return max(1, len(sheets))


def draw(
    sheets: Sequence[TableSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw table sheets as a PDF into a binary file, one a page."""
    from tdtool.sheets.table_sheet_draw import draw_sheets

    draw_sheets(sheets, paper, out, each_page)
