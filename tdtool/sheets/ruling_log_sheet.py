"""The ruling log on paper: every record with its words, the first one first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper


class LogRecord(NamedTuple):
    """One ruling as it is read; what is "" is left out.

    `when` is the time of day, `where` the level and the seat or table ("Level 13, 12.7"),
    `rests` the entry and the rules ("PEN-07; TDA 2024 rule 70"), `standing` what became of it.
    """

    number: int
    when: str
    where: str = ""
    players: str = ""
    title: str = ""
    happened: str = ""
    decision: str = ""
    penalty: str = ""
    rests: str = ""
    by: str = ""
    standing: str = ""


@dataclass(frozen=True, slots=True)
class RulingLog:
    """The records of a day or of the whole event; `subtitle` says which."""

    subtitle: str
    records: tuple[LogRecord, ...]
    foot: Foot


def pages(sheet: RulingLog, paper: Paper) -> int:
    """Count the pages that the log takes."""
    from tdtool.sheets.ruling_log_draw import laid

    return len(laid(sheet, paper))


def draw(
    sheet: RulingLog, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the log as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.ruling_log_draw import draw_log

    draw_log(sheet, paper, out, each_page)
