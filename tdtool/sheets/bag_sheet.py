"""The bag-and-tag sheet: a table at the end of a day, two counts and a signature for each stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper


class BagLine(NamedTuple):
    """One stack; what is "" is a line to write on."""

    seat: str
    name: str
    player: str = ""
    dealer: str = ""
    bag: str = ""


@dataclass(frozen=True, slots=True)
class BagSheet:
    """One table; `day` says which day or flight ends. `total` is what its bags hold, or ""."""

    table: str
    lines: tuple[BagLine, ...]
    foot: Foot
    day: str = ""
    total: str = ""


def pages(sheets: Sequence[BagSheet]) -> int:
    """Count the pages: one for each table."""
    return max(1, len(sheets))


def draw(
    sheets: Sequence[BagSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw bag-and-tag sheets as a PDF into a binary file, one a page."""
    from tdtool.sheets.bag_sheet_draw import draw_sheets

    draw_sheets(sheets, paper, out, each_page)
