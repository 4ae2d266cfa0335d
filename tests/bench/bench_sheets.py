"""How long sheets take to print, fonts and libraries loaded, as at the desk."""

from __future__ import annotations

import io
import time
from statistics import median
from typing import TYPE_CHECKING

from tests.bench.row import Row
from tests.sheets.events import EVENTS, championship
from tests.sheets.test_posting_card import DEAD, MOVING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.posting_card import PostingCard
    from tdtool.tournament.structure import Structure

_RUNS = 9
_SHEET = 150
_CARD = 100


def rows() -> list[Row]:
    """Measure level sheets and posting cards, each from its state to the finished PDF."""
    from tdtool.sheets.level_record import SheetHead
    from tdtool.sheets.level_sheet import content, draw
    from tdtool.sheets.page import Paper, PaperSize
    from tdtool.sheets.posting_card import draw as draw_cards

    def sheet(structure: Structure, head: SheetHead, paper: Paper) -> Callable[[], None]:
        return lambda: draw(content(structure, head), paper, io.BytesIO())

    def card(shown: PostingCard) -> Callable[[], None]:
        return lambda: draw_cards([shown], Paper(PaperSize.A5), io.BytesIO())

    letter, a4 = Paper(), Paper(PaperSize.A4)
    sheets = [
        ("25 levels", sheet(*EVENTS["spring_main"], letter)),
        ("47 levels in two blocks", sheet(*EVENTS["championship"], a4)),
        ("a mix", sheet(*EVENTS["six_games"], letter)),
        ("180 levels", sheet(championship(180), SheetHead(), letter)),
    ]
    cards = [("dead button", card(DEAD)), ("three big blinds", card(MOVING))]
    return [
        *(Row(f"level sheet, {what}", _milliseconds(it), _SHEET, "ms") for what, it in sheets),
        *(Row(f"posting card, {what}", _milliseconds(it), _CARD, "ms") for what, it in cards),
    ]


def _milliseconds(print_it: Callable[[], None]) -> float:
    print_it()
    taken = []
    for _ in range(_RUNS):
        start = time.perf_counter()
        print_it()
        taken.append(time.perf_counter() - start)
    return median(taken) * 1000
