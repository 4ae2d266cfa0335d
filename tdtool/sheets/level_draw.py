"""Drawing a level sheet: head, notes, table, foot."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

from tdtool.sheets import level_head, level_table
from tdtool.sheets.level_plan import FOOT_HEIGHT, SIDE_GAP, NotePlace, Plan, Planner
from tdtool.sheets.page import Foot, Paper, draw_foot
from tdtool.sheets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.flow import Piece
    from tdtool.sheets.level_record import LevelSheet


def draw_sheets(
    sheets: Sequence[LevelSheet],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw level sheets as one PDF, each on as few pages as it fits on."""
    pen = Pen(out, paper.width, paper.height, sheets[0].title)
    for number, sheet in enumerate(sheets):
        if each_page is not None:
            each_page()
        if number:
            pen.next_page()
        _draw_sheet(pen, sheet, paper)
    pen.save()


def _draw_sheet(pen: Pen, sheet: LevelSheet, paper: Paper) -> None:
    head, plan, remarks = _planned(sheet, paper)
    bottom = paper.height - FOOT_HEIGHT
    foot = Foot(sheet.title, sheet.printed, sheet.log_hash)
    pages = len(plan.pages) + len(remarks)
    for number, blocks in enumerate(plan.pages, start=1):
        if number == 1:
            head.draw(pen, plan.notes)
        else:
            pen.next_page()
            head.draw_again(pen, level_table.day_before(plan.pages, number - 1))
        top = plan.tops[0 if number == 1 else 1]
        level_table.draw_blocks(pen, sheet, plan, blocks, (paper.margin, top))
        if number == 1 and plan.notes is NotePlace.SIDE:
            head.draw_side(pen, paper.margin + plan.width + SIDE_GAP, top)
        if number == len(plan.pages):
            head.draw_tail(pen, plan.notes, bottom)
        draw_foot(pen, paper, foot, number, pages)
    for number, lines in enumerate(remarks, start=len(plan.pages) + 1):
        pen.next_page()
        head.draw_again(pen, "")
        head.draw_tail_page(pen, lines)
        draw_foot(pen, paper, foot, number, pages)


def count_pages(sheet: LevelSheet, paper: Paper) -> int:
    """Count the pages that a level sheet takes."""
    _, plan, remarks = _planned(sheet, paper)
    return len(plan.pages) + len(remarks)


def _planned(
    sheet: LevelSheet, paper: Paper
) -> tuple[level_head.Head, Plan, list[list[list[Piece]]]]:
    """Measure a sheet and say what stands on which page."""
    head = level_head.Head(sheet, paper)
    planner = Planner(
        sheet,
        paper,
        {place: head.height(place) for place in NotePlace},
        {place: head.tail_height(place) for place in NotePlace},
        head.next_height,
    )
    plan = planner.plan()
    return head, plan, head.tail_pages(plan.notes, paper.height - FOOT_HEIGHT)
