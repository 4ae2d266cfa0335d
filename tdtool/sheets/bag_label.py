"""Bag labels: one for each stack, to be cut apart and put into its bag or on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.seat_cards import grid

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper


class BagLabel(NamedTuple):
    """One label; `chips` and `bag` are "" where they are to be written by hand."""

    name: str
    seat: str
    entry: int
    chips: str = ""
    bag: str = ""


@dataclass(frozen=True, slots=True)
class BagLabels:
    """All labels in the order of printing; `day` says which day or flight ends."""

    labels: tuple[BagLabel, ...]
    foot: Foot
    day: str = ""


def pages(sheet: BagLabels, paper: Paper) -> int:
    """Count the pages that the labels take."""
    return max(1, -(-len(sheet.labels) // grid(paper).places))


def draw(
    sheet: BagLabels, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the labels as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.bag_label_draw import draw_labels

    draw_labels(sheet, paper, out, each_page)
