"""The journal on paper: every act with its time to the second, the first one first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper


class JournalLine(NamedTuple):
    """One act; `after` says that it was undone and when: its words are struck out then.

    `began` marks a level that began by itself.
    """

    day: str
    time: str
    level: str
    words: str
    where: str = ""
    after: str = ""
    began: bool = False


@dataclass(frozen=True, slots=True)
class JournalSheet:
    """The acts that were asked for; `subtitle` says which and how many."""

    subtitle: str
    lines: tuple[JournalLine, ...]
    foot: Foot


def pages(sheet: JournalSheet, paper: Paper) -> int:
    """Count the pages that the journal takes."""
    from tdtool.sheets.journal_draw import laid

    return len(laid(sheet, paper, None))


def draw(
    sheet: JournalSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the journal as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.journal_draw import draw_journal

    draw_journal(sheet, paper, out, each_page)
