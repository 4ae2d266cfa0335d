"""The journal as work for the printer: of today or of all days, with the words typed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from tdtool.sheets import journal_sheet
from tdtool.sheets.page import MONTHS, WEEKDAYS
from tdtool.ui import papers
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.finder import Scope
from tdtool.ui.journal.journal_row import journal_row
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.work import Unclear, Work, counted, name_of

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.printing.choice import Choice

_TODAY = 0
_books: WeakKeyDictionary[Desk, Book] = WeakKeyDictionary()
"""What was read of each desk's journal: reading on takes no time."""


def journal_work(desk: Desk, choice: Choice) -> Work:
    """Take the journal from the desk, the oldest act first."""
    book, now = _book(desk), desk.now()
    today = _date(now.wall_ms, now.utc_offset)
    lines = []
    for line in reversed(book.find(choice.which, 0, Scope())):
        date = _date(_wall_ms(book, line), now.utc_offset)
        if choice.kind != _TODAY or date == today:
            lines.append(_line(book, line, date))
    if not lines:
        words = " with these words" if choice.which.strip() else ""
        raise Unclear(f"Nothing is in the journal{words}{_of_today(choice)}.")
    says = f"{'Today' if choice.kind == _TODAY else 'All days'}, {counted(len(lines), 'line')}"
    if choice.which.strip():
        says += f" with “{choice.which.strip()[:40]}”"
    sheet = journal_sheet.JournalSheet(says, tuple(lines), papers.foot(desk))
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.JOURNAL),
        lambda out, each: journal_sheet.draw(sheet, paper, out, each),
        lambda: journal_sheet.pages(sheet, paper),
        f"{says}.",
    )


def _of_today(choice: Choice) -> str:
    return " of today" if choice.kind == _TODAY else ""


def _book(desk: Desk) -> Book:
    book = _books.get(desk)
    if book is None:
        book = _books[desk] = Book(desk, desk.texts)
    else:
        book.take_in()
    book.work_out_places()
    return book


def _wall_ms(book: Book, line: int) -> int:
    chronicle = book.chronicle
    return chronicle.turns[~line].at_ms if line < 0 else chronicle.walls[line]


def _line(book: Book, line: int, date: datetime) -> journal_sheet.JournalLine:
    row = journal_row(book.teller, line)
    day = f"{WEEKDAYS[date.weekday()]} {date.day} {MONTHS[date.month - 1]} {date.year}"
    return journal_sheet.JournalLine(
        day, row.time, row.level, row.words, row.where, row.after, row.began
    )


def _date(wall_ms: int, utc_offset: int) -> datetime:
    """Give the local day of a moment."""
    local = datetime.fromtimestamp(wall_ms // 1000, UTC) + timedelta(seconds=utc_offset)
    return local.replace(hour=0, minute=0, second=0, microsecond=0)
