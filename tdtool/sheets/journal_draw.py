"""Drawing the journal: time, level, words and table in columns, undone acts struck out."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.fonts import RIGHTWARD, text_width, wrap
from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import FAINT, GREY, Align, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.journal_sheet import JournalLine, JournalSheet
    from tdtool.sheets.page import Paper

TITLE = "Journal"
TYPE, LEADING, LABEL = 9.0, 12.2, 7.5
PAD = 3.6
"""Points above and below the words of an act together."""
HEADS, FOOT_ROOM, DAY = 16.0, 46.0, 22.0
TIME, LEVEL, TABLE = 58.0, 38.0, 62.0
LOOK_EACH = 50
"""So many acts are laid out before the work may be ended."""


class _Act(NamedTuple):
    """An act at its height on its page; `day` stands above it where it is another one."""

    y: float
    line: JournalLine
    words: tuple[str, ...]
    day: str


def laid(
    sheet: JournalSheet, paper: Paper, each_page: Callable[[], None] | None
) -> list[list[_Act]]:
    """Put the acts on their pages; `each_page` is called now and then, and may raise to end it."""
    wide = paper.width - 2 * paper.margin - TIME - LEVEL - TABLE
    bottom = paper.height - FOOT_ROOM
    pages: list[list[_Act]] = [[]]
    y = heading_height(paper) + HEADS
    day = ""
    for number, line in enumerate(sheet.lines):
        if each_page is not None and number % LOOK_EACH == 0:
            each_page()
        shown = f"{line.words} ({line.after})" if line.after else line.words
        words = tuple(wrap(shown, TYPE, Weight.REGULAR, wide)) or ("",)
        new = line.day if line.day != day else ""
        high = len(words) * LEADING + PAD + (DAY if new else 0)
        if y + high > bottom and pages[-1]:
            pages.append([])
            y = again_height(paper) + HEADS
        pages[-1].append(_Act(y, line, words, new))
        y += high
        day = line.day
    return pages


def draw_journal(
    sheet: JournalSheet, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of the journal."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, journal")
    headed = Headed(TITLE, (sheet.foot.event, sheet.subtitle), sheet.foot)
    pages = laid(sheet, paper, each_page)
    for first, page in headed_pages(pen, paper, headed, pages, each_page):
        _draw_heads(pen, paper, heading_height(paper) if first else again_height(paper))
        for act in page:
            _draw_act(pen, paper, act)
    pen.save()


def _draw_heads(pen: Pen, paper: Paper, top: float) -> None:
    left, right = paper.margin, paper.width - paper.margin
    for x, label in ((left, "TIME"), (left + TIME, "LEVEL"), (left + TIME + LEVEL, "WHAT")):
        pen.text(x, top + 8, label, LABEL, grey=GREY, tracking=0.06)
    pen.text(right, top + 8, "TABLE", LABEL, align=Align.RIGHT, grey=GREY, tracking=0.06)


def _draw_act(pen: Pen, paper: Paper, act: _Act) -> None:
    left, right = paper.margin, paper.width - paper.margin
    y = act.y
    if act.day:
        pen.text(left, y + DAY - 6, act.day, TYPE + 1, Weight.BOLD)
        y += DAY
    pen.rule(left, y, right, 0.3, FAINT)
    base = y + PAD / 2 + TYPE * 1.02
    grey = GREY if act.line.after else 0.0
    pen.text(left, base, act.line.time, TYPE, grey=grey, max_width=TIME - 5, tabular=True)
    pen.text(left + TIME, base, act.line.level, TYPE, grey=GREY, max_width=LEVEL - 5)
    weight = Weight.SEMIBOLD if act.line.began else Weight.REGULAR
    x = left + TIME + LEVEL
    struck = len(act.line.words) if act.line.after else 0
    for words in act.words:
        # A line may begin with a name that is written leftward.
        pen.text(x, base, RIGHTWARD + words, TYPE, weight, grey=grey, max_width=right - TABLE - x)
        if struck > 0:
            through = text_width(words[:struck], TYPE, weight)
            pen.rule(x, base - TYPE * 0.32, x + through, 0.6, GREY)
            struck -= len(words) + 1
        base += LEADING
    pen.text(
        right, y + PAD / 2 + TYPE * 1.02, act.line.where, TYPE, Weight.SEMIBOLD,
        align=Align.RIGHT, max_width=TABLE - 8, smallest=6,
    )  # fmt: skip
