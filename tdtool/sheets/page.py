"""Paper sizes, margins and the foot that every page has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from tdtool.sheets.letterhead import NO_HOUSE, Letterhead

if TYPE_CHECKING:
    from datetime import datetime

    from tdtool.sheets.pen import Pen

MILLIMETRE = 72 / 25.4
FOOT_SIZE = 7.5
FOOT_RISE = {"A5": 21.0, "larger": 28.0}
"""Points from the bottom of the page to the foot's baseline."""
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = (
    *("Jan", "Feb", "Mar", "Apr", "May", "Jun"),
    *("Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
)


class PaperSize(StrEnum):
    """The papers that lie in a card room's printer."""

    LETTER = "letter"
    A4 = "a4"
    A5 = "a5"


PORTRAIT = {
    PaperSize.LETTER: (612.0, 792.0),
    PaperSize.A4: (210 * MILLIMETRE, 297 * MILLIMETRE),
    PaperSize.A5: (148 * MILLIMETRE, 210 * MILLIMETRE),
}


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper and which way up it lies; width, height and margin in points."""

    size: PaperSize = PaperSize.LETTER
    landscape: bool = False

    @property
    def width(self) -> float:
        """Give the width as the paper lies."""
        return PORTRAIT[self.size][1 if self.landscape else 0]

    @property
    def height(self) -> float:
        """Give the height as the paper lies."""
        return PORTRAIT[self.size][0 if self.landscape else 1]

    @property
    def margin(self) -> float:
        """Give the margin: 12 mm on A5, 15 mm on anything larger."""
        return (12 if self.size is PaperSize.A5 else 15) * MILLIMETRE


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands at the foot of every page: the event, when it was printed, the log."""

    event: str
    printed: datetime | None = None
    log_hash: str = ""
    """The first seven characters of the log's hash; empty where there is no log."""
    house: Letterhead = NO_HOUSE
    """Whose paper it is: stands at the head of a first page, or before the event on a slip."""


def printed_words(printed: datetime | None) -> str:
    """Say when a sheet was printed: "Printed Sat 14 Mar 2026, 11:20"."""
    if printed is None:
        return ""
    day = f"{WEEKDAYS[printed.weekday()]} {printed.day} {MONTHS[printed.month - 1]} {printed.year}"
    return f"Printed {day}, {printed:%H:%M}"


def draw_foot(pen: Pen, paper: Paper, foot: Foot, page: int, pages: int) -> None:
    """Draw the foot: event, printed at, log, page x of y, evenly across the page."""
    # What draws is loaded with the first sheet; a paper has a size before.
    from tdtool.sheets.pen import GREY, Align

    log = f"Log {foot.log_hash}" if foot.log_hash else ""
    end = f"Page {page} of {pages}"
    words = [word for word in (printed_words(foot.printed), log, end) if word]
    y = paper.height - FOOT_RISE["A5" if paper.size is PaperSize.A5 else "larger"]
    right = paper.width - paper.margin
    room = right - paper.margin
    widths = [_width(word) for word in words]
    event_room = room - sum(widths) - 12.0 * len(words)
    used = pen.text(paper.margin, y, foot.event, FOOT_SIZE, max_width=event_room, grey=GREY)
    gap = (room - used - sum(widths)) / len(words)
    x = paper.margin + used
    for word, width in zip(words, widths, strict=True):
        x += gap + width
        pen.text(x, y, word, FOOT_SIZE, align=Align.RIGHT, grey=GREY)


def _width(text: str) -> float:
    from tdtool.sheets.faces import Weight
    from tdtool.sheets.fonts import text_width

    return text_width(text, FOOT_SIZE, Weight.REGULAR)
