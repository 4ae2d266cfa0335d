"""Drawing the ruling log: number, time and place in the gutter, the words beside them."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase
from tdtool.sheets.heading import again_height, heading_height
from tdtool.sheets.paging import Headed, headed_pages
from tdtool.sheets.pen import GREY, Pen
from tdtool.sheets.prose import SHORT, Column, Measure, Paragraph, Passage, draw_column, pour, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Paper
    from tdtool.sheets.ruling_log_sheet import LogRecord, RulingLog

TITLE = "Ruling log"
FOOT_ROOM = 46.0
TYPE, SMALL = 10.0, 8.5
GUTTER = 0.19
"""The gutter's share of the width."""


def laid(sheet: RulingLog, paper: Paper) -> list[list[Column]]:
    """Pour the records onto pages."""
    wide = paper.width - 2 * paper.margin
    measure = Measure(wide, max(70.0, wide * GUTTER), 15.0, ruled=True)
    bottom = paper.height - FOOT_ROOM
    heights = (bottom - heading_height(paper) - 6, bottom - again_height(paper) - 6)
    return pour([_passage(record) for record in sheet.records], measure, heights)


def _passage(record: LogRecord) -> Passage:
    beside = [Paragraph((Phrase(str(record.number), Weight.BOLD, 0.0),), 15.0)]
    for text in (record.when, record.where):
        beside += said(text, SMALL, grey=GREY)
    head = [Phrase(record.title, Weight.SEMIBOLD, 0.0)] if record.title else []
    if record.players:
        head.append(Phrase(record.players, Weight.REGULAR, 0.6 if head else 0.0))
    words: list[Paragraph] = []
    if head:
        words.append(Paragraph(tuple(head), TYPE + 1, longest=SHORT))
    words += said(record.happened, TYPE, before=2)
    decided = [text for text in (record.decision, record.penalty) if text]
    for place, text in enumerate(decided):
        words += said(text, TYPE, Weight.SEMIBOLD, before=3 if place == 0 else 1)
    rested = " · ".join(text for text in (record.rests, record.by) if text)
    words += said(rested, SMALL, before=3, grey=GREY)
    words += said(record.standing, SMALL, Weight.SEMIBOLD, before=2)
    return Passage(tuple(words), tuple(beside))


def draw_log(
    sheet: RulingLog, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None
) -> None:
    """Draw all pages of the log."""
    pen = Pen(out, paper.width, paper.height, f"{sheet.foot.event}, {TITLE.lower()}")
    pages = laid(sheet, paper)
    wide = paper.width - 2 * paper.margin
    headed = Headed(TITLE, (sheet.foot.event, sheet.subtitle), sheet.foot)
    for first, page in headed_pages(pen, paper, headed, pages, each_page):
        top = 6 + (heading_height(paper) if first else again_height(paper))
        draw_column(pen, page[0], paper.margin, top, wide)
    pen.save()
