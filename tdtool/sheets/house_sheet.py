"""The house rule sheet: chosen rules in the house's words, to hang on the wall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper


class HouseEntry(NamedTuple):
    """One rule: what it is about, the sentence to say, more words, the books it rests on."""

    title: str
    say: str
    detail: str = ""
    books: str = ""


@dataclass(frozen=True, slots=True)
class HouseSheet:
    """The chosen rules in their order; `subtitle` says by which book the house plays."""

    subtitle: str
    entries: tuple[HouseEntry, ...]
    foot: Foot
    title: str = "House rules"


def pages(sheet: HouseSheet, paper: Paper) -> int:
    """Count the pages that the rules take."""
    from tdtool.sheets.house_draw import laid

    return len(laid(sheet, paper))


def draw(
    sheet: HouseSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the rules as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.house_draw import draw_house

    draw_house(sheet, paper, out, each_page)
